"""Law 55: declarer's lead out of turn."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws import law53
from bridgetable.laws.ask import ACCEPT_OR_REFUSE, Ask, Conduct
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law, on
from bridgetable.table.events import Answered, Asked, CardPlayed, Event, RulingGiven
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import LeadOutOfTurn, Status
from bridgetable.table.option import Option
from bridgetable.table.question import AffectedCard, Person, QuestionAbout, say
from bridgetable.table.state import Table


@clause("55A")
def either_defender(
    table: Table, irregularity: IrregularityId, offence: law53.IrregularLead
) -> QuestionAbout[AffectedCard]:
    """Either defender accepts the lead or requires that it be retracted; the one next in turn to it comes first."""
    to = (offence.seat.left, offence.seat.right)
    about = AffectedCard(offence.seat, offence.card, offence.trick, irregularity)
    return ACCEPTED_OR_NOT.question(table, to, about)


def next_in_turn_prevails(before: Table, event: Answered) -> tuple[Event, ...]:
    """If the other defender answered first, the one next in turn to the irregular lead may still choose (Law 55A)."""
    question = event.question
    if not ACCEPTED_OR_NOT.asks(question) or len(question.to) < 2 or event.by is question.to[0] or not event.option:
        return ()
    return (Asked(replace(question, to=question.to[:1])),)


def answered_in_vain(table: Table, by: Person, option: str) -> tuple[Event, ...]:
    """The defender not next in turn answers after the other has: the other's choice stands (Law 55A)."""
    last = table.answered[-1] if table.answered else None
    if last is None or not ACCEPTED_OR_NOT.asks(last) or last.about.trick != table.open_trick:
        return ()
    if option not in ("accept", "refuse") or by not in last.to[1:]:
        return ()
    return (RulingGiven("55A", say("law-55A-prevails", seat=last.about.seat.left, other=last.about.seat.right)),)


def accepts_after_refusal(table: Table, seat: Seat, card: Card) -> tuple[Event, ...]:
    """One defender refused the lead; the one next in turn to it plays a card that follows to it: accepted (55A)."""
    question = table.agenda[0] if table.agenda else None
    if question is None or not ACCEPTED_OR_NOT.asks(question) or question.to != (seat,):
        return ()
    offence = table.asked_about(question)
    if not isinstance(offence, LeadOutOfTurn) or table.status(question.about.irregularity) is not Status.CORRECTED:
        return ()
    if card.suit is not offence.card.suit and table.holds(seat, offence.card.suit):
        return ()
    accept = next((o for o in law53.accept_or_refuse(table, question) if o.name == "accept"), None)
    if accept is None:
        return ()
    return (Answered(question, seat, "accept"), *accept.then, CardPlayed(seat, card, offence.trick))


def accept_or_refuse(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    """The lead is treated as correct, or is retracted (Laws 53A, 55B)."""
    return law53.accept_or_refuse(table, question)


ACCEPTED_OR_NOT = Ask("55A", ACCEPT_OR_REFUSE, accept_or_refuse, accepted_by=Conduct.PLAYING)

LAW = Law(55, follows=(on(Answered, next_in_turn_prevails),), asks=(ACCEPTED_OR_NOT,))
