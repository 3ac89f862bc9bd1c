"""What the wall shows of a lesson, for the phones in the room: in every language, and nothing else. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from bridgetable.cards.call import Bid, Call, Double, Pass, Redouble
from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.notation import call_text, card_text
from bridgetable.cards.seat import BySeat, Seat, Side
from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.rehearsal.asked import Choice, Stop
from bridgetable.rehearsal.hiding import without_future
from bridgetable.rehearsal.lessons.lesson import LessonQuestion
from bridgetable.rehearsal.lessons.poll import Poll
from bridgetable.reports.auction_sheet import Cell, sheet_of
from bridgetable.room.scene import Json, QuestionKind, RoomChoice, RoomQuestion, Said, Scene, TableShown, own_question
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.table.text import Text, harmless, in_language
from bridgetable.ui.lesson.asked_of_room import AskedOfRoom
from bridgetable.ui.session.shown import ALL_SHOWN, HandView
from bridgetable.ui.table.middle import faced_before, withdrawn_shown
from bridgetable.ui.table.score_line import score_parts
from bridgetable.ui.table.text import spoken_sentences
from bridgetable.ui.table.trick import shown_trick
from bridgetable.ui.wall.statements import Statement, StatementKind, statements
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import meaning
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import OFFERED
from bridgetable.words.lawbook import law_number

_FACED = {True: "major", False: "minor", None: "shown"}


def in_every_language(say: Callable[[Words], str]) -> Text:
    """What is said in each language that the program has."""
    return tuple((language, say(Words.of(language))) for language in OFFERED)


def shown_everywhere(text: Text) -> Text:
    """A text written by somebody as it is shown in each language."""
    return tuple((language, in_language(text, language)) for language in OFFERED)


def _message(message: Message) -> Text:
    return in_every_language(lambda words: words.say(message))


# -- what the wall says ------------------------------------------------------------------------------------------------


def said_by(say: Callable[[Words], Iterable[Statement]]) -> tuple[Said, ...]:
    """What the wall says, which `say` gives in one language."""
    every = [(language, tuple(say(Words.of(language)))) for language in OFFERED]
    parallel = zip(*(found for _, found in every), strict=True)
    return tuple(_said(tuple(zip(OFFERED, each, strict=True))) for each in parallel)


def _said(each: tuple[tuple[str, Statement], ...]) -> Said:
    def text(of: Callable[[Statement], str]) -> Text:
        found = tuple((language, of(one)) for language, one in each)
        return found if any(words for _, words in found) else ()

    first = each[0][1]
    options = [[one.options[place].label for _, one in each] for place in range(len(first.options))]
    return Said(
        first.kind.value,
        tuple((language, one.text) for language, one in each),
        lead=text(lambda one: one.lead),
        law=text(lambda one: one.law),
        who=text(lambda one: one.who),
        options=tuple(tuple(zip(OFFERED, labels, strict=True)) for labels in options),
        chosen=tuple(place for place, option in enumerate(first.options) if option.chosen),
        bullets=tuple(
            tuple((language, one.bullets[place]) for language, one in each) for place in range(len(first.bullets))
        ),
    )


def scene_at(
    seen: History, document: Callable[[Words], Document], hands: BySeat[HandView] = ALL_SHOWN, *, asking: bool = False
) -> Scene:
    """What the wall shows of this history, as the room sees it; while it is `asking`, the table alone."""
    said = () if asking else said_by(lambda words: statements(seen, document(words), words))
    return Scene(said, table_shown(seen.table, hands, asking=asking))


# -- a question --------------------------------------------------------------------------------------------------------


def question_to_room(now: AskedOfRoom, poll: Poll, key: str, history: History | None) -> RoomQuestion:
    """What the room is asked, with all that will be shown of it; `key` is how phones know it."""
    asked, stop = now.asked, now.stop
    choices = tuple(RoomChoice(_message(choice.message), choice.right) for choice in asked.choices)
    if stop is None or history is None:
        return RoomQuestion(key, QuestionKind.OWN, _message(asked.question), choices, asked.several)
    announced = stop.announced if now.is_first else None
    law = next((choice for choice in asked.choices if choice.right and choice.clause), None)
    return RoomQuestion(
        key,
        QuestionKind.RULING,
        _message(asked.question),
        choices,
        asked.several,
        lead=in_every_language(lambda words: action_line(words, announced)) if announced is not None else (),
        law=_law(law, stop) if law is not None else (),
        laws=poll.laws,
        told=ruling_told(history, stop) if now.is_last else (),
    )


def _law(choice: Choice, stop: Stop) -> Text:
    return in_every_language(lambda words: law_number(choice.clause, stop.table.edition, words).rstrip("†‡"))


def ruling_told(history: History, stop: Stop) -> tuple[Said, ...]:
    """The ruling at a stop as the wall says it, without what is asked then."""
    seen = without_future(history, stop.ruling_place)

    def said(words: Words) -> list[Statement]:
        every = statements(seen, Document(), words)
        return [one for one in every if one.kind is not StatementKind.QUESTION or any(o.chosen for o in one.options)]

    return said_by(said)


def own_question_to_room(question: LessonQuestion, key: str) -> RoomQuestion:
    """A question of the lecturer's own."""
    choices = [(shown_everywhere(choice.text), choice.right) for choice in question.choices]
    return own_question(key, shown_everywhere(question.question), choices)


