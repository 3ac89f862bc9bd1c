"""The commands of lessons, and the way from case to case, which a lesson leads while one of its entries is shown.

What lessons need is imported when the first one is wanted.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.lectern.course import ComingOnWall, end_of_line, following_case
from bridgetable.ui.library.library import Library
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Shown
from bridgetable.ui.wall.presentation import Presentation

if TYPE_CHECKING:
    from bridgetable.ui.lectern.lectern import Lectern
    from bridgetable.ui.lesson.course import LessonCourse
    from bridgetable.ui.lesson.open_room import Phones
    from bridgetable.ui.lesson.room import LessonRoom
    from bridgetable.ui.session.autosave_slot import AutosaveTimer
    from bridgetable.ui.shell.opening import Documents


class LessonCommands(QObject):
    """Goes from case to case: along the lesson if it leads, else in the folder of the case on the table."""

    filed = Signal(Path)
    """The path of a lesson that was opened or saved."""
    changed = Signal()
    """What can be done has: the lesson is given or not, its room opened or closed, its door too, or peers polled."""

    def __init__(
        self, session: Session, documents: Documents, library: Library, presentation: Presentation, waiting: Waiting
    ) -> None:
        super().__init__(waiting.window)
        self._session, self._documents, self._library = session, documents, library
        self._presentation, self._waiting = presentation, waiting
        self._lectern: Lectern | None = None
        self._autosave: AutosaveTimer | None = None
        self._room: LessonRoom | None = None  # made on first use
        self._state: tuple[bool, bool, bool | None, bool] | None = None

    @property
    def room(self) -> LessonRoom:
        """The lesson of the window with all that belongs to it, as it was left; made on first use."""
        if self._room is None:
            self._room = self._made_room()
        return self._room

    def _made_room(self) -> LessonRoom:
        from bridgetable.ui.lesson.room import LessonRoom

        room = LessonRoom(
            self._session, self._documents, self._library, self._presentation, self._waiting, self._kept_file
        )
        room.lessons.filed.connect(self.filed)
        for part in (room.phones, room.course):
            part.changed.connect(self._tell_change)
        if self._lectern is not None:
            room.show_on(self._lectern)
        return room

    @property
    def _kept_file(self) -> Path | None:
        """The file in which the lesson of this window is kept; None where nothing is kept."""
        autosave = self._autosave
        if autosave is None:
            return None
        number = autosave.number
        return autosave.folder / (f"lesson-{number}.kept.json" if number > 1 else "lesson.kept.json")

    @property
    def _course(self) -> LessonCourse | None:
        """The course of the lesson while that leads; None where the folder of the case does."""
        room = self._room
        return room.course if room is not None and room.course.leads else None

    @property
    def is_held(self) -> bool:
        """Whether a lesson is being given."""
        room = self._room
        return room is not None and room.course.given

    @property
    def has_peers_to_put(self) -> bool:
        """Whether polls of peers may be put into the case on the table."""
        room = self._room
        return room is not None and room.has_peers_to_put

    def _tell_change(self) -> None:
        """Tells once what has changed for the commands, however many phones answer."""
        phones = self.phones
        door = phones.room.door_open if phones is not None and phones.room is not None else None
        state = (self.is_held, phones is not None, door, self.has_peers_to_put)
        if state != self._state:
            self._state = state
            self.changed.emit()

    @property
    def phones(self) -> Phones | None:
        """The phones of the room; None while it is closed to them."""
        room = self._room
        return room.phones if room is not None and room.phones.is_open else None

    def finish(self) -> None:
        """Closes the room with the window."""
        if self._room is not None:
            self._room.finish()

    def add_to(self, lectern: Lectern, autosave: AutosaveTimer | None) -> None:
        """Shows on this lectern what only the lecturer is to see; the lesson is kept beside the table, if that is."""
        self._lectern, self._autosave = lectern, autosave

    def open_path(self, path: str) -> bool:
        """Opens a lesson; returns whether it was opened."""
        return self.room.lessons.open_path(path)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Counts hands while the room is asked; returns whether the key was used."""
        return self._room is not None and self._room.course.leads and self._room.handle_key(event)

    def save_case_slides(self) -> None:
        """Asks for a file, and writes the slides of the case on the table there for those without the program."""
        from bridgetable.cases.library.cases import name_of
        from bridgetable.document.document import Opened
        from bridgetable.ui.lesson.slides import save_slides, slides_of_case

        session, words = self._session, self._session.words
        opened = Opened(session.history, session.document)
        title, _ = session.document.opening(words.language)
        name = name_of(Path(session.document.name)) or words.text("untitled")
        save_slides(slides_of_case(opened, words), title, name, session, self._waiting)

    # -- the course ----------------------------------------------------------------------------------------------------

    def next_case(self) -> None:
        """Opens what follows in the lesson, or the next case of the folder."""
        (self._course or self._library.course).next_case()

    def previous_case(self) -> None:
        """Opens what stands before in the lesson, or the case before of the folder."""
        (self._course or self._library.course).previous_case()

    def go_on(self) -> bool:
        """Does what the lesson has before the next step."""
        room = self._room
        if room is not None and (room.go_on_with_peers(1) or room.course.hide_address()):
            return True
        return self._course is not None and self._course.go_on()

    def go_back(self) -> bool:
        """Goes back to what the lesson had before the step that is shown."""
        room = self._room
        if room is not None and (room.go_on_with_peers(-1) or room.course.hide_address()):
            return True
        return self._course is not None and self._course.go_back()

    @property
    def has_next(self) -> bool:
        """Whether a case or a note follows."""
        course = self._course
        return course.has_next if course is not None else following_case(self._session.document.path) is not None

    @property
    def end_text(self) -> str:
        """What is said after the last step."""
        if self._course is not None:
            return self._course.end_text
        return end_of_line(self._session.document.path, self._session.words)

    @property
    def coming(self) -> str:
        """What of the lesson comes next, if it is no step."""
        course = self._course
        return course.coming if course is not None else ""

    @property
    def answers(self) -> str:
        """The answers to what the room is asked."""
        course = self._course
        return course.answers if course is not None else ""

    @property
    def page(self) -> str:
        """What tells a question, or a page of the lesson, from the step at which it is shown."""
        course = self._course
        return course.page if course is not None else ""

    @property
    def place(self) -> str:
        """Where the lesson has got to."""
        course = self._course
        return course.place if course is not None else ""

    def coming_on_wall(self, shown: Shown) -> ComingOnWall | None:
        """What the wall shows of the lesson after the next press, if that is no step."""
        course = self._course
        return course.coming_on_wall(shown) if course is not None else None
