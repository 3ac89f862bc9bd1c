"""Properties that the style sheet asks for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QWidget


def set_style_property(widget: QWidget, name: str, value: object, *inside: QWidget) -> None:
    """Sets a property that rules of the style sheet for the widget, and for widgets `inside` it, depend on.

    They are styled again only where the value is another, and where they have been styled at all, as they are when they
    are first shown.
    """
    before = widget.property(name)
    if before == value:
        return
    widget.setProperty(name, value)
    if before is None and value is False:
        # There are no rules for this: it is so without the property.
        return
    for each in (widget, *inside):
        if each.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            style_again(each)


def style_again(widget: QWidget) -> None:
    """Has the rules applied to a widget that now hold for it; what held before is taken back."""
    # A widget does this itself. To be given its style, PySide first makes all the enumerations of styles.
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.Polish))
