"""What people wrote, shown letter by letter: Qt takes what looks like rich text for it and opens files it names."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import Qt as Gui


def tip(text: str) -> str:
    """A tooltip that shows this very text."""
    if not Gui.mightBeRichText(text):
        return text
    lines = "<br>".join(escape(line) for line in text.split("\n"))
    return f"<qt>{lines}</qt>"
