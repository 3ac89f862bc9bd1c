"""`bridgetable diagnose`: tells what a fault may come from, of this machine and of nobody, to be sent back."""

from __future__ import annotations

import locale
import os
import platform
import re
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import msgspec

from bridgetable import __version__
from bridgetable.cards.notation import deal_of
from bridgetable.cards.seat import Seat
from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.case_paths import UnusableFileError
from bridgetable.cli.failures import window_failure
from bridgetable.cli.names import PROGRAM, SCREENS_OPTION
from bridgetable.cli.output import OK, UNUSABLE, print_error, print_line
from bridgetable.cli.page_file import write_page
from bridgetable.disk.child_process import child_command, child_environment
from bridgetable.disk.contents import contents_of, is_there
from bridgetable.disk.distributions import distributions
from bridgetable.equity.dds_paths import library_source
from bridgetable.equity.position import Position, UnsolvableError
from bridgetable.equity.solver_client import SolverClient
from bridgetable.words.catalogue import Words

Told = Sequence[tuple[str, str]]
"""Keys, and what is told under each."""
PROCESS = child_command(SCREENS_OPTION, "bridgetable.ui.shell.diagnosis:tell")
_FAILURE = "failure"
"""The key under which that process tells why there is no window."""
_LONGEST = 60
"""The most seconds in which Qt says what it finds."""
_LOG = 4_000_000
"""The most bytes of a log; the window begins it anew after one million."""
_ERRORS, _LINES = 5, 6
"""How many errors are told, and how many lines of each."""
_SET = ("DISPLAY", "WAYLAND_DISPLAY")
"""Variables of which it is told that they are set, but not to what: another machine may be named there."""
_SHOWN = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "DESKTOP_SESSION")
_OF_QT = "QT_"
"""How the variables begin that Qt reads."""
_EASY = deal_of("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
"""A deal whose figures everybody knows: each player has a suit."""
_EASY_FIGURES = {"N": 13, "S": 13, "E": 0, "W": 0}
"""The tricks that each takes as declarer in spades."""


def declare(parser: Parser) -> None:
    """Declares the file to write."""
    parser.option("-o", "--out", completion=Files((".txt",)))


def run(found: Namespace, words: Words) -> int:
    """Prints what is found, or writes it into the file; a file that cannot be written is told."""
    lines = list(report(words))
    if found.out is None:
        for line in lines:
            print_line(line)
        return OK
    try:
        write_page(Path(found.out), "".join(f"{line}\n" for line in lines).encode())
    except UnusableFileError as refused:
        print_error(refused.line(words))
        return UNUSABLE
    print_line(words.text("diagnose-written", file=found.out))
    return OK


def report(words: Words) -> Iterator[str]:
    """The lines of the report, with nothing in them that is personal."""
    here = personal()
    places, window = of_qt(words)
    parts = (
        ("program", of_the_program()),
        ("system", of_the_system(words)),
        ("window", window),
        ("solver", of_the_solver(words)),
        ("places", [(key, _place(path, words)) for key, path in places]),
        ("errors", of_the_log(dict(places).get("log", ""))),
    )
    yield words.text("diagnose-begins")
    for name, told in parts:
        yield ""
        yield words.text(f"diagnose-heading-{name}")
        for key, value in told:
            yield f"  {words.text(f'diagnose-{key}', value=here.removed_from(' '.join(value.split())))}"


def of_the_program() -> Iterator[tuple[str, str]]:
    """Its version, Python, and what it is built on."""
    frozen = getattr(sys, "frozen", False)
    yield "version", f"{PROGRAM} {__version__}"
    yield ("downloaded" if frozen else "installed"), str(Path(sys.executable).parent)
    bits = 64 if sys.maxsize > 2**32 else 32
    yield "python", f"{platform.python_implementation()} {platform.python_version()}, {bits} bit"
    yield "packages", ", ".join(f"{name} {version(name)}" for name in distributions())


def of_the_system(words: Words) -> Iterator[tuple[str, str]]:
    """Which system it is, what it speaks, and what it has been told."""
    yield "system", platform.platform()
    with suppress(OSError):
        yield "distribution", platform.freedesktop_os_release()["PRETTY_NAME"]
    yield "processors", str(os.cpu_count())
    yield "language", words.language
    output = getattr(sys.stdout, "encoding", None) or "?"
    yield "encodings", f"{output}, {sys.getfilesystemencoding()}, {locale.getpreferredencoding(False)}"
    variables = [name for name in _SET if os.environ.get(name)]
    variables += [
        f"{name}={value}" for name, value in sorted(os.environ.items()) if name in _SHOWN or name.startswith(_OF_QT)
    ]
    yield "variables", " ".join(variables) or "–"


def of_qt(words: Words) -> tuple[Told, Told]:
    """The places where files are kept, and what the window would be drawn with, or why there is none."""
    try:
        done = subprocess.run(
            PROCESS,
            capture_output=True,
            check=False,
            timeout=_LONGEST,
            env=child_environment(),
            stdin=subprocess.DEVNULL,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return (), ((_FAILURE, type(error).__name__),)
    told: list[Told] = []
    with suppress(msgspec.MsgspecError):
        told += [msgspec.json.decode(line, type=list[tuple[str, str]]) for line in done.stdout.splitlines()]
    if len(told) < 2:
        # Qt could not even be imported, or has died: the reason is what was said last.
        said = done.stderr.decode("utf-8", "replace").splitlines()
        reason = (_FAILURE, said[-1] if said else str(done.returncode))
        told = [*told, *[()] * (1 - len(told)), (reason,)]
    places, window = told
    return places, [(key, window_failure(value, words) if key == _FAILURE else value) for key, value in window]


def of_the_solver(words: Words) -> Iterator[tuple[str, str]]:
    """Which library solves deals, and whether it does."""
    yield "library", library_source() or "–"
    try:
        with SolverClient() as solver:
            figures = solver.contracts(Position(_EASY, None, Seat.N))["S"]
    except UnsolvableError as error:
        yield "solves-not", words.say(error.message)
    else:
        yield ("solves" if figures == _EASY_FIGURES else "solves-wrong"), str(len(figures))


def of_the_log(path: str) -> Iterator[tuple[str, str]]:
    """The last errors of the window, without what was said of them."""
    log = Path(path)
    if not path or not is_there(log):
        yield "no-errors", ""
        return
    try:
        text = contents_of(log, _LOG).decode("utf-8", "replace")
    except OSError as error:
        yield "log-unreadable", type(error).__name__
        return
    found = last(logged_errors(text), _ERRORS, _LINES)
    for each in found:
        yield "error", str(each)
    if not found:
        yield "no-errors", ""


def _place(path: str, words: Words) -> str:
    """A path, with what prevents that something is written there."""
    place = Path(path)
    if not place.is_absolute():
        # The registry of Windows.
        return path
    folder = next(each for each in (place, *place.parents) if is_there(each))
    if not os.access(folder, os.W_OK):
        return words.text("diagnose-not-writable", value=path)
    return path if folder == place else words.text("diagnose-not-yet", value=path)


# -- The errors in the log of the window: of each its kind and the lines it went through, and no value -----------------


_FRAME = re.compile(r'\s+File "(.+)", line (\d+), in (\S+)')
_BEGINS = "Traceback (most recent call last):"
_KIND = re.compile(r"([A-Za-z_][\w.]*)(?::|$)")


class LoggedError(NamedTuple):
    """An error: its kind as Python names it, and the lines it went through, the innermost last."""

    kind: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return " < ".join((self.kind, *reversed(self.lines)))


def logged_errors(text: str) -> Iterator[LoggedError]:
    """The errors in a log, in their order.

    What Python says of an error is left out: a name, a note or the name of a file may be in it.
    """
    for part in text.split(_BEGINS)[1:]:
        frames: list[str] = []
        for line in part.splitlines():
            if frame := _FRAME.match(line):
                frames.append(f"{_within(frame[1])}:{frame[2]} {frame[3]}")
            elif frames and (kind := _KIND.match(line)):
                yield LoggedError(kind[1], tuple(frames))
                break


def last(errors: Iterable[LoggedError], most: int, lines: int) -> list[LoggedError]:
    """The last of the errors, each with its innermost lines; one that is repeated comes once."""
    once = list(dict.fromkeys(LoggedError(each.kind, each.lines[-lines:]) for each in errors))
    return once[-most:]


def _within(path: str) -> str:
    """The path of a module from the package on that it is in; of a file elsewhere its name only."""
    parts = PurePosixPath(path.replace("\\", "/")).parts
    for place in range(len(parts) - 1, 0, -1):
        if parts[place - 1] == "site-packages" or parts[place] == "bridgetable":
            return "/".join(parts[place:])
    return parts[-1]


# -- What a text tells of a person: the home folder, the name of the user and of the machine; and how it goes ----------


HOME, USER, MACHINE = "~", "USER", "MACHINE"
"""What stands there instead."""
_USERS = ("USER", "USERNAME", "LOGNAME", "SUDO_USER")
_OTHER_HOMES = re.compile(r"([/\\](?:home|Users)[/\\])[^/\\\s]+", re.IGNORECASE)
"""The home of anybody: a program may have been installed in that of somebody else."""
_NOBODY = frozenset({"localhost"})


class Personal(NamedTuple):
    """What is personal on a machine: the paths of the home folder, names of the user, and names of the machine."""

    homes: tuple[str, ...]
    users: tuple[str, ...]
    machines: tuple[str, ...]

    def removed_from(self, text: str) -> str:
        """The text with something else in their place; names only where they stand as words of their own."""
        flags = re.IGNORECASE if sys.platform == "win32" else re.NOFLAG
        for home in self.homes:
            text = re.sub(rf"{re.escape(home)}(?!\w)", HOME, text, flags=flags)
        text = _OTHER_HOMES.sub(rf"\g<1>{USER}", text)
        for names, instead in ((self.users, USER), (self.machines, MACHINE)):
            for name in names:
                text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", instead, text, flags=re.IGNORECASE)
        return text


def personal() -> Personal:
    """What is personal here."""
    home = Path("~").expanduser()
    homes = {str(each) for each in (home, home.resolve()) if len(each.parts) > 1}
    # The display may be that of another machine.
    machines = {platform.node(), os.environ.get("DISPLAY", "").rpartition(":")[0]}
    return Personal(
        _longest_first({*homes, *(each.replace("\\", "/") for each in homes)}),
        _longest_first({home.name, *(os.environ.get(name, "") for name in _USERS)}),
        _longest_first({*machines, *(machine.partition(".")[0] for machine in machines)} - _NOBODY),
    )


def _longest_first(texts: Iterable[str]) -> tuple[str, ...]:
    """These texts but the empty one: what has another in it goes before that."""
    return tuple(sorted(filter(None, texts), key=lambda text: (-len(text), text)))
