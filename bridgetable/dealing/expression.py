"""Expressions: numbers, comparisons, "and", "or", "not" and "a ? b : c" over what is counted in a deal."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

from bridgetable.dealing.functions import function_value
from bridgetable.dealing.holdings import Dealt, Value
from bridgetable.dealing.reader import TokenReader

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
    {"==": _reckoned(operator.eq), "!=": _reckoned(operator.ne), "<": _reckoned(operator.lt),
     "<=": _reckoned(operator.le), ">": _reckoned(operator.gt), ">=": _reckoned(operator.ge)},
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
