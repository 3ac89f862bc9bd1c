"""Revokes that are put right in time (Laws 61, 62)."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.card import JACK, KING, Card, Suit, of_suit
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.generation.board_play import Played
from bridgetable.generation.card_play import discard_for
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.table.state import Table

# -- Where a player might revoke: with which card, and for what reason -------------------------------------------------


SAME_COLOUR = {Suit.SPADES: Suit.CLUBS, Suit.CLUBS: Suit.SPADES, Suit.HEARTS: Suit.DIAMONDS, Suit.DIAMONDS: Suit.HEARTS}
MOST_HELD = 3
"""A player with more cards of the suit led than this does not overlook them."""
HIGHEST_OVERLOOKED = JACK
"""A player with a higher card of the suit led knows that he has it."""
DUMMY_FROM = 3
"""From this trick on a single card of dummy may be overlooked, covered by another."""
LATE = 6
"""From this trick on hands are short, and a single card of a suit is easily overlooked."""


def revoke_cards(table: Table, seat: Seat) -> Iterator[Card]:
    """The cards with which this hand might revoke: one of the same colour, a discard or a ruff.

    A card sorted among those of the other suit of its colour is taken for one of them; the last card or two of a suit
    are overlooked.
    """
    trick = table.trick(table.open_trick)
    led = trick.suit_led if trick is not None and trick.leader is not seat else None
    hand = table.hands[seat]
    held = of_suit(hand, led) if led is not None else frozenset()
    if trick is None or led is None or not 1 <= len(held) <= MOST_HELD or _has_in_mind(table, seat, held):
        return
    alike = sorted(of_suit(hand, SAME_COLOUR[led]))
    if alike and alike[0].rank < KING:
        yield alike[0]
    if len(held) > 2 or (len(held) == 2 and table.open_trick < LATE):
        return
    others = [card for card in hand if card.suit not in (led, table.trump)]
    discarded = discard_for(table, seat, others) if others else None
    if discarded is not None and discarded not in alike[:1] and discarded.rank < KING:
        yield discarded
    trumps = sorted(of_suit(hand, table.trump)) if table.trump not in (None, led) else []
    if trumps and trick.winner(table.trump) is not seat.partner and table.open_trick > 1:
        yield trumps[0]


def _has_in_mind(table: Table, seat: Seat, held: frozenset[Card]) -> bool:
    """Whether the player cannot have overlooked these cards: high ones, those of a suit he has just led, or dummy's."""
    high = max(card.rank for card in held) > HIGHEST_OVERLOOKED
    last = table.trick(table.open_trick - 1)
    just_led = (
        last is not None
        and table.player(last.leader) is table.player(seat)
        and (last.suit_led is next(iter(held)).suit)
    )
    on_the_table = seat is table.dummy and (len(held) > 1 or table.open_trick < DUMMY_FROM)
    return high or just_led or on_the_table


def revokes(board: Played, *, of_defenders: bool = True, of_declarer: bool = True, of_dummy: bool = False) -> Places:
    """Every place of a board where one of these hands might revoke."""
    for at, table, seat in board.turns():
        wanted = of_dummy if seat is table.dummy else of_defenders if table.is_defender(seat) else of_declarer
        if wanted and table.open_trick < table.last_number - 1:
            for card in revoke_cards(table, seat):
                yield Place(at, seat, card)


def place_in_trick(place: Place) -> int:
    """Whether the card is the second, third or fourth of its trick."""
    return place.at % 4 + 1


def suit_led(line: Line) -> Suit:
    """The suit led to the open trick."""
    trick = line.table.trick(line.table.open_trick)
    if trick is None or trick.suit_led is None:
        raise DoesNotFitError("no-suit-led")
    return trick.suit_led


def revoke(line: Line, place: Place) -> None:
    """The player revokes, and the story tells with which card."""
    table, suit = line.table, suit_led(line)
    key = "revoke-ruff" if place.the_card.suit is table.trump else "revoke"
    if place.seat is table.dummy:
        key = "revoke-dummy"
    held = tuple(table.holds(place.seat, suit))
    line.tell(
        key,
        seat=place.seat,
        player=table.player(place.seat),
        card=place.the_card,
        suit=suit,
        trick=table.open_trick,
        held=held,
    )
    line.about = {"seat": place.seat, "card": place.the_card, "suit": suit, "trick": table.open_trick}
    line.irregular(a.Play(place.seat, place.the_card), "revoke")


def innocent_caller(table: Table, seat: Seat) -> Seat:
    """The opponent who calls the Director: never dummy."""
    return seat.left if seat.left is not table.dummy else seat.right


def asked_for_the_suit(line: Line, place: Place) -> None:
    """An opponent asks the player whether he has none, and he finds a card of the suit."""
    table = line.table
    asks = table.declarer if table.is_defender(place.seat) else innocent_caller(table, place.seat)
    assert asks is not None
    hand = place.seat if place.seat is table.dummy else None
    line.tell("asked-none", seat=asks, player=table.player(place.seat))
    line.act(a.Ask(asks, table.player(place.seat), hand))
    line.director(asks)


