"""What is lawful, possible or asked now, and what irregularities an action would cause.

The Laws are loaded once something has happened: the window is shown before that, and nobody is asked at a first table.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bridgetable.cards.call import Call, Pass
from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of, card_text, is_card
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action, Choose
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.law18 import all_bids
from bridgetable.laws.long_searches import SearchPostponedError, postponing
from bridgetable.table.events import Infringed
from bridgetable.table.first import is_first, just_dealt
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.question import Message, Question, player_in
from bridgetable.table.restriction import AnotherCard
from bridgetable.table.state import Table
from bridgetable.table.values import cached_on_value

if TYPE_CHECKING:
    from bridgetable.laws.enacted import AskedNow


def asked_now(table: Table) -> AskedNow | None:
    """The question that is asked now and its options; None if nobody is asked."""
    if is_first(table):
        return None
    from bridgetable.laws import book

    return book.asked_now(table)


def other_findings(table: Table) -> AskedNow | None:
    """What the Director may find besides the options he is offered, or when he is asked nothing; None if nothing."""
    if just_dealt(table):
        return None
    from bridgetable.laws import book

    return book.other_findings(table)


def stops_play(question: Question) -> bool:
    """Whether no player may lawfully go on before this question is answered."""
    from bridgetable.laws import book

    return book.stops_play(question)


def lawful_cards(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards this hand may lawfully play now: none out of turn, or while an answer or a ruling is awaited.

    For a player who must add a card to a defective trick they are the ones he is asked to choose from (Law 67B1).
    """
    if is_first(table):
        # There is no card to follow, and nothing that restricts the lead.
        return table.hands[seat] if seat is table.turn else frozenset()
    from bridgetable.laws.book import cards_at_a_look

    cards = cards_at_a_look(table, seat)
    return cards if cards is not None else _lawful_cards(table, seat)


@cached_on_value
def _lawful_cards(table: Table, seat: Seat) -> frozenset[Card]:
    from bridgetable.laws import law44
    from bridgetable.laws.book import card_owed

    owed, asked = card_owed(table), asked_now(table)
    if owed is not None and player_in(owed.question.about) is seat:
        return frozenset(card for card in table.hands[seat] if card_text(card) in {o.name for o in owed.options})
    if seat is not table.turn or table.is_pending:
        return frozenset()
    if asked is not None and stops_play(asked.question):
        return frozenset()
    taken_back = frozenset(r.card for r in table.binding(seat) if isinstance(r, AnotherCard))
    legal = law44.lawful_cards(table, seat)
    return legal - taken_back or legal  # the card withdrawn may be the only one he has


@cached_on_value
def lawful_calls(table: Table, seat: Seat) -> frozenset[Call]:
    """The calls this player may lawfully make now: none out of turn, or while an answer or a ruling is awaited."""
    if just_dealt(table):
        # There is no bid that another would have to supersede, and none to double.
        return frozenset({Pass(), *all_bids()}) if seat is table.to_call else frozenset()
    from bridgetable.laws import irregular_calls as calls

    now = asked_now(table)
    question = now.question if now is not None else None
    by_calling = question is None or question.play_goes_on or (not stops_play(question) and seat in question.to)
    return calls.lawful_calls(table, seat) if by_calling and not table.is_pending else frozenset()


def irregularities_of(table: Table, action: Action) -> tuple[Irregularity, ...]:
    """The irregularities this action would cause; none if it is lawful or impossible."""
    from bridgetable.engine.apply import apply

    try:
        step = apply(table, action)
    except ImpossibleError:
        return ()
    return tuple(event.irregularity for event in step.events if isinstance(event, Infringed))


def refusal(table: Table, action: Action) -> Message | None:
    """The reason why this action is impossible now; None if it is possible.

    An answer counts as possible where only a long search would show whether it is asked for.
    """
    from bridgetable.engine.apply import action_events

    # What the Laws make follow from an action is never impossible, so that nothing need be searched for it.
    with suppress(SearchPostponedError), postponing(0):
        try:
            action_events(table, action)
        except ImpossibleError as impossible:
            return impossible.message
    return None


def is_possible(table: Table, action: Action) -> bool:
    """Whether this action is physically possible now."""
    return refusal(table, action) is None


def answers(table: Table) -> dict[Card, Choose]:
    """The cards among the options of the open question, each with the action that chooses it; empty without one."""
    now = asked_now(table)
    if now is None:
        return {}
    by, names = now.question.to[0], [option.name for option in now.options]
    return {card_of(name): Choose(by, name) for name in names if is_card(name)}


def cards_to_choose(table: Table) -> frozenset[Card]:
    """The cards among the options of the open question."""
    return frozenset(answers(table))
