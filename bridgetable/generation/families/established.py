"""Revokes that come to light when they can no longer be put right (Laws 63, 64, 62D)."""

from __future__ import annotations

from bridgetable.cards.card import Card, of_suit
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.generation.board_play import Played
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.families.revokes import innocent_caller, revoke, revoke_cards, revokes, suit_led
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.table.irregularity import Revoke

NEXT_TO_LAST = 2
"""The last but one trick is the twelfth."""


def _early(board: Played) -> Places:
    return (place for place in revokes(board) if place.at < 40)


def _ruffs(board: Played) -> Places:
    trump = board.start.trump
    return (place for place in _early(board) if place.the_card.suit is trump)


def _dummys(board: Played) -> Places:
    return (place for place in revokes(board, of_dummy=True) if place.seat is board.start.dummy and place.at < 40)


def comes_to_light(line: Line, place: Place) -> None:
    """The offender revokes, play goes on, and later he plays a card of the suit, for everybody to see."""
    suit = suit_led(line)
    revoke(line, place)
    held = len(line.table.holds(place.seat, suit))
    line.go_on(until=lambda table: len(table.holds(place.seat, suit)) < held)
    table = line.table
    last = table.trick(table.open_trick) or table.tricks[-1]
    shown = last.card_of(place.seat) or table.tricks[-1].card_of(place.seat)
    if table.over or shown is None or shown.suit is not suit:
        raise DoesNotFitError("not-shown")
    number = next(n for n, trick in table.numbered_tricks() if shown in trick.cards_of(place.seat))
    line.tell("comes-to-light", seat=place.seat, card=shown, trick=number, player=table.player(place.seat))
    line.director(innocent_caller(table, place.seat))
    line.go_on()


def _own_trick(line: Line, place: Place) -> None:
    """The offender has won the trick himself (64A1)."""
    comes_to_light(line, place)
    _must_move(line, "64A1")


def _sides_trick(line: Line, place: Place) -> None:
    """His side wins the trick or a later one, but not he himself the revoke trick (64A2)."""
    comes_to_light(line, place)
    _must_move(line, "64A2")


def _no_trick(line: Line, place: Place) -> None:
    """His side wins neither the revoke trick nor any later one (64B1)."""
    comes_to_light(line, place)
    if line.table.transfers and any(one.tricks for one in line.table.transfers):
        raise DoesNotFitError("tricks-moved")


def _must_move(line: Line, clause: str) -> None:
    if not any(one.clause == clause and one.tricks for one in line.table.transfers):
        raise DoesNotFitError(clause)


# -- when it is found --------------------------------------------------------------------------------------------------


def _after_the_play(line: Line, place: Place) -> None:
    """Nobody has noticed until the cards are compared after the play."""
    revoke(line, place)
    line.go_on()
    line.tell("found-after-play", seat=innocent_caller(line.table, place.seat))
    line.director(innocent_caller(line.table, place.seat), a.Pointer("revoke", place.seat))


def _after_the_next_call(line: Line, place: Place) -> None:
    """The innocent side has already called on the next board (64B4)."""
    revoke(line, place)
    line.go_on()
    caller = innocent_caller(line.table, place.seat)
    line.act(a.ReturnCards())
    line.act(a.CallNextBoard(caller))
    line.tell("found-after-call", seat=caller)
    line.director(caller, a.Pointer("revoke", place.seat))


def _after_the_round(line: Line, place: Place) -> None:
    """The round has ended (64B5)."""
    revoke(line, place)
    line.go_on()
    caller = innocent_caller(line.table, place.seat)
    line.act(a.ReturnCards())
    line.act(a.EndRound())
    line.tell("found-after-round", seat=caller)
    line.director(caller, a.Pointer("revoke", place.seat))


def _twelfth(board: Played) -> Places:
    """The places in trick 12 where a player with two cards plays the wrong one."""
    for at, table, seat in board.turns():
        if table.open_trick == table.last_number - 1 and seat is not table.dummy:
            trick = table.trick(table.open_trick)
            led = trick.suit_led if trick is not None and trick.leader is not seat else None
            held = of_suit(table.hands[seat], led) if led is not None else frozenset()
            if len(held) == 1 and len(table.hands[seat]) == NEXT_TO_LAST:
                yield Place(at, seat, next(iter(table.hands[seat] - held)))


def _in_trick_twelve(line: Line, place: Place) -> None:
    """A revoke on trick twelve is put right even when it is established (62D1)."""
    revoke(line, place)
    line.go_on()
    caller = innocent_caller(line.table, place.seat)
    line.tell("found-at-last-trick", seat=caller)
    line.director(caller)


