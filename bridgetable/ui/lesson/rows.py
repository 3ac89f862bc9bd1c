"""The rows of the list of a lesson in words. No Qt."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bridgetable.cases.case import Case
from bridgetable.cases.tree import lines_of
from bridgetable.document.document import Document, Opened
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.rehearsal.asked import Asked, Choice, Stop
from bridgetable.rehearsal.hiding import asked_at, without_future
from bridgetable.rehearsal.lessons.lesson import (
    CaseEntry,
    CaseFile,
    Contents,
    EmbeddedCase,
    Lesson,
    LessonEntry,
    LessonNote,
    LessonPage,
    LessonQuestion,
    PageEntry,
    PictureFile,
    ShippedCase,
    case_of,
    contents,
)
from bridgetable.rehearsal.lessons.poll import MOST_HANDS, asked_in_own_words
from bridgetable.table.text import in_language
from bridgetable.ui.wall.statements import UNKNOWN, Option, Statement, StatementKind, statements
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words, refused_line
from bridgetable.words.lawbook import law_number

# -- What is said of the places in a lesson: its title page, its notes, which case of how many -------------------------


def title_slide(lesson: Lesson, words: Words) -> Statement | None:
    """The page with the title and the first words of a lesson; None where it has neither."""
    title, story = in_language(lesson.title, words.language), in_language(lesson.story, words.language)
    return Statement(StatementKind.SLIDE, story, lead=title) if title or story else None


def page_slide(page: LessonNote | LessonPage, picture: bytes, words: Words) -> Statement:
    """The page of a note, or of a heading with its points and its picture."""
    if isinstance(page, LessonNote):
        return Statement(StatementKind.SLIDE, in_language(page.text, words.language))
    heading, *bullets = (in_language(text, words.language) for text in (page.heading, *page.bullets))
    return Statement(StatementKind.SLIDE, "", lead=heading, bullets=tuple(bullets), picture=picture)


def place_text(lesson: Lesson, at: int, words: Words) -> str:
    """Which case of the lesson it is: "Case 3 of 7"."""
    cases = lesson.cases
    return words.text("lesson-place", number=cases.index(at) + 1, of=len(cases))


def end_text(lesson: Lesson, here: int | None, words: Words) -> str:
    """What is said at the end of a case: what another press shows, without giving it away."""
    at = _after(here)
    if at >= len(lesson.entries):
        return words.text("lesson-end")
    if not isinstance(lesson.entries[at], CaseEntry):
        return words.text("lesson-end-note")
    return words.text("lesson-end-case", place=place_text(lesson, at, words))


def next_entry_text(
    lesson: Lesson, here: int | None, known: Callable[[LessonEntry], Contents | None], words: Words
) -> str:
    """What the next entry is, told to the lecturer: its words, or which case it is with its title."""
    at = _after(here)
    if at >= len(lesson.entries):
        return words.text("lesson-end")
    entry = lesson.entries[at]
    if not isinstance(entry, CaseEntry):
        text = in_language(contents(entry).title, words.language)
        return words.text("lesson-coming-question", question=text) if isinstance(entry, LessonQuestion) else text
    place, read = place_text(lesson, at, words), known(entry)
    title = in_language(read.title, words.language) if read is not None else ""
    return words.text("lesson-place-titled", place=place, title=title) if title else place


def _after(here: int | None) -> int:
    return here + 1 if here is not None else 0


# -- What the room is asked at a stop of a lesson: the question, the hands, the answer ---------------------------------


class FromPhones(msgspec.Struct, frozen=True):
    """What phones have answered so far: how many have, of how many, and how many each choice; None while they may."""

    answered: int = 0
    phones: int = 0
    counts: tuple[int, ...] | None = None


class AskedOfRoom(msgspec.Struct, frozen=True):
    """A question that the room is asked: of a stop or one's own, the hands for each choice, and whether it is revealed.

    `number` tells the question from others of its stop. `at` is the choice for which hands are counted next; `typing`
    says that its count has been begun. With a room of phones `heard` is what they have answered, None without one, and
    `closed` says that they may answer no more, and that the wall shows how many have chosen what.
    """

    about: Stop | LessonQuestion
    number: int
    hands: tuple[int | None, ...]
    at: int = 0
    revealed: bool = False
    typing: bool = False
    closed: bool = False
    heard: FromPhones | None = None

    @property
    def stop(self) -> Stop | None:
        """The stop of a case at which it is asked; None of a question of the lecturer's own."""
        return self.about if isinstance(self.about, Stop) else None

    @property
    def questions(self) -> tuple[Asked, ...]:
        """All that is asked there."""
        return self.about.asked if isinstance(self.about, Stop) else (asked_in_own_words(self.about),)

    @property
    def asked(self) -> Asked:
        """The question with its choices."""
        return self.questions[self.number]

    @property
    def is_to_be_marked(self) -> bool:
        """Whether the next press tells what is right: it has not been told, and something is."""
        return not self.revealed and any(choice.right for choice in self.asked.choices)

    @property
    def is_first(self) -> bool:
        """Whether it is the first question of its stop."""
        return self.number == 0

    @property
    def is_last(self) -> bool:
        """Whether it is the last question of its stop."""
        return self.number + 1 == len(self.questions)

    @property
    def counted(self) -> bool:
        """Whether hands were counted for any choice."""
        return any(count is not None for count in self.hands)

    @property
    def is_to_be_closed(self) -> bool:
        """Whether the next press ends the answering of the phones, and shows how many have chosen what."""
        return self.heard is not None and not self.closed and not self.revealed

    @property
    def was_only_closed(self) -> bool:
        """Whether the last press has ended the answering of the phones, and told nothing yet."""
        return self.heard is not None and self.closed and not self.revealed

    @property
    def shown_counts(self) -> tuple[int, ...] | None:
        """How many have chosen each choice, by hand or by phone, as the wall shows it; None where it does not.

        Of phones nothing is shown as long as one may still answer: nobody follows the others.
        """
        phones = self.heard.counts if self.heard is not None else (0,) * len(self.hands)
        if not (self.counted if self.heard is None else self.closed or self.revealed) or phones is None:
            return None
        return tuple((hands or 0) + count for hands, count in zip(self.hands, phones, strict=True))

    # -- counting ------------------------------------------------------------------------------------------------------

    def with_digit(self, digit: int) -> AskedOfRoom:
        """The same after a digit typed for the choice that is counted; one too many changes nothing."""
        count = 10 * ((self.hands[self.at] or 0) if self.typing else 0) + digit
        return self.with_count(self.at, count) if count <= MOST_HANDS else self

    def without_digit(self) -> AskedOfRoom:
        """The same without the last digit typed; where there is none, the choice before is counted again."""
        count = self.hands[self.at]
        if count is None:
            return replace(self, at=max(0, self.at - 1), typing=False)
        return self.with_count(self.at, count // 10 if count >= 10 else None)

    def with_count(self, at: int, count: int | None) -> AskedOfRoom:
        """The same with this number of hands for a choice, which is the one that is counted."""
        return replace(self, hands=(*self.hands[:at], count, *self.hands[at + 1 :]), at=at, typing=True)

    def counting_next(self) -> AskedOfRoom:
        """The same with the next choice to be counted; after the last one, the first."""
        return replace(self, at=(self.at + 1) % len(self.hands), typing=False)


# -- what the wall says ----------------------------------------------------------------------------------------------


def question_of(now: AskedOfRoom, words: Words) -> Statement:
    """What the wall says: the question with its choices and, once revealed, which are right and under which Law.

    Why they are right the ruling says, which comes next.
    """
    asked, counts = now.asked, now.shown_counts
    most = max(counts or (0,))
    options = tuple(
        Option(
            str(n + 1),
            words.say(choice.message),
            chosen=now.revealed and choice.right,
            hands=counts[n] if counts is not None else None,
            share=counts[n] / most if counts is not None and most else 0.0,
            counting=now.counted and not now.revealed and n == now.at,
        )
        for n, choice in enumerate(asked.choices)
    )
    heard = words.text("wall-answered", answered=now.heard.answered, phones=now.heard.phones) if now.heard else ""
    if now.stop is None:
        lead = words.say(asked.question)
        if now.heard is not None:
            lead = words.text(
                "wall-asked-answered", question=lead, answered=now.heard.answered, phones=now.heard.phones
            )
        return Statement(StatementKind.SLIDE, "", lead=lead, options=options)
    announced = now.stop.announced if now.is_first else None
    laws = (_law(choice, now.stop, words) for choice in asked.choices if choice.right and choice.clause)
    lead = action_line(words, announced) if announced is not None else ""
    return Statement(
        StatementKind.POLL,
        words.say(asked.question),
        lead=lead,
        law=next(laws, "") if now.revealed else UNKNOWN,
        who=heard,
        options=options,
    )


def _law(choice: Choice, stop: Stop, words: Words) -> str:
    return law_number(choice.clause, stop.table.edition, words).rstrip("†‡") if choice.clause else ""


def answers_text(now: AskedOfRoom, words: Words) -> str:
    """What only the lecturer sees: the numbers of the right choices, then a line for each: why it is right or wrong."""
    right_ones = [str(n) for n, choice in enumerate(now.asked.choices, 1) if choice.right]
    parts = [f"✓ {', '.join(right_ones)}"] if len(right_ones) > 1 else []
    told: set[str] = set()
    for right in (True, False):
        for n, choice in enumerate(now.asked.choices, 1):
            if choice.right is right:
                sign = "✓" if right else "✗"
                why = words.say(choice.why) if choice.why is not None else ""
                # One reason for several choices is told once.
                dash = " — " if why and why not in told else ""
                parts.append(f"{sign} {n} {words.say(choice.message)}{dash}{why if dash else ''}")
                told.add(why)
    return "\n".join(parts)


def coming_text(now: AskedOfRoom | None, stop: Stop | None, words: Words) -> str:
    """What the next press shows at a stop of a case, told to the lecturer; "" where it is the next step."""
    if now is None:
        return words.text("lesson-coming-question", question=words.say(stop.asked[0].question)) if stop else ""
    if now.is_to_be_closed:
        return words.text("lesson-coming-counts")
    if not now.revealed:
        return words.text("lesson-coming-answer")
    if now.is_last:
        return words.text("lesson-coming-ruling")
    return words.text("lesson-coming-question", question=words.say(now.questions[now.number + 1].question))


# -- what the wall shows of the table --------------------------------------------------------------------------------


def seen_history(history: History, stop: Stop | None) -> History:
    """The history as the room sees it: nothing that follows; at a stop, what may be shown while it is asked."""
    return without_future(history, history.cursor) if stop is None else asked_at(history, stop, stop.place)


# -- Opening a case of a lesson as a history with its document ---------------------------------------------------------


def opened_embedded(case: Case) -> Opened:
    """Opens a case that is in the lesson itself, with the cursor at its first table; it has no file of its own."""
    lines = lines_of(case)
    return Opened(lines.history, Document("", case), lines.stopped)


def first_on_wall(
    entry: LessonEntry,
    words: Words,
    picture: Callable[[LessonNote | LessonPage], bytes],
    document: Document | None = None,
) -> tuple[History | None, tuple[Statement, ...]]:
    """What an entry shows on the wall first: the table of a case, for which no step is ruled, and what is said.

    `picture` gives the contents of the picture of a page, `document` what is told of a case if not its title. Raises
    RefusedError for a case that cannot be read.
    """
    if isinstance(entry, LessonQuestion):
        return None, (question_of(AskedOfRoom(entry, 0, (None,) * len(entry.choices)), words),)
    if not isinstance(entry, CaseEntry):
        return None, (page_slide(entry, picture(entry), words),)
    case = case_of(entry)
    history = History(replace(case.first, edition=entry.edition or case.first.edition))
    return history, statements(history, document or Document(case=case), words)


def opened_entry(entry: CaseEntry) -> Opened:
    """The case of an entry, ruled as the lesson wants it; raises RefusedError."""
    opened = opened_embedded(case_of(entry))
    if entry.edition is not None and entry.edition is not opened.history.start.edition:
        opened = replace(opened, history=ruled_under(opened.history, entry.edition).history)
    return opened


class LessonRow(msgspec.Struct, frozen=True):
    """An entry of a lesson: its number among the cases ("" for a note), its title, and where its case comes from.

    `edition` are the Laws of the case in this lesson, `asks` which of its questions are asked if not all; `fault` says
    that the case cannot be opened, which `detail` explains; `here` marks the entry on the table.
    """

    number: str
    title: str
    detail: str = ""
    edition: str = ""
    fault: bool = False
    here: str = ""
    note: bool = False
    asks: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether it cannot be chosen: never."""
        return False

    @property
    def spoken(self) -> str:
        """The whole row as text for screen readers."""
        return ". ".join(
            part.rstrip(".")
            for part in (self.number, self.title, self.here, self.edition, self.asks, self.detail)
            if part
        )


def lesson_rows(
    lesson: Lesson, known: Callable[[LessonEntry], Contents | None], here: int | None, words: Words
) -> tuple[LessonRow, ...]:
    """The rows of a lesson; `known` gives what has been read of an entry, `here` is the one on the table."""
    rows: list[LessonRow] = []
    number = 0
    for at, entry in enumerate(lesson.entries):
        mark = words.text("lesson-here") if at == here else ""
        if not isinstance(entry, CaseEntry):
            text = " ".join(in_language(contents(entry).title, words.language).split())
            rows.append(LessonRow("", text, _page_detail(entry, words), here=mark, note=True))
            continue
        number += 1
        rows.append(_case_row(str(number), entry, known(entry), mark, words))
    return tuple(rows)


def _page_detail(entry: PageEntry, words: Words) -> str:
    """What kind of page it is, and what is on it."""
    match entry:
        case LessonQuestion(_, choices):
            return words.text("lesson-is-question", choices=len(choices), right=sum(each.right for each in choices))
        case LessonPage(_, bullets, picture):
            shown = picture.path.name if isinstance(picture, PictureFile) else ""
            return words.text("lesson-is-page", bullets=len(bullets), picture="yes" if picture else "no", file=shown)
    return words.text("lesson-is-note")


def _case_row(
    number: str, entry: CaseFile | ShippedCase | EmbeddedCase, read: Contents | None, here: str, words: Words
) -> LessonRow:
    file, source = _source(entry, words)
    if read is None:
        return LessonRow(number, file, source, here=here)
    if read.error is not None:
        return LessonRow(number, file, refused_line(words, read.error), fault=True, here=here)
    edition = entry.edition or read.edition
    laws = words.text("edition-name.short", edition=edition.value) if edition is not None else ""
    asks = "" if entry.ask is None else words.text("lesson-asks", number=len(entry.ask))
    return LessonRow(number, in_language(read.title, words.language) or file, source, laws, here=here, asks=asks)


def _source(entry: CaseFile | ShippedCase | EmbeddedCase, words: Words) -> tuple[str, str]:
    """The name of the file of an entry, and where its case comes from."""
    match entry:
        case CaseFile(path):
            return path.name, words.text("lesson-from-file", file=path.name)
        case ShippedCase(name):
            return name, words.text("lesson-from-program")
    return words.text("untitled"), words.text("lesson-from-itself")