# -- a poll of peers ---------------------------------------------------------------------------------------------------


_MEANINGLESS = 2
"""From how many choices on a poll is one."""


def on_turn(table: Table) -> Seat | None:
    """Who is to call or play next; None where nobody is."""
    return table.to_call if table.to_call is not None else table.turn


def poll_of_peers(table: Table, key: str) -> RoomQuestion | None:
    """What players are asked who are to imagine themselves in the place of the one on turn (Laws 16B, 12C1).

    None where nobody is on turn, or he has no choice.
    """
    seat = on_turn(table)
    if seat is None:
        return None
    if table.to_call is not None:
        kind, said = QuestionKind.CALL, say("room-poll-call", seat=seat)
        calls = sorted(lawful_calls(table, seat), key=_rank_of)
        choices = tuple(RoomChoice(_named(call), code=call_text(call)) for call in calls)
    else:
        kind = QuestionKind.CARD
        said = say("room-poll-dummy" if seat is table.dummy else "room-poll-card", seat=table.player(seat))
        cards = sorted_for_display(lawful_cards(table, seat))
        choices = tuple(RoomChoice(_named(card), code=card_text(card)) for card in cards)
    return RoomQuestion(key, kind, _message(said), choices) if len(choices) >= _MEANINGLESS else None


def _named(one: Call | Card) -> Text:
    return in_every_language(lambda words: words.name(one, "" if isinstance(one, Pass) else "short"))


def _rank_of(call: Call) -> tuple[int, int]:
    """Pass, double and redouble, then the bids from the lowest."""
    if isinstance(call, Bid):
        return call.level, call.denomination
    return 0, (Pass, Double, Redouble).index(type(call))


def poll_scene(table: Table) -> Scene:
    """What is shown of a table while peers are asked: the hand of the player on turn, and dummy if it lies there."""
    player = table.player(seat) if (seat := on_turn(table)) is not None else None
    hands = BySeat.of(lambda each: HandView.SHOWN if each is player else HandView.HIDDEN)
    return Scene(table=table_shown(table, hands, asking=True))


# -- the table ---------------------------------------------------------------------------------------------------------


