"""The file of the answers: nothing that was kept is lost, whatever happens to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.disk.writing import write_whole
from bridgetable.rehearsal import progress as module
from bridgetable.rehearsal.asked import Answered
from bridgetable.rehearsal.progress import FORM, ProgressError, ProgressStore, answers_kept_in
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.rehearsal.answers import answer, lines_of

THREE = tuple(answer(stop=number, minute=number) for number in (1, 2, 3))


def store_with(folder: Path, answers: tuple[Answered, ...] = THREE) -> ProgressStore:
    store = ProgressStore(folder)
    store.add(answers)
    return store


def file_in(folder: Path) -> Path:
    return folder / "progress.jsonl"


def keys(store: ProgressStore) -> list[str]:
    return [message.key for message in store.read().told]


def test_answers_are_kept_in_the_order_of_time(tmp_path: Path) -> None:
    store_with(tmp_path / "new", THREE[1:]).add(THREE[:1])
    kept = ProgressStore(tmp_path / "new").read()
    assert kept.answers == THREE and not kept.told


def test_without_a_folder_they_are_kept_as_long_as_the_store_is() -> None:
    store = ProgressStore(None)
    store.add(THREE)
    assert store.read().answers == THREE and store.file is None and not store.can_bring_back


def test_a_kill_at_any_byte_costs_at_most_the_answer_that_was_being_written(tmp_path: Path) -> None:
    store_with(tmp_path)
    data = file_in(tmp_path).read_bytes()
    ends = [len(FORM.header) + len(lines_of(THREE[:count])) for count in range(4)]
    for size in range(len(data)):
        # A line is there as soon as all but its end of line is.
        sound = THREE[: sum(size >= end - 1 for end in ends[1:])]
        contents = answers_kept_in(data[:size])
        assert (contents.records, contents.sound, contents.complete) == (sound, True, size in ends), size
        if size % 50 and all(abs(size - end) > 2 for end in ends):
            continue
        file_in(tmp_path).write_bytes(data[:size])
        store = ProgressStore(tmp_path)
        assert store.read() == module.Kept(sound), size
        store.add((answer(stop=9, minute=9),))
        assert ProgressStore(tmp_path).read() == module.Kept((*sound, answer(stop=9, minute=9))), size
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["progress.jsonl", "progress.lock"]


def test_zeros_after_a_loss_of_power_are_passed_over(tmp_path: Path) -> None:
    store = store_with(tmp_path)
    with file_in(tmp_path).open("ab") as stream:
        stream.write(bytes(300))
    assert store.read().answers == THREE
    store.add((answer(stop=9, minute=9),))
    assert len(store.read().answers) == 4 and not keys(store)


def test_a_damaged_byte_costs_its_line_and_the_file_is_set_aside(tmp_path: Path) -> None:
    store = store_with(tmp_path)
    data = bytearray(file_in(tmp_path).read_bytes())
    data[len(FORM.header) + len(lines_of(THREE[:1])) + 40] ^= 1
    file_in(tmp_path).write_bytes(data)
    kept = store.read()
    assert kept.answers == (THREE[0], THREE[2])
    assert [Words.of("en", strict=True).say(message) for message in kept.told] == [
        "The file of your answers was damaged: 2 could be read and stay, and the damaged file has been set aside as "
        "progress-damaged-1.jsonl."
    ]
    assert (tmp_path / "progress-damaged-1.jsonl").read_bytes() == data
    assert store.read() == module.Kept((THREE[0], THREE[2]))


@pytest.mark.parametrize("data", [b"not a store\n", b"[" * 100_000, b"\xff\xfe\n" * 9, b'{"format":"x","version":1}\n'])
def test_a_file_of_something_else_is_set_aside(data: bytes, tmp_path: Path) -> None:
    file_in(tmp_path).write_bytes(data)
    told = ProgressStore(tmp_path).add(THREE)
    assert [message.key for message in told] == ["progress-damaged"]
    assert (tmp_path / "progress-damaged-1.jsonl").read_bytes() == data
    assert ProgressStore(tmp_path).read() == module.Kept(THREE)


def test_a_damaged_first_line_costs_no_answer(tmp_path: Path) -> None:
    store = store_with(tmp_path)
    file_in(tmp_path).write_bytes(b"#" + file_in(tmp_path).read_bytes()[1:])
    assert store.read().answers == THREE


def test_a_file_of_a_newer_program_is_left_as_it_is_and_nothing_given_meanwhile_is_lost(tmp_path: Path) -> None:
    newer = FORM.header.replace(b'"version":1', b'"version":2') + b"what nobody knows yet\n"
    file_in(tmp_path).write_bytes(newer)
    store = ProgressStore(tmp_path)
    told = [message.key for answered in THREE for message in store.add((answered,))]
    assert told == ["progress-newer"] == keys(store)
    assert store.read().answers == THREE and file_in(tmp_path).read_bytes() == newer
    store.clear()
    assert store.bring_back() == 3 and file_in(tmp_path).read_bytes() == newer

    earlier = answer(stop=8)
    file_in(tmp_path).write_bytes(FORM.header + lines_of([earlier]))
    assert store.read() == module.Kept((earlier, *THREE))
    assert ProgressStore(tmp_path).read() == module.Kept((earlier, *THREE))
    assert not (tmp_path / "progress-beside-newer.jsonl").exists()


def test_two_windows_at_once_lose_none_of_each_others_answers(tmp_path: Path) -> None:
    one, other = ProgressStore(tmp_path), ProgressStore(tmp_path)
    for number in range(1, 20, 2):
        one.add((answer(stop=number, minute=number),))
        other.add((answer(stop=number + 1, minute=number + 1),))
    assert (
        [each.stop for each in one.read().answers] == list(range(1, 21)) == [each.stop for each in other.read().answers]
    )


def test_a_window_that_writes_anew_waits_for_the_one_that_appends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one window reads the file in order to write it anew, another cannot append a line that would be lost."""
    one, other = store_with(tmp_path), ProgressStore(tmp_path)
    monkeypatch.setattr("bridgetable.disk.locking._TRIES", 1)
    refused: list[ProgressError] = []

    def while_written(path: Path, data: bytes) -> None:
        with pytest.raises(ProgressError) as error:
            other.add((answer(stop=7, minute=7),))
        refused.append(error.value)
        write_whole(path, data)

    with monkeypatch.context() as patched:
        patched.setattr("bridgetable.disk.journal.write_whole", while_written)
        file_in(tmp_path).write_bytes(file_in(tmp_path).read_bytes()[:-1])
        one.add((answer(stop=6, minute=6),))
    assert [error.message.key for error in refused] == ["progress-not-written"]
    other.add(())  # what could not be written is written with the next
    assert [each.stop for each in one.read().answers] == [1, 2, 3, 6, 7]


