"""The lawful cards and the open question of a table."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine.asked import asked_now, stops_play
from bridgetable.engine.possible import cards_to_choose, lawful_cards
from bridgetable.table.question import Person
from bridgetable.table.state import Table


def lawful_now(table: Table) -> frozenset[Card]:
    """The cards the hand on turn may lawfully play; none when no hand is on turn."""
    if table.turn is None:
        return frozenset()
    return lawful_cards(table, table.turn)


def asked_persons(table: Table) -> tuple[Person, ...]:
    """The persons asked the current question; none while a replacement card is owed, or when nothing is asked."""
    now = asked_now(table)
    return now.question.to if now is not None else ()


def waits_for_decision(table: Table, seat: Seat) -> bool:
    """Whether this hand, which is on turn, waits for a decision: the Director's, another player's, or an answer due.

    A question for which play need not wait keeps nobody waiting, nor does one that its player answers by going on.
    """
    if table.is_pending:
        return True
    now = asked_now(table)
    if now is None or now.question.waits:
        return False
    return seat not in now.question.to or stops_play(now.question)


def choosable_now(table: Table) -> frozenset[Card]:
    """The cards that answer the current question, which asks for one of them."""
    return cards_to_choose(table)
