"""`bridgetable rehearse`: asks at a case what a director rules, and marks what is typed."""

from __future__ import annotations

import sys
from argparse import Namespace

from msgspec.structs import replace

from bridgetable.cases import LESSON_SUFFIX, SUFFIXES
from bridgetable.cases.case import Case
from bridgetable.cases.tree import history_of
from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.case_paths import UnusableFileError, case_paths, load_case
from bridgetable.cli.output import OK, UNUSABLE, print_error, print_line
from bridgetable.cli.replay import board_lines, step_lines
from bridgetable.engine.history import START, History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.laws.numbers import clause_typed
from bridgetable.rehearsal.asked import Asked, Aspect, Choice, Marked, Stop, mark, mark_typed_laws
from bridgetable.rehearsal.hiding import follow, neutral_title, veiled
from bridgetable.rehearsal.stops import line_with_stops, next_stop
from bridgetable.table.edition import Edition
from bridgetable.table.text import in_language
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words

_MARGIN = " " * 5


def declare(parser: Parser) -> None:
    """Declares the case and the edition it is ruled under."""
    parser.file(completion=Files((*SUFFIXES, LESSON_SUFFIX)))
    parser.option("--edition", choices=[edition.value for edition in Edition])


def run(found: Namespace, words: Words) -> int:
    """Rehearses the main line of each case, or the first that needs a director; title and story come at its end."""
    try:
        cases = [load_case(path) for path in case_paths(found.file)]
    except UnusableFileError as refused:
        print_error(refused.line(words))
        return UNUSABLE
    for case in cases:
        if not _rehearse(case, case.edition if found.edition is None else Edition(found.edition), words):
            break
    return OK


def _rehearse(case: Case, edition: Edition, words: Words) -> bool:
    """Rehearses a case under these Laws; returns whether the user has not ended it before."""
    history = history_of(case)
    if edition is not case.edition:
        history = ruled_under(history, edition).history
    history = line_with_stops(history)
    print_line(words.say(neutral_title(case.board.number)))
    for line in board_lines(replace(case, edition=edition), words):
        print_line(line)
    if next_stop(history, START) is None:
        print_line(words.text("rehearse-nothing"))
        return True
    print_line(words.text("rehearse-how"))
    goes_on = _Rehearsed(history, words).ask_all()
    for text in (case.title, case.story):
        if told := in_language(text, words.language):
            print_line(told)
    return goes_on


class _EndedError(Exception):
    """The user has had enough."""


class _Rehearsed:
    """A line while it is rehearsed: how far it has been told, and how much was answered fully."""

    def __init__(self, history: History, words: Words) -> None:
        self._history, self._words = history, words
        self._told, self._asked, self._complete = START, 0, 0

    def ask_all(self) -> bool:
        """Tells the line and asks at each stop; False if the answers end before the line does."""
        goes_on = True
        try:
            while (stop := next_stop(self._history, self._told)) is not None:
                self._tell(stop.place, hidden=True)
                stop = self._ask(stop)
                self._tell(stop.ruling_place)
            self._tell(self._history.jump(self._told).line()[-1])
        except _EndedError:
            goes_on = False
        self._say("rehearse-result", complete=self._complete, asked=self._asked)
        return goes_on

    def _say(self, key: str, **blanks: object) -> None:
        print_line(self._words.text(key, **blanks))

    def _tell(self, place: int, *, hidden: bool = False) -> None:
        """Tells the steps up to this place; `hidden` leaves out what the Director has not yet ruled on."""
        line = self._history.line_to(place)
        first = line.index(self._told) + 1 if self._told != START else 0
        for number, each in enumerate(line[first:], first + 1):
            node = self._history.nodes[each]
            step = veiled(node.step, self._history.table_at(place)) if hidden else node.step
            before = self._history.table_at(node.parent)
            for text in step_lines(step, self._words, before, f"{number:3}. ", _MARGIN):
                print_line(text)
        self._told = place

    # -- asking --------------------------------------------------------------------------------------------------------

    def _ask(self, stop: Stop) -> Stop:
        """Asks everything at a stop; the stop of the line that is then followed."""
        if stop.announced is not None:
            self._say("rehearse-announced", text=action_line(self._words, stop.announced))
        waiting = list(stop.asked)
        while waiting:
            asked = waiting.pop(0)
            marked = self._answered(asked)
            self._asked += 1
            self._complete += marked.complete
            self._show(marked)
            if asked.aspect is Aspect.FINDING and marked.other:
                stop = self._follow(stop, marked.other[0])
                waiting = [each for each in stop.asked if each.aspect is not Aspect.FINDING]
        return stop

    def _follow(self, stop: Stop, choice: Choice) -> Stop:
        followed = follow(self._history, stop, choice.option)
        self._history = followed.history
        self._say("rehearse-followed")
        if followed.left_out:
            self._say("rehearse-left-out", count=len(followed.left_out))
        return next_stop(self._history, stop.place) or stop

    def _answered(self, asked: Asked) -> Marked:
        """Asks once and again until the answer is one."""
        several = "-several" if asked.several else ""
        self._say(f"rehearse-question{several}", question=self._words.say(asked.question))
        for number, choice in enumerate(asked.choices, 1):
            text = self._words.say(choice.message)
            print_line(_MARGIN + self._words.text("rehearse-choice", number=number, text=text))
        while True:
            typed = _typed()
            marked = _marked(asked, typed.replace(",", " ").split())
            if marked is not None:
                return marked
            self._say("rehearse-not-understood", text=typed)

    def _show(self, marked: Marked) -> None:
        for choice in marked.right:
            self._show_choice("inexact" if choice in marked.inexact else "right", choice)
        for clause in marked.more:
            self._say("rehearse-more", law=clause)
        for clause in marked.unknown:
            self._say("rehearse-unknown", law=clause)
        for kind, choices in (("wrong", marked.wrong), ("other", marked.other), ("missed", marked.missed)):
            for choice in choices:
                self._show_choice(kind, choice)

    def _show_choice(self, kind: str, choice: Choice) -> None:
        self._say(f"rehearse-{kind}", text=self._words.say(choice.message))
        if choice.why is not None and kind not in ("right", "inexact"):
            print_line(_MARGIN + self._words.text("rehearse-why", text=self._words.say(choice.why)))


def _typed() -> str:
    """The next line that is typed; raises _EndedError at the end of what is typed, or at a q."""
    sys.stdout.write("> ")
    sys.stdout.flush()
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line or line.strip().casefold() == "q":
        raise _EndedError
    return line.strip()


def _marked(asked: Asked, typed: list[str]) -> Marked | None:
    """What was typed, marked; None if it is no answer to this question."""
    numbers = [int(word) for word in typed if word.isdecimal() and 1 <= int(word) <= len(asked.choices)]
    if len(numbers) == len(typed) and (asked.several or len(numbers) < 2):
        return mark(asked, frozenset(asked.choices[number - 1].key for number in numbers))
    if asked.aspect is Aspect.LAW and all(clause_typed(word) for word in typed):
        return mark_typed_laws(asked, tuple(typed))
    return None
