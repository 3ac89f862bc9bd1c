"""How the Laws are wired, held by a test: numbers are addresses, and facts are read from facts."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import pytest

import bridgetable.laws
from bridgetable.coverage.numbering import KEPT, LEFT_OUT, is_printed
from bridgetable.disk.resources import resources
from bridgetable.laws.book import asked_now, questions
from bridgetable.laws.clause import Clause
from bridgetable.laws.numbers import as_printed, lies_under, parts_of
from bridgetable.laws.readings import READINGS
from bridgetable.laws.renumbering import RENUMBERED, by_edition
from bridgetable.table.edition import Edition
from tests.shipped import CASES, history_in
from tests.source import FILES, PACKAGE, Found, floor, hold, nodes
from tests.test_house import GROUND

RULING = [path for path in FILES if floor(path) in GROUND]
"""The files of the table, the Laws and the engine: nobody there takes a sentence or a number apart."""

READING_BLANKS = {
    "table/question.py",
    "engine/going_wrong.py",
    "ui/wrong/rows.py",
    "ui/deal/new_deal.py",
    "audit/batches.py",
    "audit/finding.py",
    "audit/told.py",
}
"""Where messages are defined, where `blanks` are not those of a message, and what sorts the faults of files."""

DECLARING = {"clause", "wording", "Ask", "judgement", "Law", "AboutLaw", "say", "Wrong"}
"""What a number is declared with, and the keys of messages."""

GIVEN_UP = {"cases/clauses.py"}
"""Where numbers stand that no edition has, and that files were written with."""

COMPLETE = ("en", "it")

T = TypeVar("T")

CUTTING = ("startswith", "endswith", "removeprefix", "partition")

SENTENCES = sorted((resources() / "locale").rglob("law??.ftl"))


def inside(path: Path) -> str:
    """The path of a file within the package."""
    return path.relative_to(PACKAGE).as_posix()


def is_text(node: ast.AST) -> bool:
    """Whether an expression is a text, or a collection of texts, written out."""
    if isinstance(node, ast.Tuple | ast.Set | ast.List):
        return any(is_text(part) for part in node.elts)
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_clause(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in ("clause", "number")


def test_no_number_of_a_law_is_compared_with_a_text() -> None:
    """Who wants to know under which clause something was ruled asks the clause, which knows its numbers."""

    def rule(path: Path) -> Found:
        for node in nodes(path):
            if isinstance(node, ast.Compare):
                sides = (node.left, *node.comparators)
                if any(map(is_clause, sides)) and any(map(is_text, sides)):
                    yield node.lineno, f"compares a number with a text: {ast.unparse(node)}"
            elif isinstance(node, ast.Attribute | ast.Subscript):
                cut = isinstance(node, ast.Subscript) or node.attr in CUTTING
                if cut and isinstance(node.value, ast.Attribute) and node.value.attr == "clause":
                    yield node.lineno, f"takes a number apart: {ast.unparse(node)}"

    hold(rule, RULING)


def test_nobody_but_the_words_reads_a_message() -> None:
    def rule(path: Path) -> Found:
        for node in nodes(path):
            if not isinstance(node, ast.Attribute):
                continue
            if node.attr == "blanks" and ast.unparse(node.value) != "self":
                yield node.lineno, f"reads the blanks of a message: {ast.unparse(node)}"
            if node.attr == "key" and isinstance(node.value, ast.Attribute) and node.value.attr in ("message", "told"):
                yield node.lineno, f"reads the key of a message: {ast.unparse(node)}"

    hold(rule, [path for path in FILES if floor(path) != "words" and inside(path) not in READING_BLANKS])


def test_a_question_is_made_by_its_declaration() -> None:
    def rule(path: Path) -> Found:
        for node in nodes(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Question":
                yield node.lineno, f"makes a question: {ast.unparse(node)}"

    hold(rule, [path for path in FILES if inside(path) != "laws/ask.py"])


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


def test_an_edition_declares_only_what_it_changes() -> None:
    """What is declared holds until it is replaced or ends: to say it again would be a list of editions."""
    again = []
    for module, each in clauses():
        said = [each.declared[edition] for edition in Edition if edition in each.declared]
        again += [f"{module}.{each.name}" for before, now in pairwise(said) if before == now]
    for ask in questions():
        numbers = by_edition(ask.clause, (ask.since,), ask.printed)
        again += [f"question {ask.key}" for before, now in pairwise(sorted_by_edition(numbers)) if before == now]
    for reading in READINGS:
        told = by_edition(reading.clauses, (reading.since,), reading.printed)
        again += [f"reading {reading.name}" for before, now in pairwise(sorted_by_edition(told)) if before == now]
    for reason in (KEPT, *LEFT_OUT):
        given = by_edition(reason.clauses, (reason.since,), reason.printed)
        again += [f"reason {reason.name}" for before, now in pairwise(sorted_by_edition(given)) if before == now]
    assert again == []


def sorted_by_edition(declared: Mapping[Edition, T]) -> list[T]:
    """What is declared, in the order of the editions."""
    return [declared[edition] for edition in Edition if edition in declared]


def test_a_page_is_written_anew_only_where_it_changes() -> None:
    """No attribute of an edition says in every language what the text before it says."""
    same = []
    english = [path for path in SENTENCES if path.parents[1].name == "en"]
    files = [{language: pages_in(path, language) for language in COMPLETE} for path in english]
    for by_language in files:
        for key, texts in by_language["en"].items():
            others = [by_language[language][key] for language in COMPLETE]
            same += [key for at in range(1, len(texts)) if all(each[at - 1] == each[at] for each in others)]
    assert same == []


def pages_in(path: Path, language: str) -> dict[str, list[str]]:
    """The texts of each page of the Laws in one language, that of the first edition first."""
    file = path.parents[2] / language / "laws" / path.name
    found = re.findall(r"^((?:lawbook|point)-[\w-]+) =((?:.*\n)(?:    .*\n)*)", file.read_text("utf-8"), re.M)
    return {key: [" ".join(text.split()) for text in re.split(r"\n    \.e\d{4} =", text)] for key, text in found}


def declares(node: ast.AST) -> bool:
    """Whether a number given here follows the editions: in a declaration, or in the catalogue of what can go wrong."""
    name = node.name if isinstance(node, ast.ClassDef) else ""
    if isinstance(node, ast.Call):
        name = ast.unparse(node.func).rpartition(".")[2]
    return name in DECLARING


def quoted_numbers(moved: Iterable[str]) -> list[str]:
    """Where the Laws, or who goes by them, name a clause in quotes under one of these numbers, but in a declaration."""
    found = []
    for path in FILES:
        if not inside(path).startswith(("laws/law", "engine/", "rehearsal/", "audit/", "words/", "ui/")):
            continue
        declared = {id(part) for node in nodes(path) if declares(node) for part in ast.walk(node)}
        found += [
            f"{inside(path)}:{node.lineno}: {node.value}"
            for node in nodes(path)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in declared
            if any(lies_under(node.value, number) for number in moved)
        ]
    return found


def test_a_number_in_quotes_is_that_of_every_edition() -> None:
    """What an edition has renumbered is declared, so that it is ruled under the number of the table's edition."""
    renumbered = [number for each in RENUMBERED.values() for number in (*each.gone, *each.moved)]
    assert quoted_numbers(renumbered) == []
    assert len(quoted_numbers(["62"])) > 3 and not quoted_numbers(["64B5"])
    assert {each.partition("/")[0] for each in quoted_numbers(["43", "50"])} == {"laws", "engine", "rehearsal"}
    assert [each for each in quoted_numbers(map(str, range(1, 94))) if each.startswith("audit/")] == []


