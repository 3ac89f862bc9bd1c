"""Splitting the tokens of a PBN file into games, and the tags that a game inherits from earlier ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgetable.files.parsing import BoardTextError
from bridgetable.files.pbn_lexer import MOVES, Token, TokenKind

MANDATORY = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Scoring",
    "Declarer", "Contract", "Result",
)
_INHERITED = frozenset((*MANDATORY, "Room", "HomeTeam", "VisitTeam", "Hidden"))
_REPEATED = ("Event", "Site", "Date", "Scoring", "HomeTeam", "VisitTeam")
_NAMES = ("West", "North", "East", "South")


class Game:
    """The tags, moves, notes and comments of one game."""

    def __init__(self, number: int, line: int) -> None:
        self.number = number
        self.line = line
        self.tags: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.moves: dict[str, list[Token]] = {}
        self.notes: dict[tuple[str, str], str] = {}
        self.commentary: list[str] = []
        self.warnings: list[BoardTextError] = []

    @property
    def dealt(self) -> bool:
        """Whether the game has its deal or any moves."""
        return "Deal" in self.tags or bool(self.moves)

    def line_of(self, name: str) -> int:
        """The line number of a tag pair, or that of the start of the game if it inherited the tag."""
        return self.lines.get(name, self.line)


def games_of(tokens: Iterable[Token]) -> Iterator[Game]:
    """The games in order, each with the tags it inherits."""
    inherited: dict[str, str] = {}
    sticky: dict[str, str] = {}
    for game in _GameSplitter().games(tokens):
        _inherit(game.tags, inherited, sticky)
        _repeat(game.tags, inherited)
        inherited = {name: value for name, value in game.tags.items() if name in _INHERITED}
        yield game


class _GameSplitter:
    """Distributes tokens to games; an empty line ends a game, unless only its moves follow."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.blank = False
        self.section = ""
        self.last_moves = MOVES[0]
        self.count = 0
        self.early: list[str] = []
        self.previous_tag = ""

    def games(self, tokens: Iterable[Token]) -> Iterator[Game]:
        """The games in order, each as soon as the next one begins."""
        for token in tokens:
            if token.kind is TokenKind.BLANK:
                self.blank = True
            elif token.kind in (TokenKind.TAG, TokenKind.BROKEN_TAG):
                if self.game is not None and self._begins(token, self.game):
                    yield self.game
                    self.game = None
                self._tag(token)
            else:
                self._other(token)
        if self.game is not None:
            yield self.game

    def _begins(self, token: Token, game: Game) -> bool:
        name = token.text
        if self.blank:
            return not (name == "Note" or (name in MOVES and name not in game.moves))
        repeated = name in MANDATORY and name in game.tags and name != self.previous_tag
        return repeated and game.dealt

    def _tag(self, token: Token) -> None:
        name, value = token.text, token.value.strip()
        if self.game is None:
            self.count += 1
            self.game = Game(self.count, token.line)
            self.game.commentary += self.early
            self.early = []
            self.last_moves = MOVES[0]
        game = self.game
        if token.kind is TokenKind.BROKEN_TAG:
            game.warnings.append(BoardTextError("files-tag-broken", token.line, text=name))
        if name == "Note":
            number, _, note = value.partition(":")
            game.notes.setdefault((self.last_moves, number.strip()), note.strip())
        elif name not in game.tags:
            game.tags[name] = value
            game.lines[name] = token.line
        if name in MOVES:
            game.moves.setdefault(name, [])
            self.last_moves = name
        self.section = self.previous_tag = name
        self.blank = False

    def _other(self, token: Token) -> None:
        game = self.game
        if token.kind is TokenKind.COMMENT and (self.blank or game is None) and self.section not in MOVES:
            self.early.append(token.text)
            return
        if game is None:
            return
        if token.kind is TokenKind.OPEN_COMMENT:
            game.warnings.append(BoardTextError("files-comment-open", token.line))
        elif token.kind is TokenKind.JUNK:
            game.warnings.append(BoardTextError("files-tag-broken", token.line, text=token.text))
        elif self.section in MOVES:
            game.moves[self.section].append(token)
        elif token.kind is TokenKind.COMMENT and token.text:
            game.commentary.append(token.text)


def _inherit(tags: dict[str, str], previous: dict[str, str], sticky: dict[str, str]) -> None:
    """Fills in inherited values: "#" is that of the previous game, "##" keeps it, and "##text" sets it, from now on."""
    for name in _INHERITED:
        value = tags.get(name)
        if value is None:
            if name in sticky:
                tags[name] = sticky[name]
        elif value.startswith("##"):
            tags[name] = sticky[name] = value[2:] or previous.get(name, "")
        else:
            sticky.pop(name, None)
            if value == "#":
                tags[name] = previous.get(name, "")


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
