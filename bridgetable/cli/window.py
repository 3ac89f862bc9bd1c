"""`bridgetable` without a command: opens the window, on a file if one is named, or has the one that is open take it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from bridgetable.cli.names import COMMANDS, PROGRAM
from bridgetable.cli.output import OK, UNUSABLE, end_process, print_error, print_line
from bridgetable.disk.primary_instance import primary_instance

if TYPE_CHECKING:
    from argparse import Namespace

    from bridgetable.cli.arguments import Files, Parser
    from bridgetable.disk.primary_instance import Claim
    from bridgetable.words.catalogue import Words


_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""The variables by which Qt finds a display on Linux; without any of them there is none."""


def declare(parser: Parser) -> None:
    """Declares the files to open, which must exist, --new-window and --version."""

    def existing(name: str) -> str:
        if may_be_opened(name):
            return name
        path = Path(name)
        if path.suffix or path.name != name:
            raise parser.usage_error("usage-no-file", word=name)
        # Without a folder and a suffix it may have been meant as a command.
        raise parser.usage_error("usage-no-command", meant=(name, COMMANDS), word=name, commands=", ".join(COMMANDS))

    parser.file(required=False, many=True, read=existing, completion=_files)
    parser.switch("--new-window")
    parser.switch("--version")


def _files() -> Files:
    """The files that the window opens."""
    from bridgetable.cases import LESSON_SUFFIX, SUFFIXES
    from bridgetable.cli.arguments import Files
    from bridgetable.files import EXTENSIONS

    return Files((*SUFFIXES, LESSON_SUFFIX, *EXTENSIONS))


def run(found: Namespace, words: Words) -> int:
    """Opens the window, or prints the version of the program."""
    if found.version:
        for line in versions(words):
            print_line(line)
        return OK
    from bridgetable.table.edition import a_draft_is_tried

    return open_window(found.file, found.language, new=getattr(found, "new-window") or a_draft_is_tried())


def may_be_opened(name: str) -> bool:
    """Whether something of this name exists; if it cannot be read, the window will say why."""
    try:
        return bool(name) and Path(name).exists()
    except OSError:
        return True


def open_window(files: Sequence[str], language: str | None, *, new: bool = False) -> int:
    """Opens the window on the first of the files, or on the table as it was left; or has the one that is open do it.

    It is shown in this language, or in the one chosen last. With `new` a window opens in any case.
    """
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in _DISPLAYS):
        print_error(_words(language).text("window-no-screen"))
        return UNUSABLE

    instance = primary_instance()
    claim = instance.claim() if instance is not None else None
    if instance is not None and claim is None and not new and _handed_over(instance.address, files, language):
        return OK
    try:
        return _run(files, language, claim)
    finally:
        if claim is not None:
            claim.release()


def _handed_over(address: str, files: Sequence[str], language: str | None) -> bool:
    """Whether the window that is open has taken the files; what it takes to ask is imported where there is one only."""
    from bridgetable.disk.handing_over import hand_over, request_of

    return hand_over(address, request_of(files, language))


def _run(files: Sequence[str], language: str | None, claim: Claim | None) -> int:
    def end(reason: str) -> NoReturn:
        from bridgetable.cli.failures import window_failure

        end_process(window_failure(reason, _words(language)))

    try:
        from bridgetable.ui.shell.application import run
    except ImportError as missing:
        from bridgetable.cli.failures import import_failure, plugin_chosen

        words = _words(language)
        print_error(words.text("window-cannot-open", what=import_failure(missing, words, plugin_chosen())))
        return UNUSABLE
    return run(files, language, end, claim)


def _words(language: str | None) -> Words:
    from bridgetable.cli.output import language_of
    from bridgetable.words.catalogue import Words

    return Words.of(language or language_of(()))


# -- What --version prints; none of it is imported for that -----------------------------------------------------------


QT = "PySide6-Essentials"


def versions(words: Words) -> Iterator[str]:
    """A line each for the program, Python, Qt and the library that solves deals, or how to get that."""
    # Imported here: the window is shown before.
    import platform
    from importlib.metadata import PackageNotFoundError, version

    from bridgetable import __version__
    from bridgetable.equity.dds_paths import library_source
    from bridgetable.equity.packed import TOO_LONG

    yield f"{PROGRAM} {__version__}"
    yield f"Python {platform.python_version()}"
    try:
        yield f"{QT} {version(QT)} (Qt)"
    except PackageNotFoundError:
        yield words.text("version-missing", name="Qt", package=QT)
    source = library_source()
    yield f"DDS ({source})" if source else words.text(TOO_LONG)
