"""Printing, exporting and copying from the window."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QPaintDevice, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from bridgetable.disk.steps import Steps, at_once
from bridgetable.reports import page
from bridgetable.reports.booklet import Answers, document_of
from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.kit import waiting
from bridgetable.ui.kit.waiting import WaitingDialog
from bridgetable.ui.papers import printing as module
from bridgetable.ui.papers.formats import OF_A_CASE
from bridgetable.ui.papers.papers import SIZE, AnswersDialog, svg_of
from bridgetable.ui.papers.pdf import LaidOut, Paper, laid_out, laying_out
from bridgetable.ui.papers.printing import PrintPreview, paper_of, printing
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.reports.cases import SIX_CLUBS, THREE_OPTIONS, shipped, told
from tests.ui.kit.notices import when_shown
from tests.ui.opened import open_window
from tests.ui.waiting import settle

pytestmark = pytest.mark.usefixtures("qtbot")
ENGLISH = Words.of("en", strict=True)
TITLE = "Require, forbid, or leave it free"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    """A window on a shipped case, at the end of its main line."""
    window = open_window(qtbot, tmp_path)
    assert window.parts.documents.open_path(str(shipped(THREE_OPTIONS)))
    window.session.to_end()
    return window


def answered(monkeypatch: pytest.MonkeyPatch, answers: Answers | None) -> None:
    """Has the next dialog about the rulings chosen from, or cancelled."""

    def choose(dialog: AnswersDialog) -> bool:
        if answers is not None:
            dialog.answers.choose(answers)
        return answers is not None

    monkeypatch.setattr(AnswersDialog, "exec", choose)


def export(window: Window, monkeypatch: pytest.MonkeyPatch, path: Path | str, chosen: str = "") -> None:
    """Exports to this file, with this filter chosen."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), chosen))
    window.parts.commands["export"].trigger()


CONTENTS: dict[str, Callable[[bytes], bool]] = {
    ".pdf": lambda data: data.startswith(b"%PDF-"),
    ".html": lambda data: TITLE in data.decode() and b'id="play"' in data,
    ".txt": lambda data: data.decode().startswith(TITLE) and "Law 50D2(b)" in data.decode(),
    ".png": lambda data: data.startswith(b"\x89PNG"),
    ".svg": lambda data: b"<svg" in data,
}


