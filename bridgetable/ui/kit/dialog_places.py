"""Where a dialog opens and how large: beside what must be seen of the table, in the size that the user gave it last."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRect, QSettings, QSize
from PySide6.QtWidgets import QDialog, QStyle

from bridgetable.ui.kit.box import Box
from bridgetable.ui.kit.shared_settings import saved_value

# -- A place beside what must be seen: to the right of it, else to the left, below or above ----------------------------


def box_beside(wanted: Box, least: tuple[float, float], seen: Box, bounds: Box) -> Box | None:
    """The box of the wanted size inside the bounds that leaves `seen` free, else a smaller one.

    `least` are the smallest width and height. It stays as near as it can to where it was wanted; None if nothing fits.
    """
    if bounds.contains(wanted) and not wanted.overlaps(seen):
        return wanted
    strips = (
        Box(seen.right, bounds.y, bounds.right - seen.right, bounds.height),
        Box(bounds.x, bounds.y, seen.x - bounds.x, bounds.height),
        Box(bounds.x, seen.bottom, bounds.width, bounds.bottom - seen.bottom),
        Box(bounds.x, bounds.y, bounds.width, seen.y - bounds.y),
    )
    for width, height in ((wanted.width, wanted.height), least):
        for strip in strips:
            if strip.width >= width and strip.height >= height:
                return _inside(wanted, strip)
    return None


def _inside(wanted: Box, strip: Box) -> Box:
    """The wanted box moved into the strip, and made smaller where it has to be."""
    width, height = min(wanted.width, strip.width), min(wanted.height, strip.height)
    x = min(max(wanted.x, strip.x), strip.right - width)
    y = min(max(wanted.y, strip.y), strip.bottom - height)
    return Box(x, y, width, height)


FRAME = 8
"""The width of a frame that a system may draw round a dialog, in pixels."""


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
    # The frame that the system draws round the dialog must not reach into the next screen either.
    room = parent.screen().availableGeometry().adjusted(FRAME, 0, -FRAME, 0).united(parent.geometry())
    middle = parent.geometry().center()
    width, height = dialog.width(), dialog.height() + title
    box = box_beside(
        Box.centred_at(middle.x(), middle.y(), width, height),
        (least.width(), least.height() + title),
        _box(parent.seen_area),
        _box(room),
    )
    if box is not None:
        dialog.resize(round(box.width), round(box.height) - title)
        dialog.move(round(box.x), round(box.y))


def _box(rect: QRect) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())


# -- The size that the user has given a dialog -------------------------------------------------------------------------


@runtime_checkable
class HasSettings(Protocol):
    """A window with the settings in which the sizes of its dialogs are kept."""

    @property
    def settings(self) -> QSettings:
        """The settings."""


class KeptSize:
    """The size of a dialog: it opens in the one that the user gave it last, kept in letters under its name."""

    def __init__(self, dialog: QDialog) -> None:
        self._dialog, self._at_first = dialog, QSize()

    def give(self, usual: QSize, most: QSize) -> None:
        """Makes the dialog as large as it was left, else as usual; never larger than `most`."""
        self._dialog.resize((self._kept() or usual).boundedTo(most))

    def begin(self) -> None:
        """Takes the size that the dialog has now for the one that it opened in."""
        self._at_first = self._dialog.size()

    @property
    def changed(self) -> bool:
        """Whether the user has given the dialog another size since it opened."""
        dialog = self._dialog
        return dialog.size() != self._at_first and not dialog.isMaximized() and not dialog.isFullScreen()

    def end(self) -> None:
        """Keeps the size if the user has changed it."""
        settings = self._settings
        if settings is not None and self.changed:
            letter = self._dialog.fontMetrics().height()
            for name, pixels in (("width", self._dialog.width()), ("height", self._dialog.height())):
                settings.setValue(self._key(name), -(-HUNDREDTHS * pixels // letter))

    def _kept(self) -> QSize | None:
        settings, letter = self._settings, self._dialog.fontMetrics().height()
        if settings is None:
            return None
        width, height = (saved_value(settings, self._key(name), 0) for name in ("width", "height"))
        return QSize(width * letter // HUNDREDTHS, height * letter // HUNDREDTHS) if width > 0 < height else None

    def _key(self, name: str) -> str:
        return f"dialogs/{self._dialog.objectName()}-{name}"

    @property
    def _settings(self) -> QSettings | None:
        around = self._dialog.parentWidget()
        while around is not None and not isinstance(around, HasSettings):
            around = around.parentWidget()
        return around.settings if around is not None else None


HUNDREDTHS = 100
"""In what parts of a letter sizes are kept, so that they fit letters of another size."""
