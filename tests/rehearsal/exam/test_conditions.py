"""What an exam can be made from, and what is refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from bridgetable.rehearsal.exam.conditions import Conditions, ExamError, checked
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each


def test_conditions_are_the_same_however_they_are_given() -> None:
    one = checked(
        Conditions(7, editions=(Edition.E2017, Edition.E1997), families=("revoke", "fifth-card"), laws=("62c1", "50"))
    )
    other = checked(
        Conditions(
            7,
            editions=(Edition.E1997, Edition.E2017, Edition.E1997),
            families=("fifth-card", "revoke", "revoke"),
            laws=("50", "62C1"),
        )
    )
    assert one == other and one.laws == ("50", "62C1")


def test_a_law_may_be_typed_in_several_ways() -> None:
    assert checked(Conditions(7, laws=("43b2b", "43b2(b)", "law 62c1"))).laws == ("43B2(b)", "62C1")


def test_without_editions_it_is_the_present_one() -> None:
    assert checked(Conditions(7)) == Conditions(7, 10, 0, (Edition.E2017,))


@for_each(
    ("given", "key"),
    [
        ({"seed": -1}, "exam-no-seed"),
        ({"seed": 2**53}, "exam-no-seed"),
        ({"count": 0}, "exam-no-count"),
        ({"count": 101}, "exam-no-count"),
        ({"minutes": -1}, "exam-no-minutes"),
        ({"families": ("revokes",)}, "exam-no-such-family"),
        ({"laws": ("94",)}, "exam-no-such-law"),
        ({"laws": ("",)}, "exam-no-such-law"),
    ],
)
def test_what_is_not_possible_is_refused(given: dict[str, Any], key: str) -> None:
    with pytest.raises(ExamError) as refused:
        checked(Conditions(**{"seed": 7, **given}))
    assert refused.value.message.key == key
    for language in LANGUAGES:
        assert Words.of(language, strict=True).say(refused.value.message).endswith(".")
