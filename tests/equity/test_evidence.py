"""The evidence in sentences: the figures of a proposal and why they lead where they do, in both languages."""

from __future__ import annotations

import pytest

from bridgetable.cards.seat import Side
from bridgetable.equity.proposal import (
    BySide,
    Evidence,
    Figure,
    Measurement,
    NoProposal,
    Proposal,
    evidence_lines,
    evidence_of,
    newly_asked_redress,
    redress_asked_about,
)
from bridgetable.laws.redress import BOTH, Base, Redress
from bridgetable.table.identity import IrregularityId
from bridgetable.table.question import say
from bridgetable.words.catalogue import LANGUAGES, Words
from tests.situations import EDITIONS, POZNAN, Situation, at

REVOKE = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SDJ WCT NCQ EC8 SH4", "claim S 10", "agree W")
ONE = at(POZNAN, "4S S").do(
    "WCJ NCA EC2 SC3 NCK EC4 SDJ WCT NCQ EC8 SC5 WS6", "claim S 9", "agree W", "attention W revoke S 2", "director W"
)
"""The same without the second revoke: South follows to the third club."""
TWO = REVOKE.do("attention W revoke S 2", "attention W revoke S 3", "director W")


def proposal(
    *measured: Measurement,
    played: BySide,
    after: BySide,
    innocent: Side | None = Side.EW,
    adjusted: tuple[Side, ...] = BOTH,
    assigned: BySide | None = None,
) -> Proposal:
    """A proposal made by hand: the last table measured is the one that counts."""
    counts = measured[-1]
    base = Redress("64C", innocent, tuple(Base(one.irregularity) for one in measured), adjusted)
    side = Side.NS if innocent is None else innocent
    damage = counts.tricks[side] - after[side]
    damage = abs(damage) if innocent is None else max(0, damage)
    given = assigned or (counts.tricks if damage else after)
    return Proposal(base, played, after, measured, counts, given, damage)


def measured(ns: int, *, place: int = 0, moved: int = 0, rough: bool = False) -> Measurement:
    """So many tricks for North-South from before the irregularity at this place."""
    return Measurement(IrregularityId(place), (0, 0), (ns, 13 - ns), moved, rough)


def keys(evidence: Evidence) -> list[str]:
    return [one.key for one in evidence.reasons]


def test_a_floor_not_an_addition() -> None:
    found = evidence_of(ONE.table, proposal(measured(10), played=(12, 1), after=(11, 2)))
    assert keys(found) == ["proposal-why-floor"]
    assert [(row.figure, row.tricks) for row in found.rows] == [
        (Figure.PLAYED, (12, 1)),
        (Figure.AFTER, (11, 2)),
        (Figure.WITHOUT, (10, 3)),
        (Figure.PROPOSED, (10, 3)),
    ]
    text = " ".join(evidence_lines(found, Words.of("en", strict=True).say))
    assert "Without South's revoke in trick 2: N-S 10, E-W 3" in text
    assert "Damage left: one trick." in text and "a floor, not an addition: the one trick transferred" in text


def test_what_the_transfer_gave_may_be_enough() -> None:
    found = evidence_of(ONE.table, proposal(measured(12), played=(12, 1), after=(11, 2)))
    assert keys(found) == ["proposal-why-enough"]
    assert Figure.PROPOSED not in {row.figure for row in found.rows}
    lines = evidence_lines(found, Words.of("it", strict=True).say)
    assert lines[3] == "Nessun danno residuo: non c'è nulla da correggere."


def test_where_nothing_moved_it_says_so() -> None:
    worse = evidence_of(ONE.table, proposal(measured(9), played=(10, 3), after=(10, 3)))
    same = evidence_of(ONE.table, proposal(measured(10), played=(10, 3), after=(10, 3)))
    assert (keys(worse), keys(same)) == (["proposal-why-none-moved"], ["proposal-why-no-loss"])


def test_of_several_tables_the_one_that_counts_is_marked() -> None:
    found = evidence_of(
        TWO.table, proposal(measured(11), measured(10, place=1, moved=1), played=(12, 1), after=(11, 2))
    )
    assert [row.figure for row in found.rows][2:4] == [Figure.WITHOUT, Figure.COUNTS]
    assert keys(found) == ["proposal-why-floor", "proposal-why-repeated"]
    lines = evidence_lines(found, Words.of("en", strict=True).say)
    assert lines[3].endswith("trick 3, and one trick for the revoke before it: N-S 10, E-W 3 (this one counts)")


def test_both_sides_at_fault_end_as_if_nobody_had_revoked() -> None:
    found = evidence_of(ONE.table, proposal(measured(12), played=(13, 0), after=(13, 0), innocent=None))
    assert keys(found) == ["proposal-why-both"]
    assert found.finding == say("proposal-difference", tricks=1)
    assert found.rows[-1].tricks == (12, 1)


