"""Law 11: a player who goes on instead of answering forfeits the choice, or keeps what he could have changed."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import Conduct, Lapse
from bridgetable.laws.clause import clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law, has_agenda, on
from bridgetable.table.events import CallMade, CardPlayed, Dropped, Event
from bridgetable.table.question import player_in
from bridgetable.table.state import Table


def question_lapses(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """A question to the Director for which play does not wait is dropped when play goes on."""
    if not before.agenda or before.owing is not None:
        return ()
    question = before.agenda[0]
    # The substitute for a withdrawn card is still part of the correction.
    gone = ENACTED.declared(question).lapses is not Lapse.NEVER and player_in(question.about) is not event.seat
    return (Dropped(question),) if gone else ()


def kept_by_calling(before: Table, event: CallMade) -> tuple[Event, ...]:
    """A call that could be changed is kept when the auction goes on (25A6, 21B2)."""
    if not before.agenda:
        return ()
    question = before.agenda[0]
    return (Dropped(question),) if ENACTED.declared(question).kept_by is Conduct.CALLING else ()


def kept_by_playing(table: Table, seat: Seat) -> tuple[Event, ...]:
    """A player who plays on without an answer has kept the card he could have changed (Law 62C)."""
    if table.owing is not None:
        return ()
    player = table.player(seat)
    return tuple(
        Dropped(question)
        for question in table.agenda
        if (player in question.to and ENACTED.declared(question).kept_by is Conduct.PLAYING)
        or ENACTED.declared(question).lapses is Lapse.WITH_ANY_CARD
    )


@clause("11A")
def declaring_side_has_played_since(table: Table, partner: Seat, number: int) -> bool:
    """Declarer's side has played after the offender's partner has: it is too late to tell partner what to play."""
    trick = table.trick(number)
    seats = [play.seat for play in trick.plays] if trick is not None else []
    if partner not in seats:
        return False
    later = table.trick(number + 1)
    since = seats[seats.index(partner) :] + [play.seat for play in (later.plays if later is not None else ())]
    return any(not table.is_defender(seat) for seat in since)


LAW = Law(
    11,
    follows=(on(CardPlayed, question_lapses, needs=(has_agenda,)), on(CallMade, kept_by_calling, needs=(has_agenda,))),
)
