"""`bridgetable export`: cases and boards as files for other programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.files import read_boards
from tests.cli.commands import Said
from tests.files.samples import CONTRACT, HEAD


def test_a_case_goes_to_pbn_and_comes_back_byte_for_byte(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "export", "right.case.json", "-o", "x.pbn")
    assert (said.status, said.out, said.err) == (0, ["One board has been written to x.pbn."], [])
    assert Said(capsys, "export", "x.pbn", "-o", "again.case.json").status == 0
    assert (folder / "again.case.json").read_bytes() == (folder / "right.case.json").read_bytes()
    assert Said(capsys, "check", "again.case.json").status == 0


def test_boards_go_from_format_to_format(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "two.pbn").write_text(f"{HEAD}{CONTRACT}\n{HEAD}{CONTRACT}\n", "utf-8")
    for name in ("y.lin", "y.txt", "y2.pbn"):
        said = Said(capsys, "export", "two.pbn", "-o", name, "--language", "it")
        assert (said.status, said.out) == (0, [f"2 board sono stati scritti in {name}."])
        assert [record.hands for record in read_boards(folder / name).readable] == [
            record.hands for record in read_boards(folder / "two.pbn").readable
        ]


def test_plain_leaves_out_what_is_irregular(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert Said(capsys, "export", "right.case.json", "-o", "p.pbn", "--plain").status == 0
    text = (folder / "p.pbn").read_text("latin-1")
    assert not any(sign in text for sign in ("^", "{", "bridgetable"))


def test_a_board_becomes_a_case_under_an_edition(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "one.pbn").write_text(f"{HEAD}{CONTRACT}", "utf-8")
    assert Said(capsys, "export", "one.pbn", "-o", "one.case.json", "--edition", "1997").status == 0
    assert '"edition": "1997"' in (folder / "one.case.json").read_text("utf-8")


def test_a_board_that_cannot_be_read_is_told_and_the_others_are_written(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "bad.pbn").write_text(f'{HEAD}{CONTRACT}\n[Deal "rubbish"]\n', "utf-8")
    said = Said(capsys, "export", "bad.pbn", "nowhere.pbn", "-o", "z.pbn")
    assert (said.status, said.out, len(said.err)) == (1, ["One board has been written to z.pbn."], 2)
    assert said.err[0].startswith("bad.pbn: Game 2, line 8, column 8:")


def test_no_file_is_written_over_while_it_is_read(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "one.pbn").write_text(HEAD, "utf-8")
    before = (folder / "one.pbn").read_bytes()
    for output in ("one.pbn", "./one.pbn", str(folder / "one.pbn")):
        said = Said(capsys, "export", "one.pbn", "-o", output)
        assert (said.status, said.out, len(said.err)) == (2, [], 1)
    assert (folder / "one.pbn").read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nowhere.pbn", "-o", "n.pbn"), "no board"),
        (("right.case.json", "-o", "nowhere/n.pbn"), "n.pbn"),
        (("right.case.json", "right.case.json", "-o", "n.json"), "one board"),
        (("right.case.json", "-o", "n.pdf"), ".pbn, .lin, .txt or .json"),
        (("right.case.json",), "-o"),
    ],
)
def test_what_cannot_be_written(
    folder: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    found = Said(capsys, "export", *arguments)
    assert found.status == 2 and said in found.err[-1]
    assert not list(folder.glob("n.*"))
