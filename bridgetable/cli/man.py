"""`bridgetable man`: the manual page of the program, written for groff from what the commands say of themselves."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime

from bridgetable import __version__
from bridgetable.cli.arguments import Argument, Parser, ParserOf, usage
from bridgetable.cli.names import COMMANDS, PROGRAM, WINDOW
from bridgetable.cli.output import OK, UNUSABLE, print_error, print_line
from bridgetable.words.catalogue import Words

EVERYWHERE = ("language", "help")
"""The options that every command has; where nothing else is said of one, it is told once, with the window."""
STATUSES = ("0", "1", "2", "130")
BUILD_TIME = "SOURCE_DATE_EPOCH"
"""The variable by which whoever builds a package says of what time its files are, in seconds since 1970."""
VARIABLES = (
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
    "LANGUAGE",
    "COLUMNS",
    "DISPLAY",
    "QT_QPA_PLATFORM",
    BUILD_TIME,
    "BRIDGETABLE_DEBUG",
)
EXAMPLES = (
    "bridgetable check resources/cases",
    "bridgetable replay case.json --language it --edition 1997",
    "bridgetable audit --figures boards.pbn",
    'eval "$(bridgetable completion bash)"',
)
_ESCAPED = str.maketrans(
    {"\\": r"\(rs", "-": r"\-", '"': r"\(dq", "'": r"\(aq", "`": r"\(ga", "~": r"\(ti", "^": r"\(ha"}
)


class Man:
    """The command; `parser_of` gives the parser of another one."""

    def __init__(self, parser_of: ParserOf) -> None:
        self._parser_of = parser_of

    def declare(self, parser: Parser) -> None:
        """Declares no arguments but those that every command has."""

    def run(self, found: Namespace, words: Words) -> int:
        """Prints the page in the language of the command."""
        try:
            written = date_written()
        except ValueError:
            print_error(words.text("man-no-time", name=BUILD_TIME, value=os.environ[BUILD_TIME]))
            return UNUSABLE
        print_line(manual_page(self._parser_of, words, written))
        return OK


def date_written() -> date:
    """The date that a page made now bears: that of SOURCE_DATE_EPOCH, else today's; raises ValueError."""
    if not (told := os.environ.get(BUILD_TIME, "")):
        return date.today()
    try:
        return datetime.fromtimestamp(int(told), UTC).date()
    except (OverflowError, OSError) as error:
        raise ValueError(told) from error


def manual_page(parser_of: ParserOf, words: Words, written: date) -> str:
    """The manual page of the program with all its commands, in ASCII; `written` is the date it bears."""
    window = parser_of(WINDOW, words)
    commands = [parser_of(name, words) for name in COMMANDS]
    return "\n".join(
        [
            f'.TH {PROGRAM.upper()} 1 "{written.isoformat()}" "{PROGRAM} {__version__}"'
            f' "{_roff(words.text("man-title"))}"',
            _heading(words, "name"),
            rf"{PROGRAM} \- {_roff(words.text('man-name'))}",
            _heading(words, "synopsis"),
            *_usage(window),
            ".br",
            rf"\fB{PROGRAM}\fR {_roff(words.text('man-command'))}",
            _heading(words, "description"),
            _roff(words.text("man-description")),
            ".PP",
            _roff(words.text("man-description-commands")),
            _heading(words, "options"),
            *_arguments(window.arguments),
            _heading(words, "commands"),
            *(line for each in commands for line in _command(each)),
            _heading(words, "status"),
            *_explained(STATUSES, "status", words),
            _heading(words, "environment"),
            *_explained(VARIABLES, "variable", words),
            _heading(words, "examples"),
            ".EX",
            *map(_roff, EXAMPLES),
            ".EE",
            _heading(words, "see"),
            _roff(words.text("man-see")),
        ]
    )


def _heading(words: Words, name: str) -> str:
    return f".SH {_roff(words.text(f'man-heading-{name}'))}"


def _explained(names: Iterable[str], kind: str, words: Words) -> Iterator[str]:
    for name in names:
        yield from _entry(name, words.text(f"man-{kind}-{name.lower().replace('_', '-')}"))


def _command(parser: Parser) -> Iterator[str]:
    """What a command does, how it is used, and its own arguments."""
    own = [
        each
        for name, each in parser.declared.items()
        if name not in EVERYWHERE or each.meaning != parser.words.text(f"argument-{name}")
    ]
    yield f".SS {parser.command}"
    yield _roff(parser.words.text(f"help-{parser.command}"))
    yield ".PP"
    yield from _usage(parser)
    yield from _arguments(own)


def _usage(parser: Parser) -> Iterator[str]:
    program, *parts = usage(parser.program, parser.arguments)
    # A part is not broken at the end of a line.
    yield " ".join([rf"\fB{_roff(program)}\fR", *(_roff(part).replace(" ", r"\ ") for part in parts)])


def _arguments(arguments: Iterable[Argument]) -> Iterator[str]:
    for each in arguments:
        names = ", ".join(rf"\fB{_roff(name)}\fR" for name in each.names)
        yield from _entry(
            " ".join(filter(None, (names, rf"\fI{_roff(each.value)}\fR" if each.value else ""))),
            each.meaning,
            escaped=True,
        )


def _entry(name: str, meaning: str, *, escaped: bool = False) -> Iterator[str]:
    """A name, and what it means indented below."""
    yield ".TP"
    yield name if escaped else rf"\fB{_roff(name)}\fR"
    yield _roff(meaning)


def _roff(text: str) -> str:
    """The text as groff reads it: nothing in it is a command, and what is not ASCII is named by its number."""
    escaped = "".join(letter if letter.isascii() else rf"\[u{ord(letter):04X}]" for letter in text.translate(_ESCAPED))
    return rf"\&{escaped}" if escaped.startswith(".") else escaped
