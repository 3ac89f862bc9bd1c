## Why a lesson file is refused, or a case of it. The place, as in entries[4].file, stands before the sentence.

lesson-no-format = "{ $text }" is not the format of a lesson file: "bridgetable-lesson"
lesson-no-entry = an entry has one of the keys "note", "file", "shipped" and "case"
lesson-too-many = a lesson has at most { $most } entries
lesson-too-large = The lesson would be larger than { $most } MB and could not be opened again; leave cases out of the file.
lesson-case-gone = The file { $file } is gone.
case-no-path = "{ $text }" is no path from the lesson to a case, with "/" between the folders
case-no-shipped = "{ $text }" is no id of a case of the program: folder, "/", name
