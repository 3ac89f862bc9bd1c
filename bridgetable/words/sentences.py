"""Messages with blanks, filled by fluent.runtime, which is an extra: it brings 40 MB of babel.

It is for languages to come, whose numbers have other rules than a singular, or whose sentences use more of Fluent.
`bridgetable.words.formatting` fills ours without it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Junk

from bridgetable.words.formatting import NotCoveredError, functions_of, usual_form
from bridgetable.words.grammar import Grammar

_REFERENCE = re.compile(r"[{(]\s*(-?[a-z][\w-]*)")


_LARGEST = 10**15
"""The largest number that Fluent formats; what babel makes of one with 29 digits is an error."""
_LONG = 200
_FIRST_SIGN = 0xF0000
"""The first private character that stands for a long text while Fluent formats, which accepts 2500 characters."""


def _is_long(value: object) -> bool:
    return isinstance(value, str) and len(value) > _LONG


class UnfilledBlankError(NotCoveredError):
    """Fluent could not format a message."""


class _Value(FluentType):
    """A value of the table as an argument to Fluent, which formats it in its usual form unless a function does."""

    def __init__(self, value: object, grammar: Grammar) -> None:
        self.value = value
        self.grammar = grammar

    def format(self, locale: object) -> str:
        """The value in its usual form, for a message that names it without a function."""
        return self.grammar.forms(self.value, usual_form(self.value))


class Sentences:
    """The messages of one language, each parsed when it is first used."""

    def __init__(self, language: str, sources: Mapping[str, str], grammar: Grammar) -> None:
        self._sources = sources
        self._grammar = grammar
        self._known: set[str] = set()
        self._bundle = FluentBundle([language], functions=self._functions(), use_isolating=False)

    def sentence(self, key: str, attribute: str, blanks: Mapping[str, object]) -> str:
        """The text of a message, or of one of its attributes, with its blanks filled; raises UnfilledBlankError."""
        self._learn(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnfilledBlankError(f"{key} has no {attribute or 'text'}")
        signs = {name: chr(_FIRST_SIGN + n) for n, name in enumerate(blanks) if _is_long(blanks[name])}
        filled = {name: signs.get(name) or self._blank(value) for name, value in blanks.items()}
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise UnfilledBlankError(f"{key}: {errors[0]}")
        return str(text).translate({ord(sign): str(blanks[name]) for name, sign in signs.items()})

    def _learn(self, key: str) -> None:
        """Parses the message and the messages it refers to."""
        if key in self._known:
            return
        self._known.add(key)
        source = self._sources[key]
        resource = FluentResource(source)
        if any(isinstance(entry, Junk) for entry in resource.body):
            raise UnfilledBlankError(f"{key} is not Fluent")
        self._bundle.add_resource(resource)
        for other in _REFERENCE.findall(source):
            if other in self._sources:
                self._learn(other)

    def _blank(self, value: object) -> object:
        # Seats and suits are integers too, but no message counts them.
        if type(value) is int:
            return value if abs(value) <= _LARGEST else str(value)
        if isinstance(value, str):
            return value
        return _Value(value, self._grammar)

    def _functions(self) -> dict[str, Any]:
        return {name: _of_fluent(function) for name, function in functions_of(self._grammar).items()}


def _of_fluent(function: Callable[..., str | int]) -> Callable[..., object]:
    """The function with arguments as Fluent passes them, and with its result as Fluent expects it."""

    def called(*values: object, **named: object) -> object:
        result = function(*map(_bare, values), **named)
        return result if isinstance(result, str) else fluent_number(result)

    return called


def _bare(value: object) -> Any:
    return value.value if isinstance(value, _Value) else value
