"""What is lawful now, and what an action would be if it were done."""

from __future__ import annotations

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.book import asked_now, card_owed, stops_play
from bridgetable.laws.play import law44
from bridgetable.laws.shared import lawful_calls as calls
from bridgetable.table.cache import cached_per_table
from bridgetable.table.events import Infringed
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.question import Message
from bridgetable.table.restriction import AnotherCard
from bridgetable.table.state import Table


@cached_per_table
def lawful_cards(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards this hand may lawfully play now: none out of turn, or while a question or a ruling is awaited.

    Who has to add a card to a defective trick may take any of those he is asked to choose from (Law 67B1).
    """
    owed, asked = card_owed(table), asked_now(table)
    if owed is not None and owed.question.seat is seat:
        return frozenset(card for card in table.hands[seat] if card_text(card) in {o.name for o in owed.options})
    if seat is not table.turn or table.pending:
        return frozenset()
    if asked is not None and stops_play(asked.question):
        return frozenset()
    taken_back = frozenset(r.card for r in table.binding(seat) if isinstance(r, AnotherCard))
    legal = law44.lawful_cards(table, seat)
    return legal - taken_back or legal  # a card taken back earlier in the trick may be all that is left


@cached_per_table
def lawful_calls(table: Table, seat: Seat) -> frozenset[Call]:
    """The calls this player may lawfully make now: none out of turn, or while a question or a ruling is awaited."""
    now = asked_now(table)
    question = now.question if now is not None else None
    by_calling = question is None or question.waits or (not stops_play(question) and seat in question.to)
    return calls.lawful_calls(table, seat) if by_calling and not table.pending else frozenset()


def would_be(table: Table, action: Action) -> tuple[Irregularity, ...]:
    """The irregularities this action would be; none when it is lawful or cannot be done at all."""
    try:
        step = apply(table, action)
    except ImpossibleError:
        return ()
    return tuple(event.irregularity for event in step.events if isinstance(event, Infringed))


def refusal(table: Table, action: Action) -> Message | None:
    """Why hands cannot do this now; nothing when they can."""
    try:
        apply(table, action)
    except ImpossibleError as impossible:
        return impossible.message
    return None


def possible(table: Table, action: Action) -> bool:
    """Whether hands can do this now."""
    return refusal(table, action) is None
