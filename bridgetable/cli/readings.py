"""`bridgetable readings`: how this program reads the Laws where they leave a choice."""

from __future__ import annotations

from argparse import Namespace

from bridgetable.cli.arguments import Parser
from bridgetable.cli.output import OK, print_line
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import all_readings


def declare(parser: Parser) -> None:
    """Declares no arguments but those that every command has."""


def run(found: Namespace, words: Words) -> int:
    """Lists the readings of the Laws, a paragraph each."""
    print_line("\n\n".join("\n  ".join(lines) for lines in all_readings(words)))
    return OK
