"""Revokes: put right in time (Laws 61, 62), with something more, and come to light too late (Laws 62D, 63, 64)."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.card import JACK, KING, Card, Suit, of_suit
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.going_wrong import Wrong
from bridgetable.generation.board_play import PlayedBoard
from bridgetable.generation.card_play import discard_for, lead_for
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.table.irregularity import Kind, Revoke
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
    suit = next(iter(held)).suit
    just_led = last is not None and table.player(last.leader) is table.player(seat) and last.suit_led is suit
    on_the_table = seat is table.dummy and (len(held) > 1 or table.open_trick < DUMMY_FROM)
    return high or just_led or on_the_table


def revokes(
    board: PlayedBoard, *, of_defenders: bool = True, of_declarer: bool = True, of_dummy: bool = False
) -> Places:
    """Every place of a board where one of these hands might revoke."""
    for at, table, seat in board.turns():
        wanted = of_dummy if seat is table.dummy else of_defenders if table.is_defender(seat) else of_declarer
        if wanted and table.open_trick < table.last_number - 1:
            for card in revoke_cards(table, seat):
                yield Place(at, seat, card)


def place_in_trick(place: Place) -> int:
    """Which card of its trick it is, from 1."""
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
    line.irregular(a.Play(place.seat, place.the_card), Revoke)


def asked_for_the_suit(line: Line, place: Place) -> None:
    """An opponent asks the player whether he has none, and he finds a card of the suit."""
    table = line.table
    asks = line.opponent_of(place.seat)
    hand = place.seat if place.seat is table.dummy else None
    line.tell("asked-none", seat=asks, player=table.player(place.seat))
    line.act(a.Ask(asks, table.player(place.seat), hand))
    line.director(asks)


# -- at once -----------------------------------------------------------------------------------------------------------


def _before_the_next_card(board: PlayedBoard) -> Places:
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


def _second_or_third(board: PlayedBoard) -> Places:
    return (place for place in revokes(board) if place_in_trick(place) in (2, 3))


def _second(board: PlayedBoard) -> Places:
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


def _partner_on_lead(board: PlayedBoard) -> Places:
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
    line.director(line.opponent_of(place.seat))
    line.go_on(2)
    if line.table.established:
        line.go_on()


_NAMES_1997 = ("61B", "62A", "62B1", "63B", "64A1", "64A2", "64B1")

REVOKES = (
    Family(
        "revoke-found-at-once",
        (Wrong.REVOKE,),
        ("61A", "62A", "62B1", "62B2", "50B", "50D1"),
        _before_the_next_card,
        _found_by_himself,
    ),
    Family(
        "revoke-asked-at-once",
        (Wrong.REVOKE,),
        ("61A", "61B", "62A", "62B1", "62B2", "50B", "50D1"),
        _before_the_next_card,
        _asked_at_once,
    ),
    Family(
        "revoke-next-has-played",
        (Wrong.REVOKE,),
        ("62A", "62B1", "62B2", "62C1", "16C", "16D"),
        _second_or_third,
        _opponent_has_played,
    ),
    Family(
        "revoke-both-have-played",
        (Wrong.REVOKE,),
        ("62A", "62B1", "62B2", "62C1", "62C2", "50B"),
        _second,
        _both_have_played,
    ),
    Family(
        "revoke-led-to-next-trick",
        (Wrong.REVOKE,),
        ("62A", "62B1", "62B2", "62C1", "62C2", "47A"),
        _before_the_next_card,
        _led_to_the_next_trick,
    ),
    Family(
        "revoke-partner-on-lead", (Wrong.REVOKE,), ("62A", "62B1", "50B", "50D2"), _partner_on_lead, _partner_leads_next
    ),
    Family("revoke-partner-asks", (Wrong.REVOKE,), _NAMES_1997, _partner_on_lead, _defenders_partner_asks),
)
"""The families of revokes that are put right in time."""


# -- Revokes with something more: two in one trick, a card named, a claim agreed to, play before the ruling ------------


def _one_after_the_other(board: PlayedBoard) -> Places:
    """The first of two revokes in a trick; the hand after it might revoke as well."""
    for place in revokes(board):
        table = board.before(place.at)
        follower = place.seat.left
        if place_in_trick(place) in (2, 3) and follower is not table.dummy and _revoke_cards(board, place, follower):
            yield place


def _revoke_cards(board: PlayedBoard, place: Place, seat: Seat) -> list[Card]:
    return list(revoke_cards(board.before(place.at), seat))


def _both_in_one_trick(line: Line, place: Place) -> None:
    """A player revokes and the next one too, and it comes out when the next trick has been led to (62C3)."""
    revoke(line, place)
    seat = place.seat.left
    cards = list(revoke_cards(line.table, seat))
    if line.table.turn is not seat or not cards:
        raise DoesNotFitError("no-second-revoke")
    line.tell("revokes-in-the-same-trick", seat=seat, card=cards[0], suit=suit_led(line))
    line.irregular(a.Play(seat, cards[0]), Revoke)
    line.go_on(4 - place_in_trick(place) - 1)
    leader = line.table.lead_due
    if leader is None:
        raise DoesNotFitError("no-lead")
    line.go_on(1)
    line.tell("both-found-now", player=line.table.player(leader))
    first, second = [offence for _, offence in line.table.recorded if isinstance(offence, Revoke)]
    line.act(a.Attend(line.opponent_of(second.seat), a.Pointer(Kind.REVOKE, second.seat)))
    line.director(line.opponent_of(first.seat), a.Pointer(Kind.REVOKE, first.seat))
    line.go_on(4)


def _defenders_ruffs(board: PlayedBoard) -> Places:
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
    caller = line.opponent_of(place.seat)
    line.tell("asked-too-late", seat=caller)
    line.director(caller, a.Pointer(Kind.REVOKE, place.seat))
    line.go_on()


def _before_declarers_claim(board: PlayedBoard) -> Places:
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
    line.director(declarer, a.Pointer(Kind.REVOKE, place.seat))


def _played_before_the_ruling(line: Line, place: Place) -> None:
    """Attention has been drawn to the revoke, and the next player plays before the Director is there (9B2)."""
    revoke(line, place)
    caller = line.opponent_of(place.seat)
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


def _before_the_last(board: PlayedBoard) -> Places:
    return (place for place in revokes(board) if place_in_trick(place) < 4)


FURTHER_REVOKES = (
    Family(
        "revoke-both-in-one-trick",
        (Wrong.REVOKE,),
        ("62A", "62B1", "62C3", "50B"),
        _one_after_the_other,
        _both_in_one_trick,
    ),
    Family(
        "revoke-then-names-a-card",
        (Wrong.REVOKE, Wrong.NAMES),
        ("63A2", "63B", "63C", "64A1", "64A2"),
        _defenders_ruffs,
        _names_the_next_card,
    ),
    Family(
        "revoke-then-agrees-to-a-claim",
        (Wrong.REVOKE, Wrong.AGREE),
        ("63A3", "62A", "62B1", "64B1", "70A"),
        _before_declarers_claim,
        _agrees_to_a_claim,
    ),
    Family(
        "revoke-played-on-before-the-ruling",
        (Wrong.REVOKE, Wrong.ATTENTION),
        ("9B2", "62A", "62B1", "62B2", "62C1"),
        _before_the_last,
        _played_before_the_ruling,
    ),
)
"""The families of revokes with something more."""


# -- Revokes that come to light when they can no longer be put right (Laws 63, 64, 62D) --------------------------------


NEXT_TO_LAST = 2
"""The last but one trick is the twelfth."""


def _early(board: PlayedBoard) -> Places:
    return (place for place in revokes(board) if place.at < 40)


def _ruffs(board: PlayedBoard) -> Places:
    trump = board.start.trump
    return (place for place in _early(board) if place.the_card.suit is trump)


def _dummys(board: PlayedBoard) -> Places:
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
    line.director(line.opponent_of(place.seat))
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
    line.tell("found-after-play", seat=line.opponent_of(place.seat))
    line.director(line.opponent_of(place.seat), a.Pointer(Kind.REVOKE, place.seat))


def _after_the_next_call(line: Line, place: Place) -> None:
    """The innocent side has already called on the next board (64B4)."""
    revoke(line, place)
    line.go_on()
    caller = line.opponent_of(place.seat)
    line.act(a.ReturnCards())
    line.act(a.CallNextBoard(caller))
    line.tell("found-after-call", seat=caller)
    line.director(caller, a.Pointer(Kind.REVOKE, place.seat))


def _after_the_round(line: Line, place: Place) -> None:
    """The round has ended (64B5)."""
    revoke(line, place)
    line.go_on()
    caller = line.opponent_of(place.seat)
    line.act(a.ReturnCards())
    line.act(a.EndRound())
    line.tell("found-after-round", seat=caller)
    line.director(caller, a.Pointer(Kind.REVOKE, place.seat))


def _twelfth(board: PlayedBoard) -> Places:
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
    caller = line.opponent_of(place.seat)
    line.tell("found-at-last-trick", seat=caller)
    line.director(caller)


def _before_a_claim(board: PlayedBoard) -> Places:
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
    line.director(declarer.left, a.Pointer(Kind.REVOKE, place.seat))
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
    line.irregular(a.Play(place.seat, again), Revoke)
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
    caller = line.opponent_of(seat)
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
            line.irregular(a.Play(seat, cards[0]), Revoke)
            break
        line.go_on(1)
    else:
        raise DoesNotFitError("no-second-revoke")
    line.go_on()
    line.tell("both-found-after-play")
    first, *others = [offence for _, offence in line.table.recorded if isinstance(offence, Revoke)]
    line.act(a.Attend(line.opponent_of(first.seat), a.Pointer(Kind.REVOKE, first.seat)))
    for offence in others:
        line.director(line.opponent_of(offence.seat), a.Pointer(Kind.REVOKE, offence.seat))


_TRANSFERS = ("63A1", "63B", "63C", "64A1", "64A2", "64B1", "64C1", "64C")

ESTABLISHED = (
    Family("revoke-own-trick-won", (Wrong.REVOKE,), ("63A1", "63B", "63C", "64A1", "64C1", "64C"), _ruffs, _own_trick),
    Family(
        "revoke-side-wins-later", (Wrong.REVOKE,), ("63A1", "63B", "63C", "64A2", "64C1", "64C"), _early, _sides_trick
    ),
    Family("revoke-no-trick-won", (Wrong.REVOKE,), ("63A1", "63B", "63C", "64B1", "64C1", "64C"), _early, _no_trick),
    Family("revoke-of-dummy", (Wrong.REVOKE,), ("63A1", "63B", "63C", "64B3", "64C1", "64C"), _dummys, comes_to_light),
    Family("revoke-twice-in-a-suit", (Wrong.REVOKE,), (*_TRANSFERS, "64B2", "64C2(a)"), _early, _twice),
    Family("revoke-by-both-sides", (Wrong.REVOKE,), (*_TRANSFERS, "64B7", "64C2(b)"), _early, _both_sides),
    Family("revoke-found-after-play", (Wrong.REVOKE,), _TRANSFERS, _early, _after_the_play),
    Family(
        "revoke-found-after-next-call",
        (Wrong.REVOKE, Wrong.NEXT_CALL),
        (*_TRANSFERS, "64B4"),
        _early,
        _after_the_next_call,
    ),
    Family("revoke-found-after-round", (Wrong.REVOKE, Wrong.ROUND), (*_TRANSFERS, "64B5"), _early, _after_the_round),
    Family("revoke-trick-twelve", (Wrong.REVOKE,), ("62A", "62D1", "62B1", "62B2"), _twelfth, _in_trick_twelve),
    Family(
        "revoke-then-claim",
        (Wrong.REVOKE, Wrong.CLAIM),
        ("63A3", "63B", "63C", "64A1", "64A2", "64B1"),
        _before_a_claim,
        _claims,
    ),
)
"""The families of revokes that are established when they are found."""
