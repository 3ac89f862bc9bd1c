"""Menus filled from entries or choices, each time they open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from bridgetable.engine.actions import Action
from bridgetable.ui.shell.content.menu_entries import MenuEntries

Act = Callable[[Action], object]


def fill(menu: QMenu, entries: MenuEntries, act: Act, nothing: str) -> None:
    """Puts these entries into a menu, or where there are none one dimmed line that says so."""
    menu.clear()
    add_entries(menu, entries, act)
    if not entries:
        menu.addAction(nothing).setEnabled(False)


def add_submenu(menu: QMenu, label: str) -> QMenu:
    """A menu under a menu, in letters of the same size."""
    submenu = menu.addMenu(label)
    submenu.setFont(menu.font())
    return submenu


def add_entries(menu: QMenu, entries: MenuEntries, act: Act) -> None:
    """Adds these entries to a menu; submenus are filled when they open."""
    for entry in entries:
        label = entry.label.replace("&", "&&")
        if entry.submenu:
            submenu = add_submenu(menu, label)
            submenu.setEnabled(entry.enabled)
            submenu.aboutToShow.connect(lambda menu=submenu, entry=entry: fill(menu, entry.submenu, act, ""))
            # A menu without a line would not open at all.
            submenu.addAction("")
            continue
        line = QAction(label, menu)
        line.setEnabled(entry.enabled and entry.action is not None)
        line.triggered.connect(lambda *_, entry=entry: act(entry.action) if entry.action is not None else None)
        menu.addAction(line)


Choice = tuple[str, bool, Callable[[], object]]
"""The label of a choice, whether it is the present one, and what choosing it does."""


def fill_with_choices(menu: QMenu, choices: Sequence[Choice]) -> None:
    """Puts these choices into a menu, the present one checked."""
    menu.clear()
    group = QActionGroup(menu)
    for label, chosen, choose in choices:
        action = QAction(label, menu, checkable=True, checked=chosen)
        group.addAction(action)
        menu.addAction(action)
        action.triggered.connect(lambda *_, choose=choose: choose())
