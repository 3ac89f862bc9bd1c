"""Names of files made of titles: every system takes them."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from bridgetable.disk.writing import file_name_of, readable_file_name_of
from tests.each import for_each


@for_each(
    ("title", "name"),
    [
        ("Monday: revokes (62–64)?", "monday-revokes-62-64"),
        ("  La renonce  ", "la-renonce"),
        ("♠♥♦♣", "lesson"),
        ("", "lesson"),
        ("...", "lesson"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\x", "c-x"),
        ("a\0b\nc", "a-b-c"),
        ("CON", "con-"),
        ("aux", "aux-"),
        ("Nul", "nul-"),
        ("COM1", "com1-"),
        ("lpt²", "lpt²-"),
        ("aux.txt", "aux-txt"),
        ("console", "console"),
        ("Ωφελία", "ωφελία"),
        ("罚牌", "罚牌"),
        ("cafe\u0301", "café"),
        ("हिन्दी", "हिन्दी"),
        ("x" * 300, "x" * 60),
    ],
)
def test_a_title_becomes_a_name(title: str, name: str) -> None:
    assert file_name_of(title, "lesson") == name


@given(st.text())
def test_whatever_the_title_is_no_system_refuses_the_name(title: str) -> None:
    name = file_name_of(title, "lesson")
    assert name and not set(name) & set('<>:"/\\|?*\0') and name.isprintable()
    assert name[-1] not in ". " and len(name) <= 61 and Path(name).name == name
    assert len(f"{name}.lesson.json".encode()) <= 255


@for_each(
    ("title", "name"),
    [
        ("Legge 62: la Dama rinuncia (2017)", "Legge 62 - la Dama rinuncia (2017)"),
        ("Perché «no»?", "Perché «no»"),
        ("10/11 C:\\x", "10-11 C-x"),
        ("...", "table"),
        ("", "table"),
        ("NUL", "NUL-"),
        ("a" * 80, "a" * 60),
    ],
)
def test_a_title_can_be_read_in_a_name(title: str, name: str) -> None:
    assert readable_file_name_of(title, "table") == name


@given(st.text())
def test_no_system_refuses_a_name_in_which_the_title_can_be_read(title: str) -> None:
    name = readable_file_name_of(title, "table")
    assert name and not set(name) & set('<>:"/\\|?*\0') and name.isprintable()
    assert name[-1] not in ". " and name[0] not in ". " and len(name) <= 61 and Path(name).name == name
    assert len(f"{name}.case.json".encode()) <= 255