def _before_a_claim(board: Played) -> Places:
    """The places of declarer's side where in the regular play all later tricks are its own."""
    end, declarer = board.steps[-1].table, board.start.declarer
    for place in revokes(board, of_defenders=False):
        later = range(place.at // 4 + 2, end.last_number + 1)
        winners = [end.winner(number) for number in later]
        if declarer is not None and all(one is not None and one.side is declarer.side for one in winners):
            yield place


def _claims(line: Line, place: Place) -> None:
    """The offender, or his partner, claims or concedes before the revoke is noticed (63A3)."""
    revoke(line, place)
    line.go_on(3 - place.at % 4)
    table, declarer = line.table, line.table.declarer
    if declarer is None or table.lead_due is None or table.lead_due.side is not declarer.side:
        raise DoesNotFitError("nobody-claims")
    left = 13 - len(table.tricks)
    line.tell("claims-rest", seat=declarer, tricks=left)
    line.act(a.MakeClaim(declarer, left))
    line.tell("claimed-revoke-seen", seat=declarer.left)
    line.director(declarer.left, a.Pointer("revoke", place.seat))
    if line.table.claim is not None and not line.table.claim.closed:
        line.act(a.Agree(declarer.left))
        line.settle()


# -- more than one -----------------------------------------------------------------------------------------------------


def _twice(line: Line, place: Place) -> None:
    """The same player revokes again when the suit is led again (64B2)."""
    suit = suit_led(line)
    revoke(line, place)
    again = _next_chance(line, place.seat)
    if suit_led(line) is not suit:
        raise DoesNotFitError("another-suit")
    line.tell("revokes-again", seat=place.seat, card=again, trick=line.table.open_trick)
    line.irregular(a.Play(place.seat, again), "revoke")
    _found_when_shown(line, place.seat)


def _next_chance(line: Line, seat: Seat) -> Card:
    """Play goes on to where this hand might revoke; the card with which it does."""
    for _ in range(45):
        line.go_on(1)
        if line.table.over:
            break
        if line.table.turn is seat and (cards := list(revoke_cards(line.table, seat))):
            return cards[0]
    raise DoesNotFitError("no-second-revoke")


def _found_when_shown(line: Line, seat: Seat) -> None:
    """The play goes on to the end, where the innocent side finds everything."""
    line.go_on()
    caller = innocent_caller(line.table, seat)
    line.tell("found-after-play", seat=caller)
    line.director(caller)


def _both_sides(line: Line, place: Place) -> None:
    """An opponent of the first offender revokes on a later trick (64B7)."""
    revoke(line, place)
    line.go_on(4 - place.at % 4)
    for _ in range(30):
        seat = line.table.turn
        if seat is None or line.table.over or line.table.open_trick > line.table.last_number - 2:
            raise DoesNotFitError("no-second-revoke")
        other = seat.side is not place.seat.side and seat is not line.table.dummy
        if other and (cards := list(revoke_cards(line.table, seat))):
            line.tell("revokes-too", seat=seat, card=cards[0], trick=line.table.open_trick, suit=suit_led(line))
            line.irregular(a.Play(seat, cards[0]), "revoke")
            break
        line.go_on(1)
    else:
        raise DoesNotFitError("no-second-revoke")
    line.go_on()
    line.tell("both-found-after-play")
    first, *others = [offence for _, offence in line.table.recorded if isinstance(offence, Revoke)]
    line.act(a.Attend(innocent_caller(line.table, first.seat), a.Pointer("revoke", first.seat)))
    for offence in others:
        line.director(innocent_caller(line.table, offence.seat), a.Pointer("revoke", offence.seat))


_TRANSFERS = ("63A1", "63B", "63C", "64A1", "64A2", "64B1", "64C1", "64C")

ESTABLISHED = (
    Family("revoke-own-trick-won", ("63A1", "63B", "63C", "64A1", "64C1", "64C"), _ruffs, _own_trick),
    Family("revoke-side-wins-later", ("63A1", "63B", "63C", "64A2", "64C1", "64C"), _early, _sides_trick),
    Family("revoke-no-trick-won", ("63A1", "63B", "63C", "64B1", "64C1", "64C"), _early, _no_trick),
    Family("revoke-of-dummy", ("63A1", "63B", "63C", "64B3", "64C1", "64C"), _dummys, comes_to_light),
    Family("revoke-twice-in-a-suit", (*_TRANSFERS, "64B2", "64C2(a)"), _early, _twice),
    Family("revoke-by-both-sides", (*_TRANSFERS, "64B7", "64C2(b)"), _early, _both_sides),
    Family("revoke-found-after-play", _TRANSFERS, _early, _after_the_play),
    Family("revoke-found-after-next-call", (*_TRANSFERS, "64B4"), _early, _after_the_next_call),
    Family("revoke-found-after-round", (*_TRANSFERS, "64B5"), _early, _after_the_round),
    Family("revoke-trick-twelve", ("62A", "62D1", "62B1", "62B2"), _twelfth, _in_trick_twelve),
    Family("revoke-then-claim", ("63A3", "63B", "63C", "64A1", "64A2", "64B1"), _before_a_claim, _claims),
)
"""The families of revokes that are established when they are found."""
