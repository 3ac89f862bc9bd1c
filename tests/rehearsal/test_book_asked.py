"""The book of the Laws, as messages."""

from __future__ import annotations

import pytest

from bridgetable.rehearsal.situation import clauses_in, point_of, text_of
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_text

WORDS = Words.of("it", strict=True)


@pytest.mark.parametrize("edition", Edition)
def test_every_clause_has_the_text_of_its_edition(edition: Edition) -> None:
    for clause in clauses_in(edition):
        text = text_of(clause, edition)
        assert text is not None
        assert WORDS.say(text) == law_text(WORDS, clause, edition)


def test_a_clause_that_the_edition_does_not_have_is_not_among_them() -> None:
    assert "64B8" in clauses_in(Edition.E2017)
    assert "64B8" not in clauses_in(Edition.E2007)


def test_what_a_case_turns_on_is_told_in_a_few_words() -> None:
    point = point_of("62B2", Edition.E2017)
    assert point is not None
    assert Words.of("en").say(point) == "declarer's revoke card goes back and costs nothing"
