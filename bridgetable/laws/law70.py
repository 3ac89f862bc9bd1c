"""Law 70: contested claims and concessions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, get_args

from bridgetable.cards.card import Card, Suit, of_suit
from bridgetable.cards.deal import holder
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws.ask import A_NUMBER, Ask, no_other_findings
from bridgetable.laws.claims.trick_bounds import (
    claimed_bounds,
    depends_on_partner,
    played_from_the_top,
    tricks_left,
    worst_normal_line,
    would_do_better_elsewhere,
)
from bridgetable.laws.clause import E1997, E2007, E2017, Clause, clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law
from bridgetable.table.events import (
    Answered,
    Asked,
    Claiming,
    ClaimRescored,
    ClaimResumed,
    ClaimRuled,
    Dropped,
    Event,
    RulingGiven,
)
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Player, Question, say
from bridgetable.table.records import Claim
from bridgetable.table.state import Table
from bridgetable.table.time_record import Accumulated, Moment

# -- Tenaces: honours of the opponents that are caught or not depending on which of them holds them (Law 70E) ----------


def uncertain_cards(table: Table, side: Side) -> tuple[tuple[Seat, Card], ...]:
    """The opponents' honours on whose position a line of this side may depend, with the player who holds each."""
    found = ((suit, _caught_between(table, side, suit)) for suit in Suit)
    held = ((holder(table.hands, card), card) for suit, card in found if card is not None)
    return tuple((seat, card) for seat, card in held if seat is not None and _is_uncertain(table, side, seat, card))


def _caught_between(table: Table, side: Side, suit: Suit) -> Card | None:
    """The opponents' highest card of the suit if it is an honour between cards of this side; else None.

    This side has a higher card, and a lower one that is worth a trick as soon as the honour has gone.
    """
    ours, theirs = _cards_of(table, side, suit), sorted(_cards_of(table, side.opponents, suit), reverse=True)
    if not theirs or not theirs[0].is_honour:
        return None
    top, floor = theirs[0], theirs[1].rank if len(theirs) > 1 else 0
    over, promoted = any(c.rank > top.rank for c in ours), any(floor < c.rank < top.rank for c in ours)
    return top if over and promoted else None


def _is_uncertain(table: Table, side: Side, seat: Seat, card: Card) -> bool:
    """Whether the honour does not simply fall under higher cards, and no opponent has shown out of the suit."""
    higher = [c for c in _cards_of(table, side, card.suit) if c.rank > card.rank]
    falls = len(table.holds(seat, card.suit)) <= len(higher)
    return not falls and not any(_showed_out(table, other, card.suit) for other in side.opponents.seats)


def _cards_of(table: Table, side: Side, suit: Suit) -> frozenset[Card]:
    return of_suit((card for seat in side.seats for card in table.hands[seat]), suit)


def _showed_out(table: Table, seat: Seat, suit: Suit) -> bool:
    return any(
        trick.suit_led is suit and card.suit is not suit for trick in table.tricks for card in trick.cards_of(seat)
    )


Doubt: TypeAlias = Clause[[Claim], tuple[RulingGiven, ...]]


def is_contested(table: Table) -> bool:
    """Whether the tricks of a claim are still to be awarded: until then no trick is transferred."""
    return any(ENACTED.declared(question).about_claim for question in table.agenda)


# -- 70A -----------------------------------------------------------------------------------------------------------


@clause("70A")
def contest(table: Table, claim: Claim) -> tuple[Event, ...]:
    """The Director rules as equitably as he can; he is told the doubtful points, and asked for the number of tricks."""
    told = say("law-70A-contested", claimer=claim.seat)
    if claim.concession:
        told = say("law-70A-contested-concession", claimer=claim.seat)
    asked = Asked(NUMBER_OF_TRICKS.question(table, (DIRECTOR,), Player(claim.seat)))
    return (RulingGiven("70A", told), *doubtful_points(table, claim), asked)


