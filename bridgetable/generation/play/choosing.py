"""The choice of a card: the one for which the rules of thumb speak most."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bridgetable.cards.card import Card
from bridgetable.generation.play.following import for_a_card, for_a_discard
from bridgetable.generation.play.leading import for_a_lead, opening_lead
from bridgetable.generation.play.view import View
from bridgetable.generation.play.worth import WORTH

FOLLOWS, OPENING = "follows", "opening lead"


def kind_of_turn(view: View) -> str:
    """What a player is to do: to lead as declarer, as a defender or for the first time, or to play to a trick."""
    trick = view.trick
    follows = trick is not None and trick.plays and trick.leader is not view.seat
    return FOLLOWS if follows else kind_of_lead(view)


def kind_of_lead(view: View) -> str:
    """What kind of lead a lead of this hand is."""
    if not view.defends:
        return "declarer leads"
    return "defender leads" if view.table.spread else OPENING


def rules_for(view: View, card: Card) -> Iterator[str]:
    """The names of the rules that apply to a card at this turn."""
    trick = view.trick
    if trick is not None and trick.plays and trick.leader is not view.seat:
        return for_a_card(view, trick, card)
    return for_a_lead(view, card)


def best_card(view: View, cards: Sequence[Card]) -> Card:
    """The card of these for which most speaks, and the lowest of those for which as much does."""
    kind = kind_of_turn(view)
    return opening_lead(view, cards) if kind == OPENING else _best(cards, kind, lambda card: rules_for(view, card))


def best_lead(view: View, cards: Sequence[Card]) -> Card:
    """The card of these that the hand would lead, whoever's turn it is."""
    kind = kind_of_lead(view)
    return opening_lead(view, cards) if kind == OPENING else _best(cards, kind, lambda card: for_a_lead(view, card))


def best_discard(view: View, cards: Sequence[Card]) -> Card:
    """The card of these that the hand would discard, whatever has been led."""
    return _best(cards, FOLLOWS, lambda card: for_a_discard(view, card))


def _best(cards: Sequence[Card], kind: str, rules: Callable[[Card], Iterator[str]]) -> Card:
    worth = WORTH[kind]
    # In an order that is the same in every process: the hash of a card is not.
    return max(sorted(cards), key=lambda card: sum(worth.get(rule, 0.0) for rule in rules(card)))
