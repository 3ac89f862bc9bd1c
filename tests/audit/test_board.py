"""The findings in one board: nothing in lawful play, and whatever was changed in it, of the right kind."""

from __future__ import annotations

import random

import pytest

from bridgetable.audit.board import findings_of
from bridgetable.audit.finding import Finding
from bridgetable.cards.seat import Seat
from bridgetable.files import boards_of
from bridgetable.table.edition import Edition
from tests.audit.unlawful import CHANGES, board_text, rows, with_rows


def found_in(text: str, file: str = "made.pbn") -> tuple[Finding, ...]:
    return tuple(
        finding for entry in boards_of(text.encode(), file).records for finding in findings_of(entry, Edition.E2017)
    )


def kinds_in(text: str) -> list[str]:
    return [finding.kind for finding in found_in(text)]


@pytest.mark.parametrize("number", range(1, 30))
def test_nothing_is_found_in_a_lawful_board(number: int) -> None:
    assert found_in(board_text(number)) == ()


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("number", range(1, 13))
def test_every_change_is_found_and_is_of_its_kind(change: str, number: int) -> None:
    apply, kinds = CHANGES[change]
    text = board_text(number)
    changed = apply(text, random.Random(f"{change} {number}"))
    assert changed != text
    assert kinds & set(kinds_in(changed)), kinds_in(changed)


@pytest.mark.parametrize("change", ["a wrong result", "a result far away", "a wrong declarer", "dummy for declarer",
                                    "another level", "another doubling", "a wrong score"])
@pytest.mark.parametrize("number", range(1, 13))
def test_a_wrong_tag_is_the_only_thing_found(change: str, number: int) -> None:
    """What is wrong in one place is told once: a wrong declarer makes no revokes, a wrong result no wrong score."""
    apply, kinds = CHANGES[change]
    findings = found_in(apply(board_text(number), random.Random(number)))
    assert {finding.kind for finding in findings} - {"score-differs"} <= kinds
    assert len(findings) == 1 or change == "another doubling"
