"""Properties that the style sheet asks for."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def set_style_property(widget: QWidget, name: str, value: object, *inside: QWidget) -> None:
    """Sets a property that rules of the style sheet for the widget, and for widgets `inside` it, depend on.

    They are styled again only where the value is another: to ask for a style, PySide loads all that it knows of styles.
    """
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    for each in (widget, *inside):
        style = each.style()
        style.unpolish(each)
        style.polish(each)
