"""An argument of a command, as usage, help, manual page and shells show it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec


class Files(msgspec.Struct, frozen=True):
    """The value is a file with one of these endings, or any file without endings; or a folder if `folders` only."""

    endings: tuple[str, ...] = ()
    folders: bool = False


Completion = tuple[str, ...] | Files | Callable[[], Iterable[str] | Files]
"""What a shell proposes for a value: words or files, or what gives these when they are needed; () for nothing."""


class Argument(msgspec.Struct, frozen=True):
    """An argument as it is declared.

    `names` are those of an option, none for a file; `value` stands for what is typed there, "" for a switch.
    `listed` says that the value may be several words, with commas between them.
    """

    names: tuple[str, ...]
    value: str
    meaning: str
    required: bool = False
    many: bool = False
    completion: Completion = ()
    listed: bool = False

    @property
    def shown(self) -> str:
        """All its names, as in "-o/--out", or its value where it has none, as in "FILE"."""
        return "/".join(self.names) or self.value

    @property
    def in_usage(self) -> str:
        """How it stands in the usage: in brackets where it may be left out."""
        text = " ".join(filter(None, (*self.names[:1], self.value))) + ("…" if self.many else "")
        return text if self.required else f"[{text}]"


def usage(program: str, arguments: Iterable[Argument]) -> list[str]:
    """The parts of the line that says how the program is used: files and required options come first."""
    ordered = sorted(arguments, key=lambda each: (bool(each.names), not each.required))
    return [program, *(each.in_usage for each in ordered)]
