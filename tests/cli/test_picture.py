"""`bridgetable picture`: the table as a picture file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from bridgetable.cli.picture import size_of
from tests.cli.commands import Said, program


def test_picture_draws_the_table(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for extra in ([], ["--step", "0"], ["--projector", "--language", "it", "--step", "5"]):
        said = Said(capsys, "picture", "right.case.json", "-o", "table.png", "--size", "640x480", *extra)
        assert (said.status, said.out, said.err) == (0, [], [])
        data = (folder / "table.png").read_bytes()
        assert data.startswith(b"\x89PNG")
        assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (640, 480)


@pytest.mark.parametrize("wall", [[], ["--projector"]])
def test_the_table_can_be_turned(folder: Path, capsys: pytest.CaptureFixture[str], wall: list[str]) -> None:
    drawn = {}
    for bottom in ("S", "s", "W", "N", "E"):
        said = Said(capsys, "picture", "right.case.json", "-o", "table.png", "--bottom", bottom, *wall)
        assert (said.status, said.err) == (0, [])
        drawn[bottom] = (folder / "table.png").read_bytes()
    assert drawn["S"] == drawn["s"] and len(set(drawn.values())) == 4
    assert Said(capsys, "picture", "right.case.json", "-o", "table.png", *wall).status == 0
    assert (folder / "table.png").read_bytes() == drawn["S"]


def test_another_seat_than_the_four_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for bottom in ("", "X", "NS", "South"):
        said = Said(capsys, "picture", "right.case.json", "-o", "table.png", "--bottom", bottom)
        assert (said.status, said.out) == (2, [])
        assert said.err[0].startswith(f"--bottom takes S, W, N or E, not “{bottom}”; usage: ")


def test_picture_that_cannot_be_drawn(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "picture", "right.case.json", "-o", "table.png", "--step", "7")
    assert (said.status, said.err) == (2, ["right.case.json: there is no step 7: the last is 6"])
    said = Said(capsys, "picture", "right.case.json", "-o", str(Path("nowhere/table.png")))
    assert (said.status, len(said.err)) == (2, 1)
    said = Said(capsys, "picture", "torn.json", "-o", "table.png")
    assert said.err == ["torn.json: actions[7]: East does not hold the ace of spades."]


@pytest.mark.parametrize("out", ["table", "table.nonsense", os.devnull, "/dev/full"])
def test_a_picture_replaces_nothing_that_it_cannot_be_written_to(
    folder: Path, capsys: pytest.CaptureFixture[str], out: str
) -> None:
    there = sorted(folder.iterdir())
    said = Said(capsys, "picture", "right.case.json", "-o", out)
    assert (said.status, len(said.err)) == (2, 1) and sorted(folder.iterdir()) == there
    assert not Path(out).is_file()


def test_qt_failing_is_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "bridgetable.ui.table.picture", None)
    said = Said(capsys, "picture", "right.case.json", "-o", "table.png")
    assert (said.status, said.out, len(said.err)) == (2, [], 1)
    assert said.err[0].startswith("the table cannot be drawn: ")


def test_a_picture_needs_no_display_whatever_the_environment_says(folder: Path) -> None:
    done = program("picture", "right.case.json", "-o", "table.png", QT_QPA_PLATFORM="nonsense")
    assert (done.returncode, done.stderr) == (0, "")
    assert (folder / "table.png").is_file()


def test_the_size_of_a_picture() -> None:
    assert size_of("640x480") == size_of("640X480") == (640, 480)
    for text in ("huge", "640", "x480", "1x1", "99x100", "10001x100"):
        with pytest.raises(ValueError):
            size_of(text)