# -- at once -----------------------------------------------------------------------------------------------------------


def _before_the_next_card(board: Played) -> Places:
    return revokes(board)


def _found_by_himself(line: Line, place: Place) -> None:
    revoke(line, place)
    line.tell("finds-it-himself", seat=place.seat)
    line.director(place.seat)
    line.go_on(3)


def _asked_at_once(line: Line, place: Place) -> None:
    revoke(line, place)
    asked_for_the_suit(line, place)
    line.go_on(3)


# -- 62C ---------------------------------------------------------------------------------------------------------------


def _second_or_third(board: Played) -> Places:
    return (place for place in revokes(board) if place_in_trick(place) in (2, 3))


def _second(board: Played) -> Places:
    return (place for place in revokes(board) if place_in_trick(place) == 2)


def _opponent_has_played(line: Line, place: Place) -> None:
    """The next player has followed before anybody notices (62C1)."""
    revoke(line, place)
    line.go_on(1)
    line.tell("next-has-played", seat=place.seat.left, player=line.table.player(place.seat.left))
    asked_for_the_suit(line, place)
    _expects_question(line, "62C1")
    line.go_on(4 - place_in_trick(place) + 1)


def _both_have_played(line: Line, place: Place) -> None:
    """The next player and the offender's partner have followed (62C2)."""
    revoke(line, place)
    line.go_on(2)
    line.tell(
        "both-have-played", seat=place.seat.left, partner=place.seat.partner, player=line.table.player(place.seat.left)
    )
    asked_for_the_suit(line, place)
    _expects_question(line, "62C2")
    line.go_on(4)


def _led_to_the_next_trick(line: Line, place: Place) -> None:
    """The innocent side has won the trick and led to the next one, which is no obstacle (62C1, 63A1)."""
    revoke(line, place)
    line.go_on(4 - place_in_trick(place) + 1)
    seat = line.table.turn
    if seat is None or seat.side is not place.seat.side:
        raise DoesNotFitError("led-by-offenders")
    trick = line.table.trick(line.table.open_trick)
    if trick is None:
        raise DoesNotFitError("no-lead")
    leader = trick.leader
    card = trick.card_of(leader)
    assert card is not None
    line.tell("led-to-next", seat=leader, card=card, player=line.table.player(leader))
    asked_for_the_suit(line, place)
    _expects_question(line, "62C1")
    line.go_on(4)


def _expects_question(line: Line, clause: str) -> None:
    if not any(one.question.clause == clause for one in line.asked):
        raise DoesNotFitError(clause)


# -- what follows ------------------------------------------------------------------------------------------------------


def _partner_on_lead(board: Played) -> Places:
    return revokes(board, of_declarer=False)


def _partner_leads_next(line: Line, place: Place) -> None:
    """The offender's partner is on lead while the penalty card still lies there (50D2)."""
    revoke(line, place)
    asked_for_the_suit(line, place)
    line.go_on(12, until=lambda table: table.lead_due is place.seat.partner)
    if line.table.lead_due is not place.seat.partner or not line.table.penalty_cards:
        raise DoesNotFitError("partner-not-on-lead")
    line.tell("partner-on-lead", seat=place.seat.partner)
    line.settle()
    _expects_question(line, "50D2")
    line.go_on(4)


def _defenders_partner_asks(line: Line, place: Place) -> None:
    """The offender's own partner asks him, which not every edition allows (61B)."""
    revoke(line, place)
    line.tell("partner-asks", seat=place.seat.partner, partner=place.seat)
    line.act(a.Ask(place.seat.partner, place.seat))
    line.director(innocent_caller(line.table, place.seat))
    line.go_on(2)
    if line.table.established:
        line.go_on()


_NAMES_1997 = ("61B", "62A", "62B1", "63B", "64A1", "64A2", "64B1")

REVOKES = (
    Family(
        "revoke-found-at-once", ("61A", "62A", "62B1", "62B2", "50B", "50D1"), _before_the_next_card, _found_by_himself
    ),
    Family(
        "revoke-asked-at-once",
        ("61A", "61B", "62A", "62B1", "62B2", "50B", "50D1"),
        _before_the_next_card,
        _asked_at_once,
    ),
    Family(
        "revoke-next-has-played", ("62A", "62B1", "62B2", "62C1", "16C", "16D"), _second_or_third, _opponent_has_played
    ),
    Family("revoke-both-have-played", ("62A", "62B1", "62B2", "62C1", "62C2", "50B"), _second, _both_have_played),
    Family(
        "revoke-led-to-next-trick",
        ("62A", "62B1", "62B2", "62C1", "62C2", "47A"),
        _before_the_next_card,
        _led_to_the_next_trick,
    ),
    Family("revoke-partner-on-lead", ("62A", "62B1", "50B", "50D2"), _partner_on_lead, _partner_leads_next),
    Family("revoke-partner-asks", _NAMES_1997, _partner_on_lead, _defenders_partner_asks),
)
"""The families of revokes that are put right in time."""
