"""A row of buttons of which one is down: quicker than a list when standing at a projector."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIcon
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget


class Choices(QWidget):
    """One of a few values; arrow keys go from one to the next."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: list[object] = []
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.idToggled.connect(lambda _, down: self.changed.emit() if down else None)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)

    def fill(
        self, choices: Sequence[tuple[str, object]], icons: Sequence[QIcon] = (), names: Sequence[str] = (),
        tips: Sequence[str] = (),
    ) -> None:
        """The labels with their values, and where there are, pictures, the names they are read out by, and tooltips."""
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
            self._row.addWidget(button)
            self._values.append(value)
        self._fit()
        first = self._group.button(0)
        if first is not None:
            self.setFocusProxy(first)

    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need wider buttons."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Wide enough for the label in bold, as it is when the button is down."""
        bold = QFont(self.font())
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        for button in self._group.buttons():
            picture = 0 if button.icon().isNull() else button.iconSize().width()
            button.setMinimumWidth(metrics.horizontalAdvance(button.text()) + picture + metrics.height())

    @property
    def value(self) -> object:
        """The value chosen, or nothing."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def choose(self, value: object) -> None:
        """Chooses a value."""
        if value in self._values:
            button = self._group.button(self._values.index(value))
            button.setChecked(True)
            self.setFocusProxy(button)
