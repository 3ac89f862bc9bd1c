"""Menus of what people can do at the table, made afresh each time one opens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from bridgetable.engine.actions import Action
from bridgetable.ui.shell.content.menu_entries import Deeds

Do = Callable[[Action], object]


def fill(menu: QMenu, deeds: Deeds, do: Do, nothing: str) -> None:
    """Puts these lines into a menu, submenus filled when they open; one dimmed line when there are none."""
    menu.clear()
    add(menu, deeds, do)
    if not deeds:
        menu.addAction(nothing).setEnabled(False)


def submenu(menu: QMenu, label: str) -> QMenu:
    """A menu under a menu, in letters of the same size."""
    under = menu.addMenu(label)
    under.setFont(menu.font())
    return under


def add(menu: QMenu, deeds: Deeds, do: Do) -> None:
    """Adds these lines to a menu."""
    for deed in deeds:
        label = deed.label.replace("&", "&&")
        if deed.under:
            under = submenu(menu, label)
            under.setEnabled(deed.enabled)
            under.aboutToShow.connect(lambda under=under, deed=deed: fill(under, deed.under, do, ""))
            # A menu without a line would not open at all.
            under.addAction("")
            continue
        line = QAction(label, menu)
        line.setEnabled(deed.enabled and deed.deed is not None)
        line.triggered.connect(lambda *_, deed=deed: do(deed.deed) if deed.deed is not None else None)
        menu.addAction(line)
