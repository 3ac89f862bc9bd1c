"""What may be seen of a case while it is rehearsed: one line as far as it was played, under a neutral title. No Qt."""

from __future__ import annotations

from pathlib import Path

from bridgetable.document.document import Document
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.ui.rehearsal.told import Moment, Phase
from bridgetable.ui.wall.statements import Option, Statement, StatementKind
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import OFFERED

# -- What the wall says while a case is rehearsed: the question with its choices, none of them marked ------------------


def said_on_wall(moment: Moment, words: Words) -> tuple[Statement, ...]:
    """The question that is asked; () where the wall says what it says of every step."""
    asked = moment.asked
    if asked is not None:
        options = tuple(Option(str(n), words.say(choice.message)) for n, choice in enumerate(asked.choices, 1))
        return (Statement(StatementKind.QUESTION, words.say(asked.question), options=options),)
    if moment.phase is Phase.ENDED:
        return (Statement(StatementKind.COURSE, words.text("rehearsing-ended")),)
    return ()


def steps_between(history: History, here: int, there: int) -> tuple[int, ...]:
    """The places after one place, to another on the same line, at which something is done at the table."""
    line = _line_to(history, there)[len(_line_to(history, here)) :]
    return tuple(each for each in line if not isinstance(history.nodes[each].step.action, Note))


def unnamed(document: Document) -> Document:
    """The document without story and source, under the number of its case in the folder: "Case 12"."""
    from bridgetable.cases.library.cases import beside

    place = beside(Path(document.path), 0) if document.path else None
    title = tuple(
        (
            each,
            Words.of(each).text("rehearsal-case", number=place[1])
            if place is not None
            else Words.of(each).text("rehearsing-one-case"),
        )
        for each in OFFERED
    )
    return Document(document.path, title=title, digest=document.digest, board=document.board)


def _line_to(history: History, place: int) -> tuple[int, ...]:
    return history.line_to(place) if place != START else ()
