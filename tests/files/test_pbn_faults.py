"""Wrong games: each is told in one message with its line, and nothing else of the board is lost."""

from __future__ import annotations

import re

import pytest

from bridgetable.files import boards_of
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import Recorded, UnreadableBoard
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.files.made import lawful
from tests.files.samples import CONTRACT, DEAL, HEAD, TWO_TRICKS, board, read, warnings

START = HEAD + CONTRACT
AUCTION = f'{START}[Auction "N"]\n'
PLAY = f'{START}[Play "W"]\n'
END = "Pass Pass 4H AP\n"
TABLE = '[ScoreTable "Rank\\2R;+Percent;-Score\\4"]\n'
RUBBER = '[ScoreRubberHistory "NS {} EW {}"]\n'


def only(text: str, key: str, line: int) -> None:
    """The one board has this one warning, which has words."""
    record = board(text)
    assert warnings(record) == [(key, line)]
    for language in LANGUAGES:
        assert str(line) in Words.of(language, strict=True).say(record.warnings[0])


@for_each(
    ("tag", "value"),
    (
        ("Date", "1999.13.01"),
        ("Date", "1999.01.32"),
        ("Date", "yesterday"),
        ("EventDate", "99.01.01"),
        ("Time", "24:00:00"),
        ("UTCTime", "12.30"),
        ("TimeCall", "a minute"),
        ("TimeControl", "4"),
        ("Scoring", ";"),
        ("Scoring", "IMP;"),
        ("ScoreIMP", "NS nine"),
        ("ScorePercentage", "101"),
        ("ScorePercentage", "NS 60 EW 140"),
        ("ScoreRubber", "NS 100"),
        ("OptimumScore", "420"),
        ("Room", "Red"),
        ("FrenchMP", "Maybe"),
        ("Hidden", "NX"),
        ("Score", "a lot"),
        ("ScoreTable", "Rank\\L"),
        ("ActionTable", "Rank;;Call"),
        ("ScoreRubberHistory", "NS 0 0 EW 0 0"),
    ),
)
def test_values_that_the_standard_does_not_know(tag: str, value: str) -> None:
    only(f'{START}[{tag} "{value}"]', "files-bad-value", 7)


@for_each(
    ("tag", "value"),
    (
        ("Date", "1999.??.??"),
        ("Date", "????.??.??"),
        ("Date", "2021-08-23"),
        ("Date", "?"),
        ("Time", "09:30:00"),
        ("TimeControl", "4/30"),
        ("Scoring", "IMP;Cross"),
        ("Scoring", ""),
        ("ScoreIMP", "NS 1.5 EW -1.5"),
        ("ScoreMP", "NS 400"),
        ("ScorePercentage", "NS 60.5 EW 39.5"),
        ("ScoreRubber", "NS 100/60"),
        ("OptimumScore", "NS +90"),
        ("Room", "closed"),
        ("Hidden", "WNE"),
        ("Round", "Final 2/3"),
        ("ScoreTable", "-Rank\\3R;+Percentage_NS\\4R"),
        ("Unheard", "of;;\\L"),
        ("Board", "Open 12"),
        ("Board", "A-5"),
    ),
)
def test_values_that_it_knows(tag: str, value: str) -> None:
    assert board(f'{START.replace(f"[{tag} ", "[Other ")}[{tag} "{value}"]').warnings == ()


@for_each("value", ("0", "-5", "second", "4294967296", "٧"))
def test_numbers_that_no_board_has(value: str) -> None:
    only(START.replace('Board "1"', f'Board "{value}"'), "files-bad-board", 1)


@for_each(
    "tag",
    (
        "Event",
        "Site",
        "Date",
        "Board",
        "West",
        "Dealer",
        "Vulnerable",
        "Deal",
        "Scoring",
        "Declarer",
        "Contract",
        "Result",
        "Room",
        "Score",
    ),
)
def test_a_tag_given_twice(tag: str) -> None:
    value = {"Deal": DEAL, "Contract": "4H", "Dealer": "N", "Declarer": "S", "Score": "NS 420"}.get(tag, "?")
    rest = START.replace(f"[{tag} ", "[Other ")
    text = f'{rest}[{tag} "{value}"]\n[Stage "a"]\n[{tag} "{value}"]\n'
    (record,) = [entry for entry in read(text) if isinstance(entry, Recorded)]
    assert ("files-tag-twice", 9) in warnings(record)


