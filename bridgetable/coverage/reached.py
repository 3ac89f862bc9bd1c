"""The clauses under which the Laws in force can rule or ask in an edition, found by following their functions."""

from __future__ import annotations

import dis
import functools
import sys
import types
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

import msgspec

from bridgetable.coverage.numbering import is_printed, printed_in
from bridgetable.engine import apply
from bridgetable.laws import book
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import Clause
from bridgetable.laws.enacted import Enacted
from bridgetable.laws.law import Law
from bridgetable.laws.numbers import as_printed, parts_of
from bridgetable.table.edition import Edition

_FLOORS = ("bridgetable.laws.", "bridgetable.engine.")


class Reached(msgspec.Struct, frozen=True):
    """The clauses of an edition as it prints them: those ruled under, those asked of the Director, and of players."""

    ruled: frozenset[str]
    asked_of_director: frozenset[str]
    asked_of_players: frozenset[str]


@functools.cache
def reached_in(edition: Edition) -> Reached:
    """The clauses under which the Laws can rule or ask in this edition."""
    found = _Following(edition)
    found.follow((book.LAWS, book.BEFORE_THE_AGENDA, book.STANDING, book.AUTOMATIC, vars(apply)))
    questions = {True: set[str](), False: set[str]()}
    for ask in found.asks:
        number = ask.number_in(edition)
        if is_printed(number, edition):
            questions[ask.to_director].add(number)
    return Reached(frozenset(found.numbers), frozenset(questions[True]), frozenset(questions[False]))


class _Following:
    """The numbers and questions that can be reached from some objects, in one edition."""

    def __init__(self, edition: Edition) -> None:
        self.numbers: set[str] = set()
        self.asks: list[Ask[Any]] = []
        self._edition = edition
        self._seen: dict[int, object] = {}

    def follow(self, first: object) -> None:
        """Follows an object, and everything it leads to."""
        waiting = [first]
        while waiting:
            thing = waiting.pop()
            if isinstance(thing, str):
                self._note(thing)
            elif id(thing) not in self._seen:
                # Kept, so that its identity is not given to another object meanwhile.
                self._seen[id(thing)] = thing
                waiting.extend(self._next(thing))

    def _next(self, thing: object) -> Iterable[object]:
        match thing:
            case Clause():
                return self._wording(thing)
            case Ask():
                self.asks.append(thing)
                return (thing.options, thing.other_findings)
            case types.FunctionType():
                return _of_function(thing) if thing.__module__.startswith(_FLOORS) else ()
            case types.MethodType():
                return (thing.__func__, thing.__self__)
            case functools.partial():
                return (thing.func, thing.args, thing.keywords)
            case functools._lru_cache_wrapper():
                return (thing.__wrapped__,)
            case types.CodeType():
                return thing.co_consts
            case Mapping():
                return self._of_mapping(thing)
            case tuple() | list() | set() | frozenset():
                return thing
            case Law():
                # A question counts where a function puts it: that of one edition alone is declared for all.
                return tuple(getattr(thing, name) for name in thing.__struct_fields__ if name != "asks")
            case Enacted():
                return ()
            case msgspec.Struct():
                return tuple(getattr(thing, name) for name in thing.__struct_fields__)
            case type() if thing.__module__.startswith(_FLOORS):
                return tuple(vars(thing).values())
        return tuple(vars(thing).values()) if type(thing).__module__.startswith(_FLOORS) else ()

    def _wording(self, clause: Clause[..., object]) -> Iterator[object]:
        if clause.exists_in(self._edition):
            self._note(clause.numbers[self._edition])
            yield clause.wording_in(self._edition)

    def _of_mapping(self, mapping: Mapping[object, object]) -> Iterable[object]:
        if not any(isinstance(key, Edition) for key in mapping):
            return mapping.values()
        here = mapping.get(self._edition)
        if isinstance(here, str):
            self._note(here)
            return ()
        return (here,)

    def _note(self, text: str) -> None:
        """Notes a number of a clause; the bare one of a Law that is divided is rather that of a trick or a card."""
        parts = parts_of(text)
        if parts is None:
            return
        number = as_printed(parts)
        if number in printed_in(self._edition) or (len(parts) > 1 and is_printed(number, self._edition)):
            self.numbers.add(number)


def _of_function(function: types.FunctionType) -> Iterator[object]:
    """What a function leads to: what is written in it, what it is closed over, and what it names in its module."""
    yield function.__code__
    yield function.__defaults__ or ()
    yield function.__kwdefaults__ or ()
    for cell in function.__closure__ or ():
        yield cell.cell_contents
    for name, attribute in _names_in(function.__code__):
        named = function.__globals__.get(name) or sys.modules.get(f"bridgetable.laws.{name}")
        if not isinstance(named, types.ModuleType):
            yield named
        elif named.__name__.startswith(_FLOORS):
            # Of a Law that it names, what it takes from it; all of it where it passes the Law on.
            yield from (vars(named).get(attribute),) if attribute else vars(named).values()


@functools.cache
def _names_in(code: types.CodeType) -> tuple[tuple[str, str], ...]:
    """The names that code looks up, each with the attribute it takes from what is found; "" if it takes none.

    Kept, since each edition comes to the same functions: to take them apart is most of what it costs to follow them.
    """
    found: list[tuple[str, str]] = []
    for one, after in pairwise((*dis.get_instructions(code), None)):
        if one is not None and one.opname in ("LOAD_GLOBAL", "LOAD_NAME", "IMPORT_FROM"):
            takes = after is not None and after.opname in ("LOAD_ATTR", "LOAD_METHOD")
            found.append((str(one.argval), str(after.argval) if takes and after is not None else ""))
    for part in code.co_consts:
        if isinstance(part, types.CodeType):
            found += _names_in(part)
    return tuple(found)
