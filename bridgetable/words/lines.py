"""The lines a story is told in."""

from __future__ import annotations

import enum

import msgspec


class Kind(enum.Enum):
    """What a line of the story is."""

    FACT = "fact"
    IRREGULARITY = "irregularity"
    RULING = "ruling"
    INFORMATION = "information"
    ASKED = "asked"


class Line(msgspec.Struct, frozen=True):
    """A sentence of the story, with the clause it rests on where there is one.

    `hidden` says that nobody at the table knows this yet: a matter for the presenter.
    """

    kind: Kind
    text: str
    clause: str = ""
    hidden: bool = False
