"""What follows from an answer, in a few words, read off the table that it leads to. No Qt."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of, is_card
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.actions import Action, Agree, Choose, Object, Summon
from bridgetable.engine.possible import asked_now, is_possible
from bridgetable.engine.steps import Step
from bridgetable.laws.long_searches import SearchPostponedError, postponing
from bridgetable.table import events as e
from bridgetable.table import obligation as o
from bridgetable.table import restriction as r
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.table.values import cached_on_value
from bridgetable.words.call_lines import only_for, owner_of, told_of
from bridgetable.words.catalogue import Words
from bridgetable.words.irregularities import irregularity_name
from bridgetable.words.moment import awaited
from bridgetable.words.questions import option_label, question_line
from bridgetable.words.scores import score_text


class Consequence(msgspec.Struct, frozen=True):
    """What follows from an answer: what changes, from what somebody may take nothing, and what comes then.

    Where it is `pending`, it takes long to work out, and only that is said.
    """

    changes: tuple[str, ...] = ()
    information: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    pending: bool = False

    @property
    def whole(self) -> str:
        """All of it: "♦9 becomes a major penalty card; then West to play"."""
        return "; ".join((*self.changes, *self.information, *self.then))

    @property
    def brief(self) -> str:
        """The same without the information."""
        return "; ".join((*self.changes, *self.then))


def what_follows(before: Table, step: Step, words: Words) -> Consequence:
    """What this step changes, and what comes then.

    It is read off the two tables and the events between them, and so is what the Laws make of the answer.
    """
    facts = dict.fromkeys(words.say(message) for message in _facts(before, step.table))
    information = tuple(_information(before, step.table, words))
    return Consequence((*_infringements(step, words), *facts), information, tuple(_then(before, step, words)))


def _infringements(step: Step, words: Words) -> Iterator[str]:
    kinds = [irregularity_name(words, ev.irregularity) for ev in step.events if isinstance(ev, e.Infringed)]
    if kinds:
        yield words.text("follows-infringed", kinds=", ".join(kinds))


# -- what comes then ---------------------------------------------------------------------------------------------------


def _then(before: Table, step: Step, words: Words) -> Iterator[str]:
    """What is asked then, or who is to act, or the result."""
    from bridgetable.laws.law12 import adjustment_due

    after = step.table
    now = asked_now(after)
    if any(isinstance(event, e.DamageFound) for event in step.events) or (after.cancelled and adjustment_due(after)):
        yield words.text("follows-adjustment")
    if now is not None and not after.is_pending:
        question = question_line(words, now.question, after).removesuffix(".")
        yield words.text("follows-question", what=_inside(question, words))
    elif after.over and not adjustment_due(after):
        yield _result(after, words)
    elif not after.over and not _bound_at_once(before, after):
        yield words.text("follows-then", what=_inside(words.say(awaited(after)), words))


def _bound_at_once(before: Table, after: Table) -> bool:
    """Whether a new restriction, which is told, says already who is to play."""
    return any(each.seat is after.turn and any(_restraint(each)) for each in _new(before, after)) and not after.owing


def _result(table: Table, words: Words) -> str:
    if table.contract is None:
        return _inside(words.say(awaited(table)), words)
    side = table.contract.declarer.side
    return words.text(
        "follows-result", side=side, tricks=table.tricks_after_transfers(side), score=score_text(words, table, side)
    )


def _inside(sentence: str, words: Words) -> str:
    """The sentence as it stands inside another: with a small letter, unless it begins with a name."""
    names = (words.name(each) for each in (*Seat, *Side))
    if sentence[1:2].islower() and not sentence.startswith(tuple(names)):
        return sentence[:1].lower() + sentence[1:]
    return sentence


# -- what changes ------------------------------------------------------------------------------------------------------


def _facts(before: Table, after: Table) -> Iterator[Message]:
    yield from _penalty_cards(before, after)
    yield from _calls(before, after)
    was = {one.irregularity for one in before.established}
    if any(one.irregularity not in was for one in after.established):
        yield say("follows-established")
    for each in _new(before, after):
        yield from _restraint(each)
    yield from _cards(before, after)
    if before.claim is not None and after.claim is None and not after.over:
        yield say("follows-claim-void")
    for transfer in after.transfers:
        if transfer not in before.transfers:
            yield say("follows-transfer", tricks=transfer.tricks, side=transfer.to, law=transfer.clause)


def _new(before: Table, after: Table) -> tuple[r.Restriction | o.Obligation, ...]:
    """What binds a player since."""
    return (
        *(each for each in after.restrictions if each not in before.restrictions),
        *(each for each in after.obligations if each not in before.obligations),
    )


def _about(key: str, cards: set[Card]) -> Iterator[Message]:
    if cards:
        yield say(key, cards=tuple(sorted(cards, reverse=True)))


def _cards(before: Table, after: Table) -> Iterator[Message]:
    """Cards back in their hands, if they do not become penalty cards, and cards that the answer plays."""
    held, now = (set[Card]().union(*table.hands) for table in (before, after))
    laid = {one.card for one in after.penalty_cards} - {one.card for one in before.penalty_cards}
    yield from _about("follows-back", now - held - laid)
    yield from _about("follows-played", held - now)
    if before.contract is not None and after.declarer is not None and before.declarer is not after.declarer:
        yield say("follows-declarer", seat=after.declarer)


def _penalty_cards(before: Table, after: Table) -> Iterator[Message]:
    was, now = ({(one.card, one.major) for one in table.penalty_cards} for table in (before, after))
    for key, major in (("major", True), ("minor", False)):
        yield from _about(f"follows-penalty-{key}", {card for card, kind in now - was if kind is major})
    lying = {one.card for one in after.penalty_cards}
    held = set[Card]().union(*after.hands)
    yield from _about("follows-penalty-gone", {card for card, _ in was} & held - lying)
    left_free = (each for each in _new(before, after) if isinstance(each, r.LeadFree))
    stays = {card for each in left_free for card in each.about}
    yield from _about("follows-penalty-stays", stays & lying & {card for card, _ in was})


def _calls(before: Table, after: Table) -> Iterator[Message]:
    """Calls that stand no longer, or stand again, and what becomes of the auction."""
    stood, stand = set(before.auction.standing), set(after.auction.standing)
    for key, ids in (("cancelled", stood - stand), ("stands", stand - stood)):
        calls = tuple(after.auction.made[each].call for each in sorted(ids))
        if calls:
            yield say(f"follows-call{'s' if len(calls) > 1 else ''}-{key}", calls=calls)
    if before.contract is not None and after.contract is None:
        yield say("follows-auction-again")
    elif after.contract is not None and before.contract is None:
        yield say("follows-contract", contract=after.contract)


def _restraint(restraint: r.Restriction | o.Obligation) -> Iterator[Message]:
    message: Message | None = None
    match restraint:
        case r.LeadRequired(seat, suit):
            message = say("follows-lead-required", seat=seat, suit=suit)
        case r.LeadForbidden(seat, suits):
            message = say("follows-lead-forbidden", seat=seat, suits=suits)
        case r.PlayHighest(seat, suit):
            message = say("follows-play-highest", seat=seat, suit=suit)
        case r.PlayLowest(seat, suit):
            message = say("follows-play-lowest", seat=seat, suit=suit)
        case r.PlayRequired(seat, suit):
            message = say("follows-play-required", seat=seat, suit=suit)
        case r.PlayForbidden(seat, suit):
            message = say("follows-play-forbidden", seat=seat, suit=suit)
        case r.CardChosen(seat, card) | r.CardNamedToPlay(seat, card):
            message = say("follows-card-required", seat=seat, card=card)
        case o.PassOnce(seat):
            message = say("follows-pass-once", seat=seat)
        case o.PassThroughout(seat):
            message = say("follows-pass-throughout", seat=seat)
        case o.MayNotDouble(seat):
            message = say("follows-no-double", seat=seat)
        case o.LeadMayBeRestrained(seat):
            message = say("follows-lead-may-be-restrained", seat=seat)
    if message is not None:
        yield message


def _information(before: Table, after: Table, words: Words) -> Iterator[str]:
    """The cards, and the calls, from which somebody may now take nothing."""
    cards: dict[tuple[Seat, ...], list[Card]] = {}
    only: dict[Side, list[Card]] = {}
    for known in after.information:
        if known not in before.information and known.unauthorised:
            if (side := only_for(after, known.unauthorised, known.card)) is not None:
                only.setdefault(side, []).append(known.card)
            else:
                seats = told_of(known.unauthorised, owner_of(after, known.card))
                cards.setdefault(seats, []).append(known.card)
    calls: dict[tuple[Seat, ...], list[Call]] = {}
    for told in sorted(after.call_information, key=lambda each: each.place):
        if told not in before.call_information and told.unauthorised:
            made = after.auction.made[told.place]
            calls.setdefault(told_of(told.unauthorised, made.seat), []).append(made.call)
    for side, theirs in only.items():
        yield words.text("follows-authorised-side", known=words.name(tuple(theirs), "short"), side=side)
    for seats, some in cards.items():
        yield _barred(words.name(tuple(some), "short"), seats, words)
    for seats, others in calls.items():
        yield _barred(words.name(tuple(others), "said"), seats, words)


def _barred(known: str, seats: tuple[Seat, ...], words: Words) -> str:
    side = next((side for side in Side if set(side.seats) == set(seats)), None)
    if side is not None:
        return words.text("follows-unauthorised-side", known=known, side=side)
    return words.text("follows-unauthorised-seats", known=known, seats=seats)


# -- What can be answered now where it is asked: the options of a question, or what the others say to a claim ----------


MOST_POSITIONS = 300
"""What follows from an answer is not worked out at once where the Laws would search more positions for it."""
CLAIMS = "68D"
"""The Law under which the other side says what it thinks of a claim or concession."""


class Answer(msgspec.Struct, frozen=True):
    """An answer: its name as in a case file, the action that gives it, its label, and the card it names if it does."""

    name: str
    action: Action
    label: str
    card: Card | None = None


class Answers(msgspec.Struct, frozen=True):
    """A question in one sentence, its clause, and the answers that can be given."""

    question: str
    clause: str
    given: tuple[Answer, ...]


def answers_now(table: Table, words: Words) -> Answers | None:
    """The question that is open at this table with its answers; None while nobody is asked anything."""
    now = asked_now(table)
    if now is None:
        return _to_a_claim(table, words)
    question = now.question
    given = tuple(
        Answer(
            each.name,
            Choose(question.to[0], each.name),
            option_label(words, question, each.name, table),
            card_of(each.name) if is_card(each.name) else None,
        )
        for each in now.options
    )
    return Answers(question_line(words, question, table), question.clause, given)


def _to_a_claim(table: Table, words: Words) -> Answers | None:
    """What the other side may say to a claim or concession that nobody has agreed or objected to yet."""
    claim = table.claim
    if claim is None or claim.closed or table.is_pending:
        return None
    from bridgetable.laws.claims.trick_bounds import tricks_left

    seat = next(each for each in (claim.seat.left, claim.seat.right) if each is not table.dummy)
    partner = claim.seat.partner
    said: list[tuple[str, Action]] = [("agree", Agree(seat)), ("object", Object(seat))]
    if table.is_defender(claim.seat) and claim.tricks < tricks_left(table):
        said.append(("object-partner", Object(partner)))
    said.append(("director", Summon(seat)))
    given = tuple(
        Answer(name, action, words.text(f"answer-{name}", seat=partner))
        for name, action in said
        if is_possible(table, action)
    )
    side, kind = claim.seat.side.opponents, "concession" if claim.concession else "claim"
    return Answers(words.text(f"asked-{kind}", side=side, seat=claim.seat), CLAIMS, given)


def is_to_be_assigned(table: Table) -> bool:
    """Whether the Director has found at the end that a score must be adjusted, and has assigned none yet."""
    if not table.over:
        return False
    from bridgetable.laws.law12 import adjustment_due

    return bool(adjustment_due(table))


def consequence(table: Table, action: Action, words: Words) -> Consequence:
    """What follows from an answer at this table, in a few words; a pending one where it takes long to work out."""
    try:
        with postponing(MOST_POSITIONS):
            return _consequence(table, action, words)
    except SearchPostponedError:
        return Consequence(then=(words.text("follows-pending"),), pending=True)


@cached_on_value
def _consequence(table: Table, action: Action, words: Words) -> Consequence:
    from bridgetable.engine.apply import apply

    return what_follows(table, apply(table, action), words)


def search_consequences(table: Table, actions: tuple[Action, ...], language: str) -> None:
    """Makes all searches for what follows from these answers, however long they take."""
    words = Words.of(language)
    for action in actions:
        _consequence(table, action, words)


def table_after(table: Table, action: Action) -> Table | None:
    """The table that the answer leads to; None where it takes long to work out."""
    from bridgetable.engine.apply import apply

    try:
        with postponing(MOST_POSITIONS):
            return apply(table, action).table
    except SearchPostponedError:
        return None
