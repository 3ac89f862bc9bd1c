"""What can go wrong with cards named, touched, shown, and with all that dummy may not do (Law 42-50)."""

from __future__ import annotations

from functools import partial

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_text, rank_text, suit_text
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.possible import irregularities_of, is_possible
from bridgetable.laws.play.law43 import BREACHES
from bridgetable.table.irregularity import FifthCard
from bridgetable.table.state import Table
from bridgetable.ui.wrong.content.line import (
    Choice,
    Family,
    Line,
    Lines,
    Missing,
    at_once,
    choosing,
    held,
    two_cards,
    which_card,
    with_card,
)
from bridgetable.words.grammar import INDICES

BY_WORD = ("high", "low", "win", "any")


def must_be_played(table: Table) -> Lines:
    """A card that counts as played although nobody laid it down: held, touched, named (Law 45C)."""
    seat = table.turn
    if seat is None:
        return
    if seat is table.dummy and table.spread:
        declarer = table.player(seat)
        yield from with_card(table, Family.NAMED, "45C3", "touches-dummys", declarer,
                             partial(a.Play, seat, by="touched"), held(table, seat))
        return
    law, key, by = ("45C1", "held-seen", "shown") if table.is_defender(seat) else ("45C2", "held-near", "table")
    yield from with_card(table, Family.NAMED, law, key, seat, partial(a.Play, seat, by=by))
    yield from with_card(table, Family.NAMED, "45C4(a)", "names", seat, partial(a.Name, seat))


def calls_from_dummy(table: Table) -> Lines:
    """What declarer may say amiss, and dummy put amiss (Law 45C4(b), 45D, 46)."""
    declarer, dummy = table.declarer, table.dummy
    if declarer is None or dummy is None or not table.spread:
        return
    if table.turn is dummy:
        yield from _incomplete_call(table, declarer, dummy)
    else:
        yield from with_card(table, Family.NAMED, "57", "calls-early", declarer,
                             lambda card: a.Designate(card_text(card)), table.hands[dummy])
    yield from with_card(table, Family.NAMED, "45C4(b)", "meant-another", declarer,
                         lambda card: a.ChangeDesignation(card_text(card)), table.hands[dummy])
    cards = sorted(table.hands[dummy])
    if table.turn is dummy and len(cards) > 1 and is_possible(table, a.Misplace(cards[0], cards[1])):
        yield Line(Family.NAMED, "45D", "misplaces", dummy, partial(_named_and_put, table, dummy))


def _incomplete_call(table: Table, declarer: Seat, dummy: Seat) -> Lines:
    words = [what for what in BY_WORD if is_possible(table, a.Designate(what))]
    cards = table.hands[dummy]
    if words or any(is_possible(table, a.Designate(suit_text(card.suit))) for card in list(cards)[:1]):
        yield Line(Family.NAMED, "46", "calls", declarer, partial(_called, table, cards, words))


def _called(table: Table, cards: frozenset[Card], words: list[str]) -> Missing:
    suits = [suit for suit in reversed(Suit) if any(card.suit is suit for card in cards)]
    ranks = sorted({card.rank for card in cards}, reverse=True)
    choices = [Choice(a.Designate(word), key=f"call-{word}") for word in words]
    choices += [Choice(a.Designate(suit_text(s)), key="call-suit", blanks=(("suit", s),)) for s in suits]
    choices += [Choice(a.Designate(rank_text(r)), key="call-rank", blanks=(("rank", _index(r)),)) for r in ranks]
    choices += [Choice(a.Designate(f"run-{suit_text(s)}"), key="call-run", blanks=(("suit", s),)) for s in suits]
    return Missing("what-called", tuple(
        choice for choice in choices if not callable(choice.then) and is_possible(table, choice.then)
    ))


def _named_and_put(table: Table, dummy: Seat) -> Missing:
    def put(named: Card) -> Missing:
        return which_card(table.hands[dummy] - {named}, partial(a.Misplace, named), "which-put")

    return which_card(table.hands[dummy], lambda named: partial(put, named), "which-named")


def shown(table: Table) -> Lines:
    """Cards that are seen, or said to be held, without being played (Law 45E, 48, 49)."""
    for seat in table.defenders:
        yield from _shown_by_defender(table, seat)
    if table.declarer is not None:
        yield from _shown(table, "48", "declarer-shows", table.declarer, True)


def _shown_by_defender(table: Table, seat: Seat) -> Lines:
    mine = _hidden(table, seat)
    if not mine:
        return
    yield from _shown(table, "49", "shows", seat, True)
    # A card that falls from the hand of one who has played to the trick looks like another card to it.
    fifth = any(isinstance(f, FifthCard) for f in irregularities_of(table, a.Expose(seat, (min(mine),))))
    law, key = ("45E", "fifth") if fifth else ("49", "drops")
    yield from _shown(table, law, key, seat, False)
    if len(mine) > 1 and is_possible(table, a.Expose(seat, tuple(sorted(mine)[:2]))):
        yield Line(Family.EXPOSED, "49", "drops-two", seat, partial(two_cards, mine, partial(a.Expose, seat)))
    if seat is not table.turn:
        yield from with_card(table, Family.EXPOSED, "49", "says-he-has", seat, partial(a.Name, seat))


def _shown(table: Table, law: str, key: str, seat: Seat, deliberate: bool) -> Lines:
    yield from with_card(table, Family.EXPOSED, law, key, seat,
                         lambda card: a.Expose(seat, (card,), deliberate), _hidden(table, seat))


def _hidden(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards nobody else sees: a penalty card lies face up already."""
    return held(table, seat) - {pc.card for pc in table.penalty_cards}


def by_dummy(table: Table) -> Lines:
    """What dummy may not do: warn without the right to, touch, suggest, or look (Law 42, 43, 45F)."""
    dummy = table.dummy
    if dummy is None:
        return
    lost = dummy in table.rights_lost
    law, key = ("43B2(a)", "warns-without-rights") if lost else ("42B2", "warns")
    yield from at_once(table, Family.DUMMY, law, key, dummy, a.Warn(dummy))
    if table.spread:
        yield from with_card(table, Family.DUMMY, "45F", "touches", dummy, lambda card: a.Expose(dummy, (card,), True))
        yield from at_once(table, Family.DUMMY, "45F", "suggests", dummy, a.GiveInformation(dummy, "gesture"))
    for breach, law in BREACHES.items() if not table.over else ():
        yield from at_once(table, Family.DUMMY, law, f"breach-{breach}", dummy, a.Breach(dummy, breach))


def turned_the_wrong_way(table: Table) -> Lines:
    """An opponent says whose lead it is, and is wrong (Law 47E)."""
    if table.lead_due is None:
        return
    for seat in Seat:
        wrongly = tuple(to for to in (seat.left, seat.right) if to is not table.lead_due)
        yield from choosing(table, Family.TURN, "47E", "tells-lead", seat,
                            partial(told, seat, wrongly, "your-lead"))


def told(seat: Seat, whom: tuple[Seat, ...], what: str) -> Missing:
    """Which of these opponents he tells so."""
    return Missing("whom", tuple(
        Choice(a.Tell(seat, to, what), key="player", blanks=(("seat", to),)) for to in whom
    ))


def _index(rank: int) -> str:
    return INDICES.get(rank, str(rank))
