"""What the Director finds: the recorded finding beside the others that he may make."""

from __future__ import annotations

from bridgetable.engine import actions as a
from bridgetable.laws.enacted import ENACTED
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.choices.arranged import arranged
from bridgetable.rehearsal.choices.situation import KEYS, Situation, printed
from bridgetable.table import events as e
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Message, Question, say
from bridgetable.words.questions import option_message, question_message


def what_is_found(ruling: Situation) -> tuple[Asked, ...]:
    """What the Director finds, where he decides; the other findings are lawful, and one may follow them."""
    if not isinstance(ruling.step.action, a.Choose) or ruling.step.action.by is not DIRECTOR:
        return ()
    answered = next((event for event in ruling.step.events if isinstance(event, e.Answered)), None)
    if answered is None:
        return ()
    question, table = answered.question, ruling.before
    offered = {option.name: option for option in ENACTED.options_of(table, question)}
    options = {option.name: option for option in ENACTED.other_findings(table, question)} | offered
    found = [_choice(ruling, question, option, right=option.name == answered.option) for option in options.values()]
    right, others = [each for each in found if each.right], [each for each in found if not each.right]
    names = list(options)
    at = names.index(answered.option) if answered.option in options else 0
    # Of many numbers of tricks those next to the one that was found are the hardest to tell from it.
    others.sort(key=lambda each: (each.option not in offered, abs(names.index(each.option) - at)))
    choices = arranged(right, others, f"finding {ruling.place}")
    asked = say("rehearsal-asks-finding", question=question_message(KEYS, question, table))
    return (Asked(Aspect.FINDING, asked, choices),) if choices else ()


def _choice(ruling: Situation, question: Question, option: Option, *, right: bool) -> Choice:
    label = option_message(KEYS, question, option.name, ruling.before)
    said = next((event for event in option.then if isinstance(event, e.RulingGiven)), None)
    why: Message | None = None
    if said is not None:
        law, text = printed(said.clause), ruling.saying(said)
        why = say("rehearsal-why-ruled" if right else "rehearsal-why-lawful", law=law, text=text)
    elif not right:
        why = say("rehearsal-why-possible")
    return Choice(option.name, label, right, why, printed(question.clause), not right, option.name)
