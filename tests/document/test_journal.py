"""The file of a table that is kept: what is done is appended, and whatever becomes of it, nothing sound is lost."""

from __future__ import annotations

import itertools
import os
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridgetable.document import journal
from bridgetable.document.autosave import Autosave, DamagedAutosaveError, earlier_table, read_kept
from bridgetable.document.case_opening import opened_case
from bridgetable.document.document import Document, DocumentError
from bridgetable.document.journal import contents_in
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from tests.deep.anything import shipped_cases
from tests.situations import POZNAN, actions_of, at

EN = Words.of("en", strict=True)
FRESH = History(at(POZNAN, "4S S").table)
PLAY = "WCJ NCA EC2 SC3 NCK EC4 SDJ WCT NCQ EC8"


def noted(history: History, *texts: str) -> History:
    for text in texts:
        history = history.act(Note((("", text),)))
    return history


def write(autosave: Autosave, history: History, *, path: str = "", dirty: bool = True) -> None:
    autosave.write(history, Document(path), EN, dirty=dirty)


def played(autosave: Autosave) -> list[History]:
    """Ten cards played, each kept by itself; the histories after none of them, one, and so on."""
    histories = [FRESH]
    write(autosave, FRESH)
    for action in actions_of(PLAY):
        histories.append(histories[-1].act(action))
        write(autosave, histories[-1])
    return histories


def told(history: History) -> tuple[object, ...]:
    """All of a history that can be seen."""
    return history.start, history.nodes, history.cursor, history.line()


def restored(autosave: Autosave) -> History:
    found = Autosave(autosave.folder, autosave.number).restore()
    assert found is not None
    return found[0].history


def is_there(history: History, autosave: Autosave) -> bool:
    """Whether this is the history that would be restored."""
    return told(restored(autosave)) == told(history)


def lines(autosave: Autosave) -> list[bytes]:
    return autosave.file.read_bytes().splitlines(keepends=True)


# -- what is appended --------------------------------------------------------------------------------------------------


