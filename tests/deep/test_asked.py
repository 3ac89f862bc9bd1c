"""Some cases of the deep run that looks for answers told too soon."""

from __future__ import annotations

import pytest

from tests.deep import asked

SEEDS = range(1, 3)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_told_before_it_is_asked(seed: int, qapp: object) -> None:
    assert asked.case(seed).faults == ()


def test_an_answer_told_too_soon_would_be_found(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(cases: object) -> int:
        raise AssertionError("the plate tells who decides")

    monkeypatch.setattr(asked, "assert_nothing_is_told", tell)
    (fault,) = asked.case(1).faults
    assert "the plate tells who decides" in fault.details
