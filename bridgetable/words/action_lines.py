"""Actions in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from bridgetable.cards.call import Pass
from bridgetable.cards.card import Card
from bridgetable.cards.notation import RANKS, SUITS, card_of, suit_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.steps import Step
from bridgetable.table import events as e
from bridgetable.table.irregularity import (
    CardExposedInAuction,
    DummyTouches,
    ExposedCard,
    LeadBeforeChoice,
    LeadOutOfTurn,
    PrematureLead,
    TrickInspected,
)
from bridgetable.table.question import DIRECTOR, Message, Person, Question, calls_in, irregularity_in
from bridgetable.table.scores import Artificial
from bridgetable.table.state import Table
from bridgetable.table.text import in_language
from bridgetable.table.time_record import withdrawn_from
from bridgetable.table.values import cached_on_value
from bridgetable.words.call_lines import called_line, changed_line
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.questions import option_alone, option_label

# -- Wording actions with dummy's cards as declarer's: "South led the queen of spades from dummy" ----------------------


def worded(words: Words, table: Table | None, key: str, /, **blanks: object) -> str:
    """The text of a message, in a special wording where dummy's hand is concerned and there is one (Law 45B, 55).

    The special wordings are attributes of the message, with a blank `player` for declarer: `dummy` for a card of dummy,
    `dummy-hand` for one if the lead was due from declarer's own hand, and `due-dummy` for a card of another hand if the
    lead was due from dummy.
    """
    wording, more = _wording(words, table, key, blanks)
    return words.text(f"{key}{wording}", **{**blanks, **more})


def ruled(words: Words, table: Table, message: Message) -> str:
    """The text of a ruling."""
    return words.say(ruled_message(words, table, message))


def ruled_message(words: Words, table: Table, message: Message) -> Message:
    """The message of a ruling in the wording that fits dummy's hand."""
    wording, more = _wording(words, table, message.key, dict(message.blanks))
    return Message(f"{message.key}{wording}", tuple({**dict(message.blanks), **more}.items()))


def _wording(
    words: Words, table: Table | None, key: str, blanks: Mapping[str, object]
) -> tuple[str, Mapping[str, Seat]]:
    """The attribute of the special wording, "" if there is none, and the blanks it needs besides."""
    if table is None or table.declarer is None:
        return "", {}
    found = (f".{wording}" for wording in _wordings(table, blanks) if words.has(f"{key}.{wording}"))
    return next(((each, {"player": table.declarer}) for each in found), ("", {}))


def spread_dummy(table: Table) -> Seat | None:
    """Dummy's seat once his hand is spread, from when on declarer plays it (Law 41D); None before."""
    return table.dummy if table.spread else None


def _wordings(table: Table, blanks: Mapping[str, object]) -> Iterator[str]:
    """The attributes that fit, the most specific first."""
    dummy = spread_dummy(table)
    if dummy is None:
        return
    due = blanks.get("due", blanks.get("seat") if "offender" in blanks else None)
    if blanks.get("offender", blanks.get("seat")) is dummy:
        if due is table.declarer:
            yield "dummy-hand"
        yield "dummy"
    elif due is dummy:
        yield "due-dummy"


# -- Declarer's designations of dummy's cards in words (Law 45B, 46) ---------------------------------------------------


_MANNERS = ("high", "low", "win", "any")


def call_line(words: Words, player: Person, what: str) -> str:
    """A designation in one sentence: "South calls for a heart from dummy"."""
    kind, blanks = _read(what)
    return words.text(f"action-designate-{kind}", player=player, **blanks)


def meant_line(words: Words, player: Person, what: str) -> str:
    """A changed designation in one sentence: "South says that he meant a heart"."""
    kind, blanks = _read(what)
    return words.text("action-change-designation", player=player, what=words.text(f"designated-{kind}", **blanks))


