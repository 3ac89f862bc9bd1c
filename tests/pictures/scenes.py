"""What each picture shows, and how the window is brought there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintPreviewWidget
from PySide6.QtWidgets import QDialog

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.dealing.draft import Draft
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.rehearsal.asked import Answered, Aspect, CaseInFile, Outcome
from bridgetable.rehearsal.exam.conditions import Source
from bridgetable.rehearsal.lessons.filing import saved_lesson
from bridgetable.rehearsal.lessons.lesson import Lesson, LessonNote, ShippedCase
from bridgetable.reports.booklet import Answers
from bridgetable.reports.page_text import text_of
from bridgetable.table.edition import Edition
from bridgetable.ui.compare.view import SideBySideView
from bridgetable.ui.deal.editor import DealEditor
from bridgetable.ui.exam.conditions_dialog import NewExamDialog
from bridgetable.ui.lesson.panel import LessonAction, LessonPanel
from bridgetable.ui.papers.papers import pages_of, told_table
from tests.pictures.opened import NOW, PicturedWindow, until
from tests.ui.waiting import settle

PENALTY_CARD = "play/penalty-card-50d-major-the-three-options"
LESSON = Lesson(
    (("en", "Penalty cards"), ("it", "Le carte penalizzate")),
    (
        ("en", "Four cases about cards that a defender shows."),
        ("it", "Quattro casi di carte mostrate da un difensore."),
    ),
    (
        LessonNote(
            (
                ("en", "Which cards become penalty cards, and which do not?"),
                ("it", "Quali carte diventano penalizzate, e quali no?"),
            )
        ),
        ShippedCase(PENALTY_CARD),
        ShippedCase("play/penalty-card-51-two-suits"),
        LessonNote(
            (
                ("en", "A card below an honour, played by accident: a minor one."),
                ("it", "Una carta più bassa di un onore, caduta per sbaglio: secondaria."),
            )
        ),
        ShippedCase("play/penalty-card-50c-minor"),
        ShippedCase("play/penalty-card-52-another-card-played", Edition.E2007),
    ),
)

LASTED = 754.5
"""For how many seconds the lesson has been given."""


def answered(case: str, clause: str, family: str, *outcomes: Outcome) -> tuple[Answered, ...]:
    """Answers to one question of a shipped case, one a day, the last of them yesterday."""
    first = NOW - timedelta(days=len(outcomes))
    return tuple(
        Answered(
            CaseInFile(f"{case}.case.json"),
            Edition.E2017,
            1,
            "law",
            (clause,),
            family,
            outcome,
            first + timedelta(days=day),
            first + timedelta(days=day, minutes=1),
        )
        for day, outcome in enumerate(outcomes)
    )


RIGHT, PARTLY, WRONG = Outcome.RIGHT, Outcome.PARTLY, Outcome.WRONG
ANSWERS = (
    *answered("revoke/revoke-42-six-clubs-become-three", "64A1", "revoke", WRONG, PARTLY, RIGHT),
    *answered("revoke/revoke-08-partner-is-surprised", "61B3", "revoke", RIGHT, RIGHT),
    *answered(PENALTY_CARD, "50D2", "exposed-card", WRONG),
    *answered("play/opening-lead-five-roads", "54", "lead-out-of-turn", RIGHT, PARTLY),
    *answered("auction/insufficient-bid-27b1b-the-negative-double", "27B1", "insufficient-bid", PARTLY, WRONG, WRONG),
)
"""What somebody has answered in the last days."""


def asks(clause: str) -> Callable[[Step], bool]:
    """Whether a step has a question of this clause asked."""
    return lambda step: (now := asked_now(step.table)) is not None and now.question.clause == clause


def table(pictured: PicturedWindow) -> None:
    """The whole window: a penalty card lies before East, and South has three options under Law 50D2."""
    pictured.open_case(PENALTY_CARD)
    pictured.go_to(asks("50D2"))
    pictured.show("table", pictured.window)


def wrong(pictured: PicturedWindow) -> None:
    """The list of what can go wrong, with what somebody has typed to find a revoke."""
    pictured.open_case(PENALTY_CARD)
    pictured.command("forward")
    pictured.command("wrong")
    dialog = pictured.window.findChild(QDialog, "going-wrong")
    assert dialog is not None
    pictured.place_below_caption(dialog)
    pictured.show("wrong", pictured.window, dialog)
    dialog.close()


def question(pictured: PicturedWindow) -> None:
    """An opening lead by the wrong defender: the five options of declarer under Law 54."""
    pictured.open_case("play/opening-lead-five-roads")
    pictured.go_to(asks("54"))
    pictured.show("question", pictured.window)


def penalty_cards(pictured: PicturedWindow) -> None:
    """Two penalty cards of two suits before one defender, and the options of Law 51B2."""
    pictured.open_case("play/penalty-card-51-two-suits")
    pictured.go_to(asks("51B2"))
    pictured.show("penalty-cards", pictured.window)


def compare(pictured: PicturedWindow) -> None:
    """A revoke that costs a trick in one edition only: the editions side by side."""
    pictured.open_case("revoke/revoke-08-partner-is-surprised")
    pictured.command("to-end")

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, SideBySideView)
        until(lambda: not dialog.working)
        pictured.showing("compare")(dialog)

    with pictured.answering(look):
        pictured.command("compare-editions")


def library(pictured: PicturedWindow) -> None:
    """The library, searched for what was ruled under Law 64C."""
    pictured.command("library")
    panel = pictured.window.parts.library.panel
    until(lambda: panel.collection.complete)
    pictured.type("64C")
    pictured.press(Qt.Key.Key_Down)
    until(lambda: not panel.pictures._requested and panel.pictures._task is None)
    pictured.show("library", panel)
    panel.close()


def double_dummy(pictured: PicturedWindow) -> None:
    """What each card leads to with all hands open: the last eight tricks, which any solver knows."""
    pictured.open_case("revoke/revoke-08-partner-is-surprised-1997")
    pictured.go_to(lambda step: step.table.turn is Seat.S and len(step.table.hands[Seat.S]) == 8)
    pictured.command("figures")
    until(lambda: not pictured.window.parts.analysis.busy)
    pictured.show("double-dummy", pictured.window)
    pictured.command("figures")


def law(pictured: PicturedWindow) -> None:
    """The page of Law 50D2, opened from the ruling."""
    pictured.open_case(PENALTY_CARD)
    pictured.go_to(asks("50D2"))
    with pictured.answering(pictured.showing("law", pictured.window)):
        pictured.window.parts.panel.clause_opened.emit("50D2")


def lesson_cases(pictured: PicturedWindow) -> None:
    """The window of a lesson, with its cases and the notes between them."""
    panel = open_lesson(pictured)
    panel.list.setCurrentIndex(panel.list.row_model.index(2))
    pictured.show("lesson-cases", panel)
    panel.close()


def open_lesson(pictured: PicturedWindow) -> LessonPanel:
    """Opens the lesson; returns its window, with the titles of all its cases."""
    saved_lesson(LESSON, Path("penalty-cards.lesson.json"))
    assert pictured.window.parts.documents.open_path("penalty-cards.lesson.json")
    room = pictured.window.parts.lessons.room
    until(lambda: all(room.lesson.known(entry) is not None for entry in room.lesson.lesson.entries))
    return room.lessons.panel


def lesson(pictured: PicturedWindow) -> None:
    """The lecturer's window and the wall while the room is asked about a penalty card, and hands are counted."""
    with asking_the_room(pictured):
        wall = pictured.window.parts.presentation.wall
        assert wall is not None
        pictured.show("lesson", pictured.window)
        pictured.show("wall", wall)


