"""Law 65: how played cards are kept; one that points the wrong way, or is not among them."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.chronology import cards_played_since
from bridgetable.table.events import AttentionDrawn, Event, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import CardPointedWrongly, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def rule_on_pointed_card(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The card is turned round; the Director says whether whoever pointed it out still had the right to."""
    moment, drawn = next(
        (when, event)
        for when, event in table.backwards(AttentionDrawn)
        if isinstance(event, AttentionDrawn) and event.irregularity == irregularity
    )
    offence = table.irregularities[irregularity]
    since = {arrival.card for arrival in cards_played_since(table, moment)}
    following = table.trick(offence.trick + 1)
    went_on = () if following is None else tuple(play.seat for play in following.plays if play.card not in since)
    by = drawn.seat if isinstance(drawn, AttentionDrawn) else offence.seat
    told = pointed_out(table, by, offence.seat, offence.trick, went_on)
    return (told, Settled(irregularity, Status.CORRECTED))


@clause("65B3", E2017)
def pointed_out(table: Table, by: Seat, seat: Seat, trick: int, went_on: tuple[Seat, ...]) -> RulingGiven:
    """Any player may point it out until his own side plays to the next trick; later, 16B may apply."""
    late = any(player.side is by.side for player in went_on)
    return _told("65B3", by, seat, trick, "law-65B3-late" if late else "law-65B3")


@pointed_out.wording("65B3", E2007)
def _(table: Table, by: Seat, seat: Seat, trick: int, went_on: tuple[Seat, ...]) -> RulingGiven:
    """2007: declarer may at any time; dummy and the defenders until a card is led to the next trick."""
    late = by is not table.declarer and bool(went_on)
    return _told("65B3", by, seat, trick, "law-65B3-late-2007" if late else "law-65B3")


@pointed_out.wording("65B", E1997)
def _(table: Table, by: Seat, seat: Seat, trick: int, went_on: tuple[Seat, ...]) -> RulingGiven:
    """1997: the card is turned round; until when it may be pointed out is not known to this program."""
    return _told("65B", by, seat, trick, "law-65B")


def _told(number: str, by: Seat, seat: Seat, trick: int, key: str) -> RulingGiven:
    return RulingGiven(number, say(key, seat=by, offender=seat, trick=trick))


@clause("65B3", E2007)
def dummy_may_point_out(table: Table, irregularity: IrregularityId) -> bool:
    """Whether this is a card that points the wrong way, to which dummy, too, may draw attention."""
    return isinstance(table.irregularities[irregularity], CardPointedWrongly)


@dummy_may_point_out.wording("43A1", E1997)
def _(table: Table, irregularity: IrregularityId) -> bool:
    """1997: the Law says nothing of it, so that dummy may not be the first to speak."""
    return False


@clause("65C", ended=E2017)
def put_among_the_played_cards(table: Table, seat: Seat, trick: int) -> RulingGiven:
    """Each player keeps his played cards in their order: a card left out is put where it belongs."""
    number = put_among_the_played_cards.number(table)
    return RulingGiven(number, say("law-67B3", seat=seat, trick=trick))


LAW = Law(65, rules={CardPointedWrongly: rule_on_pointed_card})
