"""Law 68: claims and concessions, and what a doubt about them leads to."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import Ask
from bridgetable.laws.claims.law70 import contest, is_contested
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.irregular_plays.law50.penalty_card import lay_penalty_card
from bridgetable.laws.irregular_plays.law63 import by_claiming
from bridgetable.laws.law import Law
from bridgetable.laws.shared.ending import tricks_left as tricks_left
from bridgetable.table.events import (
    ClaimRestored,
    ClaimSetAside,
    ClaimWaived,
    Dropped,
    EstablishmentUndone,
    Event,
    InformationRuled,
    PenaltyCardLifted,
    RulingGiven,
)
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.option import Option
from bridgetable.table.question import Question, say
from bridgetable.table.records import Claim
from bridgetable.table.state import Table


def objection(table: Table, seat: Seat) -> tuple[Event, ...]:
    """A player objects to the claim before anybody has agreed to it: it falls (68B2), or it is doubted (68D)."""
    claim = table.claim
    if claim is None:
        return ()
    if _partner_of_a_conceding_defender(table, claim, seat):
        return partner_objects(table, claim)
    return doubted(table, claim)


def _partner_of_a_conceding_defender(table: Table, claim: Claim, seat: Seat) -> bool:
    """Whether the partner of a defender who concedes some trick speaks at once: nothing has been put down since."""
    concedes = table.is_defender(claim.seat) and claim.tricks < tricks_left(table)
    return concedes and seat is claim.seat.partner and not claim.laid


# -- 68B2: no concession has occurred ------------------------------------------------------------------------------


@clause("68B", E1997)
def partner_objects(table: Table, claim: Claim) -> tuple[Event, ...]:
    """A defender concedes and his partner objects at once: there is no concession, but cards shown are exposed (49)."""
    resumed = _play_goes_on(table, claim, "68B", "law-1997-68B")
    now = evolve_all(table, resumed)
    laid: list[Event] = []
    for card in _shown(table, claim):
        told = RulingGiven("49", say("law-49", offender=claim.seat, card=card))
        happened = (told, *lay_penalty_card(now, claim.seat, card))
        laid += happened
        now = evolve_all(now, happened)
    return (*resumed, *laid)


@partner_objects.wording("68B2", E2007)
def _(table: Table, claim: Claim) -> tuple[Event, ...]:
    """The same; no card a defender has shown becomes a penalty card, and 16D applies to what it tells."""
    return (*_play_goes_on(table, claim, "68B2", "law-68B2"), *_unauthorised(table, claim, "16D"))


@partner_objects.wording("68B2", E2017)
def _(table: Table, claim: Claim) -> tuple[Event, ...]:
    """Neither concession nor claim has occurred; what the partner has seen of the cards is unauthorised (16C)."""
    return (*_play_goes_on(table, claim, "68B2", "law-68B2"), *_unauthorised(table, claim, "16C"))


def _play_goes_on(table: Table, claim: Claim, number: str, key: str) -> tuple[Event, ...]:
    told = say(key, seat=claim.seat, partner=claim.seat.partner)
    undone = (EstablishmentUndone(place) for place in _established_by_claiming(table, claim))
    return (RulingGiven(number, told), ClaimSetAside(), *undone)


def _shown(table: Table, claim: Claim) -> tuple[Card, ...]:
    """The cards the defender has shown with his concession that did not lie there already, from the top."""
    new = (card for card in claim.shown & table.hands[claim.seat] if not table.is_faced(claim.seat, card))
    return tuple(sorted(new, reverse=True))


def _unauthorised(table: Table, claim: Claim, number: str) -> tuple[Event, ...]:
    return tuple(InformationRuled(card, (claim.seat.partner,), number) for card in _shown(table, claim))


def _established_by_claiming(table: Table, claim: Claim) -> tuple[IrregularityId, ...]:
    """The revokes of the conceding side that only this claim had established (63A3); those ruled on are left alone."""
    return tuple(
        held.irregularity
        for held in table.established
        if by_claiming.covers(held.clause)
        and table.irregularities[held.irregularity].seat.side is claim.seat.side
        and not table.is_settled(held.irregularity)
        and table.attention_to(held.irregularity) is None
    )


# -- 68D: play is suspended ----------------------------------------------------------------------------------------


@clause("68D", E1997, E2007)
def doubted(table: Table, claim: Claim) -> tuple[Event, ...]:
    """If any player, dummy included, doubts the claim, the Director is called and Law 70 applies."""
    return contest(table, claim)


@doubted.wording("68D2", E2017)
def _(table: Table, claim: Claim) -> tuple[Event, ...]:
    """Since 2017 the side that did not claim may ask to play on instead."""
    return (PLAY_ON_OR_RULE.put(table, (claim.seat.left, claim.seat.right), claim.seat),)


@clause("68D2(b)", E2017)
def play_on_or_rule(table: Table, question: Question) -> tuple[Option, ...]:
    """Play on, the claim void and Laws 16 and 50 left aside; or the Director rules."""
    claim = table.claim
    if claim is None or claim.closed:
        return ()
    told = RulingGiven("68D2(b)", say("law-68D2b", claimer=claim.seat))
    lifted = (PenaltyCardLifted(lying.seat, lying.card) for lying in table.penalty_cards)
    return (
        Option("play-on", (told, ClaimWaived(), *lifted)),
        Option("rule", contest(table, claim)),
    )


def not_all_concur(table: Table) -> tuple[Event, ...]:
    """Before anybody has played on, a player does not concur: the claim stands, and the Director rules (68D2(b)(i))."""
    if table.waived is None:
        return ()
    told = RulingGiven("68D2(b)", say("law-68D2b-not-all", claimer=table.waived.seat))
    return (ClaimRestored(), told, *contest(evolve(table, ClaimRestored()), table.waived))


def no_more_playing_on(table: Table) -> tuple[Event, ...]:
    """Once the Director is called he rules, and nobody is asked any more whether to play on (68D2(a))."""
    return tuple(Dropped(question) for question in table.agenda if PLAY_ON_OR_RULE.asks(question))


def director_called(table: Table) -> tuple[Event, ...]:
    """Whoever calls the Director to a claim nobody has agreed to doubts it (68D)."""
    if table.claim is None or table.claim.closed or is_contested(table):
        return ()
    return contest(table, table.claim)


PLAY_ON_OR_RULE = Ask("68D2(b)", ("play-on", "rule"), play_on_or_rule, about_claim=True)

LAW = Law(68, asks=(PLAY_ON_OR_RULE,))
