"""The plain board: nothing of it would be refused by a program that knows no irregularities."""

from __future__ import annotations

from hypothesis import given, settings
from msgspec.structs import replace

from bridgetable.cards.call import Doubling
from bridgetable.cards.notation import call_text, contract_of
from bridgetable.cards.seat import Seat
from bridgetable.files.as_table import as_lawful, lawful_calls, shortest_auction
from bridgetable.files.faults import auction_faults, play_faults, result_fault
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import Recorded, contract_called
from tests.each import for_each
from tests.files.made import records
from tests.files.samples import CONTRACT, HEAD, board, unplaced


def calls(record: Recorded) -> str:
    return " ".join(call_text(called.call) for called in record.auction)


@for_each(
    ("auction", "contract", "plain"),
    [
        ("1H P 4H P P P", "4H", "1H P 4H P P P"),
        ("1H {said} P =1= 4H! P P P", "4H", "1H P 4H P P P"),
        ("P ^S 1H P 4H P P P", "4H", "P P 1H P 4H P P P"),
        ("1H 1S ^I 1H P 4H P P P", "4H", ""),
        ("1H P P ^S 4H P P P", "4H", ""),
        ("1H P 3H P P P", "4H", ""),
    ],
)
def test_an_auction_that_leads_to_the_contract_or_none(auction: str, contract: str, plain: str) -> None:
    declarer = "S" if auction.startswith("P ^S") else "N"
    record = board(f'{HEAD}[Declarer "{declarer}"]\n[Contract "{contract}"]\n[Auction "N"]\n{auction}\n[Note "1:x"]\n')
    assert calls(as_lawful(record)) == plain


def test_a_play_ends_before_a_trick_that_is_not_lawful() -> None:
    text = f'{HEAD}{CONTRACT}[Result "9"]\n[Play "W"]\nDT D2 DQ D4\nD7 ^R C8 DA D5\n'
    plain = as_lawful(board(text))
    assert len(plain.plays) == 4
    assert plain.claimed
    assert len(as_lawful(board(text.replace("^R C8", "D6"))).plays) == 8


def test_tricks_that_the_result_takes_back_are_not_played() -> None:
    """East has won the first trick; a result of 13 leaves him none."""
    record = replace(
        board(f'{HEAD}{CONTRACT}[Result "^13"]\n[Play "W"]\nDT D2 DQ D4\n*\n'), result_ruled=True, result=13
    )
    plain = as_lawful(record)
    assert (plain.plays, plain.result, plain.result_ruled) == ((), 13, False)


@for_each("dealer", list(Seat))
@for_each("text", ["4S", "1C", "7NTX", "3NTXX", "2HX"])
def test_the_shortest_auction(dealer: Seat, text: str) -> None:
    for declarer in Seat:
        contract = contract_of(text, declarer)
        auction = shortest_auction(dealer, contract)
        assert contract_called(auction) == contract
        assert [called.seat for called in auction] == [Seat((dealer + turn) % 4) for turn in range(len(auction))]
        assert not list(auction_faults(auction, range(len(auction))))
        assert len(auction) <= 7 + (contract.doubling is not Doubling.UNDOUBLED) * 2


@settings(max_examples=80)
@given(records)
def test_nothing_is_marked_and_all_is_lawful(record: Recorded) -> None:
    plain = as_lawful(record)
    text = write_pbn([plain]).decode("latin-1", errors="replace")
    moves = text[text.find("[Auction") :] if "[Auction" in text else text[text.find("[Scoring") :]
    assert not any(f"^{mark}" in moves.split("[Note")[0] for mark in "ISRL")
    assert not list(play_faults(plain.deal, plain.plays, range(len(plain.plays))))
    assert not list(auction_faults(plain.auction, range(len(plain.auction))))
    assert result_fault(plain, 0) is None
    assert as_lawful(plain) == plain
    assert lawful_calls(plain) is not None


def test_what_is_plain_stays_as_it_is() -> None:
    record = board(f'{HEAD}{CONTRACT}[Result "9"]\n[Auction "N"]\nP P 4H AP\n[Play "W"]\nDT D2 DQ D4\n')
    assert unplaced(as_lawful(record)) == unplaced(record)
