"""The arguments of a command: how they are declared, and what is said when they are wrong."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

import msgspec

from bridgetable.cli.names import DRAFT_OPTION, PROGRAM, WINDOW
from bridgetable.cli.output import UsageError
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import OFFERED

# -- An argument of a command, as usage, help, manual page and shells show it ------------------------------------------


class Files(msgspec.Struct, frozen=True):
    """The value is a file with one of these endings, or any file without endings; or a folder if `folders` only."""

    endings: tuple[str, ...] = ()
    folders: bool = False


Completion = tuple[str, ...] | Files | Callable[[], Iterable[str] | Files]
"""What a shell proposes for a value: words or files, or what gives these when they are needed; () for nothing."""


class Argument(msgspec.Struct, frozen=True):
    """An argument as it is declared.

    `names` are those of an option, none for a file; `value` stands for what is typed there, "" for a switch.
    `listed` says that the value may be several words, with commas between them.
    """

    names: tuple[str, ...]
    value: str
    meaning: str
    required: bool = False
    many: bool = False
    completion: Completion = ()
    listed: bool = False

    @property
    def shown(self) -> str:
        """All its names, as in "-o/--out", or its value where it has none, as in "FILE"."""
        return "/".join(self.names) or self.value

    @property
    def in_usage(self) -> str:
        """How it stands in the usage: in brackets where it may be left out."""
        text = " ".join(filter(None, (*self.names[:1], self.value))) + ("…" if self.many else "")
        return text if self.required else f"[{text}]"


def usage(program: str, arguments: Iterable[Argument]) -> list[str]:
    """The parts of the line that says how the program is used: files and required options come first."""
    ordered = sorted(arguments, key=lambda each: (bool(each.names), not each.required))
    return [program, *(each.in_usage for each in ordered)]


_LIKENESS = 0.7
"""How like what was typed a word has to be, from 0 to 1, to be named instead."""


class Parser(argparse.ArgumentParser):
    """Parses the arguments of one command; whatever is wrong with them is a UsageError in the language of `words`.

    `declare` declares those of the command. --language and --help come after them: every command has these, and one
    may declare a --language of its own.
    """

    def __init__(self, command: str, words: Words, declare: Callable[[Parser], None]) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False)
        self.command = command
        self.words = words
        self.declared: dict[str, Argument] = {}
        """What has been declared, by the name under which its value is found."""
        self.actions: dict[str, argparse.Action] = {}
        """What argparse does with each of these."""
        declare(self)
        if "language" not in self.declared:
            self.option("--language", choices=OFFERED)
        # It is tried before anything is parsed: editions are among what is declared above.
        self.option(DRAFT_OPTION, completion=Files(folders=True))
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

    def file(
        self,
        name: str = "file",
        *,
        required: bool = True,
        many: bool = False,
        read: Callable[[str], str] = str,
        completion: Completion = (),
    ) -> None:
        """Declares the file, or the files, that the command is about, or another word under that name."""
        self.declared[name] = Argument((), self._value(name), self._text(name), required, many, completion)
        self.actions[name] = self.add_argument(name, nargs="*" if many else "?", type=read)

    def switch(self, *names: str) -> None:
        """Declares an option without a value."""
        name = names[-1].strip("-")
        self.declared[name] = Argument(names, "", self._text(name))
        self.actions[name] = self.add_argument(*names, action="store_true", dest=name)

    def option(
        self,
        *names: str,
        choices: Sequence[str] = (),
        read: Callable[[str], object] = str,
        default: object = None,
        required: bool = False,
        completion: Completion = (),
        listed: bool = False,
    ) -> None:
        """Declares an option with a value: one of the choices where there are any, or whatever `read` can read.

        `read` raises ValueError where it cannot. `completion` and `listed` are those of an Argument.
        """
        name = names[-1].strip("-")
        value = "|".join(choices) or self._value(name)
        proposed = completion or tuple(choices)
        self.declared[name] = Argument(names, value, self._text(name), required, False, proposed, listed)

        def value_of(text: str) -> object:
            try:
                if choices and text not in choices:
                    raise ValueError(text)
                return read(text)
            except ValueError:
                accepted = self._accepted(name)
                raise self.usage_error(
                    "usage-bad-value", meant=(text, choices), option=names[-1], accepted=accepted, value=text
                ) from None

        self.actions[name] = self.add_argument(*names, type=value_of, default=default, dest=name)

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
            option = others[0].partition("=")[0]
            known = [name for each in self.declared.values() for name in each.names]
            raise self.usage_error("usage-unknown-option", meant=(option, known), option=option)
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

    def usage_error(self, key: str, *, meant: tuple[str, Iterable[str]] | None = None, **blanks: object) -> UsageError:
        """The error that says this, and how the command is used.

        `meant` is what was typed and what might have been: the word that is most like it is named.
        """
        reason = self.words.text(key, **blanks)
        if meant is not None and (nearest := nearest_word(*meant)):
            own = f"{key}-meant"
            key = own if self.words.has(own) else "usage-meant"
            reason = self.words.text(key, reason=reason, nearest=nearest, **blanks)
        used = " ".join(usage(self.program, self.declared.values()))
        return UsageError(self.words.text("command-misused", reason=reason, usage=used))


def nearest_word(typed: str, words: Iterable[str]) -> str:
    """The one of these words that begins with what was typed, or is most like it; "" where none is like it."""
    from difflib import get_close_matches

    by_letters = {word.casefold(): word for word in words}
    begun = [word for word in by_letters if word.startswith(typed.casefold()) and typed.strip("-")]
    near = begun if len(begun) == 1 else get_close_matches(typed.casefold(), by_letters, 1, _LIKENESS)
    return by_letters[near[0]] if near else ""


ParserOf = Callable[[str, Words], Parser]
"""What gives the parser of the command of this name, to commands that tell of the others."""


class Command(Protocol):
    """A module of the command line: a command, or the window."""

    def declare(self, parser: Parser) -> None:
        """Declares the arguments of the command."""

    def run(self, found: argparse.Namespace, words: Words) -> int:
        """Runs the command with these values; returns the exit status."""
