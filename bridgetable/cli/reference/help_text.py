"""What --help prints: how a command is used, what it does, and every argument it takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bridgetable.cli.reference.argument import usage
from bridgetable.cli.reference.wrapping import cells, wrapped

if TYPE_CHECKING:
    from bridgetable.cli.arguments import Parser

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
