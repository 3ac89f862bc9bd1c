"""The light and the dark palette of the application and that of high contrast, for the Fusion style."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractScrollArea

_ROLES = ("Window", "WindowText", "Base", "AlternateBase", "Text", "Button", "ButtonText", "BrightText", "ToolTipBase",
          "ToolTipText", "PlaceholderText", "Link", "LinkVisited", "Highlight", "HighlightedText",
          "Light", "Midlight", "Mid", "Dark", "Shadow")
_LIGHT = ("#f3f6f4", "#16241d", "#ffffff", "#eaf0ec", "#16241d", "#e6ece8", "#16241d", "#b3261e", "#16241d",
          "#ffffff", "#5c6b63", "#0b5d8a", "#5b3fb5", "#1f6e50", "#ffffff",
          "#ffffff", "#f0f4f1", "#b9c4bd", "#93a098", "#5b665f")
_DARK = ("#1d2622", "#e8efeb", "#141b18", "#202a25", "#e8efeb", "#2b3731", "#e8efeb", "#ff8a80", "#e8efeb",
         "#141b18", "#9fb0a7", "#79c0ea", "#b7a2ff", "#3f9a74", "#ffffff",
         "#46554d", "#38453e", "#2a342f", "#121815", "#000000")


_CONTRAST = ("#000000", "#ffffff", "#000000", "#141414", "#ffffff", "#000000", "#ffffff", "#ff8a80", "#ffffff",
             "#000000", "#dcdcdc", "#79d0ff", "#d9b3ff", "#ffff00", "#000000",
             "#ffffff", "#dcdcdc", "#dcdcdc", "#ffffff", "#ffffff")
_DISABLED = {"light": "#8a968f", "dark": "#7b8a82", "contrast": "#a0a0a0"}
_COLOURS = {"light": _LIGHT, "dark": _DARK, "contrast": _CONTRAST}


def application_palette(theme: str) -> QPalette:
    """The palette of the application in this theme: "light", "dark" or "contrast"."""
    palette = QPalette()
    for name, value in zip(_ROLES, _COLOURS[theme], strict=True):
        palette.setColor(QPalette.ColorRole[name], QColor(value))
    disabled = QColor(_DISABLED[theme])
    for name in ("WindowText", "Text", "ButtonText", "HighlightedText"):
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole[name], disabled)
    return palette


def clear_background(view: QAbstractScrollArea) -> None:
    """Has the view show what is behind it, without asking Qt for its viewport, which loads every class of widgets."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
    view.setPalette(palette)
