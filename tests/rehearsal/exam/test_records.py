"""An exam is kept as it is taken: a crash loses no answer, and two windows do not take the same one."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgetable.rehearsal.exam import records as module
from bridgetable.rehearsal.exam.conditions import ExamError
from bridgetable.rehearsal.exam.records import ExamFile, ExamRecords, KeptExams, recorded_in
from bridgetable.rehearsal.exam.sitting import Given, GivenAt, Sitting
from bridgetable.table.question import say
from tests.rehearsal.exam.exams import after, interrupted, sitting, three

ANSWERS = tuple(GivenAt(0, Given((key,), ("62A",)), after(minute)) for minute, key in enumerate("ab", 1))


def begun(folder: Path, answers: tuple[GivenAt, ...] = ANSWERS) -> tuple[ExamRecords, ExamFile]:
    records = ExamRecords(folder / "exams")
    file = records.begin(sitting())
    for answer in answers:
        file.keep(answer)
    return records, file


def expected(answers: tuple[GivenAt, ...] = ANSWERS) -> Sitting:
    return replace(sitting(), answers=answers)


def test_an_exam_that_was_interrupted_is_gone_on_with(tmp_path: Path) -> None:
    records, file = begun(tmp_path)
    assert interrupted(records) == ()  # it is being taken
    file.release()
    (found,) = interrupted(records)
    assert found.sitting(three()) == expected()
    again = records.go_on(found)
    more = GivenAt(1, Given(), after(3))
    again.keep(more)
    again.end(after(4))
    again.release()
    (done,) = records.finished()
    assert done.sitting(three()) == replace(expected((*ANSWERS, more)), ended=after(4)) and not interrupted(records)


def test_two_windows_do_not_take_the_same_exam(tmp_path: Path) -> None:
    records, file = begun(tmp_path)
    file.release()
    (found,) = interrupted(records)
    taken = records.go_on(found)
    assert interrupted(ExamRecords(tmp_path / "exams")) == ()
    with pytest.raises(ExamError) as refused:
        ExamRecords(tmp_path / "exams").go_on(found)
    assert refused.value.message.key == "exam-elsewhere"
    taken.release()


def test_a_kill_at_any_byte_costs_at_most_the_answer_that_was_being_written(tmp_path: Path) -> None:
    _, file = begun(tmp_path)
    data, first = file.path.read_bytes(), begun(tmp_path, ())[1].path.read_bytes()
    ends = [at for at, byte in enumerate(data) if byte == ord("\n")]
    for size in range(len(first), len(data)):
        answers = sum(size >= end for end in ends[2:])
        assert recorded_in(file.path, data[:size]).sitting(three()) == expected(ANSWERS[:answers]), size


def test_what_broke_off_does_not_spoil_what_comes_after_it(tmp_path: Path) -> None:
    _, file = begun(tmp_path)
    file.path.write_bytes(file.path.read_bytes()[:-9])
    file.keep(ANSWERS[1])
    assert recorded_in(file.path, file.path.read_bytes()).sitting(three()) == expected()


def test_an_exam_that_would_ask_something_else_now_is_one_sentence(tmp_path: Path) -> None:
    records, file = begun(tmp_path)
    file.release()
    (found,) = interrupted(records)
    with pytest.raises(ExamError) as refused:
        found.sitting(replace(three(), questions=three().questions[:2]))
    assert refused.value.message.key == "exam-changed"


def test_files_of_another_program_are_left_as_they_are(tmp_path: Path) -> None:
    folder = tmp_path / "exams"
    folder.mkdir()
    newer = b'{"format":"bridgetable-exam","version":2}\n'
    contents = {"exam-1.jsonl": newer, "exam-2.jsonl": b""}
    for name, data in contents.items():
        (folder / name).write_bytes(data)
    (folder / "exam-3.jsonl").mkdir()
    records, file = begun(tmp_path)
    file.release()
    kept = records.look()
    assert [each.path for each in kept.exams] == [file.path] and file.path.name == "exam-4.jsonl"
    assert kept.told == (say("exam-left", file="exam-3.jsonl"), say("exam-newer", file="exam-1.jsonl"))
    assert {name: (folder / name).read_bytes() for name in contents} == contents


def test_an_exam_that_cannot_be_read_is_set_aside_and_told(tmp_path: Path) -> None:
    records, file = begun(tmp_path)
    file.release()
    header, conditions, *answers = file.path.read_bytes().splitlines(keepends=True)
    damaged = header + conditions.replace(b"begun", b"begin") + b"".join(answers)
    file.path.write_bytes(damaged)
    aside = tmp_path / "exams" / "exam-1-damaged-1.jsonl"
    assert records.look() == KeptExams((), (say("exam-unreadable", file=aside.name),))
    assert aside.read_bytes() == damaged and not file.path.exists()
    assert records.look() == KeptExams((), ())


def test_an_exam_that_is_damaged_in_part_keeps_the_rest(tmp_path: Path) -> None:
    records, file = begun(tmp_path)
    file.release()
    header, conditions, first, second = file.path.read_bytes().splitlines(keepends=True)
    damaged = header + conditions + first[:-4] + b"\n" + second
    file.path.write_bytes(damaged)
    aside = tmp_path / "exams" / "exam-1-damaged-2.jsonl"
    aside.with_stem("exam-1-damaged-1").touch()
    kept = records.look()
    assert kept.told == (say("exam-damaged", file=aside.name, count=1),)
    assert aside.read_bytes() == damaged
    assert [each.sitting(three()) for each in kept.exams] == [expected(ANSWERS[1:])]
    assert records.look() == KeptExams(kept.exams, ())


def test_an_exam_that_is_being_taken_is_not_set_aside(tmp_path: Path) -> None:
    records, file = begun(tmp_path)
    file.path.write_bytes(b"\xff")
    assert records.look() == KeptExams((), ()) and file.path.exists()


def test_the_latest_exams_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 3)
    for _ in range(5):
        records, file = begun(tmp_path, ())
        file.end(after(1))
        file.release()
    assert [each.path.name for each in records.finished()] == ["exam-5.jsonl", "exam-4.jsonl", "exam-3.jsonl"]


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "exams").write_bytes(b"")
    with pytest.raises(ExamError) as refused:
        ExamRecords(tmp_path / "exams").begin(sitting())
    assert refused.value.message.key == "exam-not-written"
    records, file = begun(tmp_path / "other")
    file.path.unlink()
    with pytest.raises(ExamError):
        file.end(after(1))
    assert records.finished() == ()
