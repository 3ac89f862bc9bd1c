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
progress-no-answer = { $file } has something at { $place } that is no answer; nothing was imported.
