"""A draft of the next edition, as data: read from a folder, and tried in this process and in those it starts.

It says what it changes of the edition that it amends: numbers, pages, clauses that stand as in another edition, and
behaviours that the program has declared beside its wordings. Whatever else the Laws are to say is a wording in Python.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from bridgetable.cases import shapes as s
from bridgetable.cases.reader import CaseError, members_of, parsed
from bridgetable.disk.contents import contents_of
from bridgetable.disk.workers import BEGINNING
from bridgetable.laws.book import every_clause
from bridgetable.laws.clause import CHOSEN, Clause
from bridgetable.laws.elections import ELECTIVES
from bridgetable.laws.numbers import lies_under, parts_of
from bridgetable.laws.renumbering import DRAFTED_TEXTS, RENUMBERED, Renumbering
from bridgetable.table.edition import Edition, a_draft_is_tried, try_amending
from bridgetable.table.facts import Elections
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text

FILE = "edition.json"
FORMAT = "bridgetable-edition"
VERSION = 1
FOLDER = "BRIDGETABLE_EDITION_FOLDER"
"""The variable by which a process knows the folder of the draft that the one that started it tries."""
LARGEST = 4 * 1024 * 1024

_BY_CLAUSE = s.by(s.CLAUSE, s.TEXT)
_NUMBERS = s.several(s.CLAUSE)
KEYS = (
    s.needs("format", s.one_of(frozenset({FORMAT}), "draft-no-format")),
    s.needs("version", s.whole(1, VERSION)),
    s.needs("name", s.TEXT),
    s.may("date", s.STRING, ""),
    s.needs("amends", s.EDITION),
    s.may("gone", _NUMBERS, ()),
    s.may("new", _NUMBERS, ()),
    s.may("moved", s.by(s.CLAUSE, s.CLAUSE), ()),
    s.may("as-in", s.by(s.EDITION, _NUMBERS), ()),
    s.may("behaviours", s.by(s.CLAUSE, s.STRING), ()),
    s.may("elections", s.ELECTIONS, ()),
    s.may("pages", _BY_CLAUSE, ()),
    s.may("points", _BY_CLAUSE, ()),
)
"""The keys of the file of a draft."""


class DraftEdition(msgspec.Struct, frozen=True):
    """A draft: its name and date, the edition that it amends, and what it changes of that."""

    name: Text
    date: str
    amends: Edition
    numbers: Renumbering
    behaviours: Mapping[str, str]
    elections: Elections
    pages: tuple[tuple[str, Text], ...]
    points: tuple[tuple[str, Text], ...]


_TRIED: list[DraftEdition] = []


def tried_draft() -> DraftEdition | None:
    """The draft that is tried in this process; None where there is none."""
    return _TRIED[0] if _TRIED else None


def read_draft(folder: Path) -> DraftEdition:
    """The draft in a folder; raises RefusedError with the place in its file."""
    try:
        data = contents_of(folder / FILE, LARGEST)
    except (OSError, ValueError):
        raise RefusedError(say("draft-not-read", file=FILE, folder=folder.name)) from None
    found = s.read_fields(KEYS, members_of(parsed(data), ""), "")
    taken = dict(found.get("as-in", ()))
    numbers = Renumbering(found.get("gone", ()), found.get("new", ()), dict(found.get("moved", ())), taken)
    draft = DraftEdition(
        found["name"],
        found.get("date", ""),
        found["amends"],
        numbers,
        dict(found.get("behaviours", ())),
        found.get("elections", ()),
        found.get("pages", ()),
        found.get("points", ()),
    )
    _check(draft)
    return draft


def try_draft(folder: Path) -> DraftEdition:
    """Reads a draft, and has this process and those it starts know it as an edition; raises RefusedError.

    One draft can be tried in a process: whatever has been found of it is kept.
    """
    draft = read_draft(folder)
    RENUMBERED[Edition.DRAFT] = draft.numbers
    CHOSEN[Edition.DRAFT] = draft.behaviours
    DRAFTED_TEXTS.extend(_drafted_texts(draft))
    try_amending(draft.amends, dict(draft.elections))
    os.environ[FOLDER] = str(folder.absolute())
    os.environ[BEGINNING] = "bridgetable.cases.draft_edition:try_as_told"
    _TRIED[:] = [draft]
    return draft


def try_as_told() -> None:
    """Tries the draft that the process that started this one tries, if it tries any."""
    folder = os.environ.get(FOLDER)
    if folder and not a_draft_is_tried():
        try_draft(Path(folder))


# -- what cannot be tried --------------------------------------------------------------------------------------------


def declared_behaviours() -> tuple[tuple[str, str], ...]:
    """Every declared behaviour: the number of its clause in the latest edition that has it, and its name."""
    found = ((tuple(clause.numbers.values())[-1], name) for clause in every_clause() for name in clause.behaviours)
    return tuple(sorted(found))


def _check(draft: DraftEdition) -> None:
    if draft.amends.is_draft:
        raise CaseError("amends", "draft-amends-itself")
    for key, told in (("pages", draft.pages), ("points", draft.points)):
        for number, text in told:
            if any("{" in sentence or "}" in sentence for _, sentence in text):
                raise CaseError(f"{key}.{number}", "draft-no-braces")
    for edition, numbers in draft.numbers.taken.items():
        if edition.is_draft:
            raise CaseError("as-in", "draft-amends-itself")
        for number in numbers:
            if not any(_is_of(clause, number, edition) for clause in every_clause()):
                raise CaseError(f"as-in.{edition.value}", "draft-nothing-there", law=number, edition=edition.value)
    _check_elections(draft)
    _check_behaviours(draft)


def _check_elections(draft: DraftEdition) -> None:
    """Raises RefusedError for an election that neither the amended edition nor one that is taken from leaves open."""
    editions = (draft.amends, *draft.numbers.taken)
    electives = {elective.name: elective for elective in ELECTIVES}
    for name, _ in draft.elections:
        if not any(electives[name].concerns(edition) for edition in editions):
            raise CaseError(f"elections.{name}", "draft-no-election", name=name, edition=draft.amends.value)


def _is_of(clause: Clause[..., object], number: str, edition: Edition) -> bool:
    return clause.exists_in(edition) and lies_under(clause.numbers[edition], number)


def _check_behaviours(draft: DraftEdition) -> None:
    """Raises RefusedError for a behaviour that no clause declares under this number."""
    for number, name in draft.behaviours.items():
        if not any(clause.covers(number) and name in clause.behaviours for clause in every_clause()):
            declared = declared_behaviours()
            of_this = [each for law, each in declared if law == number]
            others = [f"{law} {each}" for law, each in declared]
            raise CaseError(
                f"behaviours.{number}", "draft-no-behaviour", text=name, law=number, names=", ".join(of_this or others)
            )


# -- the pages -------------------------------------------------------------------------------------------------------


def _drafted_texts(draft: DraftEdition) -> Iterator[tuple[str, str, str]]:
    """The texts of the draft: the language ("" for every one), the key of the message, and the text."""
    yield from _of_stem("lawbook", draft.pages)
    # Where nothing is said of what a case under a new page turns on, it is what the clause around it turns on.
    pointed = {number for number, _ in draft.points}
    yield from _of_stem("point", ((number, (("", ""),)) for number, _ in draft.pages if number not in pointed))
    yield from _of_stem("point", draft.points)


def _of_stem(stem: str, texts: Iterable[tuple[str, Text]]) -> Iterator[tuple[str, str, str]]:
    for number, text in texts:
        parts = parts_of(number) or ()
        key = f"{stem}-" + "".join(f"-{part}" if part.islower() else part.lower() for part in parts)
        for language, told in text:
            yield language, key, " ".join(told.split())
