"""What leads a lecturer from case to case: the folder of the case on the table, or a lesson. No Qt."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec.structs import replace

from bridgetable.engine.history import START, History
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.ui.session.shown import Shown
    from bridgetable.ui.wall.statements import Statement

# -- What comes next on the wall, told to the lecturer -----------------------------------------------------------------


def next_step(history: History, words: Words) -> str:
    """The next step of the line in view as a sentence; "" at its end."""
    line = (START, *history.line())
    at = line.index(history.cursor) + 1
    return action_line(words, history.nodes[line[at]].step) if at < len(line) else ""


def following_case(path: str) -> tuple[int, int] | None:
    """The number of the next case of the folder, and of how many; None after the last one and without a file."""
    from bridgetable.cases.library.cases import beside

    following = beside(Path(path), 1) if path else None
    return following[1:] if following is not None else None


def end_of_line(path: str, words: Words) -> str:
    """What is said after the last step: which case of the folder another press opens, if there is one."""
    following = following_case(path)
    if following is None:
        return words.text("wall-end")
    return words.text("wall-end-next", number=following[0], of=following[1])


class ComingOnWall(NamedTuple):
    """What the wall is going to show: as what the window would show, and what is said there."""

    shown: Shown
    said: tuple[Statement, ...]


def next_on_wall(shown: Shown) -> ComingOnWall | None:
    """What the wall shows after the next step of the line in view; None at its end."""
    from bridgetable.ui.wall.statements import statements

    line = (START, *shown.history.line())
    at = line.index(shown.history.cursor) + 1
    if at >= len(line):
        return None
    history = shown.history.jump(line[at])
    return ComingOnWall(replace(shown, history=history), statements(history, shown.document, shown.words))


class Course(Protocol):
    """What comes between the steps of a case, and after its last one."""

    def go_on(self) -> bool:
        """Does what comes before the next step, as a question, its answer or a note; returns whether there was any."""

    def go_back(self) -> bool:
        """Goes back to what came before the step that is shown; returns whether there was anything but a step."""

    def next_case(self) -> object:
        """Opens what follows the case on the table."""

    @property
    def has_next(self) -> bool:
        """Whether anything follows the case on the table."""

    @property
    def end_text(self) -> str:
        """What is said after the last step of a case, and what opens then."""

    @property
    def coming(self) -> str:
        """What the next press shows if that is no step; "" for a step."""

    @property
    def answers(self) -> str:
        """What only the lecturer is to see now: the answers, and why."""

    @property
    def page(self) -> str:
        """What tells a question, or a page of a lesson, from the step at which it is shown; "" for the step."""

    @property
    def place(self) -> str:
        """Where the lesson has got to: "3 of 9"; "" without a lesson."""

    def coming_on_wall(self, shown: Shown) -> ComingOnWall | None:
        """What the wall shows after the next press where that is none of the table's steps; None for a step."""
