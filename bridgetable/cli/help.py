"""`bridgetable help`: what a command does and takes, as its --help says it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from unicodedata import combining, east_asian_width

from bridgetable.cli.arguments import Parser, ParserOf, usage
from bridgetable.cli.names import COMMANDS, WINDOW
from bridgetable.cli.output import OK, print_line
from bridgetable.words.catalogue import Words

# -- Text in lines of a terminal, whose letters are one or two cells wide ----------------------------------------------


def cells(text: str) -> int:
    """How many cells of a terminal the text takes."""
    return sum(map(_cells_of, text))


def wrapped(text: str, width: int, first: str = "", later: str = "") -> Iterator[str]:
    """The lines of a text, `width` cells wide at most, beginning with `first` and `later`.

    It is broken at spaces, and inside a word only where that alone is wider than a line.
    """
    line, room = first, width - cells(first)
    begun = False
    for word in text.split(" "):
        needed = cells(word) + begun
        if begun and needed > room:
            yield line
            line, room, begun = later, width - cells(later), False
            needed -= 1
        while needed > room and cells(word) > width - cells(later):
            head = _head(word, room)
            yield line + head
            word = word[len(head) :]
            line, room, needed = later, width - cells(later), cells(word)
        line += f" {word}" if begun else word
        room -= needed
        begun = True
    yield line


def _head(word: str, room: int) -> str:
    """As many of its letters as there is room for, but one at least."""
    taken = 0
    for place, letter in enumerate(word):
        taken += _cells_of(letter)
        if taken > room and place:
            return word[:place]
    return word


def _cells_of(letter: str) -> int:
    return 0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1


# -- What --help prints: how a command is used, what it does, and every argument it takes ------------------------------


NARROWEST, WIDEST = 40, 100
"""The widths of a terminal between which the lines follow it; longer ones are hard to read."""
_MARGIN = "  "
_BENEATH = " " * 6
"""What stands before a meaning that is told below its name."""
_LONGEST_NAME = 24
"""How wide a name may be at most for its meaning to be told beside it."""
_NEAREST_MEANING = 60
"""The least width with which meanings are told beside the names."""
_UNBROKEN = "\N{NO-BREAK SPACE}"


def help_text(parser: Parser, does: str, commands: Sequence[str] = ()) -> str:
    """Usage, what the command does, and a table of its arguments; a table of the commands where there are any.

    It is as wide as the terminal, within bounds.
    """
    import shutil

    width = min(max(shutil.get_terminal_size().columns, NARROWEST), WIDEST) - 1
    words, arguments = parser.words, parser.arguments
    files = [(each.value, each.meaning) for each in arguments if not each.names]
    options = [(f"{', '.join(each.names)} {each.value}".rstrip(), each.meaning) for each in arguments if each.names]
    tables = {
        "help-commands": [(name, words.text(f"help-{name}")) for name in commands],
        "help-arguments": files,
        "help-options": options,
    }
    parts = [part.replace(" ", _UNBROKEN) for part in usage(parser.program, arguments)]
    told = wrapped(words.text("help-usage", usage=" ".join(parts)), width, later=_BENEATH)
    lines = [*(line.replace(_UNBROKEN, " ") for line in told), "", *wrapped(does, width)]
    across = max(cells(name) for rows in tables.values() for name, _ in rows if cells(name) <= _LONGEST_NAME)
    for key, rows in tables.items():
        if rows:
            lines += ["", *wrapped(words.text(key), width)]
            lines += (line for row in rows for line in _row(*row, across, width))
    return "\n".join(lines)


def _row(name: str, meaning: str, across: int, width: int) -> Iterator[str]:
    """A row of a table: the name, and what it means beside it, or below where one of them needs the room."""
    if width < _NEAREST_MEANING or cells(name) > across:
        yield from wrapped(name, width, _MARGIN, _BENEATH)
        indent = _BENEATH if width < _NEAREST_MEANING else " " * (across + 2 * len(_MARGIN))
        yield from wrapped(meaning, width, indent, indent)
    else:
        padding = " " * (across - cells(name))
        later = " " * (across + 2 * len(_MARGIN))
        yield from wrapped(meaning, width, f"{_MARGIN}{name}{padding}{_MARGIN}", later)


def help_of(parser: Parser) -> str:
    """The help for the command of this parser; that of the whole program lists the commands."""
    does = parser.words.text(f"help-{parser.command}")
    return help_text(parser, does, COMMANDS if parser.command == WINDOW else ())


class Help:
    """The command; `parser_of` gives the parser of another one."""

    def __init__(self, parser_of: ParserOf) -> None:
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