@contextmanager
def asking_the_room(pictured: PicturedWindow) -> Iterator[None]:
    """A lesson on two screens: the room is asked what declarer may choose, and the first hands are counted."""
    panel, parts = open_lesson(pictured), pictured.window.parts
    panel.list.setCurrentIndex(panel.list.row_model.index(1))
    panel.buttons[LessonAction.START].click()
    settle()
    panel.close()
    course = parts.lessons.room.course
    while course.asking is None or course.asking.asked.aspect is not Aspect.CHOICE:
        pictured.command("next-page")
    clock = parts.lectern.clock
    clock._now = lambda: (clock._since or 0.0) + LASTED
    clock.ticked.emit()
    for hands in "41":
        pictured.type(hands)
        pictured.press(Qt.Key.Key_Return)
    settle()
    # They would be made after a pause.
    parts.lectern.large.now.refresh()
    parts.lectern.large.next.refresh()
    yield
    parts.presentation.set_on(False)
    course.end()


def rehearsal(pictured: PicturedWindow) -> None:
    """A case rehearsed: the Director has been called, and says what has happened."""
    pictured.open_case("revoke/revoke-42-six-clubs-become-three")
    pictured.command("rehearse")
    study = pictured.window.parts.study
    while study.rehearsal.moment.asked is None:
        pictured.press(Qt.Key.Key_Return)
    pictured.show("rehearsal", pictured.window)
    pictured.command("leave-rehearsal")


