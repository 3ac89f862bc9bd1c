"""Marking answers: what was right, missed and wrong."""

from __future__ import annotations

import re

import msgspec

from bridgetable.laws.numbers import as_printed, lies_under, parts_of
from bridgetable.rehearsal.asked import Asked, Choice

_TYPED = re.compile(r"(?:law|art)?(\d{1,2})([a-z])?(\d{1,2})?([a-z])?(\d|[ivx]+)?")


class Marked(msgspec.Struct, frozen=True):
    """An answer, marked. `other` are answers as lawful as the recorded one; they are neither right nor wrong.

    `inexact` are right choices named by a Law or clause that contains theirs; `more` are clauses of the ruling that
    were named though they are not among the choices; `unknown` are typed numbers that are no clause of this ruling.
    """

    right: tuple[Choice, ...] = ()
    missed: tuple[Choice, ...] = ()
    wrong: tuple[Choice, ...] = ()
    other: tuple[Choice, ...] = ()
    inexact: tuple[Choice, ...] = ()
    more: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether all that is right was named, and nothing that is not."""
        return not (self.missed or self.wrong or self.other or self.unknown)


def mark(asked: Asked, given: frozenset[str]) -> Marked:
    """Marks the choices with these keys; keys of no choice count for nothing."""
    chosen = [choice for choice in asked.choices if choice.key in given]
    return Marked(
        right=tuple(choice for choice in chosen if choice.right),
        missed=tuple(choice for choice in asked.choices if choice.right and choice.key not in given),
        wrong=tuple(choice for choice in chosen if not choice.right and not choice.lawful),
        other=tuple(choice for choice in chosen if not choice.right and choice.lawful),
    )


def mark_typed_laws(asked: Asked, typed: tuple[str, ...]) -> Marked:
    """Marks Laws that were typed: "62C2" and "62c2" are exact, "62C" and "62" name it less exactly."""
    named = tuple(dict.fromkeys(filter(None, (clause_of(text) for text in typed))))
    exact = {choice.key for choice in asked.choices if any(_same(choice.clause, name) for name in named)}
    loose = {
        choice.key
        for choice in asked.choices
        if choice.right and choice.key not in exact and any(lies_under(choice.clause, name) for name in named)
    }
    found = mark(asked, frozenset(exact | loose))
    clauses = (*(choice.clause for choice in asked.choices if choice.right or choice.key in exact), *asked.also)
    return msgspec.structs.replace(
        found,
        inexact=tuple(choice for choice in found.right if choice.key in loose),
        more=tuple(name for name in named if any(lies_under(clause, name) for clause in asked.also)),
        unknown=(
            *(name for name in named if not any(lies_under(clause, name) for clause in clauses)),
            *(text for text in typed if not clause_of(text)),
        ),
    )


def clause_of(text: str) -> str:
    """The clause number that was typed, as the Laws print it: "62c2" is 62C2, "43b2b" is 43B2(b); "" if it is none."""
    typed = _TYPED.fullmatch("".join(letter for letter in text.casefold() if letter.isalnum()))
    if typed is None:
        return ""
    law, letter, *rest = (part or "" for part in typed.groups())
    found = parts_of(as_printed(tuple(part for part in (law, letter.upper(), *rest) if part)))
    return as_printed(found) if found is not None else ""


def _same(one: str, other: str) -> bool:
    return parts_of(one) is not None and parts_of(one) == parts_of(other)
