"""A case file watched from outside: which act is the first that no law allows, told by a few rules of its own.

It reads the JSON of a case and shares nothing with the program: cards are text, and so is what it finds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

SEATS = "NESW"
RANKS = "23456789TJQKA"
STRAINS = ["C", "D", "H", "S", "NT"]
Act = dict[str, Any]


class Observed:
    """A case as far as it was lawful, and the first act that was not."""

    def __init__(self, case: dict[str, Any]) -> None:
        first, hands = case["deal"].split(":")
        self.hands = {
            SEATS[(SEATS.index(first) + n) % 4]: {
                suit + rank for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks
            }
            for n, hand in enumerate(hands.split())
        }
        board = case["board"]
        self.dealer = board.get("dealer") or SEATS[(board["number"] - 1) % 4]
        self.calls: list[tuple[str, str]] = []
        self.trick: list[tuple[str, str]] = []
        self.leader = ""
        self.kind, self.act = "", {}
        for n, call in enumerate(case.get("auction", [])):
            seat = SEATS[(SEATS.index(self.dealer) + n) % 4]
            assert not (found := self._call(seat, call)), f"the auction before it: {call} by {seat} is {found}"
        for act in acts_of(case["actions"]):
            self.kind = self._watch(act)
            if self.kind:
                self.act = act
                return

    def _watch(self, act: Act) -> str:
        """What is unlawful about this act; empty if nothing is. An act that is no call and no play is named."""
        if act["do"] == "call":
            return self._call(act["seat"], act["call"])
        if act["do"] == "play" and "card" in act and "was" not in act and "by" not in act:
            return self._play(act["seat"], act["card"])
        return "several cards" if "cards" in act and act["do"] == "play" else str(act["do"])

    # -- the auction

    def _call(self, seat: str, call: str) -> str:
        found = self._unlawful_call(seat, call)
        if not found:
            self.calls.append((seat, call))
            if self._is_over():
                self.leader = _next(self.declarer)
        return found

    def _unlawful_call(self, seat: str, call: str) -> str:
        if self._is_over():
            return "call after the end"
        if seat != SEATS[(SEATS.index(self.dealer) + len(self.calls)) % 4]:
            return "call out of rotation"
        others = [(who, one) for who, one in self.calls if one != "P"]
        if call in ("X", "XX"):
            last = others[-1] if others else (seat, "")
            theirs = _side(last[0]) != _side(seat)
            doubles = call == "X" and last[1] not in ("", "X", "XX") and theirs
            return "" if doubles or (call == "XX" and last[1] == "X" and theirs) else "inadmissible call"
        if call == "P":
            return ""
        if int(call[0]) > 7:
            return "bid over seven"
        bids = [one for _, one in others if one not in ("X", "XX")]
        return "insufficient bid" if bids and _height(call) <= _height(bids[-1]) else ""

    def _is_over(self) -> bool:
        made = [call for _, call in self.calls]
        return len(made) > 3 and made[-3:] == ["P", "P", "P"]

    @property
    def declarer(self) -> str:
        """The player who first named the denomination of the last bid."""
        bids = [(who, call) for who, call in self.calls if call not in ("P", "X", "XX")]
        who, call = bids[-1]
        return next(one for one, bid in bids if bid[1:] == call[1:] and _side(one) == _side(who))

    @property
    def trump(self) -> str:
        """The trump suit; NT at no trump."""
        return next(call[1:] for _, call in reversed(self.calls) if call not in ("P", "X", "XX"))

    # -- the play

    def _play(self, seat: str, card: str) -> str:
        found = self._unlawful_play(seat, card)
        if not found:
            self.hands[seat].remove(card)
            self.trick.append((seat, card))
            if len(self.trick) == 4:
                self.leader, self.trick = self._winner(), []
        return found

    def _unlawful_play(self, seat: str, card: str) -> str:
        if not self._is_over():
            return "play during the auction"
        if card not in self.hands[seat]:
            return "a card he has not"
        if seat != SEATS[(SEATS.index(self.leader) + len(self.trick)) % 4]:
            return "play out of turn" if self.trick else "lead out of turn"
        if (
            self.trick
            and card[0] != self.trick[0][1][0]
            and any(one[0] == self.trick[0][1][0] for one in self.hands[seat])
        ):
            return "revoke"
        return ""

    def _winner(self) -> str:
        led = self.trick[0][1][0]
        return max(self.trick, key=lambda play: _strength(play[1], led, self.trump))[0]


def acts_of(actions: list[Act]) -> Iterator[Act]:
    """What people do on the main line of a case."""
    return (act for act in actions if act["do"] not in ("expect", "branch"))


def _next(seat: str) -> str:
    return SEATS[(SEATS.index(seat) + 1) % 4]


def _side(seat: str) -> int:
    return SEATS.index(seat) % 2


def _height(bid: str) -> int:
    return int(bid[0]) * 5 + STRAINS.index(bid[1:].replace("N", "NT").replace("NTT", "NT"))


def _strength(card: str, led: str, trump: str) -> tuple[bool, bool, int]:
    return card[0] == trump, card[0] == led, RANKS.index(card[1])
