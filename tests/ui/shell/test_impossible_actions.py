"""A case with an action that cannot be done opens up to it and says so; nothing of it is lost, and it can be mended."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from bridgetable.cases.case import Branch
from bridgetable.cases.codec import read_case, write_case
from bridgetable.document.at_start import as_left
from bridgetable.document.autosave import Autosave, read_kept
from bridgetable.table.edition import Edition
from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.shell.startup import create_window
from bridgetable.ui.shell.window import Window
from tests.cases.test_tree import HALTING
from tests.situations import actions_of
from tests.ui.opened import open_window

TOLD = {
    "en": "actions[2].actions[3]: West does not hold the ace of spades. The line stops there; what follows is kept in "
    "the case. 2 more lines stop like this.",
    "it": "actions[2].actions[3]: Ovest non ha l'Asso di picche. La linea si ferma qui; quel che segue è conservato "
    "nel caso. Altre 2 linee si fermano così.",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "halting.case.json"
    file.write_bytes(write_case(HALTING))
    return file


def opened(qtbot: QtBot, folder: Path, file: Path, language: str = "en", *, autosave: bool = False) -> Window:
    window = open_window(qtbot, folder, language, autosave=autosave)
    assert window.parts.documents.open_path(str(file))
    return window


@pytest.mark.parametrize("language", ["en", "it"])
def test_it_is_told_once_with_its_place(qtbot: QtBot, tmp_path: Path, file: Path, language: str) -> None:
    window = opened(qtbot, tmp_path, file, language)
    assert window.parts.caption.plain == TOLD[language] and window.parts.caption.tone is Tone.NOTICE
    assert len(window.session.history.nodes) == 6 and not window.session.dirty


def test_it_is_saved_letter_by_letter(qtbot: QtBot, tmp_path: Path, file: Path) -> None:
    window, data = opened(qtbot, tmp_path, file), file.read_bytes()
    file.unlink()
    window.parts.commands["save"].trigger()
    assert file.read_bytes() == data


def test_who_plays_on_has_mended_it_and_what_could_not_be_done_is_a_branch(
    qtbot: QtBot, tmp_path: Path, file: Path
) -> None:
    window = opened(qtbot, tmp_path, file, "it")
    window.session.to_end()
    for action in actions_of("EH2 SH4"):
        window.session.act(action)
    window.parts.commands["save"].trigger()
    saved = read_case(file.read_bytes())
    kept = Branch((("", "Ciò che non si poteva fare"),), HALTING.actions[7:])
    assert saved.actions == (*HALTING.actions[:7], kept, *actions_of("EH2 SH4"))
    data = file.read_bytes()
    assert window.parts.documents.open_path(str(file))
    window.parts.commands["save"].trigger()
    assert file.read_bytes() == data


def test_under_another_edition_it_is_all_there(qtbot: QtBot, tmp_path: Path, file: Path) -> None:
    window = opened(qtbot, tmp_path, file)
    window.session.set_edition(Edition.E1997)
    window.parts.commands["save"].trigger()
    saved = read_case(file.read_bytes())
    assert saved.edition is Edition.E1997 and saved.actions == HALTING.actions


def test_what_is_kept_without_being_saved_has_it_too(qtbot: QtBot, tmp_path: Path, file: Path) -> None:
    window = opened(qtbot, tmp_path, file, autosave=True)
    window.session.to_end()
    window.parts.finish()
    kept = tmp_path / "kept"
    again = read_kept(Autosave(kept).file)
    assert again.document.case is not None and again.document.case.actions == HALTING.actions
    assert again.history.table == window.session.table and len(again.trouble) == 3
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    back = create_window(settings, Autosave(kept), "en", first=as_left(Autosave(kept)))
    qtbot.addWidget(back)
    back.show()
    back.build_parts()
    assert back.parts.caption.plain == TOLD["en"]