def test_what_cannot_be_written_is_written_with_the_next(tmp_path: Path) -> None:
    (tmp_path / "folder").write_bytes(b"")
    store = ProgressStore(tmp_path / "folder")
    for answered in THREE[:2]:
        with pytest.raises(ProgressError):
            store.add((answered,))
    (tmp_path / "folder").unlink()
    store.add(THREE[2:])
    assert ProgressStore(tmp_path / "folder").read().answers == THREE


def test_the_file_keeps_within_its_size_and_the_latest_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FULL", 5_000)
    store = ProgressStore(tmp_path)
    for number in range(1, 100):
        store.add((answer(stop=number, minute=number),))
        assert file_in(tmp_path).stat().st_size <= 5_000 + len(FORM.header)
    kept = [each.stop for each in store.read().answers]
    assert len(kept) > 10 and kept == list(range(100 - len(kept), 100)) and not keys(store)


def test_a_file_too_large_to_be_read_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = store_with(tmp_path)
    monkeypatch.setattr(module, "LARGEST", 100)
    assert keys(store) == ["progress-damaged"] and (tmp_path / "progress-damaged-1.jsonl").exists()


def test_a_folder_in_place_of_the_file_is_one_sentence(tmp_path: Path) -> None:
    file_in(tmp_path).mkdir()
    with pytest.raises(ProgressError) as error:
        ProgressStore(tmp_path).read()
    assert error.value.message.key == "progress-not-read"


def test_what_was_cleared_can_be_brought_back_also_after_another_clearing(tmp_path: Path) -> None:
    store = store_with(tmp_path, THREE[:2])
    assert store.clear() == 2 and store.read().answers == () and store.can_bring_back
    store.add(THREE[2:])
    assert (store.clear(), store.clear()) == (1, 0)
    store.add((answer(stop=4, minute=4),))
    assert store.bring_back() == 3 and not store.can_bring_back
    assert ProgressStore(tmp_path).read().answers == (*THREE, answer(stop=4, minute=4))


def test_what_is_included_twice_is_kept_once(tmp_path: Path) -> None:
    store = store_with(tmp_path, THREE[:2])
    assert (store.include(THREE), store.include(THREE)) == (1, 0)
    assert store.read().answers == THREE


@for_each("language", LANGUAGES)
@for_each("count", [0, 1, 5])
def test_the_sentences_count_what_could_be_read(language: str, count: int) -> None:
    words = Words.of(language, strict=True)
    told = words.text("progress-damaged", file="x", count=count)
    assert told.endswith("x.") and (str(count) in told) == (count == 5)
