## Exams.

exam-no-seed = { $value } is no seed: a whole number from { $least } to { $most }.
exam-no-count = { $value } is no number of questions: from { $least } to { $most }.
exam-no-minutes = { $value } is no number of minutes: from { $least } to { $most }, 0 for no limit.
exam-no-such-family = There is no family “{ $family }”.
exam-no-such-law = There is no Law { $law }.
exam-too-few = Seed { $seed } yields { $found ->
        [0] no question
        [one] one question only
       *[other] { $found } questions only
    } under these conditions, and { $count } are wanted.
exam-changed = The exam in { $file } was made by another version of the program and would ask something else now; the file stays as it is.
exam-not-written = The exam cannot be written to { $file }; go on, but do not close the window before the end.
exam-elsewhere = The exam in { $file } is being taken in another window.
