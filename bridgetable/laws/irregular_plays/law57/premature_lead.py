"""A lead to the next trick while this one still lacks cards (Laws 57A, 45E2)."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.laws.irregular_plays.law53.ruling import opponents_choose
from bridgetable.laws.irregular_plays.law57.premature_play import partner_is_bound
from bridgetable.laws.play.law47 import retraction as law47
from bridgetable.laws.precedence import first_that_applies
from bridgetable.laws.shared.still_in_trick import no_longer_in_trick
from bridgetable.table.events import Event, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import PrematureLead, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def rule_on_premature_lead(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a premature lead."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, PrematureLead):
        return ()
    return first_that_applies(ON_A_LEAD, table, irregularity, offence)


def _before_partner(table: Table, irregularity: IrregularityId, offence: PrematureLead) -> tuple[Event, ...]:
    early = table.is_defender(offence.seat) and offence.seat.partner not in offence.played
    return partner_is_bound(table, irregularity, offence) if early else ()


def _by_the_winner(table: Table, irregularity: IrregularityId, offence: PrematureLead) -> tuple[Event, ...]:
    """A premature lead by the player who then wins the trick was his to make (Law 44G)."""
    if table.winner(offence.trick - 1) is not offence.seat:
        return ()
    return (RulingGiven("44G", say("law-44G", seat=offence.seat)), Settled(irregularity, Status.ACCEPTED))


def _out_of_turn(table: Table, irregularity: IrregularityId, offence: PrematureLead) -> tuple[Event, ...]:
    told = RulingGiven("53A", say("law-53A-premature", offender=offence.seat, card=offence.card))
    return (told, *opponents_choose(table, irregularity, offence), Settled(irregularity, Status.NOTICED))


ON_A_LEAD: tuple[Callable[[Table, IrregularityId, PrematureLead], tuple[Event, ...]], ...] = (
    no_longer_in_trick, law47.lead_made_on_opponents_word, _before_partner, _by_the_winner, _out_of_turn,
)
"""The rules on a premature lead: no longer in the trick; 47E1; 57A; 44G; else 55 or 56, as for one out of turn."""
