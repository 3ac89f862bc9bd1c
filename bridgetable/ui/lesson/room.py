"""Builds what belongs to the lesson of one window, and keeps the lesson against a crash."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from PySide6.QtCore import QDateTime, QObject, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from bridgetable.disk.writing import file_name_of, write_whole
from bridgetable.rehearsal.lessons.kept import KeptLesson, KeptRoom, keep, restored
from bridgetable.room.room import Room
from bridgetable.room.serving import Address, Place, addresses
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import in_language
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.lesson.course import LessonCourse
from bridgetable.ui.lesson.editing import CaseLibrary, LessonEditing
from bridgetable.ui.lesson.hands import HandsRow, handle_hands
from bridgetable.ui.lesson.homework import homework
from bridgetable.ui.lesson.lesson_cases import LessonCases
from bridgetable.ui.lesson.lessons import Lessons
from bridgetable.ui.lesson.open_lesson import OpenLesson
from bridgetable.ui.lesson.open_room import Phones, PhonesRow
from bridgetable.ui.lesson.peers import PollOfPeers
from bridgetable.ui.papers.formats import WEB
from bridgetable.ui.papers.printing import asked_file, write_and_tell
from bridgetable.ui.session.session import OpensDocuments, Session
from bridgetable.ui.wall.presentation import Presentation
from bridgetable.words.languages import languages_with

if TYPE_CHECKING:
    from bridgetable.ui.lectern.lectern import Lectern


class LessonRoom(QObject):
    """The lesson of a window, its own window, and how it is given; it is kept in `kept_file`, if that is not None."""

    def __init__(
        self,
        session: Session,
        documents: OpensDocuments,
        library: CaseLibrary,
        presentation: Presentation,
        waiting: Waiting,
        kept_file: Path | None,
    ) -> None:
        super().__init__(waiting.window)
        self._session, self._documents, self._presentation = session, documents, presentation
        self._waiting, self._window, self._kept_file = waiting, waiting.window, kept_file
        self.lesson = OpenLesson(waiting.background, self)
        self.phones = Phones(self)
        self.peers = PollOfPeers(session, presentation, self.phones)
        cases = LessonCases(session, documents, waiting, self)
        self.course = LessonCourse(session, self.lesson, presentation, cases, self.phones)
        editing = LessonEditing(session, self.lesson, library, presentation, self)
        self.lessons = Lessons(session, self.lesson, self.course, editing, presentation, waiting)
        self._kept = KeptLesson()
        self._host, self._is_announced = "", True
        self._lectern: Lectern | None = None
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self.keep)
        self._restore()
        for changed in (self.lesson.changed, self.course.changed):
            changed.connect(self._timer.start)
        self.phones.changed.connect(self._phones_changed)
        self.peers.changed.connect(self._peers_changed)
        self.phones.failed.connect(lambda reason: session.tell(say("room-not-opened", reason=reason)))
        self.course.changed.connect(self.lessons.update)
        self.lessons.start_wanted.connect(self.start)
        self.lessons.sheet_wanted.connect(self.show_sheet)

    def show(self) -> None:
        """Shows the window of the lesson."""
        self.lessons.show()

    def show_on(self, lectern: Lectern) -> None:
        """Shows on the lectern what is asked and what is right, with fields for the hands."""
        self._add_rows(lectern.panel, lectern.panel.add_below_next)
        lectern.when_large(lambda large: self._add_rows(large, large.add_below_answers))
        self._lectern = lectern
        self.course.changed.connect(lectern.update_texts)

    def _add_rows(self, on: QWidget, add: Callable[[QWidget], None]) -> None:
        for row in (HandsRow(self.course, self._session, on), PhonesRow(self.phones, self._session, on)):
            add(row)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Counts hands while the room is asked; returns whether the key was used."""
        return handle_hands(self.course, event)

    # -- the phones ----------------------------------------------------------------------------------------------------

    @property
    def addresses(self) -> Sequence[Address]:
        """The addresses of this computer at which phones may find the room."""
        return addresses()

    @property
    def host(self) -> str:
        """The address at which phones find the room; "" while it is closed."""
        return self._host if self.phones.is_open else ""

    def toggle_phones(self) -> None:
        """Opens the room to phones at the likeliest address, and shows it on the wall; or closes the room.

        The lesson is given from its beginning if it is not given yet: the wall shows the address, and asks.
        """
        if self.phones.is_open:
            self.close_phones()
            return
        if not self.course.given and self.lesson.lesson.entries:
            self.start(0)
        self.open_phones(self.addresses[0].host)

    def open_phones(self, host: str, port: int = 0, code: str = "") -> None:
        """Opens the room to phones at this address; one that is open moves there, with the same code."""
        known = self.phones.room
        code = code or (self.phones.opened.code if self.phones.opened is not None else "")
        # A phone that was here before takes nothing older than what it was told last.
        number = QDateTime.currentMSecsSinceEpoch()
        room = known or Room(self.lesson.lesson.title, self._session.words.language, number=number)
        self._host, self._is_announced = host, False
        self.phones.open(room, Place(host, host, port, code=code))
        self.course.begin_with_phones()

    def close_phones(self) -> None:
        """Closes the room: nothing listens any more."""
        self.course.hide_address()
        self.phones.close()

    def set_door(self, is_open: bool) -> None:
        """Lets new phones in, or no more."""
        self.phones.change(lambda room: room.with_door(is_open))

    def ask_peers(self) -> None:
        """Asks the phones what a player's peers would do where the table stands."""
        if self.course.now is not None:
            self._session.tell(say("room-no-poll"))
        elif not self.peers.is_on:
            self.course.hide_address()
            self.peers.start()

    def go_on_with_peers(self, by: int) -> bool:
        """Goes on with a poll of peers (1) or back (-1), if there is one; returns whether there was.

        The answers stay with the case; those of a lesson that is given stand on its sheet (`put_peers_on_record`).
        """
        if not self.peers.is_on:
            return False
        if by < 0:
            self.peers.go_back()
        elif (found := self.peers.go_on()) is not None and found.answers and not self.course.given:
            self.peers.put_on_record(found)
        return True

    def ask_on_the_spot(self) -> None:
        """Asks for a question of the lecturer's own, and asks it as the next page; keeps it in the lesson if wished."""
        from bridgetable.ui.lesson.page_dialogs import SpotQuestionDialog

        presentation, wall = self._presentation, self._presentation.wall
        over = wall if wall is not None and not presentation.is_beside_window else self._window
        dialog = SpotQuestionDialog(self._session.words, presentation.options, over)
        if not dialog.exec() or not self.course.given:
            return
        question, keep = dialog.entry, dialog.keep.isChecked()
        self.peers.leave()
        presentation.set_on(True)
        if keep and self.lessons.editing.keep_asked(question) and self.course.goes_on_at_once:
            self.course.next_case()
        else:
            self.course.ask_on_the_spot(question)

    def put_peers_on_record(self) -> None:
        """Puts the polls of peers of the case on the table into it."""
        self.course.put_peers_on_record()

    @property
    def has_peers_to_put(self) -> bool:
        """Whether there are polls of peers of the case on the table that are not in it."""
        return bool(self.course.peers_here)

    def _peers_changed(self) -> None:
        """Takes over what peers have answered, and shows the lesson again after their poll."""
        if (taken := self.peers.taken) is not None:
            self.course.take_peers(taken[0].key, taken[0].text, taken[1])
        if not self.peers.is_on:
            self.course.show_again()

    def send_sheets(self) -> None:
        """Has every phone show its own sheet, with the lesson to take home."""
        self.phones.change(Room.over)

    def show_address(self) -> None:
        """Shows on the wall where phones find the room, or shows it no longer."""
        opened = self.phones.opened
        if not self.course.hide_address() and opened is not None:
            self._presentation.set_on(True)
            self.course.show_address(opened.url)

    def _phones_changed(self) -> None:
        """Shows the address once it is known."""
        self._timer.start()
        if self.phones.opened is not None and not self._is_announced:
            self._is_announced = True
            self.show_address()

    # -- giving the lesson ---------------------------------------------------------------------------------------------

    def start(self, at: int) -> None:
        """Gives the lesson from this entry, from its title page if it is the first; or ends it, if it is given."""
        if self.course.given:
            self.course.end()
        else:
            # It would lie over the wall, or over the lectern.
            self.lessons.panel.close()
            # Whoever rehearses a case leaves it.
            self._documents.leaving.emit()
            self.course.start(at or None)
            if self._lectern is not None:
                self._lectern.show_large()

    def show_sheet(self) -> None:
        """Shows what was asked and how it went."""
        from bridgetable.ui.lesson.sheet_dialog import SheetDialog

        panel = self.lessons.panel
        parent = panel if panel.isVisible() else self._window
        put = self.put_peers_on_record if self.has_peers_to_put else None
        SheetDialog(self.course.run, self.lesson.lesson.title, self._session.words, parent, put).exec()

    def save_slides(self) -> None:
        """Asks for a file, and writes the slides of the lesson there for those without the program."""
        from bridgetable.ui.lesson.entries import opened_entry
        from bridgetable.ui.lesson.slides import save_slides, slides_of_lesson

        session, lesson, words = self._session, self.lesson.lesson, self._session.words
        if not lesson.entries:
            session.refuse(say("lesson-without-cases"))
            return
        title = in_language(lesson.title, words.language)
        slides = slides_of_lesson(lesson, words, opened_entry)
        save_slides(slides, title, file_name_of(title, words.text("lesson-file-name")), session, self._waiting)

    def save_homework(self) -> None:
        """Asks for a file, and writes the lesson there as one page that asks and marks by itself."""
        session, lesson, words = self._session, self.lesson.lesson, self._session.words
        if not lesson.entries:
            session.refuse(say("lesson-without-cases"))
            return
        name = file_name_of(in_language(lesson.title, words.language), words.text("lesson-file-name"))
        out = asked_file(self._window, words, "homework-title", Path(name), (WEB,), "homework")
        if out is None:
            return

        def write() -> Message:
            languages = languages_with(words.language)
            html = self._waiting.call(words.text("waiting-lesson"), homework, (lesson,), words.language, languages)
            write_whole(out, html.encode("utf-8", "replace"))
            return say("homework-done", file=out.name)

        write_and_tell(session, out, write)

    # -- kept against a crash ------------------------------------------------------------------------------------------

    def _restore(self) -> None:
        """Takes the lesson as it was left; says so, or why it cannot be."""
        if self._kept_file is None:
            return
        try:
            kept = restored(self._kept_file)
        except RefusedError as refused:
            self._session.refuse(refused)
            return
        if kept is not None:
            self._kept = kept
            self.lesson.take(kept.edited)
            self.course.restore(kept.run)
            self.peers.number = len(kept.run.peers)
            self.lesson.go_to(kept.here)
            if kept.room is not None:
                # The window that had it open was killed, and its phones are still there.
                self.open_phones(kept.room.host, kept.room.port, kept.room.code)
                self._is_announced = True

    def finish(self) -> None:
        """Closes the room with the window."""
        self.phones.close()
        self.keep()

    @property
    def _kept_room(self) -> KeptRoom | None:
        opened = self.phones.opened
        return KeptRoom(self._host, urlsplit(opened.url).port or 80, opened.code) if opened is not None else None

    def keep(self) -> None:
        """Keeps the lesson as it is now, if that has changed; says so if it cannot be kept."""
        now = KeptLesson(self.lesson.edited, self.lesson.here, self.course.run, self._kept_room)
        if self._kept_file is None or now == self._kept:
            return
        self._kept = now
        try:
            keep(self._kept_file, now)
        except RefusedError as refused:
            self._session.refuse(refused)
