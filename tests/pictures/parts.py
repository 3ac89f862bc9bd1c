"""The parts of a window in their order: its labels, buttons, fields, lists and pages, as one tells what one sees."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QByteArray, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QTextCharFormat, QTextDocument
from PySide6.QtPrintSupport import QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QGraphicsView,
    QLabel,
    QLayout,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPlainTextEdit,
    QScrollBar,
    QSizeGrip,
    QSplitter,
    QTabBar,
    QTableView,
    QTabWidget,
    QTextEdit,
    QToolButton,
    QWidget,
)

from bridgetable.cards.seat import Seat
from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.signs import signs_of
from bridgetable.ui.table.text import plate_text
from bridgetable.ui.table.view import TableView

ICON_SIZE, ICON_SQUARES = 48, 8
"""The pixels of an icon when it is looked at, and into how many squares it is divided across and down."""
LONG_LIST, AROUND = 16, 4
"""Of a list with more rows than this, how many rows on either side of the current one are told."""
_NOT_TOLD = (QScrollBar, QSizeGrip, QMenu)
_SHORTENED = "…"
_TAG = re.compile("<[a-z][^>]*>")


class Part(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A part of a window: what it is and says, its middle in per cent of the window, and how its icon is covered."""

    what: str
    x: int = 0
    y: int = 0
    icon: str = ""


def parts_of(window: QWidget) -> Iterator[Part]:
    """Yields the parts of a window that are seen, its title first."""
    yield Part(f"window “{window.windowTitle()}”")
    yield from _parts(window, window)


def _parts(widget: QWidget, window: QWidget) -> Iterator[Part]:
    """Yields what is seen of a widget, and of the widgets in it."""
    if isinstance(widget, _NOT_TOLD) or not widget.isVisible() or widget.objectName().startswith(("qt_dock", "_q_")):
        return
    for what, icon, box in _told(widget):
        middle = widget.mapTo(window, box.center()) if widget is not window else box.center()
        if middle.x() < 0 or middle.y() < 0:
            # Qt puts tabs there that it does not need.
            continue
        yield Part(
            # A PNG file has no other white space.
            " ".join((what + _state(widget, window)).split()),
            round(100 * middle.x() / window.width()),
            round(100 * middle.y() / window.height()),
            icon,
        )
    if not _is_whole(widget):
        for child in _inside(widget):
            if not child.isWindow():
                yield from _parts(child, window)


def _is_whole(widget: QWidget) -> bool:
    """Whether a widget is told as one part, whatever Qt has in it."""
    return isinstance(
        widget,
        (
            QPrintPreviewDialog,
            QAbstractItemView,
            QAbstractSpinBox,
            QComboBox,
            QLineEdit,
            QTextEdit,
            QPlainTextEdit,
            QTabBar,
            QGraphicsView,
        ),
    )


