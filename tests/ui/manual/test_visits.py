"""Going back and forward through the pages that were read."""

from __future__ import annotations

from bridgetable.ui.manual.pages import Visit, Visits


def test_back_leads_to_the_page_before_as_far_down_as_it_was() -> None:
    visits = Visits()
    visits.go_to("a", 0)
    visits.go_to("b", 120)
    assert visits.can_turn(-1) and not visits.can_turn(1)
    assert visits.turn(-1, 40) == Visit("a", 120)
    assert visits.turn(1, 0) == Visit("b", 40)


def test_another_page_forgets_what_was_ahead() -> None:
    visits = Visits()
    for name in "abc":
        visits.go_to(name, 0)
    visits.turn(-1, 0)
    visits.turn(-1, 0)
    visits.go_to("d", 7)
    assert not visits.can_turn(1)
    assert visits.turn(-1, 0) == Visit("a", 7) and not visits.can_turn(-1)


def test_the_same_page_again_is_no_other_visit() -> None:
    visits = Visits()
    visits.go_to("a", 0)
    visits.go_to("a", 50)
    assert not visits.can_turn(-1)
