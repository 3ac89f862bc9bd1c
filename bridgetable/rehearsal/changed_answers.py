"""The questions whose right answer is another one under an edition before: what tells apart who knows what changed."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.rehearsal.asked import Asked, Aspect, Stop
from bridgetable.rehearsal.choices import bound_at
from bridgetable.rehearsal.stops import stops, transferred_at
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table


def answered_otherwise(history: History, found: Iterable[Stop], before: Edition) -> tuple[Stop, ...]:
    """These stops of a line, with the questions alone of which the right answer is another one in the edition before.

    What was right then can be answered now too. Which Law a ruling is under is asked only where it was ruled under one
    that is still there and does not apply any more: the same under another number is no other answer.
    """
    then = ruled_under(history, before).history
    earlier = {stop.ruling_place: stop for stop in stops(then)}
    kept = []
    for stop in found:
        node = then.nodes[stop.ruling_place]
        if not node.stopped:
            right = _right_answers(earlier.get(stop.ruling_place), node.step.table)
            kept.append(replace(stop, asked=tuple(one for one in stop.asked if _is_changed(one, right))))
    return tuple(stop for stop in kept if stop.asked)


def _right_answers(stop: Stop | None, table: Table) -> dict[Aspect, frozenset[str]]:
    """What was right then, by what is asked: where nothing was, how things stood."""
    asked = {one.aspect: one.right for one in reversed(stop.asked if stop is not None else ())}
    return {Aspect.BINDING: bound_at(table), Aspect.TRICKS: frozenset({transferred_at(table)}), **asked}


def _is_changed(now: Asked, then: dict[Aspect, frozenset[str]]) -> bool:
    right = then.get(now.aspect, frozenset())
    old = right & {choice.key for choice in now.choices}
    if now.aspect is Aspect.LAW:
        return bool(old) and right == old and not old & now.right
    return bool(old) and old != now.right
