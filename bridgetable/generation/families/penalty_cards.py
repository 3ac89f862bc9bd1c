"""Cards that drop, and penalty cards that are played, forgotten or in the way (Laws 48 to 52)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from bridgetable.cards.card import TEN, Card, sorted_for_display
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.going_wrong import Wrong
from bridgetable.engine.possible import lawful_cards
from bridgetable.generation.board_play import PlayedBoard
from bridgetable.generation.card_play import card_for, lead_for
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.laws.numbers import lies_under
from bridgetable.table.irregularity import LeadBeforeChoice, PenaltyCardNotPlayed, Revoke
from bridgetable.table.restriction import LeadForbidden
from bridgetable.table.state import Table


def neighbours(table: Table, seat: Seat, card: Card) -> Iterator[Card]:
    """The cards beside this one in a hand that is sorted: those that drop when it is pulled out."""
    hand = sorted_for_display(table.hands[seat])
    place = hand.index(card)
    yield from (hand[n] for n in (place - 1, place + 1) if 0 <= n < len(hand))


def _dropped(board: PlayedBoard) -> Places:
    """A defender drops a card as he plays the one beside it."""
    for at, table, seat in board.turns():
        if table.is_defender(seat) and at % 4 and at < 40 and table.open_trick > 1:
            played = card_for(table, seat)
            for card in neighbours(table, seat, played):
                yield Place(at, seat, card, cards=(played,))


def _small(board: PlayedBoard) -> Places:
    return (place for place in _dropped(board) if place.the_card.rank < TEN)


def _honour(board: PlayedBoard) -> Places:
    return (place for place in _dropped(board) if place.the_card.rank >= TEN)


def _two(board: PlayedBoard) -> Places:
    """Two cards drop together: both neighbours of the one that is played, of different suits or of one."""
    for at, table, seat in board.turns():
        if table.is_defender(seat) and at % 4 and at < 32 and table.open_trick > 1:
            played = card_for(table, seat)
            cards = tuple(neighbours(table, seat, played))
            if len(cards) > 1:
                yield Place(at, seat, cards[0], cards=(played, *cards))


def _two_of_one_suit(board: PlayedBoard) -> Places:
    """Two cards of a suit that is not led fall in a trick that partner is going to win."""
    leaders = {at: seat for at, _, seat in board.leads()}
    for at, table, seat in board.turns():
        trick = table.trick(table.open_trick)
        if not table.is_defender(seat) or trick is None or leaders.get(at - at % 4 + 4) is not seat.partner:
            continue
        played, hand = card_for(table, seat), sorted_for_display(table.hands[seat])
        for pair in pairwise(hand):
            if pair[0].suit is pair[1].suit is not trick.suit_led and played not in pair:
                yield Place(at, seat, pair[0], cards=(played, *pair))


def _declarers(board: PlayedBoard) -> Places:
    for at, table, seat in board.turns():
        if seat is table.declarer and at < 40:
            played = card_for(table, seat)
            for card in neighbours(table, seat, played):
                yield Place(at, seat, card, cards=(played,))


def drop(line: Line, place: Place) -> None:
    """The player plays his card, and the one beside it falls on the table."""
    table, played = line.table, place.cards[0]
    line.about = {"seat": place.seat, "card": place.the_card, "trick": table.open_trick, "suit": place.the_card.suit}
    line.tell("drops", seat=place.seat, card=place.the_card, played=played, trick=table.open_trick)
    line.act(a.Expose(place.seat, (place.the_card,)))
    if not line.table.irregularities and table.is_defender(place.seat):
        raise DoesNotFitError("not-exposed")


def _declarer(line: Line) -> Seat:
    declarer = line.table.declarer
    if declarer is None:
        raise DoesNotFitError("no-declarer")
    return declarer


def _dropped_and_ruled(line: Line, place: Place) -> None:
    drop(line, place)
    line.director(_declarer(line))
    line.go_on(16, until=lambda table: not table.penalty_cards)


def _goes_on_to_partners_lead(line: Line, place: Place, cards: int, least: int = 1) -> None:
    """Play goes on, for so many cards at most, until partner is to lead; at least so many penalty cards are left."""
    partner = place.seat.partner
    line.go_on(cards, until=lambda table: table.lead_due is partner)
    if line.table.lead_due is not partner or len(line.table.penalty_cards) < least:
        raise DoesNotFitError("partner-not-on-lead")


def _dropped_and_partner_on_lead(line: Line, place: Place) -> None:
    """The honour that dropped is still there when partner is to lead (50D2)."""
    drop(line, place)
    line.director(_declarer(line))
    _goes_on_to_partners_lead(line, place, 20)
    line.tell("partner-on-lead", seat=place.seat.partner)
    line.settle()


def _partner_on_lead(line: Line, place: Place) -> None:
    _dropped_and_partner_on_lead(line, place)
    line.go_on(8)


def _dropped_and_played_out(line: Line, place: Place) -> None:
    """The board is played to the end, where the Director may have to judge what the card has told (50E4)."""
    drop(line, place)
    line.director(_declarer(line))
    line.go_on()


def _two_dropped(line: Line, place: Place) -> None:
    _drop_two(line, place)
    line.go_on(16, until=lambda table: len(table.penalty_cards) < 2 and table.lead_due is not None)
    line.settle()


def _two_dropped_partner_leads(line: Line, place: Place) -> None:
    """Both cards are still there when partner is to lead (51B)."""
    _drop_two(line, place)
    _goes_on_to_partners_lead(line, place, 12, len(place.cards[1:]))
    line.tell("partner-on-lead-two-cards", seat=place.seat.partner)
    line.settle()
    if not any(lies_under(one.question.clause, "51B") for one in line.asked):
        raise DoesNotFitError("51B")
    line.go_on(4)


def _drop_two(line: Line, place: Place) -> None:
    played, *cards = place.cards
    line.about = {"seat": place.seat, "cards": tuple(cards), "trick": line.table.open_trick}
    line.tell("drops-two", seat=place.seat, cards=tuple(cards), played=played, trick=line.table.open_trick)
    line.act(a.Expose(place.seat, tuple(cards)))
    line.director(_declarer(line))


def _declarer_drops(line: Line, place: Place) -> None:
    drop(line, place)
    line.tell("opponent-calls", seat=place.seat.left)
    line.director(place.seat.left)
    line.go_on(3)


# -- forgotten, or in the way ------------------------------------------------------------------------------------------


def _forgotten(line: Line, place: Place) -> None:
    """Two tricks or more later the penalty card could be played, and another one is (52)."""
    drop(line, place)
    line.director(_declarer(line))
    seat, card = place.seat, place.the_card
    start = line.table.open_trick
    for _ in range(40):
        line.settle()
        table = line.table
        if table.over or not table.penalty_cards_of(seat):
            raise DoesNotFitError("penalty-card-gone")
        if table.turn is seat and lawful_cards(table, seat) == frozenset({card}) and table.open_trick > start:
            break
        line.go_on(1)
    else:
        raise DoesNotFitError("never-due")
    other = _instead(line.table, seat, card)
    line.tell("forgets", seat=seat, card=other, owed=card, trick=line.table.open_trick)
    line.irregular(a.Play(seat, other), PenaltyCardNotPlayed)
    line.director(_declarer(line))
    line.go_on(4)


def _instead(table: Table, seat: Seat, card: Card) -> Card:
    """The card this player would play if he had no penalty card."""
    trick = table.trick(table.open_trick)
    hand = sorted(table.hands[seat] - {card})
    suit = trick.suit_led if trick is not None and trick.leader is not seat else None
    following = [one for one in hand if one.suit is suit]
    if (suit is card.suit and not following) or not hand:
        raise DoesNotFitError("nothing-instead")
    return card_for(table, seat, following or hand)


def _leads_before_the_choice(line: Line, place: Place) -> None:
    """Partner leads before declarer has chosen (50D2)."""
    drop(line, place)
    line.director(_declarer(line))
    partner = place.seat.partner
    _goes_on_to_partners_lead(line, place, 20)
    card = lead_for(line.table, partner, sorted(line.table.hands[partner]))
    line.tell("leads-before-choice", seat=partner, card=card, partner=place.seat)
    line.irregular(a.Play(partner, card), LeadBeforeChoice)
    line.director(_declarer(line))
    line.go_on(4)


def _forbidden_later(line: Line, place: Place) -> None:
    """A suit is forbidden, partner keeps the lead, and leads it all the same (50D2(a), 61A)."""
    line.wishes = {"50D2": "forbid"}
    _dropped_and_partner_on_lead(line, place)
    partner = place.seat.partner
    if not any(isinstance(one, LeadForbidden) for one in line.table.binding(partner)):
        raise DoesNotFitError("not-forbidden")
    line.go_on(4)
    for _ in range(16):
        table = line.table
        bound = [one for one in table.binding(partner) if isinstance(one, LeadForbidden)]
        if table.lead_due is partner and bound:
            break
        if not bound or table.over:
            raise DoesNotFitError("no-longer-forbidden")
        line.go_on(1)
    else:
        raise DoesNotFitError("never-led-again")
    suit = bound[0].suits[0]
    held = sorted(card for card in table.hands[partner] if card.suit is suit)
    allowed = [card for card in table.hands[partner] if card.suit is not suit]
    if not held or not allowed:
        raise DoesNotFitError("not-possible")
    card = lead_for(table, partner, held)
    line.tell("leads-forbidden", seat=partner, card=card, suit=suit, trick=table.open_trick)
    line.irregular(a.Play(partner, card), Revoke)
    line.director(_declarer(line))
    line.go_on(4)


def _both_defenders(line: Line, place: Place) -> None:
    """While one defender has a penalty card the other drops a card too."""
    drop(line, place)
    line.director(_declarer(line))
    partner = place.seat.partner
    line.go_on(8, until=lambda table: table.turn is partner and table.lead_due is None)
    table = line.table
    if table.turn is not partner or not table.penalty_cards_of(place.seat) or len(table.hands[partner]) < 4:
        raise DoesNotFitError("partner-not-on-turn")
    played = card_for(table, partner)
    card = next((one for one in neighbours(table, partner, played) if one != played), None)
    if card is None:
        raise DoesNotFitError("nothing-to-drop")
    line.tell("drops-too", seat=partner, card=card)
    line.act(a.Expose(partner, (card,)))
    line.director(_declarer(line))
    line.go_on(16, until=lambda table: not table.penalty_cards)


_PENALTY = ("49", "50B", "50C", "50D1", "50D2", "50E1", "50E2", "50E3")

PENALTY_CARDS = (
    Family("small-card-dropped", (Wrong.DROPS,), ("49", "50B", "50C", "50E1"), _small, _dropped_and_ruled),
    Family("honour-dropped", (Wrong.DROPS,), ("49", "50B", "50D1", "50D2", "50E4"), _honour, _dropped_and_played_out),
    Family("honour-dropped-partner-leads", (Wrong.DROPS,), _PENALTY, _honour, _partner_on_lead),
    Family("two-cards-dropped", (Wrong.DROPS_TWO,), (*_PENALTY, "51A", "51B2", "51"), _two, _two_dropped),
    Family(
        "two-cards-dropped-partner-leads",
        (Wrong.DROPS_TWO,),
        (*_PENALTY, "51B", "51B2"),
        _two,
        _two_dropped_partner_leads,
    ),
    Family(
        "two-cards-of-one-suit-dropped",
        (Wrong.DROPS_TWO,),
        (*_PENALTY, "51B", "51B1"),
        _two_of_one_suit,
        _two_dropped_partner_leads,
    ),
    Family("cards-dropped-by-both", (Wrong.DROPS,), (*_PENALTY, "51"), _dropped, _both_defenders),
    Family(
        "penalty-card-forgotten",
        (Wrong.DROPS, Wrong.PENALTY_NOT_PLAYED),
        ("52A", "52B", "50B", "50D1", "49"),
        _honour,
        _forgotten,
    ),
    Family("lead-before-choice", (Wrong.DROPS,), ("49", "50B", "50D2"), _honour, _leads_before_the_choice),
    Family(
        "forbidden-suit-led",
        (Wrong.DROPS, Wrong.REVOKE),
        ("50D2(a)", "61A", "62A", "62B1", "50B"),
        _honour,
        _forbidden_later,
    ),
    Family("declarer-drops-a-card", (Wrong.DECLARER_DROPS,), ("48A",), _declarers, _declarer_drops),
)
"""The families of exposed cards and penalty cards."""