def test_a_case_is_exported_in_each_form(window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered(monkeypatch, Answers.INLINE)
    assert set(CONTENTS) == set(OF_A_CASE)
    for ending, holds in CONTENTS.items():
        export(window, monkeypatch, tmp_path / f"out{ending}")
        assert holds((tmp_path / f"out{ending}").read_bytes()), ending
        assert f"out{ending} has been written." in window.parts.caption.text.text()


def test_a_name_without_an_ending_gets_that_of_the_filter(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered(monkeypatch, Answers.NONE)
    export(window, monkeypatch, tmp_path / "lesson 1.2", f"{ENGLISH.text('export-txt')} (*.txt)")
    text = (tmp_path / "lesson 1.2.txt").read_text("utf-8")
    assert "What do you rule?" in text and "Law 50D2" not in text


def test_what_cannot_be_written_is_one_sentence(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered(monkeypatch, Answers.INLINE)
    export(window, monkeypatch, tmp_path / "nowhere" / "out.pdf")
    assert "out.pdf" in window.parts.caption.text.text() and not (tmp_path / "nowhere").exists()


def test_whoever_cancels_writes_nothing(window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered(monkeypatch, None)
    before = window.parts.caption.text.text()
    export(window, monkeypatch, tmp_path / "out.pdf")
    export(window, monkeypatch, "")
    window.parts.commands["print"].trigger()
    assert not (tmp_path / "out.pdf").exists() and window.parts.caption.text.text() == before


def test_the_story_is_copied_as_text_and_the_table_as_pixels_and_shapes(window: Window) -> None:
    window.parts.commands["copy-story"].trigger()
    text = QGuiApplication.clipboard().text()
    assert text.startswith(TITLE) and "Law 50D2(b)" in text and "Another line: South requires clubs" in text
    window.parts.commands["copy-picture"].trigger()
    data = QGuiApplication.clipboard().mimeData()
    image = data.imageData()
    assert isinstance(image, QImage) and (image.width(), image.height()) == SIZE
    assert b"<svg" in bytes(data.data("image/svg+xml").data())


def test_shapes_stay_shapes_and_need_no_font() -> None:
    case = told(THREE_OPTIONS)
    svg = svg_of(case.history.table_at(case.history.line()[9]), ENGLISH, ViewOptions()).decode()
    assert "<image" not in svg and "<text" not in svg and svg.count("<path") > 200
    assert not re.search(r'href="(?!#)', svg)


def test_pages_are_shown_before_they_are_printed(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    answered(monkeypatch, Answers.END)
    seen: list[int] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QPrintPreviewDialog):
            QTimer.singleShot(0, look)
            return
        (preview,) = dialog.findChildren(QPrintPreviewWidget)
        seen.append(preview.pageCount())
        dialog.reject()

    QTimer.singleShot(0, look)
    window.parts.commands["print"].trigger()
    assert seen and seen[0] >= 2
    assert not window.findChildren(QPrintPreviewDialog)


def test_the_window_behind_may_be_closed_while_pages_are_shown(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    answered(monkeypatch, Answers.END)
    monkeypatch.setattr(PrintPreview, "exec", lambda preview: delete(preview))
    window.parts.commands["print"].trigger()
    assert not window.findChildren(QPrintPreviewDialog)


def test_another_paper_has_the_pages_laid_out_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "SLICE_SECONDS", -1)
    widths: list[float] = []

    def lay_out(document: page.Document, paper: Paper) -> Steps[LaidOut]:
        widths.append(paper.width)
        return laying_out(document, paper)

    monkeypatch.setattr(module, "laying_out", lay_out)
    dialog = PrintPreview(document_of([told(SIX_CLUBS), told(THREE_OPTIONS)], ENGLISH, Answers.END), ENGLISH)
    dialog.show()
    (pages,) = dialog.findChildren(QPrintPreviewWidget)
    upright = pages.pageCount()
    pages.updatePreview()
    assert len(widths) == 1 and pages.pageCount() == upright
    pages.setLandscapeOrientation()
    settle()
    assert len(widths) == 2 and widths[1] > 1.4 * widths[0] and pages.pageCount() > upright
    assert pages.updatesEnabled()
    dialog.close()


def test_whoever_cancels_sees_no_pages(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "SLICE_SECONDS", -1)
    monkeypatch.setattr(waiting, "NOTICE_DELAY", 0)
    answered(monkeypatch, Answers.END)
    monkeypatch.setattr(PrintPreview, "exec", lambda preview: pytest.fail("pages are shown"))
    when_shown(WaitingDialog.reject)
    window.parts.commands["print"].trigger()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not window.findChildren(QPrintPreviewDialog)


def test_pages_that_are_cancelled_while_they_are_shown_close_the_dialog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "SLICE_SECONDS", -1)
    monkeypatch.setattr(waiting, "NOTICE_DELAY", 0)
    dialog = PrintPreview(document_of([told(SIX_CLUBS)], ENGLISH, Answers.END), ENGLISH)
    ended: list[int] = []
    dialog.finished.connect(ended.append)
    when_shown(WaitingDialog.reject)
    dialog.show()
    settle()
    assert ended == [0]


class FullPrinter(QPrinter):
    """A printer that takes one page."""

    def newPage(self) -> bool:
        """Fails."""
        return False


class BrokenPrinter(QPrinter):
    """A printer that fails at the end."""

    def printerState(self) -> QPrinter.PrinterState:
        """Says that it has failed."""
        return QPrinter.PrinterState.Error


class NoPainter(QPainter):
    """A painter that cannot begin."""

    def begin(self, device: QPaintDevice) -> bool:
        """Fails."""
        return False


@pytest.mark.parametrize(
    ("kind", "painter"), [(FullPrinter, QPainter), (BrokenPrinter, QPainter), (QPrinter, NoPainter)]
)
def test_a_printer_that_takes_no_pages_is_one_sentence(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: type[QPrinter], painter: type[QPainter]
) -> None:
    answered(monkeypatch, Answers.END)
    monkeypatch.setattr(module, "QPainter", painter)

    def print_at_once(preview: PrintPreview) -> None:
        printer = kind()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "out.pdf"))
        preview.paintRequested.emit(printer)

    monkeypatch.setattr(PrintPreview, "exec", print_at_once)
    window.parts.commands["print"].trigger()
    assert window.parts.caption.tone is Tone.REFUSAL
    assert window.parts.caption.plain == ENGLISH.text("print-failed")


def test_only_what_is_not_yet_on_paper_can_be_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    def look(steps: Steps[object], *_: object, cancellable: bool = True) -> object:
        seen.append(cancellable)
        return at_once(steps)

    monkeypatch.setattr(module, "in_slices", look)
    dialog = PrintPreview(document_of([told(SIX_CLUBS)], ENGLISH, Answers.END), ENGLISH)
    dialog.show()
    assert seen == [True, True]
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    dialog.paintRequested.emit(printer)
    assert seen[-1] is False
    dialog.close()


def test_only_the_pages_that_were_asked_for_are_printed(tmp_path: Path) -> None:
    document = document_of([told(SIX_CLUBS), told(THREE_OPTIONS)], ENGLISH, Answers.END)
    counts = []
    for first, last in ((0, 0), (2, 3)):
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "out.pdf"))
        printer.setFromTo(first, last)
        at_once(printing(printer, laid_out(document, paper_of(printer))))
        counts.append((tmp_path / "out.pdf").read_bytes().count(b"/Type /Page\n"))
    assert counts[0] > 3 and counts[1] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialog_names_the_places_of_the_rulings(language: str) -> None:
    dialog = AnswersDialog("print", Words.of(language, strict=True))
    assert dialog.chosen is Answers.INLINE and dialog.answers.accessibleName()
    for each in Answers:
        dialog.answers.choose(each)
        assert dialog.chosen is each
