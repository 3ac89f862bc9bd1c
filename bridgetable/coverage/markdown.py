"""The page of the manual on coverage: which clauses are ruled, the reasons why others are not, and the readings."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bridgetable.coverage.evidence import Evidence
from bridgetable.coverage.phrases import (
    LETTERS,
    case_title,
    cell_text,
    clause_subject,
    elections,
    law_subject,
    legend,
    letter_of,
    reason_text,
    row_number,
)
from bridgetable.coverage.standing import LawTable, Row, Treatment, count
from bridgetable.laws.readings import READINGS, Authority
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import READING, Words
from bridgetable.words.lawbook import numbers_of

WIDTH = 118
"""How long a line of running text is at most."""
DISPUTED = (Authority.MINUTE, Authority.SCHOOL)
"""Authorities besides the text of the Law: others may read it in another way."""
CASES_NAMED = 2
"""How many cases of a clause the page names; the command names all of them."""
EMPTY = "&nbsp;"
"""What stands in an empty cell: where nothing does, Qt makes the cell before it wider."""
CASES_FOLDER = "../../cases/"
ROOT_FOLDER = "../../../"
"""Where the cases and the tests lie, seen from a page of the manual."""


def page(tables: Sequence[LawTable], evidence: Evidence, editions: Sequence[Edition], words: Words) -> str:
    """The whole page, for these editions, the latest first."""
    parts = (
        f"# {words.text('coverage-title')}",
        _text(words, "coverage-intro"),
        *_section(words, "coverage-figures", _figures(evidence, editions, words), say=True),
        *_section(words, "coverage-marks", _legend(words)),
        *_section(words, "coverage-laws", "", say=True),
        *(part for table in tables if table.covered for part in _law(table, editions, words)),
        *_section(words, "coverage-left-out", _left_out(tables, words), say=True),
        *_section(words, "coverage-reasons", _reasons(words), say=True),
        *_section(words, "coverage-authorities", _elections(words), say=True),
        _text(words, "coverage-authorities-readings"),
        _readings(words, disputed=True),
        *_section(words, "coverage-readings", _readings(words, disputed=False), say=True),
    )
    return "\n\n".join(part for part in parts if part) + "\n"


def law_part(tables: Sequence[LawTable], editions: Sequence[Edition], words: Words) -> str:
    """The tables of some Laws alone, with the reasons to which their letters refer."""
    parts = (part for table in tables for part in _law(table, editions, words))
    return "\n\n".join((*parts, *_section(words, "coverage-reasons", _reasons(words)))) + "\n"


def _section(words: Words, key: str, table: str, *, say: bool = False) -> tuple[str, ...]:
    return (f"## {words.text(key)}", _text(words, f"{key}-say") if say else "", table)


def _text(words: Words, key: str) -> str:
    return "\n".join(textwrap.wrap(words.text(key), WIDTH, break_long_words=False, break_on_hyphens=False))


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    heads = tuple(heads)
    lines = (heads, ("---",) * len(heads), *rows)
    return "\n".join(f"| {' | '.join(cell or EMPTY for cell in line)} |" for line in lines)


# -- what is said once -----------------------------------------------------------------------------------------------


def _figures(evidence: Evidence, editions: Sequence[Edition], words: Words) -> str:
    kinds = {
        Treatment.RULED: words.text("coverage-ruled"),
        Treatment.WITHIN: words.text("coverage-within", clause="…"),
        Treatment.KEPT: words.text("coverage-kept"),
        Treatment.TOLD: words.text("coverage-told", why="…"),
        Treatment.LEFT_OUT: words.text("coverage-left", why="…"),
    }
    counted = [(edition, count(edition, evidence)) for edition in editions]
    rows = ((edition.value, *(str(found[kind]) for kind in kinds)) for edition, found in counted)
    return _table((words.text("coverage-edition"), *kinds.values()), rows)


def _legend(words: Words) -> str:
    return _table((words.text("coverage-word"), words.text("coverage-meaning")), legend(words))


def _reasons(words: Words) -> str:
    rows = ((letter, reason_text(name, words)) for name, letter in LETTERS.items())
    return _table((words.text("coverage-letter"), words.text("coverage-why")), rows)


def _elections(words: Words) -> str:
    heads = (words.text("coverage-law"), words.text("coverage-choices"), words.text("coverage-editions"))
    return _table(heads, elections(words))


def _readings(words: Words, *, disputed: bool) -> str:
    """The readings that rest on a minute or on the school, or between which an election decides; or all others."""
    heads = (words.text("coverage-numbers"), words.text("coverage-done"), words.text("coverage-else"))
    rows = (
        (numbers_of(words, each), words.text(READING + each.name), words.text(f"{READING}{each.name}.else"))
        for each in READINGS
        if (bool(each.election) or each.authority in DISPUTED) is disputed
    )
    return _table(heads, rows)


def _left_out(tables: Sequence[LawTable], words: Words) -> str:
    rows = (
        (str(table.law), law_subject(table.law, words), ", ".join(_letters(table)))
        for table in tables
        if not table.covered
    )
    return _table((words.text("coverage-law"), "", words.text("coverage-why")), rows)


def _letters(table: LawTable) -> tuple[str, ...]:
    why = {one.why for row in table.rows for cell in row.cells.values() for one in cell}
    return tuple(letter for name, letter in LETTERS.items() if name in why)


# -- a Law -----------------------------------------------------------------------------------------------------------


def _law(table: LawTable, editions: Sequence[Edition], words: Words) -> tuple[str, str]:
    heads = (
        words.text("coverage-clause"),
        *(edition.value for edition in editions),
        words.text("coverage-cases"),
        words.text("coverage-tests"),
    )
    title = f"### {words.text('law-number', law=str(table.law))}: {law_subject(table.law, words)}"
    return title, _table(heads, _rows(table, editions, words))


def _rows(table: LawTable, editions: Sequence[Edition], words: Words) -> Iterator[tuple[str, ...]]:
    """The rows of a Law; neighbours that are left out for the same reason are one row."""
    for key, group in groupby(table.rows, key=_left_out_alike):
        rows = tuple(group)
        if key is None:
            yield from (_row(row, editions, words) for row in rows)
        else:
            cells = (_together(rows, edition, words) for edition in editions)
            yield (", ".join(map(row_number, rows)), *cells, "", "")


def _left_out_alike(row: Row) -> tuple[object, ...] | None:
    """What rows have in common that are left out alike in all editions; None for any other row."""
    standings = [one for cell in row.cells.values() for one in cell]
    if row.cases or any(one.treatment is not Treatment.LEFT_OUT for one in standings):
        return None
    return (tuple((edition, bool(cell)) for edition, cell in row.cells.items()), tuple({one.why for one in standings}))


def _together(rows: Sequence[Row], edition: Edition, words: Words) -> str:
    """How rows that are left out alike stand in an edition, with their numbers there where any is another one."""
    standings = [one for row in rows for one in row.cells.get(edition, ())]
    if not standings:
        return words.text("coverage-absent")
    numbers = tuple(dict.fromkeys(one.clause for one in standings))
    same = numbers == tuple(row.clause for row in rows)
    told = words.text("coverage-left", why=letter_of(standings[0].why))
    memory = words.text("coverage-memory") * any(one.from_memory for one in standings)
    return " ".join(filter(None, ("" if same else f"{', '.join(numbers)}:", told, memory)))


def _row(row: Row, editions: Sequence[Edition], words: Words) -> tuple[str, ...]:
    clause = " ".join(filter(None, (row_number(row), clause_subject(row, words))))
    return (clause, *(cell_text(row, edition, words) for edition in editions), _cases(row, words), _tests(row))


def _cases(row: Row, words: Words) -> str:
    named = [f"[{_plain(case_title(case, words))}]({CASES_FOLDER}{case.path})" for case in row.cases[:CASES_NAMED]]
    if len(row.cases) > CASES_NAMED:
        named.append(words.text("coverage-more-cases", count=str(len(row.cases) - CASES_NAMED)))
    return "; ".join(named)


def _tests(row: Row) -> str:
    return ", ".join(f"[{_file(test)}]({ROOT_FOLDER}{test})" for test in row.tests)


def _file(test: str) -> str:
    return test.rpartition("/")[2].removeprefix("test_").removesuffix(".py").replace("_", "-")


def _plain(text: str) -> str:
    """The text without what Markdown would take for marks of its own in a cell or in the words of a link."""
    return text.replace("|", "¦").replace("[", "(").replace("]", ")")
