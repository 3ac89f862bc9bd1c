"""A whole audit: files, folders and archives, one process or many, stopped and gone on with."""

from __future__ import annotations

import gzip
import lzma
import random
import sys
import zipfile
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from bridgetable.audit import batches, sources
from bridgetable.audit import run as runs
from bridgetable.audit.finding import Finding
from bridgetable.audit.run import Progress, StateError, audit, useful_workers
from bridgetable.disk import workers
from bridgetable.disk.unpacking import zstandard
from bridgetable.table.edition import Edition
from bridgetable.words.languages import OFFERED
from tests.audit.unlawful import CHANGES, board_text

EVERY = 15


def text_of(numbers: Sequence[int]) -> str:
    """Boards with these numbers, in every fifteenth of which something was changed."""
    changes = list(CHANGES.values())
    texts = [board_text(number) for number in numbers]
    for place in range(0, len(texts), EVERY):
        apply, _ = changes[place // EVERY % len(changes)]
        texts[place] = apply(texts[place], random.Random(place))
    return "".join(texts)


SIZE = 150
MANY = text_of(range(1, SIZE + 1)).encode()
FEW = text_of(range(1, 30)).encode()


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces and batches are small."""
    monkeypatch.setattr(sources, "USUAL", 32 * 1024)
    monkeypatch.setattr(batches, "SMALL", 64 * 1024)
    monkeypatch.setattr(batches, "IN_A_BATCH", 32 * 1024)


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """A folder with files of every kind, one of them larger than a batch, and some that are no boards."""
    folder = tmp_path / "archive"
    (folder / "deeper").mkdir(parents=True)
    (folder / "a.pbn").write_bytes(MANY * 2)
    (folder / "b.pbn.gz").write_bytes(gzip.compress(MANY * 2))
    (folder / "deeper" / "c.pbn.xz").write_bytes(lzma.compress(FEW))
    (folder / "deeper" / "d.pbn.zst").write_bytes(zstandard().compress(FEW))
    with zipfile.ZipFile(folder / "e.zip", "w", zipfile.ZIP_DEFLATED) as inside:
        inside.writestr("day 1/f.pbn", FEW)
        inside.writestr("readme.txt", b"no boards")
        inside.writestr("g.pbn", MANY)
    (folder / "notes.txt").write_bytes(FEW)
    return folder


def audited(paths: Sequence[str | Path], **options: object) -> list[Progress]:
    return list(audit([str(path) for path in paths], Edition.E2017, **options))  # type: ignore[arg-type]


def findings(steps: Sequence[Progress]) -> list[Finding]:
    return [finding for step in steps for finding in step.findings]


def test_everything_in_a_folder_is_audited_however_it_is_compressed(archive: Path) -> None:
    steps = audited([archive])
    last = steps[-1]
    assert (last.boards, last.plays, last.unusable) == (5 * SIZE + 3 * 29, 5 * SIZE + 3 * 29, 0)
    assert last.read == last.size > 0
    by_file: dict[str, list[tuple[int, int, str, object]]] = {}
    for one in findings(steps):
        by_file.setdefault(one.file.removeprefix(f"{archive}/"), []).append((one.game, one.line, one.kind, one.player))
    names = ["a.pbn", "b.pbn.gz", "deeper/c.pbn.xz", "deeper/d.pbn.zst", "e.zip/day 1/f.pbn", "e.zip/g.pbn"]
    assert sorted(by_file) == names
    assert by_file["a.pbn"] == by_file["b.pbn.gz"]
    assert by_file["deeper/c.pbn.xz"] == by_file["deeper/d.pbn.zst"] == by_file["e.zip/day 1/f.pbn"]
    once = by_file["e.zip/g.pbn"]
    assert by_file["a.pbn"] == [
        *once,
        *((game + SIZE, line + MANY.count(b"\n"), kind, player) for game, line, kind, player in once),
    ]
    assert {game for game, *_ in once} == set(range(1, SIZE + 1, EVERY))


def test_several_processes_find_what_one_finds(archive: Path) -> None:
    one, two = audited([archive], workers=1), audited([archive], workers=2)
    assert [step.findings for step in one] == [step.findings for step in two]
    assert one[-1] == two[-1]


def test_what_cannot_be_read_is_a_finding_and_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "damaged.pbn.gz").write_bytes(b"not compressed")
    (tmp_path / "no.zip").write_bytes(b"no archive")
    (tmp_path / "none.pbn").write_bytes(b"no board here")
    (tmp_path / "right.pbn").write_bytes(board_text(1).encode())
    names = ["missing.pbn", "", "empty", "damaged.pbn.gz", "no.zip", "none.pbn", "right.pbn"]
    steps = audited([tmp_path / name if name else "" for name in names])
    assert [one.kind for one in findings(steps)] == ["unreadable-file"] * 6
    assert (steps[-1].boards, steps[-1].unusable) == (1, 6)
    for one in findings(steps):
        assert [language for language, _ in one.message] == list(OFFERED) and all(text for _, text in one.message)


DYING = """
import os
from bridgetable.audit import batches
original = batches.lawful_game
def die(text, *rest, **options):
    if '[Board "77"]' in text:
        os._exit(9)
    return original(text, *rest, **options)
batches.lawful_game = die
from bridgetable.disk.workers import serve
serve()
"""


def test_a_worker_that_dies_costs_its_batch_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, numbers in (("a", range(1, 70)), ("b", range(77, 78)), ("c", range(80, 90))):
        (tmp_path / f"{name}.pbn").write_text("".join(map(board_text, numbers)))
    monkeypatch.setattr(batches, "IN_A_BATCH", 1)
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-P", "-c", DYING))
    steps = audited([tmp_path], workers=2)
    assert [(Path(one.file).name, one.kind) for one in findings(steps)] == [("b.pbn", "unreadable-file")]
    assert (steps[-1].boards, steps[-1].unusable) == (79, 1)


# -- going on --------------------------------------------------------------------------------------------------------


def test_an_audit_that_was_stopped_goes_on_where_it_was(archive: Path, tmp_path: Path) -> None:
    state = tmp_path / "state"
    whole = audited([archive])
    stopped = audit([str(archive)], Edition.E2017, state=state)
    assert len(list(islice(stopped, 2))) == 2
    stopped.close()
    again = audited([archive], state=state)
    assert [step.kept for step in again][:2] == [True, True] and not again[-1].kept
    assert [step.findings for step in again] == [step.findings for step in whole]
    assert again[-1] == whole[-1]
    assert all(step.kept for step in audited([archive], state=state))


def test_a_line_that_was_torn_is_done_again(archive: Path, tmp_path: Path) -> None:
    state = tmp_path / "state"
    whole = audited([archive], state=state)
    state.write_bytes(state.read_bytes()[:-20])
    again = audited([archive], state=state)
    assert not again[-1].kept and all(step.kept for step in again[:-1])
    assert [step.findings for step in again] == [step.findings for step in whole]


def test_a_state_of_an_earlier_version_is_gone_on_with(archive: Path, tmp_path: Path) -> None:
    """It did not say in its first line what it is."""
    state = tmp_path / "state"
    whole = audited([archive], state=state)
    state.write_bytes(state.read_bytes().partition(b"\n")[2][:-20])
    again = audited([archive], state=state)
    assert not again[-1].kept and all(step.kept for step in again[:-1])
    assert [step.findings for step in again] == [step.findings for step in whole]
    assert all(step.kept for step in audited([archive], state=state))


@pytest.mark.parametrize(
    ("content", "key"), [(b"something else", "audit-state-of-another-audit"), (None, "audit-state-of-other-files")]
)
def test_a_state_of_another_audit_is_refused_and_stays(
    content: bytes | None, key: str, archive: Path, tmp_path: Path
) -> None:
    state = tmp_path / "state"
    if content is None:
        audited([archive / "a.pbn"], state=state)
        content = state.read_bytes()
    state.write_bytes(content)
    with pytest.raises(StateError) as refused:
        audited([archive / "b.pbn.gz"], state=state)
    assert refused.value.message.key == key
    assert state.read_bytes() == content


def test_another_edition_is_another_audit(archive: Path, tmp_path: Path) -> None:
    state = tmp_path / "state"
    audited([archive / "a.pbn"], state=state)
    with pytest.raises(StateError):
        list(audit([str(archive / "a.pbn")], Edition.E1997, state=state))
    with pytest.raises(StateError):
        audited([archive / "a.pbn"], state=tmp_path)


def test_many_bytes_are_worth_all_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "processors", lambda: 8)
    assert [useful_workers(size) for size in (0, 1000, 2_000_000, 10**9)] == [1, 1, 3, 8]
