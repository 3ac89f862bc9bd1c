## The room that answers from its phones

room-refused-400 = This is no answer that can be used.
room-refused-403 = The room lets no new phones in.
room-refused-404 = There is nothing here.
room-refused-405 = This cannot be done here.
room-refused-409 = This question is closed.
room-refused-413 = That is too much.
room-refused-429 = Too many codes were tried. Wait a minute.
room-refused-431 = That is too much.

## The command `room`

help-room = Gives a lesson from the terminal to a room that answers from its phones.
argument-file-room = The lesson
argument-bind = The address of this computer that phones reach; by default the likeliest, 0.0.0.0 for all
    .value = ADDRESS
argument-port = The port, 0 for any that is free; by default the first that is free, from 8080 on
    .value = N
    .accepted = a number from 0 to 65535
argument-public-url = The address under which a proxy has the room, for people who are not there
    .value = URL
    .accepted = an address that begins with http:// or https://
argument-json-room = Print JSON: the address and the code on the first line, then each state on a line
room-address = Address: { $url }
room-code = Code: { $code }
room-other-addresses = Other addresses of this computer, to be chosen with --bind: { $addresses }
room-status = { $answered } of { $phones } have answered.
room-nothing-asked = Nothing is being asked now.
room-no-command = “{ $text }” is no command here; there are: { $commands }.
room-server-dies = what holds the connections of the phones ends again and again
room-failed = The room cannot be opened at { $address }: { $reason }
room-poll-call = You are { $seat }. What do you call?
room-poll-card = You are { $seat }. Which card do you play?
room-poll-dummy = You are { $seat }. Which card do you play from dummy?
room-no-hands = After “hands” stands a number for each choice of what is being asked: hands 3 0 2
room-no-poll = There is nothing here to ask a player's peers.
## The window of the room.

command-room = Phones answer
command-room-tip = Open the room to the phones, which answer what the lesson asks; again to close it
command-room-menu = Room
command-room-menu-tip = What can be done while the room is open to phones
command-room-address = Address on the wall
command-room-address-tip = Show on the wall where phones find the room: a QR code, and an address to be typed
command-room-door = Close the door
command-room-door-tip = Let no new phone in; those that are there may still answer
command-room-sheets = Sheets on the phones
command-room-sheets-tip = The lesson is over: every phone shows its own sheet, and the lesson to take home
lectern-room = Phones
room-addresses = Address of this computer
room-address-of = { $address } ({ $adapter })
room-on-wall = Answer with your phone
room-on-wall-type = The code opens the page, and so does the address.
room-lectern = Phones: { $phones } · { $address }{ $door ->
        [open] {""}
       *[no] {" · the door is closed"}
    }
room-not-opened = The room could not be opened: { $reason }
wall-answered = { $answered } of { $phones }
wall-asked-answered = { $question } ({ $answered } of { $phones })
lesson-coming-counts = how the room has answered
lesson-coming-after-address = what was on the wall before
command-homework = Lesson to take home…
command-homework-tip = Save the lesson as one page that asks and marks by itself, for people who have only a phone
homework-title = Save the lesson to take home
homework-html = Page that asks
homework-done = The lesson to take home is in { $file }.

## A poll of peers.

peers-line = Asked what they would do, peers of { $seat }: { $answers }
peers-answer = { $made } { $chosen }{ $considered ->
        [0] {""}
       *[other] {" (considered by "}{ $considered } more)
    }
peers-on-wall = { $made }{ $considered ->
        [0] {""}
       *[other] {" (+"}{ $considered })
    }
command-peers = Ask a player's peers
command-peers-tip = What would players do in his place? The hand on turn and what has gone before, on every phone (16B, 12C1)
command-peers-record = Polls into the case
command-peers-record-tip = Put what peers have answered into the case on the table: a note at the end of its line, which stays with it
peers-recorded = { $polls ->
        [one] The poll of peers is now a note at the end of the case.
       *[other] { $polls } polls of peers are now notes at the end of the case.
    }

## A question of one's own, asked on the spot.

command-ask-own = Ask a question of your own…
command-ask-own-tip = Type a question with its choices, which the wall and the phones show as the next page
lectern-ask-own = Question…
ask-own-title = A question on the spot
ask-own-ok = Ask
ask-own-keep = Keep it in the lesson too, after this entry
