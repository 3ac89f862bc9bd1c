"""The lines of a story."""

from __future__ import annotations

import enum

import msgspec


class LineKind(enum.Enum):
    """The kind of a line of a story."""

    FACT = "fact"
    IRREGULARITY = "irregularity"
    RULING = "ruling"
    INFORMATION = "information"
    ASKED = "asked"


class StoryLine(msgspec.Struct, frozen=True):
    """A sentence of a story, with its clause, or "" without one.

    `hidden` means that nobody at the table has noticed this yet, and only a presenter should see it.
    """

    kind: LineKind
    text: str
    clause: str = ""
    hidden: bool = False
