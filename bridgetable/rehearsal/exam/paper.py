"""An exam as a document: the paper to hand out, its key, and the result of whoever took it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import bridgetable
from bridgetable.engine.history import START
from bridgetable.rehearsal.exam.conditions import Conditions
from bridgetable.rehearsal.exam.result import (
    MarkedPart,
    MarkedQuestion,
    Result,
    asked_line,
    facts_of,
    finding_line,
    given_line,
    points_text,
    right_line,
    why_lines,
)
from bridgetable.rehearsal.exam.sitting import Exam, ExamQuestion
from bridgetable.rehearsal.hiding import played_to
from bridgetable.reports import page
from bridgetable.reports.boards import diagram_of
from bridgetable.reports.case_page import act_block, course_blocks
from bridgetable.table.text import in_language
from bridgetable.words.catalogue import Words

_TO_FILL_IN = "_" * 24


def paper_of(conditions: Conditions, exam: Exam, words: Words, *, answers: bool) -> page.Document:
    """The paper to hand out, and its answers on pages of their own if they are wanted."""
    return _document(conditions, words, (*_paper(conditions, exam, words), *(_key(exam, words) if answers else ())))


def result_document(result: Result, words: Words) -> page.Document:
    """The result: who took the exam and when, the points, and each question with what was answered and is right."""
    return _document(result.sitting.conditions, words, tuple(_result(result, words)))


def _document(conditions: Conditions, words: Words, blocks: tuple[page.Block, ...]) -> page.Document:
    title = words.text("exam-of-seed", seed=str(conditions.seed))
    # Another version may have other cases, and so another exam of the same seed.
    return page.Document(title, words.language, blocks, f"{title} · bridgetable {bridgetable.__version__}")


# -- the class ---------------------------------------------------------------------------------------------------------


def class_sheet(results: Sequence[Result], words: Words) -> page.Document:
    """Who of those that took one exam answered what: the points of each, then every answer with those who gave it."""
    conditions = results[0].sitting.conditions
    return _document(conditions, words, tuple(_class(_in_order(results), words)))


def _in_order(results: Sequence[Result]) -> list[Result]:
    """The results, those with the most points first."""
    return sorted(results, key=lambda each: (-each.halves, each.sitting.candidate.casefold(), each.sitting.begun))


def _class(results: Sequence[Result], words: Words) -> Iterator[page.Block]:
    first = results[0]
    numbers = [str(number) for number in range(1, len(first.questions) + 1)]
    yield page.Heading(1, words.text("exam-class", seed=str(first.sitting.conditions.seed)))
    head = (words.text("exam-candidate"), *numbers, words.text("exam-points"))
    rows = [
        (_name(each, words), *(points_text(one.halves) for one in each.questions), points_text(each.halves))
        for each in results
    ]
    most = (*(points_text(one.most) for one in first.questions), points_text(first.most))
    shares = [
        _share([each.questions[at].halves for each in results], one.most) for at, one in enumerate(first.questions)
    ]
    whole = (words.text("exam-class-all"), *shares, _share([each.halves for each in results], first.most))
    yield page.Table(head, (*rows, (words.text("exam-class-most"), *most), whole))
    for at, question in enumerate(first.questions):
        yield page.Heading(2, _titled(at + 1, question.question, words), f"question-{at + 1}")
        for part, marked in enumerate(question.parts):
            asked = marked.asked
            yield page.Labelled(f"{at + 1}.{part + 1} {words.say(asked.question)}", right_line(asked, words))
            yield _answers_given([(each, each.questions[at].parts[part]) for each in results], words)


def _answers_given(given: Sequence[tuple[Result, MarkedPart]], words: Words) -> page.Table:
    """Each answer to one part, the most frequent first, with its points and those who gave it."""
    by_answer: dict[str, list[tuple[Result, MarkedPart]]] = {}
    for result, part in given:
        answer = given_line(part.asked, part.given.given if part.given is not None else None, words)
        by_answer.setdefault(answer, []).append((result, part))
    rows = [
        (answer, points_text(who[0][1].halves), str(len(who)), ", ".join(_name(result, words) for result, _ in who))
        for answer, who in sorted(by_answer.items(), key=lambda each: -len(each[1]))
    ]
    head = (words.text("exam-given"), words.text("exam-points"), words.text("exam-class-count"))
    return page.Table((*head, words.text("exam-candidate")), tuple(rows))


def _share(halves: Sequence[int], most: int) -> str:
    """The points of all as a share of those there are."""
    return f"{round(100 * sum(halves) / (most * len(halves)))}\u00a0%" if most else ""


def _name(result: Result, words: Words) -> str:
    return result.sitting.candidate or words.text("exam-nobody")


# -- the paper ---------------------------------------------------------------------------------------------------------


def _paper(conditions: Conditions, exam: Exam, words: Words) -> Iterator[page.Block]:
    yield page.Heading(1, words.text("exam-of-seed", seed=str(conditions.seed)))
    yield page.Table(
        (),
        (
            (words.text("exam-candidate"), _TO_FILL_IN),
            (words.text("exam-date"), _TO_FILL_IN),
            *facts_of(conditions, words),
            (words.text("exam-points"), words.text("exam-points-of", points="_" * 8, most=_most(exam))),
        ),
    )
    yield page.Paragraph(words.text("exam-rule"))
    for number, question in enumerate(exam.questions, 1):
        yield page.PageBreak()
        yield page.Heading(2, words.text("exam-question", number=str(number)), f"question-{number}")
        yield from question_blocks(question, words)
        for part, asked in enumerate(question.parts, 1):
            yield page.Heading(3, words.text("exam-part", number=f"{number}.{part}", asked=asked_line(asked, words)))
            yield page.Items(tuple(words.say(choice.message) for choice in asked.choices), page.Marker.BOX)


def _key(exam: Exam, words: Words) -> Iterator[page.Block]:
    yield page.PageBreak(right=True)
    yield page.Heading(1, words.text("exam-answers"))
    for number, question in enumerate(exam.questions, 1):
        yield page.Heading(2, _titled(number, question, words), f"answer-{number}")
        for part, asked in enumerate(question.parts, 1):
            yield page.Labelled(f"{number}.{part} {words.say(asked.question)}", right_line(asked, words))
            yield from _why(why_lines(asked, None, words))


def _most(exam: Exam) -> str:
    return str(sum(len(question.parts) for question in exam.questions))


def question_blocks(question: ExamQuestion, words: Words) -> Iterator[page.Block]:
    """The position and everything that is known when a question is asked, and nothing that gives its answer away."""
    start = question.history.start
    yield page.Paragraph(words.text("edition-name", edition=start.edition.value), quiet=True)
    yield page.Beside((diagram_of(start, words),), tuple(known_blocks(question, words)))


def known_blocks(question: ExamQuestion, words: Words) -> Iterator[page.Block]:
    """What has happened when a question is asked: auction, play, rulings, and the act at which it is asked.

    No Law is named: the one that is open when a player decides is what is asked when he has decided.
    """
    stop = question.stop
    yield from course_blocks(played_to(question.history, stop.place, START), words)
    if question.finding is not None:
        yield page.Paragraph(finding_line(question.finding, words))
    elif stop.announced is not None:
        yield act_block(stop.announced, words)


def _titled(number: int, question: ExamQuestion, words: Words) -> str:
    title = " ".join(in_language(question.title, words.language).split())
    return words.text("exam-question-titled", number=str(number), title=title or words.text("untitled"))


def _why(lines: tuple[str, ...]) -> Iterator[page.Block]:
    if lines:
        yield page.Items(lines)


# -- the result --------------------------------------------------------------------------------------------------------


def _result(result: Result, words: Words) -> Iterator[page.Block]:
    sitting = result.sitting
    points = words.text("exam-points-of", points=points_text(result.halves), most=points_text(result.most))
    yield page.Heading(1, words.text("exam-result", seed=str(sitting.conditions.seed)))
    # The day where the exam was taken, however the clock of the machine is set.
    began = sitting.begun.astimezone()
    yield page.Table(
        (),
        (
            (words.text("exam-candidate"), sitting.candidate or words.text("exam-nobody")),
            (words.text("exam-date"), f"{began:%Y-%m-%d %H:%M}"),
            *facts_of(sitting.conditions, words),
            *(((words.text("exam-taken"), _taken(result, words)),) if sitting.ended is not None else ()),
            (words.text("exam-points"), points),
        ),
    )
    yield page.Paragraph(words.text("exam-rule"))
    heads = ("exam-number", "exam-law", "exam-points")
    yield page.Table(
        tuple(words.text(head) for head in heads),
        tuple(
            (_titled(number, each.question, words), ", ".join(each.question.clauses), _points(each, words))
            for number, each in enumerate(result.questions, 1)
        ),
    )
    for number, each in enumerate(result.questions, 1):
        yield page.PageBreak()
        yield page.Heading(2, _titled(number, each.question, words), f"question-{number}")
        yield from question_blocks(each.question, words)
        for part, marked in enumerate(each.parts, 1):
            yield from _marked_part(f"{number}.{part}", marked, words)
        yield page.Labelled(words.text("exam-points"), _points(each, words))


def _taken(result: Result, words: Words) -> str:
    sitting = result.sitting
    seconds = (sitting.ended - sitting.begun).total_seconds() if sitting.ended is not None else 0
    return words.text("exam-minutes-taken", minutes=max(1, -(-round(seconds) // 60)))


def _points(question: MarkedQuestion, words: Words) -> str:
    return words.text("exam-points-of", points=points_text(question.halves), most=points_text(question.most))


def _marked_part(number: str, part: MarkedPart, words: Words) -> Iterator[page.Block]:
    given = part.given.given if part.given is not None else None
    yield page.Heading(3, words.text("exam-part", number=number, asked=words.say(part.asked.question)))
    told = words.text(f"exam-outcome-{part.outcome.value}", points=points_text(part.halves))
    yield page.Labelled(words.text("exam-given"), f"{given_line(part.asked, given, words)} ({told})")
    yield page.Labelled(words.text("exam-right"), right_line(part.asked, words))
    yield from _why(why_lines(part.asked, given, words))
