"""`bridgetable completion`: what a shell runs so that it asks what may be typed next, and what it is told then.

Both are done by the library argcomplete, which may be missing.
"""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TextIO

from bridgetable.cli.arguments import Argument, Files, Parser, ParserOf
from bridgetable.cli.names import COMMANDS, COMPLETING, PROGRAM, WINDOW, command_in
from bridgetable.cli.output import OK, UNUSABLE, language_of, print_error, print_line
from bridgetable.words.catalogue import Words

SHELLS = ("bash", "zsh", "fish")


def declare(parser: Parser) -> None:
    """Declares the shell."""

    def known(name: str) -> str:
        if name in SHELLS:
            return name
        raise parser.usage_error("usage-no-such-shell", meant=(name, SHELLS), word=name, shells=", ".join(SHELLS))

    parser.file("shell", read=known, completion=SHELLS)


def run(found: Namespace, words: Words) -> int:
    """Prints the lines for the shell; the exit status is that of `check` without the library that makes them."""
    try:
        lines = lines_for(found.shell)
    except ImportError:
        print_error(words.text("completion-missing", package="argcomplete"))
        return UNUSABLE
    print_line(lines.rstrip())
    return OK


def lines_for(shell: str) -> str:
    """The lines by which a shell asks the program what may be typed next; raises ImportError without argcomplete."""
    from argcomplete.shell_integration import shellcode

    # Without the files that bash would propose by itself where there is nothing to propose.
    return shellcode([PROGRAM], shell=shell, complete_arguments=["-o", "nospace"]).strip() + "\n"


# -- What might be typed next, for a shell that asks -------------------------------------------------------------------


Completer = Callable[..., Iterable[str]]
"""What gives the words that may stand at a place, with their meanings if it gives a mapping."""


def complete(parser_of: ParserOf, output: TextIO | None = None, end: Callable[[int], object] = os._exit) -> None:
    """Tells the shell what may follow on the words before the cursor, and ends the process.

    The shell reads it from the file descriptor 8, unless another `output` is given.
    """
    from argcomplete.finders import CompletionFinder
    from argcomplete.lexers import split_line

    *_, typed, _ = split_line(os.environ["COMP_LINE"], int(os.environ["COMP_POINT"]))
    name, rest = command_in(typed[1:])
    if name != WINDOW:
        # argcomplete is to take the command for the program: the number of the word, from 1.
        os.environ[COMPLETING] = str(typed.index(name, 1) + 1)
    parser = parser_of(name, Words.of(language_of(rest)))
    prepare(parser)
    # Options are proposed where nothing else can stand, and where one has been begun.
    only_options = all(each.names for each in parser.arguments)
    CompletionFinder()(parser, only_options, end, output)


def prepare(parser: Parser) -> None:
    """Gives what argparse knows of the arguments their meanings, and what completes their values."""
    for name, argument in parser.declared.items():
        action = parser.actions[name]
        action.help = argument.meaning.replace("%", "%%")
        completer = _completer(argument)
        if parser.command == WINDOW and not argument.names:
            completer = _with_commands(completer, parser.words)
        setattr(action, "completer", completer)  # noqa: B010 - argcomplete looks for it there


def _completer(argument: Argument) -> Completer:
    """What proposes the values of an argument."""

    def completer(prefix: str, **_: object) -> Iterable[str]:
        proposed = argument.completion() if callable(argument.completion) else argument.completion
        if isinstance(proposed, Files):
            return _files(proposed, prefix)
        return _several(proposed, prefix) if argument.listed else proposed

    return completer


def _several(values: Iterable[str], prefix: str) -> Iterator[str]:
    """What was typed up to the last comma, with each of the values that is not in it."""
    before, comma, _ = prefix.rpartition(",")
    return (f"{before}{comma}{value}" for value in values if value not in before.split(","))


def _files(files: Files, prefix: str) -> Iterator[str]:
    """The files and folders whose names begin with the prefix, as it was typed; hidden ones where it names a dot."""
    folder, slash, begun = prefix.rpartition("/")
    where = Path(folder + slash).expanduser() if folder + slash else Path()
    try:
        found = sorted(where.iterdir())
    except (OSError, RuntimeError):
        return
    for each in found:
        if each.name.startswith(begun) and (begun or not each.name.startswith(".")):
            if each.is_dir():
                yield f"{folder}{slash}{each.name}/"
            elif not files.folders and each.name.lower().endswith(files.endings or ("",)):
                yield f"{folder}{slash}{each.name}"


def _with_commands(files: Completer, words: Words) -> Callable[..., Mapping[str, str]]:
    """Proposes the commands with what they do, and files."""

    def completer(prefix: str, **given: object) -> Mapping[str, str]:
        commands = {name: words.text(f"help-{name}") for name in COMMANDS}
        return commands | dict.fromkeys(files(prefix=prefix, **given), "")

    return completer
