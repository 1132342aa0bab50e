"""Movements end where they should, at every speed, and at once when pressed away."""

import pytest

from game.ui.kit.animation import Call, Parallel, Sequence, Tween, Wait, fade, glide
from game.ui.kit.box import Box
from game.ui.kit.harness import PlainSettings
from game.ui.kit.playback import PACE, Playback
from game.ui.kit.settings import Speed
from game.ui.kit.sprites import Sprite
from tests.ui.conftest import Pilots

HERE, THERE = Box(0, 0, 10, 10), Box(100, 50, 10, 10)


def test_nothing_is_longer_than_a_second_and_a_half() -> None:
    with pytest.raises(ValueError, match="1500"):
        Tween(1501, lambda share: None)


def test_a_tween_runs_from_none_to_all() -> None:
    shares: list[float] = []
    tween = Tween(100, shares.append)
    tween.start()
    while tween.update(16):
        pass
    assert shares[0] == 0
    assert shares[-1] == 1
    assert shares == sorted(shares)
    tween.finish()
    assert shares.count(1) == 1


def test_sequence_and_parallel() -> None:
    log: list[str] = []
    steps = Sequence(
        Call(lambda: log.append("a")),
        Parallel(Wait(50), Sequence(Wait(20), Call(lambda: log.append("b")))),
        Call(lambda: log.append("c")),
    )
    steps.start()
    passed = 0
    while steps.update(10):
        passed += 10
    assert log == ["a", "b", "c"]
    assert 40 <= passed <= 60
    steps.finish()
    assert log == ["a", "b", "c"]


def test_reduced_motion_fades_instead_of_moving() -> None:
    sprite = Sprite(HERE)
    step = glide(sprite, THERE, 200, reduced_motion=True)
    step.start()
    places = set()
    while step.update(16):
        places.add(sprite.box)
    assert places | {sprite.box} == {HERE, THERE}
    assert (sprite.box, sprite.alpha) == (THERE, 1.0)


def test_fading_away_hides() -> None:
    sprite = Sprite(HERE)
    step = fade(sprite, 0, 100)
    step.start()
    step.finish()
    assert not sprite.visible


def story(log: list[str], sprite: Sprite) -> list[object]:
    return [
        glide(sprite, THERE, 300),
        Call(lambda: log.append("one")),
        Sequence(fade(sprite, 0.5, 100), Call(lambda: log.append("two"))),
        Parallel(Wait(1500), Call(lambda: log.append("three"))),
    ]


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_every_speed_ends_the_same(speed: Speed) -> None:
    log: list[str] = []
    sprite = Sprite(HERE)
    playback = Playback(lambda: speed)
    playback.add(*story(log, sprite))  # type: ignore[arg-type]
    assert playback.busy == (speed != "off")
    passed = 0
    while playback.update(10):
        passed += 10
    assert log == ["one", "two", "three"]
    assert (sprite.box, sprite.alpha) == (THERE, 0.5)
    if speed != "off":
        assert passed == pytest.approx(1900 / PACE[speed], rel=0.05)


def test_steps_added_while_playing_come_in_turn() -> None:
    log: list[str] = []
    playback = Playback(lambda: "off")
    playback.add(Call(lambda: playback.add(Call(lambda: log.append("b")))))
    playback.add(Call(lambda: log.append("c")))
    assert log == ["b", "c"]


class Card:
    """A card that waits until it was read."""

    waits = True

    def __init__(self) -> None:
        self.read = False

    def start(self) -> None: ...

    def update(self, ms: float) -> bool:
        return not self.read

    def finish(self) -> None:
        self.read = True


def test_what_must_be_read_also_waits_at_off() -> None:
    log: list[str] = []
    card = Card()
    playback = Playback(lambda: "off")
    playback.add(card, Call(lambda: log.append("after")))
    assert not playback.skip()
    assert playback.update(1000)
    assert log == []
    card.read = True
    assert not playback.update(10)
    assert log == ["after"]


@pytest.mark.parametrize("press", ["enter", "space", "escape", "click"])
def test_any_press_ends_the_animation_within_a_frame(pilots: Pilots, press: str) -> None:
    pilot = pilots(settings=PlainSettings(speed="slow"))
    log: list[str] = []
    sprite = pilot.scene.sprites.add(Sprite(HERE))
    pilot.scene.playback.add(glide(sprite, THERE, 1500), Call(lambda: log.append("end")))
    pilot.wait(30)
    assert log == []
    if press == "click":
        pilot.shell.feed([mouse_down()])
    else:
        pilot.shell.feed([key_down(press)])
    pilot.shell.frame(16)
    assert log == ["end"]
    assert sprite.box == THERE


def key_down(name: str) -> object:
    import pygame

    from game.ui.kit.harness import KEYS

    return pygame.event.Event(pygame.KEYDOWN, key=KEYS[name], mod=0)


def mouse_down() -> object:
    import pygame

    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(600, 300), button=1, touch=False)