def disturbed_by_a_revoke(table: Table) -> tuple[Event, ...]:
    """A revoke corrected after a claim makes it doubtful: afterwards the Director awards the tricks."""
    if table.stayed is None or is_contested(table):
        return ()
    told = RulingGiven("70A", say("law-70A", claimer=table.stayed.seat))
    return (told, Asked(NUMBER_OF_TRICKS.question(table, (DIRECTOR,), Player(table.stayed.seat))))


def number_of_tricks(table: Table, question: Question) -> tuple[Option, ...]:
    """One option for each number of the tricks left that the cards allow the claiming side (Law 70A)."""
    claim = table.claim or table.stayed
    if claim is None:
        return ()
    possible = claimed_bounds(table, claim)
    certain = possible.fewest == possible.most
    return tuple(
        _claimer_wins(table, claim, number, certain=certain) for number in range(possible.fewest, possible.most + 1)
    )


def any_number(table: Table, question: Question) -> tuple[Option, ...]:
    """What is normal is for the Director to say: he may find any number, whatever the cards allow."""
    claim = table.claim or table.stayed
    if claim is None:
        return ()
    return tuple(_claimer_wins(table, claim, number, certain=False) for number in range(tricks_left(table) + 1))


def _claimer_wins(table: Table, claim: Claim, tricks: int, *, certain: bool) -> Option:
    resumed = (ClaimResumed(),) if table.claim is None else ()
    return Option(f"claimer-{tricks}", (*resumed, ClaimRuled(tricks), _ruled(claim.seat, tricks, certain=certain)))


def _ruled(claimer: Seat, tricks: int, *, certain: bool) -> RulingGiven:
    if certain:
        return RulingGiven("70A", say("law-70A-certain", claimer=claimer, tricks=tricks))
    return RulingGiven("70A", say("law-70A-ruled", claimer=claimer, tricks=tricks))


# -- 70C to 70E: the doubtful points, as far as the cards tell them ------------------------------------------------


def doubtful_points(table: Table, claim: Claim) -> tuple[RulingGiven, ...]:
    """What the Director has to consider before he resolves the doubt against the claimer."""
    possible = claimed_bounds(table, claim)
    doubtful = DOUBTS if possible.fewest < claim.tricks else (order_specified,)
    points: tuple[Doubt, ...] = (played_since, *doubtful)
    in_force = (point for point in points if point.exists_in(table.edition))
    return tuple(told for point in in_force for told in point(table, claim))


@clause("68D")
def played_since(table: Table, claim: Claim) -> tuple[RulingGiven, ...]:
    """1997: Cards played after the claim are void."""
    return (RulingGiven("68D", say("law-1997-68D", cards=claim.laid)),) if claim.laid else ()


@played_since.wording("70D3", E2007, ended=E2017)
def _(table: Table, claim: Claim) -> tuple[RulingGiven, ...]:
    """2007: They may be evidence of how the players would have played, and of the validity of the claim."""
    return (RulingGiven("70D3", say("law-70D3", cards=claim.laid)),) if claim.laid else ()


@clause("70C")
def outstanding_trump(table: Table, claim: Claim) -> tuple[RulingGiven, ...]:
    """An opponent holds a trump that is not faced.

    It costs a trick if the claimer said nothing about it, if he may have forgotten it, and if some normal play could
    lose to it.
    """
    if table.trump is None:
        return ()
    told = []
    for seat in claim.seat.side.opponents.seats:
        unseen = (card for card in table.holds(seat, table.trump) if not table.is_faced(seat, card))
        trumps = tuple(sorted(unseen, reverse=True))
        if trumps and (any(said for _, said in claim.line) or table.trump in claim.order):
            told.append(RulingGiven("70C", say("law-70C", claimer=claim.seat, seat=seat, cards=trumps)))
        elif trumps:
            told.append(RulingGiven("70C", say("law-70C-silent", claimer=claim.seat, seat=seat, cards=trumps)))
    return tuple(told)


