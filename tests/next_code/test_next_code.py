"""The next Code is added by what it changes and one line; everything else holds as in the edition before it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.next_code.code_2027 import program_with_2027

PROJECT = Path(__file__).parents[2]
YEARS = ["1997", "2007", "2017", "2027"]
CHANGED = {"50E1", "50E3", "50E4", "64B4", "64B5", "64B6", "64B9", "66C", "66E", "84A", "84E"}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return program_with_2027(tmp_path_factory.mktemp("2027"), in_force=False)


def run(program: Path, *arguments: str) -> str:
    """What a process of this program prints."""
    found = os.pathsep.join((str(program), str(PROJECT)))
    environment = {**os.environ, "PYTHONPATH": found, "PYTHONWARNINGS": "error", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=program, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stderr == ""
    return done.stdout


def command(program: Path, *arguments: str) -> str:
    """What a command prints in English."""
    return run(program, "-m", "bridgetable", *arguments, "--language", "en")


@pytest.fixture(scope="module")
def facts(program: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(program, str(Path(__file__).with_name("facts.py"))))
    return found


def test_it_knows_the_edition_before_it_and_is_not_in_force(facts: dict[str, Any]) -> None:
    assert (facts["before"], facts["current"]) == ("2017", "2017")


def test_nothing_else_is_declared_otherwise(facts: dict[str, Any]) -> None:
    """Every clause, question, reading, election and reason holds, but for those that it says something of."""
    declared: dict[str, list[str]] = facts["declared"]
    of_50e = ["known_on_the_table", "known_once_played", "may_have_helped"]
    of_64b = ["after_next_call", "after_the_round", "twelfth_trick"]
    found_nothing = ["looked_at_a_quitted_trick", "nobody_revoked", "nothing_irregular"]
    assert declared.pop("clauses") == sorted([*of_50e, *of_64b, *found_nothing, "on_the_first_trick", "percentage_of"])
    assert declared.pop("book") == ["50E4", "64B5", "64B9", "66C", "66E", "84A", "84E"]
    assert declared.pop("readings") == ["judged-at-the-end-of-play", "damage-by-double-dummy"]
    assert declared == {"questions": ["50E4"], "elections": [], "reasons": [], "memory": []}


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_page_is_its_own_or_that_of_the_edition_before(facts: dict[str, Any], language: str) -> None:
    pages: dict[str, list[str]] = facts["pages"][f"{language} lawbook"]
    assert {number for number, (before, now) in pages.items() if before != now} == CHANGED
    assert pages["64B4"][1] == pages["64B5"][0] != ""
    assert all(number in CHANGED or now for number, (before, now) in pages.items() if before)
    assert len(pages) > 500


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_what_a_case_turns_on_follows(facts: dict[str, Any], language: str) -> None:
    points: dict[str, list[str]] = facts["pages"][f"{language} point"]
    assert {number for number, (before, now) in points.items() if before != now} == CHANGED - {"50E1"}
    assert points["64B4"][1] == points["64B5"][0] != ""


def test_a_page_that_names_a_clause_by_its_former_number_is_found(facts: dict[str, Any]) -> None:
    """The recipe has it written anew; here it was left."""
    assert facts["former numbers"] == ["2027 61C: 66C"]


def test_the_page_shows_the_other_wordings(facts: dict[str, Any]) -> None:
    assert facts["others"] == ["1997", "2007", "2017"]


def test_the_clause_that_moved_is_one_row_with_both_numbers(facts: dict[str, Any]) -> None:
    rows: list[dict[str, list[str]]] = facts["rows"]
    numbers = [(row["2017"], row["2027"]) for row in rows if row["2017"] or row["2027"]]
    same = [([f"64B{n}"], [f"64B{n}"]) for n in (1, 2, 3, 6, 7, 8)]
    assert sorted(numbers) == sorted([*same, (["64B4"], []), (["64B5"], ["64B4"]), ([], ["64B9"])])


def test_a_case_shows_the_clause_under_its_new_number(facts: dict[str, Any]) -> None:
    """Of the cases of 64B4 and 64B5 the second alone comes to 64B4, which was 64B5; both revokes were on trick 1."""
    shown = {row["2027"][0]: [name[:9] for name in row["shown"]] for row in facts["rows"] if row["2027"]}
    assert shown.pop("64B4") == ["revoke-38"] and shown.pop("64B9") == ["revoke-37", "revoke-38"]
    assert not any(shown.values())


def test_what_changed_is_ruled_and_the_rest_as_before(facts: dict[str, Any]) -> None:
    before, now = facts["rulings"]["2017"], facts["rulings"]["2027"]
    assert [line.partition(":")[0] for line in before["first"]][-1] == "64A1"
    assert now["first"][-1] == "64B9: The revoke was on the first trick: no trick moves."
    assert before["next board"][-1].startswith("64B4: The innocent side had called")
    assert now["next board"][-1].startswith("64A1: ")
    assert before["round"][-1].removeprefix("64B5: ") == now["round"][-1].removeprefix("64B4: ")
    assert before["twelfth"][-1].startswith("64B6: ") and now["twelfth"][-1].startswith("64A2: ")
    assert [before[name][:-1] for name in before] == [now[name][:-1] for name in now]


def test_it_is_compared_and_rehearsed(facts: dict[str, Any]) -> None:
    assert facts["columns"] == YEARS
    before, now = facts["stops"]
    assert before == now > 1


def test_cases_are_made_for_a_clause_under_its_new_number(facts: dict[str, Any]) -> None:
    before, now = facts["families"]["2017"], facts["families"]["2027"]
    assert now["64B4"] == before["64B5"] != before["64B4"]


def test_the_window_offers_it_by_its_name(facts: dict[str, Any]) -> None:
    assert facts["offered"] == {"preferences": [f"Codice {year}" for year in YEARS], "chosen": "Codice 2017"}


def test_the_commands_know_it(program: Path) -> None:
    assert "2027  ruled" in command(program, "coverage", "--law", "64B9")
    assert "2027  left out\n" in command(program, "coverage", "--law", "64D")
    (case, *_) = sorted((program / "resources/cases/auction").glob("insufficient-bid-27b1a-*-2017.case.json"))
    before, now = (command(program, "replay", str(case), "--edition", each) for each in ("2017", "2027"))
    assert before == now.replace("2027", "2017") != now


def test_cases_without_a_revoke_are_ruled_alike(program: Path) -> None:
    folder = "resources/cases/auction"
    lines = [command(program, "check", folder, "--edition", each, "--workers", "1") for each in ("2017", "2027")]
    assert lines[0] == lines[1]


@pytest.mark.parametrize("in_force", [False, True])
def test_one_line_puts_it_in_force(tmp_path: Path, *, in_force: bool) -> None:
    """Until then nothing is ruled under it that nobody has asked for."""
    program = program_with_2027(tmp_path, in_force=in_force)
    code = (
        "from bridgetable.cli.commands import parser_of; "
        "from bridgetable.ui.preferences.preferences import Preferences; "
        "from bridgetable.generation.conditions import Conditions; "
        "from bridgetable.rehearsal.exam import conditions as exam; "
        "from bridgetable.words.catalogue import Words; "
        "audited = parser_of('audit', Words.of('en')).parse_args(['a.pbn']); "
        "print(Preferences().edition, Conditions().edition, *exam.Conditions(1).editions, audited.edition)"
    )
    assert run(program, "-c", code).split() == ["Edition.E2027" if in_force else "Edition.E2017"] * 4


def test_figures_are_those_of_the_edition(facts: dict[str, Any]) -> None:
    before, now = facts["figures"]["2017"], facts["figures"]["2027"]
    assert (before[0], now[0]) == (-800, -900)
    assert "at least 60" in before[1] and "at least 65" in now[1]
    assert (before[2], now[2]) == (True, False)


def test_a_question_that_has_moved_is_asked_under_its_number(facts: dict[str, Any]) -> None:
    before, now = facts["penalty card"]["2017"], facts["penalty card"]["2027"]
    assert "50E4" in before and now == ["50E3" if number == "50E4" else number for number in before]


def test_what_is_said_of_information_is_what_the_edition_rules(facts: dict[str, Any]) -> None:
    """The sentence of 2017 under the same number says that everybody may use it."""
    before, now = facts["small card"]["2017"], facts["small card"]["2027"]
    assert before == ["50E1: As long as the 2 of clubs lies on the table everybody may use what it tells."]
    assert now == ["50E1: What the 2 of clubs tells is unauthorised information for West."]


def test_what_has_moved_is_ruled_under_its_number_where_nothing_is_found(facts: dict[str, Any]) -> None:
    before, now = facts["nothing"]["2017"], facts["nothing"]["2027"]
    assert before == [["84A"], ["61C", "66C", "69A"], [["none"]]]
    assert now == [["84E"], ["61C", "66E", "69A"], [["none"]]]
