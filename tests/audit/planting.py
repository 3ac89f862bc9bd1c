"""Boards dealt, bid and played at random, with faults planted in them. It shares no code with the program."""

from __future__ import annotations

import random
from collections.abc import Callable

SEATS, SUITS, RANKS = "NESW", "SHDC", "23456789TJQKA"
VULNERABLE = (
    "None",
    "NS",
    "EW",
    "All",
    "NS",
    "EW",
    "All",
    "None",
    "EW",
    "All",
    "None",
    "NS",
    "All",
    "None",
    "NS",
    "EW",
)
LEVELS = [f"{level}{suit}" for level in range(1, 8) for suit in ("C", "D", "H", "S", "NT")]


def turned(seat: str, steps: int) -> str:
    """The seat so many steps further in rotation."""
    return SEATS[(SEATS.index(seat) + steps) % 4]


class Planted:
    """A lawful board: what stands in the file, to be changed, and which player a fault is about."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(number)
        self.number = number
        self.dealer = SEATS[(number - 1) % 4]
        self.first_caller = self.dealer
        self.vulnerable = VULNERABLE[(number - 1) % 16]
        pack = [suit + rank for suit in SUITS for rank in RANKS]
        self.chance.shuffle(pack)
        self.deal = {seat: sorted(pack[13 * n : 13 * n + 13]) for n, seat in enumerate(SEATS)}
        self.calls: list[str] = []
        self._bid()
        self.leader = turned(self.declarer, 1)
        self.rows: list[list[str]] = []
        self.orders: list[list[str]] = []
        self.result = ""
        self._play()
        self.wrong: str | None = None
        self.claim = ""

    def _bid(self) -> None:
        self.calls += ["Pass"] * self.chance.randrange(4)
        bids = sorted(self.chance.sample(range(25), self.chance.choice((1, 2, 3, 4))))
        first: dict[tuple[int, str], str] = {}
        for bid in bids:
            if self.calls and self.calls[-1] != "Pass" and self.chance.random() < 0.5:
                self.calls.append("Pass")
            bidder = turned(self.dealer, len(self.calls))
            first.setdefault((SEATS.index(bidder) % 2, LEVELS[bid][1:]), bidder)
            self.calls.append(LEVELS[bid])
        self.contract = LEVELS[bids[-1]]
        self.declarer = first[SEATS.index(bidder) % 2, self.contract[1:]]
        self.calls += ["Pass"] * 3

    def _play(self) -> None:
        hands = {seat: list(hand) for seat, hand in self.deal.items()}
        trump, due, won = self.contract[1:], self.leader, 0
        for _ in range(13):
            trick: dict[str, str] = {}
            order: list[str] = []
            for place in range(4):
                seat = turned(due, place)
                able = [card for card in hands[seat] if order and card[0] == order[0][0]] or hands[seat]
                card = self.chance.choice(able)
                hands[seat].remove(card)
                trick[seat] = card
                order.append(card)
            best = max(order, key=lambda card: (card[0] == trump, card[0] == order[0][0], RANKS.index(card[1])))
            due = next(seat for seat, card in trick.items() if card == best)
            won += due in (self.declarer, turned(self.declarer, 2))
            self.rows.append([trick[turned(self.leader, place)] for place in range(4)])
            self.orders.append(order)
        self.result = str(won)

    def hands(self) -> list[str]:
        """The four hands from North, as PBN writes them."""
        return [
            ".".join("".join(card[1] for card in sorted(self.deal[seat]) if card[0] == suit) for suit in SUITS)
            for seat in SEATS
        ]

    def pbn(self) -> str:
        """The board as PBN."""
        lines = [
            '[Event "Planted"]\n[Site "Club"]\n[Date "2026.11.28"]',
            f'[Board "{self.number}"]\n[Dealer "{self.dealer}"]\n[Vulnerable "{self.vulnerable}"]',
            f'[Deal "N:{" ".join(self.hands())}"]\n[Scoring "IMP"]\n[Declarer "{self.declarer}"]',
            f'[Contract "{self.contract}"]\n[Result "{self.result}"]\n[Auction "{self.first_caller}"]',
            *(" ".join(self.calls[start : start + 4]) for start in range(0, len(self.calls), 4)),
            f'[Play "{self.leader}"]',
            *(" ".join(row) for row in self.rows),
            "*\n\n",
        ]
        return "\n".join(lines)

    def lin(self) -> str:
        """The board as LIN."""
        hands = [
            "".join(suit + ranks for suit, ranks in zip(SUITS, hand.split("."), strict=True)) for hand in self.hands()
        ]
        south_first = ",".join(hands[SEATS.index(seat)] for seat in "SWNE")
        calls = "".join(f"mb|{call[:2].replace('Pa', 'p')}|" for call in self.calls)
        cards = "".join(f"pc|{card}|" for order in self.orders for card in order)
        shown = {"None": "o", "NS": "n", "EW": "e", "All": "b"}[self.vulnerable]
        head = f"qx|o{self.number}|pn|a,b,c,d|st||md|{'SWNE'.index(self.dealer) + 1}{south_first}|sv|{shown}|"
        return f"{head}{calls}pg||\n{cards}{f'mc|{self.claim}|' if self.claim else ''}pg||\n"


def _two_rows(board: Planted) -> tuple[list[str], list[str]]:
    early, late = sorted(board.chance.sample(range(1, 13), 2))
    return board.rows[early], board.rows[late]


def row_exchanged(board: Planted) -> None:
    """Two cards of a trick stand in each other's column."""
    row = board.rows[board.chance.randrange(13)]
    one, other = board.chance.sample(range(4), 2)
    row[one], row[other] = row[other], row[one]


