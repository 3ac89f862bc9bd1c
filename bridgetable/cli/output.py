"""What the commands print and in which language, and their exit statuses."""

from __future__ import annotations

import codecs
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

from bridgetable.table.text import DEFAULT_LANGUAGE, harmless

if TYPE_CHECKING:
    from bridgetable.words.catalogue import Words


OK, FAILED, UNUSABLE = 0, 1, 2
"""Exit statuses: all is well; an expectation or an action failed; the arguments or a file could not be used."""
INTERRUPTED = 130
"""The exit status where the user has interrupted a command."""


_OTHER_LETTERS = "other letters"


class UsageError(Exception):
    """The arguments make no command; the text is a sentence for the user that says why."""


class CannotPaintError(Exception):
    """Qt, which is needed to paint something, does not work here; the text is a sentence for the user that says why."""


class OutputError(Exception):
    """Standard output takes nothing more, as where the disk is full."""


def open_closed_streams() -> None:
    """Opens what the process was started without: a file opened later would take its place, and what is printed there.

    Python has no stream for it, here as in a program of Windows without a console.
    """
    for descriptor in range(3):
        try:
            os.fstat(descriptor)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)


def write_what_can_be_written(language: Callable[[], str]) -> None:
    """Has both streams write letters that they do not have in others: suits by their letters in the language."""

    def in_other_letters(error: UnicodeError) -> tuple[str, int]:
        from bridgetable.words.other_letters import in_ascii

        assert isinstance(error, UnicodeEncodeError)
        return in_ascii(error.object[error.start : error.end], language()), error.end

    codecs.register_error(_OTHER_LETTERS, in_other_letters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_OTHER_LETTERS)


def print_line(line: str) -> None:
    """Prints a line to standard output, without the control characters in it; raises OutputError."""
    if sys.stdout is not None:
        try:
            sys.stdout.write(harmless(line) + "\n")
        except BrokenPipeError:
            raise
        except OSError:
            raise OutputError from None


def print_error(line: str) -> None:
    """Prints a line to standard error, without the control characters in it, if that can be done."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(harmless(line) + "\n")
            sys.stderr.flush()


def end_output() -> None:
    """Has all that was printed leave the process; raises OutputError, or BrokenPipeError if nobody reads it."""
    if sys.stdout is not None:
        try:
            sys.stdout.flush()
        except BrokenPipeError:
            raise
        except OSError:
            raise OutputError from None


def drop_output() -> None:
    """Throws away what standard output does not take: Python would try it once more at exit, and complain."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def unexpected_error(error: Exception, words: Words) -> str:
    """The sentence about an error that nothing else tells; raises it again where BRIDGETABLE_DEBUG is set.

    It is one in the program itself, or a refusal, as where a draft lacks a clause that the Laws rule by.
    """
    from bridgetable.table.refusal import RefusedError
    from bridgetable.words.catalogue import refused_line

    if os.environ.get("BRIDGETABLE_DEBUG"):
        raise error
    if isinstance(error, RefusedError):
        return refused_line(words, error)
    return words.text("command-fault", what=" ".join(f"{type(error).__name__}: {error}".split()))


def end_process(line: str) -> NoReturn:
    """Prints a line to standard error and ends the process at once, as where Qt is about to abort it."""
    print_error(line)
    os._exit(UNUSABLE)


# -- The language of what is printed -----------------------------------------------------------------------------------


_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the locale, the first that is set of them."""
_PREFERRED = "LANGUAGE"
"""The variable that lists languages with colons between them, as GNU programs read it."""
_NO_LANGUAGE = ("C", "POSIX")
_OPTION = "--language"


def language_of(given: Sequence[str]) -> str:
    """The language that these arguments ask for, else that of the locale, else the default one.

    It is needed before they are parsed: what is wrong with them is said in this language.
    """
    from bridgetable.words.languages import OFFERED

    for place, word in enumerate(given):
        asked = given[place + 1] if word == _OPTION and place + 1 < len(given) else word.removeprefix(f"{_OPTION}=")
        # Of several with commas between them the first is that of the messages.
        asked = asked.partition(",")[0].strip()
        if word.startswith(_OPTION) and asked in OFFERED:
            return asked
    system = next(filter(None, map(os.environ.get, _LOCALE)), None) or _locale_of_system()
    wanted = [system] if _code(system) in _NO_LANGUAGE else [*os.environ.get(_PREFERRED, "").split(":"), system]
    return next((found for each in wanted if (found := _offered(each))), DEFAULT_LANGUAGE)


def _locale_of_system() -> str:
    # Imported where no variable tells: a window is shown without it.
    import locale

    return locale.getlocale()[0] or ""


def _code(name: str) -> str:
    """The language in the name of a locale: "it" of "it_IT.UTF-8", "Italian" of "Italian_Italy.1252" on Windows."""
    return re.split(r"[_.@-]", name)[0]


def _offered(name: str) -> str:
    """The language of this locale if it is offered, else ""."""
    from bridgetable.words.languages import OFFERED

    code = _code(name).lower()
    return next((each for each in OFFERED if code == each or (len(code) > 3 and code.startswith(each))), "")
