"""Makes cases: looks for places where something plausible goes wrong, and keeps what meets the conditions."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from itertools import count
from typing import TypeAlias

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.cases import actual
from bridgetable.cases.case import Case
from bridgetable.cases.check import check
from bridgetable.cases.clauses import asks_under, stands_for
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.library.subject import subject_of
from bridgetable.cases.walk import Done, walk
from bridgetable.engine.actions import Play
from bridgetable.engine.steps import Step
from bridgetable.generation.answers import is_judgement
from bridgetable.generation.board_play import Dealt, PlayedBoard, deals
from bridgetable.generation.card_play import lead_for
from bridgetable.generation.conditions import Conditions, NothingMadeError, Traits
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.generation.families.family import Family, Place
from bridgetable.generation.families.leads import lead
from bridgetable.generation.families.revokes import asked_for_the_suit, revoke, revoke_cards
from bridgetable.generation.line import DoesNotFitError, Line, expected_at_the_end, new_rulings
from bridgetable.laws.book import asked_now
from bridgetable.laws.numbers import clause_typed, lies_under
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import kind_of
from bridgetable.table.question import DIRECTOR, Message, say
from bridgetable.table.state import Phase, Table
from bridgetable.table.text import Text
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import NoMessageError, Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.questions import option_label
from bridgetable.words.story import event_lines

# -- From a line to a case: title, story and tags in words, and what the case has turned out to be ---------------------


MOST_TAGS = 12


def line_at(family: Family, board: PlayedBoard, place: Place, dice: random.Random) -> Line:
    """The line up to where something is to go wrong: so many calls of the auction, or so many cards."""
    if family.in_auction:
        return Line(board.dealt.after_calls(board.start.edition, place.at), dice)
    line = Line(board.start, dice)
    line.regular(board.steps[: place.at])
    return line


def traits_of(line: Line, place: Place) -> Traits:
    """What the line has turned out to be."""
    table = line.table
    decided = sum(1 for before, after in zip(line.tables, line.tables[1:], strict=False) if _decides(before, after))
    moved = actual.transfers(table)
    asked = [one.question.clause for one in line.asked]
    ruled = (*actual.clauses_ruled(table), *(one.law for one in moved))
    role = table.declarer.steps_to(place.seat) if table.declarer is not None else -1
    return Traits(
        clauses=tuple(sorted({*ruled, *asked})),
        questions=tuple(asked),
        options=tuple(tuple(option.name for option in one.options) for one in line.asked),
        position=(role, place.at, place.card, place.call, actual.contract_now(table)),
        depth=decided,
        finding=any(one.question.to == (DIRECTOR,) and not is_judgement(one) for one in line.asked),
        tricks=bool(moved),
    )


def _decides(before: Table, after: Table) -> bool:
    return bool(new_rulings(before, after))


def case_of_line(family: Family, line: Line, dealt: Dealt, source: Message, subject: str) -> Case:
    """The case: the line with its expectations, told in each language; `subject` is the clause it turns on."""
    table, start = line.table, line.start
    about = {"contract": start.contract, **line.about} if start.contract is not None else dict(line.about)
    opening = [say("generated-contract", contract=start.contract)] if start.contract is not None else []
    return Case(
        title=in_each_language(say(f"generated-title-{family.name}", **about)),
        story=in_each_language(*opening, *line.told),
        source=in_each_language(source),
        # By its family it is known whose progress an answer to it is, and like what another one is to be.
        tags=(*tags_of(line, subject), family.name),
        edition=start.edition,
        board=dealt.board,
        deal=dealt.hands,
        auction=start.calls,
        actions=(*line.entries, expected_at_the_end(table)),
    )


def in_each_language(*messages: Message) -> Text:
    """The sentences in each language, with a space between; raises NoMessageError where a word is missing."""
    found = []
    for language in LANGUAGES:
        words = Words.of(language, strict=True)
        found.append((language, " ".join(words.say(message) for message in messages)))
    return tuple(found)


def tags_of(line: Line, subject: str) -> tuple[str, ...]:
    """The kinds of irregularity, the clause the case turns on, and those ruled, asked or moved under, each once."""
    kinds = [kind_of(one).replace("-", " ") for _, one in line.table.recorded]
    ruled = [
        clause
        for before, after in zip(line.tables, line.tables[1:], strict=False)
        for clause in new_rulings(before, after)
    ]
    moved = [one.law for one in actual.transfers(line.table)]
    asked = [one.question.clause for one in line.asked]
    return tuple(dict.fromkeys((*kinds, subject, *ruled, *asked, *moved)))[:MOST_TAGS]


# -- Chains: when one irregularity has been dealt with, the same board goes wrong again --------------------------------


CARDS_SEARCHED = 14
"""Within so many cards the next thing goes wrong."""
CARDS_BETWEEN = 3
"""How many cards are played before, so that it does not happen at once, and after it."""
FEWEST_TRICKS_LEFT = 3
"""With fewer tricks left than this nothing more goes wrong."""


def line_gone_wrong(
    family: Family, board: PlayedBoard, place: Place, dice: random.Random, depth: int
) -> tuple[Line, Traits]:
    """The line in which this goes wrong, and more until the Director has decided `depth` times, with its traits.

    Raises DoesNotFitError where nobody plausibly would, there or later.
    """
    line = line_at(family, board, place, dice)
    family.act(line, place)
    while (traits := traits_of(line, place)).depth < depth:
        go_wrong_again(line)
    return line, traits


def go_wrong_again(line: Line) -> None:
    """Somebody revokes or leads from the wrong hand soon after; raises DoesNotFitError where nobody plausibly would."""
    if line.table.phase is not Phase.PLAY or line.table.claim is not None:
        raise DoesNotFitError("not-in-play")
    about, wishes, told = line.about, line.wishes, len(line.told)
    line.wishes = {}
    line.go_on(CARDS_BETWEEN)
    for _ in range(CARDS_SEARCHED):
        line.settle()
        table = line.table
        seat = table.turn
        if seat is None or table.over or table.last_number - table.open_trick < FEWEST_TRICKS_LEFT:
            break
        place = _next_place(line, seat)
        if place is not None:
            line.tell("later")
            if table.lead_due is None:
                revoke(line, place)
                asked_for_the_suit(line, place)
            else:
                lead(line, place)
                line.director(line.opponent_of(place.seat))
            line.go_on(CARDS_BETWEEN)
            line.about, line.wishes = about, wishes
            return
        line.go_on(1)
    del line.told[told:]
    raise DoesNotFitError("nothing-more")


def _next_place(line: Line, seat: Seat) -> Place | None:
    """What might go wrong at this turn: a revoke of this hand, or a lead from the hand opposite."""
    table = line.table
    if table.lead_due is None:
        cards = list(revoke_cards(table, seat)) if seat is not table.dummy and not table.penalty_cards_of(seat) else []
        return Place(0, seat, cards[0]) if cards and line.dice.random() < 0.5 else None
    if table.is_defender(seat) or not table.hands[seat.partner] or line.dice.random() < 0.5:
        return None
    hand = sorted(table.hands[seat.partner])
    return Place(0, seat.partner, lead_for(table, seat.partner, hand), seat) if table.open_trick > 1 else None


# -- Whether a case that was made is sound: it reads back the same, holds when replayed, is told in each language ------


def is_sound(case: Case) -> bool:
    """Whether the case is the same after writing and reading, all that it expects holds, and it can be told."""
    again = read_case(write_case(case))
    return again == case and not check(again).failures and is_told(case)


def is_told(case: Case) -> bool:
    """Whether no word is missing in any language for what happens in the case, what is ruled and what is asked.

    Lawful cards, for which there always are words, are passed over.
    """
    every = [Words.of(language, strict=True) for language in LANGUAGES]
    try:
        for visit in walk(case):
            if isinstance(visit, Done) and _is_remarkable(visit.step):
                for words in every:
                    _tell(visit, words)
    except NoMessageError:
        return False
    return True


def _is_remarkable(step: Step) -> bool:
    return len(step.events) > 1 or not isinstance(step.action, Play) or asked_now(step.table) is not None


def _tell(visit: Done, words: Words) -> None:
    action_line(words, visit.step)
    event_lines(words, visit.step, visit.line[-2])
    if (now := asked_now(visit.step.table)) is not None:
        for option in now.options:
            option_label(words, now.question, option.name, visit.step.table)


# -- The search: boards and places are tried until a case meets the conditions and is unlike those before --------------


DEALT = "one-dealt"
"""What stands for the event of a board that was dealt at random."""
MOST_TRIES = 500
"""After so many lines without a case that meets the conditions the search is given up."""
PLACES_A_BOARD = 3
"""How many places of a board are tried."""
TRIES_FOR_NEW_CLAUSES = 40
"""For so many lines a case must be new in its clauses too; after that another position is enough."""
AHEAD = 8
"""How many searches may go on at once: what is found depends on it, and on how many processes do them it does not."""


class Made(msgspec.Struct, frozen=True):
    """A case that was made, its family, and what it has turned out to be."""

    case: Case
    family: str
    traits: Traits


class Search(msgspec.Struct, frozen=True):
    """What is to be found: a case that meets the conditions and differs from those made when the search was begun.

    Those are known by the marks of what they ask, and of their clauses.
    """

    conditions: Conditions
    seed: int
    number: int
    asked: frozenset[int] = frozenset()
    clauses: frozenset[int] = frozenset()


class Found(msgspec.Struct, frozen=True):
    """A case that was found, the board it was made of, and whether clauses were repeated for want of new ones."""

    made: Made
    board: int
    event: str
    repeated: bool


Run: TypeAlias = Callable[[Iterable[Search]], Iterator[Found | None]]
"""Does searches, in this process or in many; None for one that found nothing."""


def generate(conditions: Conditions, seed: int, archive: Sequence[Dealt] = ()) -> Case:
    """A case that meets the conditions; the same seed, conditions and archive give the same case.

    Raises NothingMadeError if there is no such Law or family, or if nothing is found under the conditions.
    """
    return next(cases_made(conditions, seed, archive)).case


def cases_made(
    conditions: Conditions, seed: int, archive: Sequence[Dealt] = (), run: Run | None = None
) -> Iterator[Made]:
    """Cases that meet the conditions, each different from those before in what it asks; `run` does the searches.

    Raises NothingMadeError as `generate` does, also after some cases when no further one is found.
    """
    if conditions.law:
        clause = clause_typed(conditions.law)
        if not clause:
            raise NothingMadeError(say("generated-no-such-law", law=conditions.law))
        conditions = msgspec.structs.replace(conditions, law=clause)
    families_for(conditions)
    asked: set[int] = set()
    clauses: set[int] = set()
    # Each knows what was made before the one that is AHEAD of it was begun, whoever does them and when.
    searches = (Search(conditions, seed, number, frozenset(asked), frozenset(clauses)) for number in count())
    for found in run(searches) if run is not None else _here(searches, archive):
        if found is None:
            raise NothingMadeError(say("generated-nothing", seed=str(seed), found=len(asked)))
        made = found.made
        asks, ruled = _mark(made.family, made.traits.asks), _mark(made.family, made.traits.clauses)
        if asks in asked or (ruled in clauses and not found.repeated):
            continue
        asked.add(asks)
        clauses.add(ruled)
        source = _source(found.board, found.event, made.family, seed, len(asked))
        yield msgspec.structs.replace(made, case=msgspec.structs.replace(made.case, source=in_each_language(source)))


def _here(searches: Iterable[Search], archive: Sequence[Dealt]) -> Iterator[Found | None]:
    """Does each search in its turn; AHEAD of them are begun at once, as other processes would."""
    waiting: deque[Search] = deque()
    for search in searches:
        waiting.append(search)
        if len(waiting) == AHEAD:
            yield found_by(waiting.popleft(), archive)


def found_by(search: Search, archive: Sequence[Dealt]) -> Found | None:
    """The first case that this search comes upon; None if it is given up."""
    conditions = search.conditions
    families = families_for(conditions)
    # The same board may be ruled under each edition, but not be used for every family.
    number = f" {search.number}" if search.number else ""
    dice = random.Random(f"{search.seed} {conditions.law} {conditions.family}{number}")
    boards, tries = deals(dice, archive), 0
    while tries < MOST_TRIES:
        family = dice.choice(families)
        dealt = next(boards)
        board = dealt.played(conditions.edition)
        places = list(family.places(board))
        tries += not places
        for place in dice.sample(places, min(len(places), PLACES_A_BOARD)):
            tries += 1
            try:
                line, traits = line_gone_wrong(family, board, place, dice, conditions.depth)
            except DoesNotFitError:
                continue
            repeated = _mark(family.name, traits.clauses) in search.clauses
            if _mark(family.name, traits.asks) in search.asked or (repeated and tries < TRIES_FOR_NEW_CLAUSES):
                continue
            if not traits.meet(conditions):
                continue
            source = _source(dealt.board.number, dealt.event, family.name, search.seed, 1)
            case = case_of_line(family, line, dealt, source, _subject(traits, family, conditions))
            if is_sound(case):
                return Found(Made(case, family.name, traits), dealt.board.number, dealt.event, repeated)
    return None


def _mark(family: str, what: tuple[object, ...]) -> int:
    """A number for this, the same in every process, that takes less to send than all of it."""
    return int.from_bytes(blake2b(repr((family, what)).encode(), digest_size=8).digest(), "big")


def _source(board: int, event: str, family: str, seed: int, number: int) -> Message:
    """Which board of which event the case was made of, and what it takes to make it again."""
    return say("generated-source", board=str(board), event=event or DEALT, family=family, seed=str(seed), number=number)


def _subject(traits: Traits, family: Family, conditions: Conditions) -> str:
    """The clause that a case turns on: the one wanted, or the one of its family's that the fewest families come to."""
    edition = conditions.edition
    wanted = [clause for clause in traits.clauses if conditions.law and stands_for(conditions.law, clause, edition)]
    own = [clause for clause in traits.clauses if comes_to(family, clause, edition)]
    return min(wanted or own or traits.clauses, key=lambda clause: (_how_many_come_to(clause, edition), clause))


