"""The edition of the Laws that a case is ruled under, and what the Regulating Authority elects."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QFormLayout, QScrollArea, QWidget

from bridgetable.laws.elections import ELECTIVES, Elective
from bridgetable.table.edition import Edition
from bridgetable.ui.authoring.page import Page
from bridgetable.ui.preferences.content.election_answers import answers_to
from bridgetable.ui.session.session import Session
from bridgetable.words.catalogue import Words


class LawsPage(Page):
    """A choice for the edition and one for each election that there is in it; each has everything ruled again."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(session, words)
        self.edition = QComboBox(self)
        for edition in Edition:
            self.edition.addItem(words.text(f"edition-{edition.value}"), edition)
        self.edition.activated.connect(lambda row: session.set_edition(self.edition.itemData(row)))
        self.elections: dict[str, QComboBox] = {}
        area = QScrollArea(self, widgetResizable=True)
        inside = QWidget()
        self._form = QFormLayout(inside)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        self._add("authoring-edition", self.edition)
        for elective in ELECTIVES:
            self._add(f"election-{elective.name}", self._choice(elective))
        area.setWidget(inside)
        self.column.addWidget(area)
        self.show_session()

    def show_session(self) -> None:
        """Shows what is chosen."""
        edition, elected = self.session.edition, dict(self.session.elections)
        self.edition.setCurrentIndex(self.edition.findData(edition))
        for elective in ELECTIVES:
            choice = self.elections[elective.name]
            self._form.setRowVisible(choice, edition in elective.editions)
            values = [value for _, value in answers_to(elective)]
            answer = elected.get(elective.name)
            choice.setCurrentIndex(values.index(answer) if answer in values else 0)

    def _choice(self, elective: Elective) -> QComboBox:
        choice, answers = QComboBox(self), answers_to(elective)
        for key, _ in answers:
            choice.addItem(self.words.text(key))
        choice.activated.connect(lambda row: self.session.elect(elective.name, answers[row][1]))
        self.elections[elective.name] = choice
        return choice

    def _add(self, key: str, field: QComboBox) -> None:
        text = self.words.text(key)
        field.setObjectName(key)
        field.setAccessibleName(text)
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.setMinimumContentsLength(20)
        self._form.addRow(text, field)
