"""The table of coverage in words: what a Law and a clause are about, and how a clause stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_lowercase
from typing import Any

import msgspec

from bridgetable.coverage.evidence import CaseShown
from bridgetable.coverage.numbering import LEFT_OUT, containing
from bridgetable.coverage.standing import LATEST_FIRST, LawTable, Row, Standing, Treatment
from bridgetable.laws.elections import ELECTIVES, Elective
from bridgetable.laws.readings import READINGS, Reading
from bridgetable.table.edition import Edition
from bridgetable.table.text import in_language
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_key, point_of, reading_text

REASONS = tuple(dict.fromkeys(reason.name for reason in LEFT_OUT))
"""The names of the reasons why nothing is ruled, in the order of their letters."""
LETTERS = dict(zip(REASONS, ascii_lowercase, strict=False))
"""The letter that stands for each reason."""


def letter_of(why: str) -> str:
    """The letter of a reason; "none" where none is given, as for a clause that is new."""
    return LETTERS.get(why, "none")


def law_subject(law: int, words: Words) -> str:
    """What a Law is about, in a few words."""
    own = f"coverage-law-{law}"
    return words.text(own) if words.has(own) else point_of(words, str(law), LATEST_FIRST[0])


def clause_subject(row: Row, words: Words) -> str:
    """What a clause is about, in a few words; "" if nothing is said of this very clause."""
    key = law_key(words, row.clause, row.edition, "point")
    return point_of(words, row.clause, row.edition) if key not in ("", *_shorter(row, words)) else ""


def _shorter(row: Row, words: Words) -> tuple[str, ...]:
    return tuple(law_key(words, each, row.edition, "point") for each in containing(row.clause))


def row_number(row: Row) -> str:
    """The number of a clause, with the edition where the latest one has none: "63B (1997)"."""
    return row.clause if row.edition is LATEST_FIRST[0] else f"{row.clause} ({row.edition.value})"


def cell_text(row: Row, edition: Edition, words: Words) -> str:
    """How the clause of a row stands in an edition, with its number there where it is another one."""
    standings = row.cells.get(edition, ())
    if not standings:
        return words.text("coverage-absent")
    return "; ".join(_told(standing, row, words) for standing in standings)


def _told(standing: Standing, row: Row, words: Words) -> str:
    same = standing.clause == row.clause and (row.edition is LATEST_FIRST[0] or standing.edition is row.edition)
    return " ".join(filter(None, ("" if same else f"{standing.clause}:", standing_text(standing, words))))


def standing_text(standing: Standing, words: Words) -> str:
    """How a clause stands, in words and with its marks: "ruled, asks the Director †"."""
    match standing.treatment:
        case Treatment.RULED:
            stands = words.text("coverage-ruled")
        case Treatment.WITHIN:
            stands = words.text("coverage-within", clause=standing.within)
        case Treatment.KEPT:
            stands = words.text("coverage-kept")
        case Treatment.TOLD:
            stands = words.text("coverage-told", why=letter_of(standing.why))
        case Treatment.LEFT_OUT:
            stands = words.text("coverage-left", why=letter_of(standing.why))
    parts = [stands]
    if standing.of_director:
        parts.append(words.text("coverage-of-director"))
    if standing.of_players:
        parts.append(words.text("coverage-of-players"))
    reading, memory = words.text("coverage-reading"), words.text("coverage-memory")
    marks = reading * bool(standing.readings) + memory * standing.from_memory
    return " ".join(filter(None, (", ".join(parts), marks)))


def reason_text(name: str, words: Words) -> str:
    """The sentence why nothing is ruled."""
    return words.text(f"coverage-why-{name}")


def legend(words: Words) -> tuple[tuple[str, str], ...]:
    """The words and marks of the table, each with what it means."""
    names = ("ruled", "of-director", "of-players", "within", "kept", "told", "left", "absent", "reading", "memory")
    shown = {"within": {"clause": "16B"}, "told": {"why": "a"}, "left": {"why": "a"}}
    return tuple(
        (words.text(f"coverage-{name}", **shown.get(name, {})), words.text(f"coverage-{name}.means")) for name in names
    )


def case_title(case: CaseShown, words: Words) -> str:
    """The title of a case, with the edition under which it is played unless the title has it."""
    title, edition = in_language(case.title, words.language), case.edition.value
    return title if edition in title else f"{title} ({edition})"


def elections(words: Words) -> tuple[tuple[str, str, str], ...]:
    """What the organisers choose: its name, the choices, and the editions in which it makes a difference."""
    return tuple(
        (_election(each, words), _choices(each, words), ", ".join(one.value for one in Edition if each.concerns(one)))
        for each in ELECTIVES
    )


def _election(elective: Elective, words: Words) -> str:
    return words.text(f"election-{elective.name}")


def _choices(elective: Elective, words: Words) -> str:
    names = {True: words.text("election-yes"), False: words.text("election-no")}
    usual = words.text("election-none")
    given = (
        words.text(f"election-{elective.name}-{answer}") if isinstance(answer, str) else names[answer]
        for answer in elective.answers
    )
    return "; ".join((*((usual,) if True in elective.answers else ()), *given))


# -- Coverage as text for the terminal, and as data --------------------------------------------------------------------


_MARGIN = "  "


def as_text(tables: Sequence[LawTable], editions: Sequence[Edition], words: Words) -> str:
    """The tables as text: a paragraph a clause with its readings, cases and tests; the reasons at the end."""
    lines: list[str] = []
    for table in tables:
        lines += ["", f"{words.text('law-number', law=str(table.law))}: {law_subject(table.law, words)}"]
        for row in table.rows:
            lines += _row(row, editions, words)
    letters = {
        LETTERS[one.why]
        for table in tables
        for row in table.rows
        for cell in row.cells.values()
        for one in cell
        if one.why in LETTERS
    }
    reasons = [f"({letter}) {reason_text(name, words)}" for name, letter in LETTERS.items() if letter in letters]
    return "\n".join((*lines[1:], *(["", *reasons] if reasons else ())))


def _row(row: Row, editions: Sequence[Edition], words: Words) -> Iterator[str]:
    yield _MARGIN + " ".join(filter(None, (row_number(row), clause_subject(row, words))))
    for edition in editions:
        yield f"{_MARGIN * 2}{edition.value}  {cell_text(row, edition, words)}"
    for reading in _readings(row):
        told = reading_text(words, reading)
        yield f"{_MARGIN * 2}{words.text('coverage-a-reading')}  {told.done} [{told.numbers}]"
    for case in row.cases:
        yield f"{_MARGIN * 2}{words.text('coverage-cases')}  {case.path}  {case_title(case, words)}"
    if row.tests:
        yield f"{_MARGIN * 2}{words.text('coverage-tests')}  {', '.join(row.tests)}"


def _readings(row: Row) -> Iterator[Reading]:
    """The readings on which rulings under the clause rest in any edition, in the order of the Laws."""
    names = {name for cell in row.cells.values() for one in cell for name in one.readings}
    return (reading for reading in READINGS if reading.name in names)


def as_data(tables: Sequence[LawTable], words: Words) -> bytes:
    """The tables as JSON: a list of Laws, each with its rows; sentences are in the language of `words`."""
    data = [
        {
            "law": table.law,
            "subject": law_subject(table.law, words),
            "clauses": [_row_data(row, words) for row in table.rows],
        }
        for table in tables
    ]
    return msgspec.json.format(msgspec.json.encode(data), indent=2)


def _row_data(row: Row, words: Words) -> dict[str, Any]:
    cells = {edition.value: [_standing_data(one, words) for one in cell] for edition, cell in row.cells.items()}
    return {
        "clause": row.clause,
        "edition": row.edition.value,
        "subject": clause_subject(row, words),
        "editions": cells,
        "cases": [_case_data(case, row) for case in row.cases],
        "tests": row.tests,
    }


def _standing_data(standing: Standing, words: Words) -> dict[str, Any]:
    return {
        "clause": standing.clause,
        "standing": standing.treatment.value,
        "asks-director": standing.of_director,
        "asks-players": standing.of_players,
        "within": standing.within or None,
        "why": standing.why or None,
        "reason": reason_text(standing.why, words) if standing.why else None,
        "from-memory": standing.from_memory,
        "readings": standing.readings,
    }


def _case_data(case: CaseShown, row: Row) -> dict[str, Any]:
    shown = (edition.value for edition, cell in row.cells.items() for one in cell if case.shows(one.clause, edition))
    return {"case": case.path, "edition": case.edition.value, "editions": sorted(set(shown))}