def _inside(widget: QWidget) -> list[QWidget]:
    """The widgets in a widget in their order: those of its layout, then the others."""
    children = [child for child in widget.children() if isinstance(child, QWidget)]
    if isinstance(widget, QMainWindow):
        # Bars and docks have no order but that of their places.
        return sorted(children, key=lambda child: (child.y() // 40, child.x() // 40))
    if isinstance(widget, QSplitter):
        return [part for n in range(widget.count()) if (part := widget.widget(n)) is not None]
    if isinstance(widget, QTabWidget):
        return [widget.tabBar(), *([page] if (page := widget.currentWidget()) is not None else [])]
    laid_out = [child for child in _laid_out(widget.layout()) if child in children]
    return [*laid_out, *(child for child in children if child not in laid_out)]


def _laid_out(layout: QLayout | None) -> Iterator[QWidget]:
    for n in range(layout.count() if layout is not None else 0):
        item = layout.itemAt(n) if layout is not None else None
        if item is None:
            continue
        if (widget := item.widget()) is not None:
            yield widget
        yield from _laid_out(item.layout())


def _state(widget: QWidget, window: QWidget) -> str:
    """How a part looks besides what it says: disabled, with the focus, with other letters than its window."""
    states = []
    if not widget.isEnabled():
        states.append("disabled")
    if widget.hasFocus() and not isinstance(widget, TableView):
        states.append("with the focus")
    if widget.font().bold():
        states.append("bold")
    size = widget.fontInfo().pixelSize() / max(1, window.fontInfo().pixelSize())
    if abs(size - 1) > 0.06:
        states.append(f"letters × {size:.1f}")
    return f" ({', '.join(states)})" if states else ""


# -- what a widget says ------------------------------------------------------------------------------------------------

Told = tuple[str, str, QRect]
"""What is told of a part, the squares of its icon, and where it is in its widget."""


def _told(widget: QWidget) -> Iterator[Told]:
    """Yields what a widget itself shows; nothing where it only holds others."""
    whole = widget.rect()
    match widget:
        case TableView():
            yield from _told_of_table(widget)
        case QAbstractButton():
            yield _button(widget), _squares_of(widget.icon()), whole
        case QTabBar():
            for n in range(widget.count()):
                current = ", current" if n == widget.currentIndex() else ""
                yield f"tab “{_plain(widget.tabText(n))}”{current}", "", widget.tabRect(n)
        case QTextEdit():
            yield from ((f"page “{line}”", "", whole) for line in _lines_of(widget.document()))
        case QAbstractItemView():
            yield from ((line, "", whole) for line in _rows_of(widget))
        case _:
            if words := _words(widget):
                yield words, "", whole


def _words(widget: QWidget) -> str:
    """What a widget is and says that shows one text; "" where it shows none."""
    match widget:
        case QLabel() if not widget.pixmap().isNull():
            return "picture"
        case QLabel():
            return f"label “{text}”" if (text := _text_of_label(widget)) else ""
        case QComboBox():
            return f"choice “{widget.currentText()}”"
        case QAbstractSpinBox():
            return f"number “{widget.text()}”"
        case QLineEdit():
            return f"field “{widget.text()}”{_hint(widget.text(), widget.placeholderText())}"
        case QPlainTextEdit():
            return f"field “{widget.toPlainText()}”{_hint(widget.toPlainText(), widget.placeholderText())}"
        case QPrintPreviewDialog():
            # What is around the pages is Qt's own.
            pages = [page for page in widget.findChildren(QPrintPreviewWidget) if page.isVisible()]
            return f"pages to be printed: {pages[0].pageCount()}" if pages else ""
        case QDockWidget():
            return f"panel “{widget.windowTitle()}”"
    painted = type(widget).paintEvent is not QWidget.paintEvent
    return (
        f"drawn “{widget.accessibleName()}” {widget.accessibleDescription()}".rstrip()
        if (painted and widget.accessibleName())
        else ""
    )


def _hint(text: str, hint: str) -> str:
    return f" hint “{hint}”" if hint and not text else ""


def _plain(text: str) -> str:
    """A text without the signs for its keys."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def _button(button: QAbstractButton) -> str:
    kind = "check box" if button.isCheckable() and button.icon().isNull() and not button.autoExclusive() else "button"
    words = [f"{kind} “{_plain(button.text()) or button.accessibleName()}”"]
    if button.isChecked():
        words.append("checked")
    if isinstance(button, QToolButton) and button.menu() is not None:
        words.append("with a menu")
    if not button.icon().isNull():
        words.append(f"icon {_colour_of(button.icon())}")
    return " ".join(words)


def _text_of_label(label: QLabel) -> str:
    text = label.text()
    if _SHORTENED in text and label.accessibleName():
        # How much of it there is room for depends on the letters.
        return label.accessibleName()
    if label.textFormat() is not Qt.TextFormat.PlainText and _TAG.search(text):
        document = QTextDocument()
        document.setHtml(text)
        text = " / ".join(_lines_of(document))
    return f"{' '.join(text.split()[:2])} {_SHORTENED}" if text.endswith(_SHORTENED) else text


def _lines_of(document: QTextDocument) -> list[str]:
    """The lines of a document, with what is bold, slanted or coloured marked in them, and the pictures by colour."""
    lines = []
    block = document.begin()
    while block.isValid():
        words = []
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            words.append(_fragment(fragment.text(), fragment.charFormat()))
            iterator += 1
        if line := "".join(words).strip():
            lines.append(line)
        block = block.next()
    return lines


def _fragment(text: str, shown: QTextCharFormat) -> str:
    if shown.isImageFormat():
        name = shown.toImageFormat().name()
        _, _, data = name.partition("base64,")
        picture = QImage.fromData(QByteArray.fromBase64(data.encode()))
        return f"[{picture.pixelColor(picture.rect().center()).name()}]" if not picture.isNull() else f"[{name}]"
    signs = [sign for sign, on in (("b", shown.fontWeight() > 500), ("i", shown.fontItalic())) if on]
    if shown.hasProperty(QTextCharFormat.Property.ForegroundBrush):
        signs.append(shown.foreground().color().name())
    return f"<{' '.join(signs)}>{text}</>" if signs and text.strip() else text


# -- rows of lists -----------------------------------------------------------------------------------------------------


def _rows_of(view: QAbstractItemView) -> Iterator[str]:
    model, current = view.model(), view.currentIndex()
    if model is None:
        return
    columns = [0]
    if isinstance(view, QTableView):
        columns = [n for n in range(view.horizontalHeader().count()) if not view.isColumnHidden(n)]
    if isinstance(view, QTableView) and not view.horizontalHeader().isHidden():
        heads = (str(model.headerData(n, Qt.Orientation.Horizontal) or "") for n in columns)
        yield f"columns {' | '.join(heads)}"
    count = model.rowCount(view.rootIndex())
    at = max(0, current.row())
    rows = range(count) if count <= LONG_LIST else range(max(0, at - AROUND), min(count, at + AROUND + 1))
    for row in rows:
        cells = (_cell(model.index(row, n, view.rootIndex())) for n in columns)
        yield f"row {' | '.join(filter(None, cells))}{' (current)' if row == current.row() else ''}"


def _cell(index: QModelIndex) -> str:
    text = str(index.data() if index.data() is not None else "")
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    ticked = index.data(Qt.ItemDataRole.CheckStateRole)
    words = [text, *([f"({spoken})"] if text and spoken not in (None, text) else [])]
    if ticked is not None:
        words.insert(0, "☑" if Qt.CheckState(ticked) is Qt.CheckState.Checked else "☐")
    return " ".join(words)


# -- the table ---------------------------------------------------------------------------------------------------------


def _told_of_table(view: TableView) -> Iterator[Told]:
    """Yields the cards, the plates and the signs of a table."""
    scene = view.table_scene
    table, layout = scene.table, scene.current_layout
    if table is None or layout is None:
        return
    for seat in Seat:
        text = plate_text(table, seat, scene.words)
        seen = text.on_wall if scene.options.projector else text
        yield f"plate {seen.letter} {seen.full_text}", "", _box(view, layout.plates[seat])
    for card, pose in sorted(layout.cards.items()):
        face = scene.words.name(card, "short") if pose.face_up else "back of a card"
        yield f"card {face} {pose.place.value}", "", _box(view, pose.box)
    for sign in signs_of(layout, scene.words):
        yield f"sign {sign.kind.value} “{sign.text}”", "", _box(view, sign.box)
    for card, figure in sorted(scene.figures.shown.items()):
        yield (
            f"figure {scene.words.name(card, 'short')} {figure.figure}: {figure.sentence}",
            "",
            _box(view, layout.cards[card].box),
        )


def _box(view: TableView, box: Box) -> QRect:
    at = view.mapFromScene(box.x + box.width / 2, box.y + box.height / 2)
    return QRect(at, QSize(1, 1))


# -- icons -------------------------------------------------------------------------------------------------------------


def _squares_of(icon: QIcon) -> str:
    """How much of each square of the icon is covered, in tenths."""
    if icon.isNull():
        return ""
    small = _image(icon).scaled(QSize(ICON_SQUARES, ICON_SQUARES), mode=Qt.TransformationMode.SmoothTransformation)
    return "".join(
        str(small.pixelColor(x, y).alpha() * 10 // 256) for y in range(ICON_SQUARES) for x in range(ICON_SQUARES)
    )


def _colour_of(icon: QIcon) -> str:
    """The colour that covers most of an icon."""
    # The image has to live as long as its bits are looked at.
    image = _image(icon)
    counted = Counter(memoryview(image.constBits()).cast("I"))
    solid = [colour for colour, _ in counted.most_common() if colour >> 24 == 255]
    return f"#{solid[0] & 0xFFFFFF:06x}" if solid else ""


def _image(icon: QIcon) -> QImage:
    return icon.pixmap(QSize(ICON_SIZE, ICON_SIZE), 1.0).toImage().convertToFormat(QImage.Format.Format_ARGB32)
