"""A widget is styled again where a property has changed, and only there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.kit.theme import set_style_property


class StyleChanges(QObject):
    """Counts how often the style of a widget changes."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.StyleChange
        return False


def test_only_another_value_changes_the_colours(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    label = QLabel(widget)
    widget.setStyleSheet('QWidget[tone="loud"] QLabel { color: #ff0000; }')
    widget.show()
    changes = StyleChanges()
    label.installEventFilter(changes)
    set_style_property(widget, "tone", "loud", label)
    assert label.palette().windowText().color().name() == "#ff0000"
    before = changes.count
    set_style_property(widget, "tone", "loud", label)
    assert changes.count == before
    set_style_property(widget, "tone", "soft", label)
    assert label.palette().windowText().color().name() != "#ff0000"


def test_a_widget_that_is_not_shown_yet_has_its_colours_when_it_is(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    label = QLabel(widget)
    widget.setStyleSheet('QWidget[tone="loud"] QLabel { color: #ff0000; }')
    set_style_property(widget, "tone", "loud", label)
    widget.show()
    assert label.palette().windowText().color().name() == "#ff0000"


def test_what_is_not_so_looks_as_it_did_without_the_property(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    label.setStyleSheet('QLabel[other="true"] { color: #00ff00; }')
    label.show()
    before = label.palette().windowText().color().name()
    set_style_property(label, "other", False)
    assert label.property("other") is False and label.palette().windowText().color().name() == before
    set_style_property(label, "other", True)
    assert label.palette().windowText().color().name() == "#00ff00"
    set_style_property(label, "other", False)
    assert label.palette().windowText().color().name() == before
