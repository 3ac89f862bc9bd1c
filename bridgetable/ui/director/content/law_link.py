"""The number of a Law as a link to its page. No Qt."""

from __future__ import annotations

from bridgetable.table.edition import Edition
from bridgetable.table.text import as_html
from bridgetable.words.catalogue import Words
from bridgetable.words.laws.law_numbers import law_number, marks_of


def law_link(clause: str, edition: Edition, words: Words) -> str:
    """Returns the number of the clause as HTML link "law:…"; its tooltip explains the marks on the number."""
    tip = as_html("\n".join(words.text(f"{mark}-tip") for mark in marks_of(clause, edition)))
    label = law_number(clause, edition, words).replace(" ", "&nbsp;")
    return f'<a href="law:{clause}" title="{tip}">{label}</a>'
