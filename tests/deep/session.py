"""Everything a window's session can do, at random: what was made is saved, restored after a crash, and never lost."""

from __future__ import annotations

import itertools
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication

from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.first_table import as_told, calls_before
from bridgetable.document.autosave import Autosave
from bridgetable.document.document import Document, DocumentError
from bridgetable.document.exporting import export
from bridgetable.document.opening import opened_board
from bridgetable.document.saving import as_case
from bridgetable.engine.actions import Action, Note
from bridgetable.engine.history import History
from bridgetable.files import boards_of
from bridgetable.files.record import BoardFileError
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Speed
from bridgetable.words.catalogue import refused_line
from bridgetable.words.languages import LANGUAGES
from tests.deep.anything import TEXTS, history_in, next_action, shipped_cases, some_habits, some_table
from tests.deep.corpus import corpus
from tests.deep.holding import WORDS
from tests.deep.outcome import Fault, Outcome, named, told
from tests.deep.shrinking import shrunk
from tests.ui.session.test_undo_of_everything import ELECTIONS, UndoOfEverything, any_deleted, saved_as
from tests.ui.session.test_undo_of_everything import told as lines_in

UNIT = "deeds"
LONG = "a long text "
TITLES: tuple[Text, ...] = (
    *((text,) for text in TEXTS),
    (("en", "one"), ("it", "uno")),
    (("", ""),),
    (("", LONG * 300),),
    (("", "a\nb\x1b"),),
)
WINDOWS = 12
"""One sitting in so many is shown in a window."""
TRIES = 300
"""How often a reproduction is tried with something left out."""


class Deed(msgspec.Struct, frozen=True):
    """Something done with a session: the name of the method of `EverySession`, and what it is given."""

    name: str
    given: dict[str, Any]


