### Rehearsal: what a director is asked at a case, the choices, and why they are right or wrong

## While a case is rehearsed

rehearsal-case = Case { NUMBER($number, useGrouping: 0) }

## What is asked

rehearsal-asks-finding = What do you find?
rehearsal-asks-happened = What happened?
rehearsal-asks-law = Under which Law?
rehearsal-asks-choice = Who may now choose what?
rehearsal-asks-turn = Whose turn is it now?
rehearsal-asks-card = What becomes of { CARD($card) }?
rehearsal-asks-call = What becomes of { CALL($call, form: "the") }?
rehearsal-asks-binding = What binds the players now?
rehearsal-asks-tricks = Are tricks transferred?
rehearsal-asks-score = What is the score?

## What happened

rehearsal-happened = { $seat }: { $kind }
rehearsal-happened-cards = { $seat }: { $kind } ({ CARDS($cards, form: "short") })
rehearsal-happened-call = { $seat }: { $kind } ({ CALL($call, form: "short") })
rehearsal-happened-nothing = No irregularity

## Laws

rehearsal-law = Law { $law }
rehearsal-law-point = Law { $law }: { $point }

## Why

rehearsal-why-law = Law { $law }: { $text }
rehearsal-why-ruled = The ruling here, Law { $law }: { $text }
rehearsal-why-happened = What happened is this: { $what }.
