"""The tokens of a PBN text: tag pairs, comments, and the sections that follow a tag pair, each as a whole."""

from __future__ import annotations

import enum
import re
from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

MOVES = ("Auction", "Play")
LONGEST_LINE = 255
EMBEDDED = "%bridgetable-case"
"""The beginning of the lines that hold a case of this program, which go on in the escaped lines that follow."""


class TokenKind(enum.Enum):
    """The kind of a token."""

    BLANK = "blank line"
    TAG = "tag pair"
    TAGS = "tag pairs, a line each"
    SECTION = "calls, cards or the rows of a table"
    COMMENT = "comment"
    BROKEN_TAG = "tag pair without its end"
    OPEN_COMMENT = "comment without its end"
    JUNK = "no tag pair at all"
    STRAY = "text that belongs to nothing"
    LONG_LINE = "line longer than PBN allows"
    CONTROL = "control character"
    EMBEDDED = "case of this program"


class Token(NamedTuple):
    """A token and the line on which it begins.

    `text` is the name and `value` the value of a tag pair, complete or not; of a section they are the name of its tag
    pair and what stands in it. `last` means that the next game follows a section, up to which a comment may be open.
    `pairs` are the names and values of several tag pairs. `column` is where the value or the section begins.
    """

    kind: TokenKind
    text: str
    line: int
    value: str = ""
    last: bool = False
    pairs: tuple[tuple[str, str], ...] = ()
    column: int = 0


_PLAIN_TAG = re.compile(r'\[(\w+) "([^"\\\n]*+)"\]\n')
_PLAIN_TAGS = re.compile(r'(?:\[(?!(?i:auction|play|\w*table)\b)\w+ "[^"\\\n]*+"\]\n)++')
_TAG = re.compile(r'\[\s*(\w+)\s*"((?:[^"\\\n]|\\[^\n])*+)"\s*\]')
_BROKEN_TAG = re.compile(r'\[\s*(\w+)\s*"')
_ROWS = re.compile(r'(?:(?![^\S\n]*(?:\[\s*[A-Za-z]\w*\s*"|\{|\n|\Z))[^\n]*+(?:\n|\Z))*+')
_COMMENT_ROW = re.compile(r"[^\S\n]*\{")
# A line like this inside a comment means that the comment was not closed.
_NEXT_GAME = re.compile(r'\n(?=\[(?:Event|Site|Board|Dealer|Deal)\s*")')
_ESCAPED = re.compile(r"\\([\\\"])")
_ESCAPED_IN_NOTE = re.compile(r"\\([\\\"SHDC])")
_SUIT_IN_COMMENT = re.compile(r"\\([SHDC])")
_SYMBOLS = dict(zip("SHDC", "♠♥♦♣", strict=True))
_PLAIN_MOVES = re.compile(r"(?:[^\[{;\n]++|\n(?!%))*+")
_EMPTY_LINE = re.compile(r"\n[^\S\n]*\n")
_OTHER = re.compile(r"[^\[{;}\]\n]+|[}\]]+")
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x19\x1b-\x1f\x7f]")
_REST_OF_LINE = re.compile(r"[^\S\n]*\n")
_EMBEDDED_LINES = re.compile(r"%[^\n]*(?:\n%[^\n]*)*+")
_MOVES = {name.lower(): name for name in MOVES}
_SPACES = re.compile(r"[^\S\n]+")


def tokens(text: str, line: int = 1, last: bool = True) -> Iterator[Token]:
    """The tokens of a text in order, the first on this line; unless `last`, another game follows. Never raises."""
    yield from _Lexer(text, line, last).run()