def table_shown(table: Table, hands: BySeat[HandView] = ALL_SHOWN, *, asking: bool = False) -> TableShown:
    """The table as the wall shows it, as the wire tells it; while it is `asking`, not who is to act."""
    contract = table.contract
    turn = on_turn(table)
    return {
        "read": _sentences(table, asking=asking),
        "facts": dict(in_every_language(lambda words: _facts(table, words))),
        "board": table.board.number,
        "dealer": table.board.dealer.name,
        "vulnerable": [seat.name for seat in Seat if table.board.vulnerable.includes(seat.side)],
        "edition": table.edition.value,
        "names": {seat.name: harmless(" ".join(table.names[seat].split())) for seat in Seat if table.names[seat]},
        "contract": dict(_contract(table)) if contract is not None else None,
        "declarer": contract.declarer.name if contract is not None else None,
        "dummy": table.dummy.name if table.dummy is not None else None,
        "spread": table.spread,
        "turn": turn.name if turn is not None and not asking else None,
        "hands": {seat.name: _hand(table, seat, hands[seat]) for seat in Seat},
        "faced": [
            {"seat": seat.name, "card": card_text(card), "as": _FACED[major]}
            for seat in Seat
            for card, major in faced_before(table, seat)
        ],
        "trick": _trick(table),
        "withdrawn": [{"seat": each.seat.name, "card": card_text(each.card)} for _, each in withdrawn_shown(table)],
        "won": {side.name: table.tricks_won(side) for side in Side},
        "auction": _auction(table, asking=asking),
    }


def _sentences(table: Table, *, asking: bool) -> list[Json]:
    every = [spoken_sentences(table, Words.of(each), veiled=True, asking=asking) for each in OFFERED]
    return [dict(zip(OFFERED, sentences, strict=True)) for sentences in zip(*every, strict=True)]


def _facts(table: Table, words: Words) -> str:
    return " · ".join(text for _, text in score_parts(table, words) if text)


def _contract(table: Table) -> Text:
    contract = table.contract
    assert contract is not None
    return in_every_language(lambda words: words.text("wall-contract", contract=contract, declarer=contract.declarer))


def _hand(table: Table, seat: Seat, view: HandView) -> list[str] | None:
    """The cards in a hand that are seen; None for one that is hidden."""
    if view is HandView.HIDDEN and not (table.spread and seat is table.dummy):
        return None
    elsewhere: set[Card] = {lead.card for lead in table.face_down if lead.seat is seat}
    elsewhere |= {card for card, _ in faced_before(table, seat)}
    cards = table.picked_up[seat] if view is HandView.AS_DEALT else table.hands[seat]
    return [card_text(card) for card in sorted_for_display(cards - elsewhere)]


def _trick(table: Table) -> Json | None:
    number = shown_trick(table)
    trick, ahead, winner = table.trick(number), table.trick(number + 1), table.winner(number)
    lies = [(play.seat, card_text(play.card), "played") for play in (trick.plays if trick is not None else ())]
    lies += [(seat, "", "omitted") for seat in (trick.omitted if trick is not None else ())]
    lies += [(play.seat, card_text(play.card), "ahead") for play in (ahead.plays if ahead is not None else ())]
    lies += [(lead.seat, "", "face down") for lead in table.face_down]
    if not lies:
        return None
    cards = [{"seat": seat.name, **({"card": card} if card else {}), "lies": how} for seat, card, how in lies]
    return {"number": number, "winner": winner.name if winner is not None else None, "cards": cards}


def _auction(table: Table, *, asking: bool) -> Json | None:
    if not table.auction.made and table.contract is not None:
        return None
    sheet = sheet_of(table, marks=False, veiled=True, turn=not asking)
    explained = {call.note: call.place for call in sheet.calls if call.note}
    notes = (table.auction.made[explained[note]] for note in sorted(explained))
    found: Json = {
        "seats": [seat.name for seat in sheet.columns],
        "rows": [[_cell(cell) for cell in row] for row in sheet.rows],
        "notes": [dict(in_every_language(partial(meaning, made))) for made in notes],
        "open": not table.lead_faced and not any(trick.plays for trick in table.tricks),
    }
    if table.contract is not None:
        found["outcome"] = dict(_contract(table))
    elif table.passed_out:
        found["outcome"] = dict(in_every_language(lambda words: words.text("passed-out")))
    return found


def _cell(cell: Cell) -> list[Json]:
    return [
        {
            "call": call_text(call.call),
            **({"struck": True} if call.struck_out else {}),
            **({"implied": True} if call.implied else {}),
            **({"note": call.note} if call.note else {}),
        }
        for call in cell.calls
    ]
