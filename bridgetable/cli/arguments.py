"""The arguments of a command: how they are declared, and what is said when they are wrong."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Protocol

from bridgetable.cli.help_text import Argument, usage_line
from bridgetable.cli.names import PROGRAM, WINDOW
from bridgetable.cli.output import UsageError
from bridgetable.words.catalogue import OFFERED, Words


class Parser(argparse.ArgumentParser):
    """Parses the arguments of one command; whatever is wrong with them is a UsageError in the language of `words`.

    `declare` declares those of the command. --language and --help come after them: every command has these.
    """

    def __init__(self, command: str, words: Words, declare: Callable[[Parser], None]) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False)
        self.command = command
        self.words = words
        self.declared: dict[str, Argument] = {}
        """What has been declared, by the name under which its value is found."""
        declare(self)
        self.option("--language", choices=OFFERED)
        self.switch("-h", "--help")

    @property
    def program(self) -> str:
        """What is typed before the arguments."""
        return PROGRAM if self.command == WINDOW else f"{PROGRAM} {self.command}"

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """What has been declared, as the help shows it."""
        return tuple(self.declared.values())

    # -- declaring -----------------------------------------------------------------------------------------------------

    def file(self, *, required: bool = True, many: bool = False, read: Callable[[str], str] = str) -> None:
        """Declares the file, or the files, that the command is about."""
        self.declared["file"] = Argument((), self._value("file"), self._text("file"), required, many)
        self.add_argument("file", nargs="*" if many else "?", type=read)

    def switch(self, *names: str) -> None:
        """Declares an option without a value."""
        name = names[-1].strip("-")
        self._declare(name, names, "")
        self.add_argument(*names, action="store_true", dest=name)

    def option(
        self, *names: str, choices: Sequence[str] = (), read: Callable[[str], object] = str, default: object = None,
        required: bool = False,
    ) -> None:
        """Declares an option with a value: one of the choices where there are any, or whatever `read` can read.

        `read` raises ValueError where it cannot.
        """
        name = names[-1].strip("-")
        self._declare(name, names, "|".join(choices) or self._value(name), required)

        def value_of(text: str) -> object:
            try:
                if choices and text not in choices:
                    raise ValueError(text)
                return read(text)
            except ValueError:
                accepted = self._accepted(name)
                raise self.usage_error("usage-bad-value", option=names[-1], accepted=accepted, value=text) from None

        self.add_argument(*names, type=value_of, default=default, dest=name)

    def _declare(self, name: str, names: tuple[str, ...], value: str, required: bool = False) -> None:
        self.declared[name] = Argument(names, value, self._text(name), required)

    def _text(self, name: str) -> str:
        """What is said of an argument."""
        return self.words.text(self._key(name))

    def _key(self, name: str, attribute: str = "") -> str:
        """The key of a text about an argument: that for this command where there is one, else that for all commands."""
        own = f"argument-{name}-{self.command}{attribute}"
        return own if self.words.has(own) else f"argument-{name}{attribute}"

    def _value(self, name: str) -> str:
        """What stands for the value of an argument in usage and help."""
        return self.words.text(self._key(name, ".value"))

    def _accepted(self, name: str) -> str:
        """The values that an option takes, for the sentence about another one."""
        key = self._key(name, ".accepted")
        return self.words.text(key) if self.words.has(key) else self.declared[name].value

    # -- parsing -------------------------------------------------------------------------------------------------------

    def parsed(self, given: Sequence[str]) -> argparse.Namespace:
        """The values of these arguments; raises UsageError."""
        try:
            found, others = self.parse_known_args(given)
        except argparse.ArgumentError as wrong:
            raise self._value_error(wrong.argument_name or "") from None
        if others and others[0].startswith("-"):
            raise self.usage_error("usage-unknown-option", option=others[0].partition("=")[0])
        if others:
            raise self.usage_error("usage-unexpected", word=others[0])
        # argparse is not told what is required: it would say what is missing in English.
        missing = [
            each.shown for name, each in self.declared.items() if each.required and getattr(found, name) in (None, [])
        ]
        if missing:
            raise self.usage_error("usage-missing", names=", ".join(missing))
        return found

    def _value_error(self, option: str) -> UsageError:
        """The error about an option that has no value and needs one, or has one and takes none."""
        name = next(name for name, each in self.declared.items() if each.shown == option)
        if self.declared[name].value:
            return self.usage_error("usage-no-value", option=option, accepted=self._accepted(name))
        return self.usage_error("usage-takes-no-value", option=option)

    def usage_error(self, key: str, **blanks: object) -> UsageError:
        """The error that says this, and how the command is used."""
        usage = usage_line(self.program, self.declared.values())
        return UsageError(self.words.text("command-misused", reason=self.words.text(key, **blanks), usage=usage))


class Command(Protocol):
    """A module of the command line: a command, or the window."""

    def declare(self, parser: Parser) -> None:
        """Declares the arguments of the command."""

    def run(self, found: argparse.Namespace, words: Words) -> int:
        """Runs the command with these values; returns the exit status."""
