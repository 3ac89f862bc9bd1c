"""The tokens of a PBN file: tag pairs, comments, and the contents of the Auction and Play sections."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator
from typing import NamedTuple


class TokenKind(enum.Enum):
    """The kind of a token."""

    BLANK = "blank line"
    TAG = "tag pair"
    COMMENT = "comment"
    WORD = "call or card"
    NOTE = "note reference"
    NAG = "annotation glyph"
    SUFFIX = "! or ?"
    MARK = "irregularity"
    DASH = "nothing here"
    STAR = "end"
    PLUS = "to be continued"
    BROKEN_TAG = "tag pair without its end"
    OPEN_COMMENT = "comment without its end"
    JUNK = "no tag pair at all"


class Token(NamedTuple):
    """A token and its line number; `text` is the name and `value` the value of a tag pair, complete or not."""

    kind: TokenKind
    text: str
    line: int
    value: str = ""


_TAG = re.compile(r'\[\s*(\w+)\s*"((?:[^"\\\n]|\\[^\n])*+)"\s*\]')
_BROKEN_TAG = re.compile(r'\[\s*(\w+)\s*"')
_TABLE_ENDS = re.compile(r'[ \t]*\[\s*[A-Za-z]\w*\s*"')
# A line like this inside a comment means that the comment was not closed.
_NEXT_GAME = re.compile(r'\n(?=\[(?:Event|Site|Board|Dealer|Deal)\s*")')
_ESCAPED = re.compile(r"\\([\\\"])")
_ESCAPED_IN_NOTE = re.compile(r"\\([\\\"SHDC])")
_SUIT_IN_COMMENT = re.compile(r"\\([SHDC])")
_SYMBOLS = dict(zip("SHDC", "♠♥♦♣", strict=True))
_MOVE = re.compile(
    r"=(?P<note>\d+)=|\$(?P<nag>\d+)|\^(?P<mark>[A-Za-z])|(?P<suffix>[!?]+)|(?P<star>\*)|(?P<plus>\+)|(?P<dash>-+)"
    r"|(?P<word>[^\s{}\[\];=$^*+!?-]+|[=$^])"
)
_KINDS = {
    "note": TokenKind.NOTE, "nag": TokenKind.NAG, "mark": TokenKind.MARK, "suffix": TokenKind.SUFFIX,
    "star": TokenKind.STAR, "plus": TokenKind.PLUS, "dash": TokenKind.DASH, "word": TokenKind.WORD,
}
_OTHER = re.compile(r"[^\[{;\n]+")
_SPACES = re.compile(r"[^\S\n]+")
MOVES = ("Auction", "Play")


def tokens(text: str) -> Iterator[Token]:
    """The tokens of the text in order; never raises."""
    yield from _Lexer(text.replace("\r\n", "\n").replace("\r", "\n")).run()


class _Lexer:
    """Reads the text once from start to end; `section` is the name of the last tag pair."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.section = ""
        self.closing = -1
        self.next_game = -1

    def run(self) -> Iterator[Token]:
        """The tokens to the end of the text."""
        while self.at < len(self.text):
            if self._skips_line():
                continue
            end = self._line_end()
            if not self.text[self.at : end].strip():
                yield Token(TokenKind.BLANK, "", self.line)
                if self.section not in MOVES:
                    self.section = ""
                self._move(end + 1)
                continue
            yield from self._line_tokens()

    def _line_end(self) -> int:
        end = self.text.find("\n", self.at)
        return len(self.text) if end < 0 else end

    def _move(self, to: int) -> None:
        to = min(to, len(self.text))
        self.line += self.text.count("\n", self.at, to)
        self.at = to

    def _skips_line(self) -> bool:
        """Skips an escaped line or a row of a table; returns whether it did."""
        end = self._line_end()
        skip = self.text.startswith("%", self.at)
        if self.section.endswith("Table"):
            blank = not self.text[self.at : end].strip()
            skip = skip or not (blank or _TABLE_ENDS.match(self.text, self.at, end))
        if skip:
            self._move(end + 1)
        return skip

    def _line_tokens(self) -> Iterator[Token]:
        """The tokens up to the end of the line, or of a comment or tag pair that extends beyond it."""
        while self.at < len(self.text):
            if gap := _SPACES.match(self.text, self.at):
                self.at = gap.end()
                continue
            match self.text[self.at]:
                case "\n":
                    self._move(self.at + 1)
                    return
                case ";":
                    self._move(self._line_end())
                case "{":
                    yield from self._comment()
                case "[":
                    yield self._tag()
                case "}" | "]":
                    self.at += 1
                case _:
                    yield from self._move_token()

    def _move_token(self) -> Iterator[Token]:
        if self.section not in MOVES:
            other = _OTHER.match(self.text, self.at)
            self.at = other.end() if other else self.at + 1
            return
        match = _MOVE.match(self.text, self.at)
        if match is None or match.lastgroup is None:
            self.at += 1
            return
        self.at = match.end()
        yield Token(_KINDS[match.lastgroup], match[match.lastgroup], self.line)

    def _comment(self) -> Iterator[Token]:
        start, line = self.at, self.line
        self._look_ahead(start)
        end = min(self.closing, self.next_game)
        closed = end == self.closing and end < len(self.text)
        if end == len(self.text):
            end = self._line_end()
        content = self.text[start + 1 : end]
        self._move(end + 1 if closed else end)
        yield Token(TokenKind.COMMENT, comment_text(content), line)
        if not closed:
            yield Token(TokenKind.OPEN_COMMENT, "", line)
            if any(not row.strip() for row in content.split("\n")[1:]):
                yield Token(TokenKind.BLANK, "", self.line)

    def _look_ahead(self, start: int) -> None:
        """Finds the next closing brace and the next game, unless already found: this keeps the time linear."""
        if self.closing < start:
            found = self.text.find("}", start)
            self.closing = len(self.text) if found < 0 else found
        if self.next_game < start:
            match = _NEXT_GAME.search(self.text, start)
            self.next_game = match.start() if match else len(self.text)

    def _tag(self) -> Token:
        line = self.line
        match = _TAG.match(self.text, self.at)
        if match is not None:
            self._move(match.end())
            self.section = match[1]
            return Token(TokenKind.TAG, match[1], line, unescaped(match[1], match[2]))
        end = self._line_end()
        broken = _BROKEN_TAG.match(self.text, self.at, end)
        rest = self.text[broken.end() : end] if broken else self.text[self.at : end]
        self._move(end)
        if broken is None:
            return Token(TokenKind.JUNK, rest.strip()[:40], line)
        self.section = broken[1]
        value = rest.rstrip().removesuffix("]").rstrip().removesuffix('"')
        return Token(TokenKind.BROKEN_TAG, broken[1], line, unescaped(broken[1], value))


def unescaped(name: str, value: str) -> str:
    """The value of a tag pair with its escapes replaced; in notes "\\S" is a suit symbol."""
    escaped = _ESCAPED_IN_NOTE if name == "Note" else _ESCAPED
    return escaped.sub(lambda match: _SYMBOLS.get(match[1], match[1]), value)


def comment_text(content: str) -> str:
    """The text of a comment on one line, without escaped lines, with suit symbols for "\\S"."""
    first, *others = content.split("\n")
    joined = " ".join(" ".join((first, *(line for line in others if not line.startswith("%")))).split())
    return _SUIT_IN_COMMENT.sub(lambda match: _SYMBOLS[match[1]], joined)
