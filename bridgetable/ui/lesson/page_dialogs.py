"""Dialogs for an entry of a lesson: a page, a question of the lecturer's own, and which questions a case asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import SequenceMatcher
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage, QImageWriter, QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from bridgetable.disk.contents import contents_of
from bridgetable.rehearsal.asked import Stop
from bridgetable.rehearsal.lessons.codec import check_text
from bridgetable.rehearsal.lessons.lesson import (
    FEWEST_CHOICES,
    MOST_BULLETS,
    MOST_CHOICES,
    PICTURE,
    EmbeddedPicture,
    LessonPage,
    LessonQuestion,
    Picture,
    PictureFile,
    QuestionChoice,
    names_of,
    picture_data,
    picture_form,
)
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text, reworded, written_in
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.kit.row_list import add_tick, tick_all, ticks_in
from bridgetable.ui.lesson.entries import first_on_wall
from bridgetable.ui.lesson.thumbnails import SHAPE
from bridgetable.ui.library.recent_files import paths_in
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.words.catalogue import Words, refused_line

LARGEST_SIDE, LARGE = 1920, 1024 * 1024
"""The most pixels of a side, and the size in bytes from which a picture in the lesson's own file is made smaller."""
QUALITY = 85
"""The quality of a picture that is made smaller, as JPEG counts it."""
PREVIEW = 13
"""The height of the picture of the wall, in heights of a letter."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def embedded(image: QImage, data: bytes = b"") -> EmbeddedPicture | None:
    """The picture as the file of a lesson holds it, made smaller where it is large; None where there is none.

    `data` is the contents of its file, which are kept where they can be.
    """
    if picture_form(data) and len(data) <= LARGE:
        return EmbeddedPicture(data)
    if image.isNull():
        return None
    if max(image.width(), image.height()) > LARGEST_SIDE:
        kept, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        image = image.scaled(LARGEST_SIDE, LARGEST_SIDE, kept, smooth)
    for form, quality in ((b"png", -1), (b"jpeg", QUALITY)):
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QImageWriter(buffer, form)
        writer.setQuality(quality)
        writer.write(image)
        written = buffer.data().data()
        if len(written) <= LARGE or form == b"jpeg":
            return EmbeddedPicture(bytes(written))
    return None


class _WallDialog(FormDialog):
    """Shows at the right what the wall will show of the entry that is being written."""

    def __init__(self, name: str, words: Words, options: ViewOptions, parent: QWidget | None) -> None:
        super().__init__(name, words, parent)
        self._options = options
        self.preview = named(QLabel(self), f"{name}-preview")
        self.preview.setAccessibleName(words.text("lesson-page-preview"))
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self.refresh)

    @property
    def entry(self) -> LessonPage | LessonQuestion:
        """The entry as it has been written so far."""
        raise NotImplementedError

    @property
    def _picture(self) -> Picture | None:
        """The picture of the entry."""
        return None

    def _fault(self) -> str:
        """What is wrong with it; "" where nothing is."""
        raise NotImplementedError

    def _missing(self) -> str:
        """What has not been written yet and must be; "" where nothing is."""
        raise NotImplementedError

    def finish(self) -> None:
        """Adds the form, the picture of the wall, the fault line and the buttons."""
        self.column.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignHCenter)
        super().finish()
        self.refresh()

    def changed(self) -> None:
        """Notices that something was written."""
        self._timer.start()

    def refresh(self) -> None:
        """Shows the wall, and what is wrong or still missing."""
        from bridgetable.ui.wall.painting import render_page, said_page

        height = PREVIEW * self.fontMetrics().height()
        size, ratio = QSize(round(SHAPE * height), height), self.devicePixelRatioF()
        self.preview.setFixedSize(size)
        pixels = (round(size.width() * ratio), round(size.height() * ratio))
        _, said = first_on_wall(self.entry, self.words, lambda _: picture_data(self._picture))
        page = said_page(said, pixels)
        picture = QPixmap.fromImage(render_page(None, page, self.words, pixels, self._options))
        picture.setDevicePixelRatio(ratio)
        self.preview.setPixmap(picture)
        self.preview.setAccessibleDescription(page.text)
        fault = self._fault()
        self.show_fault(fault or self._missing(), missing=not fault)

    def accept(self) -> None:
        """Agrees where nothing is wrong or missing."""
        self.refresh()
        if not self.fault.text():
            super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Agrees at Ctrl+Enter, since Enter begins a new line."""
        if event.key() in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.accept()
        else:
            super().keyPressEvent(event)

    def _fault_of(self, texts: Sequence[Text]) -> str:
        for text in texts:
            try:
                check_text(text)
            except RefusedError as refused:
                return refused_line(self.words, RefusedError(refused.message))
        return ""


