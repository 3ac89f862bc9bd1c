"""What else the rows of a play may mean in which something is irregular: a lead out of turn, a trick left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import msgspec

from bridgetable.audit.fast_path import SUITS, TRUMPS, bit_of, masks_of, winner_of
from bridgetable.audit.finding import said
from bridgetable.cards.call import Contract
from bridgetable.cards.card import PACK
from bridgetable.cards.seat import Seat
from bridgetable.files.faults import tricks_won
from bridgetable.files.record import Played, Recorded, trick_winner
from bridgetable.table.text import Text

LEAD_OUT_OF_TURN = "lead-out-of-turn"
TRICK_MISSING = "trick-missing"
TRICKS_EXCHANGED = "tricks-exchanged"
CARDS_EXCHANGED = "cards-exchanged"
CALL_MISSING = "call-missing"
OTHER_ORDER = "other-order"
CARD_MISSING = "card-missing"
MOST = 2
"""How many other readings of a row are told at most."""


class Reading(msgspec.Struct, frozen=True):
    """Another reading, in which all from an irregularity on is lawful, and the tricks that each side won by it.

    `player` is who led out of turn, whose cards are exchanged, or who is declarer by it; `tricks` are the tricks that
    are exchanged.
    """

    name: str
    won: tuple[int, int]
    player: Seat | None = None
    tricks: tuple[int, ...] = ()

    def leaves(self, contract: Contract, result: int) -> bool:
        """Whether declarer may have this result by it, in the contract of the record."""
        declarer = self.player if self.name == CALL_MISSING and self.player is not None else contract.declarer
        return self.won[declarer.side] <= result <= 13 - self.won[declarer.side.opponents]

    @property
    def sentence(self) -> Text:
        """The reading in words."""
        first, second = self.tricks if self.tricks else (0, 0)
        return said(f"audit-or-{self.name}", player=self.player, first=first, second=second)


def other_readings(
    record: Recorded, contract: Contract, plays: Sequence[Played], trick: int, player: Seat
) -> tuple[Reading, ...]:
    """The readings in which nothing from this trick on is irregular, where this player seems to have revoked.

    Those come first that leave the result given. A broadcast tells the order of the cards, and no declarer.
    """
    hands = masks_of(record.deal)
    if hands is None:
        return ()
    rows = _Rows(hands, plays, contract, in_order=record.place.is_broadcast)
    result = record.result
    found = list(rows.readings(trick, player))
    if result is not None and not record.result_ruled:
        found.sort(key=lambda one: not one.leaves(contract, result))
    each = {one.name: one for one in reversed(found)}
    return tuple(one for one in found if each[one.name] is one)[:MOST]


class _Rows:
    """The rows of a play, each with the bit of each player's card."""

    def __init__(self, hands: list[int], plays: Sequence[Played], contract: Contract, *, in_order: bool) -> None:
        self.hands = hands
        self.plays = plays
        self.contract = contract
        self.in_order = in_order
        self.rows = [
            {int(played.seat): bit_of(played.card) for played in plays[start : start + 4]}
            for start in range(0, len(plays), 4)
        ]

    def readings(self, trick: int, player: Seat) -> Iterator[Reading]:
        """Every reading by which nothing from this trick on is irregular, the likeliest first."""
        at = trick - 1
        if self.in_order:
            declarer = self.plays[0].seat.right
            if at == 0 and (won := self._lawful(self.rows, 0, self.plays[0].seat)) is not None:
                yield Reading(CALL_MISSING, won, declarer)
            if (won := self._lawful(self.rows, at, self._due(at), free=at)) is not None:
                yield Reading(OTHER_ORDER, won, None, (trick, trick))
            if len(self.plays) < len(PACK) and 0 < trick_without_a_card(self.plays, self.contract) <= trick:
                # What was won cannot be reckoned.
                yield Reading(CARD_MISSING, (0, 0))
        else:
            for seat in self.plays[4 * at].seat.round()[1:]:
                if (won := self._lawful(self.rows, at, seat)) is not None:
                    yield Reading(LEAD_OUT_OF_TURN, won, seat)
                    break
        if at and (won := self._with_a_trick_before(at)) is not None:
            yield Reading(TRICK_MISSING, won)
        if self.in_order:
            return
        others = [other for other in range(len(self.rows)) if other != at and len(self.rows[other]) == 4]
        for other in sorted(others, key=lambda other: abs(other - at)):
            first = min(at, other)
            tricks = (first + 1, max(at, other) + 1)
            if (won := self._lawful(self._exchanged(at, other), first, self.plays[4 * first].seat)) is not None:
                yield Reading(TRICKS_EXCHANGED, won, None, tricks)
            for one in dict.fromkeys((player, self.plays[4 * at].seat, *Seat)):
                won = self._lawful(self._exchanged(at, other, one), first, self.plays[4 * first].seat)
                if won is not None:
                    yield Reading(CARDS_EXCHANGED, won, one, tricks)

    def _exchanged(self, one: int, other: int, player: Seat | None = None) -> list[dict[int, int]]:
        """The rows with two of them exchanged, or this player's cards in them."""
        rows = list(self.rows)
        if player is None:
            rows[one], rows[other] = rows[other], rows[one]
        else:
            mine, theirs = rows[one].get(player), rows[other].get(player)
            if mine and theirs:
                rows[one], rows[other] = {**rows[one], player: theirs}, {**rows[other], player: mine}
        return rows

    def _due(self, at: int) -> int:
        """Who won the trick before this row, or has the opening lead."""
        if not at:
            return self.contract.opening_leader
        return trick_winner(self.plays[4 * at - 4 : 4 * at], self.contract.trump)

    def _lawful(self, rows: list[dict[int, int]], at: int, due: int, *, free: int = -1) -> tuple[int, int] | None:
        """The tricks that North-South and East-West won, if all from this row on was lawful; else None.

        Where the order of the cards is known it counts, but in the row that is `free`.
        """
        hands, won = self._before(rows, at)
        trumps = TRUMPS[self.contract.bid.denomination]
        for number, row in enumerate(rows[at:], at):
            if self.in_order and number != free and not self._is_in_order(number, due):
                return None
            bits = [row[seat] for place in range(len(row)) if (seat := (due + place) & 3) in row]
            due = winner_of(hands, due, bits, trumps) if len(bits) == len(row) else -1
            if due < 0:
                return None
            if len(row) == 4:
                won[due & 1] += 1
        return won[0], won[1]

    def _is_in_order(self, number: int, due: int) -> bool:
        trick = self.plays[4 * number : 4 * number + 4]
        return all(played.seat == (due + place) & 3 for place, played in enumerate(trick))

    def _before(self, rows: list[dict[int, int]], at: int) -> tuple[list[int], list[int]]:
        """The hands before this row, and the tricks that North-South and East-West have won."""
        hands = list(self.hands)
        for row in rows[:at]:
            for seat, bit in row.items():
                hands[seat] &= ~bit
        mine, theirs = tricks_won(self.plays[: 4 * at], self.contract)
        return hands, [mine, theirs] if self.contract.declarer.side == 0 else [theirs, mine]

    def _with_a_trick_before(self, at: int) -> tuple[int, int] | None:
        """The tricks won if a trick that is not there, before this row, makes all lawful; else None.

        It has a card of each player that stands nowhere, among them each that somebody should have followed with.
        """
        if len(self.rows) >= 13:
            return None
        for place in range(at, -1, -1):
            leader = self.plays[4 * place].seat
            for winner in (leader,) if self.in_order else leader.round():
                won = self._lawful_after(place, winner)
                if won is not None:
                    return won
        return None

    def _lawful_after(self, at: int, winner: int) -> tuple[int, int] | None:
        """The tricks won if this player won a trick that is not there, just before this row, and all is lawful."""
        hands, won = self._before(self.rows, at)
        unplayed = list(self.hands)
        for row in self.rows:
            for seat, bit in row.items():
                unplayed[seat] &= ~bit
        gone = [0, 0, 0, 0]
        left, due = list(hands), winner
        trumps = TRUMPS[self.contract.bid.denomination]
        for number, row in enumerate(self.rows[at:], at):
            if due not in row or (self.in_order and not self._is_in_order(number, due)):
                return None
            led = next(suit for suit in SUITS if row[due] & suit)
            for seat, bit in row.items():
                owed = left[seat] & led
                if not bit & led and owed:
                    # It was played to the trick that is not there: one card only, and none that stands elsewhere.
                    if gone[seat] or owed & (owed - 1) or not owed & unplayed[seat]:
                        return None
                    gone[seat] = owed
                    left[seat] ^= owed
            bits = [row[seat] for place in range(len(row)) if (seat := (due + place) & 3) in row]
            due = winner_of(left, due, bits, trumps) if len(bits) == len(row) else -1
            if due < 0:
                return None
            if len(row) == 4:
                won[due & 1] += 1
        led_by = self._due(at)
        if not self._is_a_trick(
            hands, led_by, winner, [[one] if one else _bits(unplayed[n]) for n, one in enumerate(gone)]
        ):
            return None
        won[winner & 1] += 1
        return won[0], won[1]

    def _is_a_trick(self, hands: list[int], due: int, winner: int, choices: list[list[int]]) -> bool:
        """Whether a card of each player makes a lawful trick, led by `due`, that this player wins."""
        trumps = TRUMPS[self.contract.bid.denomination]
        tried = product(*(choices[(due + place) & 3] for place in range(4)))
        return any(winner_of(list(hands), due, bits, trumps) == winner for bits in tried)


