"""The command line: `bridgetable` opens the window, its commands work without one."""

from __future__ import annotations

import argparse
import io
import locale
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from bridgetable.table.text import harmless
from bridgetable.words.catalogue import LANGUAGES, Words

COMMANDS = ("check", "replay", "readings", "audit", "picture")
_EDITIONS = ("1997", "2007", "2017")
_MISUSED, _INTERRUPTED = 2, 130
_SMALLEST, _LARGEST = 100, 10_000


class UsageError(Exception):
    """The words of the command line make no command."""


class _Arguments(argparse.ArgumentParser):
    """A parser that leaves the talking to the messages of the program."""

    def __init__(self, name: str) -> None:
        super().__init__(name, add_help=False, allow_abbrev=False)
        self.add_argument("--language", choices=LANGUAGES)

    def error(self, message: str) -> NoReturn:
        """Raises UsageError; argparse would speak English and leave."""
        raise UsageError(message)


def main(words_given: Sequence[str] | None = None) -> int:
    """Runs the command in these words, those of the command line unless others are given; returns the exit status."""
    given = list(sys.argv[1:] if words_given is None else words_given)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that has no suit symbols shows question marks.
            stream.reconfigure(errors="replace")
    words = Words.of(_language(given))
    try:
        status = _run(given, words)
        sys.stdout.flush()
        return status
    except UsageError:
        _complain(words.text("command-misused", usage=words.text(f"usage-{_command(given)}")))
        return _MISUSED
    except BrokenPipeError:
        # Whoever read the output has had enough; Python would complain once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return _INTERRUPTED
    except Exception as fault:
        from bridgetable.commands import own_fault

        _complain(own_fault(fault, words))
        return _MISUSED


def _run(given: list[str], words: Words) -> int:
    from bridgetable import commands as c

    name = _command(given)
    if any(word in ("-h", "--help") for word in given):
        c.print_line(words.text("command-help") if name == "window" else words.text(f"usage-{name}"))
        return 0
    if name == "window":
        return _open_window(given, words)
    found = _parser(name).parse_args(given[1:])
    match name:
        case "check":
            return c.run_check(found.file, words)
        case "replay":
            return c.run_replay(found.file, found.edition, words, found.json)
        case "picture":
            return c.run_picture(found.file, found.out, found.step, found.size, words, found.projector)
        case "readings":
            return c.run_readings(words)
    return c.run_audit(words)


def _command(given: list[str]) -> str:
    return given[0] if given and given[0] in COMMANDS else "window"


def _parser(name: str) -> _Arguments:
    parser = _Arguments(name)
    if name != "readings":
        parser.add_argument("file", nargs="+" if name in ("check", "audit") else None)
    if name == "replay":
        parser.add_argument("--edition", choices=_EDITIONS)
        parser.add_argument("--json", action="store_true")
    if name == "picture":
        parser.add_argument("-o", "--out", required=True)
        parser.add_argument("--step", type=int)
        parser.add_argument("--size", type=_size, default=(1280, 800))
        parser.add_argument("--projector", action="store_true")
    return parser


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (_SMALLEST <= int(width) <= _LARGEST and _SMALLEST <= int(height) <= _LARGEST):
        raise ValueError(text)
    return int(width), int(height)


_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""What tells Qt on Linux where a window can be; without any of them there is no screen."""


def _open_window(given: list[str], words: Words) -> int:
    parser = _Arguments("window")
    parser.add_argument("file", nargs="?")
    found = parser.parse_args(given)
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in _SCREENS):
        # Qt would abort the process.
        _complain(words.text("window-no-screen"))
        return _MISUSED
    try:
        from bridgetable.ui.shell.application import run
    except ImportError as missing:
        _complain(words.text("window-cannot-open", what=" ".join(str(missing).split())))
        return _MISUSED
    return run(found.file)


def _complain(line: str) -> None:
    sys.stderr.write(harmless(line) + "\n")


def _language(given: list[str]) -> str:
    """The language asked for, else that of the locale, else English."""
    for place, word in enumerate(given):
        asked = given[place + 1] if word == "--language" and place + 1 < len(given) else word.partition("=")[2]
        if word.startswith("--language") and asked in LANGUAGES:
            return asked
    names = [os.environ.get(name) for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    first = next((name for name in names if name), None) or locale.getlocale()[0] or ""
    return next((language for language in LANGUAGES if first.lower().startswith(language)), LANGUAGES[0])


if __name__ == "__main__":
    sys.exit(main())
