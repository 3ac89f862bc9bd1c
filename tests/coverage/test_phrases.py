"""The words of the table: every standing, reason and Law is worded in both languages."""

from __future__ import annotations

import pytest

from bridgetable.coverage.evidence import kept_evidence
from bridgetable.coverage.phrases import (
    LETTERS,
    REASONS,
    case_title,
    cell_text,
    clause_subject,
    elections,
    law_subject,
    legend,
    reason_text,
    row_number,
)
from bridgetable.coverage.standing import law_tables
from bridgetable.laws.elections import ELECTIVES
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.situations import EDITIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_and_reason_is_worded(language: str) -> None:
    words = Words.of(language, strict=True)
    assert all(law_subject(law, words) for law in range(1, 94))
    assert len(LETTERS) == len(REASONS) and len(set(LETTERS.values())) == len(REASONS)
    assert all(reason_text(name, words).endswith(".") for name in (*REASONS, "kept"))
    assert all(means.endswith(".") for _, means in legend(words))
    assert len(elections(words)) == len(ELECTIVES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_and_subject_is_worded(language: str) -> None:
    words = Words.of(language, strict=True)
    for table in law_tables(kept_evidence()):
        for row in table.rows:
            assert all(cell_text(row, edition, words) for edition in Edition)
            clause_subject(row, words)


def test_a_cell_has_its_number_where_it_is_another_one() -> None:
    words = Words.of("en", strict=True)
    rows = {(row.clause, row.edition.value): row for table in law_tables(kept_evidence()) for row in table.rows}
    latest, alone = rows["17D3", EDITIONS[-1]], rows["63B", "1997"]
    assert cell_text(latest, Edition.E2017, words) == "ruled †"
    assert cell_text(latest, Edition.E2007, words) == "17E2: ruled †"
    assert row_number(alone) == "63B (1997)" and cell_text(alone, Edition.E1997, words) == "ruled †"
    assert cell_text(alone, Edition.E2017, words) == "–"


def test_a_clause_of_which_nothing_is_said_has_no_subject() -> None:
    words = Words.of("en", strict=True)
    rows = {row.clause: row for table in law_tables(kept_evidence(), "16B") for row in table.rows}
    assert clause_subject(rows["16B"], words) and clause_subject(rows["16B1(a)"], words) == ""


def test_a_title_has_the_edition_once() -> None:
    words = Words.of("en", strict=True)
    titles = [case_title(case, words) for case in kept_evidence().cases]
    assert all(any(edition.value in title for edition in Edition) for title in titles)
    assert not any(title.count("2017") > 1 for title in titles)
