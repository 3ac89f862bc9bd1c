"""What shows a clause: cases as they are played, tests as they are named, and the index of both."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from bridgetable.cases.reader import CaseError
from bridgetable.coverage.evidence import Evidence, as_index, evidence_of, folder_of_tests, kept_evidence
from bridgetable.disk.resources import resources
from bridgetable.table.edition import Edition

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
CASES = resources() / "cases"
PARTNER_IS_SURPRISED = "revoke-08-partner-is-surprised-1997.case.json"


def copied(name: str, folder: Path) -> Path:
    """A folder in which there is this shipped case and no other."""
    (folder / "one").mkdir(parents=True)
    (folder / "one" / name).write_bytes(next(CASES.rglob(name)).read_bytes())
    return folder


def test_a_case_is_played_in_all_editions_with_its_branches(tmp_path: Path) -> None:
    (case,) = evidence_of(copied(PARTNER_IS_SURPRISED, tmp_path), None).cases
    assert case.path == f"one/{PARTNER_IS_SURPRISED}" and case.edition is E1997
    assert case.shows("63B", E1997) and not case.shows("63B", E2017) and case.shows("61B3", E2007) is False
    assert case.shows("61B", E1997) and case.turns_on


def test_the_law_that_the_director_names_himself_shows_in_the_edition_of_the_case_alone(tmp_path: Path) -> None:
    (case,) = evidence_of(copied("penalty-90a-and-91a-beside-the-score.case.json", tmp_path), None).cases
    assert "90B1" in case.by_hand and "90B1" not in case.ruled[case.edition]
    assert [edition for edition in Edition if case.shows("90B1", edition)] == [case.edition]


def test_what_is_no_case_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.case.json").write_text("{}", "utf-8")
    with pytest.raises(CaseError):
        evidence_of(tmp_path, None)


def test_a_file_of_tests_names_the_clauses_of_its_tests(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "laws"
    folder.mkdir(parents=True)
    (folder / "test_law49.py").write_text(
        'def test_49_a_card() -> None:\n    assert rulings == ["49", "50B", "12"]\n\n\n'
        "def test_62C1_and_more() -> None: ...\n\n\ndef test_nothing() -> None: ...\n",
        "utf-8",
    )
    (folder / "test_other.py").write_text("def test_nothing() -> None: ...\n", "utf-8")
    assert evidence_of(tmp_path / "none", folder).tests == {"tests/laws/test_law49.py": ("49", "50B", "62C1")}


def test_without_tests_those_of_the_index_are_told(tmp_path: Path) -> None:
    (tmp_path / "none").mkdir()
    assert evidence_of(tmp_path / "none", None).tests == kept_evidence().tests


def test_the_index_can_be_read_back() -> None:
    kept = kept_evidence()
    assert msgspec.json.decode(as_index(kept), type=Evidence) == kept
    assert json.loads(as_index(kept))["cases"][0]["path"] == kept.cases[0].path


def test_the_tests_of_this_program_are_found() -> None:
    assert folder_of_tests() == Path(__file__).parent.parent / "laws"


def test_cases_that_turn_on_the_clause_come_first_then_those_of_the_edition() -> None:
    found = kept_evidence().cases_of("62A", E2007)
    assert len(found) > 20
    own = [case.edition is E2007 for case in found if not case.turns_on.startswith("62A")]
    assert own == sorted(own, reverse=True)
