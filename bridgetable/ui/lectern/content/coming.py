"""What comes next on the wall, told to the lecturer. No Qt."""

from __future__ import annotations

from pathlib import Path

from bridgetable.engine.history import START, History
from bridgetable.words.catalogue import Words
from bridgetable.words.story import action_line


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
