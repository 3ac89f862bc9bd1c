"""The events of each action before any Law applies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgetable.engine import actions as a
from bridgetable.engine import (
    auction_actions,
    card_actions,
    director_actions,
    dummy_actions,
    end_of_play_actions,
    spoken_actions,
)
from bridgetable.engine.preconditions import Events
from bridgetable.table.state import Table


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
    a.Designate: dummy_actions.designate,
    a.ChangeDesignation: dummy_actions.change_designation,
    a.Misplace: dummy_actions.misplace,
    a.Ask: spoken_actions.ask,
    a.Breach: spoken_actions.breach,
    a.Warn: spoken_actions.warn,
    a.Tell: spoken_actions.tell,
    a.GiveInformation: spoken_actions.give_information,
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
