"""Functions that fill menus with entries or choices each time they open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from bridgetable.engine.actions import Action
from bridgetable.ui.shell.content.menu_entries import MenuEntries

Act = Callable[[Action], object]


def fill(menu: QMenu, entries: MenuEntries, act: Act, empty_text: str) -> None:
    """Replaces the contents of a menu by these entries, or by the dimmed text `empty_text` when there are none."""
    menu.clear()
    add_entries(menu, entries, act)
    if not entries:
        menu.addAction(empty_text).setEnabled(False)


def add_submenu(menu: QMenu, label: str) -> QMenu:
    """Adds a submenu with the font of the menu, and returns it."""
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
            # An empty menu would not open at all.
            submenu.addAction("")
            continue
        action = QAction(label, menu)
        action.setEnabled(entry.enabled and entry.action is not None)
        action.triggered.connect(lambda *_, entry=entry: act(entry.action) if entry.action is not None else None)
        menu.addAction(action)


Choice = tuple[str, bool, Callable[[], object]]
"""The label of a choice, whether it is the current one, and the function that choosing it calls."""


def fill_with_choices(menu: QMenu, choices: Sequence[Choice]) -> None:
    """Replaces the contents of a menu by these choices, the current one checked."""
    menu.clear()
    group = QActionGroup(menu)
    for label, chosen, choose in choices:
        action = QAction(label, menu, checkable=True, checked=chosen)
        group.addAction(action)
        menu.addAction(action)
        action.triggered.connect(lambda *_, choose=choose: choose())
