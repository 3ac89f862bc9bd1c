### What changed from one edition of the Laws to another, and in which cases it shows.

## The command.

help-changes = Tells what changed from one edition of the Laws to another: both pages, and the cases in which it makes a difference, found by ruling each case twice.
argument-before-changes = The edition before, as in 2007
    .value = BEFORE
argument-after-changes = The edition after, as in 2017
    .value = AFTER
argument-law-changes = A Law or a clause, as in 64 or 62C2; its number in either edition will do; by default all
    .value = L
    .accepted = a Law from 1 to 93 or one of its clauses, as in 64 or 62C2
argument-made = How many cases are made for each clause besides the shipped ones, as a further look; by default none
    .value = N
    .accepted = a number from 0 to 50
argument-json-changes = Print everything as JSON
argument-workers-changes = How many processes rule the cases at once; by default one for each processor
    .value = N
changes-same = Name two editions: from { $before } to { $after } nothing changed.
changes-nothing = From { $before } to { $after } nothing changed.
changes-none = From { $before } to { $after } nothing changed under Law { $law }.

## The list.

changes-title = What changed from { $before } to { $after }
changes-numbers = { $count ->
        [one] Law { $numbers }
       *[other] Laws { $numbers }
    }
changes-otherwise = { $new } { $count ->
        [one] says
       *[other] say
    } something else
changes-otherwise-moved = { $new } { $count ->
        [one] says
       *[other] say
    } something else ({ $before }: { $old })
changes-new = { $new } is new
changes-gone = { $old } is gone
changes-moved = { $old } is now { $new }
changes-only-moved = The same under another number:
changes-no-page = no page of its own
changes-no-case = No case comes to it.
changes-alike = Cases that come to it: { $cases }; all are ruled alike in both editions.
changes-case = { $title } ({ $name }, { $edition })
changes-case-made = { $title } (made: { $name })
changes-summary = Clauses that changed: { $clauses }; shown by a case: { $shown }; only under another number: { $moved }

## What differs in a case: with "-now" in the edition after alone, with "-no-longer" in the edition before alone.

changes-tricks-more = { CAP(TRICKS($tricks)) } more for { SIDE($side) }
changes-tricks-less = { CAP(TRICKS($tricks)) } less for { SIDE($side) }
changes-score = The score of { SIDE($side) }: { $before }, now { $after }
changes-major-penalty-card-now = { CAP(CARD($card)) } is now a major penalty card before { $seat }
changes-major-penalty-card-no-longer = { CAP(CARD($card)) } is no longer a major penalty card
changes-minor-penalty-card-now = { CAP(CARD($card)) } is now a minor penalty card before { $seat }
changes-minor-penalty-card-no-longer = { CAP(CARD($card)) } is no longer a minor penalty card
changes-bound-now = Now: { $what }
changes-bound-no-longer = No longer: { $what }
changes-asked-now = { CAP(SEATS($to, join: "or")) } is now asked (Law { $law })
changes-asked-no-longer = { CAP(SEATS($to, join: "or")) } is no longer asked (Law { $law })
changes-offered-now = { CAP(SEATS($to, join: "or")) } may now also answer: { $what }
changes-offered-no-longer = { CAP(SEATS($to, join: "or")) } may no longer answer: { $what }
changes-offence-now = Now an irregularity: { $kind } ({ $seat })
changes-offence-no-longer = No longer an irregularity: { $kind } ({ $seat })
changes-corrected-now = Now corrected: { $kind } ({ $seat })
changes-corrected-no-longer = No longer corrected: { $kind } ({ $seat })
changes-accepted-now = Now accepted: { $kind } ({ $seat })
changes-accepted-no-longer = No longer accepted: { $kind } ({ $seat })
changes-established-now = Now established: { $kind } ({ $seat })
changes-established-no-longer = No longer established: { $kind } ({ $seat })
changes-cancelled-now = The board is now cancelled
changes-cancelled-no-longer = The board is no longer cancelled
changes-waived-now = Play now goes on, and the claim falls away
changes-waived-no-longer = Play no longer goes on after the claim
changes-known-card = What { CARD($what) } tells
changes-known-call = What the call { CALL($what) } tells
changes-unauthorised-now = { $what } is now unauthorised for { SEATS($seats) }
changes-unauthorised-no-longer = { $what } is no longer unauthorised for { SEATS($seats) }
changes-authorised-now = { $what } is now authorised for everybody
changes-authorised-no-longer = { $what } is no longer authorised for everybody
changes-ruled-now = Established under Law { $law }
changes-ruled-no-longer = Established under Law { $law } no longer
changes-said-now = The Director now says (Law { $law }): { $text }
changes-said-no-longer = The Director no longer says (Law { $law }): { $text }
changes-said-instead = The Director now says (Law { $law }): “{ $text }” Before: “{ $was }”
changes-said-more = The Director now adds (Law { $law }): { $text }
changes-said-less = The Director no longer adds (Law { $law }): { $text }

