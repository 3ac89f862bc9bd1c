"""Declarer says that he meant another card of dummy: a slip of the tongue, or an afterthought (Laws 45C4(b), 46B)."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.laws.ask import INTENDED_OR_NOT, KEEP_OR_WITHDRAW, Ask, Conduct
from bridgetable.laws.play.law45.card_played import may_still_be_changed
from bridgetable.laws.play.law45.must_be_played import said_to_be_played, touched_card
from bridgetable.laws.play.law46.designation import ask_which, cards_designated, is_complete, question_of_designation
from bridgetable.laws.play.law47.cards_played_after import (
    ask_who_played_after,
    keep_or_withdraw,
    revokes_voided_by_change,
)
from bridgetable.table.events import Asked, CardDesignated, CardPlayed, CardWithdrawn, Dropped, Event, RulingGiven
from bridgetable.table.evolve import evolve
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table


class EarlierCall(msgspec.Struct, frozen=True):
    """Declarer's last call from dummy: his words, the card they meant, its trick, and whether it was played."""

    what: str
    card: Card | None
    trick: int
    played: bool


def earlier_call(table: Table) -> EarlierCall | None:
    """The call that declarer may want to change; he named every card played from dummy (Law 45B)."""
    dummy, call = table.dummy, table.designation
    if dummy is None:
        return None
    played = [(number, card) for number, trick in table.numbered_tricks() for card in trick.cards_of(dummy)]
    number, card = played[-1] if played else (0, None)
    if call is not None and call.trick > number:
        return EarlierCall(call.what, call.card, call.trick, False)
    if card is None:
        return None
    return EarlierCall(call.what if call is not None and call.card == card else card_text(card), card, number, True)


def change(table: Table, earlier: EarlierCall, to: str) -> tuple[Event, ...]:
    """The Director is asked at once, unless it is too late or the new words do not designate one card."""
    dummy, old = table.dummy, earlier.card
    if dummy is None:
        return ()
    with_it_back = table
    if earlier.played and old is not None:
        with_it_back = evolve(table, CardWithdrawn(dummy, old, earlier.trick, offending=False))
    card = cards_designated(with_it_back, to).card
    if card is None:
        return (RulingGiven("46B4", say("law-46B4-change")),)
    if card == old and earlier.played:
        return (RulingGiven("45C4(b)", say("law-45C4b-same", card=card)),)
    if (play := touched_card(table)) is not None and play.card == old:
        return (said_to_be_played(table, play),)  # he named no card, so there is no slip of the tongue
    if earlier.played and old is not None and not may_still_be_changed(table, earlier.trick):
        return (RulingGiven("45C4(b)", say("law-45C4b-late", card=old)),)
    question = _asked_under(earlier).question(table, (DIRECTOR,), dummy, card, earlier.trick)
    superseded = tuple(q for q in (question_of_designation(table), intention_asked(table)) if q is not None)
    return () if question in table.agenda else (*(Dropped(q) for q in superseded), Asked(question))


def intention_asked(table: Table) -> Question | None:
    """The question what declarer meant, while it is on the agenda (Laws 45C4(b), 46B)."""
    return table.open_questions.first_under(INTENDED.key, INTENDED_AT_FIRST.key, of=table.agenda)


def _asked_under(earlier: EarlierCall) -> Ask:
    # 46B applies to an incomplete call unless declarer incontrovertibly intended something else.
    return INTENDED if is_complete(earlier.what) else INTENDED_AT_FIRST


def slip_or_afterthought(table: Table, question: Question) -> tuple[Option, ...]:
    """The Director finds that declarer never intended the first card, or that he did (Laws 45C4(b), 46B)."""
    earlier, dummy = earlier_call(table), question.seat
    if earlier is None or dummy is None or question.card not in table.hands[dummy] or table.claim is not None:
        return ()
    # A card led before its time is not changed once the lead to the trick before it has been withdrawn.
    before = table.trick(earlier.trick - 1)
    if earlier.trick != question.trick or (before is not None and not before.plays):
        return ()
    slip = Option("unintended", _changed(table, question, earlier))
    return slip, Option("intended", _stands(table, question, earlier))


def _stands(table: Table, question: Question, earlier: EarlierCall) -> tuple[Event, ...]:
    if earlier.played and earlier.card is not None:
        return (RulingGiven(question.clause, say("law-45C4b-stands", card=earlier.card)),)
    told, found = RulingGiven(question.clause, say("law-46B-stands")), cards_designated(table, earlier.what)
    open_choice = found.card is None and bool(found.cards)
    return (told, *ask_which(table, found)) if open_choice else (told,)


def _changed(table: Table, question: Question, earlier: EarlierCall) -> tuple[Event, ...]:
    dummy, card, number, declarer = question.seat, question.card, question.trick, table.declarer
    if dummy is None or card is None or number is None or declarer is None:
        return ()
    key = "law-45C4b-changed" if INTENDED.asks(question) else "law-46B-changed"
    told = RulingGiven(question.clause, say(key, card=card))
    put = (CardDesignated(declarer, card_text(card), card), CardPlayed(dummy, card, number))
    if not earlier.played or earlier.card is None:
        return (told, *put)
    back = (
        CardWithdrawn(dummy, earlier.card, number, offending=False),
        RulingGiven("47C", say("law-47C", card=earlier.card)),
    )
    gone = revokes_voided_by_change(table, number, dummy, earlier.card, card)
    return (told, *back, *put, *gone, *ask_who_played_after(table, number, earlier.card, PLAYED_AFTER))


INTENDED = Ask("45C4(b)", INTENDED_OR_NOT, slip_or_afterthought, to_director=True)
INTENDED_AT_FIRST = Ask("46B", INTENDED_OR_NOT, slip_or_afterthought, to_director=True)
"""What declarer intended with an incomplete call, apart from what 46B makes of it."""
PLAYED_AFTER = Ask(
    "45C4(b)", KEEP_OR_WITHDRAW, keep_or_withdraw, name="45C4(b), a card played after", kept_by=Conduct.PLAYING,
)
