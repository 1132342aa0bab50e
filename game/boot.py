"""Sees to it that the libraries are there: fetched once into a private folder, never again.

A private folder is named by the pinned versions and the kind of Python, and it gets that name only
when everything in it has been installed and loads. That the folder exists is all the proof a later
start needs: it costs a look at the disk, and no library is asked anything.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from game.storage.folders import user_folders

if TYPE_CHECKING:
    from collections.abc import Mapping

PROJECT = Path(__file__).resolve().parent.parent
LAUNCHER = "SHELF_LAUNCHER"
"""Set by the launcher that gives no terminal: a first start then opens one to be seen in."""


@dataclass(frozen=True)
class Libraries:
    """Pinned libraries that are fetched together.

    `file` lists them as `name==version` lines, `megabytes` is what they take to fetch, `proof` are
    modules that must load before a fetched folder counts as whole, and `rivals` are other libraries
    that bring modules of the same names.
    """

    file: Path
    megabytes: int
    proof: tuple[str, ...]
    rivals: tuple[str, ...] = ()

    def pins(self) -> list[str]:
        """The lines `name==version`, with a condition after `;` where one is needed."""
        lines = self.file.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if line and not line.startswith("#")]

    def folder(self) -> str:
        """Name of the private folder, such as `cpython-311-x86_64-linux-gnu-x86_64-1f2e3d4c`."""
        kind = EXTENSION_SUFFIXES[0].removeprefix(".").rpartition(".")[0]
        machine = "" if sys.platform == "win32" else os.uname().machine  # a Mac may run either kind
        pinned = f"{crc32(' '.join(self.pins()).encode()):08x}"
        return "-".join(filter(None, (kind, machine, pinned)))


RUNTIME = Libraries(PROJECT / "requirements.txt", 20, proof=("pygame", "yaml"), rivals=("pygame",))
DEVELOPMENT = Libraries(
    PROJECT / "requirements-dev.txt", 65, proof=("pytest", "xdist", "mypy", "numpy", "PIL")
)


def ready(libraries: Libraries, language: str = "") -> Path | None:
    """Puts the libraries first on the search path, fetching them if this is the first start.

    Answers their folder, or None when the very same versions are installed already, as they are in
    a packager's or a developer's own environment. `language` (sv, fi, en) is that of the messages,
    by default the computer's. Raises PlainError, with nothing left half-made, if the libraries
    cannot be had.
    """
    name = libraries.folder()
    found = next((place / name for place in places() if (place / name).is_dir()), None)
    if found is None:
        if _installed(libraries):
            return None
        from game.fetching import fetch  # only a first start needs what that imports

        found = fetch(libraries, places(), TEXTS[language or spoken_language(os.environ)])
    sys.path.insert(1, str(found))  # [0] is the project's own folder
    return found


def places() -> tuple[Path, Path]:
    """Where private folders may lie, best first: in the project, or else with the user's files."""
    user = user_folders(os.environ, sys.platform, Path.home()).root
    return PROJECT / ".deps", user / "libraries"


def spoken_language(environ: Mapping[str, str]) -> str:
    """The computer's language: sv, fi or en, and sv for every other."""
    name = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    if not name and sys.platform == "win32":
        import locale

        name = locale.getlocale()[0] or ""
    return name[:2].lower() if name[:2].lower() in ("fi", "en") else "sv"


def hold_terminal() -> None:
    """Keeps a terminal that was opened for this program open until its last words were read."""
    if LAUNCHER in os.environ and sys.stdin is not None and sys.stdin.isatty():
        input(TEXTS[spoken_language(os.environ)]["press_enter"])


def _installed(libraries: Libraries) -> bool:
    """The metadata is asked and nothing imported: a rival's modules may lie over the right ones."""
    from importlib.metadata import PackageNotFoundError, version

    def installed(name: str) -> str | None:
        try:
            return version(name)
        except PackageNotFoundError:
            return None

    rivalled = any(installed(rival) for rival in libraries.rivals)
    return not rivalled and all(
        installed(name) == pinned
        for name, _, pinned in (p.partition("==") for p in libraries.pins())
    )


