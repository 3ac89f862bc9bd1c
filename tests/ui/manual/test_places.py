"""Which page of the manual fits where the user is."""

from __future__ import annotations

import ast

import pytest

from bridgetable.ui.manual.pages import PAGE_AT, TABLE, page_at, pages
from bridgetable.words.languages import LANGUAGES
from tests.source import FILES, tree

ASKING = {"manual", "library-naming", "concede", "claim"}
"""Dialogs that are the manual itself, or ask one thing about the place that they are opened over."""


def dialogs() -> set[str]:
    """The names that are written where a dialog of the window is made."""
    found = set()
    for path in (path for path in FILES if "(FormDialog)" in path.read_text("utf-8")):
        for node in ast.walk(tree(path)) if "kit" not in path.parts else ():
            if isinstance(node, ast.ClassDef) and "FormDialog" in map(ast.unparse, node.bases):
                calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
                found |= {
                    call.args[0].value
                    for call in calls
                    if ast.unparse(call.func) == "super().__init__"
                    and call.args
                    and isinstance(call.args[0], ast.Constant)
                    and isinstance(call.args[0].value, str)
                }
    return found


def test_every_dialog_has_a_page() -> None:
    assert len(dialogs()) > 15
    assert dialogs() - ASKING - set(PAGE_AT) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_place_is_there(language: str) -> None:
    assert set(PAGE_AT.values()) <= {page.name for page in pages(language)}


def test_the_innermost_place_decides() -> None:
    assert page_at(["", "library-search", "library", "window"]) == PAGE_AT["library"]
    assert page_at(["no-such-place", "rehearsal", "window"]) == PAGE_AT["rehearsal"]
    assert page_at([]) == TABLE
