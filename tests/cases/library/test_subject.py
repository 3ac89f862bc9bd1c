"""What a case turns on: the clause named in its title, or ruled in its main line, and no step on the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.cases.library import subject
from bridgetable.cases.library.subject import Subject, subject_of
from bridgetable.disk.resources import resources
from bridgetable.laws.claims.search import fewest_tricks, most_tricks
from tests.cases.library.test_cases import PLAYS, write


def of(folder: Path, name: str = "a", *, play: bool = False, **changes: object) -> Subject:
    return subject_of(read_case(write(folder, name, **changes).read_bytes()), name, play=play)


def expecting(*rulings: str, asked: str = "", transfers: tuple[str, ...] = ()) -> dict[str, object]:
    expect: dict[str, object] = {"do": "expect", "rulings": [*rulings]}
    if asked:
        expect["asked"] = {"by": "S", "law": asked}
    if transfers:
        expect["transfers"] = [{"law": law, "tricks": 1, "to": "NS"} for law in transfers]
    return expect


def test_the_main_line_comes_before_branches_and_each_clause_stands_once(tmp_path: Path) -> None:
    branch = {"do": "branch", "title": "Otherwise", "actions": [expecting("62A", "62C2", asked="50D2")]}
    found = of(tmp_path, actions=[branch, expecting("62A", "62B1"), expecting("62A", transfers=("64A2",))])
    assert found.ruled == ("62A", "62B1", "64A2") and found.ruled_in_branches == ("62C2", "50D2")


@pytest.mark.parametrize(
    ("rulings", "asked", "turns_on"),
    [
        (["62A", "62B1"], "62C1", "62C1"),
        (["62A", "62B1", "62C1"], "62C2", "62C2"),
        (["63B", "64B3"], "64C", "64B3"),
        (["27A1", "27B", "27B4"], "27A", "27B4"),
        (["54", "54D"], "50D2", "54D"),
        (["62A"], "", "62A"),
        ([], "", ""),
    ],
)
def test_it_turns_on_the_clause_that_is_no_step_on_the_way(
    tmp_path: Path, rulings: list[str], asked: str, turns_on: str
) -> None:
    assert of(tmp_path, actions=[*PLAYS, expecting(*rulings, asked=asked)]).turns_on == turns_on


def test_it_turns_on_what_its_title_or_its_file_name_says(tmp_path: Path) -> None:
    ruled = [*PLAYS, expecting("62A", "62B1", "62C1", "62C2")]
    assert of(tmp_path, title="One word on 62B1", actions=ruled).turns_on == "62B1"
    assert of(tmp_path, title={"it": "L'Art. 62C1"}, actions=ruled).turns_on == "62C1"
    assert of(tmp_path, "revoke-62c1-a-king", actions=ruled).turns_on == "62C1"
    assert of(tmp_path, "lesson-62", tags=["50D1", "62C1"], actions=[]).turns_on == "62C1"


@pytest.mark.parametrize("title", ["1C, 2D, 3S and 4H", "7D in 10 tricks", "The 9D", "Board 12 at 13.45", "3NT"])
def test_calls_and_tricks_in_a_title_are_no_laws(tmp_path: Path, title: str) -> None:
    assert of(tmp_path, title=title, actions=[expecting("62C1", "12C1")]).turns_on == "62C1"


def test_a_case_that_expects_no_clause_is_played(tmp_path: Path) -> None:
    actions = [*PLAYS, {"do": "director", "seat": "E"}]
    assert of(tmp_path, actions=actions) == Subject()
    played = of(tmp_path, play=True, actions=actions)
    assert {"62A", "62B1"} <= {*played.ruled} and played.turns_on in ("62B1", "62A")
    branch = {"do": "branch", "title": "Called", "actions": [{"do": "director", "seat": "E"}]}
    assert {"62A", "62B1"} <= {*of(tmp_path, play=True, actions=[*PLAYS, branch]).ruled_in_branches}


def test_what_cannot_be_done_ends_the_play_and_a_long_case_is_played_in_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    director, impossible = {"do": "director", "seat": "E"}, {"do": "play", "seat": "N", "card": "SA"}
    assert "62A" in of(tmp_path, play=True, actions=[*PLAYS, director, impossible]).ruled
    monkeypatch.setattr(subject, "MOST_PLAYED", len(PLAYS))
    assert of(tmp_path, play=True, actions=[*PLAYS, director]) == Subject()
    monkeypatch.setattr(subject, "MOST_PLAYED", len(PLAYS) + 1)
    assert "62A" in of(tmp_path, play=True, actions=[*PLAYS, director, PLAYS[0]]).ruled


def test_what_is_ruled_in_the_last_branch_is_not_of_the_main_line(tmp_path: Path) -> None:
    branch = {"do": "branch", "title": "Called", "actions": [{"do": "director", "seat": "E"}]}
    found = of(tmp_path, play=True, actions=[*PLAYS, branch])
    assert found.ruled == () and "62A" in found.ruled_in_branches


def test_the_play_ends_where_a_claim_would_have_to_be_searched_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    file = json.loads((resources() / "cases" / "play" / "claim-the-last-trump.case.json").read_text("utf-8"))
    file["actions"] = [each for each in file["actions"] if each["do"] not in ("expect", "branch")]
    case = read_case(json.dumps({**file, "tags": []}).encode())
    assert subject_of(case, "a", play=True).turns_on == "70C"
    most_tricks.cache_clear()
    fewest_tricks.cache_clear()
    monkeypatch.setattr(subject, "MOST_POSITIONS", 0)
    assert subject_of(case, "a", play=True) == Subject()
