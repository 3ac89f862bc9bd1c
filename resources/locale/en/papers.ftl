## Pages of paper and of the web.

paper-board = Board { $number }
paper-dealer = Dealer { $seat }
paper-won = Tricks: N-S { $ns }, E-W { $ew }
paper-leads = { $seat } to lead
paper-texts-in-english = the texts of this case are in English
paper-texts-in-another = the texts of this case are in another language
paper-what-happened = What happened
paper-trick = Trick { $trick }
paper-calls = Calls
paper-result = Result
paper-after = After: { $act }
paper-ruling = The ruling
paper-your-ruling = What do you rule?
paper-contents = Contents
paper-other-cases = Without a Law
paper-answers = Answers
paper-answer-of = { $number }. { $title }
paper-booklet = Cases for directors
paper-right = { $number ->
    [one] The right answer:
   *[other] The right answers:
}
paper-picture = Picture
paper-law-reading = † rests on a reading of the Law where it leaves a choice

## The page on which cases are played.

paper-deal = The deal
paper-reveal = What would you rule? Show the ruling
paper-ask-first = Ask me before each ruling
paper-other-line = Another line:
paper-go-on = Go on
paper-not-played = (not played here)
paper-cases = Cases
paper-first = To the deal
paper-back = Back
paper-next = Next
paper-last = To the end of the line
paper-place = Place in the line
paper-keys = Keys: ← → steps, Home and End, 1–9 choices; on a phone tap the table or swipe
paper-language = Language
paper-trick-word = Trick

## Hand records, a board beside the other.

hand-records = Hand records
hand-records-points = Points
command-booklet = Booklet of cases…
command-booklet-tip = Cases chosen in the library as one paper to hand out, with contents by Law and answers at the end
booklet-title = Booklet of cases
booklet-ok = Save…
booklet-explain = What is ticked becomes a booklet with contents by Law, to print and to hand out. It is saved as PDF, as a page of the web or as text.
booklet-heading = Title
booklet-all = All
booklet-none = None
booklet-nothing = Tick a line at least.
booklet-unreadable = { $file } cannot be read, and so nothing was made.
command-hand-records = Hand records…
command-hand-records-tip = The diagrams of the boards of a file, several on a page, to print and to hand out
hand-records-title = Hand records
hand-records-ok = Save…
hand-records-explain = The boards of a PBN or LIN file as diagrams, to print and to hand out. They are saved as PDF, as a page of the web or as text.
hand-records-file = File
hand-records-files = Recorded boards
hand-records-choose = Choose the file…
hand-records-boards = Boards
hand-records-boards-hint = all; or some, such as 1-16, 20
hand-records-heading = Title
hand-records-a-page = Boards on a page
hand-records-no-file = Choose a file of recorded boards.
hand-records-no-numbers = Give the numbers of the boards, such as 1-16, 20, or none for all.
hand-records-none = { $file } has no such board with all four hands.

## Printing, exporting and copying from the window.

command-print = Print…
command-print-tip = Print the case on A4 pages, which are shown first
command-export = Export…
command-export-tip = Write the case as PDF, as a page on which it is played, as text, or the table as a picture
command-copy-story = Copy the story
command-copy-story-tip = Copy the whole case with its rulings as text
command-copy-picture = Copy the picture
command-copy-picture-tip = Copy the table as a picture
print-title = Print
print-failed = The printer does not take the pages.
print-ok = Show the pages
print-explain = The case on A4 pages: diagram, story, auction, what happened, rulings and score.
export-title = Export
export-ok = Export
export-explain = On a page on which the case is played, rulings at the end come at a press: “What would you rule?”
export-pdf = Pages to print, PDF
export-html = Page on which the case is played, HTML
export-txt = Text
export-png = Picture of the table, PNG
export-svg = Picture of the table, SVG
export-done = { $file } has been written.
copied-picture = The picture of the table is on the clipboard.
copied-story = The story is on the clipboard.
waiting-pages = The pages are being made
paper-answers-where = Rulings
paper-answers-inline = under the case
paper-answers-end = at the end
paper-answers-none = nowhere

## The slides of a case or a lesson.

command-slides = Slides…
command-slides-tip = The case on the table as pages of 16 to 9 to show without the program, with the questions and then their answers
command-lesson-slides = Slides of the lesson…
command-lesson-slides-tip = The open lesson as pages of 16 to 9 to show without the program, with the questions and then their answers
slides-title = Save the slides
slides-pdf = Slides in one file, PDF
slides-png = A picture of each slide, PNG
slides-done = Slides written: { $number }, in “{ $file }”.

## bridgetable report.

help-report = Writes cases as pages: on paper, on the web, or as plain text.
argument-file-report = Case files and lessons; a folder stands for all those in it. Several cases make a booklet
argument-out-report = The file to write; the end of its name (.pdf, .html, .txt) says what it is; with --slides .pdf, or .png for a numbered picture of each slide
    .value = OUT.pdf
    .accepted = a file name that ends in .pdf, .html, .txt or .png
argument-answers = Where the rulings stand: at the end, which of a single case is the back of its page; nowhere; or under each case. By default under a single case and at the end of a booklet
argument-slides = Slides of 16 to 9 to show without the program: the pages as the room sees them, with the questions and then their answers
argument-ask = One page that asks at each ruling, marks the answers and tells the ruling, without any server: OUT.html
argument-language-report = The language of the pages and of messages; with --ask several, with commas between them; by default that of the system
    .value = LANG
    .accepted = languages of the program, with commas between them: it,en
report-ask-ending = a page that asks is written into an .html file
report-languages-ask = several languages are for a page that asks: --ask
report-slides-ending = slides are written into a .pdf file, or as .png pictures
report-pictures-are-slides = .png pictures are written with --slides
report-cannot-be-drawn = the pages cannot be drawn: { $what }

## A document saved from a dialog.

save-document-title = Save as
save-document-pdf = Pages to print, PDF
save-document-html = Page of the web, HTML
save-document-txt = Text