class PageDialog(_WallDialog):
    """Asks for the heading, the points and the picture of a page.

    A picture in the folder of the lesson, or below it, stays there; any other is put into the lesson.
    """

    def __init__(
        self,
        words: Words,
        options: ViewOptions,
        page: LessonPage | None = None,
        folder: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("lesson-page", words, options, parent)
        self._before, self._folder = page or LessonPage(()), folder
        self.picture = self._before.picture
        language = words.language
        self._picture_fault = ""
        self.heading = QLineEdit(written_in(self._before.heading, language), self)
        self.points = QPlainTextEdit("\n".join(written_in(text, language) for text in self._before.bullets), self)
        self.points.setTabChangesFocus(True)
        self.points.setMinimumHeight(6 * self.fontMetrics().lineSpacing())
        self.add_row("lesson-page-heading", self.heading)
        self.add_row("lesson-page-points", self.points)
        self.named_picture = QLabel(self, textFormat=Qt.TextFormat.PlainText)
        row, self.picture_buttons = QHBoxLayout(), dict[str, QPushButton]()
        row.addWidget(self.named_picture, 1)
        deeds: dict[str, Callable[[], object]] = {
            "choose": self.choose,
            "paste": self.paste,
            "remove": lambda: self.take(None),
        }
        for name, do in deeds.items():
            button = self.picture_buttons[name] = QPushButton(words.text(f"lesson-picture-{name}"), self)
            button.setAutoDefault(False)
            button.clicked.connect(do)
            row.addWidget(button)
        self.form.addRow(QLabel(words.text("lesson-page-picture"), self), row)
        self.heading.textChanged.connect(self.changed)
        self.points.textChanged.connect(self.changed)
        self.setAcceptDrops(True)
        self.finish()
        self.size_in_letters = (46, 36)

    @property
    def entry(self) -> LessonPage:
        """The page; what it says in other languages stays with the words that stay."""
        language, before = self.words.language, self._before
        heading = reworded(before.heading, language, self.heading.text().strip())
        lines = [line.strip() for line in self.points.toPlainText().split("\n") if line.strip()]
        return LessonPage(heading, reworded_lines(before.bullets, language, lines), self.picture)

    def _fault(self) -> str:
        page, words = self.entry, self.words
        if self._picture_fault:
            return self._picture_fault
        if len(page.bullets) > MOST_BULLETS:
            return words.text("lesson-too-many-bullets", most=MOST_BULLETS)
        return self._fault_of((page.heading, *page.bullets))

    def _missing(self) -> str:
        page = self.entry
        written = self.heading.text().strip() or page.bullets or page.picture
        return "" if written else self.words.text("lesson-page-empty")

    @property
    def _picture(self) -> Picture | None:
        return self.picture

    # -- the picture ---------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Shows the wall, where the picture is, and what is wrong."""
        picture, key = self.picture, "lesson-picture-none"
        if picture is not None:
            key = "lesson-picture-file" if isinstance(picture, PictureFile) else "lesson-picture-inside"
        file = picture.path.name if isinstance(picture, PictureFile) else ""
        self.named_picture.setText(self.words.text(key, file=file))
        self.picture_buttons["remove"].setEnabled(picture is not None)
        super().refresh()

    def take(self, picture: Picture | None) -> None:
        """Has this picture on the page."""
        self.picture, self._picture_fault = picture, ""
        self.refresh()

    def take_file(self, path: Path) -> None:
        """Has the picture in this file on the page; says why it cannot be."""
        try:
            data = contents_of(path, 8 * PICTURE)
        except (OSError, ValueError):
            data = b""
        inside = self._folder is not None and path.resolve().is_relative_to(self._folder.resolve())
        if inside and picture_form(data) and len(data) <= PICTURE:
            self.take(PictureFile(path.absolute()))
            return
        picture = embedded(QImage.fromData(data), data) if data else None
        if picture is not None:
            self.take(picture)
        else:
            self._refuse(self.words.text("lesson-no-such-picture", file=path.name))

    def _refuse(self, why: str) -> None:
        self._picture_fault = why
        self.refresh()
        # It is told; what was there before stays.
        self._picture_fault = ""

    def choose(self) -> None:
        """Asks for the file of a picture."""
        words = self.words
        path, _ = QFileDialog.getOpenFileName(
            self,
            words.text("lesson-picture-title"),
            str(self._folder or ""),
            f"{words.text('lesson-pictures')} (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;{words.text('open-any')} (*)",
        )
        if path:
            self.take_file(Path(path))

    def paste(self) -> None:
        """Takes the picture in the clipboard, or the file there."""
        clipboard = QGuiApplication.clipboard()
        paths = paths_in(clipboard.mimeData())
        if paths:
            self.take_file(Path(paths[0]))
            return
        picture = embedded(clipboard.image())
        if picture is not None:
            self.take(picture)
        else:
            self._refuse(self.words.text("lesson-no-pasted-picture"))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes the file of a picture that is dragged over it."""
        if paths_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Takes the file that is dropped."""
        if paths := paths_in(event.mimeData()):
            self.take_file(Path(paths[0]))


def reworded_lines(before: Sequence[Text], language: str, lines: Sequence[str]) -> tuple[Text, ...]:
    """The texts with these words in this language; a line that stays, or is changed in its place, keeps the others."""
    known = [written_in(text, language) for text in before]
    found: list[Text] = []
    for kind, start, end, first, last in SequenceMatcher(None, known, list(lines), autojunk=False).get_opcodes():
        kept = list(before[start:end])
        if kind == "equal":
            found += kept
            continue
        for n, line in enumerate(lines[first:last]):
            found.append(reworded(kept[n] if n < len(kept) else (), language, line))
    return tuple(found)


class OwnQuestionDialog(_WallDialog):
    """Asks for a question of the lecturer's own, its choices, and which of them are right."""

    def __init__(
        self,
        words: Words,
        options: ViewOptions,
        question: LessonQuestion | None = None,
        parent: QWidget | None = None,
        *,
        name: str = "lesson-own",
    ) -> None:
        super().__init__(name, words, options, parent)
        self._before = question or LessonQuestion((), ())
        language = words.language
        self.question = QLineEdit(written_in(self._before.question, language), self)
        self.add_row("lesson-own-question", self.question)
        grid = QGridLayout()
        grid.setVerticalSpacing(3)
        self.choices: list[tuple[QCheckBox, QLineEdit]] = []
        for n in range(MOST_CHOICES):
            choice = self._before.choices[n] if n < len(self._before.choices) else QuestionChoice(())
            tick, line = QCheckBox(str(n + 1), self), QLineEdit(written_in(choice.text, language), self)
            tick.setChecked(choice.right)
            tick.setAccessibleName(words.text("lesson-own-right", number=n + 1))
            tick.setToolTip(tick.accessibleName())
            line.setAccessibleName(words.text("lesson-own-choice", number=n + 1))
            tick.toggled.connect(self.changed)
            line.textChanged.connect(self.changed)
            grid.addWidget(tick, n % (MOST_CHOICES // 2), 2 * (n // (MOST_CHOICES // 2)))
            grid.addWidget(line, n % (MOST_CHOICES // 2), 2 * (n // (MOST_CHOICES // 2)) + 1)
            self.choices.append((tick, line))
        self.form.addRow(QLabel(words.text("lesson-own-choices"), self), grid)
        self.question.textChanged.connect(self.changed)
        self.explain("lesson-own-how")
        self.finish()
        self.size_in_letters = (50, 30)
        self.question.setFocus()

    @property
    def entry(self) -> LessonQuestion:
        """The question with the choices that have words."""
        language, before = self.words.language, self._before
        choices = []
        for n, (tick, line) in enumerate(self.choices):
            if typed := line.text().strip():
                known = before.choices[n].text if n < len(before.choices) else ()
                choices.append(QuestionChoice(reworded(known, language, typed), tick.isChecked()))
        return LessonQuestion(reworded(before.question, language, self.question.text().strip()), tuple(choices))

    def _fault(self) -> str:
        question = self.entry
        return self._fault_of((question.question, *(choice.text for choice in question.choices)))

    def _missing(self) -> str:
        if not self.question.text().strip():
            return self.words.text("lesson-own-empty")
        few = len(self.entry.choices) < FEWEST_CHOICES
        return self.words.text("lesson-own-few", least=FEWEST_CHOICES) if few else ""


class SpotQuestionDialog(OwnQuestionDialog):
    """Asks for a question that is put to the room at once, and whether it is kept in the lesson; Enter asks it."""

    def __init__(self, words: Words, options: ViewOptions, parent: QWidget | None = None) -> None:
        self.keep = QCheckBox(words.text("ask-own-keep"))
        super().__init__(words, options, None, parent, name="ask-own")

    def finish(self) -> None:
        """Adds whether it is kept, below the choices."""
        self.form.addRow("", self.keep)
        super().finish()


# -- Which questions of a case a lesson asks: all, none, or those that are ticked --------------------------------------


class QuestionsList(QListWidget):
    """Questions with a tick each; Enter confirms the dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves Enter to the dialog; the space bar ticks."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class QuestionsDialog(FormDialog):
    """Lists the questions of a case, ruling by ruling, with a tick for each that is asked."""

    def __init__(
        self, stops: Sequence[Stop], chosen: tuple[str, ...] | None, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__("lesson-questions", words, parent)
        self.explain("lesson-questions-which")
        self.list = named(QuestionsList(self), "lesson-questions-list")
        self.list.setAccessibleName(words.text("lesson-questions-title"))
        self.list.setWordWrap(True)
        self._names: list[str] = []
        for number, (stop, names) in enumerate(zip(stops, names_of(stops), strict=True), 1):
            for asked, name in zip(stop.asked, names, strict=True):
                text = words.text("lesson-questions-one", number=number, question=words.say(asked.question))
                add_tick(self.list, text, ticked=chosen is None or name in chosen)
                self._names.append(name)
        self.list.setCurrentRow(0)
        self.column.addWidget(self.list)
        for name, on in (("all", True), ("none", False)):
            button = QPushButton(words.text(f"lesson-questions-{name}"), self)
            button.setAutoDefault(False)
            button.clicked.connect(self.tick_all if on else self.untick_all)
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self.finish()
        self.size_in_letters = (44, 26)
        self.list.setFocus()

    def tick_all(self) -> None:
        """Has every question asked."""
        tick_all(self.list, True)

    def untick_all(self) -> None:
        """Has no question asked."""
        tick_all(self.list, False)

    @property
    def chosen(self) -> tuple[str, ...] | None:
        """The names of the questions that are ticked; None where all are."""
        ticked = ticks_in(self.list)
        return None if all(ticked) else tuple(name for name, on in zip(self._names, ticked, strict=True) if on)
