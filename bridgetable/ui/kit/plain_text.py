"""User text as plain text: Qt would render what looks like HTML, and would open the files it refers to."""

from __future__ import annotations

from PySide6.QtGui import Qt as Gui

from bridgetable.table.text import as_html


def plain_tip(text: str) -> str:
    """A tooltip that shows this text literally, without interpreting it as HTML."""
    if not Gui.mightBeRichText(text):
        return text
    lines = "<br>".join(as_html(line) for line in text.split("\n"))
    return f"<qt>{lines}</qt>"
