"""Slides of a lesson or a case for those without the program: each page as the wall shows it, questions and answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from bridgetable.cases.side_by_side import SideBySide, line_of, under_editions
from bridgetable.disk.steps import Steps
from bridgetable.disk.writing import write_whole
from bridgetable.document.document import Document, Opened
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.rehearsal.asked import Stop, stop_after_notes
from bridgetable.rehearsal.lessons.lesson import (
    CaseEntry,
    Lesson,
    LessonEntry,
    LessonNote,
    LessonPage,
    LessonQuestion,
    asked_in,
    picture_data,
)
from bridgetable.rehearsal.stops import stops
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.table.text import harmless, in_language
from bridgetable.ui.drawing.lettering import ensure_application
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.lesson.asked_of_room import AskedOfRoom, question_of, seen_history
from bridgetable.ui.lesson.entries import page_slide, place_text, title_slide
from bridgetable.ui.papers.formats import OF_SLIDES, PDF, ending_of
from bridgetable.ui.papers.printing import asked_file, write_and_tell
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.picture import encoded_picture
from bridgetable.ui.wall.comparison import ComparedPage, ComparedSentence, compared_page, paint_comparison
from bridgetable.ui.wall.pages import Page, composition, pages_of, slides_of
from bridgetable.ui.wall.painting import paint_wall, slide_wrapping, wrapping
from bridgetable.ui.wall.statements import Statement, StatementKind, statements
from bridgetable.words.catalogue import Words

SIZE = (1920, 1080)
"""The width and height of a slide, in pixels."""
_POINTS = (960, 540)
"""The same in points: 13.33 by 7.5 inches, as the programs that show slides have them."""


class Slide(msgspec.Struct, frozen=True):
    """A page of words as the wall shows it, with this table unless the words take all of it; or editions side by side.

    `asking` tells neither who is to act or decide nor what binds him.
    """

    page: Page | ComparedPage
    table: Table | None = None
    asking: bool = False


# -- which slides there are --------------------------------------------------------------------------------------------


def slides_of_lesson(lesson: Lesson, words: Words, opened: Callable[[CaseEntry], Opened]) -> Iterator[Slide]:
    """The slides of a lesson: its title page, its notes, and its cases with what it asks of each.

    `opened` opens the case of an entry. A case that goes on where the one before a question ended begins there. Of a
    lesson that tells what changed since an edition, a case has its questions, and what both editions rule there.
    """
    title = title_slide(lesson, words)
    if title is not None:
        yield from _words_alone(title)
    if lesson.since is not None:
        yield from _of_what_changed(lesson.entries, lesson.since, words, opened)
        return
    before: History | None = None
    for at, entry in enumerate(lesson.entries):
        if isinstance(entry, LessonQuestion):
            yield from _own_question(entry, words)
        elif isinstance(entry, LessonNote | LessonPage):
            before = None
            picture = picture_data(entry.picture) if isinstance(entry, LessonPage) else b""
            yield from _words_alone(page_slide(entry, picture, words))
        else:
            place = place_text(lesson, at, words) if len(lesson.cases) > 1 else ""
            case = opened(entry)
            yield from slides_of_case(case, words, place, entry.ask, case.history.begun_in(before))
            before = case.history


def slides_of_case(
    opened: Opened, words: Words, place: str = "", ask: tuple[str, ...] | None = None, begun: int = 0
) -> Iterator[Slide]:
    """The slides of the line of a case; its title is told when nothing more is asked, before that only its place.

    Of cards and calls that need no word only the last one of a trick, or before something is said, has a slide. `ask`
    are the names of what is asked; None asks all. The first `begun` steps have been shown already.
    """
    line = (START, *opened.history.line())
    asked = asked_in(stops(opened.history), ask)
    waiting = [line.index(stop.ruling_place) for stop in asked if stop.ruling_place in line]
    places = {stop.place: stop for stop in asked}
    shown = [
        _shown(opened, line[n], words, place if any(n < each for each in waiting) else None, asked)
        for n in range(len(line))
    ]
    for n, (history, said) in enumerate(shown):
        following = shown[n + 1] if n + 1 < len(shown) else None
        is_fresh = n > begun or not begun
        if is_fresh and (
            following is None
            or line[n] in places
            or not (_is_plain(said) and _is_plain(following[1]))
            or _ends(history)
        ):
            yield from _over_table(history.table, said)
        if line[n] in places:
            yield from _questions(opened, places[line[n]], words)


def _shown(
    opened: Opened, at: int, words: Words, place: str | None, asked: Sequence[Stop]
) -> tuple[History, tuple[Statement, ...]]:
    """The history at this step and what is said there, as a room sees it that is still to be asked or not.

    `asked` is all that is asked of the case.
    """
    history, document = opened.history.jump(at), opened.document
    stop = stop_after_notes(history, asked)
    if place is not None:
        history, document = seen_history(history, None), Document(title=(("", place),) if place else ())
    if stop is None:
        return history, statements(history, document, words)
    return history, statements(history, document, words, law_asked=stop.asks_law, question_asked=stop.asks_finding)


def _is_plain(said: tuple[Statement, ...]) -> bool:
    """Whether nothing is said but what was called or played."""
    return len(said) == 1 and said[0].kind is StatementKind.COURSE and not said[0].law and not said[0].options


def _ends(history: History) -> bool:
    """Whether a trick is complete, or the auction."""
    table = history.table
    trick = table.trick(table.open_trick)
    return trick is None or not trick.plays


def _words_alone(said: Statement) -> Iterator[Slide]:
    ensure_application()
    return map(Slide, slides_of((said,), slide_wrapping(*SIZE)))


def _own_question(question: LessonQuestion, words: Words) -> Iterator[Slide]:
    """A question of the lecturer's own, as it is asked, and then with what is right if anything is."""
    for revealed in (False, True) if question.is_marked else (False,):
        now = AskedOfRoom(question, 0, (None,) * len(question.choices), revealed=revealed)
        yield from _words_alone(question_of(now, words))