def hands_exchanged(board: Planted) -> None:
    """Two cards of two players in two tricks stand in each other's place."""
    early, late = _two_rows(board)
    one, other = board.chance.sample(range(4), 2)
    early[one], late[other] = late[other], early[one]


def played_twice(board: Planted) -> None:
    """A player's card of a trick stands again in a later one."""
    early, late = _two_rows(board)
    place = board.chance.randrange(4)
    late[place], board.wrong = early[place], turned(board.leader, place)


def revoked(board: Planted) -> None:
    """A player who could have followed suit plays a card of a later trick, so that he revokes."""
    tries = [(early, late, place) for early in range(12) for late in range(early + 1, 13) for place in range(4)]
    board.chance.shuffle(tries)
    for early, late, place in tries:
        seat = turned(board.leader, place)
        led = next(card for card in board.orders[early])[0]
        card, other = board.rows[early][place], board.rows[late][place]
        if card[0] == led and card != board.orders[early][0] and other[0] != led:
            board.rows[early][place], board.rows[late][place], board.wrong = other, card, seat
            return


def trick_left_out(board: Planted) -> None:
    """A trick is left out, and all say they claimed."""
    at = board.chance.randrange(2, 9)
    del board.rows[at], board.orders[at], board.rows[11:], board.orders[11:]


def another_dealer(board: Planted) -> None:
    board.dealer = turned(board.dealer, board.chance.randrange(1, 4))


def another_number(board: Planted) -> None:
    board.number += board.chance.randrange(1, 4)


def unfinished(board: Planted) -> None:
    del board.calls[-board.chance.randrange(1, 3) :]


def another_declarer(board: Planted) -> None:
    board.declarer = turned(board.declarer, board.chance.randrange(1, 4))


def another_leader(board: Planted) -> None:
    board.leader = board.wrong = turned(board.leader, board.chance.randrange(1, 4))


def another_result(board: Planted) -> None:
    board.result = str((int(board.result) + board.chance.randrange(1, 13)) % 14)


def no_result(board: Planted) -> None:
    board.result = board.chance.choice(("14", "x", "99"))


def no_seat(board: Planted) -> None:
    board.dealer = "Z"


def fourteen(board: Planted) -> None:
    """A card of one hand is given to another."""
    one, other = board.chance.sample(SEATS, 2)
    board.deal[other].append(board.deal[one].pop(board.chance.randrange(13)))
    board.wrong = other


def dealt_twice(board: Planted) -> None:
    """A card of one hand stands in another, in place of one of its own."""
    one, other = board.chance.sample(SEATS, 2)
    board.deal[other][board.chance.randrange(13)] = board.chance.choice(board.deal[one])
    board.wrong = other


def skipped_with_a_mark(board: Planted) -> None:
    board.calls[-3:] = ["^S", "Pass", "Pass", "Pass"]


def claim_of_fourteen(board: Planted) -> None:
    board.claim = board.chance.choice(("14", "x"))


def lin_card_left_out(board: Planted) -> None:
    order = board.orders[board.chance.randrange(1, 11)]
    del order[board.chance.randrange(4)]


def lin_lead_exchanged(board: Planted) -> None:
    """The lead of a trick, and the card after it, stand in each other's place."""
    order = board.orders[board.chance.randrange(12)]
    order[0], order[1] = order[1], order[0]


def lin_played_twice(board: Planted) -> None:
    board.orders[board.chance.randrange(3, 13)][board.chance.randrange(4)] = board.orders[0][0]


def lin_call_left_out(board: Planted) -> None:
    """A call before the last bid is left out, so that all after it are another player's."""
    last = max(place for place, call in enumerate(board.calls) if call != "Pass")
    board.calls.pop(board.chance.randrange(last)) if last else board.calls.insert(0, "Pass")


WRONG_DEAL = {"wrong-deal"}
TWICE = {"card-played-twice"}
IN_PBN: dict[Callable[[Planted], None], set[str]] = {
    row_exchanged: {"card-from-wrong-hand"},
    hands_exchanged: {"card-from-wrong-hand"},
    played_twice: TWICE,
    revoked: {"revoke"},
    another_dealer: {"bad-value"},
    another_number: {"number-differs"},
    unfinished: {"auction-unfinished"},
    another_declarer: {"declarer-differs"},
    another_leader: {"leader-differs"},
    another_result: {"result-differs"},
    no_result: {"bad-value"},
    no_seat: {"bad-value"},
    fourteen: WRONG_DEAL,
    dealt_twice: WRONG_DEAL,
    skipped_with_a_mark: {"call-out-of-rotation"},
}
IN_LIN: dict[Callable[[Planted], None], set[str]] = {
    unfinished: {"auction-unfinished"},
    claim_of_fourteen: {"bad-value"},
    fourteen: WRONG_DEAL,
    dealt_twice: WRONG_DEAL,
    lin_card_left_out: {"card-from-wrong-hand", "lead-out-of-turn", "premature-play", "revoke"},
    lin_lead_exchanged: {"lead-out-of-turn"},
    lin_played_twice: TWICE,
    lin_call_left_out: {"lead-out-of-turn", "contract-differs", "call-after-the-auction", "inadmissible-call"},
}
"""Each fault by what plants it, and the kinds of the one finding that it must make."""