@cache
def _how_many_come_to(clause: str, edition: Edition) -> int:
    return sum(1 for family in FAMILIES if comes_to(family, clause, edition))


def families_for(conditions: Conditions) -> tuple[Family, ...]:
    """The families that may come to what is wanted; raises NothingMadeError if there are none."""
    named = [one for one in FAMILIES if conditions.family in ("", one.name)]
    if not named:
        raise NothingMadeError(say("generated-no-such-family", family=conditions.family))
    found = tuple(one for one in named if not conditions.law or comes_to(one, conditions.law, conditions.edition))
    if not found:
        raise NothingMadeError(
            say(
                "generated-no-family-for-law",
                law=conditions.law,
                family=conditions.family,
                edition=conditions.edition.value,
            )
        )
    return found


def comes_to(family: Family, law: str, edition: Edition) -> bool:
    """Whether a case of the family may be ruled, or a question asked, under this clause of the edition."""
    return any(
        stands_for(law, clause, edition) or asks_under(law, clause, edition) or lies_under(law, clause)
        for clause in family.laws_in(edition)
    )


# -- Another case like one that is open: of the family that is most like it, under the same Laws -----------------------


OF_THE_SUBJECT, OF_THE_FIRST, OF_ANOTHER, OF_ITS_OWN = 3.0, 3.0, 1.0, -0.25
"""What a family gains where it comes to the clause that a case turns on, to the first one ruled, or to another, and
loses for each of its own clauses that is not ruled there."""

