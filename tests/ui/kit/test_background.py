"""Functions called in worker processes: results, cancelling, a worker that dies."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QProcess
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from bridgetable.cases.library.folders import CasesRead, Listed, read_folders
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.task import Task
from tests.cases.library.test_cases import write
from tests.ui.waiting import settle, until


@pytest.fixture
def background(qtbot: QtBot) -> Background:
    return Background()


def outcome(qtbot: QtBot, task: Task) -> list[object]:
    """What the task emits until it has ended."""
    emitted: list[object] = []
    for signal in (task.item, task.finished, task.failed):
        signal.connect(emitted.append)
    until(qtbot, lambda: not task.active)
    return emitted


def test_items_come_before_the_result(qtbot: QtBot, background: Background, tmp_path: Path) -> None:
    write(tmp_path, "a")
    listed, read, result = outcome(qtbot, background.start(read_folders, (tmp_path,), {}, None))
    assert listed == Listed(tmp_path, ("a.case.json",)) and isinstance(read, CasesRead) and result is None
    background.stop()


def test_a_worker_is_used_again(qtbot: QtBot, background: Background) -> None:
    ids = [outcome(qtbot, background.start(os.getpid)) for _ in range(2)]
    assert ids[0] == ids[1] != [os.getpid()]
    background.stop()


def test_nothing_is_left_of_tasks_once_they_are_stopped(qtbot: QtBot, background: Background) -> None:
    outcome(qtbot, background.start(os.getpid))
    background.start(os.getpid)
    background.stop()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert background.findChildren(QObject) == []


def test_calls_do_not_wait_for_one_another(qtbot: QtBot, background: Background, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    stuck = background.start(Path.read_bytes, tmp_path / "pipe")
    assert outcome(qtbot, background.start(os.path.basename, "a/b")) == ["b"] and stuck.active
    background.stop()


def test_a_cancelled_call_says_nothing_more_and_its_worker_ends(
    qtbot: QtBot, background: Background, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "pipe")
    task, emitted = background.start(Path.read_bytes, tmp_path / "pipe"), list[object]()
    for signal in (task.finished, task.failed):
        signal.connect(emitted.append)
    task.cancel()
    assert not task.active
    assert outcome(qtbot, background.start(os.path.basename, "a/b")) == ["b"]
    settle()
    assert emitted == []
    background.stop()


def test_a_worker_that_dies_is_reported_and_the_next_call_has_another(qtbot: QtBot, background: Background) -> None:
    (died,) = outcome(qtbot, background.start(os._exit, 1))
    assert isinstance(died, RefusedError) and died.message.key == "worker-failed"
    assert outcome(qtbot, background.start(os.path.basename, "a/b")) == ["b"]
    background.stop()


def test_a_worker_that_qt_has_deleted_needs_no_ending(qtbot: QtBot, background: Background, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for _ in range(2):
        background.start(Path.read_bytes, tmp_path / "pipe")
    deleted, other = background._workers
    deleted.kill()
    deleted.waitForFinished()
    delete(deleted)
    background.stop()
    assert other.state() is QProcess.ProcessState.NotRunning
