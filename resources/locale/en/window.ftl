## The window: toolbar, panels, dialogs, and what it says when something cannot be done.

language-name = English
language-partial = This language is not complete yet: the manual, the texts of the cases that come with the program, and some sentences are in English.
language-without-pages = The manual and the texts of the cases that come with the program are in English.
untitled = Untitled table

## Commands: the word on the button, and the sentence of its tooltip.

command-file = File
command-edit = Edit
command-director-menu = Director
command-boards-menu = Boards
command-help = Help
command-hands = Hands
command-wall = Wall
command-looks = Looks
command-quit = Quit
command-quit-tip = Close the window; what is on the table comes back at the next start
command-new = New
command-new-tip = A new deal
command-contract = Contract…
command-contract-tip = Set the contract and declarer
command-open = Open
command-open-tip = Open a case, a lesson, a PBN or a LIN file
command-next-board = Next board
command-next-board-tip = Open the board after this one in its file
command-previous-board = Previous board
command-previous-board-tip = Open the board before this one in its file
command-boards = Boards of the file…
command-boards-tip = Choose another board of the file this one comes from
command-save = Save
command-save-tip = Save the table as a case
command-save-as = Save as…
command-save-as-tip = Save the table under another name, or write the board as PBN, LIN or a link
command-undo = Undo
command-undo-tip = Undo the last thing that was done; rulings too are undone
command-redo = Redo
command-redo-tip = Redo what was undone, or go one step on
command-back = One step back
command-back-tip = Go one step back along the line
command-forward = One step forward
command-forward-tip = Go one step forward along the line
command-to-start = To the first card
command-to-start-tip = Go to the table before the first card
command-to-end = To the end of the line
command-to-end-tip = Go to the end of the line
command-director = Director!
command-director-tip = A player calls the Director
command-ask = Ask
command-ask-tip = A player asks another whether he has none of the suit led
command-wrong = Irregularity…
command-wrong-tip = Every irregularity and question that is possible at this table now
command-table = Table
command-table-tip = Contract, claim, concession, agreement, the end of play, notes
command-claim = Claim…
command-claim-tip = A player claims tricks
command-concede = Concede…
command-concede-tip = A player concedes tricks
command-note = Note…
command-note-tip = Words of the lecturer at this point
command-edit-note = Edit note…
command-edit-note-tip = Other words for the note at this point
command-retitle = Title…
command-retitle-tip = The title of this table, in the language in use
command-assign = Assign a score…
command-assign-tip = The Director assigns a score to each side
command-projector = Projector
command-projector-tip = Opens the wall for the room, on the second screen if there is one, or closes it
command-presenter = Large lectern
command-presenter-tip = The lectern over the whole window, while the wall is on another screen
command-lectern = Lectern
command-lectern-tip = What only the lecturer sees: the wall in small, what comes next, notes, the time
command-next-page = Wall: next page, or next step
command-next-page-tip = The next page of words on the wall; where there is none, the next step
command-previous-page = Wall: page or step before
command-previous-page-tip = The page of words before on the wall; where there is none, the step before
command-black = Wall: black
command-black-tip = The wall is black until the same key or the next step
command-freeze = Wall: freeze
command-freeze-tip = The wall stays as it is, whatever is done, until the same key
command-language = Language
command-language-tip = The language of everything the window says, at any moment
command-edition = Edition
command-edition-tip = The edition of the Laws the table is ruled under
command-view = View
command-view-tip = Panels, hands, colours, speed
command-timeline = Timeline
command-timeline-tip = Show or hide the timeline
command-panel = Director's panel
command-panel-tip = Show or hide the Director's panel
command-point = Point
command-point-tip = Show a ring at the cursor, on the wall too
command-draw = Draw
command-draw-tip = Draw on the table until the next step: drag for an arrow, click for a ring around a card
command-erase = Erase the last mark
command-erase-tip = Erase what was drawn last; Esc erases everything
command-turn = Turn the table
command-turn-tip = The next player comes to the bottom, until the next board
command-hand-top = Hand at the top
command-hand-top-tip = Show the hand at the top, hide it, or show it as dealt
command-hand-right = Hand at the right
command-hand-right-tip = Show the hand at the right, hide it, or show it as dealt
command-hand-bottom = Hand at the bottom
command-hand-bottom-tip = Show the hand at the bottom, hide it, or show it as dealt
command-hand-left = Hand at the left
command-hand-left-tip = Show the hand at the left, hide it, or show it as dealt
command-marks = Marks for the presenter
command-marks-tip = Show what nobody at the table has noticed
command-knowledge = Who knows what
command-knowledge-tip = For whom each card is unauthorised information
command-copy-rulings = Copy the rulings
command-copy-rulings-tip = Copy all rulings as text
command-copy-pbn = PBN
command-copy-pbn-tip = Copy the board as it stands as PBN
command-copy-lin = LIN
command-copy-lin-tip = Copy the board as it stands as LIN
command-copy-link = Link to a viewer
command-copy-link-tip = Copy a link that shows the board in a viewer on the web
command-paste = Paste a deal
command-paste-tip = Open the deal in the clipboard: PBN, LIN, a link, a diagram, hand by hand
command-copy-board = Copy the board as
command-manual = Manual
command-manual-tip = How the program is used, page by page
command-recent = Recent files
command-recent-tip = The files opened or saved last
command-about = About bridgetable
command-about-tip = Version, licence, and the libraries used
command-shortcuts = All keys
command-shortcuts-tip = Everything the keyboard does
edition-own = New deals and recorded boards
edition-badge-tip = This table is ruled under the Laws of { $edition }; new deals and recorded boards under those of { $own }

