"""What the wall says while a case is rehearsed: the question with its choices, none of them marked. No Qt."""

from __future__ import annotations

from bridgetable.ui.rehearsal.content.moment import Moment, Phase
from bridgetable.ui.wall.content.statements import Option, Statement, StatementKind
from bridgetable.words.catalogue import Words


def said_on_wall(moment: Moment, words: Words) -> tuple[Statement, ...]:
    """The question that is asked; () where the wall says what it says of every step."""
    asked = moment.asked
    if asked is not None:
        options = tuple(Option(str(n), words.say(choice.message)) for n, choice in enumerate(asked.choices, 1))
        return (Statement(StatementKind.QUESTION, words.say(asked.question), options=options),)
    if moment.phase is Phase.ENDED:
        return (Statement(StatementKind.COURSE, words.text("rehearsing-ended")),)
    return ()
