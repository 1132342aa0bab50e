"""Offers between players by keys alone: kind, cards, price, answer; every limit says why."""

from __future__ import annotations

from functools import partial

import pytest

from game.engine.requests import Answer
from game.ui.joakim.prompts.base import JoakimPrompt
from game.ui.joakim.sharks import bargain_positions as positions
from game.ui.joakim.sharks.bargain_poses import POSES
from game.ui.joakim.sharks.sealed_bid import SealedBid
from game.ui.kit.gate import HAND_OVER
from game.ui.kit.harness import unreachable_by_arrows
from game.ui.kit.widgets.base import SMALLEST_TARGET

from .asking import Ask, Asked, Screen

LONG = "Åsa Öström-Häkkinen"


def seat_asked(asked: Asked) -> tuple[int, str]:
    return asked.prompt.seat, asked.prompt.request.question


def hand_on(asked: Asked) -> None:
    asked.pilot.wait(HAND_OVER)


def make_offer(asked: Asked) -> None:
    """Two ones and a five of banks of seat 1, for 15 less than all the cash."""
    asked.walk_to("buy bank").press("enter")
    asked.press("right", "right", "down", "right").walk_to("on").press("enter")
    asked.press("left").walk_to("-5").press("enter").walk_to("offer").press("enter")
    hand_on(asked)


def test_an_offer_from_its_first_word_to_the_last_by_keys_alone(ask: Ask) -> None:
    session = positions.offer()
    asked = ask(session)
    make_offer(asked)
    assert asked.answers == ["buy bank", "2x1 1x5", 69]
    assert seat_asked(asked) == (1, "offer_answer")
    drawn = asked.drawn
    assert {"Anna vill köpa 7 banker för 69 M", "69 M", "105 M", "157 M", "7 banker"} <= set(drawn)
    assert "Det är 36 M mindre än banken tar på sina rutor." in drawn
    assert asked.pilot.focused == "refuse", "nothing is sold by a press too many"
    asked.walk_to("accept").press("enter")
    state = session.state
    bank = 4
    assert state.owned(0, bank) == 7 and state.owned(1, bank) == 7
    assert (state.cash[0], state.cash[1]) == (6, 157)
    assert state.market == list(positions.VALUES), "offers move no value"


def test_another_price_is_answered_with_yes_or_no(ask: Ask) -> None:
    session = positions.offer()
    asked = ask(session)
    make_offer(asked)
    asked.walk_to("counter").press("enter")
    assert seat_asked(asked) == (1, "counter_price")
    asked.walk_to("+5").press("enter").walk_to("offer").press("enter")
    hand_on(asked)
    assert seat_asked(asked) == (0, "counter_answer")
    assert "Göran vill ha 75 M för 7 banker" in asked.drawn
    assert [w.name for w in asked.prompt.focus if w.name in ("refuse", "counter", "accept")] == [
        "refuse", "accept",
    ]  # fmt: skip
    asked.walk_to("refuse").press("enter")
    assert session.state.sharks is not None and len(session.state.sharks.refusals) == 2
    assert session.state.cash[0] == 75


@pytest.mark.parametrize(
    ("answers", "steps"),
    [((), "kind"), (("sell gold",), "cards"), (("sell gold", "1x1 0x5"), "price")],
)
def test_an_offer_can_be_dropped_at_every_step(
    answers: tuple[Answer, ...], steps: str, ask: Ask
) -> None:
    session = positions.offer(*answers)  # type: ignore[arg-type]
    asked = ask(session).walk_to("pass").press("enter")
    assert asked.answers == [0 if steps == "price" else "pass"]
    assert session.request is not None and session.request.question == "roll"


def test_every_step_can_be_taken_back_by_the_one_who_makes_the_offer(ask: Ask) -> None:
    asked = ask(positions.offer())
    asked.walk_to("buy bank").press("enter")
    assert asked.prompt.request.question == "offer_cards"
    asked.walk_to("undo").press("enter")
    assert asked.prompt.request.question == "offer_kind"


def test_kinds_that_cannot_be_traded_say_why(ask: Ask) -> None:
    reasons = ask(positions.offer(cash=(75, 3))).reasons()
    assert reasons["buy gold"].startswith("Göran äger inga guldgruvor.")
    assert reasons["sell bank"].startswith("Anna äger inga banker.")
    assert all("regel" in reason for reason in reasons.values())
    only_fives = positions.offer(cash=(3, 0))
    reasons = ask(only_fives).reasons()
    text = reasons["sell gold"]
    assert text.startswith("Priset måste vara minst 1 M, men Göran har bara 0 M i kontanter.")


def test_cards_stop_at_what_the_seller_has_and_at_what_the_buyer_can_pay(ask: Ask) -> None:
    asked = ask(positions.offer("buy bank", cash=(6,)))
    asked.press(*["right"] * 5)
    assert asked.said.startswith("Göran har bara 4 ettor.") and "regel" in asked.said
    asked.press("escape").press("down", "right")
    assert asked.said.startswith("Priset måste vara minst 9 M, men Anna har bara 6 M")
    asked.press("escape", "left")
    assert asked.said == "Färre än inga går inte."
    asked.press("escape").walk_to("on").press("enter")
    assert asked.answers == ["4x1 0x5"]