def _read(what: str) -> tuple[str, dict[str, object]]:
    """The kind of a designation, and the blanks for what it names."""
    if what in _MANNERS:
        return what, {}
    if what in SUITS:
        return "suit", {"suit": suit_of(what)}
    if what in RANKS or what == "10":
        return "rank", {"rank": int(what) if what.isdigit() else 10 if what == "T" else what}
    if what.startswith("run-"):
        return "run", {"suit": suit_of(what.removeprefix("run-"))}
    return "card", {"card": card_of(what)}


def action_line(words: Words, step: Step) -> str:
    """The action of a step in one sentence: "East plays the 9 of diamonds"."""
    return _action_line(step, words)


@cached_on_value
def _action_line(step: Step, words: Words) -> str:
    action = step.action
    match action:
        case a.MakeCall():
            return called_line(words, step, action)
        case a.ChangeCall():
            return changed_line(words, step, action)
        case a.Play(seat, card, by):
            key = f"action-play-{by}" if by else _play_key(step, seat, card)
            return words.text(key, seat=seat, card=card, player=step.table.player(seat))
        case a.Name(seat, card):
            key = "action-name-held" if _infringes(step, ExposedCard) else "action-name"
            return words.text(key, seat=seat, card=card)
        case a.Designate(what):
            return call_line(words, _caller(step.table), what)
        case a.ChangeDesignation(to):
            return meant_line(words, _caller(step.table), to)
        case a.GiveInformation(seat, what, text):
            said = in_language(text, words.language)
            key = f"action-extraneous-{what}"
            return words.text(f"{key}-said", seat=seat, text=said) if said else words.text(key, seat=seat)
        case a.Note(text, peers):
            return in_language(text, words.language) or (peers_line(words, peers) if peers is not None else "")
        case a.Choose(by, option):
            return words.text("action-choose", by=by, option=_chosen(words, step, option))
        case a.ReturnCards(None):
            return words.text("action-return-cards-all")
        case a.Expose(seat, cards, deliberate):
            key = "action-expose-deliberate" if deliberate else "action-expose"
            return words.text("action-expose-dummy" if _infringes(step, DummyTouches) else key, seat=seat, cards=cards)
        case a.FaceLead(seat):
            faced = next(ev.card for ev in step.events if isinstance(ev, e.CardPlayed | e.CardExposed))
            return words.text("action-face-lead", seat=seat, card=faced)
        case a.Breach(seat, law):
            return words.text(f"action-breach-{law}", seat=seat)
    return worded(words, step.table, _key(step, action), **_blanks(words, action))


def _blanks(words: Words, action: a.Action) -> dict[str, object]:
    blanks = msgspec.structs.asdict(action)
    if isinstance(action, a.CorrectExplanation):
        blanks["partner"] = action.seat.partner
    if isinstance(action, a.Learn):
        blanks["text"] = in_language(action.text, words.language)
    return blanks | {"line": in_language(action.line, words.language)} if isinstance(action, a.MakeClaim) else blanks


def _key(step: Step, action: a.Action) -> str:
    key = "action-play-together" if isinstance(action, a.PlayTogether) else f"action-{a.verb_of(action)}"
    if isinstance(action, a.Tell) and action.to is None:
        return f"{key}-both"
    if isinstance(action, a.Penalise):
        return f"{key}-{action.kind.value}"
    if isinstance(action, a.Adjust) and isinstance(action.ns, Artificial) and isinstance(action.ew, Artificial):
        return f"{key}-artificial"
    if isinstance(action, a.Ask) and action.hand not in (None, action.of):
        return f"{key}-hand"
    if isinstance(action, a.MakeClaim):
        return f"{key}{'-line' if any(said for _, said in action.line) else ''}{'-order' if action.order else ''}"
    if isinstance(action, a.Inspect):
        asked_for = not action.own and not step.table.over and not _infringes(step, TrickInspected)
        return f"{key}-own" if action.own else f"{key}-lawful" if asked_for else key
    if isinstance(action, a.Learn) and any(said for _, said in action.text):
        return f"{key}-said"
    if isinstance(action, a.CorrectExplanation) and action.own:
        return f"{key}-own"
    if isinstance(action, a.Mislay) and action.to is not None:
        return f"{key}-to"
    if isinstance(action, a.Count) and action.of is not None:
        return f"{key}-of"
    return f"{key}-law" if getattr(action, "law", "") else key