MOST_LAWS = 2
"""For so many clauses a case is looked for, before any case of the family will do."""


def another_like(case: Case | None, name: str, ruled: Sequence[str], edition: Edition, seed: int) -> Case:
    """A case under this edition that is like the one in a file of this name: what is ruled in it, and what it turns on.

    `ruled` are the clauses ruled at the table, the last of which it turns on where there is no case that expects any.
    Raises NothingMadeError where nothing like it can be made.
    """
    subject = subject_of(case, name, play=False) if case is not None else None
    clauses = tuple(dict.fromkeys(subject.ruled if subject is not None and subject.ruled else ruled))
    turns_on = subject.turns_on if subject is not None and subject.turns_on else "".join(ruled[-1:])
    families = families_for(Conditions(edition=edition))
    likeness = {family.name: _likeness(family, turns_on, clauses, edition) for family in families}
    most = max(likeness.values())
    if most <= 0:
        raise NothingMadeError(say("generated-nothing-like-this"))
    dice = random.Random(seed)
    family = dice.choice([family for family in families if likeness[family.name] == most])
    shared = [clause for clause in (turns_on, *reversed(clauses)) if clause and comes_to(family, clause, edition)]
    if case is not None and case.edition is not edition:
        shared = []  # the numbers are those of the other edition
    for law in (*shared[:MOST_LAWS], ""):
        try:
            return generate(Conditions(law, family.name, edition), seed)
        except NothingMadeError:
            continue
    raise NothingMadeError(say("generated-nothing-like-this"))


def _likeness(family: Family, turns_on: str, clauses: Sequence[str], edition: Edition) -> float:
    """How much the cases of a family are like one that turns on this clause, and in which these were ruled."""
    common = [clause for clause in clauses if comes_to(family, clause, edition)]
    subject = bool(turns_on) and comes_to(family, turns_on, edition)
    if not common and not subject:
        return 0.0
    alone = sum(1 for law in family.laws if not any(lies_under(clause, law) for clause in (*clauses, turns_on)))
    first = clauses[:1] == tuple(common[:1])
    return OF_THE_SUBJECT * subject + OF_THE_FIRST * first + OF_ANOTHER * len(common) + OF_ITS_OWN * alone + 1
