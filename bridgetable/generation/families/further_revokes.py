"""Revokes with something more: two in one trick, a card named, a claim agreed to, play before the ruling."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.generation.board_play import Played
from bridgetable.generation.card_play import lead_for
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.families.revokes import (
    innocent_caller,
    place_in_trick,
    revoke,
    revoke_cards,
    revokes,
    suit_led,
)
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.table.irregularity import Revoke


def _one_after_the_other(board: Played) -> Places:
    """The first of two revokes in a trick; the hand after it might revoke as well."""
    for place in revokes(board):
        table = board.before(place.at)
        follower = place.seat.left
        if place_in_trick(place) in (2, 3) and follower is not table.dummy and _revoke_cards(board, place, follower):
            yield place


def _revoke_cards(board: Played, place: Place, seat: Seat) -> list[Card]:
    return list(revoke_cards(board.before(place.at), seat))


def _both_in_one_trick(line: Line, place: Place) -> None:
    """A player revokes and the next one too, and it comes out when the next trick has been led to (62C3)."""
    revoke(line, place)
    seat = place.seat.left
    cards = list(revoke_cards(line.table, seat))
    if line.table.turn is not seat or not cards:
        raise DoesNotFitError("no-second-revoke")
    line.tell("revokes-in-the-same-trick", seat=seat, card=cards[0], suit=suit_led(line))
    line.irregular(a.Play(seat, cards[0]), "revoke")
    line.go_on(4 - place_in_trick(place) - 1)
    leader = line.table.lead_due
    if leader is None:
        raise DoesNotFitError("no-lead")
    line.go_on(1)
    line.tell("both-found-now", player=line.table.player(leader))
    first, second = [offence for _, offence in line.table.recorded if isinstance(offence, Revoke)]
    line.act(a.Attend(innocent_caller(line.table, second.seat), a.Pointer("revoke", second.seat)))
    line.director(innocent_caller(line.table, first.seat), a.Pointer("revoke", first.seat))
    line.go_on(4)


def _defenders_ruffs(board: Played) -> Places:
    """A defender ruffs a suit that he holds, as the last to play, and so wins the trick."""
    trump = board.start.trump
    for place in revokes(board, of_declarer=False):
        if place.the_card.suit is trump and place_in_trick(place) == 4:
            yield place


def _names_the_next_card(line: Line, place: Place) -> None:
    """Having won the trick, the offender names the card that he will lead (63A2)."""
    revoke(line, place)
    if line.table.lead_due is not place.seat:
        raise DoesNotFitError("not-on-lead")
    card = lead_for(line.table, place.seat, sorted(line.table.hands[place.seat]))
    line.tell("names-a-card", seat=place.seat, card=card)
    line.act(a.Name(place.seat, card))
    caller = innocent_caller(line.table, place.seat)
    line.tell("asked-too-late", seat=caller)
    line.director(caller, a.Pointer("revoke", place.seat))
    line.go_on()


def _before_declarers_claim(board: Played) -> Places:
    """A defender's revoke late in the play on a trick of declarer, whose side wins all that is left."""
    end, declarer = board.steps[-1].table, board.start.declarer
    for place in revokes(board, of_declarer=False):
        later = [end.winner(number) for number in range(place.at // 4 + 1, end.last_number + 1)]
        ours = all(one is not None and declarer is not None and one.side is declarer.side for one in later)
        if place.at > 20 and ours:
            yield place


def _agrees_to_a_claim(line: Line, place: Place) -> None:
    """Declarer claims, the offender's side agrees, and only then the revoke is seen (63A3, 63A4)."""
    revoke(line, place)
    line.go_on(4 - place_in_trick(place))
    table, declarer = line.table, line.table.declarer
    if declarer is None or table.lead_due is None or table.lead_due.side is not declarer.side:
        raise DoesNotFitError("nobody-claims")
    left = table.last_number - table.open_trick + 1
    line.tell("claims-rest", seat=declarer, tricks=left)
    line.act(a.MakeClaim(declarer, left))
    line.tell("agrees", seat=place.seat)
    line.act(a.Agree(place.seat))
    line.tell("claimed-revoke-seen", seat=declarer)
    line.director(declarer, a.Pointer("revoke", place.seat))


def _played_before_the_ruling(line: Line, place: Place) -> None:
    """Attention has been drawn to the revoke, and the next player plays before the Director is there (9B2)."""
    revoke(line, place)
    caller = innocent_caller(line.table, place.seat)
    line.tell("points-it-out", seat=caller)
    line.act(a.Attend(caller))
    seat = place.seat.left
    player = line.table.player(seat)
    if line.table.turn is not seat:
        raise DoesNotFitError("next-trick")
    suit = suit_led(line)
    card = lead_for(line.table, seat, sorted(line.table.holds(seat, suit) or line.table.hands[seat]))
    line.tell("plays-on-at-once", seat=player, card=card)
    line.play(seat, card)
    line.director(caller)
    line.go_on(3)


def _second_or_third(board: Played) -> Places:
    return (place for place in revokes(board) if place_in_trick(place) < 4)


FURTHER_REVOKES = (
    Family("revoke-both-in-one-trick", ("62A", "62B1", "62C3", "50B"), _one_after_the_other, _both_in_one_trick),
    Family("revoke-then-names-a-card", ("63A2", "63B", "63C", "64A1", "64A2"), _defenders_ruffs, _names_the_next_card),
    Family(
        "revoke-then-agrees-to-a-claim",
        ("63A3", "62A", "62B1", "64B1", "70A"),
        _before_declarers_claim,
        _agrees_to_a_claim,
    ),
    Family(
        "revoke-played-on-before-the-ruling",
        ("9B2", "62A", "62B1", "62B2", "62C1"),
        _second_or_third,
        _played_before_the_ruling,
    ),
)
"""The families of revokes with something more."""
