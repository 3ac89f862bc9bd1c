"""Everything round the table: toolbar, caption, timeline, Director's panel, score line, and who hears whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from bridgetable.engine.history import START
from bridgetable.table.question import Message
from bridgetable.ui.auction.bidding_box import BiddingBox
from bridgetable.ui.auction.content.text import auction_spoken, sheet_text
from bridgetable.ui.auction.panel import AuctionPanel
from bridgetable.ui.compare.comparing import Comparing
from bridgetable.ui.director.evidence import DirectorsEvidence
from bridgetable.ui.director.panel import DirectorPanel
from bridgetable.ui.entry.calls import CallPlay
from bridgetable.ui.entry.caption import Caption, Tone
from bridgetable.ui.entry.cards import HandPlay
from bridgetable.ui.entry.content.proposed_calls import calls_are_made
from bridgetable.ui.entry.offer import Offering
from bridgetable.ui.figures.analysis import Analysis
from bridgetable.ui.figures.double_dummy import DoubleDummy
from bridgetable.ui.library.library import Librarian
from bridgetable.ui.session.autosave_timer import Keeping
from bridgetable.ui.shell.commands import Commands
from bridgetable.ui.shell.desk import Desk
from bridgetable.ui.shell.toolbar import ToolButtons
from bridgetable.ui.table.content.lawful import lawful_now
from bridgetable.ui.table.score_bar import ScoreBar
from bridgetable.ui.timeline.panel import Timeline
from bridgetable.words.catalogue import LANGUAGES, Words
from bridgetable.words.moment import asked_in_one_line, awaited_line, headline, last_ruling

if TYPE_CHECKING:
    from bridgetable.ui.shell.window import Window


class Parts(QObject):
    """The parts of one window; they show what the session holds and pass on what people want."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._session = session = window.session
        self.commands, self.analysis = Commands(window), Analysis(self)
        self.caption, self.panel = Caption(window), DirectorPanel(window)
        self.timeline, self.score = Timeline(window), ScoreBar(window)
        self.desk = Desk(session, window, self.refuse, window.autosave)
        self.offering = Offering(session, self.caption, self)
        self.play, self.calls = HandPlay(session, self.offering, self), CallPlay(session, self.offering, self)
        self.box, self.auction = BiddingBox(window), AuctionPanel(window)
        self.buttons = ToolButtons(window, self.commands, self.desk)
        self.comparing = Comparing(window, self.timeline)
        self.librarian = Librarian(window, self.desk)
        self.figures = DoubleDummy(window, self, self.analysis)
        self.evidence = DirectorsEvidence(session, self.analysis, self)
        self._keeping = Keeping(session, window.autosave, self.refuse, self)
        window.places.fill({
            "tools": self.buttons, "caption": self.caption, "score": self.score,
            "timeline": self.timeline, "panel": self.panel, "bidding-box": self.box,
            "auction": self.auction,
        })
        self._connect()
        self._connect_commands()

    def _connect(self) -> None:
        session, table = self._session, self._window.table
        session.refused.connect(lambda message: self.refuse(session.words.say(message)))
        session.told.connect(self._notice)
        session.reworded.connect(self.reword)
        session.renamed.connect(self._entitle)
        table.card_clicked.connect(self.play.want)
        self.offering.settled.connect(self.calm)
        self.caption.spoken_up.connect(self._speak_up)
        self.caption.echoed.connect(self._echo)
        self.box.called.connect(self.calls.want)
        self.box.caller_chosen.connect(self.calls.point_at)
        self.box.stop_wanted.connect(self.calls.stop)
        self.box.alert_wanted.connect(self.calls.alert)
        self.box.change_wanted.connect(self.calls.change)
        self.calls.wishes_changed.connect(self._show_box)
        self.calls.alert_wanted.connect(self._ask_meaning)
        self.panel.acted.connect(session.act)
        self.panel.previewed.connect(table.preview)
        self.panel.place_opened.connect(session.jump)
        self.panel.clause_opened.connect(self.desk.law_page)
        self.panel.summon_wanted.connect(self.buttons.open_director)
        self.panel.adjust_wanted.connect(lambda: self.desk.assign(self.evidence))
        self.panel.marks_wanted.connect(lambda on: self._window.prefer(marks=on))
        self.panel.copied.connect(self.desk.copy)
        self.panel.knowledge_wanted.connect(self.desk.knowledge)
        self.timeline.jumped.connect(session.jump)
        self.timeline.stepped.connect(session.step_by)
        self.timeline.renamed.connect(self.desk.rename_branch)
        self.timeline.deleted.connect(session.delete)
        self.evidence.changed.connect(lambda: self.panel.show_evidence(self.evidence, session.words))
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    def _connect_commands(self) -> None:
        session, desk, window = self._session, self.desk, self._window
        self.commands.connect({
            "new": desk.new, "contract": desk.contract, "open": desk.open, "save": desk.save, "save-as": desk.save_as,
            "undo": session.undo, "redo": session.redo, "back": lambda: session.step_by(-1),
            "forward": lambda: session.step_by(1), "to-start": session.to_start, "to-end": session.to_end,
            "claim": lambda: desk.claim(concession=False), "concede": lambda: desk.claim(concession=True),
            "wrong": desk.go_wrong, "note": desk.note, "results": desk.results,
            "assign": lambda: desk.assign(self.evidence), "penalty": desk.penalise,
            "copy-rulings": lambda: desk.copy(self.panel.text()),
            "knowledge": desk.knowledge, "shortcuts": lambda: desk.shortcuts(self.commands.overview()),
            "language": lambda: window.choose_language("en" if session.words.language == "it" else "it"),
            "projector": lambda: window.project(self.commands["projector"].isChecked()),
            "timeline": lambda: window.places.timeline.setVisible(window.places.timeline.isHidden()),
            "panel": lambda: window.places.panel.setVisible(window.places.panel.isHidden()),
            "bidding-box": lambda: window.places.bidding_box.want(not window.places.bidding_box.wanted),
            "auction": lambda: window.show_auction(not self._auction_shown),
            "call": self._into_the_box, "change-call": self.calls.change,
            "marks": lambda: window.prefer(marks=not window.preferences.marks),
            **self.buttons.openers(), **self.librarian.commands(), **self.comparing.commands(),
            **self.figures.commands(),
        })

    # -- showing -------------------------------------------------------------------------------------------------------

    def follow(self) -> None:
        """Shows what the session holds after a move."""
        self.offering.forget()
        self.calm()
        self.tell()
        self._keeping.follow()

    def calm(self) -> None:
        """The caption tells the course of events."""
        offering = self.caption.accept.hasFocus()
        history, words = self._session.history, self._session.words
        told = headline(history, words)
        self.caption.say(told, awaited_line(history.table, words))
        projecting = self._window.options.projector
        lines = (told, last_ruling(history, words), asked_in_one_line(history.table, words)) if projecting else ()
        self._window.table.set_captions(*lines)
        if offering:
            (self.offering.came_from or self._window.table).setFocus()
        elif self._window.focusWidget() is None:
            self._window.table.setFocus()

    def tell(self) -> None:
        """Panels, score line and commands show how things stand."""
        history, words, marks = self._session.history, self._session.words, self._window.options.marks
        self.panel.follow(history, words, marks, self._opening())
        self.evidence.follow()
        self.figures.follow()
        self.timeline.follow(history, words, marks)
        self.score.follow(history.table, words)
        self._show_auction()
        self._show_box()
        self.switches()

    def _show_box(self) -> None:
        self.box.follow(self._session.table, self._session.words, self.calls.wish)

    def _show_auction(self) -> None:
        table, words = self._session.table, self._session.words
        text = sheet_text(table, words, marks=self._window.options.marks)
        self.auction.follow(text, self._window.look_of_sheet, " ".join(auction_spoken(table, words)))

    def _opening(self) -> tuple[str, str, str]:
        """Title, story and source; a table nobody has given a title has none."""
        words, document = self._session.words, self._session.document
        title, story = document.opening(words.language)
        untitled = {Words.of(language).text("untitled") for language in LANGUAGES}
        return ("" if title in untitled else title), story, document.source(words)

    def reword(self) -> None:
        """Says everything in the language of the session."""
        words, window, table = self._session.words, self._window, self._session.table
        window.places.timeline.setWindowTitle(words.text("panel-timeline"))
        window.places.panel.setWindowTitle(words.text("panel-director"))
        window.places.bidding_box.setWindowTitle(words.text("panel-bidding-box"))
        window.places.auction.setWindowTitle(words.text("panel-auction"))
        window.table.set_words(words)
        window.table.show_table(table, lawful_now(table), False)
        self.offering.forget()
        self.calm()
        self.recolour()
        self._entitle()

    def recolour(self) -> None:
        """Draws again what depends on light and dark."""
        self.commands.word(self._session.words, self._window.options.dark)
        self.buttons.word(self._session.words)
        self.box.word(self._session.words, four_colours=self._window.options.four_colours)
        self.tell()

    def refuse(self, text: str) -> None:
        """Says why something cannot be done; nothing has changed."""
        self.offering.forget()
        self.caption.say(text, "", Tone.REFUSAL)

    def _notice(self, message: Message) -> None:
        self.caption.say(self._session.words.say(message), "", Tone.NOTICE)

    def _speak_up(self, text: str) -> None:
        """On the projector the caption has no bar of its own."""
        if self._window.options.projector:
            keys = "offer-keys-call" if calls_are_made(self._session.table) else "offer-keys"
            offered = self.caption.tone is Tone.OFFER
            self._window.table.set_captions(text, self._session.words.text(keys) if offered else "")

    def _echo(self, typed: str) -> None:
        """Nor have those who type on the projector any other place to see it."""
        if self._window.options.projector and typed:
            self._window.table.set_captions(typed)
        elif self._window.options.projector and self.offering.offered is None:
            self.calm()

    def _entitle(self) -> None:
        document = self._session.document
        name = self._opening()[0] or document.name or self._session.words.text("untitled")
        self._window.setWindowTitle(f"{name}[*] — bridgetable")
        self._window.setWindowModified(self._session.dirty)

    def _system_changed(self) -> None:
        self._window.look(self._window.preferences)

    def switches(self) -> None:
        """Which commands can be given now, and which switches are on."""
        session, table, window = self._session, self._session.table, self._window
        playing = table.turn is not None and table.claim is None
        for name, on in {
            "undo": session.can_undo, "redo": session.can_redo, "forward": session.can_redo,
            "back": session.history.cursor != START, "claim": playing, "concede": playing,
            "assign": table.contract is not None,
            "call": calls_are_made(table), "change-call": calls_are_made(table) and bool(table.auction.calls),
        }.items():
            self.commands[name].setEnabled(on)
        for name, on in {
            "timeline": not window.places.timeline.isHidden(), "panel": not window.places.panel.isHidden(),
            "bidding-box": window.places.bidding_box.wanted, "auction": self._auction_shown,
            "marks": window.preferences.marks, "projector": window.options.projector, "figures": self.figures.on,
        }.items():
            self.commands[name].setChecked(on)
        self.buttons.follow(session.edition, bool(table.pending))

    # -- keys and safety -----------------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Typed calls or cards first, then the keys of the options, then Escape; whether it was for one of them."""
        typing = self.calls if calls_are_made(self._session.table) else self.play
        if self.offering.key(event) or typing.key(event):
            return True
        if event.text().isdecimal() and self.panel.choose_number(int(event.text())):
            return True
        if event.key() != Qt.Key.Key_Escape:
            return False
        if self.figures.cancel():
            return True
        if self._window.table.turned_up is not None:
            self._window.table.turn_up(None)
        elif self._window.options.auction:
            self._window.show_auction(False)
        elif self._window.options.projector:
            self._window.project(False)
        else:
            self.calm()
            self._window.table.setFocus()
        return True

    @property
    def _auction_shown(self) -> bool:
        """Whether the auction is looked at, on the projector, or is to be beside the table during the play."""
        options = self._window.options
        return options.auction if options.projector else self._window.places.auction.wanted

    def _into_the_box(self) -> None:
        """The keyboard goes into the bidding box, wherever it is."""
        dock = self._window.places.bidding_box
        dock.want(True)
        if dock.isVisible():
            dock.raise_()
            self.box.enter()

    def _ask_meaning(self) -> None:
        """What is the next call explained to mean?"""
        from bridgetable.ui.auction.meaning import MeaningDialog

        dialog = MeaningDialog(self._session.words, self._window)
        if dialog.exec():
            self.calls.explain(dialog.wish)

    def keep(self) -> None:
        """Writes at once what waits to be written; nobody goes on analysing."""
        self.analysis.dismiss()
        self._keeping.finish()