class _Lexer:
    """Reads the text once from start to end."""

    def __init__(self, text: str, line: int, last: bool) -> None:
        self.text = text
        self.at = 0
        self.line = line
        # Where a comment that is not closed goes on to the end: not if only the end of the file is there.
        self.end_of_comments = len(text) if not last else len(text) + 1
        self.closing = -1
        self.next_game = -1
        self.flaws = self._flaws()

    def run(self) -> Iterator[Token]:
        """The tokens to the end of the text."""
        text = self.text
        while self.at < len(text):
            tags = _PLAIN_TAGS.match(text, self.at)
            if tags is not None:
                pairs = _PLAIN_TAG.findall(text, self.at, tags.end())
                yield Token(TokenKind.TAGS, "", self.line, pairs=tuple(pairs))
                self.line += len(pairs)
                self.at = tags.end()
                continue
            if text.startswith("%", self.at):
                if text.startswith(EMBEDDED, self.at) and (found := _EMBEDDED_LINES.match(text, self.at)):
                    yield Token(TokenKind.EMBEDDED, found[0], self.line)
                    self._move(found.end())
                self._move(self._line_end() + 1)
                continue
            end = self._line_end()
            if not text[self.at : end].strip():
                yield from self._flaws_before(self.line)
                yield Token(TokenKind.BLANK, "", self.line)
                self._move(end + 1)
                continue
            yield from self._line_tokens()
        yield from self.flaws

    def _flaws(self) -> deque[Token]:
        """What is wrong with lines wherever they stand, in their order."""
        found: list[Token] = []
        lines = self.text.split("\n")
        if max(map(len, lines)) > LONGEST_LINE:
            found += (
                Token(TokenKind.LONG_LINE, "", number)
                for number, line in enumerate(lines, self.line)
                if len(line) > LONGEST_LINE
            )
        if _CONTROL.search(self.text) is not None:
            matches = ((number, _CONTROL.search(line)) for number, line in enumerate(lines, self.line))
            found += (Token(TokenKind.CONTROL, f"U+{ord(match[0]):04X}", number) for number, match in matches if match)
        return deque(sorted(found, key=lambda token: token.line))

    def _flaws_before(self, line: int) -> Iterator[Token]:
        while self.flaws and self.flaws[0].line < line:
            yield self.flaws.popleft()

    def _line_end(self) -> int:
        end = self.text.find("\n", self.at)
        return len(self.text) if end < 0 else end

    def _move(self, to: int) -> None:
        to = min(to, len(self.text))
        self.line += self.text.count("\n", self.at, to)
        self.at = to

    def _line_tokens(self) -> Iterator[Token]:
        """The tokens up to the end of the line, or of a comment, tag pair or section that extends beyond it."""
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
                    tag = self._tag()
                    yield tag
                    if tag.kind is TokenKind.JUNK:
                        continue
                    if tag.text in MOVES:
                        yield from self._moves(tag.text)
                    elif tag.text.lower().endswith("table") and not self.text[self.at : self._line_end()].strip():
                        yield self._rows(tag.text)
                        return
                case _:
                    other = _OTHER.match(self.text, self.at)
                    end = other.end() if other else self.at + 1
                    yield Token(TokenKind.STRAY, self.text[self.at : end].strip()[:40], self.line)
                    self.at = end

    # -- comments and tag pairs ------------------------------------------------------------------------------------

    def _comment(self) -> Iterator[Token]:
        line = self.line
        closed, end = self._comment_end(self.at)
        content = self.text[self.at + 1 : end]
        self._move(end + 1 if closed else end)
        yield Token(TokenKind.COMMENT, comment_text(content), line)
        if not closed:
            yield Token(TokenKind.OPEN_COMMENT, "", line)
            if any(not row.strip() for row in content.split("\n")[1:]):
                yield Token(TokenKind.BLANK, "", self.line)

    def _comment_end(self, start: int) -> tuple[bool, int]:
        """Whether a comment is closed, and its end: at its brace, before the next game, or at the end of its line.

        What was found is kept for the comments that follow: this keeps the time linear.
        """
        if self.closing < start:
            found = self.text.find("}", start)
            self.closing = len(self.text) + 1 if found < 0 else found
        if self.next_game < start:
            match = _NEXT_GAME.search(self.text, start)
            self.next_game = match.start() if match else self.end_of_comments
        end = min(self.closing, self.next_game)
        if end > len(self.text):
            line_end = self.text.find("\n", start)
            return False, len(self.text) if line_end < 0 else line_end
        return end == self.closing, end

    def _tag(self) -> Token:
        line = self.line
        match = _TAG.match(self.text, self.at)
        if match is not None:
            column = match.start(2) - self.text.rfind("\n", 0, match.start(2))
            self._move(match.end())
            name = _MOVES.get(match[1].lower(), match[1])
            return Token(TokenKind.TAG, name, line, unescaped(name, match[2]), column=column)
        end = self._line_end()
        broken = _BROKEN_TAG.match(self.text, self.at, end)
        rest = self.text[broken.end() : end] if broken else self.text[self.at : end]
        self._move(end)
        if broken is None:
            return Token(TokenKind.JUNK, rest.strip()[:40], line)
        value = rest.rstrip().removesuffix("]").rstrip().removesuffix('"')
        return Token(TokenKind.BROKEN_TAG, broken[1], line, unescaped(broken[1], value))

    # -- sections --------------------------------------------------------------------------------------------------

    def _moves(self, name: str) -> Iterator[Token]:
        """The section up to the next tag pair outside of its comments, and whether an empty line stands in it."""
        text, start, line = self.text, self.at, self.line
        at, blank = start, False
        while True:
            run = _PLAIN_MOVES.match(text, at)
            end = run.end() if run else at
            blank = blank or _EMPTY_LINE.search(text, at, end + 1) is not None
            at = end
            if at >= len(text):
                break
            if text[at] == "[" and (_TAG.match(text, at) or _BROKEN_TAG.match(text, at)):
                break
            if text[at] == "{":
                closed, end = self._comment_end(at)
                blank = blank or (not closed and _EMPTY_LINE.search(text, at, end + 1) is not None)
                at = end + 1 if closed else end
            else:
                end = text.find("\n", at + 1)
                at = len(text) if end < 0 else end
        self._move(at)
        last = self.next_game == at - 1 or at >= self.end_of_comments
        yield Token(TokenKind.SECTION, name, line, text[start:at], last, column=start - text.rfind("\n", 0, start))
        if blank:
            yield Token(TokenKind.BLANK, "", self.line)

    def _rows(self, name: str) -> Token:
        """The rows of a table, from the line after its tag pair to an empty line or the next tag pair."""
        self._move(self._line_end() + 1)
        start, line, at = self.at, self.line, self.at
        while True:
            run = _ROWS.match(self.text, at)
            at = run.end() if run else at
            if at >= len(self.text) or not _COMMENT_ROW.match(self.text, at):
                break
            closed, end = self._comment_end(self.text.index("{", at))
            at = end + 1 if closed else end
            if rest := _REST_OF_LINE.match(self.text, at):
                at = rest.end()
        self._move(at)
        return Token(TokenKind.SECTION, name, line, self.text[start:at])


def unescaped(name: str, value: str) -> str:
    """The value of a tag pair with its escapes replaced; in notes "\\S" is a suit symbol."""
    if "\\" not in value:
        return value
    escaped = _ESCAPED_IN_NOTE if name == "Note" else _ESCAPED
    return escaped.sub(lambda match: _SYMBOLS.get(match[1], match[1]), value)


def comment_text(content: str) -> str:
    """The text of a comment on one line, without escaped lines, with suit symbols for "\\S"."""
    first, *others = content.split("\n")
    joined = " ".join(" ".join((first, *(line for line in others if not line.startswith("%")))).split())
    return _SUIT_IN_COMMENT.sub(lambda match: _SYMBOLS[match[1]], joined)
