"""What the table needs of the words of a language. No Qt."""

from __future__ import annotations

from typing import Protocol

from bridgetable.table.question import Message


class Words(Protocol):
    """The words of one language, as the table needs them."""

    @property
    def language(self) -> str:
        """Its letters: "en", "it"."""

    def text(self, key: str, /, **blanks: object) -> str:
        """The message of this key with its blanks filled."""

    def say(self, message: Message) -> str:
        """A message of the table in this language."""

    def name(self, value: object, form: str = "") -> str:
        """A seat, a call, a contract by itself."""
