"""The pages of the manual that are shown in the window: which there are, and what stands in them. No Qt."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from bridgetable.cases import SUFFIX
from bridgetable.disk.resources import resources
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.languages import chain_of

MANUAL = resources() / "manual"
PICTURES = MANUAL / "pictures"

_MARKUP = re.compile(r"!?\[([^\]]*)\]\([^)]*\)|[*`#|]+|^[-:| ]+$", re.MULTILINE)


class Page(msgspec.Struct, frozen=True):
    """A page: the name of its file, which is the same in all languages, its title, and its text in Markdown."""

    name: str
    title: str
    text: str

    def contains(self, wanted: str) -> bool:
        """Whether all these words occur in what people read of the page, whatever their case."""
        plain = _MARKUP.sub(r"\1", self.text).casefold()
        return all(word in plain for word in wanted.casefold().split())


def pages(language: str) -> tuple[Page, ...]:
    """The pages in this language, in the order of the numbers with which their files begin.

    A page that it lacks is one of the language that it falls back on.
    """
    found: dict[str, Path] = {}
    for each in reversed(chain_of(language)):
        found |= {file.name: file for file in (MANUAL / each).glob("*.md")}
    texts = [(name, found[name].read_text("utf-8")) for name in sorted(found, key=lambda name: (_place(name), name))]
    return tuple(Page(name, text.partition("\n")[0].lstrip("# "), text) for name, text in texts)


def _place(name: str) -> int:
    """The number with which the name of a page begins."""
    number = name.partition("-")[0]
    return int(number) if number.isdecimal() else 0


def case_linked(link: str) -> Path | None:
    """The file of the case that comes with the program to which a link of a page leads; None for any other link."""
    folder, target = (resources() / "cases").resolve(), (MANUAL / DEFAULT_LANGUAGE / link).resolve()
    return target if link.endswith(SUFFIX) and folder in target.parents and target.is_file() else None
