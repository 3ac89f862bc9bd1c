"""Conditions on a deal, as a text says them."""

from __future__ import annotations

import itertools
import operator
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.card import ACE, JACK, KING, QUEEN, TEN, Card, Suit
from bridgetable.cards.deal import EMPTY_HANDS, Hands
from bridgetable.cards.notation import RANKS, SUITS
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.table.question import Blank, Message, say
from bridgetable.table.refusal import RefusedError

# -- Hands as numbers, quick to count: what a hand holds in a suit is one number of 13 bits, the lowest the two --------


Holding: TypeAlias = tuple[int, int, int, int]
"""What a hand holds in clubs, diamonds, hearts and spades."""
Dealt: TypeAlias = tuple[Holding, Holding, Holding, Holding]
"""What North, East, South and West hold."""
Measure: TypeAlias = Callable[[Holding], int]
"""What is counted in a hand."""
Value: TypeAlias = Callable[[Dealt], int]
"""What is counted in a deal; as a condition it holds unless it is 0."""


def bit(card: Card) -> int:
    """The bit of the card in what is held in its suit."""
    return 1 << (card.rank - 2)


def holding(cards: Iterable[Card]) -> Holding:
    """The cards of a hand as numbers."""
    suits = [0, 0, 0, 0]
    for card in cards:
        suits[card.suit] |= 1 << (card.rank - 2)  # as bit() has it: a call for each card would be most of the time
    return suits[0], suits[1], suits[2], suits[3]


def lengths(held: Holding) -> tuple[int, int, int, int]:
    """How many clubs, diamonds, hearts and spades a hand has."""
    clubs, diamonds, hearts, spades = held
    return clubs.bit_count(), diamonds.bit_count(), hearts.bit_count(), spades.bit_count()


def _ranks(*ranks: int) -> int:
    return sum(1 << (rank - 2) for rank in ranks)


def _table(value: Callable[[int], int]) -> tuple[int, ...]:
    """The value of each of the 8,192 holdings in one suit."""
    return tuple(value(held) for held in range(1 << 13))


def _points(**values: int) -> Callable[[int], int]:
    weights = [(_ranks(_NAMED[name]), value) for name, value in values.items()]
    return lambda held: sum(value for rank, value in weights if held & rank)


def _number(ranks: int) -> Callable[[int], int]:
    return lambda held: (held & ranks).bit_count()


def _losers(held: int) -> int:
    length = held.bit_count()
    return min(length, 3) - (held & _ranks(*(ACE, KING, QUEEN)[:length])).bit_count()


_NAMED = {"ace": ACE, "king": KING, "queen": QUEEN, "jack": JACK}
_VALUES: dict[str, Callable[[int], int]] = {
    "hcp": _points(ace=4, king=3, queen=2, jack=1),
    "controls": _points(ace=2, king=1),
    "c13": _points(ace=6, king=4, queen=2, jack=1),
    "losers": _losers,
    "aces": _number(_ranks(ACE)),
    "kings": _number(_ranks(KING)),
    "queens": _number(_ranks(QUEEN)),
    "jacks": _number(_ranks(JACK)),
    "tens": _number(_ranks(TEN)),
    "top2": _number(_ranks(ACE, KING)),
    "top3": _number(_ranks(ACE, KING, QUEEN)),
    "top4": _number(_ranks(ACE, KING, QUEEN, JACK)),
    "top5": _number(_ranks(ACE, KING, QUEEN, JACK, TEN)),
}
MEASURES = tuple(_VALUES)
"""What can be counted in a hand, or in one of its suits."""
_tables: dict[str, tuple[int, ...]] = {}


def measure(name: str, suit: Suit | None = None) -> Measure:
    """What counts this, one of MEASURES, in a hand, or in one suit of it."""
    if name not in _tables:
        _tables[name] = _table(_VALUES[name])
    table = _tables[name]
    if suit is not None:
        return lambda held: table[held[suit]]

    def counted(held: Holding) -> int:
        clubs, diamonds, hearts, spades = held
        return table[clubs] + table[diamonds] + table[hearts] + table[spades]

    return counted


def length_of(suit: Suit) -> Measure:
    """What counts the cards of the suit in a hand."""
    return lambda held: held[suit].bit_count()


# -- The words of a text of conditions, with their places --------------------------------------------------------------


