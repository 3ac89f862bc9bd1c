"""The library: reading order, search terms, editions of one case, malformed files, the table of the preview."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.cases.library.cases import (
    LibraryCase,
    beside,
    case_files,
    case_names,
    in_all_editions,
    name_of,
    name_without_edition,
    read_library_case,
    reading_order,
)
from bridgetable.cases.library.preview import Preview, previews
from bridgetable.cases.library.search import search
from bridgetable.table.edition import Edition

DEAL = "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT"
PLAYS = [
    {"do": "play", "seat": seat, "card": card} for seat, card in (("W", "H9"), ("N", "H3"), ("E", "C2"), ("S", "H4"))
]


def case(**changes: object) -> dict[str, object]:
    """A case as it stands in a file: East discards on the first heart."""
    return {
        "format": "bridgetable-case",
        "version": 1,
        "title": {"en": "East discards", "it": "Est scarta"},
        "edition": "2007",
        "board": {"number": 1},
        "deal": DEAL,
        "contract": "4S",
        "declarer": "S",
        "actions": [*PLAYS],
        **changes,
    }


def write(folder: Path, name: str, **changes: object) -> Path:
    path = folder / f"{name}.case.json"
    path.write_text(json.dumps(case(**changes)), "utf-8")
    return path


def names(cases: tuple[LibraryCase, ...]) -> list[str]:
    return [each.name for each in cases]


# -- order -----------------------------------------------------------------------------------------------------------


def test_files_stand_in_the_order_people_read() -> None:
    files = [
        Path(f"{name}.case.json")
        for name in ("revoke-13-a", "revoke-4-b", "Revoke-04-a", "lead-53-2017", "lead-53b", "lead-53-2007", "lead-53")
    ]
    assert [name_of(path) for path in sorted(files, key=reading_order)] == [
        "lead-53",
        "lead-53-2007",
        "lead-53-2017",
        "lead-53b",
        "Revoke-04-a",
        "revoke-4-b",
        "revoke-13-a",
    ]


@pytest.mark.parametrize(
    ("name", "matter"),
    [("lead-53-2007", "lead-53"), ("lead-53", "lead-53"), ("lead-2011", "lead-2011"), ("2007", "2007")],
)
def test_the_edition_at_the_end_of_a_name_is_no_part_of_the_matter(name: str, matter: str) -> None:
    assert name_without_edition(name) == matter


def test_the_next_case_is_the_one_after_it_in_its_folder(tmp_path: Path) -> None:
    ten, two, nine = (write(tmp_path, f"case-{number}") for number in (10, 2, 9))
    (tmp_path / "notes.txt").write_text("no case")
    assert case_files(tmp_path) == (two, nine, ten)
    assert beside(two, 1) == (nine, 2, 3) and beside(nine, 1) == (ten, 3, 3) and beside(ten, 1) is None
    assert beside(nine, -1) == (two, 1, 3) and beside(two, -1) is None
    nine.unlink()
    assert beside(nine, 1) == (ten, 2, 2) and beside(nine, -1) == (two, 1, 2)
    assert beside(tmp_path / "nowhere" / "case-1.case.json", 1) is None


# -- searching -------------------------------------------------------------------------------------------------------


@pytest.fixture
def cases(tmp_path: Path) -> tuple[LibraryCase, ...]:
    note = {"do": "note", "text": {"en": "Did you notice?", "it": "Perché nessuno parla?"}}
    branch = {
        "do": "branch",
        "title": "Dummy asks",
        "actions": [{"do": "expect", "rulings": [], "no-rulings": ["64A1"], "asked": None}],
    }
    return tuple(
        map(
            read_library_case,
            (
                write(tmp_path, "a", tags=["revoke", "62B1"], actions=[*PLAYS, note]),
                write(
                    tmp_path,
                    "b",
                    tags=["penalty card"],
                    actions=[
                        *PLAYS,
                        branch,
                        {"do": "expect", "rulings": ["64A2"], "asked": {"by": "S", "law": "50D2"}},
                    ],
                ),
                write(tmp_path, "c", title="6 hearts", tags=["64C2(a)"], edition="2017", story="The long way."),
            ),
        )
    )


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("", "abc"),
        ("64", "bc"),
        ("64A", "b"),
        ("64a2", "b"),
        ("64C2a", "c"),
        ("64c2(A)", "c"),
        ("64A1", ""),
        ("50", "b"),
        ("6", "c"),
        ("62", "a"),
        ("2017", "c"),
        ("revoke", "a"),
        ("penalty 64", "b"),
        ("scarta", "ab"),
        ("DISC", "ab"),
        ("perche", "a"),
        ("perché NESSUNO", "a"),
        ("dummy", "b"),
        ("ummy", ""),
        ("long-way", "c"),
        ("notice 64", ""),
    ],
)
def test_a_case_is_found_by_law_tag_and_words_of_both_languages(
    cases: tuple[LibraryCase, ...], wish: str, found: str
) -> None:
    assert "".join(sorted(names(search(cases, wish)))) == found


def test_a_tag_is_found_by_its_name_in_the_language_in_use(cases: tuple[LibraryCase, ...]) -> None:
    italian = {"penalty card": "carta penalizzata"}
    assert names(search(cases, "penalizzata", lambda tag: italian.get(tag, tag))) == ["b"]
    assert names(search(cases, "penalizzata")) == []


def test_a_law_is_looked_for_in_the_numbering_of_the_case(tmp_path: Path) -> None:
    old = read_library_case(write(tmp_path, "old", tags=["17E2"], edition="2007"))
    new = read_library_case(write(tmp_path, "new", tags=["17E2"], edition="2017"))
    assert search((old, new), "34") == (old,)


# -- what is in a file -----------------------------------------------------------------------------------------------


def test_the_same_matter_under_other_editions_is_found_by_the_names(tmp_path: Path) -> None:
    plain, new, old = (
        read_library_case(write(tmp_path, name, edition=edition))
        for name, edition in (("lead", "2007"), ("lead-2017", "2017"), ("lead-1997", "1997"))
    )
    other = read_library_case(write(tmp_path, "leads-2017", edition="2017"))
    assert in_all_editions((other, new, plain, old), plain) == (old, plain, new)
    assert in_all_editions((other, new, plain, old), other) == (other,)


@pytest.mark.parametrize(
    ("text", "place", "key"),
    [
        ("{", "", "case-not-json"),
        (json.dumps(case(titel="x")), "titel", "case-unknown-key"),
        (json.dumps(case(actions=[{"do": "play", "seat": "W", "card": "S1"}])), "actions[0].card", "case-no-card"),
    ],
)
def test_a_malformed_file_names_the_place_and_keeps_its_name(tmp_path: Path, text: str, place: str, key: str) -> None:
    path = tmp_path / "bad.case.json"
    path.write_text(text, "utf-8")
    bad = read_library_case(path)
    assert bad.error is not None and (bad.error.place, bad.error.message.key) == (place, key)
    assert bad.edition is None and names(search((bad,), "bad")) == ["bad"] and search((bad,), "64") == ()


def test_a_file_that_is_gone_has_a_fault_too(tmp_path: Path) -> None:
    assert read_library_case(tmp_path / "gone.case.json").error is not None


def test_what_is_read_of_a_case(cases: tuple[LibraryCase, ...]) -> None:
    first = cases[0]
    assert first.edition is Edition.E2007 and first.cited == ("62B1",) and first.subjects == ("revoke",)
    assert cases[1].cited == ("64A2", "50D2")


# -- the previews table -----------------------------------------------------------------------------------------------


def last(**changes: object) -> Preview:
    *_, told = previews(read_case(json.dumps(case(**changes)).encode()))
    return told


def test_the_telling_table_is_that_of_the_first_irregularity_of_the_main_line() -> None:
    branch = {"do": "branch", "title": "Out of turn", "actions": [{"do": "play", "seat": "E", "card": "S2"}]}
    told = last(actions=[branch, *PLAYS])
    assert told.certain and told.error is None
    assert [len(trick.plays) for trick in told.table.tricks] == [3] and len(told.table.irregularities) == 1


def test_where_nothing_goes_wrong_it_is_that_of_the_first_note_or_the_first() -> None:
    note = {"do": "note", "text": "Stop here."}
    told = last(actions=[PLAYS[0], note, PLAYS[1]])
    assert not told.certain and [len(trick.plays) for trick in told.table.tricks] == [1]
    assert last(actions=[PLAYS[0]]).table.tricks == ()


def test_what_cannot_be_done_is_named_by_its_place_in_branches_too() -> None:
    again = {"do": "branch", "title": "Twice", "actions": [PLAYS[0]]}
    told = last(actions=[PLAYS[0], again, PLAYS[1]])
    assert told.error is not None and told.error.place == "actions[1].actions[0]"


def test_cases_are_found_by_both_their_suffixes(tmp_path: Path) -> None:
    for name in ("b.btcase", "a.case.json", "c.json", "d.txt"):
        (tmp_path / name).write_text("{}", "utf-8")
    assert case_names(tmp_path) == ("a.case.json", "b.btcase")
    assert name_of(tmp_path / "b.btcase") == "b"


def test_a_folder_is_listed_again_once_it_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[Path] = []

    def counting(folder: Path) -> object:
        listed.append(folder)
        return scandir(folder)

    scandir = os.scandir
    monkeypatch.setattr(os, "scandir", counting)
    for name in ("a.case.json", "c.case.json"):
        (tmp_path / name).write_text("{}", "utf-8")
    # What has just changed, as the clock of its disk has it, may change again without another time.
    os.utime(tmp_path, (2**33, 2**33))
    assert case_names(tmp_path) == case_names(tmp_path) == ("a.case.json", "c.case.json")
    assert len(listed) == 2
    os.utime(tmp_path, (1, 1))
    assert case_names(tmp_path) == case_names(tmp_path) == ("a.case.json", "c.case.json")
    assert len(listed) == 3
    (tmp_path / "b.case.json").write_text("{}", "utf-8")
    assert case_names(tmp_path) == ("a.case.json", "b.case.json", "c.case.json")
