"""Law 52: failure to lead or play a penalty card."""

from __future__ import annotations

from bridgetable.laws import law11, law47, law50, law53
from bridgetable.laws.ask import ACCEPT_OR_REFUSE, Ask, Conduct
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law, has_irregularities, on
from bridgetable.table.chronology import cards_played_since, moment_of_irregularity
from bridgetable.table.events import Asked, CardPlayed, CardWithdrawn, Event, Restricted, RulingGiven, Settled
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import PenaltyCardNotPlayed, Status, TakenBack
from bridgetable.table.option import Option
from bridgetable.table.question import AffectedCard, QuestionAbout, say
from bridgetable.table.restriction import CardChosen
from bridgetable.table.state import Table


@clause("52B1(b)")
def accepted_by_playing(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """Declarer has accepted the card once he has afterwards played from his own hand or dummy.

    He has not, if the defender had picked it up by himself in the meantime.
    """
    if before.is_defender(event.seat):
        return ()
    return tuple(
        Settled(irregularity, Status.ACCEPTED)
        for irregularity, offence in before.undecided_as(PenaltyCardNotPlayed)
        if law53.is_still_in_trick(before, offence)
    )


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director asks declarer whether he accepts the card (Law 52B1(a), 52B2)."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, PenaltyCardNotPlayed) or table.contract is None:
        return ()
    declarer = table.contract.declarer
    taken = _taken_back(table, offence)
    if taken and _declarer_has_played_since(table, offence, taken[0]):
        settled = tuple(Settled(number, Status.CORRECTED) for number in taken)
        return (*law11.opponents_right_is_judged(table, irregularity, offence), *settled)
    back: list[Event] = []
    for number in taken:
        # Taken back more than once, it is put back only the first time.
        again = law47.put_back(table, number)
        back += again
        table = evolve_all(table, again)
    asked = Asked(
        ACCEPTED_OR_NOT.question(
            table, (declarer,), AffectedCard(offence.seat, offence.card, offence.trick, irregularity)
        )
    )
    # With a minor penalty card an honour of its suit was lawful too, but it was not owed.
    due = tuple(sorted(offence.owed & {pc.card for pc in table.penalty_cards_of(offence.seat)}))
    told = RulingGiven("52A", say("law-52A", offender=offence.seat, card=offence.card, owed=due))
    return (*back, told, asked, Settled(irregularity, Status.NOTICED))


def _taken_back(table: Table, offence: PenaltyCardNotPlayed) -> tuple[IrregularityId, ...]:
    """The retractions of that card: he may not pick it up again of his own accord (Law 52A)."""
    return tuple(irregularity for irregularity, _ in table.undecided_as(TakenBack, card=offence.card))


def _declarer_has_played_since(table: Table, offence: PenaltyCardNotPlayed, taken: IrregularityId) -> bool:
    """Whether he picked the card up by himself, and declarer has played to the one that took its place (11A)."""
    later = cards_played_since(table, moment_of_irregularity(table, taken))
    return any(one.seat.side is not offence.seat.side for one in later)


@clause("52B")
def accept_or_refuse(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    """Declarer accepts the card, or the penalty card replaces it and it becomes a major penalty card itself."""
    irregularity, offence = question.about.irregularity, table.asked_about(question)
    if not isinstance(offence, PenaltyCardNotPlayed) or table.status(irregularity) is Status.ACCEPTED:
        return ()
    trick = table.trick(offence.trick)
    if trick is None or offence.card not in trick.cards_of(offence.seat):
        return ()
    accepted = RulingGiven("52B1(a)", say("law-52B1a", offender=offence.seat, card=offence.card))
    return (
        Option("accept", (Settled(irregularity, Status.ACCEPTED), accepted)),
        Option("refuse", _substituted(table, irregularity, offence)),
    )


def _substituted(table: Table, irregularity: IrregularityId, offence: PenaltyCardNotPlayed) -> tuple[Event, ...]:
    due = sorted(offence.owed & {pc.card for pc in table.penalty_cards_of(offence.seat)}, reverse=True)
    chosen = (Restricted(CardChosen(offence.seat, due[0], offence.trick)),) if len(due) == 1 else ()
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    return (
        back,
        RulingGiven("52B2", say("law-52B2", offender=offence.seat, card=offence.card)),
        *law50.lay_penalty_card(evolve(table, back), offence.seat, offence.card),
        *chosen,
        Settled(irregularity, Status.CORRECTED),
    )


def told_when_accepted(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What the Director says if declarer had played on before he came (Law 52B1(b))."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, PenaltyCardNotPlayed):
        return ()
    return (RulingGiven("52B1(b)", say("law-52B1b", offender=offence.seat, card=offence.card)),)


ACCEPTED_OR_NOT = Ask("52B", ACCEPT_OR_REFUSE, accept_or_refuse, accepted_by=Conduct.PLAYING)

LAW = Law(
    52,
    accepts=(on(CardPlayed, accepted_by_playing, needs=(has_irregularities,)),),
    asks=(ACCEPTED_OR_NOT,),
    rules={PenaltyCardNotPlayed: rule_on_it},
    accepted={PenaltyCardNotPlayed: told_when_accepted},
)
