#!/usr/bin/env python3
"""The Game Shelf. Start here: `python3 main.py`, or double-click one of the launchers.

The first start fetches the libraries of requirements.txt into a private folder; no later start
needs the network. This file is read by old Pythons too, so that they can say what is missing.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    TOO_OLD = {
        "sv": "The Game Shelf behöver Python 3.11 eller nyare, och det här är Python %d.%d.",
        "fi": "The Game Shelf tarvitsee Python 3.11:n tai uudemman, ja tämä on Python %d.%d.",
        "en": "The Game Shelf needs Python 3.11 or newer, and this is Python %d.%d.",
    }
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")[:2]
    sys.exit(TOO_OLD.get(spoken, TOO_OLD["en"]) % sys.version_info[:2])

if __name__ == "__main__":
    from game.cli import main

    sys.exit(main(sys.argv[1:]))
