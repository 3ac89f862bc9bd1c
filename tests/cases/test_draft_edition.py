"""A draft of the next edition: data in a folder, tried like an edition, refused where it needs what is not declared."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bridgetable.cases import draft_edition
from bridgetable.cases.draft_edition import FILE, declared_behaviours, read_draft
from bridgetable.table.edition import Edition, a_draft_is_tried
from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words, refused_line
from tests.situations import EDITIONS

PROJECT = Path(__file__).parents[2]
DRAFT = Path(__file__).with_name("draft")
LEAST = {"format": "bridgetable-edition", "version": 1, "name": "A proposal", "amends": "2017"}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A process of the program in which a draft is tried."""
    environment = {**os.environ, "PYTHONPATH": str(PROJECT), "PYTHONWARNINGS": "error"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=PROJECT, env=environment, capture_output=True, encoding="utf-8", check=False
    )


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    done = run("-m", "tests.cases.draft.facts", str(DRAFT))
    assert done.stderr == ""
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def written(folder: Path, **keys: object) -> Path:
    (folder / FILE).write_text(json.dumps({**LEAST, **keys}), "utf-8")
    return folder


def test_it_is_an_edition_after_the_others_and_amends_one(facts: dict[str, Any]) -> None:
    assert facts["editions"] == [*EDITIONS, "draft"] and facts["before"] == "2007"


def test_here_there_is_none() -> None:
    assert not a_draft_is_tried() and Edition.DRAFT not in [*Edition]


@pytest.mark.parametrize("law", ["27B", "23", "64", "68D2", "57A"])
def test_what_it_takes_of_2017_is_ruled_as_in_2017(law: str, facts: dict[str, Any]) -> None:
    # What may be known of a penalty card is not taken.
    as_in_2017, draft = ([line for line in found if not line.startswith("50E")] for found in facts["four"][law])
    assert [line for line in draft if line] == [line for line in as_in_2017 if line] != []


def test_what_it_does_not_take_is_ruled_as_in_2007(facts: dict[str, Any]) -> None:
    as_in_2007, draft = facts["others"]
    assert draft == as_in_2007 != []


def test_a_declared_behaviour_is_ruled(facts: dict[str, Any]) -> None:
    """West ruffed with two spades in hand and won another trick: two tricks in every edition, one in the draft."""
    assert facts["moved"] == [1]


def test_what_it_elects_holds_where_a_table_elects_nothing_else(facts: dict[str, Any]) -> None:
    """Defenders may not ask each other in the draft, and in one of its cases they may; in 2007 itself they may."""
    assert facts["elected"] == [True, False, False]


def test_its_pages_stand_beside_those_it_takes_and_those_it_keeps(facts: dict[str, Any]) -> None:
    own, *others = facts["page"]
    assert own.startswith("One trick moves where the offender") and others == facts["as"]
    assert facts["point"] == "the offender won the trick: one trick"


def test_what_changed_is_told_of_it_like_of_any_edition(facts: dict[str, Any]) -> None:
    assert facts["printed"] == [False, True]
    assert {"57A3", "64A1", "64B8", "23A1", "27B1(b)"} <= set(facts["changed"]) and "53A" not in facts["changed"]


def test_it_is_marked_as_a_draft(facts: dict[str, Any]) -> None:
    assert facts["name"] == ["Bozza del Codice", "Il Codice bozza non lo chiede: la risposta non conta.", "bozza"]


def test_commands_rule_under_it_in_other_processes_too() -> None:
    folder = "resources/cases/play"
    case = next((PROJECT / folder).glob("premature-57a-play-before-partner-2007*"))
    done = run("-m", "bridgetable", "replay", str(case), "--edition-folder", str(DRAFT), "--language", "en")
    assert done.returncode == 0 and "Law 57A" in done.stdout
    assert done.stderr.startswith(
        "A draft, and no Law anywhere: Four changes of 2017, as a draft over 2007, 2016-09-01"
    )
    both = [str(case), str(next((PROJECT / "resources/cases/revoke").glob("revoke-41-both-sides-revoke-2017*")))]
    options = ("--workers", "2", f"--edition-folder={DRAFT}", "--language", "en")
    checked = run("-m", "bridgetable", "check", *both, *options)
    assert "Traceback" not in checked.stderr and checked.stdout.splitlines()[-1].startswith("2 cases")
    assert any("57A" in line and "require-H" in line for line in checked.stdout.splitlines())


@pytest.mark.parametrize("command", ["replay", "check"])
def test_what_the_laws_rule_by_is_not_gone_without_a_wording(command: str, tmp_path: Path) -> None:
    """At a case that needs it the draft is refused in a sentence, as everything that cannot be tried."""
    case = PROJECT / "resources/cases/play/premature-57d-at-right-hand-opponents-turn.case.json"
    options = (f"--edition-folder={written(tmp_path, gone=['57D'])}", "--language", "en")
    done = run("-m", "bridgetable", command, str(case), *options)
    assert done.returncode == 2 and "KeyError" not in done.stdout + done.stderr
    assert "the Laws here rule by 57D too" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"behaviours": {"64A1": "three-tricks"}}, "is no declared behaviour of 64A1, and has to be a wording"),
        ({"behaviours": {"44C": "any-suit"}}, "is no declared behaviour of 44C"),
        ({"as-in": {"2017": ["99Z"]}}, "is no clause of the Laws"),
        ({"as-in": {"2007": ["23B"]}}, "the Laws of 2007 have nothing under 23B that is ruled by"),
        ({"amends": "2012"}, "is no edition of the Laws"),
        ({"amends": "draft"}, "is a draft, and none is tried"),
        ({"wordings": {"64A1": "def f(table): return 3"}}, "this key is not known here"),
        ({"pages": {"64A1": "{ $seat } wins"}}, "braces cannot stand in a page"),
        ({"elections": {"12C1e": True}}, "the Laws of 2017 leave “12C1e” to nobody's choice"),
        ({"elections": {"64A": True}}, "is no election that this program knows"),
        ({"elections": {"70E2": "yes"}}, "true"),
        ({"format": "bridgetable-case"}, "this is no draft of an edition"),
    ],
)
def test_what_no_declared_behaviour_does_is_refused_in_a_sentence(
    keys: dict[str, object], sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(RefusedError) as refused:
        read_draft(written(tmp_path, **keys))
    assert sentence in refused_line(Words.of("en", strict=True), refused.value)


def test_a_folder_without_one_is_refused(tmp_path: Path) -> None:
    done = run("-m", "bridgetable", "replay", "x", "--edition-folder", str(tmp_path), "--language", "en")
    assert (done.returncode, done.stdout) == (2, "") and f"There is no {FILE} to be read" in done.stderr


def test_every_declared_behaviour_can_be_asked_for(tmp_path: Path) -> None:
    declared = declared_behaviours()
    assert {("64A1", "one-trick"), ("64A2", "no-trick"), ("26B", "any-suit"), ("61B3", "never")} <= set(declared)
    for number, name in declared:
        assert read_draft(written(tmp_path, behaviours={number: name})).behaviours == {number: name}


def test_what_a_new_page_turns_on_is_what_the_clause_around_it_turns_on_unless_it_is_said(tmp_path: Path) -> None:
    read = read_draft(written(tmp_path, pages={"64A1": "One trick moves.", "64A2": "None."}, points={"64A2": "none"}))
    points = [(key, text) for _, key, text in draft_edition._drafted_texts(read) if key.startswith("point")]
    assert points == [("point-64a1", ""), ("point-64a2", "none")]
