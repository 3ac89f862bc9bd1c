"""The list of everything that can go wrong now, grouped by Laws."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bridgetable.table.state import Table
from bridgetable.ui.wrong.content import in_the_auction, with_cards, with_dummy, with_words
from bridgetable.ui.wrong.content.line import Family, Line, Lines

LINE_SOURCES: tuple[Callable[[Table], Lines], ...] = (
    in_the_auction.out_of_rotation, in_the_auction.irregular_bids, in_the_auction.changed_and_late,
    in_the_auction.cards_in_the_auction, with_cards.opening_lead, with_dummy.compulsory_plays,
    with_dummy.designations, with_dummy.exposed_cards, with_cards.out_of_turn, with_dummy.wrong_lead_told,
    with_cards.two_cards_at_once, with_cards.unlawful_plays, with_cards.questions_about_revokes,
    with_dummy.actions_by_dummy, with_cards.omissions_and_quitted_tricks,
    with_words.claims, with_words.after_the_play, with_words.remarks_and_attention,
)


def what_can_go_wrong(table: Table) -> tuple[Line, ...]:
    """The lines of all irregularities possible at this table now, ordered by family."""
    return by_family(each_line(table))


def each_line(table: Table) -> Iterator[Line]:
    """The lines as they are found, one after the other."""
    for source in LINE_SOURCES:
        yield from source(table)


def by_family(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The lines ordered by family."""
    order = list(Family)
    return tuple(sorted(lines, key=lambda line: order.index(line.family)))


def count_lines(table: Table) -> int:
    """How many lines there are; another process counts them for what its searches find."""
    return sum(1 for _ in each_line(table))
