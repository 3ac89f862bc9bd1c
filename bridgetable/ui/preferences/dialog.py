"""The dialog of all preferences; what is chosen applies at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QFormLayout, QLabel, QTabWidget, QWidget

from bridgetable.laws.elections import ELECTIVES
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message, say
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FieldLabel, FormDialog, ScrolledArea, give_letters
from bridgetable.ui.preferences.preferences import THEMES, ZOOMS, Preferences, answers_to
from bridgetable.ui.session.shown import Speed
from bridgetable.words.catalogue import Words
from bridgetable.words.grammar import INDICES
from bridgetable.words.languages import OFFERED

Choices = Sequence[tuple[str | Message, object]]
"""The message of each choice or its key, with its value."""
LOOKS: dict[str, Choices] = {
    "language": [("language-name", each) for each in OFFERED],
    "theme": [(f"theme-{each}", each) for each in THEMES],
    "four_colours": [("view-four-colours", True), ("view-two-colours", False)],
    "indices": [(f"indices-{each}", each) for each in INDICES],
    "speed": [(f"speed-{each.name.lower()}", each) for each in Speed],
    "zoom": [(f"zoom-{each}", each) for each in ZOOMS],
}
"""The preferences with several values on the first page, by their names."""
LABELS = {"four_colours": "view-colours", "theme": "view-theme", "speed": "view-speed", "indices": "view-indices"}
"""The message keys of the labels that menus use too; the others begin with "preferences-"."""
SWITCHES = ("marks", "welcome")
"""The preferences that are on or off."""


class PreferencesDialog(FormDialog):
    """Two pages of preferences: what is seen, and the Laws for new tables; `folder` is where tables are kept."""

    chosen = Signal(str, object)  # preferences have values of many classes
    """The name of a preference and the value that was chosen for it."""

    def __init__(self, words: Words, current: Preferences, folder: Path | None, parent: QWidget | None = None) -> None:
        super().__init__("preferences", words, parent)
        self.choices: dict[str, QComboBox] = {}
        self.switches: dict[str, QCheckBox] = {}
        self._labels: dict[str, QLabel] = {}
        self._values: dict[str, Choices] = {}
        self._elections = dict(current.elections)
        self.pages = named(QTabWidget(self), "preferences-pages")
        self._note = QLabel(self, wordWrap=True)
        self.column.addWidget(self.pages)
        self._add_looks(current, folder)
        self._add_laws(current)
        self.finish()
        self.size_in_letters = (44, 34)
        self.reword(words)
        self.choices["language"].setFocus()

    # -- the fields ----------------------------------------------------------------------------------------------------

    def _add_page(self, wrapped: QFormLayout.RowWrapPolicy) -> QFormLayout:
        page = QWidget(self.pages)
        form = QFormLayout(page)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(wrapped)
        self.pages.addTab(ScrolledArea(page, self.pages), "")
        return form

    def _add_looks(self, current: Preferences, folder: Path | None) -> None:
        form = self._add_page(QFormLayout.RowWrapPolicy.WrapLongRows)
        for name, choices in LOOKS.items():
            self._add_choice(form, name, LABELS.get(name, f"preferences-{name}"), choices, getattr(current, name))
        for name in SWITCHES:
            switch = self.switches[name] = named(QCheckBox(), name)
            switch.setChecked(getattr(current, name))
            switch.toggled.connect(lambda on, name=name: self.chosen.emit(name, on))
            form.addRow(switch)
        if folder is not None:
            place = QLabel(str(folder), wordWrap=True, textFormat=Qt.TextFormat.PlainText)
            place.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            self._add_label(form, "preferences-folder", place)

    def _add_laws(self, current: Preferences) -> None:
        # The questions are sentences, and so are some answers: each has a line of its own.
        form = self._add_page(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(self._note)
        editions = [(say("edition-name", edition=each.value), each) for each in Edition]
        self._add_choice(form, "edition", "preferences-edition", editions, current.edition)
        for elective in ELECTIVES:
            key = f"election-{elective.name}"
            self._add_choice(form, key, key, answers_to(elective), self._elections.get(elective.name))
        self._enable_elections(current.edition)

    def _add_choice(self, form: QFormLayout, name: str, key: str, choices: Choices, now: object) -> None:
        field = self.choices[name] = named(QComboBox(), name)
        self._values[name] = choices
        for _, value in choices:
            field.addItem("", value)
        field.setCurrentIndex(next((at for at, (_, value) in enumerate(choices) if value == now), 0))
        field.activated.connect(lambda at, name=name: self._choose(name, at))
        self._add_label(form, key, field)

    def _add_label(self, form: QFormLayout, key: str, field: QWidget) -> None:
        has_line = form.rowWrapPolicy() is QFormLayout.RowWrapPolicy.WrapAllRows
        label = self._labels[key] = FieldLabel(wordWrap=has_line)
        label.setBuddy(field)
        if has_line:
            # As rows of their own both have the whole width.
            form.addRow(label)
            form.addRow(field)
        else:
            form.addRow(label, field)

    # -- what is chosen ------------------------------------------------------------------------------------------------

    def _choose(self, name: str, at: int) -> None:
        _, value = self._values[name][at]
        if not name.startswith("election-"):
            if isinstance(value, Edition):
                self._enable_elections(value)
            self.chosen.emit(name, value)
            return
        self._elections.pop(name.removeprefix("election-"), None)
        if isinstance(value, (str, bool)):
            self._elections[name.removeprefix("election-")] = value
        self.chosen.emit("elections", tuple(sorted(self._elections.items())))

    def _enable_elections(self, edition: Edition) -> None:
        """Dims the elections that make no difference in this edition."""
        for elective in ELECTIVES:
            self.choices[f"election-{elective.name}"].setEnabled(elective.concerns(edition))

    # -- texts ---------------------------------------------------------------------------------------------------------

    def reword(self, words: Words) -> None:
        """Shows all texts in the language of these words."""
        self.words = words
        self.setWindowTitle(words.text("preferences-title"))
        for page, key in enumerate(("preferences-looks", "preferences-laws")):
            self.pages.setTabText(page, words.text(key))
        self.pages.setAccessibleName(words.text("preferences-title"))
        self._note.setText(words.text("preferences-laws-note"))
        for key, label in self._labels.items():
            label.setText(words.text(key))
            if (field := label.buddy()) is not None:
                field.setAccessibleName(words.text(key))
        for name in SWITCHES:
            self.switches[name].setText(words.text(f"preferences-{name}"))
        for name, choices in self._values.items():
            field = self.choices[name]
            for at, (said, value) in enumerate(choices):
                # A language has its own name, whatever the window speaks.
                own = Words.of(str(value)) if name == "language" else words
                field.setItemText(at, own.say(said) if isinstance(said, Message) else own.text(said))
        ok, cancel = (
            self.buttons.button(kind)
            for kind in (QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel)
        )
        ok.setText(words.text("preferences-ok"))
        cancel.setText(words.text("dialog-cancel"))
        give_letters(self)