def test_prices_stop_at_the_bounds_and_at_the_cash_with_their_reasons(ask: Ask) -> None:
    asked = ask(positions.offer("buy bank", "2x1 0x5", cash=(49,)))
    asked.press(*["left"] * 28)
    assert asked.pilot.find("amount").value == 2  # type: ignore[attr-defined]
    asked.press("left")
    assert asked.said.startswith("Priset måste vara minst 2 M och högst 49 M.")
    assert "regel 2" in asked.said
    asked.press("escape", *["right"] * 48)
    assert asked.said.startswith("Anna har bara 49 M i kontanter.") and "regel 2" in asked.said
    asked = ask(positions.offer("sell ship", "1x1 0x5", cash=(75, 88)))
    asked.press(*["right"] * 25)
    assert asked.said.startswith("Priset måste vara minst 1 M och högst 25 M.")


def test_with_free_prices_only_the_cash_is_a_bound(ask: Ask) -> None:
    asked = ask(positions.offer("sell ship", "1x1 0x5", trade_prices="free"))
    asked.press(*["right"] * 40)
    assert asked.said == "" and asked.pilot.find("amount").value == 41  # type: ignore[attr-defined]


# A forced seller


def test_a_debtor_finds_a_better_price_than_the_banks_half(ask: Ask) -> None:
    session = positions.forced_offer()
    asked = ask(session)
    assert {"12 M", "1 M", "11 M", "56 M", "Göran", "Farmor", "Elsa"} <= set(asked.drawn)
    assert asked.reasons()["offer 2"].startswith(
        "Priset måste vara minst 1 M, men Farmor har bara 0 M i kontanter."
    )
    asked.walk_to("offer 3").press("enter")
    assert not [w.name for w in asked.prompt.focus if w.name.startswith("buy")]
    asked.walk_to("sell gold").press("enter", "right", "right").walk_to("on").press("enter")
    asked.walk_to("offer").press("enter")
    hand_on(asked)
    assert seat_asked(asked) == (3, "offer_answer")
    asked.walk_to("accept").press("enter")
    assert session.state.cash[0] == 1 + 18 - 12 and session.state.cash[3] == 141 - 18


def test_a_debtor_may_turn_to_the_bank_at_once(ask: Ask) -> None:
    asked = ask(positions.forced_offer()).walk_to("bank").press("enter")
    assert asked.answers == ["bank"]
    assert asked.prompt.request.question == "forced_sale"


def test_whoever_would_be_out_is_told_so(ask: Ask) -> None:
    assert any("Då är Anna ute ur spelet." in text for text in ask(positions.hopeless()).drawn)
    gentle = ask(positions.hopeless("gentle")).drawn
    assert any("efterskänks" in text for text in gentle)


# The card of a closed auction


def test_each_card_of_the_bank_can_be_picked_and_missing_ones_say_why(ask: Ask) -> None:
    asked = ask(positions.lot_choice())
    assert asked.reasons()["plane 1"].startswith("Banken har ingen etta med flygbolag kvar.")
    assert asked.reasons()["ship 5"].startswith("Banken har ingen femma med rederier kvar.")
    assert "×16" in asked.drawn and "75 M" in asked.drawn
    asked.walk_to("bank 5").press("enter")
    assert asked.answers == ["bank 5"]
    assert isinstance(asked.pilot.scene, SealedBid)


# All of them


@pytest.mark.case("O36")
@pytest.mark.parametrize("language", ["sv", "fi", "en"])
def test_nothing_is_cut_at_the_largest_text_size(language: str, only_screen: Screen) -> None:
    only_screen.speak(language, 1.5)
    for name, pose in POSES.items():
        pilot = only_screen.show(pose)
        texts = pilot.texts()
        cut = [
            each.string for each in texts if each.overflows or (each.cut and each.string != LONG)
        ]
        assert texts and cut == [], name
    assert only_screen.app.kit.words.missing == []  # type: ignore[attr-defined]
    assert not only_screen.app.kit.assets.missing


def test_whose_question_it_is_and_that_all_can_be_reached(screen: Screen) -> None:
    for name, pose in POSES.items():
        scene = screen.show(partial(pose)).scene
        assert unreachable_by_arrows(scene) == [], name
        for widget in scene.focus:
            if widget.takes_focus():
                assert min(widget.box.w, widget.box.h) >= SMALLEST_TARGET, (name, widget.name)
        if isinstance(scene, JoakimPrompt):
            owner = scene.name_of(scene.seat)
            first = next(text for text in screen.pilot.texts() if text.string == owner)
            assert first.size >= 48, name


@pytest.mark.parametrize(("price", "first"), [(7, 8), (30, 31), (75, 74)])
def test_another_price_is_never_the_one_that_was_offered(price: int, first: int, ask: Ask) -> None:
    """The seller begins a step higher, or lower where the buyer has no more."""
    asked = ask(positions.offer("buy bank", "2x1 1x5", price, "counter"))
    assert asked.pilot.find("amount").value == first  # type: ignore[attr-defined]
    assert "offer" not in asked.reasons()
    asked.press("left" if first > price else "right")
    assert asked.reasons()["offer"].startswith(f"Anna har redan föreslagit {price} M.")
