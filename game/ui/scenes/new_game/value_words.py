"""What the value of an option is called, where it is chosen and where it can be read up."""

from __future__ import annotations

from collections.abc import Callable

from game.setup_options import OptionSpec, OptionValue


def value_words(t: Callable[..., str], game: str, option: OptionSpec, value: OptionValue) -> str:
    """In the family's words; an amount that is none of the offered ones in figures."""
    if option.type == "flag":
        return t("common.yes" if value else "common.no")
    if value in option.values:
        return t(f"{game}.option.{option.id}.{value}")
    return t(f"setup.amount.{game}", amount=value)
