"""Which words of a PBN file belong to which game, and what a game takes over from those before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgetable.files.fault import BoardTextError
from bridgetable.files.pbn_lexer import MOVES, Kind, Token

MANDATORY = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Scoring",
    "Declarer", "Contract", "Result",
)
_KEPT = frozenset((*MANDATORY, "Room", "HomeTeam", "VisitTeam", "Hidden"))
_REPEATED = ("Event", "Site", "Date", "Scoring", "HomeTeam", "VisitTeam")
_NAMES = ("West", "North", "East", "South")


class Game:
    """The words of one game while they are gathered."""

    def __init__(self, number: int, line: int) -> None:
        self.number = number
        self.line = line
        self.tags: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.moves: dict[str, list[Token]] = {}
        self.notes: dict[tuple[str, str], str] = {}
        self.commentary: list[str] = []
        self.doubts: list[BoardTextError] = []

    @property
    def dealt(self) -> bool:
        """Whether the game has got as far as its deal or its moves."""
        return "Deal" in self.tags or bool(self.moves)

    def line_of(self, name: str) -> int:
        """The line of a tag pair; of the game's beginning when it was taken over from another game."""
        return self.lines.get(name, self.line)


def games_of(words: Iterable[Token]) -> Iterator[Game]:
    """The games, in order, each with the tags it takes over."""
    inherited: dict[str, str] = {}
    sticky: dict[str, str] = {}
    for game in _Gatherer().games(words):
        _inherit(game.tags, inherited, sticky)
        _repeat(game.tags, inherited)
        inherited = {name: value for name, value in game.tags.items() if name in _KEPT}
        yield game


class _Gatherer:
    """Hands the words out to games. An empty line ends a game, unless only its moves follow."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.blank = False
        self.section = ""
        self.last_moves = MOVES[0]
        self.count = 0
        self.early: list[str] = []
        self.previous_tag = ""

    def games(self, words: Iterable[Token]) -> Iterator[Game]:
        """The games, each as soon as the next begins."""
        for word in words:
            if word.kind is Kind.BLANK:
                self.blank = True
            elif word.kind in (Kind.TAG, Kind.BROKEN_TAG):
                if self.game is not None and self._begins(word, self.game):
                    yield self.game
                    self.game = None
                self._tag(word)
            else:
                self._other(word)
        if self.game is not None:
            yield self.game

    def _begins(self, word: Token, game: Game) -> bool:
        name = word.text
        if self.blank:
            return not (name == "Note" or (name in MOVES and name not in game.moves))
        repeated = name in MANDATORY and name in game.tags and name != self.previous_tag
        return repeated and game.dealt

    def _tag(self, word: Token) -> None:
        name, value = word.text, word.value.strip()
        if self.game is None:
            self.count += 1
            self.game = Game(self.count, word.line)
            self.game.commentary += self.early
            self.early = []
            self.last_moves = MOVES[0]
        game = self.game
        if word.kind is Kind.BROKEN_TAG:
            game.doubts.append(BoardTextError("files-tag-broken", word.line, text=name))
        if name == "Note":
            number, _, note = value.partition(":")
            game.notes.setdefault((self.last_moves, number.strip()), note.strip())
        elif name not in game.tags:
            game.tags[name] = value
            game.lines[name] = word.line
        if name in MOVES:
            game.moves.setdefault(name, [])
            self.last_moves = name
        self.section = self.previous_tag = name
        self.blank = False

    def _other(self, word: Token) -> None:
        game = self.game
        if word.kind is Kind.COMMENT and (self.blank or game is None) and self.section not in MOVES:
            self.early.append(word.text)
            return
        if game is None:
            return
        if word.kind is Kind.OPEN_COMMENT:
            game.doubts.append(BoardTextError("files-comment-open", word.line))
        elif word.kind is Kind.JUNK:
            game.doubts.append(BoardTextError("files-tag-broken", word.line, text=word.text))
        elif self.section in MOVES:
            game.moves[self.section].append(word)
        elif word.kind is Kind.COMMENT and word.text:
            game.commentary.append(word.text)


def _inherit(tags: dict[str, str], previous: dict[str, str], sticky: dict[str, str]) -> None:
    """"#" takes the value of the game before; "##" does so from now on; "##text" sets it from now on."""
    for name in _KEPT:
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
    """Files of a whole event often tell only what has changed since the game before."""
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
