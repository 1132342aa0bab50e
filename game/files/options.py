"""Read the options of a new game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.files.faults import did_you_mean
from game.files.shapes import check_ids_differ, fit, plainly
from game.files.yaml_source import Place, Source
from game.setup_options import OptionSpec, OptionValue, Preset, SetupOptions


@dataclass(frozen=True, slots=True)
class _OptionsFile:
    options: tuple[OptionSpec, ...]
    presets: tuple[tuple[str, tuple[tuple[str, OptionValue], ...]], ...] = ()


def read_options(source: Source) -> SetupOptions | None:
    """The options that a file offers; None, with faults, if it does not fit."""
    check_ids_differ(source, "options")
    found = fit(source, _OptionsFile)
    if found is None:
        return None
    by_id = {option.id: option for option in found.options}
    sound = {
        option.id
        for index, option in enumerate(found.options)
        if _check(source, ("options", index), option)
    }
    for preset, settings in found.presets:
        for id, value in settings:
            here = ("presets", preset, id)
            if id not in by_id:
                meant = did_you_mean(id, by_id)
                source.fault(here, f"{preset}: unknown option {id}{meant}")
            elif id in sound and not by_id[id].allows(value):
                source.fault(here, f"{preset}: {id} cannot be {plainly(value)}")
    return SetupOptions(found.options, tuple(Preset(*each) for each in found.presets))


def check_options(source: Source, known: Mapping[str, object]) -> None:
    """Note every option of a file that the rules do not know, or begin with another value."""
    found = read_options(source)
    for index, option in enumerate(found.options if found else ()):
        here = ("options", index, "id")
        if option.id not in known:
            meant = did_you_mean(option.id, known)
            source.fault(here, f"{option.id}: the rules know no such option{meant}")
        elif option.default != known[option.id]:
            message = f"{option.id}: the default of the rules is {known[option.id]}"
            source.fault((*here[:-1], "default"), message)


def _check(source: Source, place: Place, option: OptionSpec) -> bool:
    """Whether there is something to choose from, and the default is among it."""
    before = len(source.faults)

    def fault(key: str, message: str) -> None:
        source.fault((*place, key), f"{option.id}: {message}")

    if option.type == "flag":
        if option.values or option.range:
            fault("values", "a flag is true or false: values and range have no meaning")
    elif not option.values and option.range is None:
        fault("values", "nothing to choose from: values or a range is wanted")
        return False
    elif option.range is not None and option.range.lowest > option.range.highest:
        fault("range", "lowest is above highest")
    for value in option.values:
        if isinstance(value, bool) or (option.type == "amount" and isinstance(value, str)):
            fault("values", f"{plainly(value)} is not what a {option.type} can be")
    if not option.allows(option.default):
        fault("default", f"the default {plainly(option.default)} is not among what can be chosen")
    return len(source.faults) == before
