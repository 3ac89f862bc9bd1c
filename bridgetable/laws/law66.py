"""Law 66: inspection of tricks."""

from __future__ import annotations

from itertools import takewhile

from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import Ask, Lapse
from bridgetable.laws.clause import E1997, E2017, clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law, note_only
from bridgetable.table.chronology import cards_played_since
from bridgetable.table.events import (
    Answered,
    Asked,
    AttentionDrawn,
    DirectorSummoned,
    Event,
    Infringed,
    RulingGiven,
    TrickTurnedUp,
)
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import TrickInspected
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, QuestionAbout, Turn, say
from bridgetable.table.state import Table


@clause("66A")
def may_look_at(table: Table, seat: Seat, number: int) -> bool:
    """Declarer or a defender may have the last trick faced until his side plays to the next; after play all may.

    The Law ends this right when he turns his own card; that is not recorded, and the Director finds it if it matters.
    """
    if table.over:
        return True
    following = table.trick(number + 1)
    went_on = following is not None and any(play.seat.side is seat.side for play in following.plays)
    latest = table.trick(number + 2) is None
    return seat is not table.dummy and latest and not went_on


@clause("66B", E2017)
def may_look_at_his_own_card(table: Table, seat: Seat, number: int) -> bool:
    """Declarer or a defender may look at his own last card until his side plays to the next trick."""
    return may_look_at(table, seat, number)


@may_look_at_his_own_card.wording("66B", E1997)
def _(table: Table, seat: Seat, number: int) -> bool:
    """Until a card is led to the next trick, by whichever side."""
    return table.over or (seat is not table.dummy and table.trick(number + 1) is None)


def seen_his_own_card(table: Table) -> tuple[Event, ...]:
    """What the Director says of a player who has just looked at his own last card lawfully (66B)."""
    when, turned = next(table.backwards(TrickTurnedUp), (-1, None))
    if table.over or not isinstance(turned, TrickTurnedUp) or not turned.own or not isinstance(turned.person, Seat):
        return ()
    message = say("law-66B", seat=turned.person, trick=turned.trick)
    told = RulingGiven(may_look_at_his_own_card.number(table), message)
    if _is_judged(table, when) or cards_played_since(table, when) or told in table.rulings:
        return ()
    return (told,)


def ask_whether_card_was_turned(table: Table, *, at_any_time: bool = False) -> tuple[Event, ...]:
    """The Director is called to an inspection that is lawful only if the player's own card was still face up.

    He is asked about the last inspection; unless `at_any_time`, only before another card is played.
    """
    inspections = ((when, event) for when, event in table.backwards(TrickTurnedUp) if _had_all_cards_faced(event))
    moment, turned = next(inspections, (-1, None))
    if table.over or not isinstance(turned, TrickTurnedUp) or not isinstance(turned.person, Seat):
        return ()
    if _is_judged(table, moment) or (cards_played_since(table, moment) and not at_any_time):
        return ()
    return (Asked(HAD_HE_TURNED_IT.question(table, (DIRECTOR,), Turn(turned.person, turned.trick))),)


def _had_all_cards_faced(event: Event) -> bool:
    return isinstance(event, TrickTurnedUp) and event.person is not DIRECTOR and not event.own


def _is_judged(table: Table, moment: int) -> bool:
    """Whether that inspection was irregular in any case, or the Director has already been asked about it."""
    after = table.happened[moment + 1] if moment + 1 < len(table.happened) else None
    if isinstance(after, Infringed) and isinstance(after.irregularity, TrickInspected):
        return True
    later = takewhile(lambda found: found[0] > moment, table.backwards(Answered))
    return any(isinstance(event, Answered) and HAD_HE_TURNED_IT.asks(event.question) for _, event in later)


@clause("66A")
def card_turned_or_not(table: Table, question: QuestionAbout[Turn]) -> tuple[Option, ...]:
    """He had turned his own card, and may no longer look (66C); or he had not, and may."""
    seat, trick = question.about.seat, question.about.trick
    looked = TrickInspected(seat, trick)
    caller = next(ev.seat for _, ev in table.backwards(DirectorSummoned) if isinstance(ev, DirectorSummoned))
    irregularity = ENACTED.table_after(table, (Infringed(looked),)).id_of(looked)
    may = RulingGiven("66A", say("law-66A-not-turned", seat=seat, trick=trick))
    return (
        Option("turned", (Infringed(looked), AttentionDrawn(caller, irregularity, True))),
        Option("not-turned", (may,)),
    )


HAD_HE_TURNED_IT = Ask(
    "66A", ("turned", "not-turned"), card_turned_or_not, lapses=Lapse.WITH_ANY_CARD, to_director=True
)


@clause("66C")
def nobody_revoked(table: Table, caller: Seat) -> tuple[Event, ...]:
    """The Director has inspected the quitted tricks that `caller` asked about, and found no revoke."""
    return (RulingGiven(nobody_revoked.number(table), say("law-66C-no-revoke", seat=caller)),)


@clause("66C")
def looked_at_a_quitted_trick(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """Until play ends nobody inspects a quitted trick but at the Director's instruction; he notes who did."""
    return note_only(looked_at_a_quitted_trick.number(table), "law-66C")(table, irregularity)


LAW = Law(66, asks=(HAD_HE_TURNED_IT,), rules={TrickInspected: looked_at_a_quitted_trick})
