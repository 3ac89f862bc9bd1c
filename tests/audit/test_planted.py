"""Faults planted by a program of its own are found, each once; no lawful board is accused of any."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridgetable.audit.batches import audit_batch, batches_of
from bridgetable.audit.finding import Finding
from bridgetable.audit.sources import Source
from bridgetable.table.edition import Edition
from tests.audit.planting import IN_LIN, IN_PBN, Planted, revoked, trick_left_out

BOARDS = range(1, 41)
SOUND = 60
"""How many sound boards stand with each that has a fault, so that no fault is a usage of the file."""


@pytest.fixture
def audited(tmp_path_factory: pytest.TempPathFactory) -> Callable[[list[str], str], dict[int, list[Finding]]]:
    """Audits a file of these boards; returns the findings by the place of the board."""

    def run(boards: list[str], name: str) -> dict[int, list[Finding]]:
        path = tmp_path_factory.mktemp("planted") / name
        path.write_text("".join(boards), "utf-8")
        found: dict[int, list[Finding]] = {}
        for batch in batches_of([Source(str(path), size=path.stat().st_size, given=name)], every_number=True):
            for part in audit_batch(batch, Edition.E2017).parts:
                for one in part.findings:
                    found.setdefault(one.game, []).append(one)
        return found

    return run


Audited = Callable[[list[str], str], dict[int, list[Finding]]]


def test_no_lawful_board_is_accused(audited: Audited) -> None:
    for form in (Planted.pbn, Planted.lin):
        assert audited([form(Planted(number)) for number in range(1, 201)], f"a.{form.__name__}") == {}


@pytest.mark.parametrize("plant", IN_PBN)
def test_a_fault_in_pbn_is_one_finding(plant: Callable[[Planted], None], audited: Audited) -> None:
    _hold(plant, IN_PBN[plant], Planted.pbn, audited)


@pytest.mark.parametrize("plant", IN_LIN)
def test_a_fault_in_lin_is_one_finding(plant: Callable[[Planted], None], audited: Audited) -> None:
    _hold(plant, IN_LIN[plant], Planted.lin, audited)


def _hold(plant: Callable[[Planted], None], kinds: set[str], form: Callable[[Planted], str], audited: Audited) -> None:
    boards = [Planted(number) for number in BOARDS]
    for board in boards:
        plant(board)
    sound = [form(Planted(number)) for number in range(1, SOUND)]
    found = audited([*map(form, boards), *sound], f"a.{form.__name__}")
    told = {place: [(one.kind, one.detail("marked")) for one in findings] for place, findings in found.items()}
    assert set(found) <= set(range(1, len(boards) + 1)), told
    for place, board in enumerate(boards, 1):
        assert [one.kind in kinds for one in found.get(place, ())] == [True], (form(board), found.get(place))
        player = found[place][0].player
        assert found[place][0].board == board.number
        assert board.wrong is None or player is None or player.name == board.wrong


def test_what_is_marked_is_told_as_marked(audited: Audited) -> None:
    board = Planted(3)
    board.calls[-3:] = ["^S", "Pass", "Pass", "Pass"]
    (found,) = audited([board.pbn()], "a.pbn")[1]
    assert (found.kind, found.detail("marked")) == ("call-out-of-rotation", True)
    board.calls[-4:] = ["-", "Pass", "Pass", "Pass"]
    (found,) = audited([board.pbn()], "a.pbn")[1]
    assert (found.kind, found.detail("marked")) == ("call-out-of-rotation", False)


def test_where_another_reading_makes_all_lawful_it_is_told(audited: Audited) -> None:
    """A trick that was left out looks like a revoke, and a revoke like cards in each other's place."""
    for plant, reading in ((trick_left_out, "trick-missing"), (revoked, "cards-exchanged")):
        boards = [Planted(number) for number in BOARDS]
        for board in boards:
            plant(board)
        found = audited([board.pbn() for board in boards], "a.pbn")
        readings = [one.detail("or") for findings in found.values() for one in findings if one.kind == "revoke"]
        assert len(readings) > 10 and all(reading in str(one).split() for one in readings)
        assert all(len(findings) == 1 for findings in found.values())
