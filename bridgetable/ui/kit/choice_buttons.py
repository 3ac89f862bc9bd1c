"""A row of buttons of which one is checked: quicker than a combo box when presenting on a projector."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget


class ChoiceButtons(QWidget):
    """A choice of one of a few values, a button for each; the arrow keys move between them.

    Where it `is_narrow` a button may be narrower than the style has them: one with a single digit is.
    """

    changed = Signal()
    """Emitted when another button is checked."""

    def __init__(self, parent: QWidget | None = None, *, is_narrow: bool = False) -> None:
        super().__init__(parent)
        self._is_narrow = is_narrow
        self._values: list[object] = []
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.idToggled.connect(lambda _, down: self.changed.emit() if down else None)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)

    def fill(
        self,
        choices: Sequence[tuple[str, object]],
        icons: Sequence[QIcon] = (),
        names: Sequence[str] = (),
        tips: Sequence[str] = (),
    ) -> None:
        """Adds a button for each label and value, with icons, accessible names and tooltips where given."""
        for n, (label, value) in enumerate(choices):
            button = QPushButton(label, self)
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            if n < len(icons) and not icons[n].isNull():
                button.setIcon(icons[n])
            button.setAccessibleName(names[n] if n < len(names) else label)
            button.setToolTip(tips[n] if n < len(tips) else "")
            self._group.addButton(button, n)
            self._row.addWidget(button, 1)
            self._values.append(value)
        self._fit_widths()
        first = self._group.button(0)
        if first is not None:
            self.setFocusProxy(first)

    def changeEvent(self, event: QEvent) -> None:
        """Widens the buttons when the font grows."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_widths()

    def _fit_widths(self) -> None:
        """Makes each button wide enough for its label in bold, as a checked button shows it."""
        bold = QFont(self.font())
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        # The style has a checked button narrower than the others.
        hints = [button.minimumSizeHint().width() for button in self._group.buttons() if not button.isChecked()]
        least = 0 if self._is_narrow else min(hints, default=0)
        for button in self._group.buttons():
            icon_width = 0 if button.icon().isNull() else button.iconSize().width()
            bold_width = metrics.horizontalAdvance(button.text()) + icon_width + metrics.height()
            button.setMinimumWidth(max(bold_width, least))

    @property
    def value(self) -> object:
        """The value of the checked button, or None."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def choose(self, value: object) -> None:
        """Checks the button of this value; without such a button nothing changes."""
        if value in self._values:
            button = self._group.button(self._values.index(value))
            button.setChecked(True)
            self.setFocusProxy(button)