## The caption: what just happened, who is awaited, what an unlawful card would be.

opening = Board { $board }: { CONTRACT($contract, form: "by") }.
awaited-player-lead = { $seat } to lead
awaited-player-play = { $seat } to play
awaited-dummy-lead = { $player } to lead from dummy
awaited-dummy-play = { $player } to play from dummy
awaited-substitute = { $seat } to replace his card
awaited-ruling = The Director is awaited
awaited-director = The Director decides
awaited-answer = { SEATS($to, join: "or") } decides
awaited-claim = { SIDE($side) }: do they agree?
awaited-score = The board is cancelled
awaited-nobody = Play is over
alarm-attention =
    Attention has been drawn:
    call the Director
would-be-revoke = A revoke: { $seat } still has { CARDS($owed, form: "short") }.
would-be-lead-out-of-turn = A lead out of turn: it is { SEAT($due, form: "possessive") } lead.
would-be-lead-before-choice = { $seat } would be leading before declarer has chosen what may be led.
would-be-penalty-card-not-played = { $seat } must play a penalty card: { CARDS($owed, form: "short") }.
would-be-play-before-ruling = The Director has not ruled yet: nobody may play.
would-be-while-asked = { SEATS($to, join: "or") } must decide first.
would-be-irregular = { $seat } may not play { CARD($card) } now.
offer-play = Play { CARD($card, form: "short") } anyway
offer-play-tip = Enter plays it; next time, Shift and a click play it at once
offer-keys = Enter plays it all the same · Esc leaves it in the hand
offer-dismiss = No
typed-wrong = ?
typed-not-held = Nobody holds { CARD($card) } any more: it has been played.

## What a player is bound to, on his plate and after "to play".

bound-only = only { SUIT($suit, form: "symbol") }
bound-no = no { SUITS($suits, form: "symbol") }
bound-highest = highest { SUIT($suit, form: "symbol") }
bound-lowest = lowest { SUIT($suit, form: "symbol") }
bound-card = { CARD($card, form: "short") }
bound-another = not { CARD($card, form: "short") }
bound-from = from here
asked-card = Click on the card, or type it.

## Panels.

panel-timeline = Timeline
panel-director = Director
panel-lectern = Lectern
panel-score = Score
nothing-yet = Nothing has happened yet. Click a card, or type it: the suit, then the rank.
unnoticed-heading = Nobody at the table has noticed
earlier-heading = Earlier rulings
marks-shown = Unnoticed
marks-shown-tip = Show what nobody at the table has noticed: only the presenter should see it
copy-rulings = Copy
another-finding = Another number of tricks…
another-finding-tip = What is normal play is the Director's to say: he may find any number.
assign-score = Assign the score…
option-tip = Key { $key }
option-tip-mouse = By click or Enter
timeline-start = The deal
timeline-ruling = Law { $clauses }
timeline-fork = { $name }
timeline-fork-shown = { $name }
branch-rename = Name…
branch-rename-tip = Name the branch you are on
branch-delete = Delete
branch-delete-tip = Delete the branch you are on; Undo brings it back
branch-deleted = The branch is deleted. Undo brings it back.

