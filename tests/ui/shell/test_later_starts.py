"""Files that later starts of the program hand over: opened in the running window, or not where a dialog is open."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.disk.handing_over import BUSY, TAKEN, Request, hand_over
from bridgetable.disk.primary_instance import PrimaryInstance
from bridgetable.disk.resources import resources
from bridgetable.ui.shell import startup
from bridgetable.ui.shell.later_starts import MOST, LaterStarts, PendingRequest
from bridgetable.ui.shell.startup import take_later_starts
from tests.situations import actions_of
from tests.ui.opened import TO_THE_REVOKE, open_window
from tests.ui.waiting import settle, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets are those of POSIX")

LONG = 600.0
"""Seconds after which a test that hangs is ended."""
CASES = resources() / "cases" / "revoke"
CASE, OTHER = CASES / "revoke-06-a-nine-card-suit.case.json", CASES / "revoke-42-six-clubs-become-three.case.json"


@pytest.fixture
def instance() -> Iterator[PrimaryInstance]:
    """Where a primary instance may be."""
    folder = Path(os.environ["XDG_RUNTIME_DIR"])
    yield PrimaryInstance(folder, "later")
    (folder / "later.lock").unlink(missing_ok=True)


@pytest.fixture
def later(qtbot: QtBot, instance: PrimaryInstance) -> Iterator[Listening]:
    """What listens for a window that does nothing else."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    later = Listening(widget, instance)
    yield later
    later.starts.end()


class Listening:
    """What listens to later starts for a window, and what it was given."""

    def __init__(self, window: QWidget, instance: PrimaryInstance) -> None:
        self.window = window
        self.at_work = False
        self.opened: list[tuple[str, ...]] = []
        self.languages: list[str] = []
        self.starts = LaterStarts(
            window, instance, instance.claim(), lambda: self.at_work, self.opened.append, self.languages.append, LONG
        )


def handed_over(qtbot: QtBot, instance: PrimaryInstance, request: Request) -> bool:
    """Whether the window takes this from another start of the program."""
    taken: list[bool] = []
    thread = Thread(target=lambda: taken.append(hand_over(instance.address, request, LONG)))
    thread.start()
    until(qtbot, lambda: bool(taken))
    thread.join()
    settle()
    return taken[0]