def deal_editor(pictured: PicturedWindow) -> None:
    """A deal being laid out: some cards are still to be given."""
    pictured.open_case(PENALTY_CARD)

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, DealEditor)
        dialog.cards.seed.setValue(1)
        for card in ("S2", "H3", "C6"):
            dialog.change(partial(Draft.giving, cards=[card_of(card)], to=None))
        pictured.show("deal-editor", dialog)
        dialog.done(0)

    with pictured.answering(look):
        pictured.command("deal-editor")


def authoring(pictured: PicturedWindow) -> None:
    """The case as it is written: what must be so at a step."""
    pictured.open_case(PENALTY_CARD)
    pictured.go_to(asks("50D2"))
    pictured.command("expectations")
    dialog = pictured.window.parts.authoring.authoring.dialog
    assert dialog is not None
    pictured.place_below_caption(dialog)
    pictured.show("authoring", pictured.window, dialog)
    dialog.close()


def audit(pictured: PicturedWindow) -> None:
    """What the audit has found in the boards of an evening at the club, and a revoke of it on the table."""
    Path("club-evening.pbn").write_bytes((Path(__file__).parent / "club-evening.pbn").read_bytes())
    pictured.command("audit")
    found = pictured.window.parts.audits.audit
    assert found is not None
    found.start(["club-evening.pbn"])
    until(lambda: not found.is_running)
    found.table.selectRow(1)
    found.table.choose()
    pictured.show("audit", pictured.window)
    found.close()


def papers(pictured: PicturedWindow) -> None:
    """A case on paper, before it is printed."""
    pictured.open_case(PENALTY_CARD)
    session = pictured.window.session
    told = told_table(session.history, session.document)
    pages = pages_of(told, session.words.language, session.words.indices, Answers.INLINE)

    def enlarge(dialog: QDialog) -> None:
        dialog.resize(pictured.window.size())
        settle()
        preview = dialog.findChild(QPrintPreviewWidget)
        assert preview is not None
        preview.setZoomFactor(0.75)
        pictured.show("papers", dialog, text=text_of(pages))
        dialog.done(0)

    with pictured.answering(lambda dialog: dialog.accept(), enlarge):
        pictured.command("print")


def exam(pictured: PicturedWindow) -> None:
    """A question of an exam."""
    exams = pictured.window.parts.study.exams
    exams._now = lambda: NOW

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, NewExamDialog)
        dialog.candidate.setText("Anna Rossi")
        dialog.seed.setText("7")
        dialog.source.setCurrentIndex(dialog.source.findData(Source.SHIPPED))
        dialog.accept()

    with pictured.answering(fill, pictured.showing("exam")):
        pictured.command("exam")


def progress(pictured: PicturedWindow) -> None:
    """What comes back today, and what will."""
    page = pictured.window.parts.study.progress
    page._now = lambda: NOW
    page.keep_all(ANSWERS)
    with pictured.answering(pictured.showing("progress")):
        pictured.command("progress")


SCENES: dict[str, Callable[[PicturedWindow], None]] = {
    "table": table,
    "wrong": wrong,
    "question": question,
    "penalty-cards": penalty_cards,
    "compare": compare,
    "library": library,
    "lesson-cases": lesson_cases,
    "lesson": lesson,
    "wall": lesson,
    "rehearsal": rehearsal,
    "deal-editor": deal_editor,
    "authoring": authoring,
    "audit": audit,
    "papers": papers,
    "exam": exam,
    "progress": progress,
    "double-dummy": double_dummy,
    "law": law,
}
"""How the window is brought to each picture, by its name."""
