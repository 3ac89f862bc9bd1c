"""The Law that a finding is about, in each edition, and the order of Laws."""

from __future__ import annotations

import pytest

from bridgetable.audit.finding import LAWS, RESULT_DIFFERS, WHOLE_FILE
from bridgetable.coverage.numbering import is_printed
from bridgetable.laws.renumbering import RENUMBERED, Renumbering
from bridgetable.table.edition import Edition


@pytest.mark.parametrize("edition", Edition)
def test_each_kind_of_finding_is_about_a_law_of_the_edition(edition: Edition) -> None:
    numbers = {kind: law.number_in(edition) for kind, law in LAWS.items()}
    assert {kind for kind, number in numbers.items() if number and not is_printed(number, edition)} == set()
    assert (numbers[RESULT_DIFFERS], numbers[WHOLE_FILE]) == ("79A", "")


def test_it_has_the_number_that_an_edition_moves_it_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RENUMBERED, Edition.E2017, Renumbering(moved={"79A": "79D"}))
    law = LAWS[RESULT_DIFFERS]
    assert (law.number_in(Edition.E2007), law.number_in(Edition.E2017)) == ("79A", "79D")
