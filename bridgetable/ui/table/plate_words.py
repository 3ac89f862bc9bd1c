"""Which words fit on a seat's plate, and where: the least important are shortened or dropped first. No Qt."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import chain, takewhile

import msgspec

from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.areas import Position
from bridgetable.ui.table.text import PlateText

LETTER_HEIGHT, LARGE_LETTERS = 0.72, 0.95
"""The height of the letters, in line heights: in the window, and on the wall, where they are nearly those of the words.
"""
MIN_SCALE, LARGE_SCALE = 0.62, 0.85
"""How far the letters may shrink before a word is shortened: in the window, and on the wall."""
ONE_LINE_BUTTON = 1.85
"""The width of the block with the letter and the button of a plate with one line, in its heights."""
GAP = 0.55
"""The smallest space between two words, in letter heights."""


class PlateShape(msgspec.Struct, frozen=True):
    """How a plate is divided: its number of lines, 1 or 2, and the block of its letter beside them.

    `button` leaves room in the block for the sign of how the hand is shown; `large` is for a plate on the wall, which
    is read from the back of a room; `mirrored` has the block at the right, and the words end there.
    """

    lines: int = 1
    button: bool = False
    large: bool = False
    mirrored: bool = False


def plate_shape(position: Position, *, on_wall: bool, button: bool) -> PlateShape:
    """The shape of the plate on this side of the table; on the wall it has no sign on the button."""
    return PlateShape(
        lines=1 if position.is_upright else 2,
        button=button and not on_wall,
        large=on_wall,
        mirrored=on_wall and position is Position.RIGHT,
    )


class Word(msgspec.Struct, frozen=True):
    """A word on a plate: `chip` outlines it, `asked` fills the outline, `turn` puts an arrow before it.

    When the line is too long, words are replaced by `short` in ascending `drop_order`; None keeps a word. A word with
    nothing left is dropped, except for the arrow of the turn.
    """

    text: str
    bold: bool = False
    chip: bool = False
    asked: bool = False
    turn: bool = False
    muted: bool = False
    short: str = ""
    drop_order: int | None = None


FEWEST_LETTERS = 3
"""The fewest letters to which the name of a player is shortened; of a shorter part nobody knows who it is."""
ENOUGH_LETTERS = 4
"""To so many letters it is shortened before the name of the seat gives way to it."""
MOST_LETTERS = 80
"""The most letters of a name that are measured."""
SEAT_DROPPED, SEAT_DROPPED_ON_WALL = 7, 3
"""The `drop_order` of the seat; on the wall its large letter is enough sooner."""
DEALER_DROPPED = 4
"""The `drop_order` of the dealer."""
LAST_DROPPED = 8
"""The highest `drop_order`."""
LEAST_PIXELS = 8
"""The height of letters under which words are rather dropped: nobody reads smaller ones."""
Line = tuple[list[Word], list[Word]]
"""The words at the left and at the right of a line."""
Fitted = tuple[Line, int]
"""A line that fits, and the height of its letters."""
Measure = Callable[[Word, int], float]
"""Measures the width of a word in letters of this height, both in pixels."""


class PlacedWord(msgspec.Struct, frozen=True):
    """A word with its box on the plate and the height of its letters in pixels."""

    word: Word
    box: Box
    pixels: int


def plate_lines(text: PlateText, shape: PlateShape, *, states_below: bool = False) -> list[Line]:
    """The words of each line, most important first; `states_below` says whose turn it is on the second of two lines.

    On the wall the letter of the seat tells more than its name.
    """
    name = [Word(text.name, bold=True, drop_order=SEAT_DROPPED_ON_WALL if shape.large else SEAT_DROPPED)]
    states = [Word(text.turn, bold=True, turn=True, drop_order=6)] if text.turn else []
    states += [Word(text.asked, bold=True, asked=True)] if text.asked else []
    bound = [Word(each.text, bold=True, chip=True, short=each.short, drop_order=8) for each in text.bound]
    roles = [
        Word(role.text, chip=True, short=role.short, drop_order=DEALER_DROPPED if role.dealer else 6)
        for role in text.roles
    ]
    side = (
        [
            Word(
                text.vulnerability,
                bold=text.vulnerable,
                muted=not text.vulnerable,
                short=text.vulnerability_short,
                drop_order=5 if text.vulnerable else 1,
            )
        ]
        if text.vulnerability
        else []
    )
    tricks = [Word(text.tricks, bold=True, drop_order=2)] if text.tricks else []
    if shape.lines == 1:
        return [([*name, *states, *bound, *roles], [*side, *tricks])]
    if states_below:
        return [(name, tricks), ([*states, *bound, *roles], side)]
    return [([*name, *states], tricks), ([*bound, *roles], side)]


def plate_boxes(plate: Box, shape: PlateShape) -> tuple[Box, list[Box]]:
    """The block of the seat's letter and the boxes of the lines beside it, relative to the plate."""
    height, lines = plate.height, shape.lines
    width = (ONE_LINE_BUTTON if shape.button else 1) * height if lines == 1 else 0.8 * height
    block = Box(plate.width - width if shape.mirrored else 0, 0, width, height)
    edge, line = 0.2 * height / lines, height / lines
    left = edge if shape.mirrored else block.width + edge
    return block, [Box(left, n * line, plate.width - width - 2 * edge, line) for n in range(lines)]


