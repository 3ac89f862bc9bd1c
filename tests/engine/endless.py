"""What people can do at a table for ever: families of actions, each with the table where it begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bridgetable.cards.call import Bid, Call, Denomination, Double, Redouble
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.possible import lawful_cards
from bridgetable.laws.book import asked_now
from bridgetable.table.irregularity import InformationBy, Kind, WronglyTold
from bridgetable.table.state import Table
from tests.situations import POZNAN, at, bidding

NextAction: TypeAlias = Callable[[Table, int], a.Action]
"""The action with this number; it may be impossible."""

N, E, S, W = Seat
TRICK = "WCJ NCA EC2 SC3"
SAID = (("", "x"),)
SUITS = tuple(Denomination)


def answered_or(wanted: NextAction, answer: int | None = None, director: int = 0) -> NextAction:
    """Answers what is asked, each time another way or always this one, and calls the Director when he is awaited.

    He is called too at every action whose number is a multiple of `director`, if there is something to rule on.
    """

    def act(table: Table, number: int) -> a.Action:
        now = asked_now(table)
        if now is not None:
            which = (number if answer is None else answer) % len(now.options)
            return a.Choose(now.question.to[0], now.options[which].name)
        if table.pending or (director and table.unsettled and number % director == 0):
            return a.Summon(E)
        return wanted(table, number)

    return act


def in_turn(*wanted: NextAction) -> NextAction:
    """Each of these actions in its turn."""
    return lambda table, number: wanted[number % len(wanted)](table, number)


def always(action: a.Action) -> NextAction:
    """The same action again and again."""
    return lambda table, number: action


# -- the auction -----------------------------------------------------------------------------------------------------


def calls(call: Callable[[int], Call], late: int = 0) -> NextAction:
    """Whoever is to call makes this call, or the player so many seats after him."""
    return lambda table, number: a.MakeCall(Seat(((table.to_call or N) + late) % 4), call(number))


def too_low(table: Table, number: int) -> a.Action:
    """A bid that is insufficient once two notrump has been bid."""
    low = Bid(1, SUITS[number % 5]) if table.auction.highest is not None else Bid(2, Denomination.NT)
    return a.MakeCall(table.to_call or N, low)


def changed(seat: Seat) -> NextAction:
    """This player changes his call again."""

    def act(table: Table, number: int) -> a.Action:
        bid = Bid(1, SUITS[number % 5])
        return a.ChangeCall(seat, bid) if table.auction.has_called(seat) else a.MakeCall(seat, bid)

    return act


def changed_at_once(table: Table, number: int) -> a.Action:
    """Whoever is to call makes a call, and changes it; nobody answers what is asked about it."""
    seat, bid = table.auction.to_call, Bid(1 + number % 2, SUITS[number % 5])
    if number % 3 == 0:
        return a.MakeCall(seat, bid)
    return a.ChangeCall(seat.right, bid) if number % 3 == 1 else a.Summon(E)


def shown(seat: Seat, *, led: bool = False) -> NextAction:
    """This player exposes, or leads, one card after another."""

    def act(table: Table, number: int) -> a.Action:
        card = sorted(table.hands[seat])[number % 5]
        return a.Play(seat, card) if led else a.Expose(seat, (card,))

    return act


# -- the play --------------------------------------------------------------------------------------------------------


def card_of(table: Table, seat: Seat) -> Card:
    """The lowest card this player may play."""
    return min(lawful_cards(table, seat) or table.hands[seat])


def played_and_taken_back(cards: int) -> NextAction:
    """The trick grows to so many cards; then its last card is taken back."""

    def act(table: Table, number: int) -> a.Action:
        trick, seat = table.trick(table.open_trick), table.turn
        if trick is not None and len(trick.plays) >= cards:
            return a.TakeBack(trick.plays[-1].seat, trick.plays[-1].card)
        return a.Play(seat, card_of(table, seat)) if seat is not None else a.Note(SAID)

    return act


def led_out_of_turn(table: Table, number: int) -> a.Action:
    """A lead by another hand than the one whose turn it is, taken back."""
    trick = table.trick(table.open_trick)
    if trick is not None and trick.plays:
        return a.TakeBack(trick.plays[-1].seat, trick.plays[-1].card)
    seat = Seat((table.turn + 1 + number % 3) % 4) if table.turn is not None else E
    return a.Play(seat, sorted(table.hands[seat])[number % 3])


def two_at_once(table: Table, number: int) -> a.Action:
    """Two cards played at once, and taken back."""
    trick, seat = table.trick(table.open_trick), table.turn
    if trick is not None and trick.plays:
        return a.TakeBack(trick.plays[-1].seat, trick.plays[-1].card)
    cards = sorted(table.hands[seat]) if seat is not None else []
    return a.PlayTogether(seat, (cards[number % 3], cards[4])) if seat is not None and len(cards) > 4 else a.Note(SAID)


def misplaced(table: Table, number: int) -> a.Action:
    """Dummy plays another card than declarer named, and takes it back."""
    trick, dummy = table.trick(table.open_trick), table.dummy
    played = trick.card_of(N) if trick is not None else None
    if played is not None:
        return a.TakeBack(N, played)
    if table.turn is dummy:
        cards = sorted(table.hands[N])
        return a.Misplace(cards[number % 3], cards[4])
    return played_and_taken_back(3)(table, number)


def omitted(table: Table, number: int) -> a.Action:
    """A player plays nothing to the trick."""
    trick = table.trick(table.open_trick)
    going = trick is not None and 0 < len(trick.plays) < 3
    return (
        a.Omit(table.turn)
        if going and number % 2 and table.turn is not None
        else (played_and_taken_back(3)(table, number))
    )


def revoked(table: Table, number: int) -> a.Action:
    """A card that may not be played, taken back."""
    trick, seat = table.trick(table.open_trick), table.turn
    wrong = sorted(table.hands[seat] - lawful_cards(table, seat)) if seat is not None else []
    if trick is not None and trick.plays and number % 2:
        return a.TakeBack(trick.plays[-1].seat, trick.plays[-1].card)
    return a.Play(seat, wrong[0]) if seat is not None and wrong else a.Ask(N, E)


def attention(table: Table, number: int) -> a.Action:
    """Attention to the use of information that nobody else has noticed."""
    return a.Attend(Seat(number % 4), a.Pointer(Kind.UNAUTHORISED_INFORMATION, Seat((number + 1) % 4)))


def objected_to(table: Table, number: int) -> a.Action:
    """A claim, and objections to it."""
    return a.MakeClaim(S, 3) if table.claim is None else a.Object(E) if number % 3 == 0 else a.Note(SAID)


def called_late(table: Table, number: int) -> a.Action:
    """A call after the auction; every second one is ruled on."""
    if table.unsettled and number % 2:
        return a.Summon(E)
    return a.MakeCall(Seat(number // 2 % 4), Bid(1 + number // 8 % 2, SUITS[number // 16 % 3]))


def one_of_many(table: Table, number: int) -> a.Action:
    """Notes, questions, remarks, cards shown, inspections, and now and then the Director."""
    mine, theirs = sorted(table.hands[S]), sorted(table.hands[E])[number % 3]
    choices: tuple[a.Action, ...] = (
        a.Note(SAID),
        a.Ask(N, E),
        a.GiveInformation(W, InformationBy.REMARK),
        a.Expose(S, (mine[number % 5],)),
        a.Inspect(W, 1),
        a.Breach(N, "43A2a"),
        a.Warn(N),
        a.Expose(E, (theirs,)),
        a.Attend(W),
        a.Summon(S),
    )
    return choices[number % len(choices)]


def explained(*then: NextAction) -> NextAction:
    """Wrong explanations to both opponents and to one, then something else, then the Director."""
    told = (always(a.Tell(N, None, WronglyTold.EXPLANATION)), always(a.Tell(N, E, WronglyTold.EXPLANATION)))
    return answered_or(in_turn(*told, *then, always(a.Summon(E))))


AUCTION, AFTER_A_BID = bidding(POZNAN).table, bidding(POZNAN).do("bids N 1C").table
ENDED, PLAY = bidding(POZNAN, "S").do("bids S 4S P P P").table, at(POZNAN, "4S S").do(TRICK).table

FAMILIES: dict[str, tuple[Table, NextAction]] = {
    "much of everything": (PLAY, answered_or(one_of_many)),
    "revokes": (at(POZNAN, "4S S").do("WCJ NCA").table, answered_or(revoked)),
    "a question asked again": (PLAY, answered_or(always(a.Ask(N, E)))),
    "a card named again": (
        at(POZNAN, "4S S").table,
        lambda table, number: a.Name(W, sorted(table.hands[W])[number % 3]),
    ),
    "remarks in the auction": (AUCTION, always(a.GiveInformation(W, InformationBy.REMARK))),
    "cards shown in the auction": (AUCTION, shown(E)),
    "cards led in the auction, and ruled on": (AUCTION, answered_or(shown(E, led=True), director=3)),
    "insufficient bids refused": (AUCTION, answered_or(too_low, -1, 2)),
    "insufficient bids replaced by their maker": (
        AUCTION,
        in_turn(too_low, lambda table, number: a.ChangeCall(table.auction.to_call.right, Bid(1, SUITS[0]))),
    ),
    "doubles that double nothing, ruled on": (
        AUCTION,
        answered_or(calls(lambda number: (Double(), Redouble())[number % 2]), director=2),
    ),
    "doubles that double nothing": (AUCTION, calls(lambda number: (Double(), Redouble())[number % 2])),
    "bids of more than seven": (AUCTION, answered_or(calls(lambda number: Bid(8, SUITS[number % 5])), director=2)),
    "calls out of rotation": (AUCTION, calls(lambda number: Bid(1 + number % 2, SUITS[number % 5]), 1)),
    "calls changed, and the change ruled on": (AUCTION, answered_or(changed(N), director=2)),
    "calls changed, and nobody answers": (AUCTION, changed_at_once),
    "calls changed after the auction": (
        ENDED,
        lambda table, number: a.ChangeCall(Seat(number % 4), Bid(1 + number % 2, SUITS[number % 5])),
    ),
    "calls out of rotation, ruled on": (
        AUCTION,
        answered_or(calls(lambda number: Bid(1 + number % 2, SUITS[number % 5]), 1), director=2),
    ),
    "calls after the auction": (ENDED, called_late),
    "calls after the auction, and what declarer chooses": (ENDED, answered_or(called_late)),
    "attention to what nobody rules on": (PLAY, attention),
    "a claim contested again": (PLAY, answered_or(objected_to)),
    "wrong explanations in the auction": (AFTER_A_BID, explained()),
    "wrong explanations in the play": (PLAY, explained()),
    "cards taken back after a wrong explanation": (PLAY, explained(*[played_and_taken_back(3)] * 2)),
    "cards taken back, and ruled on": (PLAY, answered_or(played_and_taken_back(3), director=3)),
    "leads out of turn taken back": (PLAY, led_out_of_turn),
    "leads out of turn refused": (PLAY, answered_or(led_out_of_turn, -1, 2)),
    "leads on an opponent's word": (
        PLAY,
        answered_or(
            in_turn(always(a.Tell(N, E, WronglyTold.YOUR_LEAD)), led_out_of_turn, always(a.Summon(E))), director=3
        ),
    ),
    "two cards at once": (PLAY, answered_or(two_at_once, director=3)),
    "cards of dummy misplaced": (PLAY, answered_or(misplaced, director=3)),
    "nothing played to a trick": (PLAY, answered_or(omitted, director=4)),
    "breaches by dummy": (PLAY, answered_or(in_turn(always(a.Breach(N, "43A2a")), always(a.Warn(N))), director=3)),
}
