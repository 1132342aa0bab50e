"""The Stock Exchange: 1 M, and nothing else."""

from __future__ import annotations

import pytest

from tests.joakim.laying import lay


@pytest.mark.clause("joakim.exchange.1")
def test_ending_on_the_exchange_brings_one_million_and_nothing_else() -> None:
    table = lay(phase="square", pawns={"Anna": 4}, cash={"Anna": 10})
    assert table.money == [("bank", "Anna", 1, "exchange")]
    assert (table.cash("Anna"), table.prompt) == (11, "end_move")


@pytest.mark.clause("joakim.exchange.1", "joakim.winning.1")
def test_the_last_million_can_come_from_the_exchange() -> None:
    table = lay(phase="square", pawns={"Anna": 4}, cash={"Anna": 999})
    assert table.winners == ["Anna"]
