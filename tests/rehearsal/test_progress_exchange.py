"""Answers are exported as JSON and CSV, and imported again."""

from __future__ import annotations

import csv
import io

import pytest

from bridgetable.rehearsal.asked import GeneratedCase
from bridgetable.rehearsal.progress import COLUMNS, FORM, ProgressError, answers_in, as_csv, as_json
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.rehearsal.answers import answer, lines_of

ANSWERS = (answer(clauses=("62A", "64A1")), answer(case=GeneratedCase("misrevoke", 7), family="misrevoke", minute=1))


def test_what_was_exported_is_imported_again() -> None:
    assert answers_in(as_json(ANSWERS), "x") == ANSWERS
    assert answers_in(as_json(()), "x") == ()


def test_a_copy_of_the_file_itself_can_be_imported_even_if_it_is_damaged() -> None:
    assert answers_in(FORM.header + lines_of(ANSWERS), "x") == ANSWERS
    assert answers_in(b"?" + FORM.header + b"damage\n" + lines_of(ANSWERS), "x") == ANSWERS


def test_the_rows_say_what_was_asked_and_how_it_was_answered() -> None:
    data = as_csv((*ANSWERS, answer(case="=1+1", clauses=())))
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    assert tuple(rows[0]) == COLUMNS
    assert [(row["case"], row["seed"], row["clauses"], row["outcome"]) for row in rows] == [
        ("revoke/a.case.json", "", "62A 64A1", "right"),
        ("", "7", "64A1", "right"),
        ("'=1+1", "", "", "right"),
    ]


@for_each(
    ("data", "key"),
    [
        (b"", "progress-not-ours"),
        (b"\x00\xff", "progress-not-ours"),
        (b"[1]", "progress-not-ours"),
        (b"[" * 100_000, "progress-not-ours"),
        (b'{"format":"bridgetable-case","version":1}', "progress-not-ours"),
        (as_json(ANSWERS).replace(b'"version": 1', b'"version": 2'), "progress-import-newer"),
        (FORM.header.replace(b"1}", b"2}") + lines_of(ANSWERS), "progress-import-newer"),
        (as_json(ANSWERS).replace(b'"right"', b'"fine"'), "progress-no-answer"),
        (as_json(ANSWERS)[:-3], "progress-not-ours"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_sentence(data: bytes, key: str) -> None:
    with pytest.raises(ProgressError) as refused:
        answers_in(data, "there.json")
    assert refused.value.message.key == key
    assert refused.value.place == ("answers[0].outcome" if key == "progress-no-answer" else "")
    for language in LANGUAGES:
        assert "there.json" in Words.of(language, strict=True).say(refused.value.message)