def test_the_window_opens_the_first_file_and_lists_the_others_and_nothing_unsaved_is_lost(
    qapp: QApplication, qtbot: QtBot, instance: PrimaryInstance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    for action in actions_of(TO_THE_REVOKE):
        window.session.act(action)
    monkeypatch.setattr(startup, "primary_instance", lambda: instance)
    later = take_later_starts(qapp, window, instance.claim())
    assert later is not None
    # However long this machine takes.
    later.decided_within = LONG
    assert handed_over(qtbot, instance, Request((str(CASE), str(OTHER)), "it"))
    assert window.session.document.path == str(CASE) and not window.session.dirty
    assert window.session.words.language == "it"
    assert window.autosave is not None and len(window.autosave.earlier()) == 1
    assert set(window.parts.recent.paths) == {CASE, OTHER}
    before = window.session.history
    assert handed_over(qtbot, instance, Request((str(tmp_path / "Ωφελία ♠.case.json"),)))
    assert window.session.history is before and "Ωφελία ♠" in window.parts.caption.plain
    if sys.platform == "linux":  # elsewhere names are text
        for name in (b"caf\xe9.case.json", b"new\nline.btcase", b"\x1b[31m.btcase", b"x" * 240 + b".btcase"):
            file = tmp_path / os.fsdecode(name)
            file.write_bytes(CASE.read_bytes())
            assert handed_over(qtbot, instance, Request((str(file),)))
            assert window.session.document.path == str(file) and window.parts.recent.paths[0] == file
            window.session.step_by(1)
    later.end()
    assert instance.claim() is not None


def test_without_a_file_the_window_comes_to_the_front(
    qtbot: QtBot, later: Listening, instance: PrimaryInstance
) -> None:
    later.window.showMinimized()
    assert later.window.isMinimized()
    assert handed_over(qtbot, instance, Request(language="xx"))
    assert not later.window.isMinimized() and not later.opened and not later.languages


def test_under_a_dialog_nothing_is_opened(qtbot: QtBot, later: Listening, instance: PrimaryInstance) -> None:
    dialog = QDialog(later.window)
    dialog.open()
    assert not handed_over(qtbot, instance, Request((str(CASE),), "it"))
    assert not later.opened and not later.languages
    assert handed_over(qtbot, instance, Request())
    dialog.close()
    assert handed_over(qtbot, instance, Request((str(CASE),), "it"))
    assert later.opened == [(str(CASE),)] and later.languages == ["it"]


def test_while_the_user_waits_the_other_process_does_too(later: Listening) -> None:
    later.at_work = True
    question = PendingRequest(Request((str(CASE),)))
    later.starts.decide(question)
    assert question.is_open and not later.opened
    later.at_work = False
    later.starts.decide(question)
    assert question.answered(LONG) == TAKEN and later.opened == [(str(CASE),)]


def test_what_is_no_longer_waited_for_is_not_opened(later: Listening) -> None:
    later.at_work = True
    question = PendingRequest(Request((str(CASE),)))
    later.starts.decide(question)
    assert question.answered(0) == BUSY and not question.is_open
    later.starts.decide(question)
    assert not later.opened and question.answered(LONG) == BUSY


def test_whatever_is_sent_the_window_goes_on(qtbot: QtBot, later: Listening, instance: PrimaryInstance) -> None:
    for data in (
        b"",
        b"\0",
        b"GET / HTTP/1.1\r\n\r\n",
        b"\xff\xff\xff\xff",
        b"\x7f\xff\xff\xff",
        b"\x00\x00\x00\x05\x80\x04K*.",
        b"\x00\x00\x00\x0c\0\0no/rooted/",
        b"\x00\x00\x00\x10half",
    ):
        with socket.socket(socket.AF_UNIX) as stranger, suppress(BrokenPipeError, ConnectionResetError):
            stranger.settimeout(LONG)
            stranger.connect(instance.address)
            stranger.sendall(data)
            stranger.shutdown(socket.SHUT_WR)
            while stranger.recv(1024):
                pass
    assert handed_over(qtbot, instance, Request((str(CASE),)))
    assert later.opened == [(str(CASE),)]


def test_who_sends_nothing_holds_up_nobody(qtbot: QtBot, later: Listening, instance: PrimaryInstance) -> None:
    with socket.socket(socket.AF_UNIX) as silent:
        silent.connect(instance.address)
        assert handed_over(qtbot, instance, Request((str(CASE),)))


def test_more_than_can_be_listened_to_are_turned_away(
    qtbot: QtBot, later: Listening, instance: PrimaryInstance
) -> None:
    with ExitStack() as silent:
        for _ in range(MOST):
            one = silent.enter_context(socket.socket(socket.AF_UNIX))
            one.connect(instance.address)
            assert one.recv(1)
        assert not handed_over(qtbot, instance, Request((str(CASE),)))


def test_another_window_listens_when_the_first_is_gone(later: Listening, instance: PrimaryInstance) -> None:
    active = Qt.ApplicationState.ApplicationActive
    first, second = later.starts, Listening(later.window, instance).starts
    assert first.is_listening and not second.is_listening
    second.listen_when_active(active)
    assert not second.is_listening
    first.end()
    second.listen_when_active(Qt.ApplicationState.ApplicationInactive)
    assert not second.is_listening
    second.listen_when_active(active)
    assert second.is_listening
    second.end()
    assert not Path(instance.address).exists()


def test_where_nothing_can_listen_another_process_may(qapp: QApplication, instance: PrimaryInstance) -> None:
    claim = instance.claim()
    assert claim is not None
    Path(instance.address).write_bytes(b"")
    later = LaterStarts(QWidget(), instance, claim, bool, print, print)
    assert not later.is_listening
    again = instance.claim()
    assert again is not None
    again.release()
