"""Everything that can go wrong now, in the order of the Laws."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.table.state import Table
from bridgetable.ui.wrong.content import in_the_auction, with_cards, with_dummy, with_words
from bridgetable.ui.wrong.content.line import Family, Line, Lines

MAKERS: tuple[Callable[[Table], Lines], ...] = (
    in_the_auction.out_of_rotation, in_the_auction.irregular_bids, in_the_auction.changed_and_late,
    in_the_auction.cards_in_the_auction, with_cards.opening_lead, with_dummy.must_be_played,
    with_dummy.calls_from_dummy, with_dummy.shown, with_cards.out_of_turn, with_dummy.turned_the_wrong_way,
    with_cards.two_at_once, with_cards.unlawful_card, with_cards.questions, with_dummy.by_dummy, with_cards.quitted,
    with_words.claims, with_words.after_the_play, with_words.said,
)


def what_can_go_wrong(table: Table) -> tuple[Line, ...]:
    """Every irregularity possible at this table now, Law family by Law family."""
    found = [line for make in MAKERS for line in make(table)]
    order = list(Family)
    return tuple(sorted(found, key=lambda line: order.index(line.family)))
