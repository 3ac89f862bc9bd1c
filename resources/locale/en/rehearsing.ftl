## The window while a case is rehearsed

rehearsing-one-case = A case
rehearsing-head = { $case } · ruling { $number }
rehearsing-head-asking = { $case } · ruling { $number } · { $at }/{ $of }
rehearsing-caption-playing = The play goes on to the next question; any key goes there at once
rehearsing-caption-asking = How would you rule?
rehearsing-caption-marking = Mark what you said
rehearsing-caption-told = The ruling
rehearsing-caption-ended = The rehearsal is over
rehearsing-playing = The play goes on to the next point where a director is needed. Any key goes there at once.
rehearsing-hint-one = Digits or arrow keys, then Enter.
rehearsing-hint-several = There may be several: digits or arrow keys, then Enter.
rehearsing-hint-law = Type a number and press Enter, or choose; then Enter again.
rehearsing-law-meant = Do you mean { $law }? Enter again chooses it; ↓ goes to the list.
rehearsing-law-remove = Take Law { $law } away
rehearsing-do-why = Why (+)
rehearsing-told-sum = { $right ->
        [0] ✗ None right of { $of }
       *[other] { $sign } { $right } right of { $of }
    }
rehearsing-law-field = The number of a Law, such as 62C2
rehearsing-law-field-short = Such as 62C2
rehearsing-found = It is found: { $what }
rehearsing-do-confirm = Confirm
rehearsing-do-aloud = I said it aloud
rehearsing-do-show = Show the answer
rehearsing-do-go-on = Go on
rehearsing-do-ask-again = Ask me again
rehearsing-do-again = Again from the beginning
rehearsing-do-another = Rehearse another one like this
rehearsing-do-next-case = Rehearse the next case
rehearsing-do-leave = Back to the case
rehearsing-do-right = Right
rehearsing-do-partly = Partly right
rehearsing-do-wrong = Wrong
rehearsing-mark = { $name } ({ $at }/{ $of }): what did you say?
rehearsing-said-right = ✓ You said it right.
rehearsing-said-partly = ◐ You said it partly right.
rehearsing-said-wrong = ✗ You said it wrong.
rehearsing-answer = ○ The answer: { $choice }
rehearsing-right = ✓ Right: { $choice }
rehearsing-right-inexact = ✓ Right, more exactly: { $choice }
rehearsing-right-too = ✓ That is part of the ruling too:
rehearsing-lawful = ✓ Lawful as well: { $choice }
rehearsing-instead = ○ The case goes on with: { $choice }
rehearsing-missed = ○ Missed: { $choice }
rehearsing-wrong = ✗ Wrong: { $choice }
rehearsing-wrong-law = ✗ Not in this ruling: { $law }
rehearsing-follows = The play goes on from your answer.
rehearsing-ruling = The ruling
rehearsing-ended = The case is over.
rehearsing-nothing-asked = In this line nobody needs a director.
rehearsing-sum = Right: { $right } of { $of } · partly: { $partly } · wrong: { $wrong }
rehearsing-sum-of = { $partly ->
    [0] { $name }: { $right } of { $of }
   *[other] { $name }: { $right } of { $of }, partly { $partly }
 }
rehearsing-by-aspect = By what was asked
rehearsing-by-law = By Law
rehearsing-all-asked = Every question
rehearsing-aspect-finding = Findings
rehearsing-aspect-happened = What happened
rehearsing-aspect-law = Laws
rehearsing-aspect-choice = Who may choose what
rehearsing-aspect-card = Cards
rehearsing-aspect-call = Calls
rehearsing-aspect-binding = What binds a player
rehearsing-aspect-tricks = Tricks
rehearsing-aspect-score = Score
lectern-coming-hidden = Next: hidden while the case is rehearsed
only-shown = While a case is rehearsed nothing can be done at the table; leave the rehearsal first.
