"""Splitting a PBN text into blocks and their tokens into games, and the tags that a game inherits from earlier ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from bridgetable.files.pbn_lexer import MOVES, Token, TokenKind
from bridgetable.files.record import BoardTextError, Spot
from bridgetable.files.tag_values import KNOWN_TAGS, TABLES
from bridgetable.table.question import Blank

MANDATORY = (
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Scoring",
    "Declarer",
    "Contract",
    "Result",
)
_INHERITED = frozenset((*MANDATORY, "Room", "HomeTeam", "VisitTeam", "Hidden", *TABLES))
_NEVER_INHERITED = ("Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play")
_REPEATED = ("Event", "Site", "Date", "Scoring", "HomeTeam", "VisitTeam")
_NAMES = ("West", "North", "East", "South")
_ANY_CASE = {name.lower(): name for name in KNOWN_TAGS}
_NOTE_NUMBER = re.compile(r"[1-9]|[12]\d|3[0-2]", re.ASCII)
_OF_A_TAG = ("files-tag-twice", "files-tag-broken", "files-not-inherited")
_LONGEST_INHERITED = 4096
_FLAWS = {
    TokenKind.OPEN_COMMENT: "files-comment-open",
    TokenKind.JUNK: "files-tag-broken",
    TokenKind.STRAY: "files-stray-text",
    TokenKind.LONG_LINE: "files-line-long",
    TokenKind.CONTROL: "files-control-character",
}
CHUNK = 64 * 1024
_GAME_BEGINS = re.compile(r'\n[^\S\n]*\n(?=\[(?:Event|Site|Board|Dealer|Deal)\s*")')
_TAG_BEGINS = re.compile(r'\n[^\S\n]*\n(?=\[(?!(?:Note|Auction|Play)\W)\w+ *")')


class Block(NamedTuple):
    """Whole games as text, the line on which they begin, and whether no other game follows them."""

    text: str
    line: int
    last: bool


def blocks(read: Callable[[int], str]) -> Iterator[Block]:
    """The blocks of a text that `read` gives in pieces of about so many characters."""
    text, line = "", 1
    while True:
        # Each piece is as large as what is kept, so that one long game is not copied again and again.
        piece = read(max(CHUNK, len(text)))
        if not piece:
            if text:
                yield Block(text, line, last=True)
            return
        searched = max(0, len(text) - 1024)
        text += piece
        end = _last_cut(text, searched)
        if end:
            yield Block(text[:end], line, last=False)
            line += text.count("\n", 0, end)
            text = text[end:]


def _last_cut(text: str, searched: int) -> int:
    """Where the last game begins that surely is one; 0 if there is none behind what was searched before.

    No comment goes on past the first line of a game; past another tag pair it may, if a brace is open.
    """
    end = 0
    for match in _GAME_BEGINS.finditer(text, searched):
        end = match.end()
    if end:
        return end
    for match in _TAG_BEGINS.finditer(text, searched):
        end = match.end()
    return 0 if text.rfind("{", 0, end) > text.rfind("}", 0, end) else end


class Note(NamedTuple):
    """A note of a section, and the line on which it stands."""

    text: str
    line: int


class Game:
    """The tags, sections, notes and comments of one game; `broken` are the tags that are not closed."""

    def __init__(self, line: int) -> None:
        self.number = 0
        self.line = line
        self.tags: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.columns: dict[str, int] = {}
        self.sections: dict[str, Token] = {}
        self.notes: dict[str, dict[str, Note]] = {name: {} for name in MOVES}
        self.commentary: list[str] = []
        self.embedded = ""
        self.warnings: list[BoardTextError] = []
        self.told: set[tuple[str, Blank | None]] = set()
        self.broken: set[str] = set()

    @property
    def dealt(self) -> bool:
        """Whether the game has its deal or any moves."""
        return "Deal" in self.tags or self.has_moves

    @property
    def has_moves(self) -> bool:
        """Whether the game has an Auction or a Play."""
        return any(name in self.tags for name in MOVES)

    def line_of(self, name: str) -> Spot:
        """Where the value of a tag pair stands, or the start of the game if it inherited the tag."""
        if name not in self.lines:
            return Spot.at(self.line, 1)
        return Spot.at(self.lines[name], self.columns.get(name, len(f'["{name} ') + 1))

    def warn(self, key: str, line: int, **blanks: Blank) -> None:
        """Adds a warning about this line, unless the game has one with this key; of tags, one for each."""
        about = (key, blanks.get("text") if key in _OF_A_TAG else None)
        if about not in self.told:
            self.told.add(about)
            self.warnings.append(BoardTextError(key, line, **blanks))


class TakenOver:
    """What the games of a file take over from those before: values that are kept on, and the tags of the last game.

    `games` is how many there were.
    """

    def __init__(self) -> None:
        self.games = 0
        self.previous: dict[str, str] = {}
        self.kept_on: dict[str, str] = {}

    def complete(self, tags: dict[str, str]) -> list[str]:
        """Fills in what the next game takes over; returns the tags that may not be taken over and are."""
        self.games += 1
        wrong = _inherit(tags, self.previous, self.kept_on)
        _repeat(tags, self.previous)
        # What every board after this one would be asked about is short, or the time would grow with both.
        self.previous = tags
        if max(map(len, tags.values()), default=0) > _LONGEST_INHERITED:
            self.previous = {name: value for name, value in tags.items() if len(value) <= _LONGEST_INHERITED}
        return wrong

    def copy(self) -> TakenOver:
        """The same, to go on from there another way."""
        other = TakenOver()
        other.games, other.previous, other.kept_on = self.games, self.previous, self.kept_on.copy()
        return other

    def go_on_from(self, other: TakenOver) -> None:
        """Becomes the other, which has gone on."""
        self.games, self.previous, self.kept_on = other.games, other.previous, other.kept_on


def games_of(tokens: Iterable[Token], taken_over: TakenOver | None = None) -> Iterator[Game]:
    """The games in order, each with the tags it inherits, the first of them from games before these."""
    taken_over = taken_over or TakenOver()
    for game in _GameSplitter().games(tokens):
        wrong = taken_over.complete(game.tags)
        game.number = taken_over.games
        for name in wrong:
            game.warn("files-not-inherited", game.line_of(name), text=name)
        yield game


class _GameSplitter:
    """Distributes tokens to games; an empty line ends a game, unless only its moves follow."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.blank = False
        self.section = ""
        self.last_moves = ""
        self.early: list[Token] = []
        self.first_tag = self.previous_tag = ""

    def games(self, tokens: Iterable[Token]) -> Iterator[Game]:
        """The games in order, each as soon as the next one begins."""
        for token in tokens:
            kind = token.kind
            if kind is TokenKind.TAGS:
                for line, (name, value) in enumerate(token.pairs, token.line):
                    if self.game is not None and self._begins(name, self.game):
                        yield self.game
                        self.game = None
                    self._tag(name, value, line)
            elif kind is TokenKind.TAG or kind is TokenKind.BROKEN_TAG:
                if self.game is not None and self._begins(token.text, self.game):
                    yield self.game
                    self.game = None
                self._tag(token.text, token.value, token.line, token.column)
                if kind is TokenKind.BROKEN_TAG and self.game is not None:
                    self.game.warn("files-tag-broken", token.line, text=token.text)
                    self.game.broken.add(token.text)
            elif kind is TokenKind.BLANK:
                self.blank = True
                if self.section not in MOVES:
                    self.section = ""
            else:
                self._other(token)
        if self.game is not None:
            yield self.game

    def _begins(self, name: str, game: Game) -> bool:
        if self.blank:
            return not (name == "Note" or (name in MOVES and name not in game.tags))
        if name not in game.tags or name not in MANDATORY or name == self.previous_tag or not game.dealt:
            return False
        # Files without empty lines begin each game with the same tag; any other is given twice by mistake.
        return name == self.first_tag or game.has_moves

    def _tag(self, name: str, value: str, line: int, column: int = 0) -> None:
        game = self.game
        if game is None:
            game = self.game = Game(line)
            self.first_tag, self.last_moves = name, ""
            for earlier in self.early:
                self._add(game, earlier)
            self.early = []
        value = value.strip()
        name = name if name in KNOWN_TAGS else _ANY_CASE.get(name.lower(), name)
        if name == "Note":
            self._note(game, value, line)
        elif name not in game.tags:
            game.tags[name] = value
            game.lines[name] = line
            if column:
                game.columns[name] = column
        else:
            game.warn("files-tag-twice", line, text=name)
        if name in MOVES:
            self.last_moves = name
        self.section = self.previous_tag = name
        self.blank = False

    def _note(self, game: Game, value: str, line: int) -> None:
        number, colon, text = value.partition(":")
        number = number.strip().lstrip("0")
        if not self.last_moves:
            game.warn("files-note-early", line, text=value)
        notes = game.notes[self.last_moves or MOVES[0]]
        if not colon or not is_note_number(number):
            game.warn("files-bad-note", line, text=value)
        if number in notes:
            game.warn("files-note-twice", line, text=number)
        notes.setdefault(number, Note(text.strip(), line))

    def _other(self, token: Token) -> None:
        early = token.kind is TokenKind.COMMENT and self.blank and self.section not in MOVES
        if self.game is None or early:
            self.early.append(token)
        elif token.kind is not TokenKind.STRAY or self.section in ("", *KNOWN_TAGS):
            # What follows a tag that is not known may be a section of a later standard.
            self._add(self.game, token)

    def _add(self, game: Game, token: Token) -> None:
        if token.kind is TokenKind.COMMENT:
            game.commentary += [token.text] if token.text else []
        elif token.kind is TokenKind.EMBEDDED:
            game.embedded = game.embedded or token.text
        elif token.kind is TokenKind.SECTION:
            game.sections.setdefault(token.text, token)
        elif token.text:
            game.warn(_FLAWS[token.kind], token.line, text=token.text)
        else:
            game.warn(_FLAWS[token.kind], token.line)