## The score line.

score-board = Board { $board } · vul: { $vulnerable }
score-contract = { CONTRACT($contract, form: "by") }
score-tricks = Tricks N-S { $ns } · E-W { $ew }
score-as-played = { SIDE($side, form: "short") } as played { $played }
score-after-laws = { SIDE($side, form: "short") } as played { $played } → after the Laws { $after }
score-points = N-S { $ns } · E-W { $ew }
score-assigned = Assigned: N-S { $ns } · E-W { $ew }

## Menus of what people do.

menu-nothing = Nothing, at this moment
director-who = Who calls the Director?
ask-declarer-defender = { $seat }, declarer, asks { $of }
ask-dummy-declarer = { $seat }, dummy, asks { $of }
ask-dummy-defender = { $seat }, dummy, asks { $of }, a defender
ask-defender-declarer = { $seat } asks { $of }, declarer
ask-defender-partner = { $seat } asks his partner { $of }
ask-dummy-declarer-dummys = { $seat }, dummy, asks { $of } about dummy's card
ask-defender-declarer-dummys = { $seat } asks { $of }, declarer, about dummy's card
table-agree = Agree to the claim or concession
table-object = Object to the claim or concession, or take the agreement back
table-return = Cards back in the board
table-return-all = All four hands
table-next = Call on the next board
command-turn-up = Director looks at a quitted trick · Law 66C
table-turn-up-trick = Trick { $trick }
table-earlier = Tables left unsaved…
table-round = End of the round

## View.

view-all-hands = All hands
command-bottom = At the bottom
view-wall-screen = Screen of the wall
view-wall-screen-other = The one without the window
view-wall-screen-named = { $name } ({ $width } × { $height })
view-theme = Light or dark
view-speed = Speed of the cards
view-colours = Suits
view-four-colours = Four colours
view-two-colours = Two colours
hand-hidden = Hidden
hand-shown = Shown
hand-as-dealt = As dealt, played cards faint
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
speed-off = Off
speed-normal = Normal
speed-slow = Slow

## Dialogs.