def _over_table(table: Table, said: Iterable[Statement], *, asking: bool = False) -> Iterator[Slide]:
    ensure_application()
    for page in pages_of(said, wrapping(composition(*SIZE))):
        yield Slide(page, table, asking)


def _questions(opened: Opened, stop: Stop, words: Words) -> Iterator[Slide]:
    """Each question of a stop, first as it is asked, then with its answer."""
    table = seen_history(opened.history, stop).table
    for number, asked in enumerate(stop.asked):
        for revealed in (False, True):
            now = AskedOfRoom(stop, number, (None,) * len(asked.choices), revealed=revealed)
            yield from _over_table(table, (question_of(now, words),), asking=True)


# -- a lesson that tells what changed ----------------------------------------------------------------------------------


def _of_what_changed(
    entries: Sequence[LessonEntry], since: Edition, words: Words, opened: Callable[[CaseEntry], Opened]
) -> Iterator[Slide]:
    """Of each case what is asked, over the table of which it is asked, what both editions rule there, and the pages.

    The way to every question and on from it would be a thousand slides, few of which tell what changed.
    """
    before: History | None = None
    own: LessonQuestion | None = None
    for number, entry in enumerate(entries):
        if isinstance(entry, LessonQuestion):
            own = entry
            asked = question_of(AskedOfRoom(entry, 0, (None,) * len(entry.choices)), words)
            if before is None:
                yield from _words_alone(asked)
            else:
                yield from _over_table(before.table, (replace(asked, kind=StatementKind.POLL),), asking=True)
        elif isinstance(entry, LessonNote | LessonPage):
            before, own = None, None
            picture = picture_data(entry.picture) if isinstance(entry, LessonPage) else b""
            yield from _words_alone(page_slide(entry, picture, words))
        elif isinstance(_after(entries, number), LessonQuestion):
            history = opened(entry).history
            before = history.jump(history.line()[-1]) if history.line() else history
        else:
            yield from _ruled_twice(opened(entry), entry.ask, since, before, own, words)


def _after(entries: Sequence[LessonEntry], number: int) -> LessonEntry | None:
    return entries[number + 1] if number + 1 < len(entries) else None


def _ruled_twice(
    opened: Opened,
    ask: tuple[str, ...] | None,
    since: Edition,
    before: History | None,
    own: LessonQuestion | None,
    words: Words,
) -> Iterator[Slide]:
    """What a case asks, each time with the rulings of both editions side by side; else where those first differ."""
    history = opened.history
    line = history.line()
    (*_, compared) = under_editions(line_of(history, line[-1] if line else START), (since, history.start.edition))
    assert compared is not None
    for stop in asked_in(stops(history), ask):
        for number in range(len(stop.asked)):
            asked = AskedOfRoom(stop, number, (None,) * len(stop.asked[number].choices))
            yield from _over_table(seen_history(history, stop).table, (question_of(asked, words),), asking=True)
        right = [words.say(choice.message) for asked in stop.asked for choice in asked.choices if choice.right]
        yield _side_by_side(compared, line.index(stop.ruling_place) + 1, right, words)
    if own is not None:
        begun = history.begun_in(before)
        steps = [history.nodes[place].step.action for place in line]
        told = next((n for n, action in enumerate(steps, 1) if n > begun and not isinstance(action, Note)), len(steps))
        right = [in_language(choice.text, words.language) for choice in own.choices if choice.right]
        yield _side_by_side(compared, told if before is not None else _first_difference(compared), right, words)


