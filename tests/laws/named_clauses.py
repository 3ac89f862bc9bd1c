"""Which clauses are named where an edition may not have them: from the book of the Laws through all its functions."""

from __future__ import annotations

import ast
import types
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path

import msgspec

from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import Clause
from bridgetable.laws.enacted import Enacted
from bridgetable.laws.law import Law
from bridgetable.table.edition import Edition
from tests.source import nodes

FLOORS = ("bridgetable.laws.", "bridgetable.engine.", "tests.laws.")
"""The modules whose functions are followed."""

RECOGNISING = ("exists_in", "covers", "numbers", "asks", "key")
"""What may be asked of a clause or a question that the edition does not have."""

Named = tuple[object, str, frozenset[int]]
"""A thing, what names it, and the clauses that were asked there whether the edition has them."""


def named_without_asking(edition: Edition, first: object) -> list[str]:
    """Each function that names a clause which this edition does not have, without asking whether it has it."""
    found: set[str] = set()
    seen: dict[tuple[int, frozenset[int]], object] = {}
    waiting: list[Named] = [(first, "", frozenset())]
    while waiting:
        thing, by, asked = waiting.pop()
        if isinstance(thing, Clause) and not thing.exists_in(edition):
            if id(thing) not in asked:
                found.add(f"{by}: {thing.name}")
        elif (id(thing), asked) not in seen:
            # Kept, so that its identity is not given to another object meanwhile.
            seen[id(thing), asked] = thing
            waiting += _next(thing, by, asked, edition)
    return sorted(found)


def _next(thing: object, by: str, asked: frozenset[int], edition: Edition) -> Iterable[Named]:
    if isinstance(thing, types.FunctionType):
        return _of_function(thing) if thing.__module__.startswith(FLOORS) else ()
    if isinstance(thing, Law):
        # A question of a Law is put by its functions, and then followed from there.
        return [
            (getattr(thing, name), f"Law {thing.number}", asked) for name in thing.__struct_fields__ if name != "asks"
        ]
    return [(part, by, asked) for part in _parts(thing, edition)]


def _parts(thing: object, edition: Edition) -> Iterable[object]:
    match thing:
        case Clause():
            return (thing.wording_in(edition),)
        case Ask():
            return (thing.options, thing.other_findings)
        case types.MethodType():
            return (thing.__func__, thing.__self__)
        case object(cache_info=_, __wrapped__=cached):
            return (cached,)
        case partial():
            return (thing.func, *thing.args, *thing.keywords.values())
        case Mapping():
            return [part for key, part in thing.items() if not isinstance(key, Edition) or key is edition]
        case tuple() | list() | set() | frozenset():
            return thing
        case Enacted():
            return ()
        case msgspec.Struct():
            return tuple(getattr(thing, name) for name in thing.__struct_fields__)
        case type() if thing.__module__.startswith(FLOORS):
            return tuple(vars(thing).values())
    return (*vars(thing).values(), type(thing)) if type(thing).__module__.startswith(FLOORS) else ()


def _of_function(function: types.FunctionType) -> Iterator[Named]:
    """What a function is closed over, its defaults, and what it names, with the clauses it has asked."""
    by = f"{function.__module__}.{function.__qualname__}"
    for held in (function.__defaults__, function.__kwdefaults__, _closed_over(function)):
        yield held, by, frozenset()
    written = _written(Path(function.__code__.co_filename)).get(function.__code__.co_firstlineno, ())
    body = [node for statement in written for node in ast.walk(statement)]
    local = set(_locals(function.__code__))
    recognised = {
        part
        for node in body
        if isinstance(node, ast.Attribute) and node.attr in RECOGNISING
        for part in ast.walk(node.value)
    }
    asking = [node.value for node in body if isinstance(node, ast.Attribute) and node.attr == "exists_in"]
    asked = {id(_named(node, function, local)) for node in asking}
    if any(isinstance(node, ast.Name) and node.id in local for node in asking):
        # Each of a list is asked: of one made here, or of one that is named.
        listed = [node for made in body if isinstance(made, ast.Tuple) for node in ast.walk(made)]
        asked |= {id(_named(node, function, local)) for node in listed}
        lists = [each for node in body if isinstance(each := _named(node, function, local), tuple)]
        asked |= {id(part) for each in lists for part in each}
    for node in body:
        if node not in recognised and (thing := _named(node, function, local)) is not None:
            yield thing, by, frozenset(asked) if isinstance(thing, tuple | Clause) else frozenset()


def _closed_over(function: types.FunctionType) -> tuple[object, ...]:
    return tuple(cell.cell_contents for cell in function.__closure__ or ())


def _named(node: ast.AST, function: types.FunctionType, local: set[str]) -> object:
    """What a name, or an attribute of a module, stands for in this function; None if that is known at a run only."""
    if isinstance(node, ast.Name) and node.id not in local:
        named = function.__globals__.get(node.id)
        return None if isinstance(named, types.ModuleType) else named
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id not in local:
        module = function.__globals__.get(node.value.id)
        return getattr(module, node.attr, None) if isinstance(module, types.ModuleType) else None
    return None


def _locals(code: types.CodeType) -> Iterator[str]:
    yield from (*code.co_varnames, *code.co_cellvars, *code.co_freevars)
    for part in code.co_consts:
        if isinstance(part, types.CodeType):
            yield from _locals(part)


@cache
def _written(path: Path) -> Mapping[int, list[ast.stmt] | list[ast.expr]]:
    """The body of each function of a file, by the line where the function begins, its decorators included."""
    found: dict[int, list[ast.stmt] | list[ast.expr]] = {}
    for node in nodes(path):
        if isinstance(node, ast.Lambda):
            found.setdefault(node.lineno, [node.body])
        elif isinstance(node, ast.FunctionDef):
            found[min([node.lineno, *(each.lineno for each in node.decorator_list)])] = node.body
    return found
