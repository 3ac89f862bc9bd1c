## Exams.

exam-no-seed = { $value } is no number of an exam: a whole number from { $least } to { $most }.
exam-no-count = { $value } is no number of questions: from { $least } to { $most }.
exam-no-minutes = { $value } is no number of minutes: from { $least } to { $most }, 0 for no limit.
exam-no-such-family = There is no family “{ $family }”; there are, for instance: { $families }.
exam-no-such-law = There is no Law { $law }.
exam-changed-since-itself = An exam of what changed since { $edition } is ruled under another edition.
exam-too-few = Exam { $seed } has { $found ->
        [0] no question
        [one] one question only
       *[other] { $found } questions only
    } under these conditions, and { $count } are wanted.
exam-changed = The exam in { $file } was made by another version of the program and would ask something else now; the file stays as it is.
exam-not-written = The exam cannot be written to { $file }; go on, but do not close the window before the end.
exam-elsewhere = The exam in { $file } is being taken in another window.
exam-newer = The exam in { $file } was written by a newer version of the program; the file stays as it is.
exam-left = The exam in { $file } cannot be read; the file stays as it is.
exam-not-saved = The exam cannot be written to { $file }.
exam-another = { $file } has another exam, or one made by another version of the program.
exam-not-ended = The exam in { $file } has not ended yet.
exam-unreadable = An exam that was kept is damaged and cannot be read; its file has been set aside as { $file }.
exam-damaged = The file of an exam is damaged: { $count ->
        [0] no answer could be read
        [one] one answer could be read
       *[other] { $count } answers could be read
    }; the damaged file has been set aside as { $file }.

# The paper and the result.
exam-of-seed = Exam { $seed }
exam-result = Result of exam { $seed }
exam-candidate = Name
exam-nobody = not given
exam-date = Date
exam-seed = Exam number
exam-count = Questions
exam-minutes = Time
exam-time = { $minutes ->
        [0] no limit
        [one] one minute
       *[other] { $minutes } minutes
    }
exam-taken = Time taken
exam-minutes-taken = { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
exam-editions = Edition
exam-families = About
exam-all-families = everything
exam-source = Cases
exam-changed-since = Only what changed since
exam-source-both = shipped and made
exam-source-shipped = shipped with the program
exam-source-generated = made for this exam
exam-points = Points
exam-points-of = { $points } of { $most }
exam-rule = Each part of a question is worth one point: the whole of it where everything right is named and nothing else, half where more of what is named is right than wrong or the number of a Law is not complete, otherwise nothing.
exam-question = Question { $number }
exam-question-titled = { $number }. { $title }
exam-part = { $number } { $asked }
exam-one = (one answer)
exam-several = (one or more answers)
exam-finding = { $question } The Director finds: { $found }.
exam-answers = Answers
exam-number = Question
exam-law = Law
exam-given = Answer given
exam-right = Right answer
exam-not-answered = no answer
exam-outcome-right = right, { $points } point
exam-outcome-partly = right in part, { $points } point
exam-outcome-wrong = no point
exam-why-wrong = Not “{ $choice }”: { $why }

# bridgetable exam.
help-exam = Makes an exam, the same for everybody from the same number, as a paper to hand out with its key.
argument-seed-exam = The number from which the exam follows: the same number gives the same exam
    .value = N
    .accepted = a number
argument-count-exam = How many questions; by default 10
    .value = N
    .accepted = a number
argument-minutes-exam = How many minutes there are, which the paper says; by default no limit
    .value = N
    .accepted = a number
argument-editions-exam = The editions of the Laws, with commas between them; by default the one in force
    .value = E,E
    .accepted = the years of editions, with commas between them: 2007,2017
argument-families-exam = Kinds of irregularity (“revoke”) or families of cases that bridgetable generate makes, with commas between them; by default all
    .value = NAME,NAME
argument-laws-exam = Laws or clauses (“64”, “62C2”) of which the answers are to name one, with commas between them; by default all
    .value = LAW,LAW
argument-source-exam = Where the cases come from: those that come with the program, those made for this exam, or half of each, as by default
argument-changed-since = Asks only what was right otherwise under this edition
argument-out-exam = The file to write; the end of its name (.pdf, .html, .txt) says what it is. By default the exam is printed
    .value = OUT.pdf
    .accepted = a file name that ends in .pdf, .html or .txt
argument-answers-exam = Whether the answers stand on pages of their own at the end, as by default, or nowhere
argument-language-exam = The language of the exam and of messages; by default that of the system

# In the window.
command-exam-paper = Exam paper…
command-exam-paper-tip = Make an exam on paper, with its key on pages of their own
exam-paper-title = Exam paper
exam-paper-ok = Save…
exam-paper-explain = The same number under the same conditions gives the same paper. It is saved as PDF, as a page of the web or as text.
exam-paper-answers = Answers
exam-paper-with-answers = on pages of their own
exam-paper-without = none
command-exam = Exam…
command-exam-tip = The same questions for everybody, without help, with a result at the end
new-exam-title = Exam
new-exam-ok = Begin
new-exam-explain = The same number under the same conditions gives the same exam to everybody. There is no help, and no ruling until the end.
new-exam-candidate = Name (optional)
new-exam-seed = Exam number
new-exam-count = Questions
new-exam-minutes = Minutes
new-exam-editions = Editions
new-exam-source = Cases
new-exam-laws = Laws
new-exam-laws-hint = all; or some, such as 64, 50D2
new-exam-families = About (none ticked: everything)
new-exam-kept = Earlier exams
new-exam-reopen = Open this exam
new-exam-no-edition = Choose at least one edition.
exam-kept = exam { $seed } of { $date }, { $candidate }, { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }
exam-interrupted = Go on: { $exam }
exam-finished = Result: { $exam }
waiting-exam = The exam is being made.
exam-place = Question { $number } of { $of }, part { $part } of { $parts } · { $open } open
exam-time-left = Time left: { $time }
exam-known = What has happened
exam-question-done = This question has been answered.
exam-do-confirm = Confirm
exam-do-unknown = I do not know
exam-do-previous = Question before
exam-do-next = Next question
exam-do-end = End the exam
end-exam-title = End the exam
end-exam-ok = End
end-exam-question = { $count ->
        [one] One question is
       *[other] { $count } questions are
    } not answered to the end. End the exam all the same?
leave-exam-title = Leave the exam
leave-exam-ok = Leave
leave-exam-question = Leave the exam? What was answered is kept, and you can go on with it later; the time goes on.
exam-result-title = Result of the exam
exam-result-points = Points: { $points }
exam-result-save = Save…
exam-result-copy = Copy as text
exam-class = Class sheet, exam { $seed }
exam-class-all = The whole class
exam-class-most = Points there are
exam-class-count = How many
exam-class-title = Class sheet
exam-class-explain = Who answered what, of all who have taken this exam on this computer, or on others whose files are added.
exam-result-class = The class…
exam-result-give = For the class…
exam-result-give-tip = Saves these answers to a file, which is added to the class sheet on another computer
exam-result-add = Add other computers…
exam-files-jsonl = Exams
