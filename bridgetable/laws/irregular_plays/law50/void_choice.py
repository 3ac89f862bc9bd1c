"""Declarer's choice about a lead, if the auction was reopened before the lead was made (Laws 50D2, 51B)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Card
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
from bridgetable.table.time_record import Accumulated, Moment
from bridgetable.table.values.log import Log


def choice_is_void(before: Table, event: AuctionReopened) -> tuple[Event, ...]:
    """The choice is void with its consequences: a penalty card that was picked up is on the table again.

    Law 24 deals with cards shown in the auction.
    """
    return tuple(
        again
        for card in dict.fromkeys(_picked_up_for_it(before).cards)
        if card.card in before.hands[card.seat] and card not in before.penalty_cards
        and card.card not in shown_by(before, card.seat, exposures(before, card.seat, ruled=True))
        for again in (_told(card), PenaltyCardLaid(card), known_on_the_table(before, card))
    )


def _told(lying: PenaltyCard) -> RulingGiven:
    return RulingGiven("50D2", say("law-50D2-void", seat=lying.seat, card=lying.card))


class _PickedUp(msgspec.Struct, frozen=True):
    """The penalty cards laid so far, and those picked up because declarer required or forbade a lead."""

    laid: Mapping[Card, PenaltyCard] = {}
    cards: Log[PenaltyCard] = Log()
    chosen: bool = False


def _with_event(
    known: _PickedUp, event: AuctionReopened | ContractReached | Answered | PenaltyCardLaid | PenaltyCardLifted,
    moment: Moment,
) -> _PickedUp:
    match event:
        case AuctionReopened():
            return replace(known, cards=Log())
        case ContractReached():
            return replace(known, chosen=False)
        case Answered(question):
            ask = ENACTED.asks.get(question.ask)
            return replace(known, chosen=ask is not None and ask.restrains_lead)
        case PenaltyCardLaid(card):
            return replace(known, laid={**known.laid, card.card: card})
        # Under 54D a card is picked up that never lay there, after another choice perhaps.
        case PenaltyCardLifted(_, card) if known.chosen and card in known.laid:
            return replace(known, cards=known.cards.adding(known.laid[card]))
    return known


_picked_up_for_it: Accumulated[_PickedUp] = Accumulated(
    _PickedUp(), _with_event, AuctionReopened, ContractReached, Answered, PenaltyCardLaid, PenaltyCardLifted
)
"""The penalty cards picked up because declarer required or forbade a lead, since the auction was last open."""