LONGEST = 20_000
"""The most letters a text of conditions may have."""
_WORD = re.compile(
    r"(?P<space>\s+|\#[^\n]*|//[^\n]*|/\*.*?\*/)"
    r"|(?P<text>\"[^\"\n]*\")"
    r"|(?P<word>[A-Za-z0-9_]+)"
    r"|(?P<sign>==|!=|<=|>=|&&|\|\||[-+*/%<>()?:,=!])",
    re.DOTALL,
)


class ConditionError(RefusedError):
    """A text of conditions cannot be read; `line` and `column`, counted from 1, say where."""

    def __init__(self, key: str, line: int, column: int, **blanks: Blank) -> None:
        super().__init__(say(key, line=line, column=column, **blanks))
        self.line, self.column = line, column


class Token(msgspec.Struct, frozen=True):
    """A word, number, sign or text in quotation marks, or the end of it all, which is empty."""

    text: str
    line: int
    column: int

    @property
    def lower(self) -> str:
        """The text in small letters: keywords, seats and suits are written in either."""
        return self.text.lower()

    def fault(self, key: str, **blanks: Blank) -> ConditionError:
        """The error that names this place and quotes what stands there."""
        return ConditionError(key, self.line, self.column, text=self.text, **blanks)


def tokens_of(text: str) -> tuple[Token, ...]:
    """The tokens of the text, with an empty one at its end; raises ConditionError for a sign that means nothing."""
    if len(text) > LONGEST:
        raise RefusedError(Message("dealing-too-long", (("letters", LONGEST),)))
    return tuple(_tokens(text))


def _tokens(text: str) -> Iterator[Token]:
    at, line, start = 0, 1, 0
    while at < len(text):
        found = _WORD.match(text, at)
        if found is None:
            raise Token(text[at], line, at - start + 1).fault("dealing-unknown-sign")
        if found.lastgroup != "space":
            yield Token(found.group(), line, at - start + 1)
        newlines = found.group().count("\n")
        if newlines:
            line += newlines
            start = at + found.group().rindex("\n") + 1
        at = found.end()
    yield Token("", line, at - start + 1)


# -- Reading tokens one after the other: seats, suits, cards, and the signs between them -------------------------------


_SEATS = {
    name: seat for seat, word in zip(Seat, ("north", "east", "south", "west"), strict=True) for name in (word, word[0])
}
_SUITS = {
    name: suit
    for suit, word in zip(Suit, ("club", "diamond", "heart", "spade"), strict=True)
    for name in (word, f"{word}s")
}
DEEPEST = 40
"""How deep parentheses, functions and the like may be nested."""


