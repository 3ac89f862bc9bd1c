"""Conditions on a deal, as a text says them."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.card import Card
from bridgetable.cards.deal import EMPTY_HANDS, Hands
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.dealing.expression import expression
from bridgetable.dealing.holdings import Dealt, Value, holding
from bridgetable.dealing.reader import TokenReader
from bridgetable.dealing.tokens import Token, tokens_of

PASSED_OVER = ("generate", "produce", "seed", "action", "printall", "printpbn", "printew", "printoneline", "average")
"""Words of other dealers that ask for numbers of deals and for printing; their statements are passed over."""
_VULNERABILITIES = {"none": Vulnerability.NONE, "ns": Vulnerability.NS, "ew": Vulnerability.EW,
                    "both": Vulnerability.BOTH, "all": Vulnerability.BOTH}
_STATEMENTS = ("dealer", "vulnerable", "predeal", "condition")


class Conditions(msgspec.Struct, frozen=True):
    """What a deal must be like: cards fixed in the hands, and values that must not be 0; dealer and vulnerability."""

    fixed: Hands = EMPTY_HANDS
    values: tuple[Value, ...] = ()
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None

    def board(self, board: Board) -> Board:
        """The board with the dealer and vulnerability that are asked for, and its own where none are."""
        return replace(
            board, dealer=board.dealer if self.dealer is None else self.dealer,
            vulnerable=self.vulnerable or board.vulnerable,
        )

    def hold_of(self, dealt: Dealt) -> bool:
        """Whether a deal meets the conditions; the cards that are fixed are not looked at."""
        return all(value(dealt) for value in self.values)

    def hold(self, hands: Hands) -> bool:
        """Whether these hands meet the conditions, the fixed cards among them."""
        held = [holding(hand) for hand in hands]
        fixed = all(cards <= hand for cards, hand in zip(self.fixed, hands, strict=True))
        return fixed and self.hold_of((held[0], held[1], held[2], held[3]))


def conditions_of(text: str) -> Conditions:
    """The conditions that a text says; raises RefusedError, in most cases a ConditionError with its place.

    All conditions must hold. An empty text has none.
    """
    reader = TokenReader(tokens_of(text))
    statements = _Statements(reader)
    while reader.token.text:
        statements.read_one()
    return Conditions(
        BySeat.of(lambda seat: frozenset(statements.fixed[seat])), tuple(statements.values), statements.dealer,
        statements.vulnerable,
    )


class _Statements:
    """What the statements read so far say."""

    def __init__(self, reader: TokenReader) -> None:
        self._reader = reader
        self._names: dict[str, Value] = {}
        self.fixed: dict[Seat, set[Card]] = {seat: set() for seat in Seat}
        self.values: list[Value] = []
        self.dealer: Seat | None = None
        self.vulnerable: Vulnerability | None = None

    def read_one(self) -> None:
        """Reads a statement; one that is neither a setting nor a name given is a condition."""
        reader = self._reader
        if reader.accept("dealer"):
            self.dealer = reader.seat()
        elif reader.accept("vulnerable"):
            self.vulnerable = self._vulnerability()
        elif reader.accept("predeal"):
            self._fix_cards()
        elif reader.token.lower in PASSED_OVER:
            self._pass_over()
        elif reader.following.text == "=":
            self._name_value()
        else:
            reader.accept("condition")
            self.values.append(expression(reader, self._names))

    def _vulnerability(self) -> Vulnerability:
        token = self._reader.take()
        if token.lower not in _VULNERABILITIES:
            raise token.fault("dealing-no-vulnerability")
        return _VULNERABILITIES[token.lower]

    def _name_value(self) -> None:
        name = self._reader.take()
        if not name.text[0].isalpha():
            raise name.fault("dealing-no-name")
        self._reader.take()
        self._names[name.lower] = expression(self._reader, self._names)

    def _fix_cards(self) -> None:
        """Reads seats, each with the cards fixed in its hand: "north SAKQ, HJT east DA"."""
        reader = self._reader
        if not reader.is_at_seat():
            raise reader.token.fault("dealing-no-seat")
        while reader.is_at_seat():
            seat = reader.seat()
            self._fix(seat, reader.token)
            while reader.accept(","):
                self._fix(seat, reader.token)

    def _fix(self, seat: Seat, token: Token) -> None:
        for card in self._reader.cards():
            if any(card in cards for cards in self.fixed.values()):
                raise token.fault("dealing-card-twice", card=card)
            self.fixed[seat].add(card)
        if len(self.fixed[seat]) > 13:
            raise token.fault("dealing-too-many-cards", seat=seat)

    def _pass_over(self) -> None:
        """Passes over a statement that asks for something else than a deal, up to the next one that begins a line."""
        reader = self._reader
        line = reader.take().line
        while reader.token.text and not (
            reader.token.line != line and (reader.token.lower in (*_STATEMENTS, *PASSED_OVER)
                                           or reader.following.text == "=")
        ):
            line = reader.take().line
