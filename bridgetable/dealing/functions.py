"""The functions of a condition: what is counted in a hand, the cards it holds, and its shape."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.dealing.holdings import MEASURES, Measure, Value, bit, length_of, lengths, measure
from bridgetable.dealing.reader import TokenReader, suit_named
from bridgetable.dealing.shapes import PATTERN, Shape, shapes_of

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
