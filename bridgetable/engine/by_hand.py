"""What an action does before any Law speaks; it refuses only what hands cannot do. Read the index from the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgetable.engine import actions as a
from bridgetable.engine import at_the_end, before_the_director, from_dummy, in_the_auction, in_words, with_cards
from bridgetable.engine.hands import Events
from bridgetable.table.state import Table


def by_hand(table: Table, action: a.Action) -> Events:
    """The events an action consists of in itself; raises ImpossibleError."""
    return _DO[type(action)](table, action)


_DO: dict[type[a.Action], Callable[[Table, Any], Events]] = {
    a.MakeCall: in_the_auction.make_call,
    a.ChangeCall: in_the_auction.change_call,
    a.PassTray: in_the_auction.pass_tray,
    a.OpenScreen: in_the_auction.open_screen,
    a.Play: with_cards.play,
    a.PlayTogether: with_cards.play_together,
    a.LeadFaceDown: with_cards.lead_face_down,
    a.FaceLead: with_cards.face_lead,
    a.Omit: with_cards.omit,
    a.Name: with_cards.name,
    a.Expose: with_cards.expose,
    a.TakeBack: with_cards.take_back,
    a.Inspect: with_cards.inspect,
    a.Designate: from_dummy.designate,
    a.ChangeDesignation: from_dummy.change_designation,
    a.Misplace: from_dummy.misplace,
    a.Ask: in_words.ask,
    a.Breach: in_words.breach,
    a.Warn: in_words.warn,
    a.Tell: in_words.tell,
    a.GiveInformation: in_words.give_information,
    a.Attend: before_the_director.attend,
    a.Summon: before_the_director.summon,
    a.Choose: before_the_director.choose,
    a.MakeClaim: at_the_end.claim,
    a.Concede: at_the_end.concede,
    a.Agree: at_the_end.agree,
    a.Object: at_the_end.object_to_claim,
    a.WithdrawAgreement: at_the_end.withdraw_agreement,
    a.ReturnCards: at_the_end.return_cards,
    a.CallNextBoard: at_the_end.next_call,
    a.EndRound: at_the_end.end_round,
    a.Adjust: at_the_end.adjust,
    a.Penalise: at_the_end.penalise,
    a.Note: at_the_end.note,
}
