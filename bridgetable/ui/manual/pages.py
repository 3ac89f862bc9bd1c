"""The pages of the manual: which there are, in which order, and what stands in them. No Qt."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from bridgetable.disk.resources import resources
from bridgetable.words.languages import chain_of

# -- Which page of the manual fits where the user is -------------------------------------------------------------------


TABLE = "07-table.md"
"""The page for every place without one of its own."""

FIRST, RULING, LESSON, REHEARSAL = (
    "01-first-ten-minutes.md",
    "02-show-a-ruling.md",
    "03-lesson-on-two-screens.md",
    "04-rehearse.md",
)
MAKING, AUDIT, KEYS, LAWS = "05-make-a-case.md", "06-audit-a-tournament.md", "08-keys.md", "09-laws.md"
SCORES, COMPARING, CASES = "11-scores.md", "12-comparing.md", "13-cases.md"
CHANGES = "20-what-changed.md"
DEALS, PAPERS, PROGRESS = "14-deals.md", "15-papers.md", "16-progress.md"

PAGE_AT = {
    "first-page": FIRST,
    "tour-dock": FIRST,
    "wall": RULING,
    "lesson": LESSON,
    "lesson-sheet": LESSON,
    "lesson-questions": LESSON,
    "rehearsal": REHEARSAL,
    "authoring": MAKING,
    "audit": AUDIT,
    "shortcuts": KEYS,
    "law-page": LAWS,
    "knowledge": LAWS,
    "assigned": SCORES,
    "penalty": SCORES,
    "results": SCORES,
    "compare-editions": COMPARING,
    "compare-branches": COMPARING,
    "changes-window": CHANGES,
    "library": CASES,
    "earlier": CASES,
    "boards": CASES,
    "deal-editor": DEALS,
    "new-deal": DEALS,
    "contract": DEALS,
    "print": PAPERS,
    "export": PAPERS,
    "print-preview": PAPERS,
    "progress": PROGRESS,
    "new-exam": PROGRESS,
    "exam-paper": PAPERS,
    "booklet": PAPERS,
    "hand-records": PAPERS,
    "exam": PROGRESS,
    "exam-result": PROGRESS,
    "claim": TABLE,
    "concede": TABLE,
    "meaning": TABLE,
    "summons": TABLE,
    "going-wrong": TABLE,
    "preferences": TABLE,
    "about": TABLE,
    "window": TABLE,
}
"""The page for each place by its object name: a window, a dialog or a part of one; a place in it has the same page."""


def page_at(names: Iterable[str]) -> str:
    """The page for the innermost of these places that has one; `names` are their object names from inside out."""
    return next((PAGE_AT[name] for name in names if name in PAGE_AT), TABLE)


# -- The pages of the manual one after the other as they were read, to go back and forward -----------------------------


class Visit(msgspec.Struct, frozen=True):
    """A page by its file name, and how far it was scrolled when it was left."""

    name: str
    scrolled: int = 0


class Visits:
    """Where the reader was, is, and was before he went back."""

    def __init__(self) -> None:
        self._visits: list[Visit] = []
        self._at = -1

    def go_to(self, name: str, scrolled: int) -> None:
        """Goes to a page; the one that is left was scrolled so far. What was ahead is forgotten."""
        if self._at >= 0:
            self._visits[self._at] = Visit(self._visits[self._at].name, scrolled)
        if not self._visits or self._visits[self._at].name != name:
            del self._visits[self._at + 1 :]
            self._visits.append(Visit(name))
            self._at += 1

    def can_turn(self, by: int) -> bool:
        """Whether there is a page before (-1) or ahead (1)."""
        return 0 <= self._at + by < len(self._visits)

    def turn(self, by: int, scrolled: int) -> Visit:
        """The page before (-1) or ahead (1), where one is; the one that is left was scrolled so far."""
        self._visits[self._at] = Visit(self._visits[self._at].name, scrolled)
        self._at += by
        return self._visits[self._at]


MANUAL = resources() / "manual"
PICTURES = MANUAL / "pictures"
FIRST_REFERENCE = "07"
"""The number of the first page to look things up in; those before it lead through something step by step."""
WRITERS = ("case-format.md", "lesson-format.md", "checking-cases.md")
"""The pages for those who write files, which are in English only."""


def has_pages(language: str) -> bool:
    """Whether there are pages in this language; else they are those of its fallback."""
    return (MANUAL / language).is_dir()


_MARKUP = re.compile(r"!?\[([^\]]*)\]\([^)]*\)|[*`#|]+|^[-:| ]+$", re.MULTILINE)
_CODE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)


class Page(msgspec.Struct, frozen=True):
    """A page: the name of its file, which is the same in all languages, its title, its text in Markdown, its group.

    The group is "steps", "reference" or "files".
    """

    name: str
    title: str
    text: str
    group: str = "steps"

    @property
    def sections(self) -> tuple[str, ...]:
        """The headings below the title, as they are read."""
        return tuple(_plain(line) for line in re.findall(r"^## (.+)$", _CODE.sub("", self.text), re.MULTILINE))

    def contains(self, wanted: str) -> bool:
        """Whether all these words occur in what people read of the page, whatever their case."""
        return all(word in _searched(self.text) for word in wanted.casefold().split())


@cache
def _searched(text: str) -> str:
    return _plain(text).casefold()


def _plain(text: str) -> str:
    return _MARKUP.sub(r"\1", text)


def pages(language: str) -> tuple[Page, ...]:
    """The pages in the order of the numbers of their files, then those for writers of files.

    A page that this language lacks is one of the language that it falls back on.
    """
    return (*_numbered(language), *(_page(name, name, "files") for name in WRITERS))


def _numbered(language: str) -> Iterator[Page]:
    found = {file.name: each for each in reversed(chain_of(language)) for file in (MANUAL / each).glob("*.md")}
    for name in sorted(found):
        yield _page(f"{found[name]}/{name}", name, "steps" if name < FIRST_REFERENCE else "reference")


def _page(path: str, name: str, group: str) -> Page:
    text = (MANUAL / path).read_text("utf-8")
    return Page(name, _plain(text.partition("\n")[0]).strip(), text, group)


def anchor_of(heading: str) -> str:
    """The anchor of a heading, as the sites that show Markdown make it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")
