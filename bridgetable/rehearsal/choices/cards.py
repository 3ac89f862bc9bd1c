"""What becomes of a card: it stands, goes back to the hand, or lies there as a major or a minor penalty card."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.laws.book import asked_now
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.choices.arranged import arranged
from bridgetable.rehearsal.choices.situation import Situation, in_edition
from bridgetable.table import events as e
from bridgetable.table.irregularity import cards_involved
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.words.formatting import speaks_of

FATES = ("stands", "hand", "major", "minor")
_MOST_CARDS = 2


def what_becomes_of_cards(ruling: Situation) -> tuple[Asked, ...]:
    """What becomes of the cards that the ruling is about, of two at most."""
    if ruling.after.contract is None:
        return ()
    cards = list(dict.fromkeys(_cards(ruling)))[:_MOST_CARDS]
    found = (_becomes(ruling, seat, card) for seat, card in cards)
    return tuple(asked for asked in found if asked is not None)


def fate_of(table: Table, seat: Seat, card: Card) -> str:
    """Where a card is after a ruling: one of FATES."""
    penalty = next((each for each in table.penalty_cards_of(seat) if each.card == card), None)
    if penalty is not None:
        return "major" if penalty.major else "minor"
    return "hand" if card in table.hands[seat] else "stands"


def _cards(ruling: Situation) -> Iterator[tuple[Seat, Card]]:
    """The cards of the irregularities that are dealt with, then those that were moved."""
    moved: list[tuple[Seat, Card]] = []
    for event in ruling.step.events:
        match event:
            case e.CardWithdrawn(seat, card) | e.PenaltyCardLifted(seat, card) | e.CardPutBack(seat, card):
                moved.append((seat, card))
            case e.PenaltyCardLaid(penalty):
                moved.append((penalty.seat, penalty.card))
    now = asked_now(ruling.after)
    open_about = {now.question.card, *(option.name for option in now.options)} if now is not None else set()
    for number in ruling.drawn:
        offence = ruling.after.irregularities[number]
        for card in cards_involved(offence)[:1]:
            decided = number not in ruling.after.unsettled and open_about.isdisjoint((card, card_text(card)))
            if decided or (offence.seat, card) in moved:
                yield offence.seat, card
    yield from moved


def _becomes(ruling: Situation, seat: Seat, card: Card) -> Asked | None:
    table = ruling.after
    truth = fate_of(table, seat, card)
    why = _why(ruling, card, truth)
    elsewhere = {
        fate_of(step.table, seat, card): step.table for step in ruling.others
        if step.table.contract is not None and not step.passed_over
    }
    found = []
    for fate in (truth, *(fate for fate in FATES if fate != truth)):
        right, other = fate == truth, elsewhere.get(fate)
        reason = why if right or other is None else in_edition(other, why)
        found.append(Choice(fate, say(f"rehearsal-card-{fate}", card=card, seat=seat), right, reason))
    shown = arranged(found[:1], found[1:], f"card {ruling.place} {card_text(card)}")
    return Asked(Aspect.CARD, say("rehearsal-asks-card", card=card, seat=seat), shown) if shown else None


def _why(ruling: Situation, card: Card, fate: str) -> Message | None:
    """The ruling that names the card: of several that on penalty cards if it is one, else the last; or the first."""
    naming = [each for each in ruling.rulings if speaks_of(each.message, card)]
    laid = [each for each in naming if each.clause.startswith("50B")] if fate in ("major", "minor") else []
    said = next(iter((*laid, *reversed(naming), *ruling.rulings)), None)
    return ruling.why(said) if said is not None else None