def test_an_action_adds_one_line_as_long_as_any_other(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    histories = played(autosave)
    added = lines(autosave)[2:]
    assert len(added) == len(histories) - 1 and max(map(len, added)) < min(map(len, added)) + 10
    assert is_there(histories[-1], autosave)


def test_stepping_another_way_and_saving_are_appended(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    history = played(autosave)[-1]
    beside = history.jump(3).act(actions_of("NCQ")[0])
    history = beside.jump(7)
    for changed in (history.jump(3), beside, beside.jump(START), history):
        write(autosave, changed)
    write(autosave, history, path="saved.case.json", dirty=False)
    assert len(lines(autosave)) == 2 + 10 + 5
    found = Autosave(tmp_path).restore()
    assert found is not None
    opened, dirty = found
    assert opened.document.path == "saved.case.json" and not dirty and not Autosave(tmp_path).is_unsaved
    assert opened.history.nodes == history.nodes and opened.history.line() == history.line()
    assert opened.history.cursor == 7


def test_what_changes_nothing_is_not_written(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    history = played(autosave)[-1]
    before = autosave.file.read_bytes()
    write(autosave, history)
    write(autosave, history.jump(history.cursor))
    assert autosave.file.read_bytes() == before


def test_what_is_no_action_is_written_with_the_whole_table(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    history = noted(FRESH, "one", "two")
    for changed in (
        history,
        history.entitled(1, (("", "named"),)),
        history.deleting(1),
        history.with_note(0, Note((("", "other"),))),
        ruled_under(history, Edition.E1997).history,
    ):
        write(autosave, changed)
        assert len(lines(autosave)) == 2
        write(autosave, noted(changed, "more"))
        assert len(lines(autosave)) == 3


def test_an_act_after_an_answer_that_is_passed_over_goes_on_from_the_step_before(tmp_path: Path) -> None:
    path = next(path for path in shipped_cases() if "penalty-card-50e-who-may-know-2017" in path.name)
    opened = opened_case(str(path))
    history = ruled_under(opened.history.jump(opened.history.line()[-1]), Edition.E1997).history
    over = next(place for place in history.line() if history.nodes[place].step.passed_over)
    for place in (history.line()[-1], over):
        autosave = Autosave(tmp_path / str(place))
        autosave.write(history.jump(place), opened.document, EN, dirty=True)
        after = noted(history.jump(place), "more")
        autosave.write(after, opened.document, EN, dirty=True)
        assert len(lines(autosave)) == (2 if place == over else 3)
        again, table = restored(autosave), after.table
        assert (again.table.tricks, again.table.auction) == (table.tricks, table.auction)
        assert again.nodes[again.cursor].step.action == Note((("", "more"),))


def test_it_is_written_whole_where_another_program_has_changed_the_file(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    history = played(autosave)[-1]
    for spoil in (lambda: autosave.file.unlink(), lambda: autosave.file.write_bytes(b"{"), lambda: autosave.leave()):
        spoil()
        history = noted(history, "more")
        write(autosave, history)
        assert len(lines(autosave)) == 2 and is_there(history, autosave)


def test_what_has_grown_long_is_written_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "LONG", 400)
    monkeypatch.setattr(journal, "LONGEST", 400)
    autosave, history, counts = Autosave(tmp_path), FRESH, []
    write(autosave, FRESH)
    for number in range(40):
        history = noted(history, str(number))
        write(autosave, history)
        counts.append(len(lines(autosave)))
        assert is_there(history, autosave)
    assert max(counts) < 12 and counts.count(2) > 4


# -- in parts ----------------------------------------------------------------------------------------------------------


def begun(autosave: Autosave, history: History) -> bool:
    return autosave.begin(history, Document(), EN, dirty=True)


def test_a_large_table_is_written_in_parts_and_no_change_overtakes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "MANY", 0)
    autosave, history = Autosave(tmp_path), noted(FRESH, "one")
    assert not begun(autosave, history) and not autosave.file.exists()
    parts = 1
    while not autosave.go_on():
        parts += 1
    assert parts > 2 and is_there(history, autosave)
    assert not begun(autosave, history := history.entitled(0, (("", "named"),)))
    assert begun(autosave, history := noted(history, "two")), "what was begun is finished, and this is appended"
    assert len(lines(autosave)) == 3 and is_there(history, autosave)
    assert not begun(autosave, history.deleting(1))
    autosave.leave()
    assert len(read_kept(autosave.earlier()[0]).history.nodes) == 1


def test_what_is_done_while_it_is_shortened_is_kept_at_once_and_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "LONG", 500)
    monkeypatch.setattr(journal, "LONGEST", 500)
    autosave, history, lengths = Autosave(tmp_path), FRESH, []
    write(autosave, FRESH)
    for number in range(60):
        history = noted(history, str(number))
        if not begun(autosave, history) and number % 3:
            autosave.go_on()
        lengths.append(len(lines(autosave)))
        assert is_there(history, autosave), "kept at once"
    autosave.finish()
    assert is_there(history, autosave) and max(lengths) < 25
    assert any(2 < later < earlier for earlier, later in itertools.pairwise(lengths))


# -- what may happen to the file ---------------------------------------------------------------------------------------


def test_wherever_the_last_line_was_torn_all_before_it_is_there(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    histories = played(autosave)
    data, last = autosave.file.read_bytes(), len(lines(autosave)[-1])
    for left in range(last):
        autosave.file.write_bytes(data[: len(data) - last + left])
        found = Autosave(tmp_path).restore()
        assert found is not None and found[0].trouble == ()
        assert told(found[0].history) == told(histories[-1 if left == last - 1 else -2])
    assert not autosave.damaged()


def test_zeros_in_place_of_the_last_line_are_as_good_as_none(tmp_path: Path) -> None:
    """As a file system may leave them when the power fails."""
    autosave = Autosave(tmp_path)
    histories = played(autosave)
    *others, last = lines(autosave)
    autosave.file.write_bytes(b"".join(others) + bytes(len(last)))
    assert is_there(histories[-2], autosave) and not autosave.damaged()


@pytest.mark.parametrize(
    ("spoiled", "steps"), [(13, 10), (12, 11), (4, 2), (1, 11)], ids=["last", "move", "act", "sum"]
)
def test_a_damaged_line_is_told_and_everything_else_is_restored(tmp_path: Path, spoiled: int, steps: int) -> None:
    autosave = Autosave(tmp_path)
    history = played(autosave)[-1].jump(2)
    write(autosave, history)
    write(autosave, noted(history, "beside"))
    damaged = lines(autosave)
    damaged[spoiled] = b"?" + damaged[spoiled][1:]
    autosave.file.write_bytes(data := b"".join(damaged))
    found = Autosave(tmp_path).restore()
    assert found is not None
    opened, dirty = found
    (trouble,), (aside,) = opened.trouble, autosave.damaged()
    assert trouble.message.key == "autosave-damaged-in-part" and aside.name in EN.say(trouble.message)
    assert dirty and Autosave(tmp_path).is_unsaved and len(opened.history.nodes) == steps
    assert aside.read_bytes() == autosave.file.read_bytes() == data and not earlier_table(aside).damaged


def test_the_same_damage_is_set_aside_once(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    played(autosave)
    autosave.file.write_bytes(autosave.file.read_bytes().replace(b"\n", b"x\n", 4))
    for _ in range(3):
        with suppress(DamagedAutosaveError):
            Autosave(tmp_path).restore()
    assert len(autosave.damaged()) == 1


def test_a_damaged_file_stays_when_its_table_is_opened(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    played(autosave)
    autosave.file.write_bytes(b"".join(line for number, line in enumerate(lines(autosave)) if number != 5))
    autosave.leave()
    (earlier,) = autosave.earlier()
    assert read_kept(earlier).trouble
    autosave.take(earlier)
    (aside,) = autosave.damaged()
    assert read_kept(aside).trouble and autosave.damaged() == (aside,)
    autosave.take(aside)
    assert aside.exists() and len(restored(autosave).nodes) == 3


@pytest.fixture(scope="module")
def ten_cards(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[History]]:
    """The file in which ten cards are kept, and the history after each of them."""
    autosave = Autosave(tmp_path_factory.mktemp("ten"))
    histories = played(autosave)
    return autosave.file.read_bytes(), histories


@given(st.data())
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_has_damaged_it_what_was_done_is_restored_and_the_file_is_kept(
    tmp_path: Path, ten_cards: tuple[bytes, list[History]], data: st.DataObject
) -> None:
    for path in tmp_path.iterdir():
        path.unlink()
    whole, histories = ten_cards
    start, autosave = data.draw(st.integers(0, len(whole))), Autosave(tmp_path)
    rest = whole[data.draw(st.integers(start, min(len(whole), start + 300))) :]
    damaged = whole[:start] + data.draw(st.binary(max_size=6)) + rest
    autosave.file.write_bytes(damaged)
    try:
        found = autosave.restore()
    except DamagedAutosaveError as error:
        assert error.aside.read_bytes() == damaged
        return
    assert found is not None
    opened, _ = found
    if opened.trouble:
        assert any(path.read_bytes() == damaged for path in autosave.damaged())
    else:
        assert told(opened.history) in [told(history) for history in histories]
    if start > whole.index(b"\n", whole.index(b"\n") + 1):
        done = tuple(node.step.action for node in opened.history.nodes)
        assert done == tuple(actions_of(PLAY))[: len(done)], "never anything that was not done"


def test_a_disk_that_is_full_leaves_what_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave = Autosave(tmp_path)
    history = played(autosave)[-1]
    write_bytes = os.write

    def full(handle: int, data: memoryview) -> int:
        if len(data) < 5:
            raise OSError("no space left")
        return write_bytes(handle, data[: len(data) // 2])

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        with pytest.raises(DocumentError):
            write(autosave, noted(history, "lost"))
    assert is_there(history, autosave)
    write(autosave, history := noted(history, "not lost"))
    assert is_there(history, autosave) and len(lines(autosave)) == 2


@pytest.mark.parametrize("changes", [True, False])
def test_a_file_of_an_earlier_version_is_taken_over(tmp_path: Path, changes: bool) -> None:
    """They began with the table and a line with its checksum, or had the table only."""
    autosave = Autosave(tmp_path)
    histories = played(autosave)
    _, table, *others = lines(autosave)
    checksum, content = table[:8], table[9:-1]
    old = b"\n".join((content, checksum, b"".join(others))) if changes else content
    autosave.file.write_bytes(old)
    found = Autosave(tmp_path).restore()
    assert found is not None and not found[0].trouble
    assert told(found[0].history) == told(histories[-1 if changes else 0])


def test_a_damaged_first_line_costs_no_table(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    histories = played(autosave)
    autosave.file.write_bytes(b"?" + autosave.file.read_bytes()[1:])
    found = Autosave(tmp_path).restore()
    assert found is not None and told(found[0].history) == told(histories[-1])
    assert [each.message.key for each in found[0].trouble] == ["autosave-damaged-in-part"]


def test_no_lines_are_no_table() -> None:
    for data in (b"", b"\n\n", b"{}\n00000000\n"):
        with pytest.raises(ValueError):
            contents_in(data)