def _first_difference(compared: SideBySide) -> int:
    """The number of the first action on which the editions rule differently."""
    numbers = (cell.number for row in compared.rows if row.differs for cell in row.cells if cell is not None)
    return next(numbers, 0)


def _side_by_side(compared: SideBySide, depth: int, right: Iterable[str], words: Words) -> Slide:
    """What both editions rule on the action of this number, and in the later one first of all what is right."""
    names = tuple(words.text("edition-name", edition=column.start.edition.value) for column in compared.columns)
    page = compared_page(compared, names, depth, words, recorded=len(names) - 1)
    *others, last = page.columns
    ruled = tuple(each for each in last.sentences if each.text != words.text("side-by-side-nothing"))
    # What is ruled in the same words is said once.
    marked = {text: ComparedSentence(text, alone=True, right=True) for text in right}
    said = tuple(replace(each, right=marked.pop(each.text, None) is not None) for each in ruled)
    return Slide(replace(page, columns=(*others, replace(last, sentences=(*marked.values(), *said)))))


# -- files -------------------------------------------------------------------------------------------------------------


def write_slides(out: Path, slides: Iterable[Slide], title: str, words: Words) -> Steps[int]:
    """Writes the slides into this file, a PDF, or each into a picture numbered beside it; returns how many there are.

    Raises OSError or ValueError where that cannot be done, and whatever the slides raise.
    """
    options = ViewOptions()
    if ending_of(out) == PDF:
        count, data = yield from _pdf(slides, title, words, options)
        write_whole(out, data)
        return count
    out.parent.mkdir(parents=True, exist_ok=True)
    number = 0
    for number, slide in enumerate(slides, 1):
        picture = QImage(*SIZE, QImage.Format.Format_RGB32)
        with QPainter(picture) as painter:
            _paint(painter, slide, words, options)
        write_whole(picture_file(out, number), encoded_picture(picture, out.suffix))
        yield
    return number


def picture_file(out: Path, number: int) -> Path:
    """The file of a slide that is written as a picture: "slides-007.png" for "slides.png"."""
    return out.with_name(f"{out.stem}-{number:03}{out.suffix}")


def _pdf(slides: Iterable[Slide], title: str, words: Words, options: ViewOptions) -> Steps[tuple[int, bytes]]:
    """The slides as the bytes of a PDF of pages of 16 to 9, and how many there are."""
    ensure_application()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(72 * SIZE[0] // _POINTS[0])
    size = QPageSize(QSizeF(*_POINTS), QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setTitle(harmless(title))
    writer.setCreator("bridgetable")
    number = 0
    with QPainter(writer) as painter:
        for number, slide in enumerate(slides, 1):
            if number > 1:
                writer.newPage()
            _paint(painter, slide, words, options)
            yield
    # The fonts are written when painting ends, which takes as long as a picture.
    yield
    buffer.close()
    return number, bytes(data.data())


# -- from the window ---------------------------------------------------------------------------------------------------


def save_slides(slides: Iterable[Slide], title: str, name: str, session: Session, waiting: Waiting) -> None:
    """Asks for a file, this name proposed, writes the slides there, and tells what was written or why it was not."""
    words = session.words
    out = asked_file(waiting.window, words, "slides-title", Path(name), OF_SLIDES, "slides")
    if out is None:
        return

    def write() -> Message:
        count = waiting.in_slices(write_slides(out, slides, title, words), "waiting-pages")
        first = out if ending_of(out) == PDF else picture_file(out, 1)
        return say("slides-done", file=first.name, number=count)

    write_and_tell(session, out, write)


def _paint(painter: QPainter, slide: Slide, words: Words, options: ViewOptions) -> None:
    if isinstance(slide.page, ComparedPage):
        paint_comparison(painter, composition(*SIZE), slide.page, replace(options, projector=True).colours)
    else:
        paint_wall(painter, slide.table, slide.page, words, SIZE, replace(options, asking=slide.asking))
