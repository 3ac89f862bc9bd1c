"""Declarer's choice about a lead, if the auction was reopened before the lead was made (Laws 50D2, 51B)."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.irregular_calls.law24 import exposures, shown_by
from bridgetable.laws.irregular_plays.law50.penalty_card import known_on_the_table
from bridgetable.table.events import (
    Answered,
    AuctionReopened,
    ContractReached,
    Event,
    PenaltyCardLaid,
    PenaltyCardLifted,
    RulingGiven,
)
from bridgetable.table.question import say
from bridgetable.table.restriction import PenaltyCard
from bridgetable.table.state import Table


def choice_is_void(before: Table, event: AuctionReopened) -> tuple[Event, ...]:
    """The choice is void with its consequences: a penalty card that was picked up is on the table again.

    Law 24 deals with cards shown in the auction.
    """
    return tuple(
        again
        for card in dict.fromkeys(_picked_up_for_it(before))
        if card.card in before.hands[card.seat] and card not in before.penalty_cards
        and card.card not in shown_by(before, card.seat, exposures(before, card.seat, ruled=True))
        for again in (_told(card), PenaltyCardLaid(card), known_on_the_table(before, card))
    )


def _told(lying: PenaltyCard) -> RulingGiven:
    return RulingGiven("50D2", say("law-50D2-void", seat=lying.seat, card=lying.card))


def _picked_up_for_it(table: Table) -> Iterator[PenaltyCard]:
    """The penalty cards picked up because declarer required or forbade a lead, since the auction was last open."""
    laid: dict[object, PenaltyCard] = {}
    picked_up: list[PenaltyCard] = []
    chosen = False
    for event in table.happened:
        match event:
            case AuctionReopened():
                picked_up = []
            case ContractReached():
                chosen = False
            case Answered(question):
                chosen = ENACTED.declared(question).restrains_lead
            case PenaltyCardLaid(card):
                laid[card.card] = card
            case PenaltyCardLifted(_, card) if chosen:
                picked_up.append(laid[card])
    yield from picked_up
