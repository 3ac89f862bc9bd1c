"""How the Laws are wired, held by a test: numbers are addresses, and facts are read from facts."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bridgetable.laws
from bridgetable.cases.codec import read_case
from bridgetable.cases.tree import lines_of
from bridgetable.disk.resources import resources
from bridgetable.laws.book import asked_now, questions
from bridgetable.laws.clause import Clause
from tests.test_house import FILES, GROUND, PACKAGE, ROOT, room, tree

RULING = [path for path in FILES if room(path) in GROUND]
"""The files of the table, the Laws and the engine: nobody there takes a sentence or a number apart."""

OWN_BLANKS = {"ui/wrong/content/line.py", "ui/wrong/content/rows.py", "ui/deal/new_deal.py"}
"""Where `blanks` are not those of a message."""

SENTENCES = sorted((resources() / "locale").rglob("law??.ftl"))
CASES = sorted((resources() / "cases").rglob("*.case.json"))


def parts(path: Path, *kinds: type[ast.AST]) -> Iterator[ast.AST]:
    return (node for node in ast.walk(tree(path)) if isinstance(node, kinds))


def is_text(node: ast.AST) -> bool:
    """Whether an expression is a text, or a collection of texts, written out."""
    if isinstance(node, ast.Tuple | ast.Set | ast.List):
        return any(is_text(part) for part in node.elts)
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_clause(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in ("clause", "number")


@pytest.mark.parametrize("path", RULING, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_number_of_a_law_is_compared_with_a_text(path: Path) -> None:
    """Who wants to know under which clause something was ruled asks the clause, which knows its numbers."""
    for node in parts(path, ast.Compare):
        assert isinstance(node, ast.Compare)
        sides = (node.left, *node.comparators)
        assert not (any(map(is_clause, sides)) and any(map(is_text, sides))), ast.unparse(node)
    for node in parts(path, ast.Attribute, ast.Subscript):
        assert isinstance(node, ast.Attribute | ast.Subscript)
        cut = isinstance(node, ast.Subscript) or node.attr in ("startswith", "endswith", "removeprefix", "partition")
        assert not (cut and isinstance(node.value, ast.Attribute) and node.value.attr == "clause"), ast.unparse(node)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_but_the_words_reads_a_message(path: Path) -> None:
    name = path.relative_to(PACKAGE).as_posix()
    if room(path) == "words" or name == "table/question.py" or name in OWN_BLANKS:
        return
    for node in parts(path, ast.Attribute):
        assert isinstance(node, ast.Attribute)
        assert node.attr != "blanks" or ast.unparse(node.value) == "self", ast.unparse(node)
        read = node.attr == "key" and isinstance(node.value, ast.Attribute) and node.value.attr in ("message", "told")
        assert not read, ast.unparse(node)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_question_is_made_by_its_declaration(path: Path) -> None:
    if path.relative_to(PACKAGE).as_posix() == "laws/ask.py":
        return
    for node in parts(path, ast.Call):
        assert isinstance(node, ast.Call)
        assert not (isinstance(node.func, ast.Name) and node.func.id == "Question"), ast.unparse(node)


def clauses() -> Iterator[tuple[str, Clause[..., object]]]:
    """Every clause with the module in which it stands."""
    for module in pkgutil.walk_packages(bridgetable.laws.__path__, "bridgetable.laws."):
        for name, thing in vars(importlib.import_module(module.name)).items():
            if isinstance(thing, Clause) and thing.module == module.name and thing.name == name:
                yield module.name, thing


def test_a_clause_stands_at_its_number() -> None:
    """In the file or the package of a Law each clause has that Law's number in some edition."""
    found = list(clauses())
    assert len(found) > 150
    for module, each in found:
        if address := re.search(r"\.law(\d\d)\b", module):
            law = address[1].lstrip("0")
            assert any(re.match(rf"{law}\D|{law}$", number) for number in each.numbers.values()), (module, each.name)


@pytest.mark.parametrize("path", SENTENCES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_the_sentences_of_a_law_stand_at_its_number(path: Path) -> None:
    law = path.stem.removeprefix("law").lstrip("0")
    keys = re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert keys
    assert [key for key in keys if not re.search(rf"-0?{law}(\D|$)", key)] == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.name.removesuffix(".case.json"))
def test_whoever_is_asked_has_the_answers_that_are_declared(path: Path) -> None:
    history = lines_of(read_case(path.read_bytes())).history
    for node in history.nodes:
        now = asked_now(node.step.table)
        if now is None:
            continue
        declared = next(ask.answers for ask in questions() if ask.asks(now.question))
        for option in now.options:
            name = option.name.partition("-")[0]
            of_a_card = "card" in declared and len(option.name) == 2
            assert of_a_card or option.name in declared or name in declared, option.name
