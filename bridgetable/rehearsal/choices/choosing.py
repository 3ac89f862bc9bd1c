"""Who may now choose what, or whose turn it is: the question that is open, and the wrong hands for it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bridgetable.cards.card import Suit
from bridgetable.cards.notation import is_card, suit_text
from bridgetable.cards.seat import Seat
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import ENACTED, AskedNow
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.situation import KEYS, Situation, arranged, in_edition, printed
from bridgetable.table.question import DIRECTOR, Message, Person, Question, say
from bridgetable.words.moment import awaited
from bridgetable.words.questions import option_message, question_message


def who_may_choose(ruling: Situation) -> tuple[Asked, ...]:
    """Who may choose what after the ruling; where nobody may, whose turn it is after something was put right."""
    now = ruling.new_question
    if now is None:
        return _whose_turn(ruling) if asked_now(ruling.after) is None else ()
    if DIRECTOR in now.question.to:
        return ()
    by_card = any(is_card(option.name) for option in now.options)
    return _by_whom(ruling, now) if by_card else _which_options(ruling, now)


# -- Which options -----------------------------------------------------------------------------------------------------


def _which_options(ruling: Situation, now: AskedNow) -> tuple[Asked, ...]:
    right = [_option(ruling, now.question, now.question.to, option.name, right=True) for option in now.options]
    wrong = _not_offered(ruling, now)
    choices = arranged(right, wrong, f"choice {ruling.place}")
    return (Asked(Aspect.CHOICE, say("rehearsal-asks-choice"), choices, several=True),) if choices else ()


def _option(ruling: Situation, question: Question, to: tuple[Person, ...], name: str, *, right: bool) -> Choice:
    label = say("rehearsal-choice", to=to, option=option_message(KEYS, question, name, ruling.after))
    clause = printed(question.clause)
    key = f"{'-'.join(str(getattr(person, 'name', person)) for person in to)}-{name}"
    return Choice(key, label, right, _as_asked(ruling, clause), clause, option=name if right else "")


def _as_asked(ruling: Situation, clause: str) -> Message | None:
    """The question that is open, as the reason: it says who is asked, and about what."""
    now = ruling.new_question
    if now is None:
        return None
    return say("rehearsal-why-ruled", law=clause, text=question_message(KEYS, now.question, ruling.after))


def _not_offered(ruling: Situation, now: AskedNow) -> Iterator[Choice]:
    """The wrong hand's choice, options that are not in force, and those of the other editions."""
    question, names = now.question, [option.name for option in now.options]
    others = _not_asked(ruling, question)
    absent = _absent_options(question, names)
    yield from _asked_in_other_editions(ruling, question, names)
    for seat, name in zip(others, names, strict=False):
        yield _option(ruling, question, (seat,), name, right=False)
        if (more := next(absent, None)) is not None:
            yield _option(ruling, question, question.to, more, right=False)
    for name in absent:
        yield _option(ruling, question, question.to, name, right=False)
    for seat in others:
        for name in names:
            yield _option(ruling, question, (seat,), name, right=False)


def _asked_in_other_editions(ruling: Situation, question: Question, names: list[str]) -> Iterator[Choice]:
    """Options that the same persons have in another edition only."""
    for step in ruling.others:
        now = asked_now(step.table)
        if now is None or now.question.to != question.to or now.question.ask != question.ask:
            continue
        for option in now.options:
            if option.name not in names and not is_card(option.name):
                choice = _option(ruling, question, question.to, option.name, right=False)
                yield replace(choice, why=in_edition(step.table, choice.why))


def _not_asked(ruling: Situation, question: Question) -> tuple[Seat, ...]:
    """The players who are asked neither this nor anything that waits, partner of the one asked first."""
    waiting = {person for each in ruling.after.agenda for person in each.to} | set(question.to)
    first = next((person for person in question.to if isinstance(person, Seat)), Seat.N)
    in_order = (first.partner, first.left, first.right)
    dummy = ruling.after.dummy
    return tuple(seat for seat in sorted(in_order, key=lambda seat: seat is dummy) if seat not in waiting)


SUIT_LETTERS = tuple(suit_text(suit) for suit in Suit)


def _absent_options(question: Question, names: list[str]) -> Iterator[str]:
    """Answers that the question may have at other times, and not here."""
    restrained = [letter for name in names for letter in name.split("-")[1:] if letter in SUIT_LETTERS]
    for answer in ENACTED.declared(question).answers:
        if answer in ("require", "forbid"):
            suits = dict.fromkeys((*restrained, *SUIT_LETTERS)) if restrained else ()
            yield from (f"{answer}-{suit}" for suit in suits if f"{answer}-{suit}" not in names)
        elif answer not in names and KEYS.has(f"option-{answer}"):
            yield answer


# -- Which persons -----------------------------------------------------------------------------------------------------


def _by_whom(ruling: Situation, now: AskedNow) -> tuple[Asked, ...]:
    """Who chooses, where the options are cards."""
    right = _asked(ruling, now.question, right=True)
    others = _not_asked(ruling, now.question)
    wrong = [_asked(ruling, replace(now.question, to=(seat,)), right=False) for seat in others]
    choices = arranged([right], wrong, f"choice {ruling.place}")
    return (Asked(Aspect.CHOICE, say("rehearsal-asks-choice"), choices),) if choices else ()


def _asked(ruling: Situation, question: Question, *, right: bool) -> Choice:
    key = "-".join(str(getattr(person, "name", person)) for person in question.to)
    message, clause = question_message(KEYS, question, ruling.after), printed(question.clause)
    return Choice(key, message, right, _as_asked(ruling, clause), clause)


def _whose_turn(ruling: Situation) -> tuple[Asked, ...]:
    """Whose turn it is after a ruling on an irregularity."""
    table = ruling.after
    seat = table.to_call if table.to_call is not None else table.turn
    if seat is None or not ruling.offences or table.is_pending or table.over:
        return ()
    truth = awaited(table)
    why = say("rehearsal-why-turn", what=truth)
    right = Choice(seat.name, truth, True, why)
    wrong = [Choice(other.name, _awaiting(ruling, truth, other), False, why) for other in Seat if other is not seat]
    choices = arranged([right], wrong, f"turn {ruling.place}")
    return (Asked(Aspect.CHOICE, say("rehearsal-asks-turn"), choices),) if choices else ()


def _awaiting(ruling: Situation, truth: Message, seat: Seat) -> Message:
    """The same as is awaited, of another hand."""
    table = ruling.after
    key = truth.key
    for mine, other in (("awaited-dummy", "awaited-player"), ("awaited-player", "awaited-dummy")):
        if key.startswith(mine) and (seat is table.dummy) != (mine == "awaited-dummy"):
            key = key.replace(mine, other)
            break
    return say(key, seat=seat, player=table.player(seat))
