"""The pages of the manual: which there are, in which order, and what stands in them. No Qt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from bridgetable.disk.resources import resources
from bridgetable.words.languages import chain_of

MANUAL = resources() / "manual"
PICTURES = MANUAL / "pictures"
FIRST_REFERENCE = "07"
"""The number of the first page to look things up in; those before it lead through something step by step."""
WRITERS = ("case-format.md", "lesson-format.md", "checking-cases.md")
"""The pages for those who write files, which are in English only."""

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
