"""Deals as people paste them: whatever the form, the same hands; what cannot be read is told with its line."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Bid, Contract, Denomination, Doubling
from bridgetable.cards.card import Suit, sorted_for_display
from bridgetable.cards.deal import Hands, random_deal
from bridgetable.cards.notation import call_text, deal_of, deal_text, hand_text, rank_text
from bridgetable.cards.seat import Seat
from bridgetable.files import read_boards
from bridgetable.files.pasted import LONGEST, Pasted, PastedTextError, read_pasted
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.files.samples import DATA, with_data
from tests.situations import POZNAN

AUCTION = ["1S", "P", "2H", "P", "2S", "P", "4S", "P", "P", "P"]
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
BULLETIN = """Board 7   Dealer: South   Vul: Both

               ♠ T
               ♥ Q J 6 5 3
               ♦ K 6 5 2
               ♣ A K Q
♠ J 7 6                     ♠ 5 4 2
♥ 9 8 7         N           ♥ A K 10 2
♦ A 10 9 8 7  W   E         ♦ Q 4 3
♣ J 10          S           ♣ 8 4 2
               ♠ A K Q 9 8 3
               ♥ 4
               ♦ J
               ♣ 9 7 6 5 3

West  North  East  South
                   1♠
Pass  2♥     Pass  2♠
Pass  4♠     All pass
"""


def dealt(text: str) -> str:
    """The deal in a text as PBN writes it, "-" for a hand not given."""
    return "N:" + " ".join("-" if hand is None else hand_text(hand) for hand in read_pasted(text).record.deal)


def refusal(text: str, language: str = "en") -> str:
    with pytest.raises(PastedTextError) as refused:
        read_pasted(text)
    return Words.of(language, strict=True).say(refused.value.message)


# -- any deal in any form ----------------------------------------------------------------------------------------------


def suits(hands: Hands, seat: Seat, marks: str, gap: str = "", ranks: str = "AKQJ", void: str = "-") -> list[str]:
    """The four suits of a hand as lines: "♠ AKQ"."""
    letters = {14: ranks[0], 13: ranks[1], 12: ranks[2], 11: ranks[3], 10: "10"}
    lines = []
    for suit, mark in zip(SUITS, marks or "    ", strict=True):
        held = [card for card in sorted_for_display(hands[seat]) if card.suit is suit]
        cards = gap.join(letters.get(card.rank, rank_text(card.rank)) for card in held)
        lines.append(f"{mark} {cards or void}".lstrip() if marks else cards or void)
    return lines


def diagram(marks: str, gap: str, ranks: str, void: str) -> Callable[[Hands], str]:
    """Hands as in a bulletin: North above, West and East beside each other, South below."""

    def draw(hands: Hands) -> str:
        north, east, south, west = (suits(hands, seat, marks, gap, ranks, void) for seat in Seat)
        middle = [f"{left:<26}   {right}" for left, right in zip(west, east, strict=True)]
        return "\n".join([*(" " * 15 + line for line in north), *middle, *(" " * 15 + line for line in south)])

    return draw


def named(names: str, marks: str, joined: str) -> Callable[[Hands], str]:
    """Hand by hand, each with the name of its player."""

    def draw(hands: Hands) -> str:
        return "\n".join(
            f"{name}: {joined.join(suits(hands, seat, marks))}" for seat, name in zip(Seat, names.split(), strict=True)
        )

    return draw


def in_a_row(
    names: str, marks: str, ranks: str, behind: str = " ", between: str = "\n", gap: str = ""
) -> Callable[[Hands], str]:
    """Hand by hand, the suits of each on one line with one space between them: "Nord: P: ARF4 C: 1085"."""

    def draw(hands: Hands) -> str:
        rows = (
            f"{name}: " + " ".join(suit.replace(" ", behind, 1) for suit in suits(hands, seat, marks, gap, ranks))
            for seat, name in zip(Seat, names.split(), strict=True)
        )
        return between.join(rows)

    return draw


def crammed(hands: Hands) -> str:
    """As text comes out of a PDF: no columns, one space between the hands of West and East."""
    north, east, south, west = (suits(hands, seat, "♠♥♦♣") for seat in Seat)
    return "\n".join(["NORTH", *north, "WEST EAST", *map(" ".join, zip(west, east, strict=True)), "SOUTH", *south])


FORMS: dict[str, Callable[[Hands], str]] = {
    "a PBN tag": lambda hands: f'[Deal "{deal_text(hands)}"]',
    "a PBN deal": deal_text,
    "points": lambda hands: "\n".join(f"{seat.name}: {hand_text(hand)}" for seat, hand in hands.items()),
    "points, nobody named": lambda hands: "\n".join(map(hand_text, hands)),
    "a bulletin": diagram("♠♥♦♣", " ", "AKQJ", "—"),
    "a forum": diagram("♠♥♦♣", "", "AKQJ", "void"),
    "letters": diagram("SHDC", " ", "AKQJ", "-"),
    "letters without spaces": diagram("SHDC", "", "AKQJ", "--"),
    "Italian letters": diagram("PCQF", "", "ARDF", "-"),
    "Italian letters, spaced": diagram("PCQF", " ", "ARDF", "-"),
    "Italian letters, English cards": diagram("PCQF", "", "AKQJ", "-"),
    "Italian cards": diagram("♠♥♦♣", " ", "ARDF", "–"),
    "French": diagram("♠♥♦♣", "", "ARDV", "—"),
    "suits in their order": diagram("", "", "AKQJ", "—"),
    "names": named("North East South West", "♠♥♦♣", " "),
    "Italian names": named("Nord Est Sud Ovest", "♠♥♦♣", ", "),
    "Italian on one line": in_a_row("Nord Est Sud Ovest", "PCQF", "ARDF", ": "),
    "Italian on one line, close": in_a_row("N E S O", "PCQF", "ARDF", ":"),
    "Italian on one line, spaced": in_a_row("Nord Est Sud Ovest", "PCQF", "ARDF", ": ", gap=" "),
    "Italian on one line, no colons": in_a_row("Nord Est Sud Ovest", "PCQF", "ARDF"),
    "Italian on one line, joined": in_a_row("Nord Est Sud Ovest", "PCQF", "ARDF", ""),
    "Italian on one line, English cards": in_a_row("Nord Est Sud Ovest", "PCQF", "AKQJ", ": "),
    "Italian, all on one line": in_a_row("Nord Est Sud Ovest", "PCQF", "ARDF", ": ", between=" "),
    "Italian, all on one line, no colons": in_a_row("Nord Est Sud Ovest", "PCQF", "ARDF", between=", "),
    "Italian in small letters": lambda hands: in_a_row("Nord Est Sud Ovest", "PCQF", "ARDF", ": ")(hands).lower(),
    "French on one line": in_a_row("Nord Est Sud Ouest", "PCKT", "ARDV", ": "),
    "French on one line, joined": in_a_row("Nord Est Sud Ouest", "PCKT", "ARDV", ""),
    "English on one line": in_a_row("North East South West", "SHDC", "AKQJ", ": ", between="; "),
    "LIN": lambda hands: (
        "md|1"
        + ",".join("".join(suits(hands, seat, "SHDC", void="")).replace(" ", "") for seat in (Seat.S, Seat.W, Seat.N))
        + ",|"
    ),
    "HTML": lambda hands: (
        "<div>"
        + diagram("♠♥♦♣", "", "AKQJ", "—")(hands)
        .replace("\n", "<br/>\n")
        .replace("♠", "&spades;")
        .replace("♥", "&hearts;")
        .replace("♦", "&diams;")
        .replace("♣", "&#9827;")
        .replace("  ", "&nbsp;&nbsp;")
        + "</div>"
    ),
    "quoted": lambda hands: "\n".join(f"> {line}" for line in diagram("♠♥♦♣", " ", "AKQJ", "—")(hands).split("\n")),
    "a PDF": crammed,
    "small letters": lambda hands: diagram("SHDC", "", "AKQJ", "-")(hands).lower(),
    "a link by hand": lambda hands: (
        "https://www.bridgebase.com/tools/handviewer.html?"
        + "&".join(
            f"{seat.name.lower()}=" + "".join(suits(hands, seat, "shdc", void="")).replace(" ", "").lower()
            for seat in Seat
        ).replace("10", "t")
    ),
}


@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=12)
@given(seed=st.integers(0, 10**6))
def test_any_deal_in_any_form(form: str, seed: int) -> None:
    hands = random_deal(seed)
    text = FORMS[form](hands)
    assert dealt(text) == deal_text(hands), text


@settings(max_examples=30)
@given(seed=st.integers(0, 10**6), form=st.sampled_from(sorted(FORMS)))
def test_damaged_text_is_read_or_refused_with_a_sentence(seed: int, form: str) -> None:
    chance = random.Random(seed)
    text = list(FORMS[form](random_deal(seed)))
    for _ in range(chance.randint(1, 4)):
        text[chance.randrange(len(text))] = chance.choice(["", " ", "x", "♠", "A", "\n", "[", "|", "&", "0", "N:"])
    try:
        assert isinstance(read_pasted("".join(text)), Pasted)
    except PastedTextError as refused:
        assert Words.of("en", strict=True).say(refused.message)


# -- what a text says besides ------------------------------------------------------------------------------------------


def test_a_bulletin_with_its_board_and_auction() -> None:
    pasted = read_pasted(BULLETIN)
    assert dealt(BULLETIN) == deal_text(deal_of(POZNAN))
    assert (pasted.number, pasted.dealer, pasted.vulnerable) == (7, Seat.S, Vulnerability.BOTH)
    assert [call_text(called.call) for called in pasted.record.auction] == AUCTION
    assert pasted.record.contract == Contract(Bid(4, Denomination.S), Doubling.UNDOUBLED, Seat.S)


@for_each(
    ("heading", "number", "dealer", "vulnerable"),
    [
        ("Dealer North, E-W vulnerable", None, Seat.N, Vulnerability.EW),
        ("Smazzata 12 – Mazziere: Ovest – Nord-Sud in zona", 12, Seat.W, Vulnerability.NS),
        ("Bd #3  Dlr: W  Vul: none", 3, Seat.W, Vulnerability.NONE),
        ("South deals. Game all.", None, Seat.S, Vulnerability.BOTH),
        ("Mano n. 5, Est mazziere, tutti in zona", 5, Seat.E, Vulnerability.BOTH),
        ("Board No 16 / West dealer / Vul: E/W", 16, Seat.W, Vulnerability.EW),
        ("love all", None, None, Vulnerability.NONE),
        ("an interesting hand", None, None, None),
    ],
)
def test_headings(heading: str, number: int | None, dealer: Seat | None, vulnerable: Vulnerability | None) -> None:
    pasted = read_pasted(f"{heading}\n{diagram('♠♥♦♣', ' ', 'AKQJ', '—')(random_deal(1))}")
    assert (pasted.number, pasted.dealer, pasted.vulnerable) == (number, dealer, vulnerable)


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("Contract: 4♠X by South", Contract(Bid(4, Denomination.S), Doubling.DOUBLED, Seat.S)),
        ("Contratto 3SA di Ovest", Contract(Bid(3, Denomination.NT), Doubling.UNDOUBLED, Seat.W)),
        ("6♥XX da Est", Contract(Bid(6, Denomination.H), Doubling.REDOUBLED, Seat.E)),
        ("an opening lead against 4♠", None),
    ],
)
def test_contracts(text: str, contract: Contract | None) -> None:
    assert read_pasted(f"{BULLETIN.split('West  North')[0]}\n{text}").record.contract == contract


@pytest.mark.parametrize(
    ("auction", "calls"),
    [
        ("North East South West\n1NT pass 3NT dbl\nall pass", "E 1NT P 3NT X P P P"),
        ("Ovest Nord Est Sud\n -  1P passo 2C\n contro surcontro passo passo passo", "N 1S P 2C X XX P P P"),
        ("W N E S\n- - 1♦ P\n? ", "E 1D P"),
    ],
)
def test_auctions(auction: str, calls: str) -> None:
    first, *others = calls.split()
    marks = "PCQF" if "Ovest" in auction else "♠♥♦♣"
    others = [call.replace("2C", "2H") if marks == "PCQF" else call for call in others]
    dealer = "Dealer: East\n" if first == "E" and "North" in auction else ""
    pasted = read_pasted(f"{dealer}{diagram(marks, '', 'AKQJ', '-')(random_deal(2))}\n\n{auction}")
    assert [call_text(called.call) for called in pasted.record.auction] == others
    assert pasted.dealer is Seat[first]


def test_hands_of_two_players_and_endings() -> None:
    assert dealt("♠ AKQ  ♠ 432\n♥ 2    ♥ 3") == "N:- 432.3.. - AKQ.2.."
    assert dealt("N: AKQ.JT9.876.5432") == "N:AKQ.JT9.876.5432 - - -"
    assert dealt("West\n♠ A\n♥ 2\n\nEast\n♠ K\n♣ 2\n") == "N:- K...2 - A.2.."


def test_several_boards_give_the_first_and_their_number() -> None:
    text = "".join(f'[Board "{n}"]\n[Deal "{deal_text(random_deal(n))}"]\n\n' for n in (3, 4))
    pasted = read_pasted(text)
    assert (pasted.boards, pasted.number) == (2, 3)


def test_of_several_diagrams_the_first_is_read() -> None:
    draw = diagram("♠♥♦♣", " ", "AKQJ", "—")
    assert dealt(f"{draw(random_deal(5))}\n\n{draw(random_deal(6))}") == deal_text(random_deal(5))


@pytest.mark.parametrize(
    "piece",
    ["n ", "n\n", "\n", "\t", "♠A ♥2 ", "N: ", "S A ", "<", "&lt;", "[hv=", "?n=s&", "1♠ ", "vul n-", "A.K.", "(" * 99],
)
def test_the_same_again_and_again_takes_no_longer_than_its_length(piece: str) -> None:
    """Without bounds each of these would take minutes; the text is as long as one may be."""
    text = piece * (LONGEST // len(piece))
    with pytest.raises(PastedTextError):
        read_pasted(text)


# -- what cannot be read -----------------------------------------------------------------------------------------------


@for_each("language", LANGUAGES)
@for_each(
    ("text", "line"),
    [
        (BULLETIN.replace("♠ 5 4 2", "♠ 5 4 A"), 11),
        (BULLETIN.replace("♠ 5 4 2", "♠ 5 x x"), 7),
        (BULLETIN.replace("♠ 5 4 2", "♠ 54"), 7),
        (BULLETIN.replace("♥ 4\n", "♥ 4 9 9\n"), 12),
        ("N: AKQ.JT9.876.5432\nN: 432.AKQ.AKQ.AKQJ", 2),
        ("E: AKQ.JT9.876.5432\nS: A32.AKQ.AKQ.AKQJ", 2),
        ("♠ A K Q\n♥ J 10 9\n♦ 8 7 6\n♣ 5 4 3 2", 1),
        ('[Deal "N:AAK... - - -"]', 1),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, line: int, language: str) -> None:
    assert str(line) in refusal(text, language)


@for_each(
    ("text", "said"),
    [
        ("", "no text"),
        ("hello world", "No hands"),
        ("I held ♠AKQ and they bid 4♥", "No hands"),
        ("https://www.bridgebase.com/tools/handviewer.html?bbo=y&myhand=M-123-456", "server"),
        ("x" * 2**21, "too long"),
    ],
)
def test_what_is_no_deal(text: str, said: str) -> None:
    assert said in refusal(text)


@with_data
@pytest.mark.deep
def test_boards_of_archives_pasted_one_by_one() -> None:
    for name in ("pbn/realbridge-2021.pbn", "lin/vugraph.lin"):
        for record in read_boards(DATA / name).readable[:40]:
            assert record.hands is not None
            for form in ("a bulletin", "letters", "Italian letters", "a PDF", "names"):
                assert dealt(FORMS[form](record.hands)) == deal_text(record.hands)
