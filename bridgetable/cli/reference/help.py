"""`bridgetable help`: what a command does and takes, as its --help says it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from bridgetable.cli.arguments import Parser
from bridgetable.cli.names import COMMANDS, WINDOW
from bridgetable.cli.output import OK, print_line
from bridgetable.cli.reference.help_text import help_text
from bridgetable.words.catalogue import Words


def help_of(parser: Parser) -> str:
    """The help for the command of this parser; that of the whole program lists the commands."""
    does = parser.words.text(f"help-{parser.command}")
    return help_text(parser, does, COMMANDS if parser.command == WINDOW else ())


class Help:
    """The command; `parser_of` gives the parser of another one."""

    def __init__(self, parser_of: Callable[[str, Words], Parser]) -> None:
        self._parser_of = parser_of

    def declare(self, parser: Parser) -> None:
        """Declares the command to tell about."""

        def known(name: str) -> str:
            if name in COMMANDS:
                return name
            commands = ", ".join(COMMANDS)
            raise parser.usage_error("usage-no-such-command", meant=(name, COMMANDS), word=name, commands=commands)

        parser.file("command", required=False, read=known, completion=COMMANDS)

    def run(self, found: Namespace, words: Words) -> int:
        """Prints the help for a command, or for the whole program."""
        print_line(help_of(self._parser_of(found.command or WINDOW, words)))
        return OK
