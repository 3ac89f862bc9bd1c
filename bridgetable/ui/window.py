"""The window: toolbar, caption, timeline, table, Director's panel, score line. It shows and passes intents on."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from bridgetable.cards.card import Card
from bridgetable.engine.history import START
from bridgetable.engine.possible import lawful_cards
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message
from bridgetable.table.state import Table
from bridgetable.ui import preferences
from bridgetable.ui.account import awaited, headline, last_ruling
from bridgetable.ui.arrangement import Arrangement
from bridgetable.ui.autosave import Autosave
from bridgetable.ui.caption import Caption, Tone
from bridgetable.ui.commands import Commands
from bridgetable.ui.desk import Desk
from bridgetable.ui.director_panel import DirectorPanel
from bridgetable.ui.filing import Unopened
from bridgetable.ui.hand_play import HandPlay
from bridgetable.ui.poses import ViewOptions
from bridgetable.ui.preferences import Preferences
from bridgetable.ui.score_bar import ScoreBar
from bridgetable.ui.session import Session
from bridgetable.ui.style import dress, system_is_dark
from bridgetable.ui.table_view import TableView
from bridgetable.ui.timeline import Timeline
from bridgetable.ui.toolbar import ToolButtons


class Window(QMainWindow):
    """One table, seen from above, with everything needed to run it."""

    def __init__(self, session: Session, settings: QSettings, autosave: Autosave | None = None) -> None:
        super().__init__()
        self.session = session
        self._settings = settings
        self.autosave = autosave
        self._preferences = preferences.read(settings)
        self._options = ViewOptions()
        self._dressed: bool | None = None
        self.setObjectName("window")
        self.commands = Commands(self)
        self.table = TableView(session.words, self)
        self.caption = Caption(self)
        self.panel, self.timeline, self.score = DirectorPanel(self), Timeline(self), ScoreBar(self)
        self.desk = Desk(session, self, self.refuse, autosave)
        self.play = HandPlay(session, self.caption, self)
        self.buttons = ToolButtons(self)
        self._saving = QTimer(self, singleShot=True, interval=0)
        self.places = self._lay_out()
        self._connect()
        self.places.restore()
        self.look(self._preferences)
        self._reword()
        self.table.setFocus()

    # -- building ------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> Arrangement:
        self.setCentralWidget(self.table)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        return Arrangement(
            self, self._settings, tools=self.buttons, caption=self.caption, score=self.score,
            timeline=self.timeline, panel=self.panel,
        )

    def _connect(self) -> None:
        session = self.session
        session.moved.connect(self.follow)
        session.refused.connect(lambda message: self.refuse(session.words.say(message)))
        session.told.connect(self._notice)
        session.reworded.connect(self._reword)
        session.renamed.connect(self._entitle)
        self.table.card_clicked.connect(self.play.want)
        self.play.settled.connect(self._calm)
        self.panel.acted.connect(session.act)
        self.panel.previewed.connect(self.table.preview)
        self.panel.place_opened.connect(session.jump)
        self.panel.clause_opened.connect(self.desk.law_page)
        self.panel.summon_wanted.connect(self.buttons.open_director)
        self.panel.adjust_wanted.connect(self.desk.assign)
        self.panel.marks_wanted.connect(lambda on: self.prefer(marks=on))
        self.panel.copied.connect(self.desk.copy)
        self.timeline.jumped.connect(session.jump)
        self.timeline.stepped.connect(session.step_by)
        self.timeline.renamed.connect(self.desk.rename_branch)
        self.timeline.deleted.connect(session.delete)
        self._saving.timeout.connect(self._autosave_now)
        self.places.timeline.visibilityChanged.connect(lambda _: self._switches())
        self.places.panel.visibilityChanged.connect(lambda _: self._switches())
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _: self.look(self._preferences))
        self._connect_commands()

    def _connect_commands(self) -> None:
        session, desk = self.session, self.desk
        self.commands.connect({
            "new": desk.new, "contract": desk.contract, "open": desk.open, "save": desk.save, "save-as": desk.save_as,
            "undo": session.undo, "redo": session.redo, "back": lambda: session.step_by(-1),
            "forward": lambda: session.step_by(1), "to-start": session.to_start, "to-end": session.to_end,
            "claim": lambda: desk.claim(concession=False), "concede": lambda: desk.claim(concession=True),
            "note": desk.note, "assign": desk.assign, "copy-rulings": lambda: desk.copy(self.panel.text()),
            "shortcuts": lambda: desk.shortcuts(self.commands.overview()),
            "language": lambda: self.choose_language("en" if session.words.language == "it" else "it"),
            "projector": lambda: self.project(self.commands["projector"].isChecked()),
            "timeline": lambda: self.places.timeline.setVisible(self.places.timeline.isHidden()),
            "panel": lambda: self.places.panel.setVisible(self.places.panel.isHidden()),
            "marks": lambda: self.prefer(marks=not self._preferences.marks),
            **self.buttons.openers(),
        })

    # -- showing -------------------------------------------------------------------------------------------------------

    @property
    def options(self) -> ViewOptions:
        """How the table is looked at."""
        return self._options

    @property
    def preferences(self) -> Preferences:
        """What is remembered."""
        return self._preferences

    def follow(self, before: Table, after: Table) -> None:
        """Shows the table after a move; one step forward is played out, everything else is there at once."""
        history = self.session.history
        one_on = history.cursor != START and history.table_at(history.nodes[history.cursor].parent) is before
        self.play.forget()
        self.table.show_table(after, self._lawful(after), one_on)
        self._calm()
        self._tell()
        if self.autosave is not None:
            self._saving.start()

    def _tell(self) -> None:
        history, words, marks = self.session.history, self.session.words, self._options.marks
        self.panel.follow(history, words, marks)
        self.timeline.follow(history, words, marks)
        self.score.follow(history.table, words)
        self._switches()

    def _lawful(self, table: Table) -> frozenset[Card]:
        return lawful_cards(table, table.turn) if table.turn is not None else frozenset()

    def _calm(self) -> None:
        history, words = self.session.history, self.session.words
        told = headline(history, words)
        self.caption.say(told, words.say(awaited(history.table)))
        if self._options.projector:
            self.table.set_captions(told, last_ruling(history, words))
        if self.caption.accept.hasFocus() or self.focusWidget() is None:
            self.table.setFocus()

    def refuse(self, text: str) -> None:
        """Says why something cannot be done; nothing has changed."""
        self.play.forget()
        self.caption.say(text, "", Tone.REFUSAL)

    def _notice(self, message: Message) -> None:
        self.caption.say(self.session.words.say(message), "", Tone.NOTICE)

    def _reword(self) -> None:
        words, table = self.session.words, self.session.table
        self.commands.word(words, self._options.dark)
        self.buttons.word(words)
        self.places.timeline.setWindowTitle(words.text("panel-timeline"))
        self.places.panel.setWindowTitle(words.text("panel-director"))
        self.table.set_words(words)
        self.table.show_table(table, self._lawful(table), False)
        self.play.forget()
        self._calm()
        self._tell()
        self._entitle()

    def _entitle(self) -> None:
        words, document = self.session.words, self.session.document
        name = document.name or words.text("untitled")
        self.setWindowTitle(words.text("window-title", name=name + "[*]"))
        self.setWindowModified(self.session.dirty)

    def _switches(self) -> None:
        """Which commands can be given now, and which switches are on."""
        session, table = self.session, self.session.table
        playing = table.turn is not None and table.claim is None
        for name, on in {
            "undo": session.can_undo, "redo": session.can_redo, "forward": session.can_redo,
            "back": session.history.cursor != START, "claim": playing, "concede": playing,
            "assign": table.over and table.contract is not None,
        }.items():
            self.commands[name].setEnabled(on)
        for name, on in {
            "timeline": not self.places.timeline.isHidden(), "panel": not self.places.panel.isHidden(),
            "marks": self._preferences.marks, "projector": self._options.projector,
        }.items():
            self.commands[name].setChecked(on)
        self.buttons.follow(session.edition, bool(table.pending))

    # -- how it looks --------------------------------------------------------------------------------------------------

    def look(self, wanted: Preferences) -> None:
        """Takes up these preferences: light or dark, colours, speed, marks."""
        self._remember(wanted)
        dark = system_is_dark() if wanted.theme == "auto" else wanted.theme == "dark"
        if self._dressed is not dark:
            self._dressed = dark
            dress(dark)
        shown = replace(
            self._options, dark=dark, four_colours=wanted.four_colours, speed=wanted.speed,
            marks=wanted.marks and not self._options.projector,
        )
        self.show_as(shown)

    def _remember(self, wanted: Preferences) -> None:
        self._preferences = wanted
        preferences.write(self._settings, wanted)

    def prefer(self, **changes: object) -> None:
        """Takes up other preferences in these respects."""
        self.look(replace(self._preferences, **changes))

    def show_as(self, options: ViewOptions) -> None:
        """Looks at the same table in another way."""
        self._options = options
        self.table.set_options(options)
        self.commands.word(self.session.words, options.dark)
        self.buttons.word(self.session.words)
        self._tell()

    def choose_language(self, language: str) -> None:
        """The same table in other words, remembered."""
        self._remember(replace(self._preferences, language=language))
        self.session.set_language(language)

    def choose_edition(self, edition: Edition) -> None:
        """The same play under another edition, remembered for the next deal."""
        self._remember(replace(self._preferences, edition=edition))
        self.session.set_edition(edition)

    def project(self, on: bool) -> None:
        """The table alone fills the screen, with one line for what happened and one for the ruling; or no longer."""
        if on == self._options.projector:
            return
        self._options = replace(self._options, projector=on)
        self.places.clear_screen(on)
        if not on:
            self.table.set_captions("", "")
        self.look(self._preferences)
        self._calm()
        self.table.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The letters follow the size."""
        super().resizeEvent(event)
        if self.places.fit_letters():
            self._tell()

    # -- keys, and the end ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Typed cards first, then the keys of the options, then Escape out of the projector."""
        if self.play.key(event):
            return
        if event.text().isdecimal() and self.panel.choose_number(int(event.text())):
            return
        if event.key() == Qt.Key.Key_Escape:
            if self._options.projector:
                self.project(False)
            else:
                self._calm()
            return
        super().keyPressEvent(event)

    def _autosave_now(self) -> None:
        if self.autosave is None:
            return
        session = self.session
        untitled = session.words.text("untitled")
        try:
            self.autosave.write(session.history, session.document, untitled, dirty=session.dirty)
        except Unopened as fault:
            self.refuse(session.words.say(fault.message))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers where everything stood; the table itself is kept already."""
        if not self._options.projector:
            self.places.remember()
        if self._saving.isActive():
            self._saving.stop()
            self._autosave_now()
        super().closeEvent(event)