@clause("70D1", E2007, printed={E1997: "70D"})
def unstated_line(table: Table, claim: Claim) -> tuple[RulingGiven, ...]:
    """No line was stated and more than one number of tricks is possible: a normal line that wins fewer prevails."""
    possible = claimed_bounds(table, claim)
    if claim.spoken or possible.fewest == possible.most:
        return ()
    return (RulingGiven(unstated_line.number(table), say("law-70D1", claimer=claim.seat)),)


@clause("70D2", E2007)
def partners_choice(table: Table, claim: Claim) -> tuple[RulingGiven, ...]:
    """No part of a defender's claim is accepted that depends on which normal play his partner chooses."""
    if not (table.is_defender(claim.seat) and depends_on_partner(table, claim)):
        return ()
    return (RulingGiven("70D2", say("law-70D2", claimer=claim.seat, partner=claim.seat.partner)),)


@clause("70E1", E2007, printed={E1997: "70E"})
def position_of_a_card(table: Table, claim: Claim) -> tuple[RulingGiven, ...]:
    """An unstated line that needs one opponent to hold a card is not accepted, unless others are irrational.

    Since 2017 it does not matter whether another line would be irrational. Nothing is told where no line works.
    """
    possible = claimed_bounds(table, claim)
    if possible.fewest == possible.most:
        return ()
    return tuple(
        RulingGiven(position_of_a_card.number(table), say("law-70E1", claimer=claim.seat, seat=seat, card=card))
        for seat, card in uncertain_cards(table, claim.seat.side)
        if not would_do_better_elsewhere(table, claim, seat, card)
    )


@clause("70E2", E2007)
def order_specified(table: Table, claim: Claim) -> tuple[RulingGiven, ...]:
    """The Regulating Authority has a suit played from the top where the claimer did not say otherwise."""
    return (RulingGiven("70E2", say("law-70E2", claimer=claim.seat)),) if played_from_the_top(table) else ()


@clause("70A")
def worst_line(table: Table, claim: Claim) -> tuple[RulingGiven, ...]:
    """Doubt is resolved against the claimer: the normal line that wins him the fewest tricks, card by card."""
    line = worst_normal_line(table, claim)
    if not line:
        return ()
    won = sum(trick.winner(table.trump).side is claim.seat.side for trick in line)
    return (RulingGiven("70A", say("law-70A-worst-line", claimer=claim.seat, tricks=won, line=line)),)


DOUBTS: tuple[Doubt, ...] = (
    worst_line,
    outstanding_trump,
    unstated_line,
    partners_choice,
    position_of_a_card,
    order_specified,
)
"""The worst line, then Laws 70C to 70E read from the top."""


# -- findings without a question -----------------------------------------------------------------------------------


LastAnswered: TypeAlias = Mapping[str, Question]
"""The last question of each key that was answered or dropped, in the order of the answers."""


def _with_answer(known: LastAnswered, event: Event, moment: Moment) -> LastAnswered:
    if not isinstance(event, Answered | Dropped):
        return {}
    about = event.question
    return {**{key: other for key, other in known.items() if key != about.ask}, about.ask: about}


CHANGING_A_CLAIM = tuple(kind for kind in get_args(Claiming) if kind not in (ClaimRuled, ClaimRescored, ClaimResumed))
"""The events that change what is before the table, not only how many tricks of it are awarded."""

_answered_since_the_claim: Accumulated[LastAnswered] = Accumulated(
    {}, _with_answer, Answered, Dropped, *CHANGING_A_CLAIM
)


def another_number(table: Table) -> Question | None:
    """Once the tricks of a claim are awarded (69B, 70, 71) the Director may still find another number."""
    if table.claim is None or is_contested(table):
        return None
    answered = reversed(tuple(_answered_since_the_claim(table).values()))
    return next((q for q in answered if ENACTED.declared(q).other_findings is not no_other_findings), None)


NUMBER_OF_TRICKS = Ask("70A", A_NUMBER, number_of_tricks, other_findings=any_number, about_claim=True, to_director=True)

LAW = Law(70, asks=(NUMBER_OF_TRICKS,), unasked=(another_number,))
