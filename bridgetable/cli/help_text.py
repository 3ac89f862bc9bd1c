"""What --help prints: how a command is used, what it does, and every argument it takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from bridgetable.words.catalogue import Words

_MARGIN = "  "


class Argument(msgspec.Struct, frozen=True):
    """An argument as usage and help show it.

    `names` are those of an option, none for a file; `value` stands for what is typed there, "" for a switch.
    """

    names: tuple[str, ...]
    value: str
    meaning: str
    required: bool = False
    many: bool = False

    @property
    def shown(self) -> str:
        """All its names, as in "-o/--out", or its value where it has none, as in "FILE"."""
        return "/".join(self.names) or self.value


def usage_line(program: str, arguments: Iterable[Argument]) -> str:
    """How the program is used: files and required options first, what may be left out in brackets."""
    ordered = sorted(arguments, key=lambda each: (bool(each.names), not each.required))
    return " ".join([program, *(_in_usage(each) for each in ordered)])


def _in_usage(argument: Argument) -> str:
    text = " ".join(filter(None, (*argument.names[:1], argument.value))) + ("…" if argument.many else "")
    return text if argument.required else f"[{text}]"


def help_text(program: str, does: str, arguments: Sequence[Argument], words: Words, commands: Sequence[str]) -> str:
    """Usage, what the command does, and a table of its arguments; a table of the commands where there are any."""
    import shutil
    import textwrap

    files = [(each.value, each.meaning) for each in arguments if not each.names]
    options = [(f"{', '.join(each.names)} {each.value}".rstrip(), each.meaning) for each in arguments if each.names]
    tables = {
        "help-commands": [(name, words.text(f"help-{name}")) for name in commands],
        "help-arguments": files,
        "help-options": options,
    }
    across = max(len(name) for rows in tables.values() for name, _ in rows)
    width = shutil.get_terminal_size().columns - 1
    lines = [words.text("help-usage", usage=usage_line(program, arguments)), "", *textwrap.wrap(does, width)]
    for key, rows in tables.items():
        if rows:
            lines += ["", words.text(key), *(line for row in rows for line in _row(*row, across, width))]
    return "\n".join(lines)


def _row(name: str, meaning: str, across: int, width: int) -> Iterator[str]:
    """A row of a table: the name, and what it means wrapped beside it."""
    import textwrap

    first, later = f"{_MARGIN}{name:<{across}}{_MARGIN}", " " * (across + 2 * len(_MARGIN))
    yield from textwrap.wrap(meaning, max(width, across + 30), initial_indent=first, subsequent_indent=later)
