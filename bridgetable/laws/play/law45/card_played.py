"""Law 45: a card named (45C4), a wrong card from dummy (45D), a fifth card (45E), a play suggested by dummy (45F)."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law12 import judgement
from bridgetable.laws.irregular_plays.law59 import complying
from bridgetable.table.card_times import withdrawn_from
from bridgetable.table.chronology import cards_played_since, moment_of_card
from bridgetable.table.dealings import last_of
from bridgetable.table.events import CardExposed, CardNamed, Event, Restricted
from bridgetable.table.irregularity import DummyTouches, FifthCard, WrongCardFromDummy
from bridgetable.table.question import DIRECTOR, Question
from bridgetable.table.restriction import AnotherCard, CardNamedToPlay
from bridgetable.table.state import Table

# -- 45C4: a card named ----------------------------------------------------------------------------------------------


@clause("45C4(a)")
def named_card(table: Table, seat: Seat, legal: frozenset[Card]) -> frozenset[Card]:
    """A card that a player named as the one he plays is played, if that is lawful."""
    named = first_named(table, seat, legal)
    return complying(table, legal, frozenset() if named is None else frozenset({named}))


def first_named(table: Table, seat: Seat, legal: frozenset[Card]) -> Card | None:
    """The first card this player named for the open trick that he may play, and has not withdrawn since."""
    bound = table.binding(seat)
    if not any(isinstance(r, CardNamedToPlay) for r in bound):
        return None
    back = {w.card for w in withdrawn_from(table).get(table.open_trick, ()) if not w.offending}
    back |= {r.card for r in bound if isinstance(r, AnotherCard)}
    names = (r.card for r in bound if isinstance(r, CardNamedToPlay))
    return next((card for card in names if card in legal and card not in back), None)


def without_named_cards(table: Table) -> Table:
    """The table as if no card had been named: playing another than the named card is no revoke (Law 61A)."""
    left = tuple(r for r in table.restrictions if not isinstance(r, CardNamedToPlay))
    return replace(table, restrictions=left) if left != table.restrictions else table


def bind_to_named_card(before: Table, event: CardNamed) -> tuple[Event, ...]:
    """A card named at one's own turn is binding for the trick in progress (Law 45C4(a)), except for dummy."""
    if before.turn is not event.seat or event.seat is before.dummy:
        return ()
    return (Restricted(CardNamedToPlay(event.seat, event.card, before.open_trick)),)


@clause("45C4(b)", E1997, E2007)
def may_still_be_changed(table: Table, number: int) -> bool:
    """The card called from dummy to this trick may be changed until the player's partner has played.

    Declarer calls dummy's card, so that partner's hand is declarer's own.
    """
    return table.declarer not in _played_since_dummy(table, number)


@may_still_be_changed.wording("45C4(b)", E2017)
def _(table: Table, number: int) -> bool:
    """It may be changed until declarer next plays from either hand, to this trick or the next."""
    return not {table.declarer, table.dummy} & _played_since_dummy(table, number)


def _played_since_dummy(table: Table, number: int) -> set[Seat]:
    trick, dummy = table.trick(number), table.dummy
    if trick is None or dummy is None:
        return set()
    cards = trick.cards_of(dummy)
    return {put.seat for put in cards_played_since(table, moment_of_card(table, cards[-1]))} if cards else set()


# -- 45D: a card that declarer did not name --------------------------------------------------------------------------


@clause("45D1", printed={E1997: "45D", E2007: "45D"})
def may_be_put_right(table: Table, offence: WrongCardFromDummy) -> bool:
    """The wrong card is withdrawn if attention is drawn to it before each side has played to the next trick."""
    later = {
        play.seat.side for number, trick in table.numbered_tricks() if number > offence.trick for play in trick.plays
    }
    return len(later) < 2 and offence.named in table.hands[offence.seat]


# -- 45E: a fifth card -----------------------------------------------------------------------------------------------


@clause("45E1")
def fifth_card(table: Table, seat: Seat, cards: tuple[Card, ...], deliberate: bool) -> FifthCard | None:
    """One card that a defender adds to a trick he has played to, while that trick is still on the table.

    If his side has won it, a card that is not led at once can only have been dropped: an exposed card (Law 49).
    """
    if len(cards) != 1 or deliberate or table.claim is not None or not table.is_defender(seat):
        return None
    if table.is_faced(seat, cards[0]):
        return None
    in_progress = table.trick(table.open_trick)
    number = table.open_trick if in_progress is not None and in_progress.plays else table.open_trick - 1
    trick = table.trick(number)
    if trick is None or seat not in trick.players or table.due_to_lead(number + 1) in (seat, seat.partner):
        return None
    return FifthCard(seat, number, cards[0])


def is_fifth_card(before: Table, event: CardExposed) -> bool:
    """Whether this card was just recorded as a fifth card, and so is not also an exposed one (Laws 45E1, 49)."""
    return any(isinstance(f, FifthCard) and f.card == event.card for f in before.irregularities[-1:])


# -- 45F: dummy indicates a card -------------------------------------------------------------------------------------


@clause("45F")
def suggested_a_play(table: Table) -> Question | None:
    """After play the Director judges whether dummy suggested a play and the defenders were damaged."""
    if not table.over:
        return None
    last = last_of(table.dealings.of_kinds((DummyTouches,)) & table.dealings.noticed)
    if not last:
        return None
    question = SUGGESTED.question(table, (DIRECTOR,), table.dummy, irregularity=last[0])
    return None if question in table.answered else question


SUGGESTED = judgement("45F")
