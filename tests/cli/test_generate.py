"""`bridgetable generate`: cases are written, each once, and what is wrong is told in one sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bridgetable.cases.check import check
from bridgetable.cases.codec import read_case
from bridgetable.disk import workers
from bridgetable.generation.families.catalogue import FAMILIES
from tests.cli.commands import Said, program


def test_cases_are_written_and_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("generate", "--law", "55", "--edition", "2007", "--count", "3", "--seed", "7", "-o")
    said = Said(capsys, *asked, str(tmp_path / "new"))
    assert (said.status, said.err) == (0, []) and len(said.out) == 3
    for name in said.out:
        assert not check(read_case(Path(name).read_bytes())).failures
    again = Said(capsys, *asked, str(tmp_path / "again"))
    assert [Path(name).read_bytes() for name in again.out] == [Path(name).read_bytes() for name in said.out]


def test_another_process_writes_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The hash of a card differs from process to process, and with it the order of a set of cards."""
    asked = ("generate", "--count", "8", "--seed", "77", "-o")
    here = Said(capsys, *asked, str(tmp_path / "here"))
    assert program(*asked, str(tmp_path / "there")).returncode == 0
    for name in here.out:
        assert (tmp_path / "there" / Path(name).name).read_bytes() == Path(name).read_bytes()


def test_several_processes_make_the_same_cases(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where every one of them dies, and so that it happens that two searches find the same."""
    asked = ("generate", "--family", "card-shown-in-the-auction", "--count", "6", "--seed", "4", "-o")
    one = Said(capsys, *asked, str(tmp_path / "one"), "--workers", "1")
    three = Said(capsys, *asked, str(tmp_path / "three"), "--workers", "3")
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", "import sys; sys.stdin.read(1)"))
    broken = Said(capsys, *asked, str(tmp_path / "broken"), "--workers", "3")
    assert len(one.out) == len(three.out) == len(broken.out) == 6
    for name, *others in zip(one.out, three.out, broken.out, strict=True):
        assert all(Path(other).read_bytes() == Path(name).read_bytes() for other in others), name


def test_no_file_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("generate", "--family", "fifth-card", "--count", "2", "-o", str(tmp_path))
    first = Path(Said(capsys, *asked).out[1])
    first.write_bytes(b"mine")
    said = Said(capsys, *asked)
    assert (said.status, said.out, len(said.err)) == (2, [], 1) and "exists already" in said.err[0]
    assert first.read_bytes() == b"mine"


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (("--law", "99"), 1, "there is no Law 99"),
        (("--law", "62C2", "--tricks", "yes", "--family", "revoke-asked-at-once"), 1, "no family of cases comes to"),
        (("--family", "opening-lead-face-down", "--tricks", "yes"), 1, "seed 1 yields nothing under these conditions"),
        (("--from", "nowhere.pbn"), 2, "nowhere.pbn"),
        (("--count", "0"), 2, "--count takes a number"),
        (("--difficulty", "9"), 2, "--difficulty takes 1|2|3"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(
    arguments: tuple[str, ...],
    status: int,
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bridgetable.generation.generate.MOST_TRIES", 10)
    said = Said(capsys, "generate", *arguments, "-o", str(tmp_path))
    assert (said.status, said.out, len(said.err)) == (status, [], 1)
    assert sentence in said.err[0] and not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_bytes(b"")
    said = Said(capsys, "generate", "-o", str(tmp_path / "file" / "folder"))
    assert (said.status, said.out, len(said.err)) == (2, [], 1) and "cannot be written to this folder" in said.err[0]


def test_the_families_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "generate", "--families")
    assert said.status == 0 and [line.split(":")[0] for line in said.out] == [family.name for family in FAMILIES]
    assert Said(capsys, "generate").status == 2