@for_each("tag", ("Dealer", "Vulnerable", "Deal", "Declarer", "Contract"))
def test_a_tag_that_may_not_be_taken_over(tag: str) -> None:
    own = "".join(line for line in START.splitlines(keepends=True) if not line.startswith(f"[{tag} "))
    _, second = read(f'{START}\n{own}[{tag} "#"]\n')
    assert isinstance(second, Recorded)
    assert warnings(second) == [("files-not-inherited", 13)]
    assert second.hands is not None


@for_each(
    ("text", "key", "line"),
    (
        (f"{START}1C Pass 1H AP\n", "files-stray-text", 7),
        (f'{START}[Site "x"] and more\n', "files-stray-text", 7),
        (f"{START}}}\n", "files-stray-text", 7),
        (f"{AUCTION}1C }} Pass +\n", "files-stray-text", 8),
        (f'{START}[Site "{"x" * 300}"]\n', "files-line-long", 7),
        (f"{START}{{a\x07}}\n", "files-control-character", 7),
        (f'{START}[Note "1:x"]\n', "files-note-early", 7),
        (f"{START}[Site]\n", "files-tag-broken", 7),
        (f"{START.replace('Vulnerable', 'Stage').replace('1', 'x', 1)}", "files-bad-board", 1),
        (f'[Deal "{DEAL}"]\n[Auction "N"]\n1C +\n', "files-no-dealer", 2),
        (HEAD.replace(DEAL, " ".join(DEAL.split()[:3])), "files-deal-short", 4),
    ),
)
def test_what_stands_where_it_does_not_belong(text: str, key: str, line: int) -> None:
    only(text, key, line)


def test_what_follows_an_unknown_tag_may_be_its_section() -> None:
    assert board(f'{START}[TrainingData "of 2030"]\n1 2 3\nx y z\n').warnings == ()


@for_each(
    ("rows", "key", "line"),
    (
        ("1 60 10\n2 50 x\n", "", 0),
        ("; before\n{ all }\n1 60 10\n", "", 0),
        ('1 60 "a b"\n', "", 0),
        ("1 60\n", "files-table-cells", 8),
        ("1 60 10\n2 50\n3 40 9\n", "files-table-cells", 9),
        ("1 60 10\n2 70 10\n", "files-table-order", 9),
        ("1 60 10\n2 50 9\n", "files-table-order", 9),
        ("1 60 10 ; no\n", "files-table-comment", 8),
        ("1 60 10\n{no}\n", "files-table-comment", 9),
        ("1 { 10\n", "files-table-character", 8),
        ("1 ] 10\n", "files-table-character", 8),
        ('1 60 "\n', "files-table-character", 8),
    ),
)
def test_rows_of_a_table(rows: str, key: str, line: int) -> None:
    record = board(START + TABLE + rows + '[Hidden "N"]\n')
    assert warnings(record) == ([(key, line)] if key else [])
    assert len(record.hidden) == 1


@for_each(
    ("vulnerable", "north", "east", "right"),
    (
        ("None", "0 0 / 0", "0 0 / 0", True),
        ("NS", "0 0 / 100 0", "0 0 / 0 0", True),
        ("EW", "0 0 / 0 0", "0 0 / 120 0", True),
        ("All", "0 0 / 100 0 0", "0 0 / 0 100 0", True),
        ("All", "0 0 / 100 0", "0 0 / 0 0", False),
        ("None", "0 0 / 100 0 0", "0 0 / 0 100 0", False),
        ("NS", "0 0 / 100 0", "0 0 / 100 0", False),
        ("None", "0 0 / 0 0", "0 0 / 0", False),
    ),
)
def test_a_rubber_makes_its_vulnerability(vulnerable: str, north: str, east: str, *, right: bool) -> None:
    record = board(START.replace('"None"', f'"{vulnerable}"') + RUBBER.format(north, east))
    assert warnings(record) == ([] if right else [("files-rubber-differs", 7)])