def _infringes(step: Step, kind: type[DummyTouches | ExposedCard | CardExposedInAuction | TrickInspected]) -> bool:
    return any(isinstance(ev, e.Infringed) and isinstance(ev.irregularity, kind) for ev in step.events)


def _play_key(step: Step, seat: Seat, card: Card) -> str:
    """The key for a card that is led, played, or substituted for a withdrawn one, from dummy or not."""
    if _infringes(step, CardExposedInAuction):
        return "action-play-in-auction"
    number = next((ev.trick for ev in step.events if isinstance(ev, e.CardPlayed) and ev.seat is seat), 0)
    trick = step.table.trick(number)
    from_dummy = seat is spread_dummy(step.table)
    key = "action-play"
    if trick is not None and trick.leader is seat:
        key += "-opening" if number == 1 and not from_dummy else "-lead"
    elif _substitutes(step.table, seat, number, card):
        key += "-instead"
    return f"{key}-dummy" if from_dummy else key


def _substitutes(table: Table, seat: Seat, number: int, card: Card) -> bool:
    """Whether the card is substituted for another that was withdrawn from this trick.

    It is not if the trick was restarted after an irregular lead or a correction in the previous trick, nor if the same
    card is played again.
    """
    known = withdrawn_from(table)
    back = known.get(number, ())
    if not any(w.seat is seat and w.card != card for w in back) or number - 1 in known:
        return False
    before = table.trick(number - 1)
    owed = before is not None and bool(before.owing)
    return not owed and not any(table.is_recorded(*_LEADS, trick=number, by=(w.seat,), card=w.card) for w in back)


_LEADS = (LeadOutOfTurn, PrematureLead, LeadBeforeChoice)
"""The irregular leads after which a trick is begun again."""


def _caller(table: Table) -> Person:
    """Declarer, who designates dummy's cards; the Director if there is no contract."""
    # Seat.N is 0, and so false.
    return DIRECTOR if table.declarer is None else table.declarer


def _known(question: Question, table: Table) -> bool:
    """Whether what a question under another edition was about is recorded under this one too."""
    offence = irregularity_in(question.about)
    return (offence is None or offence < len(table.irregularities)) and all(
        call_id < len(table.auction.made) for call_id in calls_in(question.about)
    )


def _chosen(words: Words, step: Step, option: str) -> str:
    for event in step.events:
        if isinstance(event, e.Answered) and event.option == option:
            return option_label(words, event.question, option, step.table)
        if isinstance(event, e.AnswerPassedOver) and event.question is not None and _known(event.question, step.table):
            return option_label(words, event.question, option, step.table)
    # An answer given too late answers no open question (Law 55A).
    return option_alone(words, option)


def peers_line(words: Words, poll: a.PeerPoll) -> str:
    """What a player's peers would have done: "Peers of South: 2♠ 12 (+3) · Pass 3"."""
    parts = [
        words.text("peers-answer", made=peers_choice(words, each), chosen=each.chosen, considered=each.considered)
        for each in poll.answers
    ]
    return words.text("peers-line", seat=poll.seat, answers=" · ".join(parts) or "–")


def peers_note(poll: a.PeerPoll) -> a.Note:
    """What puts on record what a player's peers would have done, in every language."""
    return a.Note(tuple((language, peers_line(Words.of(language), poll)) for language in LANGUAGES), poll)


def peers_choice(words: Words, answer: a.PeerAnswer) -> str:
    """The call or card of an answer of peers: "2♠", "♥A", "Pass"."""
    return words.name(answer.made, "" if isinstance(answer.made, Pass) else "short")
