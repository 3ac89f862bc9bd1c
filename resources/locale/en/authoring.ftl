## The case as it is written: words, notes, branches, and what must be so.

command-case-details = The case…
command-case-details-tip = Title, story, source and tags in both languages; edition and elections, notes and branches
command-expectations = This must be so…
command-expectations-tip = What must be so at this place of the case, and whether it is
authoring-title = The case
authoring-words = Words
authoring-laws = Laws
authoring-notes = Notes
authoring-branches = Branches
authoring-expectations = Checks
authoring-case-title = Title
authoring-story = Story
authoring-source = Source
authoring-tags = Tags, separated by commas
authoring-tags-example = such as revoke, 64A1
authoring-field = { $field }, { $language }
authoring-half-done = Still missing: { $what }. It can be saved all the same.
authoring-complete = Nothing is missing.
authoring-missing-title = a title
authoring-missing-story = a story
authoring-missing-contract = a contract
authoring-missing-actions = what happens at the table
authoring-missing-expectations = something that must be so
authoring-missing-failing = { $count ->
    [one] one assertion does not hold
   *[other] { $count } assertions do not hold
}
authoring-missing-undone = something in the file that cannot be done
authoring-edition = Edition of the Laws
authoring-note-list = Notes of the line on the table
authoring-note-new = New note here
authoring-note-earlier = Earlier
authoring-note-later = Later
authoring-note-delete = Delete
authoring-note-go = Go there
authoring-note-at-the-end = The note cannot go further in this line.
authoring-note-words = Words of the note
authoring-note-blank = (no words yet)
authoring-branch-list = Lines that leave a fork
authoring-branch-name = Name
authoring-branch-unnamed = (no name)
authoring-branch-row = { $title } — begins with: { $step }
authoring-proposed = So it is on the table now. Tick what must be so:
authoring-add = This must be so
authoring-stated = What must be so in this case
authoring-at-start = before the first step
authoring-after = after step { $number }: { $step }
authoring-here = here
authoring-holds = holds
authoring-fails = does not hold
authoring-unknown = not looked at
authoring-never-reached = The line stops before this place, so that nobody knows.
authoring-needs-solver = Whether this holds is found by the command “check”, with the double-dummy solver.
authoring-stated-row = { $sign } { $held } · { $claim } · { $where }
authoring-go = Go there
authoring-remove = Remove
authoring-as-it-is = Update to the table
authoring-count = { $count ->
    [0] Nothing is stated yet.
    [one] One assertion, { $failed } failed
   *[other] { $count } assertions, { $failed } failed
}
authoring-check-says = { $place }: { $said }

expected-turn = It is { SEAT($seat, form: "possessive") } turn.
expected-turn-none = It is nobody's turn.
expected-asked = Asked under { $law }: { $who }
expected-asked-any = Asked: { $who }
expected-asked-options = Asked under { $law }: { $who } — { $options }
expected-asked-options-any = Asked: { $who } — { $options }
expected-asked-none = Nobody is asked anything.
expected-legal = { $seat } may lawfully play only { $what }.
expected-legal-none = { $seat } has no card to play lawfully.
expected-lawful-calls = { $seat } may lawfully call: { $what }
expected-lawful-calls-none = { $seat } has no lawful call.
expected-table = In the trick: { $cards }
expected-table-none = No card lies in the trick.
expected-penalty = Penalty cards, { $seat }: { $what }
expected-penalty-none = { $seat } has no penalty card.
expected-restricted = { $seat } is restrained: { $what }
expected-restricted-none = Nothing restrains { $seat }.
expected-require = must lead or play { $suits }
expected-forbid = may not lead or play { $suits }
expected-pass-once = must pass once
expected-pass-throughout = must pass throughout
expected-irregularity = On record: { $what }
expected-an-irregularity = an irregularity
expected-trick = trick { $trick }
expected-nothing-listed = (an empty list, which asserts nothing)
expected-ruled = Ruled under { $law }
expected-not-ruled = Nothing is ruled under { $law }
expected-information = Information from { $what } is unauthorised for { $seats }.
expected-information-none = Information from { $what } is authorised for all.
expected-declarer = Declarer is { $seat }.
expected-passed-out = The board is passed out.
expected-contract = The contract is { CONTRACT($contract, form: "short") }.
expected-won = Tricks won by { $side }: { $what }
expected-transfer = Tricks transferred to { $side } under { $law }: { $tricks }
expected-transfers-none = No tricks are transferred.
expected-tricks = Tricks of { $side } after transfers: { $what }
expected-worth = The score of { $side } is worth { $what } (matchpoints in per cent, or IMPs).
expected-score = { $side } score { $what }.
expected-equity = Tricks of { $side } in the adjustment proposed: { $what }
expected-equity-none = No adjustment is proposed.
expected-impossible = This cannot be done: { $action }
