"""A case as plain data for the page on which it is played: its steps as a tree, and what lies on the table at each.

All of it is the engine's: the page shows it and judges nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History
from bridgetable.laws.book import asked_now
from bridgetable.reports.case_page import Propose, before_the_ruling, no_proposal, open_facts
from bridgetable.reports.elections import edition_line
from bridgetable.reports.result import result_line
from bridgetable.reports.told import NumberedStep, Told
from bridgetable.table.question import DIRECTOR
from bridgetable.table.state import Table
from bridgetable.table.text import in_language
from bridgetable.ui.papers.content.snapshots import Snapshot, Texts, snapshot_of
from bridgetable.words.catalogue import Words
from bridgetable.words.laws.law_numbers import law_number
from bridgetable.words.laws.lawbook import law_text
from bridgetable.words.laws.sources import source_line
from bridgetable.words.moment import awaited_line
from bridgetable.words.story import LineKind, action_line, event_lines, option_label, question_line

_KINDS = {
    LineKind.FACT: "c", LineKind.IRREGULARITY: "i", LineKind.RULING: "r", LineKind.INFORMATION: "r",
}
"""How the sentences of a step are known: "f" can be told before the ruling, "c" follows from what is ruled."""


def played_case(
    told: Told, languages: Sequence[Words], *, ruled: bool = True, propose: Propose = no_proposal
) -> dict[str, object]:
    """A case as data; without `ruled` it ends where the first ruling would be given.

    "texts" are pairs in the order of the languages, and every number in a text's place is that of one of them; "steps"
    begin with the table before the first act. Of a step "u" is the number of the step before and "c" are those after,
    "a" is the act, "w" who is to act now, "l" what follows, "q" what is asked, "e" how the line ends, "b" the branch
    that begins, and "d" what lies on the table where it differs from what lay there before; "n" marks a note.
    """
    return _PlayedCase(told, Texts(languages), ruled, propose).data()


class _PlayedCase:
    """A case on its way to data."""

    def __init__(self, told: Told, texts: Texts, ruled: bool, propose: Propose) -> None:
        self.told, self.texts, self.ruled, self.propose = told, texts, ruled, propose
        self.history: History = told.history.jump(START)
        all_places = range(len(self.history.nodes))
        self.places: Sequence[int] = all_places if ruled else [one.place for one in before_the_ruling(told)]
        self._numbers = {place: number for number, place in enumerate((START, *self.places))}
        self._shots: dict[int, Snapshot] = {}
        self._laws: dict[str, list[int]] = {}

    def data(self) -> dict[str, object]:
        """The case."""
        told, texts = self.told, self.texts
        start = {
            "d": self._shot(START), "c": self._children(START),
            "w": texts.one(lambda words: awaited_line(told.start, words)),
        }
        steps = [start, *map(self._step, self.places)]
        return {
            "title": texts.one(lambda words: " ".join(in_language(told.title, words.language).split())),
            "story": texts.one(lambda words: in_language(told.story, words.language)),
            "source": texts.one(lambda words: source_line(words, told.source) if self.ruled else ""),
            "edition": texts.one(lambda words: edition_line(told.start, words)),
            "steps": steps, "laws": self._laws, "texts": texts.all(),
        }

    def _step(self, place: int) -> dict[str, object]:
        node = self.history.nodes[place]
        step, before = node.step, self.history.table_at(node.parent)
        hidden = not self.ruled and place == self.places[-1]
        after = before if hidden else step.table
        found: dict[str, object] = {
            "u": self._numbers[node.parent], "a": self.texts.one(lambda words: action_line(words, step)),
            "w": self.texts.one(lambda words: awaited_line(after, words)),
            "d": {} if hidden else self._changes(place, node.parent),
        }
        if node.title:
            found["b"] = self.texts.one(lambda words: in_language(node.title, words.language))
        if isinstance(step.action, a.Note):
            found["n"] = 1
        one = NumberedStep(0, place, before, step)
        if lines := list(self._lines(one)):
            found["l"] = lines
        if not hidden and (asked := self._asked(one)) is not None:
            found["q"] = asked
        if children := self._children(place):
            found["c"] = children
        elif self.ruled:
            found["e"] = self.texts.one(lambda words: result_line(step.table, words))
        return found

    def _children(self, place: int) -> list[int]:
        """The numbers of the steps that follow, that of the main line first."""
        following = self.history.jump(place).line()
        depth = len(self.history.line_to(place)) if place != START else 0
        main = following[depth] if depth < len(following) else START
        children = sorted(self.history.children(place), key=lambda child: child != main)
        return [self._numbers[child] for child in children if child in self._numbers]

    def _shot(self, place: int) -> Snapshot:
        if place not in self._shots:
            self._shots[place] = snapshot_of(self.history.table_at(place), self.texts)
        return self._shots[place]

    def _changes(self, place: int, parent: int) -> Snapshot:
        """What lies otherwise after this step than before it."""
        here, there = self._shot(place), self._shot(parent)
        return {key: value for key, value in here.items() if value != there[key]}

    def _lines(self, one: NumberedStep) -> Iterator[list[object]]:
        """The sentences of a step: kind, law, and text."""
        languages = self.texts.languages
        said = {words.language: event_lines(words, one.step, one.before) for words in languages}
        told = open_facts(one, languages[0])
        kinds = ["f" if line.text in told else _KINDS.get(line.kind, "") for line in said[languages[0].language]]
        kept = [place for place, kind in enumerate(kinds) if kind == "f" or (kind and self.ruled)]
        texts = self.texts.each(lambda words: [said[words.language][place].text for place in kept])
        for place, text in zip(kept, texts, strict=True):
            yield [kinds[place], self._law(said[languages[0].language][place].clause, one.step.table), text]

    def _law(self, clause: str, table: Table) -> str:
        """The clause, whose number as printed and whose text are kept under it."""
        if clause and clause not in self._laws:
            self._laws[clause] = [
                self.texts.one(lambda words: law_number(clause, table.edition, words)),
                self.texts.one(lambda words: law_text(words, clause, table.edition)),
            ]
        return clause

    def _asked(self, one: NumberedStep) -> dict[str, object] | None:
        """The question now open: who is asked, its law and text, and each option with the step that takes it, or 0."""
        table = one.step.table
        asked = asked_now(table)
        if asked is None:
            return None
        question = asked.question
        taken = self._taken(one.place)
        line = (self.told.start, *(self.history.table_at(place) for place in self.history.line_to(one.place)))
        labels = self.texts.each(
            lambda words: [option_label(words, question, option.name, table) for option in asked.options]
        )
        figures = self.texts.each(lambda words: self.propose(line, words))
        return {
            "to": "".join("D" if person is DIRECTOR else person.name for person in question.to),
            "l": self._law(question.clause, table),
            "t": self.texts.one(lambda words: question_line(words, question, table)),
            "o": [[label, taken.get(option.name, 0)] for label, option in zip(labels, asked.options, strict=True)],
            **({"p": figures} if figures else {}),
        }

    def _taken(self, place: int) -> dict[str, int]:
        """The options that are taken from here, each with the step that takes it; notes may come before it."""
        found: dict[str, int] = {}
        waiting = [(child, child) for child in reversed(self.history.children(place))]
        while waiting:
            here, first = waiting.pop()
            action = self.history.nodes[here].step.action
            if isinstance(action, a.Choose):
                found.setdefault(action.option, self._numbers[first])
            elif isinstance(action, a.Note):
                waiting += [(child, first) for child in reversed(self.history.children(here))]
        return found


def encoded(data: object) -> str:
    """Data as JSON that can stand inside a script element: no sign in it opens or ends an element."""
    text = msgspec.json.encode(data).decode()
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text
