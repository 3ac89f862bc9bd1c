"""The slides of a lesson or a case: what is asked comes before what answers it, and each is written on its page."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.cases.tree import lines_of
from bridgetable.cli.case_paths import load_case
from bridgetable.disk.resources import resources
from bridgetable.disk.steps import at_once
from bridgetable.document.document import Document, Opened
from bridgetable.engine.actions import Choose
from bridgetable.rehearsal.asked import stop_after_notes
from bridgetable.rehearsal.lessons.lesson import (
    EmbeddedCase,
    Lesson,
    LessonNote,
    LessonPage,
    LessonQuestion,
    QuestionChoice,
    ShippedCase,
)
from bridgetable.rehearsal.stops import stops
from bridgetable.table.edition import Edition
from bridgetable.ui.lesson.entries import opened_entry
from bridgetable.ui.lesson.slides import SIZE, Slide, picture_file, slides_of_case, slides_of_lesson, write_slides
from bridgetable.ui.wall.comparison import ComparedPage
from bridgetable.ui.wall.pages import Page
from bridgetable.ui.wall.statements import UNKNOWN, Statement, StatementKind, statements
from bridgetable.words.catalogue import Words
from tests.shipped import CASES, history_in
from tests.spread import spread
from tests.ui.opened import open_window

ITALIAN = Words.of("it", strict=True)

CASE = "play/penalty-card-51-two-suits"
pytestmark = pytest.mark.usefixtures("qtbot")


def opened(name: str = CASE) -> Opened:
    case = load_case(resources() / "cases" / f"{name}.case.json")
    return Opened(lines_of(case).history, Document(name, case))


def is_question(slide: Slide) -> bool:
    return isinstance(slide.page, Page) and slide.page.kind is StatementKind.POLL


def is_answered(slide: Slide) -> bool:
    assert isinstance(slide.page, Page)
    return any(option.chosen for row in slide.page.rows for option in row.options)


def test_each_question_is_followed_by_the_same_page_with_its_answer() -> None:
    case = opened()
    questions = [slide for slide in slides_of_case(case, ITALIAN) if is_question(slide)]
    assert len(questions) == 2 * sum(len(stop.asked) for stop in stops(case.history))
    for asked, answered in zip(questions[::2], questions[1::2], strict=True):
        assert not is_answered(asked) and is_answered(answered) and asked.table is answered.table
        assert asked.asking and answered.asking, "who is to act or decide is told on neither"
        assert isinstance(asked.page, Page) and asked.page.law in ("", UNKNOWN)


@pytest.mark.deep
def test_no_page_names_the_law_that_is_asked_next() -> None:
    """The open question has a Law of its own, which often is the one that is asked for."""
    hidden = 0
    for file in spread(CASES, 12):
        history = history_in(file)
        for stop in stops(history):
            (said, told) = (
                statements(history.jump(stop.place), Document(), ITALIAN, law_asked=asked)
                for asked in (stop.asks_law, False)
            )
            if stop.asks_law and told[-1].kind is StatementKind.QUESTION and not chosen(told[-1]):
                hidden += said[-1].law != told[-1].law
                assert said[-1].law in ("", UNKNOWN) and said[:-1] == told[:-1], (file.name, stop.place)
            else:
                assert said == told
    assert hidden > 3


def test_a_question_that_was_answered_keeps_its_law_and_its_place() -> None:
    file = next(file for file in CASES if file.name.startswith("revoke-15-dummy-must-keep-the-four"))
    history = history_in(file)
    answered = [
        here for place in history.line() if chosen(statements(here := history.jump(place), Document(), ITALIAN)[-1])
    ]
    assert answered
    for here in answered:
        told = statements(here, Document(), ITALIAN)
        assert statements(here, Document(), ITALIAN, law_asked=True)[-1] == told[-1]
        assert statements(here, Document(), ITALIAN, question_asked=True)[-1] == told[-1]


def test_an_opinion_that_the_room_is_asked_for_is_not_asked_before_that() -> None:
    """The page of the open question was followed by the same question, as one of the lesson."""
    file = next(file for file in CASES if file.name.startswith("insufficient-bid-27b1b"))
    opened = opened_entry(ShippedCase(f"auction/{file.name.removesuffix('.case.json')}"))
    asked = {stop.place: stop for stop in stops(opened.history)}
    opinions = 0
    for place in opened.history.line():
        here = opened.history.jump(place)
        stop = stop_after_notes(here, asked.values())
        told = statements(here, Document(), ITALIAN)
        said = statements(here, Document(), ITALIAN, question_asked=stop is not None and stop.asks_finding)
        left_out = stop is not None and stop.asks_finding and told[-1].kind is StatementKind.QUESTION
        assert said == (told[:-1] if left_out else told)
        opinions += left_out
    assert opinions
    questions = [stop.asked[0].question for stop in asked.values() if stop.asks_finding]
    texts = [slide.page.text for slide in slides_of_case(opened, ITALIAN)]
    for question in questions:
        # As it is asked, with its answer, and as the first page of the ruling at most.
        text = ITALIAN.say(question)
        at = next(n for n, each in enumerate(texts) if text in each)
        assert text in texts[at + 1], "marked on the same page"
        assert text not in " ".join(texts[:at])


def test_what_suggests_the_finding_is_not_told_before_the_room_is_asked_for_it() -> None:
    """ "By normal play South's side may win only two" stood on the page before "how many tricks?" (70A)."""
    opened = opened_entry(ShippedCase("play/claim-a-trump-is-still-out"))
    asked = {stop.place: stop for stop in stops(opened.history)}
    suggested = 0
    for place in opened.history.line():
        here = opened.history.jump(place)
        stop = stop_after_notes(here, asked.values())
        told = statements(here, Document(), ITALIAN)
        if stop is not None and stop.asks_finding:
            said = statements(here, Document(), ITALIAN, question_asked=True)
            suggested += any("gioco normale la linea" in one.text for one in told)
            assert not any("gioco normale la linea" in one.text for one in said)
    assert suggested
    assert not any("gioco normale la linea" in slide.page.text for slide in slides_of_case(opened, ITALIAN))


def chosen(one: Statement) -> bool:
    return any(option.chosen for option in one.options)


def test_the_title_is_told_when_nothing_more_is_asked() -> None:
    case = opened()
    title, _ = case.document.opening("it")
    slides = list(slides_of_case(case, ITALIAN, place="Caso 2 di 3"))
    assert "Caso 2 di 3" in slides[0].page.text and title not in slides[0].page.text
    assert title in next(slides_of_case(case, ITALIAN, ask=())).page.text


def test_cards_that_need_no_word_have_one_slide_for_each_trick() -> None:
    case = opened("play/penalty-card-50c-minor")
    slides = list(slides_of_case(case, ITALIAN, ask=()))
    steps = len(case.history.line())
    assert 2 < len(slides) < steps
    assert slides[-1].table is case.history.jump(case.history.line()[-1]).table


def test_a_lesson_has_its_title_its_notes_its_editions_and_what_it_asks() -> None:
    entries = (LessonNote((("it", "Prima nota"),)), ShippedCase(CASE, Edition.E2017, ask=("1.law",)))
    lesson = Lesson((("it", "Carte penalizzate"),), (("it", "Che cosa si vede"),), entries)
    title, note, first, *others = slides_of_lesson(lesson, ITALIAN, opened_entry)
    assert "Carte penalizzate" in title.page.text and title.table is None
    assert note.page.text == "Prima nota" and note.table is None
    assert first.table is not None and first.table.edition is Edition.E2017
    assert sum(map(is_question, others)) == 2


def test_they_are_a_pdf_of_pages_or_a_picture_each(tmp_path: Path) -> None:
    slides = list(slides_of_case(opened(), ITALIAN, ask=()))[:3]
    assert at_once(write_slides(tmp_path / "all.pdf", slides, "Carte", ITALIAN)) == 3
    written = (tmp_path / "all.pdf").read_bytes()
    assert written.startswith(b"%PDF-") and b"/MediaBox [0 0 960" in written and written.count(b"/Type /Page\n") == 3
    out = tmp_path / "deeper" / "slide.png"
    assert at_once(write_slides(out, slides, "Carte", ITALIAN)) == 3
    assert sorted(file.name for file in out.parent.iterdir()) == ["slide-001.png", "slide-002.png", "slide-003.png"]
    assert QImage(str(picture_file(out, 2))).size() == QSize(*SIZE)


def test_the_window_writes_those_of_its_case(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(qtbot, tmp_path)
    out = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    window.parts.commands["slides"].trigger()
    assert (tmp_path / "mine.pdf").read_bytes().startswith(b"%PDF-")
    assert "mine.pdf" in window.parts.caption.text.text()


def test_those_of_a_lesson_are_proposed_under_its_name(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path)
    window.parts.documents.open_path(str(resources() / "cases" / f"{CASE}.case.json"))
    proposed: list[str] = []

    def choose_none(_: object, __: object, name: str, *___: object) -> tuple[str, str]:
        proposed.append(Path(name).name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose_none)
    room = window.parts.lessons.room
    room.lesson.edit(Lesson((("en", "Penalty cards"),), (), (ShippedCase(CASE),)))
    window.parts.commands["lesson-slides"].trigger()
    window.parts.commands["slides"].trigger()
    assert proposed == ["penalty-cards.pdf", f"{Path(CASE).name}.pdf"]


def test_a_case_goes_on_where_the_one_before_a_question_ended() -> None:
    case = load_case(resources() / "cases" / f"{CASE}.case.json")
    history = lines_of(case).history
    actions = tuple(history.nodes[place].step.action for place in history.line())
    first = EmbeddedCase(replace(case, actions=actions[:6]), None, ())
    whole = EmbeddedCase(replace(case, actions=actions), None, ())
    question = LessonQuestion((("it", "Che cosa vale?"),), (QuestionChoice(()), QuestionChoice((), True)))
    alone = len(list(slides_of_lesson(Lesson(entries=(whole,)), ITALIAN, opened_entry)))
    beginning = len(list(slides_of_lesson(Lesson(entries=(first,)), ITALIAN, opened_entry)))
    note = LessonNote((("it", "Fine"),))
    for between, more in ((question, 2), (note, 1 + beginning)):
        slides = list(slides_of_lesson(Lesson(entries=(first, between, whole)), ITALIAN, opened_entry))
        assert alone + more <= len(slides) <= alone + more + 1


def test_a_lesson_of_what_changed_has_three_slides_a_clause() -> None:
    case = load_case(resources() / "cases" / "auction" / "insufficient-bid-27b1a-a-transfer-too-low-2017.case.json")
    history = lines_of(case).history
    actions = tuple(history.nodes[place].step.action for place in history.line())
    at = next(n for n, action in enumerate(actions) if isinstance(action, Choose))
    question = LessonQuestion((("it", "E ora?"),), (QuestionChoice((("it", "Si ritira"),), True), QuestionChoice(())))
    entries = (
        EmbeddedCase(replace(case, actions=actions[:at]), Edition.E2017, ()),
        question,
        EmbeddedCase(replace(case, actions=actions), Edition.E2017, ()),
        LessonPage((("it", "Art. 27B1(a)"),), ((("it", "2007. …"),), (("it", "2017. …"),))),
        ShippedCase(CASE, Edition.E2017, ask=("1.law",)),
    )
    lesson = Lesson((("it", "Che cosa è cambiato"),), (), entries, Edition.E2007)
    _, asked, ruled, page, other, ruled_too = slides_of_lesson(lesson, ITALIAN, opened_entry)
    assert asked.table is not None and "E ora?" in asked.page.text and not is_answered(asked)
    assert isinstance(ruled.page, ComparedPage) and isinstance(ruled_too.page, ComparedPage)
    assert [column.name for column in ruled.page.columns] == ["Codice 2007", "Codice 2017"]
    before, after = ruled.page.columns
    assert (after.sentences[0].spoken, after.sentences[0].right) == ("✓ Si ritira", True)
    assert "paragonabile" in after.sentences[1].text and not after.sentences[1].right
    assert all(not each.right and "paragonabile" not in each.text for each in before.sentences)
    assert page.page.text.startswith("Art. 27B1(a)") and is_question(other)
    assert any(each.right for each in ruled_too.page.columns[1].sentences)
