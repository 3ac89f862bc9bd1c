"""Irregularities with cards named, touched or exposed, and with what dummy may not do (Laws 42-50)."""

from __future__ import annotations

from functools import partial

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_text, rank_text, suit_text
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.possible import irregularities_of, is_possible
from bridgetable.table.irregularity import BREACHES, FifthCard
from bridgetable.table.state import Table
from bridgetable.ui.wrong.content.line import (
    Choice,
    Family,
    Line,
    Lines,
    Prompt,
    card_line,
    card_prompt,
    cards_held,
    choice_line,
    immediate_line,
    two_card_prompt,
)

DESIGNATING_WORDS = ("high", "low", "win", "any")


def compulsory_plays(table: Table) -> Lines:
    """Lines for cards that must be played because they were held, touched or named (Law 45C)."""
    seat = table.turn
    if seat is None:
        return
    if seat is table.dummy and table.spread:
        declarer = table.player(seat)
        yield from card_line(table, Family.NAMED, "45C3", "touches-dummys", declarer,
                             partial(a.Play, seat, by="touched"), cards_held(table, seat))
        return
    law, key, by = ("45C1", "held-seen", "shown") if table.is_defender(seat) else ("45C2", "held-near", "table")
    yield from card_line(table, Family.NAMED, law, key, seat, partial(a.Play, seat, by=by))
    yield from card_line(table, Family.NAMED, "45C4(a)", "names", seat, partial(a.Name, seat))


def designations(table: Table) -> Lines:
    """Lines for irregular designations by declarer and cards misplaced by dummy (Laws 45C4(b), 45D, 46)."""
    declarer, dummy = table.declarer, table.dummy
    if declarer is None or dummy is None or not table.spread:
        return
    if table.turn is dummy:
        yield from _incomplete_designation(table, declarer, dummy)
    else:
        yield from card_line(table, Family.NAMED, "57", "calls-early", declarer,
                             lambda card: a.Designate(card_text(card)), table.hands[dummy])
    yield from card_line(table, Family.NAMED, "45C4(b)", "meant-another", declarer,
                         lambda card: a.ChangeDesignation(card_text(card)), table.hands[dummy])
    cards = sorted(table.hands[dummy])
    if table.turn is dummy and len(cards) > 1 and is_possible(table, a.Misplace(cards[0], cards[1])):
        yield Line(Family.NAMED, "45D", "misplaces", dummy, partial(_misplaced_card_prompt, table, dummy))


def _incomplete_designation(table: Table, declarer: Seat, dummy: Seat) -> Lines:
    words = [word for word in DESIGNATING_WORDS if is_possible(table, a.Designate(word))]
    cards = table.hands[dummy]
    if words or any(is_possible(table, a.Designate(suit_text(card.suit))) for card in list(cards)[:1]):
        yield Line(Family.NAMED, "46", "calls", declarer, partial(_designation_prompt, table, cards, words))


def _designation_prompt(table: Table, cards: frozenset[Card], words: list[str]) -> Prompt:
    suits = [suit for suit in reversed(Suit) if any(card.suit is suit for card in cards)]
    ranks = sorted({card.rank for card in cards}, reverse=True)
    choices = [Choice(a.Designate(word), key=f"call-{word}") for word in words]
    choices += [Choice(a.Designate(suit_text(s)), key="call-suit", blanks=(("suit", s),)) for s in suits]
    choices += [Choice(a.Designate(rank_text(r)), key="call-rank", blanks=(("rank", r),)) for r in ranks]
    choices += [Choice(a.Designate(f"run-{suit_text(s)}"), key="call-run", blanks=(("suit", s),)) for s in suits]
    return Prompt("what-called", tuple(
        choice for choice in choices if not callable(choice.then) and is_possible(table, choice.then)
    ))


def _misplaced_card_prompt(table: Table, dummy: Seat) -> Prompt:
    def played_prompt(named: Card) -> Prompt:
        return card_prompt(table.hands[dummy] - {named}, partial(a.Misplace, named), "which-put")

    return card_prompt(table.hands[dummy], lambda named: partial(played_prompt, named), "which-named")


def exposed_cards(table: Table) -> Lines:
    """Lines for cards exposed, or said to be held, without being played (Laws 45E, 48, 49)."""
    for seat in table.defenders:
        yield from _exposed_by_defender(table, seat)
    if table.declarer is not None:
        yield from _exposed(table, "48", "declarer-shows", table.declarer, True)


def _exposed_by_defender(table: Table, seat: Seat) -> Lines:
    hand = _unseen_cards(table, seat)
    if not hand:
        return
    yield from _exposed(table, "49", "shows", seat, True)
    # A card dropped by a player who has played to the trick looks like a fifth card to it.
    fifth = any(isinstance(f, FifthCard) for f in irregularities_of(table, a.Expose(seat, (min(hand),))))
    law, key = ("45E", "fifth") if fifth else ("49", "drops")
    yield from _exposed(table, law, key, seat, False)
    if len(hand) > 1 and is_possible(table, a.Expose(seat, tuple(sorted(hand)[:2]))):
        yield Line(Family.EXPOSED, "49", "drops-two", seat, partial(two_card_prompt, hand, partial(a.Expose, seat)))
    if seat is not table.turn:
        yield from card_line(table, Family.EXPOSED, "49", "says-he-has", seat, partial(a.Name, seat))


def _exposed(table: Table, law: str, key: str, seat: Seat, deliberate: bool) -> Lines:
    yield from card_line(table, Family.EXPOSED, law, key, seat,
                         lambda card: a.Expose(seat, (card,), deliberate), _unseen_cards(table, seat))


def _unseen_cards(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards of this player that no one else sees, that is, without penalty cards."""
    return cards_held(table, seat) - {pc.card for pc in table.penalty_cards}


def actions_by_dummy(table: Table) -> Lines:
    """Lines for warnings by dummy, touching or suggesting a card, and breaches of dummy's limitations (42, 43, 45F)."""
    dummy = table.dummy
    if dummy is None:
        return
    lost = dummy in table.rights_lost
    law, key = ("43B2(a)", "warns-without-rights") if lost else ("42B2", "warns")
    yield from immediate_line(table, Family.DUMMY, law, key, dummy, a.Warn(dummy))
    if table.spread:
        yield from card_line(table, Family.DUMMY, "45F", "touches", dummy, lambda card: a.Expose(dummy, (card,), True))
        yield from immediate_line(table, Family.DUMMY, "45F", "suggests", dummy, a.GiveInformation(dummy, "gesture"))
    for breach, law in BREACHES.items() if not table.over else ():
        yield from immediate_line(table, Family.DUMMY, law, f"breach-{breach}", dummy, a.Breach(dummy, breach))


def wrong_lead_told(table: Table) -> Lines:
    """Lines for telling an opponent wrongly that it is his lead (Law 47E)."""
    if table.lead_due is None:
        return
    for seat in Seat:
        wrongly = tuple(to for to in (seat.left, seat.right) if to is not table.lead_due)
        yield from choice_line(table, Family.TURN, "47E", "tells-lead", seat,
                            partial(opponent_prompt, seat, wrongly, "your-lead"))


def opponent_prompt(seat: Seat, opponents: tuple[Seat, ...], what: str) -> Prompt:
    """A prompt for the opponent a player tells this to."""
    return Prompt("whom", tuple(
        Choice(a.Tell(seat, to, what), key="player", blanks=(("seat", to),)) for to in opponents
    ))
