"""Some sittings of the deep run of sessions, and that a fault is told with the fewest deeds."""

from __future__ import annotations

import pytest

from tests.deep import session

SEEDS = range(16)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_in_a_session_at_random(seed: int) -> None:
    assert session.sitting(seed).faults == ()


def test_a_fault_is_told_with_the_fewest_deeds_that_lead_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(self: session.EverySession, edition: object) -> None:
        raise AssertionError("another edition")

    monkeypatch.setattr(session.EverySession, "set_edition", never)
    (fault,) = next(outcome for outcome in session.runs(1) if outcome.faults).faults
    assert "another edition" in fault.what
    assert fault.files[0][1].count(b"session.") == 2