@for_each(
    ("calls", "key", "line"),
    (
        ("Pass 1H Pass 1D\nPass 4H AP\n", "files-insufficient", 8),
        ("Pass 1H Pass 1H\n*\n", "files-insufficient", 8),
        ("Pass ^I 1H Pass 4H\nAP\n", "files-sufficient", 8),
        ("^I Pass +\n", "files-sufficient", 8),
        ("X +\n", "files-inadmissible", 8),
        ("1C Pass X +\n", "files-inadmissible", 8),
        ("1C XX +\n", "files-inadmissible", 8),
        ("1C X X +\n", "files-inadmissible", 8),
        ("1C X Pass XX\n+\n", "files-inadmissible", 8),
        ("1C - 1H +\n", "files-call-omitted", 8),
        ("- 1C +\n", "files-not-dealer", 8),
        ("Pass Pass 4H Pass\nPass Pass 5H\n", "files-after-end", 9),
        ("Pass Pass 4H AP\nX\n", "files-after-end", 9),
        ("1C Pass *\nPass\n", "files-after-end", 9),
        ("1C Pass +\n+\n", "files-after-end", 9),
        ("1C ^R Pass +\n", "files-bad-mark", 8),
        ("1C ^X Pass +\n", "files-bad-mark", 8),
        ("1D ^I^I 1C +\n", "files-mark-twice", 8),
        ("1D ^I\n", "files-mark-alone", 9),
        ("1C =1= +\n", "files-note-missing", 8),
        ('1C +\n[Note "1:x"]\n', "files-note-unused", 9),
        ('1C =1= +\n[Note "1:x"]\n[Note "1:y"]\n', "files-note-twice", 10),
        ('1C =1= =1= +\n[Note "1:x"]\n', "files-note-double", 8),
        ("=1= 1C +\n", "files-note-alone", 8),
        ("! 1C +\n", "files-note-alone", 8),
        ("1C !!! +\n", "files-bad-suffix", 8),
        ("1C $256 +\n", "files-bad-nag", 8),
        ("1C $7 +\n", "files-bad-nag", 8),
        ("1C $22 $22 +\n", "files-nag-twice", 8),
        ("1C ! $1 +\n", "files-nag-twice", 8),
    ),
)
def test_calls(calls: str, key: str, line: int) -> None:
    only(HEAD + '[Stage "x"]\n[Other "y"]\n[Auction "N"]\n' + calls, key, line)


@pytest.mark.parametrize("number", ("0", "33", "x"))
def test_notes_have_numbers_up_to_32(number: str) -> None:
    record = board(f'{AUCTION}Pass Pass 4H AP\n[Note "{number}:y"]\n')
    assert ("files-bad-note", 9) in warnings(record)


@for_each(
    "calls",
    (
        "1C Pass 1H 1S ^I 1H +\n",
        "^S ^S 1C +\n",
        "1C X XX +\n",
        "1C Pass Pass X\nXX +\n",
        "1C ^S 1H +\n",
        "+\n",
        "1n 2c! DBL $22 ; said\nap\n",
        '1C =1= +\n[Note "1:x"]\n',
        "Pass Pass 4H Pass Pass Pass - -\n",
    ),
)
def test_right_auctions(calls: str) -> None:
    assert board(f'{HEAD}[Auction "N"]\n{calls}').warnings == ()


@for_each(
    ("tags", "key", "line"),
    (
        ('[Declarer "S"]\n[Contract "3H"]\n', "files-contract-differs", 6),
        ('[Declarer "N"]\n[Contract "4H"]\n', "files-contract-differs", 6),
        ('[Declarer "^S"]\n[Contract "4H"]\n', "files-contract-differs", 6),
        ('[Declarer "S"]\n[Contract "4HX"]\n', "files-contract-differs", 6),
        ('[Declarer ""]\n[Contract "Pass"]\n', "files-not-passed-out", 6),
        ('[Declarer "Q"]\n[Contract "4H"]\n', "files-bad-declarer", 5),
        (f'{CONTRACT}[Result "14"]\n', "files-bad-result", 7),
        (f'{CONTRACT}[Result "10"]\n[Score "NS 450"]\n', "files-score-differs", 8),
        (f'{CONTRACT}[Result "9"]\n[Score "50"]\n', "files-score-differs", 8),
        (f'{CONTRACT}[Result "9"]\n[Score "EW -50"]\n', "files-score-differs", 8),
    ),
)
def test_an_outcome_that_does_not_agree_with_the_auction(tags: str, key: str, line: int) -> None:
    only(f'{HEAD}{tags}[Auction "N"]\nPass Pass 4H AP\n', key, line)


@for_each(
    ("tags", "key", "line"),
    (
        (f'{CONTRACT}[Auction "N"]\nPass Pass Pass Pass\n', "files-all-passed", 6),
        (f'{CONTRACT}[Auction "N"]\n1S Pass 5C\n', "files-contract-passed", 6),
        ('[Contract "Pass"]\n[Auction "N"]\n1S Pass +\n', "files-contract-passed", 5),
        ('[Contract "4H"]\n[Result "9"]\n', "files-no-declarer", 5),
        ('[Declarer "N"]\n[Contract "Pass"]\n', "files-declarer-of-none", 5),
        ('[Contract "Pass"]\n[Score "NS 50"]\n', "files-score-differs", 6),
    ),
)
def test_an_outcome_that_cannot_be(tags: str, key: str, line: int) -> None:
    only(HEAD + tags, key, line)