def test_a_number_in_quotes_is_printed_in_some_edition() -> None:
    def rule(path: Path) -> Found:
        for node in nodes(path):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            number = as_printed(parts_of(node.value) or ())
            if number and not any(is_printed(number, edition) for edition in Edition):
                yield node.lineno, f"no edition has {number}"

    hold(rule, [path for path in FILES if inside(path) not in GIVEN_UP])


def test_the_sentences_of_a_law_stand_at_its_number() -> None:
    def rule(path: Path) -> Found:
        law = path.stem.removeprefix("law").lstrip("0")
        lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        keys = [(line, found[1]) for line, text in lines if (found := re.match(r"([a-zA-Z][\w-]*) =", text))]
        if not keys:
            yield 1, "no sentence"
        yield from ((line, f"not of Law {law}: {key}") for line, key in keys if not re.search(rf"-0?{law}(\D|$)", key))

    hold(rule, SENTENCES)


@pytest.mark.deep
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.name.removesuffix(".case.json"))
def test_whoever_is_asked_has_the_answers_that_are_declared(path: Path) -> None:
    history = history_in(path)
    for node in history.nodes:
        now = asked_now(node.step.table)
        if now is None:
            continue
        declared = next(ask.answers for ask in questions() if ask.asks(now.question))
        for option in now.options:
            name = option.name.partition("-")[0]
            of_a_card = "card" in declared and len(option.name) == 2
            assert of_a_card or option.name in declared or name in declared, option.name
