"""Chains: when one irregularity has been dealt with, the same board goes wrong again."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.generation.card_play import lead_for
from bridgetable.generation.families.family import Place
from bridgetable.generation.families.leads import lead, opponent_of
from bridgetable.generation.families.revoke_cards import revoke_cards
from bridgetable.generation.families.revokes import asked_for_the_suit, revoke
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.table.phase import Phase

WITHIN = 14
"""Within so many cards the next thing goes wrong."""
AFTER = 3
"""How many cards are played before, so that it does not happen at once."""
LAST = 3
"""With fewer tricks left than this nothing more goes wrong."""


def goes_on(line: Line) -> None:
    """Somebody revokes or leads from the wrong hand soon after; raises DoesNotFitError where nobody plausibly would."""
    if line.table.phase is not Phase.PLAY or line.table.claim is not None:
        raise DoesNotFitError("not-in-play")
    about, wishes, told = line.about, line.wishes, len(line.told)
    line.wishes = {}
    line.go_on(AFTER)
    for _ in range(WITHIN):
        line.settle()
        table = line.table
        seat = table.turn
        if seat is None or table.over or table.last_number - table.open_trick < LAST:
            break
        place = _next_place(line, seat)
        if place is not None:
            line.tell("later")
            if table.lead_due is None:
                revoke(line, place)
                asked_for_the_suit(line, place)
            else:
                lead(line, place)
                line.director(opponent_of(line, place.seat))
            line.go_on(AFTER)
            line.about, line.wishes = about, wishes
            return
        line.go_on(1)
    del line.told[told:]
    raise DoesNotFitError("nothing-more")


def _next_place(line: Line, seat: Seat) -> Place | None:
    """What might go wrong at this turn: a revoke of this hand, or a lead from the hand opposite."""
    table = line.table
    if table.lead_due is None:
        cards = list(revoke_cards(table, seat)) if seat is not table.dummy and not table.penalty_cards_of(seat) else []
        return Place(0, seat, cards[0]) if cards and line.dice.random() < 0.5 else None
    if table.is_defender(seat) or not table.hands[seat.partner] or line.dice.random() < 0.5:
        return None
    hand = sorted(table.hands[seat.partner])
    return Place(0, seat.partner, lead_for(table, seat.partner, hand), seat) if table.open_trick > 1 else None
