"""Ghosts of withdrawn cards: only of the correction in progress, each with one number for as long as it is shown."""

from __future__ import annotations

import pytest

from bridgetable.table import events as e
from bridgetable.table.state import Table
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.middle import withdrawn_shown
from bridgetable.ui.table.poses import poses
from tests.shipped import CASES
from tests.situations import POZNAN, at
from tests.ui.wall.test_every_case import histories

SIZE = (1280, 720)


def shown(table: Table) -> dict[str, int]:
    """The numbers of the cards that are shown as withdrawn."""
    ghosts = poses(table, ViewOptions(projector=True), SIZE).ghosts
    return {str(ghost.card): ghost.number for ghost in ghosts if ghost.number}


def test_a_lead_that_was_refused_is_no_ghost_once_play_goes_on() -> None:
    position = at(POZNAN, "4S S").do("EHA", "director S", "choose S free")
    for cards in ("WCJ", "NCA", "EC2", "SC3", "NCK", "EC4"):
        position = position.do(cards)
        assert not shown(position.table), f"after {cards} nothing is being corrected"


def test_a_revoke_that_is_corrected_is_shown_until_it_has_been_replaced() -> None:
    position = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SC5 WCT NCQ EC8 SDJ WS6", "director W")
    first = shown(position.table)
    assert list(first.values()) == [1]
    position = position.do("SC6")
    assert shown(position.table) == (first if position.table.agenda else {})


def played_on_since(table: Table, card: object) -> bool:
    """Whether a hand has played since this card was withdrawn that had withdrawn nothing from that trick."""
    went, gone = False, set[object]()
    for event in table.happened:
        if isinstance(event, e.CardWithdrawn):
            gone.add((event.seat, event.trick))
            went = went and event.card != card
        elif isinstance(event, e.CardPlayed):
            went = went or (event.seat, event.trick) not in gone
    return went


@pytest.mark.deep
def test_in_every_case_only_the_correction_in_progress_is_shown_and_a_number_stays() -> None:
    found = 0
    for file in CASES:
        for history in histories(file):
            table = history.table
            numbers = {each.card: number for number, each in withdrawn_shown(table)}
            found += bool(numbers)
            where = (file.name, history.cursor)
            assert not any(played_on_since(table, card) for card in numbers), where
            assert len(set(numbers.values())) == len(numbers), where
            if history.cursor < 0:
                continue
            earlier = history.table_at(history.nodes[history.cursor].parent)
            before = {each.card: number for number, each in withdrawn_shown(earlier)}
            went_on = any(played_on_since(table, card) for card in before)
            assert went_on or all(numbers.get(card, n) == n for card, n in before.items()), where
    assert found > 100
