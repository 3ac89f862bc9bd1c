"""Reading and writing files safely, and finding the resource files of the program."""
