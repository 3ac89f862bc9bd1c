"""A card that must be played because a player held it so, or because declarer touched it in dummy (45C1 to 45C3)."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, Clause, clause
from bridgetable.table.events import Event, PlayCompelled, RulingGiven
from bridgetable.table.irregularity import cards_involved
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("45C1")
def held_where_partner_could_see_it(table: Table, hand: Seat) -> bool:
    """A defender's card held so that his partner could see its face must be played."""
    return table.is_defender(hand)


@clause("45C2(a)", printed={E1997: "45C2"})
def held_at_the_table(table: Table, hand: Seat) -> bool:
    """A card of declarer's own hand, held face up and touching or nearly touching the table, must be played."""
    return hand is table.declarer


@clause("45C3")
def touched_in_dummy(table: Table, hand: Seat) -> bool:
    """A card of dummy's that declarer touches deliberately, not to arrange or to reach another, must be played."""
    return hand is table.dummy and table.spread


COMPELLED_PLAYS: Mapping[str, Clause[[Seat], bool]] = {
    "shown": held_where_partner_could_see_it, "table": held_at_the_table, "touched": touched_in_dummy,
}
"""The clause for each way in which a case file says that a card had to be played."""


def said_to_be_played(table: Table, play: PlayCompelled) -> RulingGiven:
    """The Director says that the card is played, and under which clause."""
    told = say(f"law-45C-{play.by}", seat=table.player(play.seat), card=play.card)
    return RulingGiven(COMPELLED_PLAYS[play.by].number(table), told)


def said_before_ruling(table: Table) -> tuple[Event, ...]:
    """Before the Director rules on an irregularity of such a card he says that it is played at all."""
    last = _latest_compelled_play(table)
    if last is None or said_to_be_played(table, last) in table.rulings:
        return ()
    about = any(last.card in cards_involved(table.irregularities[irregularity]) for irregularity in table.pending)
    return (said_to_be_played(table, last),) if about else ()


def stays_played(table: Table) -> tuple[Event, ...]:
    """The Director, called although such a card of this or the last trick is not irregular, says that it is played."""
    last = _latest_compelled_play(table)
    trick = table.trick(last.trick) if last is not None else None
    lies = last is not None and trick is not None and last.card in trick.cards_of(last.seat)
    return (said_to_be_played(table, last),) if last is not None and lies else ()


def touched_card(table: Table) -> PlayCompelled | None:
    """The card of dummy's that declarer touched, in this trick or the last; he named none (45C3)."""
    last = _latest_compelled_play(table)
    return last if last is not None and last.seat is table.dummy else None


def _latest_compelled_play(table: Table) -> PlayCompelled | None:
    """The latest card that was played in this way, in the trick in progress or the last."""
    played = (event for _, event in table.backwards(PlayCompelled) if isinstance(event, PlayCompelled))
    return next((event for event in played if event.trick >= table.open_trick - 1), None)
