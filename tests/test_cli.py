"""The command line's contract: what is run, what is printed where, and the exit codes."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from game import boot, cli
from game.errors import PlainError

Answer = Callable[[argparse.Namespace], int]


@pytest.fixture(autouse=True)
def _libraries_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boot, "ready", lambda *_: None)
    monkeypatch.delenv("SHELF_DEBUG", raising=False)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Callable[[Answer], None]:
    """Puts a made-up command in the place of `bench`."""

    def install(run: Answer) -> None:
        module = ModuleType("game.commands.bench")
        module.__dict__.update(run=run, add_arguments=add_arguments)
        monkeypatch.setitem(sys.modules, module.__name__, module)

    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("what")
        parser.add_argument("--times", type=int, default=1)
        parser.add_argument("--size", type=cli.window_size)

    return install


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> list[argparse.Namespace]:
    """Puts a made-up shelf in the place of the window, and holds what it was opened with."""
    opened: list[argparse.Namespace] = []
    launch = ModuleType("game.ui.launch")

    def note(args: argparse.Namespace) -> int:
        opened.append(args)
        return 0

    launch.__dict__["launch"] = note
    monkeypatch.setitem(sys.modules, "game.ui", ModuleType("game.ui"))
    monkeypatch.setitem(sys.modules, "game.ui.launch", launch)
    return opened


def test_a_command_gets_its_own_arguments_and_gives_the_exit_code(
    bench: Callable[[Answer], None],
) -> None:
    got: list[argparse.Namespace] = []

    def run(args: argparse.Namespace) -> int:
        got.append(args)
        return 3

    bench(run)
    assert cli.main(["bench", "frames", "--times", "5", "--size", "1280x720"]) == 3
    assert vars(got[0]) == {"what": "frames", "times": 5, "size": (1280, 720)}


def test_a_command_without_what_it_needs_is_told_in_one_sentence(
    bench: Callable[[Answer], None], capsys: pytest.CaptureFixture[str]
) -> None:
    bench(lambda args: 0)
    with pytest.raises(SystemExit) as ended:
        cli.main(["bench"])
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "main.py bench --help" in err


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (PlainError("There is no game called chess."), "There is no game called chess."),
        (KeyError("gold"), "The program failed and has to close (KeyError: 'gold')"),
    ],
)
def test_a_fault_is_one_sentence_and_no_traceback(
    bench: Callable[[Answer], None],
    capsys: pytest.CaptureFixture[str],
    fault: Exception,
    sentence: str,
) -> None:
    def run(args: argparse.Namespace) -> int:
        raise fault

    bench(run)
    assert cli.main(["bench", "frames"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(sentence)
    assert err.count("\n") == 1


def test_debugging_shows_where(
    bench: Callable[[Answer], None],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def gold_is_missing(args: argparse.Namespace) -> int:
        raise KeyError("gold")

    monkeypatch.setenv("SHELF_DEBUG", "1")
    bench(gold_is_missing)
    assert cli.main(["bench", "frames"]) == 1
    assert "in gold_is_missing" in capsys.readouterr().err


def test_ctrl_c_ends_without_a_word(
    bench: Callable[[Answer], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def run(args: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    bench(run)
    assert cli.main(["bench", "frames"]) == 130
    assert capsys.readouterr() == ("", "")


def test_libraries_that_cannot_be_had_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ready(*_: object) -> None:
        raise PlainError("No network.")

    monkeypatch.setattr(boot, "ready", ready)
    assert cli.main([]) == 1
    assert capsys.readouterr() == ("", "No network.\n")


def test_without_a_command_the_shelf_opens(shelf: list[argparse.Namespace]) -> None:
    options = (
        "--game joakim --continue --language fi --windowed --size 1920X1080 --kiosk --pin 0427"
    )
    assert cli.main([]) == 0
    assert cli.main(options.split()) == 0
    plain, full = (vars(args) for args in shelf)
    plain.pop("command"), full.pop("command")
    assert plain == {
        "game": None,
        "resume": False,
        "language": None,
        "windowed": False,
        "size": None,
        "kiosk": False,
        "pin": None,
    }
    assert full == {
        "game": "joakim",
        "resume": True,
        "language": "fi",
        "windowed": True,
        "size": (1920, 1080),
        "kiosk": True,
        "pin": "0427",
    }


def test_the_language_asked_for_is_that_of_the_first_start(
    monkeypatch: pytest.MonkeyPatch, shelf: list[argparse.Namespace]
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(boot, "ready", lambda libraries, language: asked.append(language))
    cli.main(["--language", "fi"])
    cli.main([])
    assert asked == ["fi", ""]


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulat"],
        ["--language", "de"],
        ["--size", "wide"],
        ["--size", "640x480"],
        ["--fast"],
        ["--kiosk", "--pin", "123"],
        ["--kiosk", "--pin", "12ab"],
    ],
)
def test_wrong_arguments_are_told_in_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str], shelf: list[argparse.Namespace]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2
    assert shelf == []
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert arguments[-1] in err


def test_a_command_after_options_is_not_quietly_left_out(
    capsys: pytest.CaptureFixture[str], shelf: list[argparse.Namespace]
) -> None:
    assert cli.main(["--windowed", "check"]) == 1
    assert capsys.readouterr().err == "The command comes first: main.py check …\n"
    assert shelf == []


def test_a_pin_without_a_kiosk_is_not_quietly_left_out(
    capsys: pytest.CaptureFixture[str], shelf: list[argparse.Namespace]
) -> None:
    assert cli.main(["--pin", "1234"]) == 1
    assert "--kiosk" in capsys.readouterr().err
    assert shelf == []


def test_the_help_names_every_command_and_loads_none() -> None:
    code = (
        "import sys; sys.argv[0] = 'main.py'\n"
        "from game.cli import main\n"
        "try: main(['--help'])\n"
        "finally: print(sorted({'pygame', 'yaml'} & sys.modules.keys()),\n"
        "               [name for name in sys.modules if name.startswith('game.comm')])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=boot.PROJECT, capture_output=True, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert all(f"  {command} " in done.stdout for command in cli.COMMANDS)
    assert done.stdout.endswith("[] []\n")


def test_what_is_piped_is_utf8_and_a_reader_that_leaves_is_no_fault() -> None:
    code = (
        "import sys, types\n"
        "from game import boot, cli\n"
        "boot.ready = lambda *_: None\n"
        "bench = types.ModuleType('game.commands.bench')\n"
        "bench.add_arguments = lambda parser: None\n"
        "def run(args):\n"
        "    while True: print('å', flush=True)\n"
        "bench.run = run\n"
        "sys.modules['game.commands.bench'] = bench\n"
        "sys.exit(cli.main(['bench']))\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=boot.PROJECT,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    assert process.stderr
    with process:
        assert process.stdout.readline().rstrip() == "å".encode()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1
