"""Dialogs that do not cover what they are about."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QDialog, QStyle

from bridgetable.ui.kit.layout.beside import box_beside
from bridgetable.ui.kit.layout.box import Box


@runtime_checkable
class HasSeenArea(Protocol):
    """A window with something that its dialogs leave free."""

    @property
    def seen_area(self) -> QRect:
        """Where it is on the screen; empty while there is nothing to see."""


def place_beside(dialog: QDialog, least: QSize) -> None:
    """Moves a dialog that is about to be shown beside what must be seen, making it smaller where it has to be.

    Where there is no room of the least size, the dialog stays where it is.
    """
    parent = dialog.parentWidget()
    if not isinstance(parent, HasSeenArea) or parent.seen_area.isEmpty():
        return
    title = dialog.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    room = parent.screen().availableGeometry().united(parent.geometry())
    middle = parent.geometry().center()
    width, height = dialog.width(), dialog.height() + title
    box = box_beside(
        Box.centred_at(middle.x(), middle.y(), width, height), (least.width(), least.height() + title),
        _box(parent.seen_area), _box(room),
    )
    if box is not None:
        dialog.resize(round(box.width), round(box.height) - title)
        dialog.move(round(box.x), round(box.y))


def _box(rect: QRect) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())