@for_each(
    "tags",
    (
        f'{CONTRACT}[Result "10"]\n[Score "NS 420"]\n',
        f'{CONTRACT}[Result "9"]\n[Score "EW 50"]\n',
        f'{CONTRACT}[Result "9"]\n[Score "-50"]\n',
        f'{CONTRACT}[Result "^9"]\n[Score "NS 420"]\n',
        f'{CONTRACT}[Result "10"]\n[Score "NS 420 EW -420"]\n',
        '[Contract "Pass"]\n[Score "0"]\n',
        f'{CONTRACT}[Score "x"]\n'.replace("x", "?"),
        '[Contract "4H"]\n',
    ),
)
def test_right_outcomes(tags: str) -> None:
    assert board(HEAD + tags).warnings == ()


@for_each(
    ("cards", "key", "line"),
    (
        ("DT D2 DQ D4\nD7 D6 ST D5\n", "files-revoke-unmarked", 9),
        ("DT D2 DQ D4\nD7 D6 ^R DA D5\n", "files-no-revoke", 9),
        ("^L DT D2 DQ D4\n", "files-lead-in-turn", 8),
        ("DT D2 DQ D4\n-  -  -  HK\n", "files-lead-unmarked", 9),
        ("DT +  DQ -\n", "files-before-turn", 8),
        ("DT D2 DQ D4\n-  -  +  +\n", "files-after-end", 9),
        ("DT ^I D2 DQ D4\n", "files-bad-mark", 8),
        ("DT D2 DQ D4 ^R\n", "files-mark-alone", 9),
        ("DT D2 DQ D4 $1\n", "files-bad-nag", 8),
    ),
)
def test_cards(cards: str, key: str, line: int) -> None:
    text = PLAY + cards
    record = board(text)
    assert (key, line) in warnings(record)
    assert record.plays


@pytest.mark.parametrize(
    ("first", "cards", "leads"),
    (("N", "D2 DQ D4 DT\n", "W"), ("N", "^L D2 DQ D4 DT\n", "N"), ("W", TWO_TRICKS, "WE"), ("S", "D4 DT D2 DQ\n", "W")),
)
def test_the_first_column_need_not_be_that_of_the_leader(first: str, cards: str, leads: str) -> None:
    record = board(PLAY.replace('"W"', f'"{first}"') + cards)
    assert "".join(played.seat.name for played in record.plays[::4]) == leads
    assert record.warnings == ()


@for_each(("result", "right"), (("13", False), ("12", False), ("11", True), ("0", True), ("^12", True)))
def test_the_result_leaves_each_side_the_tricks_it_won(result: str, *, right: bool) -> None:
    """East has won two tricks."""
    record = board(f'{START}[Result "{result}"]\n[Play "W"]\n{TWO_TRICKS}*\n')
    assert warnings(record) == ([] if right else [("files-result-differs", 7)])


def test_a_wrong_contract_is_told_once_and_nothing_that_follows_from_it() -> None:
    record = lawful(3)
    written = write_pbn([record]).decode("latin-1")
    for contract in ("4S", "3NT", "5C"):
        (wrong,) = boards_of(re.sub(r'Contract ".*"', f'Contract "{contract}"', written).encode()).readable
        assert [warning.key for warning in wrong.warnings] == ["files-contract-differs"]
        assert len(wrong.plays) == 52


def test_nothing_of_a_wrong_game_is_lost_and_nothing_of_the_others() -> None:
    wrong = f'{START}[Date "x"]\n[Auction "N"]\nPass Pass 1H Pass\n1D Pass 4H AP\n[Play "W"]\nDT D2 DQ D4\n'
    wrong += "D7 D6 ST D5\n"
    good = f'{START}[Auction "N"]\n{END}[Play "W"]\n{TWO_TRICKS}*\n'
    first, second, third = read(f"{good}\n{wrong}\n{good}")
    assert isinstance(first, Recorded)
    assert isinstance(second, Recorded)
    assert isinstance(third, Recorded)
    assert (first.warnings, third.warnings) == ((), ())
    assert [warning.key for warning in second.warnings] == [
        "files-insufficient",
        "files-revoke-unmarked",
        "files-bad-value",
    ]
    assert (len(second.calls), len(second.plays)) == (10, 8)


def test_a_game_without_a_deal_tells_what_else_is_wrong_with_it() -> None:
    (entry,) = read('[Scoring ";"]\n')
    assert isinstance(entry, UnreadableBoard)
    assert entry.message.key == "files-no-deal"
    assert entry.so_far is not None
    assert warnings(entry.so_far) == [("files-bad-value", 1)]
