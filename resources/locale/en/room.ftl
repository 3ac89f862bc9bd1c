## The room that answers from its phones

room-refused-400 = This is no answer that can be used.
room-refused-403 = The room lets no new phones in.
room-refused-404 = There is nothing here.
room-refused-405 = This cannot be done here.
room-refused-409 = This question is closed.
room-refused-413 = That is too much.
room-refused-429 = Too many codes were tried. Wait a minute.
room-refused-431 = That is too much.
