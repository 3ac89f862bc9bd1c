"""Tables for the tests of the window: played at random by the rules, without any Law."""

from __future__ import annotations

import random

from bridgetable.cards.board import Board
from bridgetable.cards.card import Card, of_suit
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import contract_of, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.laws.law62 import INNOCENT_MAY_CHANGE
from bridgetable.table.edition import Edition
from bridgetable.table.events import Asked, CardPlayed, CardWithdrawn, Infringed, PenaltyCardLaid, Settled
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.first import first_table
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke, Status
from bridgetable.table.question import AffectedCard
from bridgetable.table.restriction import PenaltyCard
from bridgetable.table.state import Table

ONE_SUIT_EACH = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
ENDING = "N:A5.K4.. 32.T9.. K.Q.J2. ..A5.K4"


def fresh(contract: str = "4S", declarer: Seat = Seat.S, deal: str = "", seed: int = 3) -> Table:
    """A table before the first card; without a deal, one drawn at random."""
    hands = deal_of(deal) if deal else random_deal(seed)
    cards = len(hands.north)
    won = (13 - cards, 0)
    return first_table(Edition.E2017, Board.numbered(1), hands, contract_of(contract, declarer), won=won)


def regular(table: Table) -> frozenset[Card]:
    """The cards that follow suit."""
    if table.turn is None:
        return frozenset()
    trick, hand = table.trick(table.open_trick), table.hands[table.turn]
    led = trick.suit_led if trick is not None and trick.plays else None
    return (of_suit(hand, led) if led is not None else hand) or hand


def played(table: Table, cards: int, seed: int = 1) -> Table:
    """The table after so many more cards."""
    chance = random.Random(seed)
    for _ in range(cards):
        if table.turn is not None:
            card = chance.choice(sorted(regular(table)))
            table = evolve(table, CardPlayed(table.turn, card, table.open_trick))
    return table


def with_penalty_cards(table: Table, seats: tuple[Seat, ...], count: int = 1, major: bool = True) -> Table:
    """The same with so many penalty cards before each of these players."""
    for seat in seats:
        for card in sorted(table.hands[seat])[:count]:
            table = evolve(table, PenaltyCardLaid(PenaltyCard(seat, card, major, 1)))
    return table


def corrected_revoke(table: Table) -> Table:
    """In the complete trick in the middle the second player revoked; he and those after him took their cards back."""
    number = table.open_trick - 1
    trick = table.trick(number)
    assert trick is not None
    for play in trick.plays[1:]:
        table = evolve(table, CardWithdrawn(play.seat, play.card, number, play is trick.plays[1]))
    culprit = trick.plays[1]
    table = evolve(table, PenaltyCardLaid(PenaltyCard(culprit.seat, culprit.card, True, number)))
    revoke = Revoke(culprit.seat, number, culprit.card, frozenset())
    table = evolve_all(table, (Infringed(revoke), Settled(IrregularityId(0), Status.CORRECTED)))
    third = trick.plays[2]
    about = AffectedCard(third.seat, third.card, number, IrregularityId(0))
    return evolve(table, Asked(INNOCENT_MAY_CHANGE.question(table, (third.seat,), about)))


def unnoticed_revoke(table: Table, trick: int, player: int) -> Table:
    """Nobody has noticed that the card so many places after the lead was a revoke."""
    played_to = table.trick(trick)
    assert played_to is not None
    play = played_to.plays[player]
    return evolve(table, Infringed(Revoke(play.seat, trick, play.card, frozenset())))