def spelt_otherwise(name: str) -> bool:
    """Whether this is a tag of the standard in other letters, capital or small."""
    return name not in KNOWN_TAGS and name.lower() in _ANY_CASE


def is_note_number(text: str) -> bool:
    """Whether a note may have this number: 1 to 32."""
    return _NOTE_NUMBER.fullmatch(text) is not None


def _inherit(tags: dict[str, str], previous: dict[str, str], kept_on: dict[str, str]) -> list[str]:
    """Fills in inherited values: "#" is that of the previous game, "##" keeps it, and "##text" sets it, from now on."""
    for name in tuple(kept_on):
        if name not in tags:
            tags[name] = kept_on[name]
        elif not tags[name].startswith("##"):
            del kept_on[name]
    taken_over = [(name, value) for name, value in tags.items() if value[:1] == "#"]
    for name, value in taken_over:
        if name not in _INHERITED:
            continue
        if value.startswith("##"):
            tags[name] = value[2:] or previous.get(name, "")
            if len(tags[name]) <= _LONGEST_INHERITED:
                kept_on[name] = tags[name]
        elif value == "#":
            tags[name] = previous.get(name, "")
    return [name for name, _ in taken_over if name in _NEVER_INHERITED]


def _repeat(tags: dict[str, str], previous: dict[str, str]) -> None:
    """Copies tags from the previous game: files of a whole event often give only what has changed."""
    for name in _REPEATED:
        if name not in tags and name in previous:
            tags[name] = previous[name]
    if not any(name in tags for name in _NAMES):
        tags.update((name, previous[name]) for name in _NAMES if name in previous)
    if "Deal" in tags:
        same_deal = tags["Deal"] == previous.get("Deal")
    else:
        same_deal = all(tags.get(name, previous.get(name)) == previous.get(name) for name in ("Board", "Dealer"))
    if same_deal:
        for name in ("Board", "Dealer", "Vulnerable", "Deal"):
            if name not in tags and name in previous:
                tags[name] = previous[name]
