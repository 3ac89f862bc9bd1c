"""`bridgetable report`: cases as pages to print, to read and to give away."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bridgetable.cases import LESSON_SUFFIX, SUFFIXES
from bridgetable.cases.library.cases import name_of
from bridgetable.cases.library.subject import subject_of
from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.case_paths import UnusableFileError, case_paths, load_case
from bridgetable.cli.failures import painting
from bridgetable.cli.output import FAILED, OK, UNUSABLE, print_error
from bridgetable.cli.page_file import with_known_ending, write_document, write_page
from bridgetable.cli.proposals import Proposer
from bridgetable.disk.steps import at_once
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.reports.booklet import Answers, Part, document_of
from bridgetable.reports.told import Told, told_case
from bridgetable.table.edition import Edition, a_draft_is_tried
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import in_language
from bridgetable.ui.papers.formats import OF_SLIDES, PAGES, PICTURE, WEB, ending_of
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import OFFERED

if TYPE_CHECKING:
    from bridgetable.document.document import Opened
    from bridgetable.rehearsal.lessons.lesson import CaseEntry, Lesson


def declare(parser: Parser) -> None:
    """Declares the cases, the file to write, and where the rulings stand in it."""
    parser.file(many=True, completion=Files((*SUFFIXES, LESSON_SUFFIX)))
    parser.option("-o", "--out", read=with_ending_of_report, required=True, completion=Files((*PAGES, PICTURE)))
    parser.option("--answers", choices=[each.value for each in Answers])
    parser.switch("--slides")
    parser.switch("--ask")
    parser.option("--language", read=_languages, completion=OFFERED, listed=True)


def _languages(text: str) -> tuple[str, ...]:
    """The languages between commas, each once; raises ValueError for any that there is not."""
    found = tuple(dict.fromkeys(name.strip() for name in text.split(",")))
    if not set(found) <= set(OFFERED):
        raise ValueError(text)
    return found


def with_ending_of_report(name: str) -> str:
    """The name of a file of pages, or of pictures for slides; raises ValueError for any other ending."""
    return name if ending_of(name) == PICTURE else with_known_ending(name)


def run(found: Namespace, words: Words) -> int:
    """Writes the pages of all these cases into one file; nothing is written if one of them cannot be read."""
    try:
        if found.ask:
            return _write_asking(found.file, Path(found.out), found.language or (words.language,))
        if found.language is not None and len(found.language) > 1:
            raise UnusableFileError("", say("report-languages-ask"))
        if found.slides:
            return _write_slides(found.file, _slides_file(found.out), words)
        if ending_of(found.out) == PICTURE:
            raise UnusableFileError(found.out, say("report-pictures-are-slides"))
        parts = [part for name in found.file for part in _parts(name)]
        out = Path(found.out)
        answers = _answers(found.answers, len(parts), ending_of(out))
        _write(out, [part for _, part in parts], answers, words, _title(found.file, words))
    except UnusableFileError as refused:
        print_error(refused.line(words))
        return UNUSABLE
    stopped = [(path, reason) for path, part in parts if isinstance(part, Told) for reason in part.stopped]
    for path, reason in stopped:
        print_error(UnusableFileError(str(path), reason.message, reason.place).line(words))
    return FAILED if stopped else OK


def _answers(chosen: str | None, parts: int, ending: str) -> Answers:
    """Where the rulings stand: unless it is said, under a single case on paper, and at the end of all others."""
    if chosen is not None:
        return Answers(chosen)
    return Answers.INLINE if parts == 1 and ending != WEB else Answers.END


def _parts(name: str) -> Iterator[tuple[Path, Part]]:
    """What is in a file, a folder or a lesson, each with the file it comes from; raises UnusableFileError."""
    if not name.endswith(LESSON_SUFFIX):
        yield from ((path, _told(path)) for path in case_paths(name))
        return
    from bridgetable.rehearsal.lessons.booklet import part_of, printed
    from bridgetable.rehearsal.lessons.filing import opened_lesson
    from bridgetable.rehearsal.lessons.lesson import CaseEntry, EmbeddedCase, file_of

    try:
        entries = opened_lesson(Path(name)).lesson.entries
    except RefusedError as refused:
        raise UnusableFileError(name, refused.message, refused.place) from None
    if not entries:
        raise UnusableFileError(name, say("lesson-without-cases"))
    parts: list[tuple[Path, Part]] = []
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, CaseEntry):
            path = Path(f"{name}#{number}") if isinstance(entry, EmbeddedCase) else file_of(entry)
            assert path is not None
            parts.append((path, _told(path, entry.edition)))
        else:
            parts.append((Path(name), part_of(entry)))
    yield from (parts[at] for at in printed([part for _, part in parts]))


def _told(path: Path, edition: Edition | None = None) -> Told:
    """The case in a file, ruled under this edition, as a lesson may want it, or its own; raises UnusableFileError."""
    case = load_case(path)
    if a_draft_is_tried():
        case, edition = replace(case, edition=Edition.DRAFT), None
    told = told_case(case, subject_of(case, name_of(path), play=True).turns_on)
    if edition is None or edition is case.edition:
        return told
    return replace(told, history=ruled_under(told.history, edition).history)


def _title(names: list[str], words: Words) -> str:
    """The title of the lesson, where nothing but one is wanted; "" otherwise. Raises UnusableFileError."""
    if len(names) != 1 or not names[0].endswith(LESSON_SUFFIX):
        return ""
    return in_language(next(_lessons(names)).title, words.language)


def _write(out: Path, parts: list[Part], answers: Answers, words: Words, title: str) -> None:
    """Writes the file with this title, "" for the usual one; raises UnusableFileError where that cannot be done."""
    with Proposer() as proposer:
        if ending_of(out) != WEB or not any(isinstance(part, Told) for part in parts):
            document = document_of(parts, words, answers, title, proposer.lines)
        else:
            from bridgetable.ui.papers.play_page import play_page

            played = play_page(parts, words, answers, title, proposer.lines)
            write_page(out, played.encode("utf-8", "replace"))
            return
    write_document(out, document, words)


# -- the page that asks ------------------------------------------------------------------------------------------------


def _write_asking(names: list[str], out: Path, languages: tuple[str, ...]) -> int:
    """Writes the page that asks what these lessons and cases ask; raises UnusableFileError."""
    if ending_of(out) != WEB:
        raise UnusableFileError(str(out), say("report-ask-ending"))
    from bridgetable.ui.lesson.homework import homework

    stopped: list[RefusedError] = []
    try:
        html = homework(list(_lessons(names)), languages[0], languages, _opening(stopped))
    except UnusableFileError:
        raise
    except RefusedError as refused:
        raise _of_all(names, refused) from None
    write_page(out, html.encode("utf-8", "replace"))
    return _stopped(names, stopped, Words.of(languages[0]))


def _opening(stopped: list[RefusedError]) -> Callable[[CaseEntry], Opened]:
    """A function that opens a case of a lesson, and adds what of it cannot be done."""
    from bridgetable.ui.lesson.entries import opened_entry

    def opened(entry: CaseEntry) -> Opened:
        case = opened_entry(entry)
        stopped.extend(case.trouble)
        return case

    return opened


def _of_all(names: list[str], refused: RefusedError) -> UnusableFileError:
    return UnusableFileError(", ".join(names), refused.message, refused.place)


def _stopped(names: list[str], stopped: list[RefusedError], words: Words) -> int:
    """Says what could not be done; returns the exit status."""
    for each in stopped:
        print_error(_of_all(names, each).line(words))
    return FAILED if stopped else OK


# -- slides ------------------------------------------------------------------------------------------------------------


def _slides_file(name: str) -> Path:
    """The file that slides are written to; raises UnusableFileError for an ending that they do not have."""
    if ending_of(name) not in OF_SLIDES:
        raise UnusableFileError(name, say("report-slides-ending"))
    return Path(name)


def _write_slides(names: list[str], out: Path, words: Words) -> int:
    """Writes the slides of these lessons and cases: a PDF, or a picture each; raises UnusableFileError."""
    lessons = list(_lessons(names))
    with painting(words, "report-cannot-be-drawn"):
        from bridgetable.ui.lesson.slides import slides_of_lesson, write_slides

        stopped: list[RefusedError] = []
        opened = _opening(stopped)
        slides = (slide for lesson in lessons for slide in slides_of_lesson(lesson, words, opened))
        try:
            at_once(write_slides(out, slides, out.stem, words))
        except (OSError, ValueError):
            raise UnusableFileError(str(out), say("file-not-written", file=out.name)) from None
        except UnusableFileError:
            raise
        except RefusedError as refused:
            raise _of_all(names, refused) from None
    return _stopped(names, stopped, words)


def _lessons(names: Iterable[str]) -> Iterator[Lesson]:
    """Each of these lessons, and the cases between them as one without a title; raises UnusableFileError."""
    from bridgetable.rehearsal.lessons.filing import opened_lesson
    from bridgetable.rehearsal.lessons.lesson import EmbeddedCase, Lesson

    cases: list[EmbeddedCase] = []
    for name in names:
        if not name.endswith(LESSON_SUFFIX):
            cases += (EmbeddedCase(load_case(path)) for path in case_paths(name))
            continue
        if cases:
            yield Lesson(entries=tuple(cases))
            cases = []
        try:
            yield opened_lesson(Path(name)).lesson
        except RefusedError as refused:
            raise UnusableFileError(name, refused.message, refused.place) from None
    if cases:
        yield Lesson(entries=tuple(cases))
