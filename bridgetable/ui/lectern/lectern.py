"""The lectern: what the lecturer sees and commands while the room looks at the wall."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QSettings, QSize, Signal
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QToolButton, QWidget

from bridgetable.engine.history import START
from bridgetable.ui.entry.caption import Offer
from bridgetable.ui.kit.shared_settings import saved_value
from bridgetable.ui.lectern.clock import Clock
from bridgetable.ui.lectern.course import Course, next_on_wall, next_step
from bridgetable.ui.lectern.notes import PrivateNotes
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Shown, changed
from bridgetable.ui.wall.presentation import Presentation
from bridgetable.words.irregularities import irregularity_line

if TYPE_CHECKING:
    from bridgetable.table.state import Table
    from bridgetable.ui.lectern.panel import LecternPanel
    from bridgetable.ui.lectern.presenter import PresenterScreen
    from bridgetable.ui.wall.wall import Wall


# -- Leading through a case with two keys: page by page, step by step, and on to the next case -------------------------


class Clicker(QObject):
    """The next page of words on the wall, or where there is none the next step; and back the same way.

    The course may have something before a step. After the last one it says so; once more, and it opens the next case.
    """

    def __init__(self, session: Session, presentation: Presentation, offer: Offer, course: Course) -> None:
        super().__init__(presentation)
        self._session, self.presentation, self._offer, self.course = session, presentation, offer, course
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
        wall, session = self.presentation.wall, self._session
        if wall is None:
            return
        self.presentation.end_black()
        if self._said_end and wall.entry == self._said_end:
            if self.course.has_next:
                self.presentation.show_course()
                self.course.next_case()
        elif self._shows_words(wall):
            if wall.turn_page(1):
                return
            if self.beyond is not None:
                self.beyond(1)
            elif self.course.go_on():
                return
            elif session.can_step_on:
                session.step_by(1)
            else:
                self._said_end = self.course.end_text
                wall.show_entry(self._said_end)

    def go_back(self) -> None:
        """Shows the page before, or the last page of the step before."""
        wall, session = self.presentation.wall, self._session
        if wall is None:
            return
        self.presentation.end_black()
        if not self._shows_words(wall) or wall.turn_page(-1):
            return
        if self.beyond is not None:
            self.beyond(-1)
        elif not self.course.go_back() and session.history.cursor != START:
            session.step_by(-1)
            wall.show_last_page()

    def _shows_words(self, wall: Wall) -> bool:
        """Whether the words were shown already; what is offered, typed or told is dropped."""
        if not wall.entry and self._offer.proposal is None:
            return True
        self._offer.dismiss()
        self.presentation.show_course()
        return False


PLANNED = "planned-minutes"
"""The settings key for the minutes that are planned for a lesson."""
WALL_BUTTONS = ("previous-page", "next-page", "black", "freeze", "room", "ask-own")
"""The commands that have a button on the lectern."""
LARGE_BUTTONS = ("black", "freeze", "ask-own")
"""Those that have one on the lectern over the whole window."""


class Dock(Protocol):
    """The dock of the panel."""

    def isHidden(self) -> bool:
        """Whether it is hidden."""

    def come_forward(self) -> bool:
        """Brings it before the dock that covers it; returns whether there was one."""

    def set_wanted(self, wanted: bool) -> None:
        """Shows it whenever it has contents, or never."""

    def set_has_content(self, has_content: bool) -> None:
        """Sets whether it has contents."""


class Actions(Protocol):
    """The actions of the commands by name."""

    def __getitem__(self, name: str) -> QAction:
        """The action of this name."""


class Lectern(QObject):
    """Fills the panel of the lecturer, and does his commands for the wall.

    The dock of the panel appears when the wall is on another screen than the window, or when it is asked for. The panel
    is built then.
    """

    changed = Signal()
    """The dock has been shown or hidden."""
    panel_built = Signal(QWidget)
    """The panel has been built, and has to be put into the dock."""

    def __init__(self, clicker: Clicker, table: QWidget, settings: QSettings, dock: Dock, actions: Actions) -> None:
        presentation = clicker.presentation
        super().__init__(presentation)
        self._clicker, self._presentation, self._course = clicker, presentation, clicker.course
        self._table, self._settings, self._dock, self._actions = table, settings, dock, actions
        self._asked_for = self._lost_screen = False
        self._page: tuple[str, int, str] | None = None
        self._start: Table | None = None
        self._panel: LecternPanel | None = None
        self._large: PresenterScreen | None = None
        self._made_large: list[Callable[[PresenterScreen], object]] = []
        self._shown: Shown | None = None
        self.clock = Clock(self)
        self.notes = PrivateNotes(settings)
        presentation.wall_opened.connect(self._wall_opened)
        presentation.changed.connect(self._presentation_changed)
        presentation.screen_lost.connect(self._keep_time)

    @property
    def panel(self) -> LecternPanel:
        """The panel, built on first use."""
        if self._panel is None:
            from bridgetable.ui.lectern.panel import LecternPanel

            panel = LecternPanel(self.clock, WALL_BUTTONS, self._table.window())
            panel.notes.edited.connect(self._keep_notes)
            panel.notes.left.connect(self._table.setFocus)
            self.panel_built.emit(panel)
            self._panel = panel
            self._connect_commands(panel, WALL_BUTTONS)
            if self._shown is not None:
                self._name_parts(self._shown)
            self.update_buttons()
            if (wall := self._presentation.wall) is not None:
                self._point_in(panel, wall)
                panel.picture.watch(wall)
        return self._panel

    # -- the lectern over the whole window -----------------------------------------------------------------------------

    def when_large(self, do: Callable[[PresenterScreen], object]) -> None:
        """Does this with the large lectern once it is made."""
        self._made_large.append(do)

    @property
    def large(self) -> PresenterScreen:
        """The lectern that covers the window, made on first use."""
        if self._large is None:
            from bridgetable.ui.lectern.presenter import PresenterScreen

            self._large = large = PresenterScreen(self.clock, LARGE_BUTTONS, self._next_picture, self._table.window())
            large.notes.edited.connect(self._keep_notes)
            large.notes.left.connect(self._table.setFocus)
            large.leave.clicked.connect(self._actions["presenter"].trigger)
            # The field takes no more minutes than it has room for.
            large.planned.setValue(saved_value(self._settings, PLANNED, 0))
            self.clock.plan(large.planned.value())
            large.planned.valueChanged.connect(self._plan)
            for do in self._made_large:
                do(large)
            self._connect_commands(large, LARGE_BUTTONS)
            if self._shown is not None:
                large.setFont(self._table.window().font())
                self._name_parts(self._shown)
                self._show_notes(self._shown)
            large.now.watch(self._presentation.wall)
        return self._large

    def _plan(self, minutes: int) -> None:
        self._settings.setValue(PLANNED, minutes)
        self.clock.plan(minutes)

    @property
    def is_large(self) -> bool:
        """Whether the lectern covers the window."""
        return self._large is not None and not self._large.isHidden()

    def show_large(self) -> None:
        """Covers the window with the lectern, if the wall is on another screen."""
        self.set_large(True)

    def set_large(self, on: bool) -> None:
        """Covers the window with the lectern while the wall is on another screen, or uncovers it."""
        on = on and self._presentation.is_beside_window
        if on or self._large is not None:
            self._cover(self.large, on)
        self.update_texts()
        self.changed.emit()

    def _cover(self, large: PresenterScreen, on: bool) -> None:
        """Covers or uncovers the window; the lectern has the keyboard in place of the table that it covers."""
        self._table.setFocusProxy(large if on else None)  # type: ignore[arg-type]
        # Before it is hidden: Qt would look for what comes next in what is covered.
        self._table.setFocus()
        large.set_on(on)

    def _next_picture(self, size: QSize) -> QImage | None:
        """What the next press shows on the wall, in this size; None where nobody knows, and at the end."""
        from bridgetable.ui.wall.painting import render_page, said_page

        wall, shown = self._presentation.wall, self._shown
        if wall is None or shown is None or self._clicker.beyond is not None:
            return None
        wanted = (size.width(), size.height())
        if wall.next_page is not None and not wall.entry and wall.shown is not None:
            seen, page = wall.shown, wall.next_page
        else:
            coming = self._course.coming_on_wall(shown) or (None if self._course.coming else next_on_wall(shown))
            if coming is None:
                return None
            seen, page = coming.shown, said_page(coming.said, wanted)
        return render_page(seen.table, page, seen.words, wanted, seen.options)

    # -- commands ------------------------------------------------------------------------------------------------------

    @property
    def is_shown(self) -> bool:
        """Whether the dock of the panel is shown."""
        return not self._dock.isHidden()

    def update_buttons(self) -> None:
        """Has the buttons show what their commands do: they can be done or not, they are on or off."""
        for name, button in self._command_buttons():
            button.setEnabled(self._actions[name].isEnabled())
            button.setChecked(self._actions[name].isChecked())

    def _connect_commands(self, part: LecternPanel | PresenterScreen, names: tuple[str, ...]) -> None:
        """Has the buttons of these names do their commands."""
        for name in names:
            part.buttons[name].setCheckable(self._actions[name].isCheckable())
            part.buttons[name].clicked.connect(self._actions[name].trigger)

    def _command_buttons(self) -> Iterator[tuple[str, QToolButton]]:
        """The buttons that are made, each with the name of its command."""
        for part, names in ((self._panel, WALL_BUTTONS), (self._large, LARGE_BUTTONS)):
            if part is not None:
                yield from ((name, part.buttons[name]) for name in names)

    def toggle_panel(self) -> None:
        """Shows the panel, before what covers it, or hides it."""
        if self._dock.come_forward():
            return
        self._asked_for = self._dock.isHidden()
        self._dock.set_wanted(self._asked_for)
        self._update_dock()

    def _update_dock(self) -> None:
        wanted = self._asked_for or self._presentation.is_beside_window
        # The dock takes its size from the panel as it appears.
        panel = self.panel if wanted else None
        self._dock.set_has_content(panel is not None)
        self.update_texts()
        self.changed.emit()

    # -- the wall ------------------------------------------------------------------------------------------------------

    def _wall_opened(self, wall: Wall) -> None:
        wall.changed.connect(self.update_texts)
        if self._panel is not None:
            self._point_in(self._panel, wall)
        if not self._lost_screen:
            self.clock.reset()
            self.clock.set_running(True)
        self._lost_screen = False

    def _point_in(self, panel: LecternPanel, wall: Wall) -> None:
        """Has the lecturer point in the small picture as on the wall."""
        self._presentation.pointing.add_surface(panel.picture, wall.table, panel.picture.point_on_table)

    def _keep_time(self) -> None:
        """Leaves the time as it is when the wall has lost its screen: the lesson has not ended."""
        self._lost_screen = True

    def _presentation_changed(self) -> None:
        show = self._presentation
        if not show.is_on and not self._lost_screen:
            self.clock.set_running(False)
        if self._panel is not None:
            self._panel.picture.watch(show.wall)
        if self._large is not None:
            self._large.now.watch(show.wall)
            if self.is_large and not show.is_beside_window:
                self._cover(self._large, False)
        self._update_dock()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows what comes next, what nobody has noticed, and the notes on this table."""
        self._shown = after
        if changed(before, after, "words"):
            self._name_parts(after)
        if before is not None:
            self.notes.go_along(before, after)
        if self._panel is not None:
            self._turn_notes(after)
        if before is None:
            # The window may have been left with the dock open.
            self._update_dock()
        elif changed(before, after, "history", "document", "words", "options"):
            self.update_texts()

    def _name_parts(self, shown: Shown) -> None:
        for part in (self._panel, self._large):
            if part is not None:
                part.name_parts(shown.words)
        for name, button in self._command_buttons():
            button.setToolTip(self._actions[name].toolTip())

    def _turn_notes(self, shown: Shown) -> None:
        """Shows the notes on the page that is shown, if that is another."""
        history, page = shown.history, (shown.document.path, shown.history.cursor, self._course.page)
        if page != self._page or history.start is not self._start:
            self._page, self._start = page, history.start
            self._show_notes(shown)

    def _show_notes(self, shown: Shown) -> None:
        page = self._course.page
        self._show_note_text(self.notes.of(shown, page), self.notes.on_table(shown))

    def _show_note_text(self, text: str, instead: str) -> None:
        self.panel.notes.show_text(text, instead)
        if self._large is not None:
            self._large.notes.show_text(text, instead)

    def _keep_notes(self, text: str) -> None:
        if self._shown is not None:
            self.notes.keep(self._shown, text, self._course.page)
            self._show_note_text(text, self.notes.on_table(self._shown))

    def update_texts(self) -> None:
        """Shows what the wall shows, what comes next, and what nobody has noticed or what the course has to say."""
        shown, wall = self._shown, self._presentation.wall
        if shown is None or (self._dock.isHidden() and not self.is_large):
            return
        self._turn_notes(shown)
        words, table = shown.words, shown.table
        page = wall.page if wall is not None and not wall.entry else None
        now = words.text("lectern-page", number=page.number, of=page.of, text=page.text) if page else ""
        marked = shown.options.marks
        unnoticed = [
            f"◆ {irregularity_line(words, table.irregularities[place], table)}" for place in table.unnoticed if marked
        ]
        coming, answers = words.text("lectern-coming", text=self._coming(shown)), self._course.answers
        self.panel.show_texts(now, coming, " ".join(unnoticed), answers)
        self.panel.picture.set_caption(self._sign(shown))
        if self._large is not None:
            self._large.setFont(self._table.window().font())
            number = words.text("lectern-page", number=page.number, of=page.of, text="").rstrip(": ") if page else ""
            where = " · ".join(filter(None, (self._course.place, number)))
            self._large.show_texts(where, coming, answers or "\n".join(unnoticed))
            self._large.now.set_caption(self._sign(shown))

    def _coming(self, shown: Shown) -> str:
        """What the next press shows: the next page, else what the course or the next step is, else what ends it."""
        wall = self._presentation.wall
        page = wall.next_page if wall is not None and not wall.entry else None
        if page is None and self._clicker.beyond is not None:
            return shown.words.text("lectern-coming-hidden")
        text = page.text if page is not None else self._course.coming or next_step(shown.history, shown.words)
        return text or self._course.end_text

    def _sign(self, shown: Shown) -> str:
        """What is written over the small picture: the wall is closed, black or frozen."""
        wall = self._presentation.wall
        if wall is None:
            return shown.words.text("lectern-closed")
        if wall.cover.black:
            return shown.words.text("lectern-is-black")
        return shown.words.text("lectern-is-frozen") if wall.cover.frozen else ""
