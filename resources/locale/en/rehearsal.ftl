### Rehearsal: what a director is asked at a case, the choices, and why they are right or wrong

## While a case is rehearsed

rehearsal-case = Case { NUMBER($number, useGrouping: 0) }

## What is asked

rehearsal-asks-finding = { $question }
rehearsal-asks-happened = What happened?
rehearsal-asks-law = Under which Law?
rehearsal-asks-choice = Who may now choose what?
rehearsal-asks-turn = Whose turn is it now?
rehearsal-asks-card = What becomes of { CARD($card) }?
rehearsal-asks-which-card = Which card is played from dummy?
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

## What becomes of cards and calls

rehearsal-choice = { SEATS($to, join: "or") }: { $option }
rehearsal-card-stands = It stays where it was played
rehearsal-card-hand = It goes back to { SEAT($seat, form: "possessive") } hand, and there is no penalty card
rehearsal-card-major = It is a major penalty card before { $seat }
rehearsal-card-minor = It is a minor penalty card before { $seat }
rehearsal-call-stands = It stands, and { $to } calls next
rehearsal-call-cancelled = It is cancelled, and { $to } calls next

## What binds the players

rehearsal-binding-nothing = Nobody is restricted
rehearsal-binding-lead = { $seat } must lead { SUIT($suit) } if he can
rehearsal-binding-no-lead = { $seat } may not lead { SUITS($suits) } as long as he keeps the lead
rehearsal-binding-no-lead-once = { $seat } may not lead { SUITS($suits) }, but only to the next trick
rehearsal-binding-highest = { $seat } must play his highest { SUIT($suit, form: "symbol") }
rehearsal-binding-lowest = { $seat } must play his lowest { SUIT($suit, form: "symbol") }
rehearsal-binding-play = { $seat } must play { SUIT($suit) }
rehearsal-binding-no-play = { $seat } may not play { SUIT($suit) }
rehearsal-binding-card = { $seat } must play { CARD($card) }
rehearsal-binding-from-hand = { $player } must lead from his own hand
rehearsal-binding-from-dummy = { $player } must lead from dummy
rehearsal-binding-pass-once = { $seat } must pass once
rehearsal-binding-pass-throughout = { $seat } must pass throughout
rehearsal-binding-no-double = { $seat } may not double
rehearsal-binding-lead-law = If { $seat } comes to lead as a defender, declarer may restrict that lead

## Tricks and score

rehearsal-tricks-none = No trick is transferred
rehearsal-tricks = { CAP(TRICKS($tricks)) } to { SIDE($side) }
rehearsal-tricks-both = { CAP(TRICKS($ns)) } to North-South and { TRICKS($ew) } to East-West
rehearsal-score = N-S { $ns }, E-W { $ew }

## Why

rehearsal-why-law = Law { $law }: { $text }
rehearsal-why-ruled = The ruling here, Law { $law }: { $text }
rehearsal-why-happened = What happened is this: { $what }.
rehearsal-why-lawful = The Director may find this too, but the case goes on otherwise. Law { $law } would follow: { $text }
rehearsal-why-possible = The Director may find this too, but the case goes on otherwise.
rehearsal-why-turn = After the ruling: { $what }.
rehearsal-why-edition = So it is in the Laws of { $edition }. { $why }
rehearsal-why-then = So it is in the Laws of { $edition }.
rehearsal-why-assigned = What the Director of this case assigns: { $score }.
rehearsal-why-scored = With the tricks each side has after the ruling: { $score }.

## bridgetable rehearse.

rehearse-how = Type the number of your answer, or several numbers where several answers may be right, and press Enter. A Law may also be typed: 62C2. Enter alone shows the answer; q ends.
rehearse-nothing = Nothing goes wrong here: no director is needed.
rehearse-announced = … { $text }
rehearse-question = ? { $question }
rehearse-question-several = ? { $question } (one or more)
rehearse-choice = { $number }. { $text }
rehearse-not-understood = “{ $text }” is none of the answers.
rehearse-right = + { $text }
rehearse-inexact = + { $text } (named less exactly)
rehearse-missed = - Missed: { $text }
rehearse-wrong = x Not so: { $text }
rehearse-other = ~ Possible too: { $text }
rehearse-more = + Law { $law } applies too.
rehearse-unknown = x Law { $law } is not what this ruling rests on.
rehearse-why = { $text }
rehearse-followed = The play goes on from your finding.
rehearse-left-out = { $count ->
    [one] One recorded step does not fit it and is left out.
   *[other] { $count } recorded steps do not fit it and are left out.
  }
rehearse-result = Answered fully: { $complete } of { $asked }.