def letter_and_sign(block: Box, lines: int) -> tuple[Box, Box]:
    """The boxes in the block of a plate with a button: that of the letter, and that of the sign."""
    if lines == 1:
        letter = Box(block.x, block.y, block.height, block.height)
        return letter, Box(letter.right, block.y, block.width - 1.12 * block.height, block.height)
    letter = Box(block.x, block.y, block.width, 0.6 * block.height)
    return letter, Box(block.x, letter.bottom - 0.02 * block.height, block.width, 0.36 * block.height)


def placed_words(text: PlateText, plate: Box, shape: PlateShape, measure: Measure) -> list[PlacedWord]:
    """All words of the plate with their boxes; the words of a line have letters of one size."""
    boxes = plate_boxes(plate, shape)[1]
    sizes = (LARGE_LETTERS, LARGE_SCALE) if shape.large else (LETTER_HEIGHT, MIN_SCALE)
    fitted = _fit_lines(plate_lines(text, shape), boxes, measure, sizes)
    if shape.lines == 2 and not _says_turn(text, fitted):
        below = _fit_lines(plate_lines(text, shape, states_below=True), boxes, measure, sizes)
        fitted = below if _says_turn(text, below) else fitted
    if text.player:
        fitted = _with_player(fitted, text, boxes, cache(measure))
    lines_placed = (_place_line(line, box, pixels, measure) for (line, pixels), box in zip(fitted, boxes, strict=True))
    placed = list(lines_placed)
    if shape.large and shape.lines == 2 and not (placed[0] and placed[1]):
        # One line of words is in the middle of the height.
        placed = [_moved(line, 0, plate.height / 4 if line is placed[0] else -plate.height / 4) for line in placed]
    if shape.mirrored:
        placed = [_moved(line, boxes[0].right - line[-1].box.right, 0) for line in placed if line]
    return list(chain.from_iterable(placed))


def _moved(line: Iterable[PlacedWord], dx: float, dy: float) -> list[PlacedWord]:
    return [
        msgspec.structs.replace(each, box=Box(each.box.x + dx, each.box.y + dy, each.box.width, each.box.height))
        for each in line
    ]


def said_box(placed: Iterable[PlacedWord], plate: Box, shape: PlateShape) -> Box:
    """The part of a plate on the wall that its letter and its words take, relative to the plate."""
    block, rows = plate_boxes(plate, shape)
    edge = 0.5 * rows[0].height
    words = [each.box for each in placed]
    if shape.mirrored:
        left = max(0.0, min((box.x for box in words), default=block.x) - edge)
        return Box(left, 0, plate.width - left, plate.height)
    right = min(plate.width, max((box.right for box in words), default=block.right) + edge)
    return Box(0, 0, right, plate.height)


def _fit_lines(
    lines: Iterable[Line], boxes: Iterable[Box], measure: Measure, sizes: tuple[float, float]
) -> list[Fitted]:
    return [_fit_line(line, box, measure, sizes) for line, box in zip(lines, boxes, strict=True)]


def _says_turn(text: PlateText, fitted: Iterable[Fitted]) -> bool:
    """Whether the words say what the player is to do, if there is anything."""
    return not text.turn or any(word.text == text.turn for (left, _), _ in fitted for word in left)


def _fit_line(line: Line, box: Box, measure: Measure, sizes: tuple[float, float]) -> Fitted:
    """The line shortened to fit into its box, with the height of its letters; only at worst below the second size."""
    most = max(1, int(sizes[0] * box.height))
    least = max(min(most, LEAST_PIXELS), round(sizes[1] * most))
    shortened = line
    for shortened in _shorter_and_shorter(line):
        for pixels in range(most, least - 1, -1):
            if _line_width(shortened, pixels, measure) <= box.width:
                return shortened, pixels
    return shortened, next((n for n in range(least, 1, -1) if _line_width(shortened, n, measure) <= box.width), 1)


