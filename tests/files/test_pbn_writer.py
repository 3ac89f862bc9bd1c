"""Writing PBN: the export format, and that what is written reads the same."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Denomination, Pass
from bridgetable.cards.seat import Seat
from bridgetable.files import boards_of
from bridgetable.files.pbn_games import MANDATORY
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import Called, Recorded
from tests.files.made import records
from tests.files.samples import CONTRACT, DEAL, HEAD, TWO_TRICKS, board, unplaced

EXPORTED = f"""% PBN 2.1
% EXPORT
[Event "Club"]
[Site "?"]
[Date "?"]
[Board "1"]
[West "?"]
[North "?"]
[East "Ève"]
[South "?"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Scoring "?"]
[Declarer "S"]
[Contract "4H"]
[Result "^9"]
{{a board}}
[Auction "N"]
Pass ^S 1H =1= {{strong}} ^I 1C
Pass 4H $1 Pass ^S
Pass Pass
[Note "1:5+ \\H"]
[Play "W"]
DT D2 ^R SJ D4
^L D8 -  -  -  D5
*
"""


def test_export_format() -> None:
    record = board(
        f'[Event "Club"]\n[East "Ève"]\n{HEAD}{CONTRACT}[Result "^9"]\n{{a   board}}\n[Auction "N"]\n'
        'Pass ^S 1H =1= {strong} ^I 1C P 4H! P ^S P P\n[Note "1:5+ \\H"]\n'
        '[Play "W"]\nDT D2 ^R SJ D4\n^L D8 - - - *\n'
    )
    expected = EXPORTED.replace("^L D8 -  -  -  D5", "^L D8").replace("\n", "\r\n") + "\r\n"
    assert write_pbn([record]) == expected.encode("latin-1")


def test_mandatory_tags_in_order_and_short_lines() -> None:
    record = board(f'{HEAD}{CONTRACT}{{{"many words " * 40}}}\n[Play "W"]\n{TWO_TRICKS}*')
    lines = write_pbn([record, record]).decode("latin-1").split("\r\n")
    assert [line[1:].split(" ")[0] for line in lines[2:17]] == list(MANDATORY)
    assert max(map(len, lines)) < 80
    assert "\n" not in "".join(lines)


def test_letters_that_latin_does_not_have() -> None:
    record = board(f'[Event "Kwiecień"]\n{HEAD}')
    assert unplaced(boards_of(write_pbn([record])).readable[0]).event == "Kwiecień"


def test_nothing_is_longer_than_pbn_allows() -> None:
    record = board(f'[Event "{"e" * 400}"]\n{HEAD}{{{"w" * 700}}}\n[Auction "N"]\n1C =1=\n[Note "1:{"n" * 300}"]')
    assert max(map(len, write_pbn([record]).decode("latin-1").split("\r\n"))) <= 255


def test_a_name_that_looks_inherited_is_kept() -> None:
    records = [board(f'[Event "{name}"]\n[West "{name}"]\n{HEAD}') for name in ("###", "####x", "a")]
    assert [record.event for record in records] == ["#", "##x", "a"]
    again = boards_of(write_pbn([records[2], *records])).readable
    assert [(record.event, record.names.west) for record in again] == [
        ("a", "a"),
        ("#", "#"),
        ("##x", "##x"),
        ("a", "a"),
    ]


def test_more_notes_than_pbn_numbers_are_comments() -> None:
    calls = tuple(Called(Seat((1 + at) % 4), Bid(1 + at // 5, Denomination(at % 5)), note=f"n{at}") for at in range(34))
    written = write_pbn([Recorded(Board.numbered(2), board(HEAD).deal, calls)])
    (record,) = boards_of(written).readable
    assert [called.note or called.comments[0] for called in record.auction] == [f"n{at}" for at in range(34)]
    assert record.warnings == ()


def test_what_a_board_does_not_know_is_left_open() -> None:
    text = write_pbn([board(HEAD + CONTRACT), board(f'{HEAD}[Contract "Pass"]')]).decode("latin-1")
    assert "[Auction" not in text
    assert "[Play" not in text
    assert '[Declarer ""]\r\n[Contract "Pass"]\r\n[Result ""]' in text


def test_a_lead_out_of_turn_is_marked_whoever_forgot_to() -> None:
    record = board(f'{HEAD}{CONTRACT}[Play "W"]\nDT D2 DQ D4\n-  -  -  HK\n')
    assert "-  -  -  ^L HK" in write_pbn([record]).decode("latin-1")


def test_a_skipped_dealer_is_written() -> None:
    record = Recorded(board(HEAD).board, auction=(Called(Seat.S, Pass()),))
    assert "\r\n^S ^S Pass\r\n" in write_pbn([record]).decode("latin-1")


@settings(max_examples=60)
@given(st.lists(records, min_size=1, max_size=3))
def test_what_is_written_reads_the_same(written: list[Recorded]) -> None:
    again = boards_of(write_pbn(written)).records
    assert [unplaced(record) for record in again if isinstance(record, Recorded)] == written
