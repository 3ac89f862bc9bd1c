"""From a line to a case: title, story and tags in words, and what the case has turned out to be."""

from __future__ import annotations

import random

from bridgetable.cases import actual
from bridgetable.cases.case import Case
from bridgetable.generation.answers import is_judgement
from bridgetable.generation.board_play import Dealt, Played
from bridgetable.generation.conditions import Traits
from bridgetable.generation.expecting import expected_at_the_end, new_rulings
from bridgetable.generation.families.family import Family, Place
from bridgetable.generation.line import Line
from bridgetable.table.irregularity import kind_of
from bridgetable.table.question import DIRECTOR, Message, say
from bridgetable.table.state import Table
from bridgetable.table.text import Text
from bridgetable.words.catalogue import LANGUAGES, Words

MOST_TAGS = 12


def line_at(family: Family, board: Played, place: Place, dice: random.Random) -> Line:
    """The line up to where something is to go wrong: so many calls of the auction, or so many cards."""
    if family.in_auction:
        return Line(board.dealt.after_calls(board.start.edition, place.at), dice)
    line = Line(board.start, dice)
    line.regular(board.steps[: place.at])
    return line


def traits_of(line: Line, place: Place) -> Traits:
    """What the line has turned out to be."""
    table = line.table
    decided = sum(1 for before, after in zip(line.tables, line.tables[1:], strict=False) if _decides(before, after))
    moved = actual.transfers(table)
    asked = [one.question.clause for one in line.asked]
    ruled = (*actual.clauses_ruled(table), *(one.law for one in moved))
    role = table.declarer.steps_to(place.seat) if table.declarer is not None else -1
    return Traits(
        clauses=tuple(sorted({*ruled, *asked})),
        questions=tuple(asked),
        options=tuple(tuple(option.name for option in one.options) for one in line.asked),
        position=(role, place.at, place.card, place.call, actual.contract_now(table)),
        depth=decided,
        finding=any(one.question.to == (DIRECTOR,) and not is_judgement(one) for one in line.asked),
        tricks=bool(moved),
    )


def _decides(before: Table, after: Table) -> bool:
    return bool(new_rulings(before, after))


def case_of_line(family: Family, line: Line, dealt: Dealt, source: Message, subject: str) -> Case:
    """The case: the line with its expectations, told in each language; `subject` is the clause it turns on."""
    table, start = line.table, line.start
    about = {"contract": start.contract, **line.about} if start.contract is not None else dict(line.about)
    opening = [say("generated-contract", contract=start.contract)] if start.contract is not None else []
    return Case(
        title=in_each_language(say(f"generated-title-{family.name}", **about)),
        story=in_each_language(*opening, *line.told),
        source=in_each_language(source),
        # By its family it is known whose progress an answer to it is, and like what another one is to be.
        tags=(*tags_of(line, subject), family.name),
        edition=start.edition,
        board=dealt.board,
        deal=dealt.hands,
        auction=start.calls,
        actions=(*line.entries, expected_at_the_end(table)),
    )


def in_each_language(*messages: Message) -> Text:
    """The sentences in each language, with a space between; raises NoMessageError where a word is missing."""
    found = []
    for language in LANGUAGES:
        words = Words.of(language, strict=True)
        found.append((language, " ".join(words.say(message) for message in messages)))
    return tuple(found)


def tags_of(line: Line, subject: str) -> tuple[str, ...]:
    """The kinds of irregularity, the clause the case turns on, and those ruled, asked or moved under, each once."""
    kinds = [kind_of(one).replace("-", " ") for _, one in line.table.recorded]
    ruled = [clause for before, after in zip(line.tables, line.tables[1:], strict=False)
             for clause in new_rulings(before, after)]
    moved = [one.law for one in actual.transfers(line.table)]
    asked = [one.question.clause for one in line.asked]
    return tuple(dict.fromkeys((*kinds, subject, *ruled, *asked, *moved)))[:MOST_TAGS]
