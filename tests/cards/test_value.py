"""A value is made of values: nothing that it holds can change, and nothing that it holds leads back to it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from bridgetable.cards.value import Value
from bridgetable.table.trick import Trick
from bridgetable.table.values import BLOCK
from tests.each import for_each
from tests.situations import POZNAN, at


def every_value() -> Iterator[type[Value]]:
    """Every kind of value that the engine and the Laws know."""
    waiting: list[type[Value]] = Value.__subclasses__()
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        yield kind


def held_by(kind: Any) -> Iterator[type[Any]]:
    """The classes that are named in a type."""
    if isinstance(kind, type):
        yield kind
    for part in get_args(kind):
        yield from held_by(part)


@for_each("kind", sorted(every_value(), key=str))
def test_it_is_frozen_and_holds_values_alone(kind: type[Value]) -> None:
    assert kind.__struct_config__.frozen and not kind.__struct_config__.gc
    for name, hint in get_type_hints(kind).items():
        for held in held_by(hint):
            assert not issubclass(held, list | set), name
            # What a trick has found out about itself are seats.
            assert not issubclass(held, msgspec.Struct) or issubclass(held, Value | Trick), name


def test_python_does_not_look_through_a_history_of_events_for_garbage() -> None:
    """Tables and dictionaries are looked through; what happened at them, which is most of it, is not."""
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", *["ask N S"] * BLOCK).table
    gc.collect()
    block = table.happened.full[0]
    assert len(block) == BLOCK and not any(map(gc.is_tracked, (table.happened, block, *block)))
