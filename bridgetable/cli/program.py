"""The program from its first word to its exit status: which command is meant, and what becomes of its errors.

What a command needs is imported when that command is meant; for the window nothing is imported but the window.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bridgetable.cli.names import COMMANDS, COMPLETING, DRAFT_OPTION, SCREENS_OPTION, command_in
from bridgetable.cli.output import (
    INTERRUPTED,
    OK,
    UNUSABLE,
    CannotPaintError,
    OutputError,
    UsageError,
    drop_output,
    end_output,
    open_closed_streams,
    print_error,
    print_line,
    unexpected_error,
    write_what_can_be_written,
)
from bridgetable.disk.child_process import WORKER_OPTION
from bridgetable.room import SERVER_OPTION

if TYPE_CHECKING:
    from bridgetable.words.catalogue import Words

_HELP = ("-h", "--help")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command in these arguments, those of the process unless others are given; returns the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    open_closed_streams()
    write_what_can_be_written(lambda: _language(given))
    try:
        status = _run(given)
        end_output()
        return status
    except BrokenPipeError:
        # Whoever read the output has had enough.
        drop_output()
        return OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except (UsageError, CannotPaintError) as wrong:
        print_error(str(wrong))
        return UNUSABLE
    except OutputError:
        print_error(_words_for(given).text("output-not-written"))
        drop_output()
        return UNUSABLE
    except Exception as error:
        print_error(unexpected_error(error, _words_for(given)))
        return UNUSABLE


def _run(given: list[str]) -> int:
    given, folder = without_draft(given)
    if folder is not None and not _draft_is_tried(folder, given):
        return UNUSABLE
    if COMPLETING in os.environ:
        _complete()
        return OK
    if not given or (len(given) == 1 and given[0][:1] != "-" and given[0] not in COMMANDS):
        # The usual ways to open the window: to load the parser would only delay it.
        from bridgetable.cli.window import may_be_opened, open_window

        if not given or may_be_opened(given[0]):
            return open_window(given, None, new=folder is not None)
    if len(given) == 1 and given[0] in _FOR_ITSELF:
        _FOR_ITSELF[given[0]]()
        return OK
    return _run_command(given)


def _run_command(given: Sequence[str]) -> int:
    from bridgetable.cli.arguments import Parser
    from bridgetable.cli.commands import command_named

    name, rest = command_in(given)
    words = _words_for(given)
    command = command_named(name)
    parser = Parser(name, words, command.declare)
    if any(word in _HELP for word in rest):
        from bridgetable.cli.help import help_of

        print_line(help_of(parser))
        return OK
    return command.run(parser.parsed(rest), words)


def _complete() -> None:
    from bridgetable.cli.commands import parser_of
    from bridgetable.cli.completion import complete

    complete(parser_of)


def _work() -> None:
    from bridgetable.disk.workers import serve

    serve()


def _hold_a_room() -> None:
    from bridgetable.room.server import main

    main()


def _tell_of_screens() -> None:
    from bridgetable.ui.shell.diagnosis import tell

    tell()


_FOR_ITSELF = {WORKER_OPTION: _work, SERVER_OPTION: _hold_a_room, SCREENS_OPTION: _tell_of_screens}
"""What the program starts a process of its own for, by the one argument that it gives it."""


def without_draft(given: Sequence[str]) -> tuple[list[str], str | None]:
    """The arguments without --edition-folder, and the folder of the draft that is to be tried; None where none is."""
    rest, folder = list(given), None
    for place, word in enumerate(given):
        if word == DRAFT_OPTION and place + 1 < len(given):
            folder, rest = given[place + 1], [*given[:place], *given[place + 2 :]]
        elif word.startswith(f"{DRAFT_OPTION}="):
            folder, rest = word.partition("=")[2], [*given[:place], *given[place + 1 :]]
    return rest, folder


def _draft_is_tried(folder: str, given: Sequence[str]) -> bool:
    """Tries the draft in a folder; else says in one sentence why it cannot be tried."""
    from pathlib import Path

    from bridgetable.cases.draft_edition import try_draft
    from bridgetable.coverage.drafted import checked_draft
    from bridgetable.table.refusal import RefusedError
    from bridgetable.words.catalogue import refused_line

    try:
        checked_draft(Path(folder))
        draft = try_draft(Path(folder))
    except RefusedError as refused:
        print_error(f"{folder}: {refused_line(_words_for(given), refused)}")
        return False
    words = _words_for(given)
    from bridgetable.table.text import in_language

    name = in_language(draft.name, words.language)
    key = "draft-tried" if draft.date else "draft-tried-undated"
    print_error(words.text(key, name=name, date=draft.date, edition=draft.amends.value))
    return True


def _language(given: Sequence[str]) -> str:
    from bridgetable.cli.output import language_of

    return language_of(given)


def _words_for(given: Sequence[str]) -> Words:
    from bridgetable.words.catalogue import Words

    return Words.of(_language(given))
