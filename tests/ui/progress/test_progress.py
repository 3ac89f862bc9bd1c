"""The progress as a part of the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.rehearsal.asked import CaseInFile, GeneratedCase, Outcome
from bridgetable.rehearsal.progress import schedule
from bridgetable.table.edition import Edition
from bridgetable.ui.progress.dialog import ProgressDialog
from bridgetable.ui.rehearsal.rehearsal import case_in
from tests.rehearsal.answers import answer
from tests.ui.opened import open_window

SHIPPED = "revoke/revoke-42-six-clubs-become-three.case.json"


def test_answers_are_kept_in_the_folder_of_the_window_and_shown_on_the_page(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    window.parts.study.keep(answer(case=SHIPPED))
    assert (tmp_path / "kept" / "progress.jsonl").exists()
    shown: list[int] = []
    monkeypatch.setattr(ProgressDialog, "exec", lambda self: shown.append(self.coming.rowCount()))
    window.parts.commands["progress"].trigger()
    assert shown == [1]


def test_an_answer_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    (tmp_path / "kept" / "progress.jsonl").mkdir(parents=True)
    refused: list[object] = []
    window.session.refused.connect(refused.append)
    window.parts.study.keep(answer())
    assert len(refused) == 1


def test_a_case_that_comes_back_is_opened_under_its_edition(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    for edition in (Edition.E1997, Edition.E2017):
        (scheduled,) = schedule([answer(Outcome.WRONG, case=SHIPPED, edition=edition)])
        window.parts.study.rehearse_scheduled(scheduled)
        assert window.session.document.path.endswith("revoke-42-six-clubs-become-three.case.json")
        assert window.session.edition is edition


def test_a_case_that_is_gone_is_one_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    before, refused = window.session.history, list[object]()
    window.session.refused.connect(refused.append)
    (scheduled,) = schedule([answer(case=str(tmp_path / "gone.case.json"))])
    assert scheduled.subject == CaseInFile(str(tmp_path / "gone.case.json"))
    window.parts.study.rehearse_scheduled(scheduled)
    assert len(refused) == 1 and window.session.history is before


def test_a_family_comes_back_as_another_case_of_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path)
    monkeypatch.setattr(window.parts.waiting, "call", lambda _, function, *given, quick: function(*given))
    (scheduled,) = schedule([answer(case=GeneratedCase("revoke-found-at-once", 7), edition=Edition.E2007)])
    window.parts.study.rehearse_scheduled(scheduled)
    assert window.parts.study.is_rehearsing and window.session.edition is Edition.E2007
    window.parts.study.leave()
    case = window.session.document.case
    assert case is not None and case_in(window.session.document) == GeneratedCase("revoke-found-at-once", 0)


def test_a_family_that_is_gone_is_one_sentence(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(qtbot, tmp_path)
    monkeypatch.setattr(window.parts.waiting, "call", lambda _, function, *given, quick: function(*given))
    refused: list[object] = []
    window.session.refused.connect(refused.append)
    (scheduled,) = schedule([answer(case=GeneratedCase("of-another-program", 7))])
    window.parts.study.rehearse_scheduled(scheduled)
    assert len(refused) == 1 and not window.parts.study.is_rehearsing
