"""What is irregular about a call that a player has made (Laws 18, 19, 25, 29, 35)."""

from __future__ import annotations

from bridgetable.laws.auction import law21
from bridgetable.laws.irregular_calls import law28
from bridgetable.laws.irregular_calls.law25.another_call import may_choose_another
from bridgetable.laws.shared.irregular_call import offences_of_call, offences_of_change
from bridgetable.table.events import CallMade, Event, Infringed
from bridgetable.table.state import Table


def irregular_call(before: Table, event: CallMade) -> tuple[Event, ...]:
    """Records every irregularity of this call, whether it is a new call or replaces another."""
    if event.implied or event.by_ruling:
        return ()
    if event.changes is not None:
        allowed = law21.may_change_by_ruling(before, event.changes) or may_choose_another(before, event)
        found = offences_of_change(before, event, event.changes, allowed=allowed)
        return tuple(Infringed(offence) for offence in found)
    auction = law28.seen_by(before, event.seat, event.call)
    return tuple(Infringed(offence) for offence in offences_of_call(before, event, auction))


def is_lawful(before: Table, event: CallMade) -> bool:
    """Whether it is a lawful call in rotation, with nothing else to be said about it."""
    plain = event.changes is None and not (event.late or event.implied or event.by_ruling)
    return plain and not offences_of_call(before, event, before.auction)
