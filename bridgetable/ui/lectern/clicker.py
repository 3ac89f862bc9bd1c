"""Leading through a case with two keys: page by page, step by step, and on to the next case."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bridgetable.engine.history import START
from bridgetable.ui.entry.offer import Offer
from bridgetable.ui.lectern.content.course import Course
from bridgetable.ui.session.session import Session
from bridgetable.ui.wall.presentation import Presentation

if TYPE_CHECKING:
    from bridgetable.ui.wall.wall import Wall


class Clicker(QObject):
    """The next page of words on the wall, or where there is none the next step; and back the same way.

    The course may have something before a step. After the last one it says so; once more, and it opens the next case.
    """

    def __init__(
        self, session: Session, presentation: Presentation, offer: Offer, course: Course
    ) -> None:
        super().__init__(presentation)
        self._session, self._presentation, self._offer = session, presentation, offer
        self._course = course
        self._said_end = ""
        self.beyond: Callable[[int], object] | None = None
        """What is done after the last page (1) or before the first (-1) instead of steps of the play; None for those.
        """
        session.moved.connect(self._forget_end)
        presentation.wall_opened.connect(self._watch)

    def _watch(self, wall: Wall) -> None:
        wall.turn_wanted.connect(self.turn)

    def _forget_end(self) -> None:
        self._said_end = ""

    def turn(self, by: int) -> None:
        """Goes on (1), or back (-1)."""
        if by > 0:
            self.go_on()
        else:
            self.go_back()

    def go_on(self) -> None:
        """Shows the next page, or makes the next step; the words again where something else was shown."""
        wall, session = self._presentation.wall, self._session
        if wall is None:
            return
        self._presentation.end_black()
        if self._said_end and wall.entry == self._said_end:
            if self._course.has_next:
                self._presentation.show_course()
                self._course.next_case()
        elif self._shows_words(wall):
            if wall.turn_page(1):
                return
            if self.beyond is not None:
                self.beyond(1)
            elif self._course.go_on():
                return
            elif session.can_step_on:
                session.step_by(1)
            else:
                self._said_end = self._course.end_text
                wall.show_entry(self._said_end)

    def go_back(self) -> None:
        """Shows the page before, or the last page of the step before."""
        wall, session = self._presentation.wall, self._session
        if wall is None:
            return
        self._presentation.end_black()
        if not self._shows_words(wall) or wall.turn_page(-1):
            return
        if self.beyond is not None:
            self.beyond(-1)
        elif not self._course.go_back() and session.history.cursor != START:
            session.step_by(-1)
            wall.show_last_page()

    def _shows_words(self, wall: Wall) -> bool:
        """Whether the words were shown already; what is offered, typed or told is dropped."""
        if not wall.entry and self._offer.proposal is None:
            return True
        self._offer.dismiss()
        self._presentation.show_course()
        return False
