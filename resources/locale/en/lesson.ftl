## Why a lesson file is refused, or a case of it. The place, as in entries[4].file, stands before the sentence.

lesson-no-format = “{ $text }” is not the format of a lesson file: “bridgetable-lesson”
lesson-no-entry = an entry has one of the keys “note”, “heading”, “question”, “file”, “shipped” and “case”
lesson-no-picture = a picture is a path from the lesson to a file, or a PNG or JPEG of at most { $most } MB as “data:image/png;base64,…”
lesson-too-many-bullets = a page has at most { $most } points
lesson-choices-number = a question has { $least } to { $most } choices
lesson-picture-gone = The picture { $file } cannot be read.
lesson-too-many = a lesson has at most { $most } entries
lesson-no-question = "{ $text }" is no name of a question: the number of the ruling, a dot, and what is asked, as in "2.law"
lesson-too-many-asked = an entry chooses at most { $most } questions
lesson-too-large = The lesson would be larger than { $most } MB and could not be opened again; leave cases out of the file.
lesson-case-gone = The file { $file } is gone.
case-no-path = “{ $text }” is no path from the lesson to a file, with “/” between the folders
case-no-shipped = “{ $text }” is no id of a case of the program: folder, “/”, name
lesson-kept-newer = What was kept of the lesson was written by a newer program; it has been set aside as { $file }.
lesson-kept-unreadable = What was kept of the lesson cannot be read; it has been set aside as { $file }.

## The sheet of what was asked in a lesson, and how it went.

own-words = { $text }
lesson-sheet-own = Questions of the lecturer's own
lesson-sheet-of = { $title }: what was asked
lesson-sheet-nothing = Nothing has been asked yet.
lesson-sheet-asked = Questions asked: { $questions }; hands were counted for { $counted }.
lesson-sheet-right = Right answers: { $right } of { $hands } hands ({ $share }).
lesson-sheet-phones = Hands and the answers of phones are counted together.
lesson-sheet-laws = By Law
lesson-sheet-law = Law
lesson-sheet-questions = Questions
lesson-sheet-hands = Hands
lesson-sheet-right-hands = Right
lesson-sheet-share = Share
lesson-sheet-choice = Answer
lesson-sheet-peers = Polls of a player's peers
lesson-sheet-made = Call or card
lesson-sheet-chosen = Chosen by
lesson-sheet-considered = Considered by others
lesson-sheet-record = Polls into the case
lesson-sheet-recorded = The polls are in the case on the table.
lesson-sheet-uncounted = No hands were counted.
lesson-sheet-title = What was asked in the lesson
lesson-sheet-copy = Copy
lesson-sheet-copied = The sheet has been copied.
lesson-sheet-save = Save…
lesson-sheet-print = Print…
lesson-sheet-file = lesson-sheet

## The window of a lesson.

command-lesson = Lesson…
command-lesson-tip = Cases and notes in an order, to be given on the wall
command-lesson-sheet = What was asked…
command-lesson-sheet-tip = The sheet of the lesson: each question, the hands for each answer, the right ones by Law
lesson-window = Lesson: { $file }
lesson-new-name = new
lesson-file-name = lesson
lesson-files = Lessons
lesson-title = Title
lesson-story = Introduction
lesson-entries = Cases and pages of the lesson, in order
lesson-empty = Add cases: the one on the table, files (they can be dropped here), or those chosen in the library.
lesson-is-note = Note
lesson-is-page = Page{ $bullets ->
        [0] {""}
        [one] {" · one point"}
       *[other] {" · "}{ $bullets } points
    }{ $picture ->
        [no] {""}
       *[yes] {" · picture"} { $file }
    }
lesson-is-question = Question · { $choices } choices · { $right ->
        [0] none right
       *[other] { $right } right
    }
