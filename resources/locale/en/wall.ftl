## The wall: what the room sees on the projector.

wall-vulnerable-none = None vul
wall-vulnerable-ns = N-S vul
wall-vulnerable-ew = E-W vul
wall-vulnerable-both = All vul
wall-tricks = N-S { $ns } · E-W { $ew }
wall-tricks-of = { SIDE($side, form: "short") } { $tricks }
wall-score = N-S { $ns }
wall-decides = { SEATS($to, join: "or") }
wall-title = Wall — bridgetable
wall-contract = { CONTRACT($contract, form: "short") } { $declarer }
wall-end = End of the line.
wall-end-next = End of the case. Page Down opens case { $number } of { $of }.
wall-close-again = Esc once more closes the wall.
wall-screen-gone = The screen of the wall is gone, and the wall is closed. F5 opens it again.
wall-window-screen-gone = The screen of the window is gone; the wall is still open. Esc leaves it.

## The lectern: what only the lecturer sees.

lectern-page = Page { $number } of { $of }: { $text }
lectern-coming = Next: { $text }
lectern-next-page = On ▶
lectern-previous-page = ◀ Back
lectern-black = Black
lectern-freeze = Freeze
lectern-clock-pause = Pause
lectern-clock-go = Go on
lectern-clock-reset = Reset
lectern-notes = Private notes
lectern-notes-larger = Larger notes
lectern-notes-smaller = Smaller notes
lectern-picture = The wall, as the room sees it
lectern-time = Time since the wall was opened
lectern-small = Table
lectern-answers = What only you are to know
lectern-next-picture = What the next press shows
lectern-planned = Minutes planned for the lesson
lectern-no-plan = length –
lectern-minutes = min
lectern-closed = The wall is closed
lectern-is-black = Black
lectern-is-frozen = Frozen

## The replay of a correction.

command-replay = Replay the correction
command-replay-tip = Shows the cards withdrawn in the correction in progress again, one after the other; any key ends it
command-replay-slowly = Replay slowly
command-replay-slowly-tip = The same in slow motion

## The preview of answers, and editions and lines side by side.

command-preview-answer = Preview the next answer
command-preview-answer-tip = Shows the room where each answer to the open question leads, one a press; after the last the table again
command-editions-on-wall = Editions side by side
command-editions-on-wall-tip = Shows the room what each edition rules, up to where the table stands; again, and the table is back
command-lines-on-wall = Branches side by side
command-lines-on-wall-tip = Shows the room the line in view beside another one; again, and the next comes, then the table is back
wall-compared = So far there is nothing to rule on.
