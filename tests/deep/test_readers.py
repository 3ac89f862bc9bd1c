"""Some files of the deep run of readers, and how files are changed."""

from __future__ import annotations

import random

import pytest

from tests.deep import readers
from tests.deep.corpus import KINDS, corpus
from tests.deep.mutations import CHANGES, Change, changed

SEEDS = range(60)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_file_changed_at_random_is_read_or_refused(seed: int) -> None:
    assert readers.file(seed).faults == ()


@pytest.mark.parametrize("kind", KINDS)
def test_there_are_files_of_every_kind_that_are_read_as_they_are(kind: str) -> None:
    for name, data in corpus(kind)[:4]:
        readers.READERS[kind](name, data)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_change_gives_the_same_file_by_the_same_seed(change: Change) -> None:
    data, other = (corpus(kind)[0][1] for kind in ("case", "boards"))
    results = [change(data, other, random.Random(seed)) for seed in range(20)]
    assert len(set(results)) > 3 and [change(data, other, random.Random(seed)) for seed in range(20)] == results
    assert isinstance(change(b"", other, random.Random(1)), bytes)


def test_changes_add_up() -> None:
    data = corpus("case")[0][1]
    assert len({changed(data, (data,), random.Random(seed)) for seed in range(30)}) > 25


def test_a_fault_is_told_with_the_smallest_file_that_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def reads(name: str, data: bytes) -> None:
        assert b"e" not in data, "an e"

    monkeypatch.setattr(readers, "READERS", dict.fromkeys(KINDS, reads))
    (fault,) = readers.file(1).faults
    assert "an e" in fault.what and fault.files[0][1] == b"e"
