"""The question where the rulings stand on paper and in files."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from bridgetable.reports.booklet import Answers
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.words.catalogue import Words


class AnswersDialog(FormDialog):
    """Asks where the rulings stand, first `proposed`; `name` says what for: "print" or "export"."""

    def __init__(
        self, name: str, words: Words, parent: QWidget | None = None, proposed: Answers = Answers.INLINE
    ) -> None:
        super().__init__(name, words, parent)
        self.answers = ChoiceButtons(self)
        places = (Answers.INLINE, Answers.END, Answers.NONE)
        self.answers.fill([(words.text(f"paper-answers-{each.value}"), each) for each in places])
        self.answers.choose(proposed)
        self.explain(f"{name}-explain")
        self.add_row("paper-answers-where", self.answers)
        self.finish()

    @property
    def chosen(self) -> Answers:
        """Where the rulings stand."""
        return Answers(self.answers.value)
