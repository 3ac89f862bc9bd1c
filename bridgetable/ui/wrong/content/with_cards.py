"""Irregularities with cards played: leads and plays out of turn, two cards at once, revokes (Laws 41, 47, 52-67)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.possible import irregularities_of, is_possible, lawful_cards
from bridgetable.laws.play import law44
from bridgetable.table.irregularity import PartnerAsked, PenaltyCardNotPlayed, Revoke
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


def opening_lead(table: Table) -> Lines:
    """Lines for opening leads: out of turn, face down, faced, or accepted by declarer spreading his hand (41, 54)."""
    due = table.due_to_lead(1)
    if due is None or table.is_ending:
        return
    if table.lead_due is due and not table.tricks:
        for seat in due.round()[1:]:
            yield from card_line(table, Family.OPENING, "54", "opening-lead", seat,
                                 partial(a.Play, seat), due=due)
    for seat in due.round():
        key, law = ("face-down", "41A") if seat is due else ("face-down-wrong", "41A")
        yield from card_line(table, Family.OPENING, law, key, seat,
                             partial(a.LeadFaceDown, seat), due=due)
    for lead in table.face_down:
        yield from immediate_line(table, Family.OPENING, "41C", "face-up", lead.seat, a.FaceLead(lead.seat))
    declarer = table.declarer
    if declarer is not None and _one_lead_by_the_wrong_defender(table, due):
        hand = tuple(sorted(table.hands[declarer], reverse=True))
        yield from immediate_line(table, Family.OPENING, "54A", "spread", declarer, a.Expose(declarer, hand, True))


def _one_lead_by_the_wrong_defender(table: Table, due: Seat) -> bool:
    trick = table.trick(1)
    return trick is not None and len(trick.plays) == 1 and trick.leader is due.partner and not table.spread


def out_of_turn(table: Table) -> Lines:
    """Lines for leads out of turn and premature plays (Laws 53-57)."""
    due, trick = table.lead_due, table.trick(table.open_trick)
    if due is not None:
        if table.open_trick > 1:
            for seat in due.round()[1:]:
                law = "56" if table.is_defender(seat) else "55"
                yield from card_line(table, Family.TURN, law, "lead-wrong", seat, partial(a.Play, seat), due=due)
        return
    if trick is None or table.turn is None:
        return
    for seat in table.turn.round()[1:]:
        if trick.cards_of(seat):
            yield from card_line(table, Family.TURN, "57A", "lead-early", seat, partial(a.Play, seat),
                                 trick=table.open_trick)
        else:
            yield from card_line(table, Family.TURN, "57", "play-early", seat, partial(a.Play, seat), turn=table.turn)


def two_cards_at_once(table: Table) -> Lines:
    """Lines for two cards played at once (Law 58B); during the auction that is Law 24."""
    if table.contract is None:
        return
    for seat in _players_from_turn(table):
        hand = sorted(cards_held(table, seat))
        if len(hand) > 1 and seat is not table.dummy and is_possible(table, a.PlayTogether(seat, (hand[0], hand[1]))):
            yield Line(Family.TOGETHER, "58", "two-cards", seat,
                       partial(two_card_prompt, cards_held(table, seat), partial(a.PlayTogether, seat)))


def unlawful_plays(table: Table) -> Lines:
    """Lines for revokes and failures to play a penalty card by the hand on turn (Laws 52, 61)."""
    seat = table.turn
    if seat is None or not lawful_cards(table, seat):
        return
    lawful = law44.lawful_cards(table, seat)
    revokes: set[Card] = set()
    others: set[Card] = set()
    for card in cards_held(table, seat) - lawful:
        kinds = {type(offence) for offence in irregularities_of(table, a.Play(seat, card))}
        revokes |= {card} if Revoke in kinds else set()
        others |= {card} if PenaltyCardNotPlayed in kinds else set()
    due = tuple(sorted(lawful, reverse=True))
    for family, law, key, cards in (
        (Family.REVOKE, "61", "revoke", revokes), (Family.EXPOSED, "52", "penalty-not-played", others),
    ):
        yield from card_line(table, family, law, key, seat, partial(a.Play, seat), frozenset(cards),
                             player=table.player(seat), owed=due)


def questions_about_revokes(table: Table) -> Lines:
    """Lines for every question about a revoke, those a player may ask included (Law 61B)."""
    declarer, dummy = table.declarer, table.dummy
    if declarer is None or dummy is None or not table.spread:
        return
    lost = dummy in table.rights_lost
    law, end = ("43B2(b)", "without-rights") if lost else ("61B", "declarer")
    yield from _question(table, law, f"dummy-asks-{end}", a.Ask(dummy, declarer))
    end = "dummys-without-rights" if lost else "declarer-dummys"
    yield from _question(table, law, f"dummy-asks-{end}", a.Ask(dummy, declarer, dummy))
    for of in table.defenders:
        yield from _question(table, "61B", "dummy-asks", a.Ask(dummy, of))
    for of in table.defenders:
        yield from _question(table, "61B", "declarer-asks", a.Ask(declarer, of))
    for seat in table.defenders:
        yield from _question(table, "61B", "defender-asks", a.Ask(seat, declarer))
        yield from _question(table, "61B", "defender-asks-dummys", a.Ask(seat, declarer, dummy))
        asking = a.Ask(seat, seat.partner)
        may_not = any(isinstance(offence, PartnerAsked) for offence in irregularities_of(table, asking))
        yield from _question(table, "61B", "partner-asks" if may_not else "partner-may-ask", asking)


def _question(table: Table, law: str, key: str, action: a.Ask) -> Lines:
    yield from immediate_line(table, Family.REVOKE, law, key, action.seat, action, of=action.of)


def omissions_and_quitted_tricks(table: Table) -> Lines:
    """Lines for omitting to play, taking a card back and inspecting a quitted trick (Laws 47, 66, 67)."""
    seat = table.turn
    if seat is not None:
        yield from immediate_line(table, Family.TRICKS, "67", "omit", seat, a.Omit(seat), player=table.player(seat))
    for seat in _players_from_turn(table):
        yield from choice_line(table, Family.TRICKS, "47", "take-back", seat,
                            partial(_played_card_prompt, table, seat))
    if table.over:
        return
    for seat in _players_from_turn(table):
        yield from choice_line(table, Family.TRICKS, "66", "inspect", seat,
                            partial(_trick_prompt, table, seat))


def _played_card_prompt(table: Table, seat: Seat) -> Prompt:
    numbers = range(table.open_trick + 1, table.open_trick - 2, -1)
    tricks = [trick for number in numbers if (trick := table.trick(number)) is not None]
    cards = [card for trick in tricks for card in trick.cards_of(seat)]
    return card_prompt(cards, partial(a.TakeBack, seat))


def _trick_prompt(table: Table, seat: Seat) -> Prompt:
    complete = [number for number, trick in table.numbered_tricks() if trick.complete]
    return Prompt("which-trick", tuple(
        Choice(a.Inspect(seat, number), key="trick", blanks=(("trick", number),)) for number in reversed(complete)
    ))


def _players_from_turn(table: Table) -> Iterator[Seat]:
    """The seats in rotation from the hand on turn, or from North."""
    yield from (table.turn or Seat.N).round()
