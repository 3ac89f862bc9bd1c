## Progress: the answers that are kept, what is due, and where one stands.

progress-not-read = The answers in { $file } cannot be read.
progress-not-written = The answers cannot be written to { $file }; they are kept as long as the window is open.
progress-newer = { $file } was written by a newer version of the program and is left as it is; answers given now are kept in { $other } and added later.
progress-damaged = The file of your answers was damaged: { $count ->
        [0] none could be read
        [one] one could be read and stays
       *[other] { $count } could be read and stay
    }, and the damaged file has been set aside as { $file }.
progress-not-ours = { $file } is no file of answers of this program.
progress-import-newer = { $file } was written by a newer version of the program; nothing was imported.
progress-no-answer = this is no answer; nothing was imported from { $file }.

# The page.
command-progress = Progress…
command-progress-tip = What comes back, and where you stand by Law and by family
progress-title = Progress
progress-none = Nothing has been answered yet.
progress-summary = { $answers ->
        [one] One answer
       *[other] { $answers } answers
    } in { $rehearsals ->
        [one] one rehearsal
       *[other] { $rehearsals } rehearsals
    }, { $right } of them right.
progress-private = Nothing leaves this machine: the answers are kept in { $file } and are sent nowhere.
progress-private-nowhere = Nothing leaves this machine: the answers are kept as long as this window is open.
progress-edition = Edition
progress-all-editions = All editions
progress-coming = What comes back
progress-coming-due = What comes back ({ $count } due)
progress-by-law = By Law
progress-by-family = By family
progress-latest = Of each Law and family the latest { $count } answers count; one that is right in part counts half.
progress-weakest = Weakest first
progress-another = A new case: { $family }
progress-name = Case or family
progress-law = Law
progress-family = Family
progress-year = Edition
progress-last = Last time
progress-when = Comes back
progress-last-right = all right
progress-last-partly = right in part
progress-last-wrong = something wrong
progress-right = Right
progress-partly = In part
progress-wrong = Wrong
progress-share = Share
progress-percent = { $share } %
progress-picture = Picture
progress-spoken = { $name }: { $right } right, { $partly } in part, { $wrong } wrong; { $share } %
progress-now = now
progress-in-minutes = in { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
progress-in-hours = in { $count ->
        [one] one hour
       *[other] { $count } hours
    }
progress-in-days = in { $count ->
        [one] one day
       *[other] { $count } days
    }
progress-rehearse = Rehearse
progress-copy = Copy as text
progress-copied = Copied
progress-export = Export…
progress-export-title = Export the answers
progress-export-json = Answers, to be imported again
progress-export-csv = Table for a spreadsheet
progress-exported = { $count ->
        [one] One answer has
       *[other] { $count } answers have
    } been written to { $file }.
progress-import = Import…
progress-import-title = Import answers
progress-imported = { $count ->
        [0] Nothing was added: all answers in { $file } were here already.
        [one] One answer from { $file } was added.
       *[other] { $count } answers from { $file } were added.
    }
progress-clear = Clear…
progress-bring-back = Restore
progress-nothing-back = Nothing has been cleared that could be brought back
progress-brought-back = { $count ->
        [0] There was nothing to restore.
        [one] One answer is back.
       *[other] { $count } answers are back.
    }
clear-progress-title = Clear the progress
clear-progress-ok = Clear
clear-progress-question = Clear { $count ->
        [one] the one answer
       *[other] all { $count } answers
    }? A copy is kept, from which “Restore” brings everything back.
progress-cleared = { $count ->
        [one] One answer was cleared.
       *[other] { $count } answers were cleared.
    } “Restore” brings everything back.
waiting-case = A case is being made.
