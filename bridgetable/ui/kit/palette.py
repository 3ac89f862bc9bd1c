"""The light and the dark palette of the application, for the Fusion style."""

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


def application_palette(dark: bool) -> QPalette:
    """The palette of the application, light or dark."""
    palette = QPalette()
    for name, value in zip(_ROLES, _DARK if dark else _LIGHT, strict=True):
        palette.setColor(QPalette.ColorRole[name], QColor(value))
    disabled = QColor("#7b8a82" if dark else "#8a968f")
    for name in ("WindowText", "Text", "ButtonText", "HighlightedText"):
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole[name], disabled)
    return palette


def clear_background(view: QAbstractScrollArea) -> None:
    """Has the view show what is behind it, without asking Qt for its viewport, which loads every class of widgets."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
    view.setPalette(palette)