def test_one_side_alone_is_adjusted() -> None:
    """2017: Law 43B3."""
    found = evidence_of(
        ONE.table,
        proposal(measured(11), played=(10, 3), after=(10, 3), innocent=Side.NS, adjusted=(Side.EW,), assigned=(10, 2)),
    )
    assert found.rows[-1].label == say("proposal-proposed-split") and found.rows[-1].tricks == (10, 2)
    assert "proposal-why-one-sided" in keys(found)


def test_of_an_exposed_card_nothing_is_said_of_revokes() -> None:
    """50E4, on a board with a revoke too."""
    exposed = at(POZNAN, "4S S").do("expose E D4", "director N", "WCJ NCA EC2 SC3 NCK EC4 SDJ WCT")
    shown = exposed.do("claim S 11", "agree W", "director W")
    assert shown.table.transfers
    found = evidence_of(shown.table, proposal(measured(11), played=(13, 0), after=(12, 1)))
    assert keys(found) == ["proposal-why-worse"]
    assert "Without East's ♦4 in trick 1: N-S 11, E-W 2" in evidence_lines(found, Words.of("en", strict=True).say)


def test_a_rough_figure_is_called_rough() -> None:
    found = evidence_of(ONE.table, proposal(measured(10, rough=True), played=(12, 1), after=(11, 2)))
    assert keys(found)[-1] == "proposal-rough"


PARTNERS = "WCJ NCA EC2 SC3 NHQ ED3 SH4 WD7 NHJ EH2 SC5 WH7"
"""East and West both revoke on the heart led from dummy, and it is too late when they follow to the next."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_revokes_of_a_side_on_one_trick_are_measured_once_and_both_named(edition: str) -> None:
    both = (
        at(POZNAN, "4S S", edition)
        .do(PARTNERS, "claim S 7", "agree E")
        .do("attention N revoke E 2", "attention N revoke W 2", "director N")
    )
    redress = redress_asked_about(both.table)
    assert redress is not None and len(redress.bases) == 1
    label = (
        evidence_of(
            both.table,
            proposal(
                measured(11, place=redress.bases[0].irregularity), played=(10, 3), after=(11, 2), innocent=Side.NS
            ),
        )
        .rows[2]
        .label
    )
    english, italian = (Words.of(language, strict=True).say(label) for language in ("en", "it"))
    assert english == "Without the revokes of East and West in trick 2"
    assert italian == "Senza le renonce di Est e di Ovest alla seconda presa"


def test_revokes_of_two_players_are_not_called_repeated() -> None:
    """64C2(a) and 64B2 are about one player and one suit; so is the sentence."""
    two = (
        at(POZNAN, "4S S")
        .do("WCJ NCA EC2 SC3 NHQ ED3 SH4 WH7 NHJ EH2 SC5 WD7 NH3 EHT SC6 WH8")
        .do("claim S 6", "agree E", "attention N revoke E 2", "attention N revoke W 3", "director N")
    )
    redress = redress_asked_about(two.table)
    assert redress is not None
    first, second = (base.irregularity for base in redress.bases)
    found = evidence_of(
        two.table,
        proposal(
            measured(10, place=first),
            measured(11, place=second, moved=1),
            played=(9, 4),
            after=(10, 3),
            innocent=Side.NS,
        ),
    )
    assert keys(found)[1:] == ["proposal-why-several"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_said_is_said_in_one_sentence(language: str) -> None:
    found = evidence_of(ONE.table, NoProposal(Redress("64C1", Side.EW, ()), (say("equity-unequal-hands"),)))
    words = Words.of(language, strict=True)
    assert (found.rows, found.finding) == ((), None)
    assert evidence_lines(found, words.say) == (
        words.text("proposal-missing", reason=words.text("equity-unequal-hands")),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_a_short_form_or_needs_none(language: str) -> None:
    """The panel of a small window is 25 letters wide."""
    words = Words.of(language, strict=True)
    for number in (1, 2):
        found = evidence_of(
            TWO.table, proposal(measured(11), measured(10, place=1, moved=number), played=(12, 1), after=(11, 2))
        )
        for row in found.rows:
            brief = f"{row.label.key}.short"
            text = words.text(brief, **dict(row.label.blanks)) if words.has(brief) else words.say(row.label)
            assert len(text) <= 36, text


def test_the_clause_is_at_hand_until_the_score_is_assigned() -> None:
    def clause(situation: Situation) -> str | None:
        found = redress_asked_about(situation.table)
        return found.clause if found is not None else None

    assert clause(REVOKE) is None
    assert clause(ONE) == "64C1"
    assert clause(TWO) == "64C2(a)"
    assert clause(TWO.do("choose director adjust")) == "64C2(a)"
    assert clause(TWO.do("choose director stand")) is None


def test_he_is_newly_asked_once() -> None:
    asked = TWO.do("return")
    found = newly_asked_redress((REVOKE.table, TWO.table))
    assert found is not None and found.clause == "64C2(a)"
    assert newly_asked_redress((REVOKE.table, TWO.table, asked.table)) is None
