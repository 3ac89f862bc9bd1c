"""Another case like one that is open: it turns on the same clause, under the edition asked for."""

from __future__ import annotations

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.cases.library.subject import subject_of
from bridgetable.disk.resources import resources
from bridgetable.generation.conditions import Conditions, NothingMadeError
from bridgetable.generation.generate import another_like, generate
from bridgetable.table.edition import Edition

CASES = resources() / "cases"


@pytest.mark.parametrize(
    "name", ["play/premature-57a-play-before-partner.case.json", "play/fifth-card-45e1-dropped-or-led.case.json"]
)
def test_it_turns_on_the_same_law(name: str) -> None:
    case = read_case((CASES / name).read_bytes())
    clause = subject_of(case, name, play=False).turns_on
    another = another_like(case, name, (), Edition.E2007, 5)
    assert another.edition is Edition.E2007 and another.deal != case.deal
    assert any(tag.startswith(clause[:2]) for tag in another.tags)


def test_one_that_was_made_has_another_too() -> None:
    case = generate(Conditions(law="62C2"), 2)
    assert "62C1" in another_like(case, "", (), case.edition, 3).tags


def test_the_last_ruling_counts_where_there_is_no_case() -> None:
    assert "48A" in another_like(None, "", ("9B1", "48A"), Edition.E2017, 1).tags


def test_a_table_without_rulings_has_none() -> None:
    with pytest.raises(NothingMadeError):
        another_like(None, "", (), Edition.E2017, 1)