def _shorter_and_shorter(line: Line) -> Iterator[Line]:
    """The line with more and more of its words shortened, at last without the dealer, who matters least in the play."""
    for drop_order in range(LAST_DROPPED + 1):
        shortened = (_shorten(line[0], drop_order), _shorten(line[1], drop_order))
        yield shortened
    yield ([word for word in shortened[0] if word.drop_order != DEALER_DROPPED], shortened[1])


def _with_player(fitted: list[Fitted], text: PlateText, boxes: list[Box], measure: Measure) -> list[Fitted]:
    """The lines with the name of the player, where no word is lost to it but that of the seat, whose letter stays.

    It stands in the second line, else in the first; it is whole if there is room for it, else it ends in an ellipsis.
    """
    (first, _), *_ = fitted
    seatless = ([word for word in first[0] if word.drop_order != SEAT_DROPPED], first[1])
    shortened: list[tuple[int, int, Fitted]] = []
    for at, line in (*reversed([(at, line) for at, (line, _) in enumerate(fitted)]), (0, seatless)):
        pixels, width = fitted[at][1], boxes[at].width
        least = min(pixels, max(1, round(MIN_SCALE * int(LETTER_HEIGHT * boxes[at].height))))
        sizes = range(least, pixels + 1) if len(text.player) <= MOST_LETTERS else ()
        fits = partial(_finds_room, line, Word(text.player), width, measure)
        if (size := max(takewhile(fits, sizes), default=0)) > 0:
            return _replacing(fitted, at, (_with_name(line, text.player), size))
        letters = _letters_that_fit(line, text.player, width, least, measure)
        shortened.append((letters, at, (_with_name(line, text.player[:letters].rstrip() + "…"), least)))
    enough = (each for each in shortened if each[0] >= ENOUGH_LETTERS)
    letters, at, line_with_name = next(enough, max(shortened, key=lambda each: each[0]))
    return _replacing(fitted, at, line_with_name) if letters >= FEWEST_LETTERS else fitted


def _replacing(fitted: list[Fitted], at: int, line: Fitted) -> list[Fitted]:
    return [*fitted[:at], line, *fitted[at + 1 :]]


def _with_name(line: Line, player: str) -> Line:
    """The line with this word after that of the seat, or first."""
    at = 1 if line[0] and line[0][0].drop_order == SEAT_DROPPED else 0
    return [*line[0][:at], Word(player), *line[0][at:]], line[1]


def _finds_room(line: Line, word: Word, width: float, measure: Measure, pixels: int) -> bool:
    """Whether this word fits beside those of the line."""
    others = _line_width(line, pixels, measure)
    return others + (GAP * pixels if others else 0) + measure(word, pixels) <= width


def _letters_that_fit(line: Line, player: str, width: float, pixels: int, measure: Measure) -> int:
    """How many letters of the name of the player, with an ellipsis, find room in the line."""
    others = _line_width(line, pixels, measure)
    room = width - others - (GAP * pixels if others else 0)
    counts = range(1, min(len(player), MOST_LETTERS))
    return bisect_left(counts, True, key=lambda count: measure(Word(player[:count] + "…"), pixels) > room)


def _shorten(words: Iterable[Word], drop_order: int) -> list[Word]:
    """The words left after shortening those up to this `drop_order`."""
    left = (
        word
        if word.drop_order is None or word.drop_order > drop_order
        else msgspec.structs.replace(word, text=word.short)
        for word in words
    )
    return [word for word in left if word.text or word.turn]


def _line_width(line: Line, pixels: int, measure: Measure) -> float:
    widths = [measure(word, pixels) for word in chain(*line)]
    return sum(widths) + GAP * pixels * max(0, len(widths) - 1)


def _place_line(line: Line, box: Box, pixels: int, measure: Measure) -> list[PlacedWord]:
    height, gap = min(1.36 * pixels, 0.94 * box.height), GAP * pixels
    top = box.y + (box.height - height) / 2
    placed: list[PlacedWord] = []
    x = box.x
    for word in line[0]:
        width = measure(word, pixels)
        placed.append(PlacedWord(word, Box(x, top, width, height), pixels))
        x += width + gap
    x = box.right
    for word in reversed(line[1]):
        width = measure(word, pixels)
        placed.append(PlacedWord(word, Box(x - width, top, width, height), pixels))
        x -= width + gap
    return placed