dialog-cancel = Cancel
dialog-close = Close
new-deal-title = New deal
new-deal-ok = Deal
new-deal-seed = Seed
new-deal-another = Another
new-deal-deal = Cards (PBN)
new-deal-board = Board
new-deal-dealer = Dealer
new-deal-vulnerable = Vulnerability
new-deal-contract-later = Without a contract the table begins with the auction
new-deal-full-only = A full deal has thirteen cards in each hand.
contract-title = Contract
contract-ok = Set
contract-explain = Arrow keys move along a row, Tab goes to the next; 1 to 7 are the level.
contract-missing = Choose level, denomination and declarer.
contract-level = Level
contract-denomination = Denomination
contract-doubling = Doubled
contract-declarer = Declarer
doubling-undoubled = No
doubling-doubled = X
doubling-redoubled = XX
summons-title = The Director is called
summons-ok = Call the Director
summons-explain = Several irregularities are open. Which are pointed out to the Director?
summons-item = Trick { $trick }: { $what }
summons-seat = Who calls
summons-none = Tick at least one.
claim-title = Claim
claim-ok = Claim
claim-seat = Who
claim-tricks = Tricks
claim-of = of { $left }
claim-line = What he says
claim-order = In this order
claim-order-such-as = such as S HA D
claim-order-tip = What binds of it: suits and cards in the order he would play them, S H D C for the suits, HA for the ace of hearts. A suit is played from the top.
claim-order-unread = “{ $text }” is neither a suit nor a card: S H D C, or HA, with a space between.
concede-title = Concession
concede-ok = Concede
note-title = Note
note-ok = Add
note-text = Note
edit-note-title = Edit note
edit-note-ok = Change
edit-note-text = Note
retitle-title = Title
retitle-ok = Change
retitle-text = Title
earlier-title = Tables left unsaved
earlier-explain = These tables were put away unsaved when another was opened. Opening one takes it off the list.
earlier-line = { $title } · { $left } · { $actions ->
    [one] one action
   *[other] { $actions } actions
}
earlier-damaged = { $file } · { $left } · damaged, cannot be read
earlier-ok = Open
earlier-remove = Remove
earlier-remove-all = Remove all…
earlier-remove-title = Remove unsaved tables
earlier-remove-ok = Remove
earlier-remove-question = { $count ->
    [one] This table was never saved. Move it to the system's trash?
   *[other] These { $count } tables were never saved. Move them to the system's trash?
}
earlier-delete-title = There is no trash
earlier-delete-ok = Delete
earlier-delete-question = { $count ->
    [one] This table could not be moved to the trash. Delete it for good?
   *[other] { $count } tables could not be moved to the trash. Delete them for good?
}
replace-title = The file exists
replace-ok = Replace
replace-question = { $file } exists already. Saving here would replace what is in it.
overwrite-title = The file has changed
overwrite-ok = Overwrite
overwrite-question = { $file } has been changed by another program since you opened it. Saving here would overwrite that change. Cancel and use “Save as…” to keep both.
branch-title = Name of the branch
branch-ok = OK
branch-text = Name
boards-title = Boards in the file
boards-search = Search: number, contract, names
boards-none-found = No board of the file fits.
boards-ok = Put on the table
boards-board = Board
boards-dealer = Dealer
boards-vulnerable = Vulnerable
boards-contract = Contract
boards-result = Result
boards-players = Players
boards-tricks = { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
boards-reading = Boards found: { $count }
boards-unreadable = Cannot be read: { $reason }
boards-hands-unknown = The file does not give all four hands
boards-place = board { $number } of { $of }
boards-place-so-far = board { $number }
boards-at = Board { $number } of { $of } · { $title }
boards-at-so-far = Board { $number } · { $title }
boards-first = This is the first board of its file.
boards-last = This is the last board of its file.
boards-passed = Board { $number } of the file is passed over: { $reason }
assigned-title = Assigned score
assigned-ok = Assign
assigned-explain = What result does the Director give?
assigned-both = The same for both sides
assigned-for-both = Both sides
assigned-for = { SIDE($side) }
assigned-tricks = Tricks of declarer:
assigned-datum = Other table, or datum
assigned-datum-example = −50
assigned-datum-tip = The score of North-South from which IMPs are counted: each result is compared with it first, and then weighed (12C1(c)). It is stored with the score.
assigned-datum-unreadable = The score of the other table is a whole number, like 420 or −50.
assigned-law = Law
knowledge = UI
knowledge-title = Who knows what
knowledge-explain = What the Director has ruled about calls that were withdrawn and cards that were seen: who may not use what he knows of them.
knowledge-nothing = Nothing has been ruled about what the players know.
knowledge-card = Card
knowledge-unauthorised = Unauthorised for
knowledge-authorised = Authorised for
knowledge-law = Law
knowledge-nobody = nobody
knowledge-everybody = everybody
shortcuts-title = All keys
law-page-title = The Laws
law-page-others = In other editions
law-page-ours = In our words; only the printed Laws are the Laws.
law-page-readings = How this program reads it
law-page-memory = The wording of this edition is told from memory, not from the printed text.
law-page-from-memory = { $edition } (from memory)
law-reading-mark = †
law-reading-tip = Rests on a reading of the Law: open it to see what else could be done, and who says so
law-reading-foot = † rests on a reading of the Law: click it, or Tab and Enter
law-memory-mark = ‡
law-memory-tip = The wording of this edition is told from memory
law-memory-foot = ‡ the wording of this edition is told from memory
about-title = About bridgetable
about-what = A card table for contract bridge on which the rules may be broken, and are then applied.
about-licence = Licence
about-notices = Licences of the libraries and fonts
about-system = System: { $system }
about-absent = not installed
about-copy = Copy versions
about-copied = Copied
keys-group-play = The play
keys-group-auction = The auction
keys-group-dialogs = In dialogs
keys-group-library = In the library
keys-group-wall = On the wall, also with a clicker
keys-accept-key = Enter · Esc
keys-accept = Confirms · closes; Ctrl+Enter confirms where Enter begins a new line
keys-filter-key = A B C …
keys-filter = In a list, what is typed finds a line; the arrows choose one
keys-timeline-key = ← → · ↑ ↓ · Home End
keys-timeline = In the timeline: a step · a trick · to the beginning or the end
keys-library-arrows-key = ↑ ↓ · PgUp PgDown
keys-library-arrows = From case to case, also while a search is typed
keys-cards-key = S A
keys-cards = The ace of spades: type the suit (S H D C), then the rank
keys-ten-key = H 1 0
keys-ten = The ten of hearts; H T is the same
keys-enter-key = Enter
keys-enter = Plays the card at the ring, or does what is offered
keys-escape-key = Esc
keys-escape = Forgets what is typed or offered; stops double dummy; leaves the projector
keys-digits-key = 1 … 9
keys-digits = Takes an option of the question
keys-arrows-key = ← → ↑ ↓
keys-arrows = From card to card on the table, from call to call in the bidding box, from step to step in the timeline
keys-space-key = Space, → ←
keys-space = On the wall: next page or step, and back with ←; after ↑ or ↓ the arrows choose a card
keys-shift-key = Shift + click
keys-shift = Plays an unlawful card, or makes an unlawful call, at once

## Files.

recent-none = No file has been opened yet
recent-clear = Clear the list
recent-gone = { $file } is no longer there and has been taken off the list of recent files.
recent-others = { $file } is open; { $others ->
        [one] another file is among the recent ones.
       *[other] { $others } others are among the recent files.
    }
drop-nothing = Only files and folders of this computer can be opened here.
open-title = Open a case or recorded boards
open-all = Cases, lessons and boards
open-any = All files
save-title = Save as a case
save-cases = Cases
save-cases-json = Cases, as JSON for editors of text
save-board = PBN, with the whole case
save-board-plain = PBN, plain: without irregularities, for programs that refuse them
save-lin = LIN, the board as it stands
save-links = Link to a viewer
board-written = The board as it stands has been written to { $file }; the table itself is saved as a case.
board-written-whole = The board has been written to { $file }; opened here again it is the same case.
board-copied-pbn = The board has been copied as PBN.
board-copied-lin = The board has been copied as LIN.
board-copied-link = A link to the board has been copied; it holds the board itself.
save-name = table
file-not-read = { $file } cannot be read.
file-not-written = { $file } cannot be written.
file-place = { $place }: { $reason }
case-stops = { $reason } The line stops there; what follows is kept in the case.{ $others ->
        [0] {""}
        [one] {" "}One more line stops like this.
       *[other] {" "}{ $others } more lines stop like this.
    }
branch-undone = What could not be done
board-play-stops = The recorded play stops before card { $number }: it is not possible at this table.
board-claim-stops = The recorded claim is not possible at this table; everything before it is there.
board-calls-not-kept = The calls do not lead to this contract: they are shown here, but a file of the table keeps only the contract.
board-meanings-not-kept = The explanations of the calls are shown here, but a file of an ending cannot keep them.
board-tricks-before = The file does not say who won the tricks before this ending: they count as declarer's.
table-full = The file of this table has become as large as it may be ({ $most } MB). Save it, and go on with a new table.
table-calls-not-kept = This concerns the calls of this board, which a case file cannot hold: it keeps the contract alone.
worker-failed = This was interrupted. Nothing is lost; try again.
waiting-title = Please wait
waiting-another = Making a case
waiting-laws = The Director is counting the tricks
waiting-file = Opening { $file }
waiting-saving = The file is being written
autosave-restored = The table is as you left it.
autosave-restored-others = The table is as you left it. { $others ->
    [one] Another unsaved table is
   *[other] { $others } other unsaved tables are
} among the earlier tables.
autosave-damaged = The table that was kept cannot be read; it has been set aside as { $file }.
autosave-damaged-in-part = Part of the table that was kept is damaged; the rest is here, and the damaged file has been set aside as { $file }.
settings-damaged = Not all of the settings can be read; the damaged file has been set aside as { $file }.
ruled-again = The same play is now ruled under the Laws of { $edition }.
ruled-again-stopped = Under the Laws of { $edition } this line goes no further than step { $step }; Undo brings the former line back.
ruled-again-elected = The same play is now ruled by the choice made.
ruled-again-elected-stopped = By the choice made this line goes no further than step { $step }; Undo brings the former line back.

elections = The organisers' choices
election-none = As the Laws have it
election-yes = Yes
election-no = No
election-defenders-may-ask = 61B: defenders may ask one another
election-screens = 80: behind screens
trouble = Something went wrong inside the program; the table is as it was. The details are in { $file }.
trouble-unlogged = Something went wrong inside the program; the table is as it was.