class TokenReader:
    """The tokens of a text, read from the first to the last."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self._tokens = tokens
        self._at = 0
        self._depth = 0

    @property
    def token(self) -> Token:
        """The next token."""
        return self._tokens[self._at]

    @property
    def following(self) -> Token:
        """The token after the next one."""
        return self._tokens[min(self._at + 1, len(self._tokens) - 1)]

    def take(self) -> Token:
        """Reads a token; at the end it is the empty one again and again."""
        token = self.token
        self._at = min(self._at + 1, len(self._tokens) - 1)
        return token

    def accept(self, *texts: str) -> Token | None:
        """Reads the next token if it is one of these, in small letters; None if it is not."""
        return self.take() if self.token.lower in texts else None

    def expect(self, text: str) -> Token:
        """Reads this sign; raises ConditionError if something else stands there."""
        found = self.accept(text)
        if found is None:
            raise self.token.fault("dealing-expected" if self.token.text else "dealing-expected-at-end", wanted=text)
        return found

    def deepen(self) -> None:
        """Notes that what follows is nested once more; raises ConditionError where that is too deep."""
        self._depth += 1
        if self._depth > DEEPEST:
            raise self.token.fault("dealing-too-deep")

    def rise(self) -> None:
        """Notes that what was nested has ended."""
        self._depth -= 1

    # -- what is on the cards ------------------------------------------------------------------------------------------

    def seat(self) -> Seat:
        """Reads a seat: "north" or "n"."""
        token = self.take()
        if token.lower not in _SEATS:
            raise token.fault("dealing-no-seat")
        return _SEATS[token.lower]

    def is_at_seat(self) -> bool:
        """Whether the next token is a seat."""
        return self.token.lower in _SEATS

    def suit(self) -> Suit:
        """Reads a suit: "spades" or "spade"."""
        token = self.take()
        if (suit := suit_named(token)) is None:
            raise token.fault("dealing-no-suit")
        return suit

    def card(self) -> Card:
        """Reads a card: "AS" or "SA"."""
        token = self.take()
        letters = token.text.upper().replace("10", "T")
        for rank, suit in ((letters[:1], letters[1:]), (letters[1:], letters[:1])) if len(letters) == 2 else ():
            if rank in RANKS and suit in SUITS:
                return Card(Suit(SUITS.index(suit)), RANKS.index(rank) + 2)
        raise token.fault("dealing-no-card")

    def cards(self) -> tuple[Card, ...]:
        """Reads the cards held in a suit: "SAKQ"; "S" alone says that it has none of them fixed."""
        token = self.take()
        letters = token.text.upper().replace("10", "T")
        if not letters or letters[0] not in SUITS or any(rank not in RANKS for rank in letters[1:]):
            raise token.fault("dealing-no-cards")
        suit = Suit(SUITS.index(letters[0]))
        return tuple(Card(suit, RANKS.index(rank) + 2) for rank in letters[1:])


def suit_named(token: Token) -> Suit | None:
    """The suit of this name; None if it is none."""
    return _SUITS.get(token.lower)


# -- Shapes: how many cards of each suit a hand has, as "any 4333 + any 4432 + 5xxx - any 7xxx" ------------------------


Shape: TypeAlias = tuple[int, int, int, int]
"""How many spades, hearts, diamonds and clubs, in the order they are written."""
ALL_SHAPES: frozenset[Shape] = frozenset(
    (spades, hearts, diamonds, 13 - spades - hearts - diamonds)
    for spades, hearts, diamonds in itertools.product(range(14), repeat=3)
    if spades + hearts + diamonds <= 13
)
"""Every shape of 13 cards."""
PATTERN = re.compile("[0-9xX]{4}")
"""How a shape is written."""


def shapes_of(pattern: str, *, in_any_order: bool = False) -> frozenset[Shape]:
    """The shapes of this pattern of four digits, where x stands for any number; none if they cannot make 13 cards."""
    wanted = tuple(None if sign in "xX" else int(sign) for sign in pattern)
    orders = set(itertools.permutations(wanted)) if in_any_order else {wanted}
    return frozenset(
        shape
        for shape in ALL_SHAPES
        if any(all(number in (None, length) for number, length in zip(order, shape, strict=True)) for order in orders)
    )


# -- The functions of a condition: what is counted in a hand, the cards it holds, and its shape ------------------------


OTHER_NAMES = {name.removesuffix("s"): name for name in MEASURES if name.endswith("s")} | {"control": "controls"}
"""Names that mean one of MEASURES too: "loser", "ace"."""
NOT_COUNTED_HERE = ("cccc", "quality", "tricks", "score", "imps", "rnd")
"""Functions of some dealers that are not known here."""


def function_value(reader: TokenReader) -> Value:
    """Reads a function with its arguments; raises ConditionError if there is none of this name."""
    token = reader.take()
    name = OTHER_NAMES.get(token.lower, token.lower)
    reader.expect("(")
    suit = suit_named(token)
    if name == "shape":
        value = _shape(reader, reader.seat())
    elif name == "hascard":
        value = _holds_card(reader, reader.seat())
    elif suit is not None:
        value = _of_hand(reader.seat(), length_of(suit))
    elif name in MEASURES:
        value = _of_hand(reader.seat(), measure(name, reader.suit() if reader.accept(",") else None))
    else:
        raise token.fault("dealing-function-not-here" if name in NOT_COUNTED_HERE else "dealing-no-function")
    reader.expect(")")
    return value


def _of_hand(seat: Seat, counted: Measure) -> Value:
    return lambda dealt: counted(dealt[seat])


def _holds_card(reader: TokenReader, seat: Seat) -> Value:
    reader.expect(",")
    card = reader.card()
    suit, wanted = card.suit, bit(card)
    return lambda dealt: dealt[seat][suit] & wanted != 0


def _shape(reader: TokenReader, seat: Seat) -> Value:
    reader.expect(",")
    wanted = _shapes(reader)
    while sign := reader.accept("+", "-"):
        more = _shapes(reader)
        wanted = wanted | more if sign.text == "+" else wanted - more
    by_suit = frozenset((clubs, diamonds, hearts, spades) for spades, hearts, diamonds, clubs in wanted)
    return lambda dealt: lengths(dealt[seat]) in by_suit


def _shapes(reader: TokenReader) -> frozenset[Shape]:
    in_any_order = reader.accept("any") is not None
    token = reader.take()
    found = shapes_of(token.text, in_any_order=in_any_order) if PATTERN.fullmatch(token.text) else frozenset()
    if not found:
        raise token.fault("dealing-no-shape")
    return found


# -- Expressions: numbers, comparisons, "and", "or", "not" and "a ? b : c" over what is counted in a deal --------------


Names = Mapping[str, Value]
"""The values that have been given a name."""
Joined = Callable[[Value, Value], Value]
"""How two values make one."""


def _reckoned(reckon: Callable[[int, int], int]) -> Joined:
    return lambda first, second: lambda dealt: reckon(first(dealt), second(dealt))


def _both(first: Value, second: Value) -> Value:
    return lambda dealt: bool(first(dealt) and second(dealt))


def _either(first: Value, second: Value) -> Value:
    return lambda dealt: bool(first(dealt) or second(dealt))


def _quotient(dividend: int, divisor: int) -> int:
    return dividend // divisor if divisor else 0


def _remainder(dividend: int, divisor: int) -> int:
    return dividend % divisor if divisor else 0


_LEVELS: tuple[dict[str, Joined], ...] = (
    {"or": _either, "||": _either},
    {"and": _both, "&&": _both},
    {
        "==": _reckoned(operator.eq),
        "!=": _reckoned(operator.ne),
        "<": _reckoned(operator.lt),
        "<=": _reckoned(operator.le),
        ">": _reckoned(operator.gt),
        ">=": _reckoned(operator.ge),
    },
    {"+": _reckoned(operator.add), "-": _reckoned(operator.sub)},
    {"*": _reckoned(operator.mul), "/": _reckoned(_quotient), "%": _reckoned(_remainder)},
)
"""The signs between two values, those that bind least first; division by 0 gives 0."""


def expression(reader: TokenReader, names: Names) -> Value:
    """Reads an expression; raises ConditionError where it cannot be read."""
    reader.deepen()
    value = _joined(reader, names, 0)
    if reader.accept("?"):
        value = _chosen(reader, names, value)
    reader.rise()
    return value


def _chosen(reader: TokenReader, names: Names, condition: Value) -> Value:
    first = expression(reader, names)
    reader.expect(":")
    second = expression(reader, names)
    return lambda dealt: first(dealt) if condition(dealt) else second(dealt)


def _joined(reader: TokenReader, names: Names, level: int) -> Value:
    if level == len(_LEVELS):
        return _single(reader, names)
    value = _joined(reader, names, level + 1)
    while sign := reader.accept(*_LEVELS[level]):
        value = _LEVELS[level][sign.lower](value, _joined(reader, names, level + 1))
    return value


def _single(reader: TokenReader, names: Names) -> Value:
    """Reads a number, a name, a function, or what stands in parentheses or behind "not" or a minus."""
    if sign := reader.accept("not", "!", "-"):
        reader.deepen()
        # "not" binds more loosely than a comparison, as in a sentence.
        value = _joined(reader, names, 2 if sign.lower == "not" else len(_LEVELS))
        reader.rise()
        return _negative(value) if sign.text == "-" else _opposite(value)
    if reader.accept("("):
        value = expression(reader, names)
        reader.expect(")")
        return value
    if reader.following.text == "(":
        return function_value(reader)
    token = reader.take()
    if token.text.isascii() and token.text.isdigit() and len(token.text) < 10:
        return _constant(int(token.text))
    if token.lower not in names:
        raise token.fault("dealing-no-value" if token.text else "dealing-ends-early")
    return names[token.lower]


def _constant(number: int) -> Value:
    def value(dealt: Dealt) -> int:
        return number

    return value


def _negative(value: Value) -> Value:
    return lambda dealt: -value(dealt)


def _opposite(value: Value) -> Value:
    return lambda dealt: not value(dealt)


PASSED_OVER = ("generate", "produce", "seed", "action", "printall", "printpbn", "printew", "printoneline", "average")
"""Words of other dealers that ask for numbers of deals and for printing; their statements are passed over."""
_VULNERABILITIES = {
    "none": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "both": Vulnerability.BOTH,
    "all": Vulnerability.BOTH,
}
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
            board,
            dealer=board.dealer if self.dealer is None else self.dealer,
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
        BySeat.of(lambda seat: frozenset(statements.fixed[seat])),
        tuple(statements.values),
        statements.dealer,
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
            reader.token.line != line
            and (reader.token.lower in (*_STATEMENTS, *PASSED_OVER) or reader.following.text == "=")
        ):
            line = reader.take().line
