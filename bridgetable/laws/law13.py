"""Law 13: one hand has too many cards and another too few, or a card is no part of the deal."""

from __future__ import annotations

from bridgetable.laws import law12, law14
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law, first_that_applies
from bridgetable.table.events import (
    Asked,
    BoardCancelled,
    CardRestored,
    Event,
    InformationRuled,
    JudgementDeferred,
    RulingGiven,
    Settled,
)
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import CardOfAnotherPack, Status, WrongNumberOfCards
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedPlayer, Player, Question, QuestionAbout, say
from bridgetable.table.state import Table

# -- which Law applies -------------------------------------------------------------------------------------------------


def rule_on_number_of_cards(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director counts all four hands: where one has too many cards Law 13 applies, otherwise Law 14."""
    if not table.mislaid:
        return (Settled(irregularity, Status.CORRECTED),)
    if all(one.held_by is None for one in table.mislaid):
        return law14.hand_found_deficient(table, irregularity)
    return first_that_applies((play_completed, deal_not_correctable, to_be_judged), table, irregularity)


def has_called(table: Table) -> bool:
    """Whether a player whose hand has a wrong number of cards has made a call."""
    wrong = {seat for one in table.mislaid for seat in (one.seat, one.held_by)}
    return table.contract is not None or any(made.seat in wrong for made in table.auction.made)


# -- play completed ----------------------------------------------------------------------------------------------------


@clause("13D", E2017, printed={E1997: "13C"})
def play_completed(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """It is found after play: the result is cancelled, and the score adjusted."""
    if not table.over:
        return ()
    number = play_completed.number(table)
    told = RulingGiven(number, say("law-13-cancelled", seat=table.irregularities[irregularity].seat))
    return (told, BoardCancelled(number), Settled(irregularity, Status.CORRECTED))


# -- the hands are put right, or the score is adjusted -----------------------------------------------------------------


@clause("13B2", E1997, E2017, printed={E2007: "13B"})
def adjusted(table: Table, question: QuestionAbout[AffectedPlayer]) -> tuple[Event, ...]:
    """A player with a wrong number of cards has called, and the deal cannot be corrected and played."""
    number = adjusted.number(table)
    return (RulingGiven(number, say("law-13-not-played")), BoardCancelled(number))


def deal_not_correctable(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A card has been played from a hand it did not belong to: nobody can put the hands right any more."""
    gone = next((m for m in table.mislaid if m.held_by is not None and m.card not in table.hands[m.held_by]), None)
    if gone is None:
        return ()
    number = adjusted.number(table)
    told = RulingGiven(number, say("law-13-card-played", seat=gone.held_by or gone.seat, card=gone.card))
    return (told, BoardCancelled(number), Settled(irregularity, Status.CORRECTED))


def to_be_judged(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director judges whether the hands can be put right and the board be played."""
    ask = judged_by(table)
    seat = table.irregularities[irregularity].seat
    return (Asked(ask.question(table, (DIRECTOR,), AffectedPlayer(seat, irregularity))),)


@clause("13")
def judged_by(table: Table) -> Ask[AffectedPlayer]:
    """1997: whether a player has seen a card of another's decides, whoever has called."""
    return SEEN


@judged_by.wording("13", E2007)
def _(table: Table) -> Ask[AffectedPlayer]:
    """Once a player with a wrong number of cards has called, whether the deal can be corrected."""
    return CORRECTABLE if has_called(table) else SEEN


def corrected_or_not(table: Table, question: QuestionAbout[AffectedPlayer]) -> tuple[Option, ...]:
    """The deal is corrected and played with no change of call (13B1), or the score is adjusted (13B2)."""
    return (
        Option("played", played_with_no_change_of_call(table, question)),
        Option("adjusted", adjusted(table, question)),
    )


@clause("13B1", E2017, printed={E2007: "13A"})
def played_with_no_change_of_call(table: Table, question: QuestionAbout[AffectedPlayer]) -> tuple[Event, ...]:
    """The deal is corrected and played; at the end the Director may adjust the score."""
    number = played_with_no_change_of_call.number(table)
    later = JudgementDeferred(AFFECTED_CALLS.key, Player(law14.first_owner(table)))
    return (RulingGiven(number, say("law-13B1")), *put_right(table), later)


def seen_or_not(table: Table, question: QuestionAbout[AffectedPlayer]) -> tuple[Option, ...]:
    """Nobody has seen another's card: the hands are put right. Somebody has: that depends on the edition."""
    normal = RulingGiven(question.clause, say("law-13A1"))
    return (Option("not-seen", (normal, *put_right(table))), *card_seen(table))


@clause("13A2", E2017)
def card_seen(table: Table) -> tuple[Option, ...]:
    """The board is played and scored; the Director adjusts the score if what was seen affected the outcome."""
    return (Option("seen", _played_after_a_sight(table, "13A2", "law-13A2")),)


@card_seen.wording("13D2", E2007)
def _(table: Table) -> tuple[Option, ...]:
    """The same if it is unlikely to interfere with normal bidding or play (a), otherwise the score is adjusted (b)."""
    return (
        Option("seen-played", _played_after_a_sight(table, "13D2(a)", "law-13A2")),
        Option("seen-adjusted", _not_played_after_a_sight("13D2(b)")),
    )


@card_seen.wording("13B", E1997)
def _(table: Table) -> tuple[Option, ...]:
    """Played normally if it will not interfere and all four concur (B1), otherwise an artificial score (B2)."""
    normal = RulingGiven("13B1", say("law-13-1997-B1"))
    return (
        Option("seen-played", (normal, *put_right(table))),
        Option("seen-adjusted", _not_played_after_a_sight("13B2")),
    )


def _played_after_a_sight(table: Table, number: str, key: str) -> tuple[Event, ...]:
    later = JudgementDeferred(AFFECTED.key, Player(law14.first_owner(table)))
    return (RulingGiven(number, say(key)), *put_right(table), later)


def _not_played_after_a_sight(number: str) -> tuple[Event, ...]:
    return (RulingGiven(number, say("law-13-seen-adjusted")), BoardCancelled(number))


def put_right(table: Table) -> tuple[Event, ...]:
    """Every card goes back to the hand it belongs to."""
    back = tuple(CardRestored(one.seat, one.card) for one in table.mislaid)
    told = (RulingGiven("13", say("law-13-restored", card=m.card, seat=m.seat)) for m in table.mislaid)
    known = card_moved(table) if card_moved.exists_in(table.edition) else ()
    return (*told, *back, *known)


@clause("13E", E2007, ended=E2017)
def card_moved(table: Table) -> tuple[Event, ...]:
    """Where the Director moved a card is unauthorised for the partner of a player with a wrong number of cards."""
    return tuple(InformationRuled(m.card, (m.seat.partner,), "13E") for m in table.mislaid)


# -- a card that is no part of the deal -------------------------------------------------------------------------------


@clause("13C", E2017, printed={E2007: "13F"})
def surplus_card(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The card is removed; the Director is asked whether it has been played to a quitted trick."""
    told, settled = _removed(table, irregularity, surplus_card.number(table))
    if table.trick(2) is None:
        return (told, settled)
    seat = table.irregularities[irregularity].seat
    return (told, Asked(QUITTED.question(table, (DIRECTOR,), AffectedPlayer(seat, irregularity))), settled)


@surplus_card.wording("13", E1997)
def _(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """1997: no clause is about such a card; the hand has a wrong number of cards, and the card is removed."""
    return _removed(table, irregularity, "13")


def _removed(table: Table, irregularity: IrregularityId, number: str) -> tuple[Event, Event]:
    told = RulingGiven(number, say("law-13C", seat=table.irregularities[irregularity].seat))
    return (told, Settled(irregularity, Status.CORRECTED))


def played_or_not(table: Table, question: QuestionAbout[AffectedPlayer]) -> tuple[Option, ...]:
    """It has not been played to a quitted trick, and play goes on; or it has, and the Director judges after play."""
    number = question.clause
    goes_on = RulingGiven(number, say("law-13C-not-played"))
    judged = RulingGiven(number, say("law-13C-played"))
    seat = law14.one_who_counted(table, question)
    return Option("not-played", (goes_on,)), Option("played", (judged, JudgementDeferred(SURPLUS.key, Player(seat))))


# -- after play --------------------------------------------------------------------------------------------------------


def outcome_affected(table: Table) -> Question | None:
    """After play the Director judges whether a card seen, a call on a wrong hand or a surplus card told on it."""
    affected = (law12.judged_after_play(table, ask) for ask in (AFFECTED, AFFECTED_CALLS, SURPLUS))
    return next((question for question in affected if question is not None), None)


SEEN = Ask(
    "13A1",
    ("not-seen", "seen", "seen-played", "seen-adjusted"),
    seen_or_not,
    since=E2017,
    printed={E2007: "13D1", E1997: "13A"},
    to_director=True,
)
CORRECTABLE = Ask(
    "13B", ("played", "adjusted"), corrected_or_not, printed={E2017: "13B", E2007: "13A"}, to_director=True
)
AFFECTED = law12.judgement("13A2", printed={E2017: "13A2", E2007: "13D2(a)"})
AFFECTED_CALLS = law12.judgement("13B1", printed={E2017: "13B1", E2007: "13A"}, name="13B1-affected")
QUITTED = Ask("13C", ("not-played", "played"), played_or_not, printed={E2017: "13C", E2007: "13F"}, to_director=True)
SURPLUS = law12.judgement("13C", printed={E2017: "13C", E2007: "13F"}, name="13C-affected")

LAW = Law(
    13,
    asks=(SEEN, CORRECTABLE, QUITTED, AFFECTED, AFFECTED_CALLS, SURPLUS),
    rules={WrongNumberOfCards: rule_on_number_of_cards, CardOfAnotherPack: surplus_card},
)
