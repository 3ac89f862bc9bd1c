"""How a clause stands in an edition, and why nothing is ruled where nothing is."""

from __future__ import annotations

import pytest

from bridgetable.coverage.evidence import kept_evidence
from bridgetable.coverage.numbering import KEPT, LEFT_OUT, printed_in, reason_for
from bridgetable.coverage.standing import Treatment, listed_in, reached_in, standing_of
from bridgetable.table.edition import Edition
from tests.each import for_each

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017


@for_each(
    ("clause", "edition", "kind", "why"),
    [
        ("64B7", E2017, Treatment.RULED, ""),
        ("16B1(a)", E2017, Treatment.WITHIN, ""),
        ("44E", E2017, Treatment.KEPT, "kept"),
        ("77", E1997, Treatment.KEPT, "kept"),
        ("35A", E2017, Treatment.TOLD, "defined-for-others"),
        ("93A", E2017, Treatment.LEFT_OUT, "appeals"),
        ("40A4", E2017, Treatment.LEFT_OUT, "regulations"),
        ("50E3", E2007, Treatment.TOLD, "score-by-the-director"),
        ("12B", E1997, Treatment.TOLD, "score-by-the-director"),
    ],
)
def test_how_a_clause_stands(clause: str, edition: Edition, kind: Treatment, why: str) -> None:
    standing = standing_of(clause, edition)
    assert standing is not None and (standing.treatment, standing.why) == (kind, why)
    assert standing.covered == (kind in (Treatment.RULED, Treatment.WITHIN, Treatment.KEPT))


def test_what_an_edition_does_not_print_has_no_standing() -> None:
    assert standing_of("64B7", E1997) is None and standing_of("99A", E2017) is None


def test_the_standing_names_readings_memory_and_who_is_asked() -> None:
    asked = standing_of("64C1", E2017)
    assert asked is not None and asked.of_director and not asked.of_players and not asked.from_memory
    assert "damage-by-double-dummy" in asked.readings
    chosen = standing_of("57A", E1997)
    assert chosen is not None and chosen.of_players and chosen.from_memory
    part = standing_of("16B1(a)", E2007)
    assert part is not None and part.within == "16B" and not part.from_memory


def test_what_is_left_out_is_remembered_unless_it_was_read() -> None:
    read, unread = standing_of("11C", E1997), standing_of("9C", E1997)
    assert read is not None and read.treatment is Treatment.LEFT_OUT and not read.from_memory
    assert unread is not None and unread.treatment is Treatment.LEFT_OUT and unread.from_memory


def test_a_case_that_shows_it_makes_a_clause_ruled() -> None:
    before, after = standing_of("44F", E2017), standing_of("44F", E2017, frozenset({"44F"}))
    assert before is not None and before.treatment is Treatment.KEPT
    assert after is not None and (after.treatment, after.why) == (Treatment.RULED, "")


@pytest.mark.parametrize("edition", Edition)
def test_every_clause_has_its_standing_and_a_reason_where_nothing_is_ruled(edition: Edition) -> None:
    also = kept_evidence().ruled_in(edition)
    listed = listed_in(edition, also)
    assert set(printed_in(edition)) <= set(listed)
    for clause in listed:
        standing = standing_of(clause, edition, also)
        assert standing is not None
        assert bool(standing.why) == (standing.treatment not in (Treatment.RULED, Treatment.WITHIN)), clause


@for_each("reason", [KEPT, *LEFT_OUT])
def test_no_reason_is_given_for_what_is_ruled(reason: object) -> None:
    """A clause for which a reason is written down is one of an edition, and the Laws do not rule on it."""
    given = next(each for each in (KEPT, *LEFT_OUT) if each is reason)
    for edition in Edition:
        for clause in given.printed.get(edition, given.clauses):
            reached, also = reached_in(edition), kept_evidence().ruled_in(edition)
            ruled = reached.ruled | reached.asked_of_director | reached.asked_of_players | also
            assert clause not in ruled, (clause, edition)


def test_the_first_reason_holds() -> None:
    assert reason_for("18F", E2017) == "regulations" and reason_for("12C2(d)", E2017) == "other-tables"
    assert reason_for("62A", E2017) == ""
