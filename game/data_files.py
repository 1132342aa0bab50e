"""The data files: load what a game plays with. (`game.files.checking` looks them all through.)

The first key of a file says what it is (`kind: joakim.board`); each kind has its reader in
game.files.
"""

from __future__ import annotations

from pathlib import Path

from game.ankka.data import GameData as AnkkaData
from game.files import ankka, finans, joakim
from game.files.faults import FaultyData as FaultyData
from game.files.options import read_options
from game.files.rulebook import Rulebook as Rulebook
from game.files.rulebook import read_rulebook
from game.files.yaml_source import DATA as DATA
from game.files.yaml_source import load
from game.finans.data import GameData as FinansData
from game.joakim.data import GameData as JoakimData
from game.setup_options import SetupOptions


def load_joakim(folder: Path = joakim.FOLDER) -> JoakimData:
    """The board, the property and the decks in a folder.

    Raises FaultyData, with every fault of every file, if they cannot be played with.
    """
    return joakim.load(folder)


def load_finans(folder: Path = finans.FOLDER) -> FinansData:
    """The board, the papers, the decks and the numbers in a folder.

    Raises FaultyData, with every fault of every file, if they cannot be played with.
    """
    return finans.load(folder)


def load_ankka(folder: Path = ankka.FOLDER) -> AnkkaData:
    """The board, the characters, the spinner, the cards and the questions in a folder.

    Raises FaultyData, with every fault of every file, if they cannot be played with.
    """
    return ankka.load(folder)


def load_options(path: Path) -> SetupOptions:
    """The options of a new game. Raises FaultyData with every fault of the file."""
    return load(path, read_options)


def load_rulebook(path: Path) -> Rulebook:
    """The clauses of a game in reading order; their words are texts, "<game>.rulebook.<clause>".

    Raises FaultyData with every fault of the file.
    """
    return load(path, read_rulebook)
