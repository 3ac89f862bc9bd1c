"""Applying an action to a table: its own events, and those that follow from the Laws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgetable.engine import actions as a
from bridgetable.engine import auction_actions, card_actions, director_actions, end_of_play_actions
from bridgetable.engine.actions import Action
from bridgetable.engine.preconditions import Events, must_show_each_suit_once
from bridgetable.engine.steps import Step
from bridgetable.laws.book import apply_automatic_events
from bridgetable.laws.enacted import ENACTED
from bridgetable.table.events import CallMade, CardPlayed
from bridgetable.table.evolve import evolve
from bridgetable.table.state import Table

# -- The events of each action before any Law applies ------------------------------------------------------------------


def action_events(table: Table, action: a.Action) -> Events:
    """The events that an action consists of, before any Law applies; raises ImpossibleError if it cannot be done."""
    return _EVENTS[type(action)](table, action)


_EVENTS: dict[type[a.Action], Callable[[Table, Any], Events]] = {
    a.MakeCall: auction_actions.make_call,
    a.ChangeCall: auction_actions.change_call,
    a.PassTray: auction_actions.pass_tray,
    a.OpenScreen: auction_actions.open_screen,
    a.Play: card_actions.play,
    a.PlayTogether: card_actions.play_together,
    a.LeadFaceDown: card_actions.lead_face_down,
    a.FaceLead: card_actions.face_lead,
    a.Omit: card_actions.omit,
    a.Name: card_actions.name,
    a.Expose: card_actions.expose,
    a.TakeBack: card_actions.take_back,
    a.Inspect: card_actions.inspect,
    a.Learn: card_actions.learn,
    a.CorrectExplanation: card_actions.correct_explanation,
    a.WrongCards: auction_actions.wrong_cards,
    a.Point: card_actions.point,
    a.LeaveOut: card_actions.leave_out,
    a.ForeignCard: card_actions.foreign_card,
    a.WrongBoard: card_actions.wrong_board,
    a.Mislay: card_actions.mislay,
    a.Count: card_actions.count_cards,
    a.Designate: card_actions.designate,
    a.ChangeDesignation: card_actions.change_designation,
    a.Misplace: card_actions.misplace,
    a.Ask: card_actions.ask,
    a.Breach: card_actions.breach,
    a.Warn: card_actions.warn,
    a.Accept: card_actions.accept,
    a.Tell: card_actions.tell,
    a.GiveInformation: card_actions.give_information,
    a.Attend: director_actions.attend,
    a.Summon: director_actions.summon,
    a.Choose: director_actions.choose,
    a.MakeClaim: end_of_play_actions.claim,
    a.Concede: end_of_play_actions.concede,
    a.ShowHand: end_of_play_actions.show_hand,
    a.Agree: end_of_play_actions.agree,
    a.Object: end_of_play_actions.object_to_claim,
    a.WithdrawAgreement: end_of_play_actions.withdraw_agreement,
    a.DisputeTricks: end_of_play_actions.dispute_tricks,
    a.ReturnCards: end_of_play_actions.return_cards,
    a.CallNextBoard: end_of_play_actions.next_call,
    a.EndRound: end_of_play_actions.end_round,
    a.Adjust: end_of_play_actions.adjust,
    a.Penalise: end_of_play_actions.penalise,
    a.Note: end_of_play_actions.note,
}


# -- Steps of which it is clear at one look that they are lawful and have no consequences ------------------------------


def lawful_step(table: Table, action: a.Action) -> Step | None:
    """The step of a lawful card or call on an undisturbed table; None where every Law has to be asked."""
    if isinstance(action, a.Play):
        return _card(table, action)
    if isinstance(action, a.MakeCall):
        return _call(table, action)
    return None


def _card(table: Table, action: a.Play) -> Step | None:
    """A card of the hand whose turn it is. Its trick has begun or begins with it, so the auction period is over."""
    if action.by or action.seat is not table.turn or table.waived is not None:
        return None
    event = CardPlayed(action.seat, action.card, table.open_trick)
    if not ENACTED.undisturbed.nothing_follows(table, event):
        return None
    return Step(action, (event,), evolve(table, event))


def _call(table: Table, action: a.MakeCall) -> Step | None:
    """A call of the player whose turn it is; the final pass leads to a contract without any other action."""
    if action.seat is not table.to_call or table.auction.closed or action.simultaneous:
        return None
    must_show_each_suit_once(action.shows)
    event = CallMade(action.seat, action.call, action.shows, action.alert)
    if not ENACTED.undisturbed.nothing_follows(table, event):
        return None
    settled, after = apply_automatic_events(evolve(table, event))
    return Step(action, (event, *settled), after)


def apply(table: Table, action: a.Action) -> Step:
    """The step that this action makes from the table.

    Raises ImpossibleError if it is physically impossible or answers no question; an unlawful action succeeds, with its
    irregularity among the events.
    """
    if (lawful := lawful_step(table, action)) is not None:
        return lawful
    events, after = ENACTED.apply_events(table, action_events(table, action))
    settled, after = apply_automatic_events(after)
    return Step(action, events + settled, after)


def apply_all(table: Table, actions: tuple[Action, ...]) -> None:
    """Does the actions and looks at what is asked after them; raises ImpossibleError."""
    for action in actions:
        table = apply(table, action).table
    ENACTED.asked_now(table)
