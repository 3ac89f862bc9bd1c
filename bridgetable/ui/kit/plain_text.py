"""User text as plain text: Qt would render what looks like HTML, and would open the files it refers to."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtGui import Qt as Gui
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QToolTip

from bridgetable.table.text import as_html


def plain_tip(text: str) -> str:
    """A tooltip that shows this text literally, without interpreting it as HTML."""
    if not Gui.mightBeRichText(text):
        return text
    lines = "<br>".join(as_html(line) for line in text.split("\n"))
    return f"<qt>{lines}</qt>"


class CutTextDelegate(QStyledItemDelegate):
    """Paints the cells of a list or a table, and tells the text of one in a tooltip only where it is cut."""

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Shows the whole text of a cell that has not room for it; one with a tooltip of its own shows that."""
        text = index.data()
        if event.type() != QEvent.Type.ToolTip or not text or index.data(Qt.ItemDataRole.ToolTipRole):
            return super().helpEvent(event, view, option, index)
        seen = option.rect.intersected(view.viewport().rect())
        cut = self.sizeHint(option, index).width() > seen.width()
        QToolTip.showText(event.globalPos(), plain_tip(str(text)) if cut else "", view)
        return cut