# The words of the first start stand here, as they are needed before any YAML can be read.
TEXTS: dict[str, dict[str, str]] = {
    "sv": {
        "first_start": "Första starten: spelets bibliotek hämtas, ungefär {megabytes} MB.\n"
        "Det görs bara den här gången.",
        "preparing": "Förbereder hämtningen …",
        "unpacking": "packar upp",
        "done": "Klart.",
        "offline": "Spelets bibliotek kunde inte hämtas, för datorn når inte internet. "
        "Anslut den och starta spelet igen; sedan behövs inget nät.",
        "no_pip": "Pythons installationsprogram pip saknas på datorn. Installera det en gång med "
        "”sudo apt install python3-venv” (Debian, Ubuntu, Mint) eller "
        "”sudo dnf install python3-pip” (Fedora) och starta spelet igen.",
        "no_pip_here": "Pythons installationsprogram pip saknas på datorn. Installera Python från "
        "python.org, där pip följer med, och starta spelet igen.",
        "no_build": "{library} finns inte färdigt för Python {python} på den här datorn. "
        "Med en 64-bitars Python 3.11–3.15 från python.org bör det gå.",
        "no_room": "Disken är full: medan spelets bibliotek installeras behövs det ungefär "
        "{megabytes} MB.",
        "no_folder": "Det finns ingen mapp för spelets bibliotek: varken {0} eller {1} går att "
        "skriva i.",
        "failed": "Spelets bibliotek kunde inte installeras: {reason}",
        "press_enter": "Tryck Enter för att stänga. ",
    },
    "fi": {
        "first_start": "Ensimmäinen käynnistys: haetaan pelin kirjastot, noin {megabytes} Mt.\n"
        "Näin tehdään vain tämän kerran.",
        "preparing": "Valmistellaan hakua…",
        "unpacking": "puretaan",
        "done": "Valmista.",
        "offline": "Pelin kirjastoja ei voitu hakea, koska tietokone ei saa yhteyttä internetiin. "
        "Yhdistä se verkkoon ja käynnistä peli uudelleen; sen jälkeen verkkoa ei enää tarvita.",
        "no_pip": "Pythonin asennusohjelma pip puuttuu tietokoneelta. Asenna se kerran komennolla "
        "”sudo apt install python3-venv” (Debian, Ubuntu, Mint) tai "
        "”sudo dnf install python3-pip” (Fedora) ja käynnistä peli uudelleen.",
        "no_pip_here": "Pythonin asennusohjelma pip puuttuu tietokoneelta. Asenna Python "
        "osoitteesta python.org, niin pip tulee mukana, ja käynnistä peli uudelleen.",
        "no_build": "Kirjastoa {library} ei ole valmiina Python {python} -versiolle tällä "
        "tietokoneella. 64-bittisellä Pythonilla 3.11–3.15 (python.org) sen pitäisi onnistua.",
        "no_room": "Levy on täynnä: pelin kirjastojen asennus tarvitsee noin {megabytes} Mt.",
        "no_folder": "Pelin kirjastoille ei löydy kansiota: {0} ja {1} ovat molemmat "
        "kirjoitussuojattuja.",
        "failed": "Pelin kirjastojen asennus ei onnistunut: {reason}",
        "press_enter": "Sulje painamalla Enteriä. ",
    },
    "en": {
        "first_start": "First start: fetching the game's libraries, about {megabytes} MB.\n"
        "This is done once only.",
        "preparing": "Getting ready to fetch …",
        "unpacking": "unpacking",
        "done": "Done.",
        "offline": "The game's libraries could not be fetched, since this computer cannot reach "
        "the internet. Connect it and start the game again; after that no network is needed.",
        "no_pip": "Python's installer pip is missing on this computer. Install it once with "
        "“sudo apt install python3-venv” (Debian, Ubuntu, Mint) or "
        "“sudo dnf install python3-pip” (Fedora) and start the game again.",
        "no_pip_here": "Python's installer pip is missing on this computer. Install Python from "
        "python.org, which brings pip along, and start the game again.",
        "no_build": "There is no ready-built {library} for Python {python} on this computer. "
        "A 64-bit Python 3.11–3.15 from python.org should do.",
        "no_room": "The disk is full: installing the game's libraries takes about {megabytes} MB.",
        "no_folder": "There is no folder for the game's libraries: neither {0} nor {1} can be "
        "written to.",
        "failed": "The game's libraries could not be installed: {reason}",
        "press_enter": "Press Enter to close. ",
    },
}