def trick_without_a_card(plays: Sequence[Played], contract: Contract) -> int:
    """The trick, from 1, in which one card may have been left out, so that all after it are in order; 0 if none may."""
    due = contract.opening_leader
    for start in range(0, len(plays), 4):
        for place in range(4):
            trick = [played.seat for played in plays[start : start + 3]]
            expected = [due.after(at) for at in range(4) if at != place]
            if trick == expected[: len(trick)] and _goes_on(plays[start + 3 :], contract):
                return start // 4 + 1
        trick = [played.seat for played in plays[start : start + 4]]
        if len(trick) < 4 or trick != list(due.round()):
            return 0
        due = trick_winner(plays[start : start + 4], contract.trump)
    return 0


def _goes_on(plays: Sequence[Played], contract: Contract) -> bool:
    """Whether these cards are in the order of their tricks, whoever led first."""
    due: Seat | None = None
    for start in range(0, len(plays), 4):
        trick = plays[start : start + 4]
        due = due if due is not None else trick[0].seat
        if [played.seat for played in trick] != list(due.round())[: len(trick)]:
            return False
        due = trick_winner(trick, contract.trump) if len(trick) == 4 else due
    return True


def _bits(mask: int) -> list[int]:
    """Each card of a hand by itself."""
    return [1 << place for place in range(52) if mask >> place & 1]
