"""Law 20: explanations of calls, and who corrects a wrong one when (1997: Law 75D)."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws import law21
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, ExplanationCorrected, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import CorrectedTooSoon, Status
from bridgetable.table.question import say
from bridgetable.table.state import Phase, Table


def corrects_too_soon(table: Table, seat: Seat) -> bool:
    """Whether a player who corrects his partner's explanation now does so before his first legal opportunity."""
    if table.phase is Phase.AUCTION:
        return True
    return table.is_defender(seat) and not table.over


@clause("20F5(a)", E2007, printed={E1997: "75D"})
def not_during_the_auction(table: Table, seat: Seat) -> RulingGiven:
    """A player may not correct his partner's explanation during the auction, nor show that it was wrong."""
    number = not_during_the_auction.number(table)
    return RulingGiven(number, say("law-20F5a", seat=seat, partner=seat.partner))


@clause("20F5(b)", E2007, printed={E1997: "75D"})
def at_the_first_opportunity(table: Table, seat: Seat, *, too_soon: bool) -> RulingGiven:
    """He calls the Director and corrects it at the first legal opportunity: a defender after play, others before it."""
    key = "law-20F5b-defender" if too_soon else "law-20F5b"
    return RulingGiven(at_the_first_opportunity.number(table), say(key, seat=seat, partner=seat.partner))


@clause("20F4", E2007, printed={E1997: "75D"})
def own_explanation(table: Table, seat: Seat) -> RulingGiven:
    """A player who finds that his own explanation was wrong calls the Director and corrects it."""
    return RulingGiven(own_explanation.number(table), say("law-20F4", seat=seat, partner=seat.partner))


def rule_on_early_correction(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director says when it may be corrected; the opponents know now, so that he rules on the explanation too."""
    offence = table.irregularities[irregularity]
    seat = offence.seat
    in_auction = offence.trick == 0
    told = not_during_the_auction(table, seat) if in_auction else at_the_first_opportunity(table, seat, too_soon=True)
    settled = Settled(irregularity, Status.NOTICED)
    return (told, *law21.ruling_on_explanations(table), *law21.explanations_corrected(table), settled)


def corrected_in_time(table: Table) -> tuple[Event, ...]:
    """What the Director says of a correction made when it was due, the first time he hears of it."""
    _, last = next(table.backwards(ExplanationCorrected), (-1, None))
    if not isinstance(last, ExplanationCorrected) or last.too_soon:
        return ()
    seat = last.seat
    told = own_explanation(table, seat) if last.own else at_the_first_opportunity(table, seat, too_soon=False)
    return () if told in table.rulings else (told,)


LAW = Law(20, rules={CorrectedTooSoon: rule_on_early_correction})
