"""The two pages of a changed clause as one page in two columns, with the words that differ in bold. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher

from bridgetable.changes.found import Changes, ShownCase, ShownChange
from bridgetable.changes.phrases import Page, change_title, pages, sentences, subject_of_change
from bridgetable.table.text import as_html, in_language
from bridgetable.words.catalogue import Words


def row_title(row: ShownChange, changes: Changes, words: Words) -> str:
    """The line of a clause in the list: what became of it, what it is about, and how many cases show it."""
    parts = (change_title(row.change, changes, words), subject_of_change(row.change, changes, words))
    title = " – ".join(part for part in parts if part)
    return words.text("changes-line", title=title, cases=len(row.cases)) if row.cases else title


def both_pages(row: ShownChange, changes: Changes, words: Words, rich: Callable[[str], str]) -> str:
    """The pages in HTML, side by side; `rich` makes HTML of a text."""
    before = pages(row.change.before, changes.before, words)
    after = pages(row.change.after, changes.after, words)
    columns = ((changes.before, before, after), (changes.after, after, before))
    width = "width='50%' valign='top'"
    heads = "".join(
        f"<td {width}><h3>{as_html(words.text('edition-name', edition=edition.value))}</h3></td>"
        for edition, _, _ in columns
    )
    cells = "".join(f"<td {width}>{_column(here, there, words, rich)}</td>" for _, here, there in columns)
    return f"<table width='100%' cellpadding='6'><tr>{heads}</tr><tr>{cells}</tr></table>"


def _column(here: Sequence[Page], there: Sequence[Page], words: Words, rich: Callable[[str], str]) -> str:
    if not here:
        return f"<p>{as_html(words.text('changes-no-clause'))}</p>"
    other = " ".join(page.text for page in there)
    numbers = [as_html(words.text("law-number", law=page.number)) for page in here]
    texts = [_marked(page.text, other, words, rich) for page in here]
    return "".join(f"<p><b>{one}</b><br>{text}</p>" for one, text in zip(numbers, texts, strict=True))


def _marked(text: str, other: str, words: Words, rich: Callable[[str], str]) -> str:
    """The text with the words that the other text has not, in this order, in bold."""
    if not text:
        return as_html(words.text("changes-no-page"))
    if not other:
        return rich(text)
    return "".join(f"<b>{part}</b>" if new else part for part, new in _parts(text, other, rich))


def _parts(text: str, other: str, rich: Callable[[str], str]) -> Iterator[tuple[str, bool]]:
    one, two = text.split(" "), other.split(" ")
    for kind, start, end, _, _ in SequenceMatcher(None, one, two, autojunk=False).get_opcodes():
        if end > start:
            yield rich(" ".join(one[start:end])) + " ", kind != "equal"


def case_line(shown: ShownCase, words: Words) -> str:
    """The line of a case: its title, its own edition, and what differs in it."""
    title = in_language(shown.case.title, words.language) or shown.case.name
    told = "; ".join(sentence.rstrip(".") for sentence in sentences(shown.found, words))
    return words.text("changes-case-line", title=title, edition=shown.case.edition.value, told=told)
