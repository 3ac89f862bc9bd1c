"""What a window shows at one moment; its parts compare two of these values and redraw what differs. No Qt.

Also what is said of it in one place of the window and another: the title, the introduction, the badge of the edition.
"""

from __future__ import annotations

import enum
from functools import lru_cache
from pathlib import PurePath
from typing import Literal, NamedTuple, Protocol, TypeAlias

import msgspec
from msgspec.structs import replace

from bridgetable.cards.seat import BySeat, Seat
from bridgetable.document.document import Document
from bridgetable.engine.history import START, History
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.state import Table
from bridgetable.ui.drawing.colours import TableColours, table_colours
from bridgetable.words.catalogue import Words, untitled
from bridgetable.words.grammar import ENGLISH_INDICES

# -- The options of the view of a table --------------------------------------------------------------------------------


class HandView(enum.Enum):
    """How a hand is shown: hidden, with its remaining cards, or with all cards as dealt."""

    HIDDEN = "hidden"
    SHOWN = "shown"
    AS_DEALT = "as-dealt"


class Speed(enum.Enum):
    """How fast cards move; the value is the duration in milliseconds."""

    OFF = 0
    NORMAL = 320
    SLOW = 1100


ALL_SHOWN: BySeat[HandView] = BySeat.of(lambda _: HandView.SHOWN)


class ViewOptions(msgspec.Struct, frozen=True):
    """How the table is shown.

    `marks` shows irregularities that nobody at the table has noticed, never on the projector; `veiled` leaves those
    unmarked too that await a ruling; `asking` tells neither who is to act or decide nor what binds him, which is
    asked; `turned_up` is the number of the quitted trick that the Director inspects (Law 66C); `auction` shows the
    auction sheet over the mat; `preview` says that the table is a preview of an option, and reserves room for the
    label that says so; `bottom` is the seat at the bottom; `edition` is the user's own, under which new deals and
    recorded boards are ruled; `law_asked` leaves out the Law of the open question, which the room is asked next,
    and `question_asked` that question itself, for the same reason;
    `contrast` asks for colours of high contrast, which are dark too; `indices` are the letters of the court cards;
    `zoom` is the size of the letters of the window, in percent.
    """

    hands: BySeat[HandView] = ALL_SHOWN
    marks: bool = True
    asking: bool = False
    four_colours: bool = True
    dark: bool = False
    projector: bool = False
    speed: Speed = Speed.NORMAL
    turned_up: int | None = None
    auction: bool = False
    preview: bool = False
    bottom: Seat = Seat.S
    edition: Edition = CURRENT
    contrast: bool = False
    indices: str = ENGLISH_INDICES
    zoom: int = 100
    veiled: bool = False
    law_asked: bool = False
    question_asked: bool = False

    @property
    def colours(self) -> TableColours:
        """The colours of the table."""
        return table_colours(self.dark, self.contrast)

    @property
    def index(self) -> float:
        """The height of the rank in the corner of a card, in widths of the card."""
        return 0.545 if self.projector else 0.4


@lru_cache(maxsize=1)
def veiled_view(options: ViewOptions) -> ViewOptions:
    """The same options without what the Director has not ruled on; the same object for the same options."""
    return replace(options, marks=False, veiled=True)


class Shown(msgspec.Struct, frozen=True):
    """The history with its cursor, the document, whether it has unsaved changes, the language, and the view options."""

    history: History
    document: Document
    unsaved: bool
    words: Words
    options: ViewOptions

    @property
    def table(self) -> Table:
        """The table at the cursor of the history."""
        return self.history.table

    @property
    def edition(self) -> Edition:
        """The edition of the Laws under which the table is ruled."""
        return self.history.start.edition

    def is_next_after(self, before: Shown | None) -> bool:
        """Returns whether this is one step forward from `before`, so that the cards that moved are animated."""
        history = self.history
        if before is None or history.cursor == START:
            return False
        return history.table_at(history.nodes[history.cursor].parent) is before.table


PartShown: TypeAlias = Literal["history", "document", "words", "options", "table"]


def changed(before: Shown | None, after: Shown, *parts: PartShown) -> bool:
    """Whether any of these parts is another object than before; True if `before` is None."""
    return before is None or any(getattr(before, part) is not getattr(after, part) for part in parts)


class Follower(Protocol):
    """A part of the window that shows something of the session or the view."""

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Redraws what differs between `before` and `after`; `before` is None the first time."""


# -- What is said of it: the badge of the edition, the introduction of a case, the title of the window -----------------


class EditionBadge(msgspec.Struct, frozen=True):
    """What the badge says, and the sentence that explains it."""

    text: str
    tip: str


def edition_badge(shown: Shown) -> EditionBadge | None:
    """The badge for the edition in force; None where that is the one the user has chosen for new deals."""
    edition, own = shown.edition, shown.options.edition
    if edition is own:
        return None
    words = shown.words
    tip = words.text("edition-badge-tip", edition=edition.value, own=own.value)
    return EditionBadge(words.text("edition-name.short", edition=edition.value), tip)


class Introduction(NamedTuple):
    """Title, story and source in one language; "" for each one that is missing."""

    title: str
    story: str
    source: str


def introduction_of(document: Document, words: Words) -> Introduction:
    """Returns the introduction of a document; "Untitled" in any language counts as no title."""
    title, story = document.opening(words.language)
    return Introduction("" if title in untitled() else title, story, document.source(words))


def window_title(document: Document, words: Words) -> str:
    """The title of the document or the name of its file, and which board of a file it is."""
    title, board = introduction_of(document, words).title or document.name, document.board
    if board is None or not board.has_others:
        return title or words.text("untitled")
    key = "boards-place" if board.of else "boards-place-so-far"
    return f"{title or PurePath(board.file).name} · {words.text(key, number=board.index + 1, of=board.of)}"