class EverySession(UndoOfEverything):
    """The session of the property "undo of everything", with any action at any table, other files, and crashes.

    With a window everything is shown in it, too.
    """

    def __init__(self, *, window: bool = False) -> None:
        super().__init__()
        self.session.refused.connect(self._can_be_told)
        self.session.told.connect(self._can_be_told)
        self.untold: list[str] = []
        self._folder = tempfile.TemporaryDirectory()
        self._autosave = Autosave(Path(self._folder.name))
        self._window = SessionWindow(self.session) if window else None

    def _can_be_told(self, said: Message | RefusedError) -> None:
        # An exception in a slot would only be printed.
        try:
            for words in WORDS:
                assert words.say(said) if isinstance(said, Message) else refused_line(words, said)
        except Exception as error:
            self.untold.append(named(error))

    # -- what is opened ------------------------------------------------------------------------------------------------

    def start_with(self, seed: int) -> None:
        """Opens a table drawn at random."""
        self.open(History(some_table(random.Random(seed))), Document())

    def open_case(self, number: int) -> None:
        """Opens one of the cases that are shipped."""
        path = shipped_cases()[number % len(shipped_cases())]
        self.open(history_in(path), Document(case=read_case(path.read_bytes())))

    def import_board(self, number: int) -> None:
        """Opens a board of a PBN or LIN file."""
        files = corpus("boards")
        name, data = files[number % len(files)]
        try:
            readable = boards_of(data, name).readable
            opened = opened_board(readable[number % len(readable)], self.session.edition) if readable else None
        except (BoardFileError, DocumentError) as refused:
            self._can_be_told(refused)
            return
        if opened is not None:
            self.open(opened.history, opened.document)

    # -- what is done --------------------------------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """Does any action."""
        self.acted(action)

    def title(self, text: Text) -> None:
        """Gives the table another title."""
        self.session.retitle(text)
        assert self.session.document.full_title == text, "another title"

    def name_branch(self, number: int, text: Text) -> None:
        """Gives a branch another title."""
        if self.places:
            self.session.entitle(self.places[number % len(self.places)], text[0][1])

    def another_note(self, number: int, text: Text) -> None:
        """Gives a note other words."""
        self.edit_note(number, text)

    def delete_branch(self, number: int) -> None:
        """Deletes a branch."""
        if self.places:
            self.session.delete(self.places[number % len(self.places)])

    def speak(self, language: str) -> None:
        """Changes the language."""
        self.session.set_language(language)
        assert self.session.words.language == language

    # -- files ---------------------------------------------------------------------------------------------------------

    def export_board(self) -> None:
        """Writes the board as it stands to a PBN file, which can be read."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "board.pbn"
            session = self.session
            export(session.history, session.document, session.words, str(path))
            (record,) = boards_of(path.read_bytes(), path.name).readable
            opened = opened_board(record, Edition.E2017)
            assert opened.document.case is not None, "the case of a board that was written is not there"
            case = as_case(session.history, session.document, session.words)
            assert write_case(opened.document.case) == write_case(case), "another case than was written"

    def crash(self) -> None:
        """What the autosave holds is the line to the cursor, in whatever tree; the document goes on with it."""
        session = self.session
        self._keep()
        found = Autosave(self._autosave.folder).restore()
        assert found is not None, "no table after a crash"
        opened, dirty = found
        assert dirty == session.dirty, "saved, or not"
        again = Session(opened.history, "it")
        calls = calls_before(session.history.start)
        assert _done(again.history) == [*calls, *_done(session.history)], "another line after a crash"
        history, case = session.history, as_case(opened.history, opened.document, session.words)
        in_tree = (place for place in range(len(history.nodes)) if not any_deleted(history, place))
        assert {saved_as(history, place) for place in in_tree} <= {(), *lines_in(case.actions)}, "lost after a crash"
        # A line that cannot go on as it is ruled is in the case alone, and where it would have stood is not known.
        if not any(node.stopped or node.step.passed_over for node in history.nodes) and not calls:
            saved = as_case(history, session.document, session.words)
            assert write_case(case) == write_case(saved), "saved otherwise after a crash"
        # Calls that a case cannot tell are left out; explained ones are made again.
        told = as_told(session.history.start) is session.history.start
        happened = again.table.happened if calls else session.table.happened
        assert not told or again.table == replace(session.table, happened=happened), "another table after a crash"
        assert again.table.hands == session.table.hands, "other hands after a crash"

    def _keep(self) -> None:
        session = self.session
        self._autosave.write(session.history, session.document, session.words, dirty=session.dirty)

    # -- what must hold ------------------------------------------------------------------------------------------------

    def hold(self) -> None:
        """Every rule that holds after each deed, which is autosaved."""
        self._keep()
        self.the_tree_only_grows()
        self.the_cursor_is_shown()
        assert not self.untold, f"not told: {self.untold}"
        if self._window is not None:
            self._window.hold()

    @property
    def has_window(self) -> bool:
        """Whether everything is shown in a window."""
        return self._window is not None

    def teardown(self) -> None:
        """Holds what must hold of all that was made, and closes the window."""
        try:
            super().teardown()
        finally:
            self.close()

    def close(self) -> None:
        """Closes the window, if there is one, and removes the autosave."""
        self._folder.cleanup()
        if self._window is not None:
            self._window.close()
            self._window = None


class SessionWindow:
    """A window of the program on a session, and the errors that came up in it."""

    def __init__(self, session: Session) -> None:
        from bridgetable.ui.shell.application import create_application
        from bridgetable.ui.shell.window import Window

        create_application()
        self._errors: list[BaseException] = []
        self._before, sys.excepthook = sys.excepthook, lambda kind, error, trace: self._errors.append(error)
        self._folder = tempfile.TemporaryDirectory()
        settings = QSettings(str(Path(self._folder.name) / "settings.ini"), QSettings.Format.IniFormat)
        self._window = Window(session, settings)
        self._window.view.change_preferences(speed=Speed.OFF)
        self._window.show()
        self._window.build_parts()

    def hold(self) -> None:
        """Has everything shown; raises the first error of a slot."""
        for _ in range(3):
            QApplication.processEvents()
        if self._errors:
            raise self._errors[0]

    def close(self) -> None:
        """Closes the window, and has errors told as before."""
        sys.excepthook = self._before
        self._window.close()
        self._window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._folder.cleanup()


def _done(history: History) -> list[Action]:
    steps = (history.nodes[place].step for place in history.line_to(history.cursor))
    return [step.action for step in steps if not step.passed_over]


def runs(seed: int) -> Iterator[Outcome]:
    """A session a seed."""
    return map(sitting, itertools.count(seed))


def sitting(seed: int) -> Outcome:
    """One session from its first table until it is closed, everything in it at random."""
    dice = random.Random(seed)
    deeds = [Deed(*_first(dice))]
    session = EverySession(window=dice.randrange(WINDOWS) == 0)
    window = session.has_window
    try:
        _do(session, deeds[0])
        for _ in range(dice.randrange(10, 70)):
            deeds.append(Deed(*_next(session, dice)))
            _do(session, deeds[-1])
        session.teardown()
    except Exception as error:
        session.close()
        return Outcome(len(deeds), UNIT, (_fault(tuple(deeds), seed, error, window),))
    return Outcome(len(deeds), UNIT)


def _do(session: EverySession, deed: Deed) -> None:
    getattr(session, deed.name)(**deed.given)
    session.hold()


def _first(dice: random.Random) -> tuple[str, dict[str, Any]]:
    kind = dice.random()
    if kind < 0.4:
        return "open_case", {"number": dice.randrange(1000)}
    return ("start_with", {"seed": dice.randrange(10**6)}) if kind < 0.8 else _board(dice)


def _board(dice: random.Random) -> tuple[str, dict[str, Any]]:
    return "import_board", {"number": dice.randrange(1000)}


def _next(session: EverySession, dice: random.Random) -> tuple[str, dict[str, Any]]:
    """What is done next: half of the time an action at the table."""
    if dice.random() < 0.5:
        table = session.session.table
        some = Note(dice.choice(TITLES)) if dice.random() < 0.1 else next_action(table, dice, some_habits(dice))
        return "do", {"action": some}
    number, times, text = dice.randrange(1000), dice.randrange(1, 5), dice.choice(TITLES)
    election = dice.choice(tuple(ELECTIONS))
    deeds: list[Callable[[], tuple[str, dict[str, Any]]]] = [
        lambda: ("undo", {"times": times}),
        lambda: ("redo", {"times": times}),
        lambda: ("redo_takes_undo_back", {"times": times}),
        lambda: ("step", {"steps": times - 5 + dice.randrange(6)}),
        lambda: ("jump", {"number": number}),
        lambda: ("jump", {"number": number}),
        lambda: ("set_edition", {"edition": dice.choice(tuple(Edition))}),
        lambda: ("elect", {"name": election, "number": number}),
        lambda: ("name_branch", {"number": number, "text": text}),
        lambda: ("another_note", {"number": number, "text": text}),
        lambda: ("title", {"text": text}),
        lambda: ("delete_branch", {"number": number}),
        lambda: ("speak", {"language": dice.choice(LANGUAGES)}),
        lambda: ("save_and_open", {}),
        lambda: ("crash_and_restore", {}),
        lambda: ("crash", {}),
        lambda: ("crash", {}),
        lambda: ("export_board", {}),
        lambda: _first(dice) if dice.random() < 0.2 else ("crash", {}),
    ]
    return dice.choice(deeds)()


def _fault(deeds: tuple[Deed, ...], seed: int, error: Exception, window: bool) -> Fault:
    what = named(error)

    def fails(some: tuple[Deed, ...]) -> bool:
        session = EverySession(window=window)
        try:
            for deed in some:
                _do(session, deed)
            session.teardown()
        except Exception as other:
            return named(other) == what
        finally:
            session.close()
        return False

    left = shrunk(deeds, fails, TRIES) if fails(deeds) else deeds
    listed = "\n".join((f"session = EverySession(window={window})", *map(_as_python, left), "session.teardown()"))
    return Fault(what, seed, told(error), (("smallest.py", listed.encode()),))


def _as_python(deed: Deed) -> str:
    return f"session.{deed.name}({', '.join(f'{key}={value!r}' for key, value in deed.given.items())})"
