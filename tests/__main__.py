"""Runs what has to pass before a change goes in: `python3 -m tests`.

The libraries are fetched on the first run, like those of the program itself. With arguments, only
the tests run and pytest gets the arguments: `python3 -m tests -k market`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game import boot
from game.errors import PlainError

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest

CHECKS = (
    ("ruff", "check", "--extend-exclude", ".deps", "."),
    ("ruff", "format", "--check", "--extend-exclude", ".deps", "."),
    ("mypy",),
)
ALL_TESTS = (
    *("-n", "auto", "--dist", "loadfile"),  # a file's tests share what their module made
    "--no-loadscope-reorder",  # the long ones first, as tests/conftest.py has it
)


@dataclass(eq=False)  # pytest keeps its plugins in a set
class Tally:
    """Counts the checks and, as a pytest plugin, the tests; remembers those that were skipped."""

    passed: int = 0
    failed: int = 0
    skipped: list[str] = field(default_factory=list)

    def count(self, good: bool) -> None:
        """One more check or test has ended."""
        self.passed += good
        self.failed += not good

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Called by pytest for the setup, the call and the teardown of each test."""
        if report.skipped:
            where = report.longrepr
            reason = where[2] if isinstance(where, tuple) else getattr(report, "wasxfail", "")
            self.skipped.append(f"{report.nodeid}: {reason.removeprefix('Skipped: ')}")
        elif report.failed or report.when == "call":
            self.count(report.passed)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Called by pytest for each file: one that cannot be read counts as a failed test."""
        if report.failed:
            self.count(False)
        elif report.skipped:
            self.skipped.append(report.nodeid)


def main(arguments: Sequence[str]) -> int:
    """Runs the checks and tests, and answers 0 only if none failed."""
    try:
        folders = [boot.ready(libraries) for libraries in (boot.RUNTIME, boot.DEVELOPMENT)]
    except PlainError as fault:
        print(fault, file=sys.stderr)
        return 1
    # For the programs that are started from here on.
    before = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = [str(entry) for entry in [*folders, *before] if entry]
    os.environ["PYTHONPATH"] = os.pathsep.join(path)
    os.chdir(boot.PROJECT)
    tally = Tally()
    for check in () if arguments else CHECKS:
        print(f"== {' '.join(check)}", flush=True)
        tally.count(subprocess.run([sys.executable, "-m", *check]).returncode == 0)
    print("== pytest", flush=True)
    import pytest

    status = pytest.main([*(arguments or ALL_TESTS)], plugins=[tally])
    if status and not tally.failed:
        tally.count(False)  # pytest itself: no test was found, or its options are wrong
    for name in tally.skipped:
        print(f"skipped: {name}")
    print(f"{tally.passed} passed, {tally.failed} failed, {len(tally.skipped)} skipped")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