## The course, and the exam.

argument-lesson = Writes the course of what changed into this lesson file: of each clause a case, a question whose right answer is another one in each edition, and both wordings
    .value = FILE.lesson.json
changes-course-title = What changed from { $before } to { $after }
changes-course-story = Of each clause a case, and one question whose right answer is another one in { $after } than it was in { $before }.
changes-course-empty = No case asks anything of which the answer changed from { $before } to { $after }.
changes-no-clause = No such clause.
changes-course-written = Written: { $file }, with { $cases } cases

## The questions of the course's own: with "-so" it is so, with "-not-so" it is not.

changes-question = { $edition ->
        [draft] Under the draft.
       *[other] Under the Laws of { $edition }.
    } { $action } { $asks }
changes-question-alone = { $edition ->
        [draft] Under the draft.
       *[other] Under the Laws of { $edition }.
    } { $asks }
changes-question-card = What becomes of { CARD($card) }?
changes-question-bound = Who is restricted from now on, and how?
changes-question-asked = What has to be asked or found out now?
changes-question-which = { $what } Which of these can be answered?
changes-question-outcome = What becomes of it: { $kind } ({ $seat })?
changes-question-known = { $what }: who may use it?
changes-question-ruled = What does the Director rule?
changes-question-page = Law { $law } ({ $point }): what does the Code say?
changes-page = { $text }
changes-page-nothing = Nothing: the Code has no such clause
changes-yes = Yes
changes-no = No
changes-nothing-ruled = Nothing: the board goes on as if nothing had happened
changes-major-penalty-card-so = It is a major penalty card before { $seat }
changes-major-penalty-card-not-so = It is no penalty card
changes-minor-penalty-card-so = It is a minor penalty card before { $seat }
changes-minor-penalty-card-not-so = It is no penalty card
changes-bound-so = { $what }
changes-asked-so = { $what }
changes-asked-nothing = Nothing: there is nothing to choose or to find out
changes-offered-so = { $what }
changes-offered-question = May { SEATS($to, join: "or") } answer: “{ $what }”?
changes-offence-question = Is there an irregularity of { $seat } – { $kind }?
changes-corrected-so = It is corrected
changes-corrected-question = Is it corrected: { $kind } ({ $seat })?
changes-accepted-so = It is accepted
changes-accepted-question = Is it accepted: { $kind } ({ $seat })?
changes-established-so = It is established
changes-established-question = Is the { $kind } of { $seat } established?
changes-cancelled-question = Is the board cancelled?
changes-waived-question = Does play go on, and the claim fall away?
changes-unauthorised-so = Everybody but { SEATS($seats) }
changes-authorised-so = Everybody
changes-ruled-question = Is the revoke established?
changes-said-so = { $text }

## The window.

command-changes = What changed…
command-changes-tip = From one edition of the Laws to another: both pages of each clause, and the cases in which it makes a difference
changes-window-title = What changed
changes-window-from = From
changes-window-to = to
changes-window-before = The edition before
changes-window-after = The edition after
changes-window-law = Law or clause, as in 64 or 62C2
changes-window-only-shown = Only what a case shows
changes-window-pages = Both pages
changes-window-cases = Cases in which it makes a difference (Enter opens one)
changes-window-open = Open: { $name }
changes-window-course = The course of it…
changes-window-course-later = When all cases have been ruled under both editions
changes-window-no-case = First choose a case in the list
changes-window-writing = The questions of the course are found…
changes-window-progress = Cases ruled under both editions: { $done } of { $of }
changes-window-nothing = Nothing changed under this number.
changes-line = { $title } ({ $cases ->
        [one] one case
       *[other] { $cases } cases
    })
changes-case-line = { $title } ({ $edition }): { $told }
