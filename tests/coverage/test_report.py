"""Coverage as text and as data."""

from __future__ import annotations

import json

from bridgetable.coverage.evidence import kept_evidence
from bridgetable.coverage.phrases import as_data, as_text
from bridgetable.coverage.standing import LATEST_FIRST, law_tables
from bridgetable.words.catalogue import Words
from tests.situations import EDITIONS, since

EN = Words.of("en", strict=True)


def test_a_clause_is_told_with_all_its_cases_and_tests() -> None:
    lines = as_text(law_tables(kept_evidence(), "64B7"), LATEST_FIRST, EN).splitlines()
    assert lines[0] == "Law 64: what an established revoke costs"
    assert lines[1 : len(EDITIONS) + 2] == [
        "  64B7 both sides revoked: no trick moves",
        *(f"    {year}  ruled †" for year in reversed(since("2007"))),
        "    1997  –",
    ]
    assert any(line.startswith("    reading  ") and "[64B " in line for line in lines)
    assert sum(line.startswith("    cases  ") for line in lines) >= 3
    assert "tests/laws/test_law64.py" in lines[-1]


def test_the_reasons_that_are_referred_to_are_told_at_the_end() -> None:
    text = as_text(law_tables(kept_evidence(), "93A"), LATEST_FIRST, EN)
    letter = text.splitlines()[2].partition("(")[2][0]
    assert text.splitlines()[-1] == f"({letter}) {EN.text('coverage-why-appeals')}"
    assert len(text.splitlines()) == len(EDITIONS) + 4


def test_the_data_name_everything() -> None:
    (law,) = json.loads(as_data(law_tables(kept_evidence(), "72C"), EN))[-1:]
    (clause,) = law["clauses"]
    assert law["law"] == 72 and clause["clause"] == "72C" and clause["edition"] == EDITIONS[-1]
    assert [one["clause"] for one in clause["editions"]["2007"]] == ["23"]
    asked = clause["editions"]["2017"][0]
    assert asked["standing"] == "ruled" and asked["asks-director"] and asked["readings"] == ["could-have-known-once"]
    assert {"case", "edition", "editions"} == set(clause["cases"][0]) and "tests/laws/test_law72.py" in clause["tests"]


def test_what_is_left_out_has_its_reason_in_the_data() -> None:
    (law,) = json.loads(as_data(law_tables(kept_evidence(), "93A"), Words.of("it", strict=True)))
    (told,) = law["clauses"][0]["editions"]["2017"]
    assert told["standing"] == "left-out" and told["why"] == "appeals"
    assert told["reason"] == "Gli appelli vengono dopo il gioco al tavolo."
