"""What is asked before a lesson with unsaved changes is left."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QWidget

from bridgetable.ui.kit.dialogs.question_dialog import QuestionDialog
from bridgetable.words.catalogue import Words


class UnsavedDialog(QuestionDialog):
    """Asks whether to save, to leave without saving, or to stay: accepted for the first two, `discards` tells which."""

    def __init__(self, words: Words, text: str, parent: QWidget | None = None) -> None:
        super().__init__("lesson-unsaved", words, text, parent)
        self.discards = False
        button = self.buttons.addButton(words.text("lesson-unsaved-discard"),
                                        QDialogButtonBox.ButtonRole.DestructiveRole)
        button.clicked.connect(self._discard)

    def _discard(self) -> None:
        self.discards = True
        self.accept()