lesson-here = Here
lesson-from-file = File { $file }
lesson-from-program = Comes with the program
lesson-from-itself = In the lesson itself
lesson-laws-own = As the case has them
lesson-button-table = + The table
lesson-button-table-tip = Add the case on the table; whole, if it has no file or has changes
lesson-button-files = + Files…
lesson-button-files-tip = Add case files
lesson-button-from-library = + Library…
lesson-button-from-library-tip = Choose cases in the library: Enter, a double click or dragging, several at once too
lesson-button-note = + Note…
lesson-button-note-tip = Add a note, which is a page of its own on the wall
lesson-button-page = + Page…
lesson-button-page-tip = Add a page with a heading, points and a picture
lesson-button-own = + Question…
lesson-button-own-tip = Add a question of your own with its choices
lesson-page-title = A page of the lesson
lesson-page-ok = OK
lesson-page-heading = Heading
lesson-page-points = Points, a line each
lesson-page-picture = Picture
lesson-page-preview = The page on the wall
lesson-page-empty = A page has a heading, points or a picture.
lesson-pictures = Pictures
lesson-picture-title = A picture for the page
lesson-picture-none = none
lesson-picture-file = { $file }, in the folder of the lesson
lesson-picture-inside = in the lesson itself
lesson-picture-choose = Choose…
lesson-picture-paste = Paste
lesson-picture-remove = Remove
lesson-no-such-picture = { $file } is no picture that can be shown.
lesson-no-pasted-picture = There is no picture in the clipboard.
lesson-own-title = A question of the lesson
lesson-own-ok = OK
lesson-own-question = Question
lesson-own-choices = Choices
lesson-own-choice = Choice { $number }
lesson-own-right = Choice { $number } is right
lesson-own-how = Tick what is right: none, one or several. Without a tick the room is asked what it thinks, and nothing is marked.
lesson-own-empty = What is asked is missing.
lesson-own-few = Write at least { $least } choices.
lesson-button-edit = Onto the table
lesson-button-edit-note = Edit…
lesson-button-edit-tip = Put the case on the table, or edit the page
lesson-button-laws = Laws…
lesson-button-laws-tip = The edition of the Laws that the case is ruled under in this lesson
lesson-button-questions = Questions…
lesson-button-questions-tip = Which questions of the case the lesson asks: all, none, or those you tick
lesson-questions-title = Questions of the case
lesson-questions-which = The lesson asks what is ticked, and shows the rest of the case without asking.
lesson-questions-one = Ruling { $number }: { $question }
lesson-questions-all = All
lesson-questions-none = None
lesson-questions-ok = OK
lesson-nothing-to-ask = Nothing can be asked of this case: no Director is needed in it.
lesson-asks = { $number ->
        [0] asks nothing
        [one] asks one question
       *[other] asks { $number } questions
    }
lesson-button-up = Up
lesson-button-up-tip = Earlier in the lesson; entries can be dragged too
lesson-button-down = Down
lesson-button-down-tip = Later in the lesson; entries can be dragged too
lesson-button-remove = Remove
lesson-button-remove-tip = Take the entry out of the lesson; no file is deleted
lesson-button-undo = Undo
lesson-button-undo-tip = Undo the last change of the lesson
lesson-button-redo = Redo
lesson-button-redo-tip = Do what was undone again
lesson-button-new = New
lesson-button-new-tip = Begin another lesson
lesson-button-open = Open…
lesson-button-open-tip = Open a lesson
lesson-button-save = Save
lesson-button-save-tip = Save the lesson
lesson-button-save-as = Save as…
lesson-button-save-as-tip = Save the lesson under another name
lesson-button-save-whole = With its cases…
lesson-button-save-whole-tip = Save a copy with the cases in it, as one file that can be sent
lesson-button-start = On the wall
lesson-button-start-tip = Give the lesson on the wall from the chosen entry on: Page Down leads through it, asks and reveals
lesson-button-end = End
lesson-button-booklet = Booklet…
lesson-button-booklet-tip = The lesson as a booklet to print: its cases, pages and questions
lesson-button-sheet = Sheet…
lesson-button-sheet-tip = What was asked, and how it went
lesson-button-close = Close
lesson-button-close-tip = Back to the table
lesson-note-title = A note in the lesson
lesson-note-ok = OK
lesson-note-text = Note
lesson-unsaved-title = The lesson has changes
lesson-unsaved-question = The lesson has changes that have not been saved.
lesson-unsaved-ok = Save
lesson-unsaved-discard = Do not save
lesson-again-title = Begin the lesson anew
lesson-again-question = Hands have been counted before. Beginning at the first entry forgets them.
lesson-again-ok = Begin anew
lesson-open-title = Open a lesson
lesson-save-title = Save the lesson
lesson-whole-title = Save the lesson with its cases in it
lesson-add-title = Add cases to the lesson
lesson-not-opened = { $file } cannot be opened: { $reason }
lesson-saved = Saved as { $file }.
lesson-whole-saved = { $file } has the lesson with all its cases and can be sent.
lesson-whole-gone = { $file } has been written, but { $gone ->
        [one] one case is gone and is
       *[other] { $gone } cases are gone and are
    } only named in it.
lesson-added = { $number ->
        [one] { $file } has been added.
       *[other] { $number } cases have been added.
    }
lesson-added-whole = The table has been added whole: it has no case file, or changes that are not saved in it.
lesson-no-case-file = { $others ->
        [0] { $file } is no case file and has not been added; open it, and add the table.
       *[other] { $file } and { $others } more are no case files and have not been added.
    }
lesson-removed = The entry has been taken out; Undo brings it back.
lesson-last = This is the end of the lesson.
lesson-first = This is the beginning of the lesson.
lesson-passed = { $file } cannot be shown: { $reason }
waiting-lesson = Preparing the case…

## A lesson on the wall and on the lectern.

lesson-entry-of = { $number } of { $of }
lesson-place = Case { $number } of { $of }
lesson-place-titled = { $place }: { $title }
lesson-end = End of the lesson.
lesson-end-note = End of the case. Page Down goes on.
lesson-end-case = End of the case. Page Down opens the next one: { $place }.
lesson-coming-question = question: { $question }
lesson-coming-answer = the answer
lesson-coming-ruling = the ruling
lesson-hands = Hands up{ $counted ->
        [0] {""}
       *[other] {" ("}{ $counted }{")"}
    }:
lesson-hands-for = Hands up for { $number }: { $choice }
