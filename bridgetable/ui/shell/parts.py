"""Builds the parts around the table and connects them: the only module that knows all parts of a window."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QWidget

from bridgetable.cards.card import Card
from bridgetable.cards.deal import Hands
from bridgetable.document.document import DocumentError
from bridgetable.table.question import say
from bridgetable.ui.auction.bidding_box import BiddingBox
from bridgetable.ui.auction.panel import AuctionPanel
from bridgetable.ui.audit.audits import Audits
from bridgetable.ui.director.dialogs import DirectorDialogs
from bridgetable.ui.director.evidence import DirectorsEvidence
from bridgetable.ui.director.panel import DirectorPanel
from bridgetable.ui.entry.caption import Caption, CaptionPresenter, Offer
from bridgetable.ui.entry.keys import CallEntry, CardEntry, Keys
from bridgetable.ui.figures.all_contracts import ContractsSlot
from bridgetable.ui.figures.analysis import Analysis
from bridgetable.ui.figures.double_dummy import DoubleDummy
from bridgetable.ui.figures.lines import FiguresLine, FiguresSwitch
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.lectern.lectern import Clicker, Lectern
from bridgetable.ui.library.last_folder import LastFolder
from bridgetable.ui.library.library import Library
from bridgetable.ui.session.autosave_slot import AutosaveTimer
from bridgetable.ui.session.ruling_ahead import RulingAhead
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Follower, Shown, changed, window_title
from bridgetable.ui.shell.actions import Commands
from bridgetable.ui.shell.arrangement import Arrangement
from bridgetable.ui.shell.lesson_commands import LessonCommands
from bridgetable.ui.shell.opening import Documents
from bridgetable.ui.shell.saving import Saving
from bridgetable.ui.shell.table_dialogs import TableDialogs
from bridgetable.ui.shell.view import View
from bridgetable.ui.table.elements import DescribedFigure
from bridgetable.ui.table.score_bar import ScoreBar
from bridgetable.ui.table.view import TableView
from bridgetable.ui.timeline.panel import STEPS, TimelinePanel
from bridgetable.ui.wall.presentation import Presentation
from bridgetable.ui.wall.screens import Screens

if TYPE_CHECKING:
    from bridgetable.document.autosave import Autosave
    from bridgetable.ui.authoring.dialog import Authoring
    from bridgetable.ui.compare.comparisons import Comparisons
    from bridgetable.ui.library.recent_files import RecentFiles
    from bridgetable.ui.wall.comparing import WallComparison
    from bridgetable.ui.wall.wall import Wall


# -- The clipboard: the board copied for other programs, and a deal or a file pasted from them -------------------------


class Clipboard:
    """Copies the board of the session, and opens what is pasted or dropped as text."""

    def __init__(self, session: Session, view: View, documents: Documents) -> None:
        self._session, self._view, self._documents = session, view, documents

    def copy_board(self, name: str) -> None:
        """Copies the board as it stands: as "pbn", as "lin", or as a "link" to a viewer."""
        from bridgetable.document.exporting import COPIES, board_text

        session = self._session
        text = board_text(session.history, session.document, session.words, COPIES[name])
        QGuiApplication.clipboard().setText(text)
        session.tell(say(f"board-copied-{name}"))

    def paste(self) -> None:
        """Opens the deal in the clipboard as a new table, or the first file in it."""
        from bridgetable.ui.library.recent_files import paths_in, text_in

        mime = QGuiApplication.clipboard().mimeData()
        if paths := paths_in(mime):
            self._documents.open_path(paths[0])
        else:
            self.open_text(text_in(mime))

    def open_text(self, text: str) -> None:
        """Opens the deal in a text as a new table, not saved yet; says what of it cannot be read."""
        from bridgetable.document.opening import opened_text

        try:
            opened, boards = opened_text(text, self._view.preferences.edition)
        except DocumentError as fault:
            self._session.refuse(fault)
            return
        if self._documents.open_document(opened, dirty=True) and boards > 1 and not opened.trouble:
            self._session.tell(say("pasted-first", boards=boards))


# -- Where the auction can be looked at during the play, beside the table or over the mat, and where calls are made ----


class AuctionDisplay(QObject):
    """Shows the auction where the room or the lecturer sees it."""

    changed = Signal()
    """The auction is shown, or no longer."""

    def __init__(
        self, view: View, presentation: Presentation, arrangement: Arrangement, box: BiddingBox, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._box = box
        self._view, self._presentation, self._arrangement = view, presentation, arrangement
        presentation.changed.connect(self._presentation_changed)

    @property
    def is_shown(self) -> bool:
        """Whether the auction is shown over the mat while the wall is open, or wanted beside the table."""
        return self._view.options.auction if self._presentation.is_on else self._arrangement.auction.wanted

    def show(self, on: bool) -> None:
        """Shows or hides the auction beside the table, or while the wall is open over the mat until the next step."""
        if self._presentation.is_on:
            self._view.show_auction_on_mat(on)
        else:
            self._arrangement.auction.set_wanted(on)
        self.changed.emit()

    def clear_mat(self) -> bool:
        """Takes the auction off the mat; returns whether it lay there."""
        if on_mat := self._view.options.auction:
            self._view.show_auction_on_mat(False)
            self.changed.emit()
        return on_mat

    def focus_bidding_box(self) -> None:
        """Moves the keyboard focus into the bidding box and shows it if it was hidden."""
        dock = self._arrangement.bidding_box
        dock.set_wanted(True)
        if dock.isVisible():
            dock.raise_()
            self._box.focus_lowest_bid()

    def _presentation_changed(self) -> None:
        if not self._presentation.is_on:
            self.clear_mat()


# -- Shows the double-dummy figures on the table and in the panels -----------------------------------------------------


class FiguresDisplay:
    """The parts of one window that show figures; implements `Display` of the double-dummy analysis."""

    def __init__(
        self,
        session: Session,
        table: TableView,
        panel: DirectorPanel,
        line: FiguresLine,
        switch: FiguresSwitch,
        contracts: ContractsSlot,
    ) -> None:
        self._session, self._table, self._panel = session, table, panel
        self._line, self._switch, self._contracts = line, switch, contracts

    def show_on_cards(self, figures: Mapping[Card, DescribedFigure]) -> bool:
        """Shows the figures of these cards; returns whether any of them lies face up."""
        return self._table.show_figures(figures)

    def show_on_options(self, figures: Mapping[str, DescribedFigure]) -> None:
        """Shows the figures of these options, by their names."""
        self._panel.show_option_figures(figures)

    def show_contracts(self, hands: Hands | None) -> None:
        """Shows what every contract of this deal would make; None shows nothing."""
        if hands is None:
            self._contracts.show_nothing()
        else:
            self._contracts.show_contracts(hands, self._session.words)

    def show_legends(self, table: str, options: str, *, can_cancel: bool) -> None:
        """Shows the legends under the table and under the options; `can_cancel` adds a button."""
        self._line.show_legend(table, self._session.words, can_cancel=can_cancel)
        self._switch.show_legend(options)


# -- The commands with which a case is written -------------------------------------------------------------------------


class AuthoringCommands(QObject):
    """Opens the case that is written, and takes over what is typed in it before the table is saved or left."""

    def __init__(self, window: QMainWindow, commands: Commands, session: Session, documents: Documents) -> None:
        super().__init__(window)
        self._window, self._session, self._save = window, session, commands["save"]
        self._authoring: Authoring | None = None  # made on first use
        # Before the table is saved or left; what is connected later is called later.
        for saving in ("save", "save-as"):
            commands[saving].triggered.connect(lambda *_: self.commit())
        documents.leaving.connect(self.commit)

    @property
    def authoring(self) -> Authoring:
        """The case as it is written; made on first use."""
        if self._authoring is None:
            from bridgetable.ui.authoring.dialog import Authoring

            self._authoring = Authoring(self._session, self._save, self._window)
        return self._authoring

    def open(self, page: str) -> None:
        """Opens this page of the case: "words" or "expectations"."""
        self.authoring.open(page)

    def commit(self) -> None:
        """Takes over what is typed, if the case is open."""
        if self._authoring is not None:
            self._authoring.commit()


# -- The parts themselves, built in the order in which they need one another -------------------------------------------


class Frame(NamedTuple):
    """A window before its parts are built: what it shows, with what, and where things are kept.

    `cache` is the folder for what can be read or computed again, `own_cases` where the user saves his cases.
    """

    window: QMainWindow
    session: Session
    view: View
    table: TableView
    arrangement: Arrangement
    commands: Commands
    settings: QSettings
    autosave: Autosave | None = None
    cache: Path | None = None
    own_cases: Path | None = None


class Parts(QObject):
    """The parts of one window, which show the session and send the user's input to it."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame.window)
        self.window, self.session, self.view, self.table = frame.window, frame.session, frame.view, frame.table
        self.arrangement, self.commands, self._settings = frame.arrangement, frame.commands, frame.settings
        self.analysis, self.background = Analysis(self), Background(self)
        self._compared_on_wall: WallComparison | None = None  # made on first use
        self._build_entry()
        self._build_panels()
        self._build_keys()
        self._build_presentation()
        self._build_files(frame)
        self._build_dialogs()
        self._build_lessons(frame)
        self._build_figures()
        self.authoring = AuthoringCommands(self.window, self.commands, self.session, self.documents)
        self.autosave = AutosaveTimer(self.session, frame.autosave, self) if frame.autosave is not None else None
        self._connect_entry()
        self._connect_panels()
        self._connect_figures()
        self._connect_files()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.view.follow_system)

    def _build_entry(self) -> None:
        """What takes cards and calls, and says above the table what has happened and what is offered."""
        session, window = self.session, self.window
        self.caption = Caption(window)
        self.offer = Offer(session, self.caption, self)
        self.caption_presenter = CaptionPresenter(session, self.offer, self.table)
        self.cards, self.calls = CardEntry(session, self.offer, self), CallEntry(session, self.offer, self)

    def _build_panels(self) -> None:
        """What stands around the table: the auction, the Director's panel, the score, the timeline."""
        window, docks = self.window, self.arrangement
        self.box, self.auction = BiddingBox(docks.bidding_box), AuctionPanel(docks.auction)
        self.contracts, self.figures_switch = ContractsSlot(self.analysis, docks.panel), FiguresSwitch(docks.panel)
        self.panel = DirectorPanel(self.contracts, self.figures_switch, self.background, docks.panel)
        self.figures_line = FiguresLine(window)
        self.score, self.timeline = ScoreBar(self.figures_line, window), TimelinePanel(docks.timeline)

    def _build_keys(self) -> None:
        """What the keys do; Escape ends the first of these that goes on."""
        ended_by_escape = (
            lambda: self.figures.cancel(),
            self._end_comparison,
            lambda: self.presentation.clear_table(),
            lambda: self.auction_display.clear_mat(),
            lambda: self.presentation.close(),
            self._resume,
        )
        self.keys: Keys = Keys(
            self.session, self.offer, self.cards, self.calls, self.panel.choose_number, ended_by_escape
        )

    def _build_presentation(self) -> None:
        """What is shown on the wall."""
        screens = Screens(self.window, self._settings)
        self.presentation = Presentation(self.session, self.table, self.offer, self.keys.handle, screens)
        self.auction_display = AuctionDisplay(self.view, self.presentation, self.arrangement, self.box, self)

    def _build_files(self, frame: Frame) -> None:
        """What is searched in the background, and what opens, saves and copies tables."""
        session, view, window = self.session, self.view, self.window
        self.evidence, self.ruling_ahead = DirectorsEvidence(self.analysis, self), RulingAhead(session, self)
        self.waiting = Waiting(self.background, lambda: session.words, window)
        session.searches.elsewhere, session.searches.gather = self.waiting.search, self.waiting.gather
        self.last_folder = LastFolder(self._settings, frame.own_cases)
        self.documents = Documents(session, view, self.waiting, frame.autosave, self.last_folder)
        self.saving = Saving(session, self.last_folder, self.waiting)
        self.clipboard = Clipboard(session, view, self.documents)

    def _build_dialogs(self) -> None:
        """What opens the dialogs of the table and of the Director."""
        self.table_dialogs = TableDialogs(self.session, self.waiting)
        self.director_dialogs = DirectorDialogs(self.session, self.evidence, self.window)

    def _build_lessons(self, frame: Frame) -> None:
        """The library, the lessons that are made of its cases, and the lectern from which they are given."""
        session, documents = self.session, self.documents
        self.library = Library(session, documents, self.waiting, self._settings, frame.own_cases, frame.cache)
        self.lessons = LessonCommands(session, documents, self.library, self.presentation, self.waiting)
        self.clicker = Clicker(session, self.presentation, self.offer, self.lessons)
        self.lectern = Lectern(self.clicker, self.table, self._settings, self.arrangement.lectern, self.commands)
        self.lectern.panel_built.connect(partial(self.arrangement.add_part, "lectern"))
        self.commands.updated.connect(self.lectern.update_buttons)

    def _build_figures(self) -> None:
        """The double-dummy figures, shown by the table and the panels."""
        display = FiguresDisplay(
            self.session, self.table, self.panel, self.figures_line, self.figures_switch, self.contracts
        )
        self.figures = DoubleDummy(display, self.analysis, self)

    @property
    def placed(self) -> dict[str, QWidget]:
        """What stands in the bars and docks of the window, by name."""
        return {
            "caption": self.caption,
            "score": self.score,
            "timeline": self.timeline,
            "panel": self.panel,
            "bidding-box": self.box,
            "auction": self.auction,
        }

    # -- connections ---------------------------------------------------------------------------------------------------

    def _connect_entry(self) -> None:
        """Connects the input of cards and calls, and the messages in the caption."""
        session = self.session
        session.refused.connect(self.caption_presenter.show_refusal)
        session.told.connect(self.caption_presenter.show_notice)
        self.caption_presenter.resumed.connect(self.presentation.show_course)
        self.table.card_clicked.connect(self.cards.enter_card)
        self.presentation.wall_opened.connect(self._connect_wall)
        self.presentation.changed.connect(self.commands.update)
        self.lectern.changed.connect(self.commands.update)
        self.lessons.changed.connect(self.commands.update)
        self.auction_display.changed.connect(self.commands.update)
        self.table.menu_wanted.connect(self.table_dialogs.offer_irregularities)
        self.box.called.connect(self.calls.enter_call)
        self.box.caller_chosen.connect(self.calls.toggle_caller)
        self.box.command_wanted.connect(self.calls.run_command)
        self.calls.next_call_changed.connect(lambda: self.box.show_next_call(self.calls.next_call))
        self.calls.alert_wanted.connect(partial(self.table_dialogs.explain_call, self.calls.set_explanation))

    def _connect_wall(self, wall: Wall) -> None:
        """Has the table of the wall take cards, and show hands, as that of the window does."""
        wall.table.card_clicked.connect(self.cards.enter_card)
        wall.table.hand_buttons.pressed.connect(self.view.show_next_way)

    def _connect_panels(self) -> None:
        """Connects the Director's panel and the timeline."""
        session, panel, timeline = self.session, self.panel, self.timeline
        panel.action_chosen.connect(session.act)
        panel.preview_changed.connect(self.table.preview)
        panel.focus_lost.connect(self.table.setFocus)
        panel.place_opened.connect(session.jump)
        panel.clause_opened.connect(self.director_dialogs.show_law)
        self.director_dialogs.case_chosen.connect(self.documents.open_path)
        panel.adjust_wanted.connect(self.director_dialogs.assign)
        panel.marks_wanted.connect(lambda on: self.view.change_preferences(marks=on))
        panel.copied.connect(lambda text: QGuiApplication.clipboard().setText(text))
        panel.knowledge_wanted.connect(self.director_dialogs.show_knowledge)
        timeline.add_steps([self.commands[name] for name in STEPS])
        timeline.place_chosen.connect(session.jump)
        timeline.stepped.connect(session.step_by)
        self.arrangement.height_shared.connect(timeline.set_low)
        timeline.rename_wanted.connect(self.table_dialogs.rename_branch)
        timeline.delete_wanted.connect(session.delete)
        timeline.compare_wanted.connect(lambda: self.comparisons.compare_branches())
        self.evidence.changed.connect(lambda: panel.show_evidence(self.evidence))

    def _connect_figures(self) -> None:
        """Connects the double-dummy figures with their command and what stands around them."""
        self.figures.enabled_changed.connect(self.commands.update)
        self.figures_line.cancelled.connect(self.figures.cancel)
        self.figures_line.changed.connect(self.score.fit)
        self.figures_switch.switch.setDefaultAction(self.commands["figures"])

    def _connect_files(self) -> None:
        """Connects lessons, and what remembers the files that are opened and saved."""
        self.lessons.add_to(self.lectern, self.autosave)
        self.keys.first, self.documents.open_lesson = self.lessons.handle_key, self.lessons.open_path
        for signal in (self.documents.filed, self.saving.filed, self.library.chosen, self.lessons.filed):
            signal.connect(lambda path: self.recent.add(str(path)))
        for signal in (self.documents.filed, self.saving.filed):
            signal.connect(lambda path: self.last_folder.remember(str(path)))

    # -- showing -------------------------------------------------------------------------------------------------------

    @property
    def _followers(self) -> tuple[Follower, ...]:
        """The parts to be redrawn, in order."""
        autosave = (self.autosave,) if self.autosave is not None else ()
        return (
            self.presentation,
            self.lectern,
            self.caption_presenter,
            self.panel,
            self.evidence,
            self.figures,
            self.timeline,
            self.score,
            self.auction,
            self.box,
            self.library,
            self.audits,
            *autosave,
        )

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Passes the change on to each part, and updates the title and the commands."""
        if changed(before, after, "words"):
            self.arrangement.name_panels(after.words)
        for part in self._followers:
            part.follow(before, after)
        if changed(before, after, "document", "words") or before is None or before.unsaved != after.unsaved:
            self._set_title(after)
        self.commands.update()

    def _set_title(self, shown: Shown) -> None:
        document, words = shown.document, shown.words
        self.window.setWindowTitle(f"{window_title(document, words)}[*] — bridgetable")
        self.window.setWindowModified(shown.unsaved)

    # -- what is made when it is first wanted --------------------------------------------------------------------------

    @cached_property
    def recent(self) -> RecentFiles:
        """The files that were opened or saved last."""
        from bridgetable.ui.library.recent_files import RecentFiles

        return RecentFiles(self._settings, self.session, self.documents.open_path)

    @cached_property
    def audits(self) -> Audits:
        """What opens the dock of the audit, and boards from it."""
        return Audits(
            self.session,
            self.documents,
            self.waiting,
            lambda: self.view.preferences.edition,
            self.arrangement.add_below,
        )

    @cached_property
    def comparisons(self) -> Comparisons:
        """What compares editions or lines side by side in a dialog."""
        from bridgetable.ui.compare.comparisons import Comparisons

        return Comparisons(self.session, self.view.choose_edition, self.window)

    @property
    def compared_on_wall(self) -> WallComparison:
        """What shows editions or lines side by side on the wall."""
        if self._compared_on_wall is None:
            from bridgetable.ui.wall.comparing import WallComparison

            self._compared_on_wall = WallComparison(self.session, self.presentation, self.waiting)
        return self._compared_on_wall

    # -- what Escape ends ----------------------------------------------------------------------------------------------

    def _resume(self) -> bool:
        self.caption_presenter.resume()
        self.take_focus()
        return True

    def take_focus(self) -> None:
        """Moves the keyboard focus to what is played on."""
        self.table.setFocus()

    def _end_comparison(self) -> bool:
        return self._compared_on_wall is not None and self._compared_on_wall.end()

    # -- the end of the window -----------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Writes a scheduled autosave at once and stops the analysis."""
        self.analysis.stop_worker()
        if self.autosave is not None:
            self.autosave.finish()

    def finish(self) -> None:
        """Closes the wall and the room, and ends everything that goes on in the background, too."""
        self.lessons.finish()
        self.presentation.set_on(False)
        self.leave()
        self.background.stop()
