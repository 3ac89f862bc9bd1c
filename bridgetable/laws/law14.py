"""Law 14: a missing card."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws import law50, law67
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Asked, CardRestored, Event, InformationRuled, RulingGiven
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedPlayer, QuestionAbout, say
from bridgetable.table.state import Table

# -- the Director makes a search ---------------------------------------------------------------------------------------


def hand_found_deficient(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director searches for what is missing from a hand, with no hand having too many cards."""
    ask = SEARCHED_LATER if table.lead_faced else SEARCHED
    return (Asked(ask.question(table, (DIRECTOR,), AffectedPlayer(first_owner(table), irregularity))),)


def first_owner(table: Table) -> Seat:
    """The player whose card was the first to be mislaid."""
    return table.mislaid[0].seat


@clause("14B1")
def missing_card_was_played(table: Table, seat: Seat, trick: int) -> RulingGiven:
    """A hand is found deficient during the play and its card is among the played ones: Law 67 applies."""
    return RulingGiven("14B1", say("law-14B1", seat=seat, trick=trick))


# -- before the opening lead is faced ----------------------------------------------------------------------------------


def found_before_play(table: Table, question: QuestionAbout[AffectedPlayer]) -> tuple[Option, ...]:
    """The card is found and restored (14A1), or the deal is made up again with another pack (14A2)."""
    return (
        Option("found", (*found_in_time(table), *_back_in_the_hands(table), *calls_unchanged(table))),
        Option("not-found", (*not_found_in_time(table), *_back_in_the_hands(table), *calls_unchanged(table))),
    )


@clause("14A1")
def found_in_time(table: Table) -> tuple[RulingGiven, ...]:
    """A card that is found is restored to the deficient hand."""
    return _of_each_card(table, found_in_time.number(table), "law-14A1")


@clause("14A2")
def not_found_in_time(table: Table) -> tuple[RulingGiven, ...]:
    """If it cannot be found, the Director reconstructs the deal by substituting another pack."""
    return _of_each_card(table, not_found_in_time.number(table), "law-14A2")


def _of_each_card(table: Table, number: str, key: str) -> tuple[RulingGiven, ...]:
    return tuple(RulingGiven(number, say(key, seat=one.seat, card=one.card)) for one in table.mislaid)


def _back_in_the_hands(table: Table) -> tuple[Event, ...]:
    return tuple(CardRestored(one.seat, one.card) for one in table.mislaid)


@clause("14A3", E2007)
def nothing_is_altered(table: Table) -> tuple[Event, ...]:
    """Auction and play continue, no call is changed, and the hand is deemed to have had its cards all the time."""
    return (RulingGiven("14A3", say("law-14A3")),)


def calls_unchanged(table: Table) -> tuple[Event, ...]:
    """What the Director says about the calls, and about what is known of the card, in the editions that say it."""
    told = nothing_is_altered(table) if nothing_is_altered.exists_in(table.edition) else ()
    return (*told, *_known_to_partner(table))


# -- after the opening lead has been faced -----------------------------------------------------------------------------


def found_after_the_lead(table: Table, question: QuestionAbout[AffectedPlayer]) -> tuple[Option, ...]:
    """The card is found (14B2), perhaps lying so that a defender's partner could see it, or it is not (14B3)."""
    found, lost = found_later(table), not_found_later(table)
    options = [Option("found", (*found, *_restored_in_play(table, question)))]
    if any(table.is_defender(one.seat) for one in table.mislaid):
        options.append(Option("found-faced", (*found, *_restored_in_play(table, question, faced=True))))
    return (*options, Option("not-found", (*lost, *_restored_in_play(table, question))))


@clause("14B2", E2007, printed={E1997: "14B1"})
def found_later(table: Table) -> tuple[RulingGiven, ...]:
    """A card found elsewhere than among the played cards is restored to the deficient hand."""
    return _of_each_card(table, found_later.number(table), "law-14A1")


@clause("14B3", E2007, printed={E1997: "14B2"})
def not_found_later(table: Table) -> tuple[RulingGiven, ...]:
    """If it cannot be found, the deal is reconstructed with another pack."""
    return _of_each_card(table, not_found_later.number(table), "law-14A2")


@clause("14B4", E2007, printed={E1997: "14B3"})
def deemed_to_have_belonged(table: Table, question: QuestionAbout[AffectedPlayer], *, faced: bool) -> tuple[Event, ...]:
    """The card was in the hand all the time: it may become a penalty card, and not having played it was a revoke."""
    number = deemed_to_have_belonged.number(table)
    back, events = _back_in_the_hands(table), tuple[Event, ...]()
    for one in table.mislaid:
        now = evolve_all(table, (*back, *events))
        if faced and table.is_defender(one.seat):
            told = RulingGiven(number, say("law-14B4-faced", seat=one.seat, card=one.card))
            events += (told, *law50.lay_penalty_card(now, one.seat, one.card, deliberate=False))
    drawn_by = one_who_counted(table, question)
    for seat in dict.fromkeys(one.seat for one in table.mislaid):
        now = evolve_all(table, (*back, *events))
        cards = tuple(one.card for one in table.mislaid if one.seat is seat)
        events += law67.failures_to_follow_suit(now, seat, cards, number, "law-14B4-revoke", drawn_by)
    return events


def one_who_counted(table: Table, question: QuestionAbout[AffectedPlayer]) -> Seat:
    """The player who counted his cards, or found one of another pack among them."""
    return table.asked_about(question).seat


def _restored_in_play(
    table: Table, question: QuestionAbout[AffectedPlayer], *, faced: bool = False
) -> tuple[Event, ...]:
    belonged = deemed_to_have_belonged(table, question, faced=faced)
    return (*_back_in_the_hands(table), *belonged, *_known_to_partner(table))


# -- what partner knows of the card ------------------------------------------------------------------------------------


@clause("14C", E2007)
def knowledge_of_the_replacement(table: Table) -> tuple[Event, ...]:
    """That the card was replaced is unauthorised information for the partner; dummy's cards everybody sees."""
    hidden = tuple(one for one in table.mislaid if not (table.spread and one.seat is table.dummy))
    return tuple(InformationRuled(one.card, (one.seat.partner,), "14C") for one in hidden)


def _known_to_partner(table: Table) -> tuple[Event, ...]:
    exists = knowledge_of_the_replacement.exists_in(table.edition)
    return knowledge_of_the_replacement(table) if exists else ()


# -- The declaration of Law 14 -----------------------------------------------------------------------------------------

SEARCHED = Ask("14A", ("found", "not-found"), found_before_play, to_director=True)
SEARCHED_LATER = Ask("14B", ("found", "found-faced", "not-found"), found_after_the_lead, to_director=True)

LAW = Law(14, asks=(SEARCHED, SEARCHED_LATER))
