"""The program from its first word to its exit status: which command is meant, and what becomes of its errors.

What a command needs is imported when that command is meant; for the window nothing is imported but the window.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bridgetable import audit, document
from bridgetable.cli.names import CHECK_WORKER_OPTION, COMMANDS, WINDOW
from bridgetable.cli.output import INTERRUPTED, OK, UNUSABLE, UsageError, print_error, print_line, unexpected_error
from bridgetable.equity import WORKER_OPTION

if TYPE_CHECKING:
    from bridgetable.cli.arguments import Command
    from bridgetable.words.catalogue import Words

_HELP = ("-h", "--help")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command in these arguments, those of the process unless others are given; returns the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that has no suit symbols shows question marks.
            stream.reconfigure(errors="replace")
    try:
        status = _run(given)
        if sys.stdout is not None:  # as it is in a program of Windows without a console
            sys.stdout.flush()
        return status
    except UsageError as wrong:
        print_error(str(wrong))
        return UNUSABLE
    except BrokenPipeError:
        # Whoever read the output has had enough; Python would complain once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        print_error(unexpected_error(error, _words_for(given)))
        return UNUSABLE


def _run(given: list[str]) -> int:
    if not given or (len(given) == 1 and given[0][:1] != "-" and given[0] not in COMMANDS):
        # The usual ways to open the window: to load the parser would only delay it.
        from bridgetable.cli.window import may_be_opened, open_window

        if not given or may_be_opened(given[0]):
            return open_window(given[0] if given else None, None)
    if given == [WORKER_OPTION]:
        from bridgetable.equity.worker import serve

        serve()
    if given == [document.WORKER_OPTION]:
        from bridgetable.document.worker import main as work

        work()
        return OK
    if given == [CHECK_WORKER_OPTION]:
        from bridgetable.cli.checking import check_worker

        check_worker.serve()
    if given == [audit.WORKER_OPTION]:
        from bridgetable.audit.worker import serve as audit_batches

        audit_batches()
    from bridgetable.cli.arguments import Parser

    name, rest = _split(given)
    words = _words_for(given)
    command = _command(name)
    parser = Parser(name, words, command.declare)
    if any(word in _HELP for word in rest):
        from bridgetable.cli.help_text import help_text

        commands = COMMANDS if name == WINDOW else ()
        print_line(help_text(parser.program, words.text(f"help-{name}"), parser.arguments, words, commands))
        return OK
    return command.run(parser.parsed(rest), words)


def _split(given: list[str]) -> tuple[str, list[str]]:
    """The name of the command, WINDOW where none is named, and all other arguments; --language may come first."""
    place = 2 if given[0] == "--language" else 1 if given[0].startswith("--language=") else 0
    if given[place:] and given[place] in COMMANDS:
        return given[place], given[:place] + given[place + 1 :]
    return WINDOW, given


def _command(name: str) -> Command:
    """The module of the command. What is loaded with it stays, so that no garbage is looked for in it."""
    from bridgetable.cli.loading import loading

    with loading():
        return _imported(name)


def _imported(name: str) -> Command:
    match name:
        case "check":
            from bridgetable.cli import check

            return check
        case "replay":
            from bridgetable.cli import replay

            return replay
        case "picture":
            from bridgetable.cli import picture

            return picture
        case "export":
            from bridgetable.cli import export

            return export
        case "readings":
            from bridgetable.cli import readings

            return readings
        case "report":
            from bridgetable.cli import report

            return report
        case "audit":
            from bridgetable.cli import audit as audit_command

            return audit_command
        case "generate":
            from bridgetable.cli import generate

            return generate
        case "rehearse":
            from bridgetable.cli import rehearse

            return rehearse
        case "exam":
            from bridgetable.cli import exam

            return exam
    from bridgetable.cli import window

    return window


def _words_for(given: Sequence[str]) -> Words:
    from bridgetable.cli.language import language_of
    from bridgetable.words.catalogue import Words

    return Words.of(language_of(given))
