"""The letters of a dialog that are pressed with Alt: those of labels of fields, of ticks, buttons and tabs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from bridgetable.ui.kit.choice_buttons import ChoiceButtons


class FieldLabel(QLabel):
    """The label of a field, which its letter moves the focus to; of a row of choices to the one that is chosen."""

    def event(self, event: QEvent) -> bool:
        """Moves the focus to the field: Qt would leave it where a field hands it on to another widget."""
        if event.type() is QEvent.Type.Shortcut and (field := self.buddy()) is not None:
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
        return super().event(event)


def give_letters(dialog: QDialog) -> None:
    """Gives each label of a field, each tick, button and tab a letter of its own that is pressed with Alt.

    A letter at the beginning of a word is taken first. Those that have one keep it; OK, Cancel and Close have keys. Of
    pages that are seen one at a time each may have the same letters.
    """
    around: list[tuple[_Lettered, int]] = []
    pages: dict[int, list[tuple[_Lettered, int]]] = {}
    for widget, tab in _lettered(dialog):
        page = _page_of(widget, dialog)
        (around if page is None else pages.setdefault(id(page), [])).append((widget, tab))
    # Tabs are pressed first, and all that is around the pages is seen with each of them.
    around.sort(key=lambda each: not isinstance(each[0], QTabBar))
    taken = _give_letters(around, {letter for each in pages.values() for letter in _letters_of(each)})
    for on_page in pages.values():
        _give_letters(on_page, taken)


def _give_letters(texts: Sequence[tuple[_Lettered, int]], taken: Set[str]) -> set[str]:
    """Gives letters that are not taken; returns those that these texts have."""
    own = _letters_of(texts)
    for widget, tab in texts:
        text = _text_of(widget, tab)
        if _letter_in(text) or "<" in text:
            continue
        starts = [at for at, letter in enumerate(text) if letter.isalpha() and not text[at - 1 : at].isalpha()]
        for at in (*starts, *range(len(text))):
            letter = text[at].lower()
            if letter.isascii() and letter.isalpha() and letter not in own and letter not in taken:
                own.add(letter)
                _set_text(widget, tab, f"{text[:at]}&{text[at:]}")
                break
    return own


def _letters_of(texts: Iterable[tuple[_Lettered, int]]) -> set[str]:
    return {letter for widget, tab in texts if (letter := _letter_in(_text_of(widget, tab)))}


def _page_of(widget: QWidget, dialog: QDialog) -> QWidget | None:
    """The page of a stack, as of tabs, that a widget is on; None where it is on none."""
    inner: QWidget | None = widget
    while inner is not None and inner is not dialog:
        around = inner.parentWidget()
        if isinstance(around, QStackedWidget):
            return inner
        inner = around
    return None


_Lettered = QLabel | QCheckBox | QPushButton | QTabBar


def _lettered(dialog: QDialog) -> Iterator[tuple[_Lettered, int]]:
    """What has letters, in order; of tabs each, by its number."""
    boxes = dialog.findChildren(QDialogButtonBox)
    usual = {button for box in boxes for kind in _USUAL if (button := box.button(kind)) is not None}
    for widget in dialog.findChildren(QWidget):
        if isinstance(widget, QTabBar):
            yield from ((widget, tab) for tab in range(widget.count()))
        elif isinstance(widget, QLabel):
            field = widget.buddy()
            if field is not None and (isinstance(widget, FieldLabel) or field.focusPolicy()):
                yield widget, 0
        elif isinstance(widget, QCheckBox) or (
            isinstance(widget, QPushButton)
            and widget not in usual
            and not isinstance(widget.parentWidget(), ChoiceButtons)
        ):
            yield widget, 0


_USUAL = (
    QDialogButtonBox.StandardButton.Ok,
    QDialogButtonBox.StandardButton.Cancel,
    QDialogButtonBox.StandardButton.Close,
)


def _text_of(widget: _Lettered, tab: int) -> str:
    return widget.tabText(tab) if isinstance(widget, QTabBar) else widget.text()


def _set_text(widget: _Lettered, tab: int, text: str) -> None:
    if isinstance(widget, QTabBar):
        widget.setTabText(tab, text)
    else:
        widget.setText(text)


def _letter_in(text: str) -> str:
    """The letter after the sign before it; "" where there is none."""
    _, sign, after = text.replace("&&", "  ").partition("&")
    return after[:1].lower() if sign else ""
