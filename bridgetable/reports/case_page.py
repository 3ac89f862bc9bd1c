"""A case on a page: the diagram and what happened, and for who is to rule the ruling, told step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.history import History
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.reports import page
from bridgetable.reports.boards import auction_of, diagram_of
from bridgetable.reports.told import Line, NumberedStep, Propose, Told, lines_told, no_proposal, result_line
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.text import DEFAULT_LANGUAGE, in_language, language_shown
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind, StoryLine
from bridgetable.words.catalogue import Words, refused_line
from bridgetable.words.irregularities import attention_line
from bridgetable.words.lawbook import (
    edition_line,
    handed_out_number,
    is_marked_on_handouts,
    source_line,
    without_numbers,
)
from bridgetable.words.questions import option_label
from bridgetable.words.story import event_lines

_UNBROKEN = "\u00a0"
_RULED = (LineKind.LAW, LineKind.RULING, LineKind.INFORMATION, LineKind.ASKED)


def title_of(told: Told, words: Words) -> str:
    """The title of a case in one line, or that it has none."""
    return " ".join(in_language(told.title, words.language).split()) or words.text("untitled")


# -- the question ------------------------------------------------------------------------------------------------------


def question_blocks(told: Told, words: Words) -> Iterator[page.Block]:
    """The case up to where the Director is called: story, diagram, auction, and what happened, without any ruling."""
    steps = before_the_ruling(told)
    table = steps[-1].before if steps else told.start
    if story := in_language(told.story, words.language):
        yield page.Paragraph(story)
    yield page.Paragraph(head_line(told, words), quiet=True)
    beside: list[page.Block] = [auction_of(table, words)] if table.auction.made else []
    if happened := tuple(_told_plainly(steps, words)):
        beside += [page.Heading(3, words.text("paper-what-happened")), *happened]
        beside += _irregular_trick(steps[-1], words)
    diagram = diagram_of(told.start, words)
    yield page.Beside((diagram,), tuple(beside)) if beside else diagram


def head_line(told: Told, words: Words) -> str:
    """The edition with what is elected, and in which language the texts of the case are where it is another one."""
    line = edition_line(told.start, words)
    shown = {language_shown(text, words.language) for text in (told.title, told.story)} - {words.language, ""}
    if not shown:
        return line
    return (
        f"{line} · {words.text('paper-texts-in-english' if shown == {DEFAULT_LANGUAGE} else 'paper-texts-in-another')}"
    )


def before_the_ruling(told: Told) -> tuple[NumberedStep, ...]:
    """The steps of the main line up to the first ruling or question, whose step is the last; all if there is none."""
    main = next(lines_told(told.history), None)
    steps = main.steps if main is not None else ()
    first = next((place for place, one in enumerate(steps) if _is_ruled(one)), len(steps))
    return steps[: first + 1]


def _is_ruled(one: NumberedStep) -> bool:
    ruled = any(isinstance(event, e.RulingGiven | e.InformationRuled) for event in one.step.events)
    return ruled or (asked_now(one.step.table) is not None and asked_now(one.before) is None)


def is_itself_ruled(action: a.Action) -> bool:
    """Whether an act is itself what the Director rules: a score that he assigns, a warning, a penalty."""
    return isinstance(action, a.Adjust | a.Penalise)


def _told_plainly(steps: Iterable[NumberedStep], words: Words) -> Iterator[page.Block]:
    """Acts and facts, without what they were and what was ruled."""
    acts = (one for one in steps if not isinstance(one.step.action, a.Note) and not is_itself_ruled(one.step.action))
    for plain, some in groupby(acts, lambda one: _is_plain(one, words) or _is_any_card(one, words)):
        if plain:
            yield from _cards_and_calls(some, words, calls=False)
        else:
            said = ((action_line(words, one.step), *open_facts(one, words).values()) for one in some)
            yield page.Paragraph(" ".join(sentence for sentences in said for sentence in sentences))


def open_facts(one: NumberedStep, words: Words) -> dict[str, str]:
    """What followed from an act and can be told before anything is ruled: by its sentence in the story, one that asks.

    Where something is ruled that is only to whose irregularity attention was drawn: the rest is what was ruled. What
    kind of irregularity it was is for those who are asked to say.
    """
    table = one.step.table
    drawn = (event for event in one.step.events if isinstance(event, e.AttentionDrawn))
    noticed = [event.irregularity for event in drawn if not event.by_director]
    offences = [table.irregularities[number] for number in noticed if number < len(table.irregularities)]
    attention = {
        attention_line(words, table, offence): attention_line(words, table, offence, named=False)
        for offence in offences
    }
    lines = event_lines(words, one.step, one.before)
    facts = [line.text for line in lines if line.kind is LineKind.FACT and not line.clause]
    return {fact: attention.get(fact, fact) for fact in facts if fact in attention or not _is_ruled(one)}


def _is_any_card(one: NumberedStep, words: Words) -> bool:
    """Whether a card was played of which a question says no more than that, be it lawful or not."""
    action, events = one.step.action, one.step.events
    played = isinstance(action, a.Play) and not action.by and any(isinstance(each, e.CardPlayed) for each in events)
    return played and not _is_ruled(one) and not open_facts(one, words)


def _irregular_trick(last: NumberedStep, words: Words) -> Iterator[page.Block]:
    """The trick of the last irregularity with all cards that lay there, if it was a card; the ruling may take some."""
    table = last.step.table
    numbers = [number for one in table.irregularities if (number := getattr(one, "trick", None)) is not None]
    tricks = [each.trick(numbers[-1]) for each in (last.before, table)] if numbers else []
    trick = max(filter(None, tricks), key=lambda each: len(each.plays), default=None)
    if trick is not None and trick.plays:
        cards = ((play.seat, play.card) for play in trick.plays)
        yield page.Labelled(words.text("paper-trick", trick=numbers[-1]), _cards(cards, words))


# -- the answer --------------------------------------------------------------------------------------------------------


def answer_blocks(told: Told, words: Words, propose: Propose = no_proposal) -> Iterator[page.Block]:
    """The rulings of every line with their Laws, who may do what, and the score; nothing where nothing is ruled."""
    shown = len(before_the_ruling(told))
    rulings = _Rulings(told, words, propose)
    for line in lines_told(told.history):
        if line.is_branch:
            yield from _branch_heading(line, told, words)
            steps = line.steps
        else:
            yield from rulings.seen_before(line.steps[:shown])
            steps = line.steps[max(shown - 1, 0) :]
            yield from rulings.of(steps[:1], acts=False)
            steps = steps[1:]
        yield from rulings.of(steps)
        yield page.Labelled(words.text("paper-result"), result_line(line.end, words), closing=True)
    for refused in told.stopped:
        yield page.Paragraph(words.text("replay-stopped", reason=refused_line(words, refused)))
    if source := source_line(words, told.source):
        yield page.Paragraph(source, quiet=True)
    yield from _meaning(rulings.clauses, told.start.edition, words)


def _meaning(clauses: Iterable[str], edition: Edition, words: Words) -> Iterator[page.Block]:
    """What the mark beside the numbers of these Laws means, if one of them has it."""
    if any(is_marked_on_handouts(clause, edition) for clause in clauses):
        yield page.Paragraph(words.text("paper-law-reading"), quiet=True)


def _branch_heading(line: Line, told: Told, words: Words) -> Iterator[page.Block]:
    """What the branch is called, and the last act before it."""
    title = " ".join(in_language(line.title, words.language).split())
    yield page.Heading(3, words.text("replay-branch", title=title or action_line(words, line.steps[0].step)))
    before = (told.history.nodes[place].step for place in reversed(told.history.line_to(line.steps[0].place)[:-1]))
    act = next((step for step in before if not isinstance(step.action, a.Note)), None)
    if act is not None:
        yield page.Paragraph(words.text("paper-after", act=action_line(words, act)), quiet=True, kept=True)


class _Rulings:
    """Tells steps with all that was ruled; `clauses` are those it has named.

    Unless they are `numbered`, it names no Law. `calls` stand in rows as cards do.
    """

    def __init__(
        self, told: Told, words: Words, propose: Propose = no_proposal, *, calls: bool = True, numbered: bool = True
    ) -> None:
        self._told, self._words, self._propose = told, words, propose
        self._calls, self._numbered = calls, numbered
        self.clauses: list[str] = []

    def seen_before(self, steps: Iterable[NumberedStep]) -> Iterator[page.Block]:
        """What the question left out of its steps: notes, what was irregular, and what followed from that."""
        for one in steps:
            if isinstance(one.step.action, a.Note):
                yield _note(one.step, self._words)
            told = open_facts(one, self._words)
            for line in event_lines(self._words, one.step, one.before):
                if line.kind not in _RULED and line.text not in told:
                    self.clauses.append(line.clause)
                    yield page.Paragraph(_with_law(line, self._words))

    def of(self, steps: Iterable[NumberedStep], *, acts: bool = True) -> Iterator[page.Block]:
        """The steps with all that was ruled; with `acts` also what was done, and what was irregular about it."""
        words = self._words
        for plain, some in groupby(steps, lambda one: _is_plain(one, words)):
            if plain:
                yield from _cards_and_calls(some, words, calls=self._calls) if acts else ()
                continue
            said: list[str] = []
            for one in some:
                note = isinstance(one.step.action, a.Note)
                lines = self._lines(one)
                ruled = [self._labelled(line) for line in lines if line.kind in _RULED]
                if acts and not note:
                    more = (_with_law(line, words) for line in lines if line.kind not in _RULED)
                    said += [action_line(words, one.step), *more]
                if said and (note or ruled):
                    yield page.Paragraph(" ".join(said))
                    said.clear()
                yield from [_note(one.step, words)] if acts and note else ruled
                yield from self._options(one)
            if said:
                yield page.Paragraph(" ".join(said))

    def _lines(self, one: NumberedStep) -> tuple[StoryLine, ...]:
        words = self._words
        lines = event_lines(words, one.step, one.before)
        if not self._numbered:
            return tuple(replace(line, clause="", text=without_numbers(line.text, words)) for line in lines)
        self.clauses += [line.clause for line in lines if line.clause]
        return lines

    def _labelled(self, line: StoryLine) -> page.Block:
        if not line.clause:
            return page.Paragraph(line.text)
        return page.Labelled(handed_out_number(line.clause, self._told.start.edition, self._words), line.text)

    def _options(self, one: NumberedStep) -> Iterator[page.Block]:
        """Who is asked now may do these things, if he was not asked before this step."""
        asked, before = asked_now(one.step.table), asked_now(one.before)
        if asked is None or (before is not None and before.question == asked.question):
            return
        labels = (option_label(self._words, asked.question, option.name, one.step.table) for option in asked.options)
        yield page.Items(tuple(labels))
        history = self._told.history
        line = (self._told.start, *(history.table_at(place) for place in history.line_to(one.place)))
        for sentence in self._propose(line, self._words):
            yield page.Paragraph(sentence, quiet=True)


def _note(step: Step, words: Words) -> page.Block:
    return page.Paragraph(words.text("replay-note", text=action_line(words, step)), quiet=True)


# -- what both share ---------------------------------------------------------------------------------------------------


def _is_plain(one: NumberedStep, words: Words) -> bool:
    """Whether a card or a call has nothing about it that takes a sentence."""
    match one.step.action:
        case a.Play(by=by):
            ordinary = not by and any(isinstance(event, e.CardPlayed) for event in one.step.events)
        case a.MakeCall(alert=alert, shows=shows):
            ordinary = not alert and shows is None and one.step.table.auction.made[-1].stands
        case _:
            return False
    return ordinary and not event_lines(words, one.step, one.before)


def _cards_and_calls(steps: Iterable[NumberedStep], words: Words, *, calls: bool = True) -> Iterator[page.Block]:
    """A row for each trick, and one for the calls."""
    rows: list[tuple[str, str]] = []
    for kind, some in groupby(steps, lambda one: type(one.step.action)):
        actions = [one.step for one in some]
        if kind is a.MakeCall and calls:
            made = (step.action for step in actions if isinstance(step.action, a.MakeCall))
            said = (f"{words.name(one.seat, 'letter')} {words.name(one.call, 'short')}" for one in made)
            rows.append((words.text("paper-calls"), " · ".join(said)))
        elif kind is a.Play:
            played = [event for step in actions for event in step.events if isinstance(event, e.CardPlayed)]
            for number, cards in groupby(played, lambda event: event.trick):
                text = _cards(((event.seat, event.card) for event in cards), words)
                rows.append((words.text("paper-trick", trick=number), text))
    if rows:
        yield page.Table((), tuple(rows))


def _cards(cards: Iterable[tuple[Seat, Card]], words: Words) -> str:
    """Cards with the letters of who played them, which no line break parts: "W ♥A · N ♥3"."""
    played = (f"{words.name(seat, 'letter')}{_UNBROKEN}{words.name(card, 'short')}" for seat, card in cards)
    return f"{_UNBROKEN}· ".join(played)


def _with_law(line: StoryLine, words: Words) -> str:
    return f"{line.text} ({words.text('law-number', law=line.clause)})" if line.clause else line.text


# -- a part of a case --------------------------------------------------------------------------------------------------


def course_blocks(history: History, words: Words) -> Iterator[page.Block]:
    """The auction, and everything that was done along the main line, irregular, ruled and asked, but no notes.

    Under which Laws that was stands nowhere: what is asked next may be just this.
    """
    steps = next((line.steps for line in lines_told(history)), ())
    end = steps[-1].step.table if steps else history.start
    if end.auction.made:
        yield auction_of(end, words)
    acts = [one for one in steps if not isinstance(one.step.action, a.Note)]
    yield from _Rulings(Told(history), words, calls=False, numbered=False).of(acts)


def act_block(step: Step, words: Words) -> page.Block:
    """What was done in a step: not what it was, nor what was ruled."""
    return page.Paragraph(action_line(words, step))
