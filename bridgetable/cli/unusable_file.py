"""The error about a file that a command cannot use."""

from __future__ import annotations

from bridgetable.table.question import Message
from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words
from bridgetable.words.refusals import refused_line


class UnusableFileError(RefusedError):
    """A file cannot be used: `file` is its name as it was given."""

    def __init__(self, file: str, message: Message, place: str = "") -> None:
        super().__init__(message, place)
        self.file = file

    def line(self, words: Words) -> str:
        """One line: file, place, sentence."""
        return f"{self.file}: {refused_line(words, self)}" if self.file else refused_line(words, self)
