"""Qt's own texts, such as those of file dialogs and of the menus of text fields, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.catalogue import Words

MISSING = {
    ("QFileDialog", "&Look in:"): "toolkit-look-in",
    ("QFileDialog", "Files of &type:"): "toolkit-file-type",
    (
        "QFileSystemModel",
        '<b>The name "%1" cannot be used.</b><p>Try using another name, with fewer characters or no punctuation marks.',
    ): "toolkit-bad-name",
    **{("QShortcut", key): f"toolkit-key-{key.lower()}" for key in ("Shift", "Left", "Right", "Up", "Down", "Home")},
}
"""The keys of our messages for texts that Qt's translations lack, or have in other words than ours."""


class _Missing(QTranslator):
    """Translates what Qt's own translations lack, or have in other words than ours."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.words: Words | None = None

    def isEmpty(self) -> bool:
        """Whether there is nothing to translate."""
        return self.words is None

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """Returns the translation of a text of Qt, or None."""
        key = MISSING.get((context, source))
        return self.words.text(key) if key is not None and self.words is not None else None


class ToolkitLanguage(QObject):
    """Has the texts of Qt, and the way in which widgets write numbers, follow a language."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._missing, self._own = _Missing(self), QTranslator(self)

    def show(self, words: Words) -> None:
        """Shows Qt's texts in the language of these words from now on."""
        for translator in (self._own, self._missing):
            self._application.removeTranslator(translator)
        QLocale.setDefault(locale_of(words.language))
        self._missing.words = None
        if words.language == DEFAULT_LANGUAGE:
            # Qt's own texts are in this language.
            return
        self._missing.words = words
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # The one that was installed last is asked first.
        if self._own.load(f"qtbase_{words.language}", folder):
            self._application.installTranslator(self._own)
        self._application.installTranslator(self._missing)


def locale_of(language: str) -> QLocale:
    """The locale of the system if it is one of this language, otherwise that of the language."""
    system = QLocale.system()
    return system if system.name()[:2] == language else QLocale(language)
