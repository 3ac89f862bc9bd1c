"""Law 66: inspection of tricks."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import Ask, Lapse
from bridgetable.laws.clause import clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law
from bridgetable.laws.shared.note_only import note_only
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
from bridgetable.table.irregularity import TrickInspected
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Question, say
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


def ask_whether_card_was_turned(table: Table, *, at_any_time: bool = False) -> tuple[Event, ...]:
    """The Director is called to an inspection that is lawful only if the player's own card was still face up.

    He is asked about the last inspection; unless `at_any_time`, only before another card is played.
    """
    moments = [n for n, event in enumerate(table.happened) if _by_a_player(event)]
    if table.over or not moments:
        return ()
    turned = table.happened[moments[-1]]
    if not isinstance(turned, TrickTurnedUp) or not isinstance(turned.person, Seat) or _is_judged(table, moments[-1]):
        return ()
    if cards_played_since(table, moments[-1]) and not at_any_time:
        return ()
    return (Asked(HAD_HE_TURNED_IT.question(table, (DIRECTOR,), turned.person, trick=turned.trick)),)


def _by_a_player(event: Event) -> bool:
    return isinstance(event, TrickTurnedUp) and event.person is not DIRECTOR


def _is_judged(table: Table, moment: int) -> bool:
    """Whether that inspection was irregular in any case, or the Director has already been asked about it."""
    later = table.happened[moment + 1 :]
    irregular = later[:1] and isinstance(later[0], Infringed) and isinstance(later[0].irregularity, TrickInspected)
    return bool(irregular) or any(isinstance(ev, Answered) and HAD_HE_TURNED_IT.asks(ev.question) for ev in later)


@clause("66A")
def card_turned_or_not(table: Table, question: Question) -> tuple[Option, ...]:
    """He had turned his own card, and may no longer look (66C); or he had not, and may."""
    if question.seat is None or question.trick is None:
        return ()
    looked = TrickInspected(question.seat, question.trick)
    caller = next(ev.seat for ev in reversed(table.happened) if isinstance(ev, DirectorSummoned))
    irregularity = ENACTED.table_after(table, (Infringed(looked),)).id_of(looked)
    may = RulingGiven("66A", say("law-66A-not-turned", seat=question.seat, trick=question.trick))
    return (
        Option("turned", (Infringed(looked), AttentionDrawn(caller, irregularity))),
        Option("not-turned", (may,)),
    )


HAD_HE_TURNED_IT = Ask("66A", ("turned", "not-turned"), card_turned_or_not, lapses=Lapse.WITH_ANY_CARD)

LAW = Law(66, asks=(HAD_HE_TURNED_IT,), rules={TrickInspected: note_only("66C", "law-66C")})
