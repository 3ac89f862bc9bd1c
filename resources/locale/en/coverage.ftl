### Coverage: which clauses of the Laws the program rules on, in each edition, and what shows it.

## The command.

help-coverage = Tells for every Law and clause whether the program rules on it, in which edition and under which number, and what shows it.
argument-law-coverage = A Law or a clause, as in 64 or 62C2; its number in any edition will do; by default all
    .value = L
    .accepted = a Law from 1 to 93 or one of its clauses, as in 64 or 62C2
argument-edition-coverage = The edition of the Laws; by default all, side by side
argument-format-coverage = What is written: text, Markdown (the page of the manual), or JSON
argument-out-coverage = A file to write to instead of the terminal; it is written whole or not at all
    .value = FILE
argument-update = Writes the page of the manual anew in all languages, and the index that the window uses
coverage-no-law = No edition of the Laws has a clause { $law }.
coverage-not-here = The pages are written anew only where the program runs from its sources, with its tests.
coverage-written = Written: { $file }

## The page.

coverage-title = What is ruled, clause by clause
coverage-intro =
    Look up a Law: each row is a clause, with its number and its standing in each edition. This page is written by the
    command `bridgetable coverage` from the program itself: from the functions of the Laws in force, from the cases
    that come with the program, each played under every edition with all its branches, and from the tests. With
    `--law 64` the command tells one Law in full, with `--edition 2007` one edition, with `--format json` everything as
    data.
coverage-figures = How much of each edition is covered
coverage-figures-say = Clauses that are not divided further, and those divided under whose own number something is ruled.
coverage-marks = What the words mean
coverage-laws = Law by Law
coverage-laws-say =
    Clauses are listed under their numbers of the latest edition; one that an older edition alone has is followed by
    that edition. A number in a cell is the one of that edition, where it is another. Of the cases those that turn on
    the clause come first; the command names all of them, and the window shows them on the page of the clause.
coverage-left-out = Laws left out
coverage-left-out-say = Under these Laws nothing is ruled. The Director can still assign a score or give a penalty under any of them.
coverage-reasons = Why not
coverage-reasons-say = The letters in the tables stand for these reasons.
coverage-authorities = Where authorities differ
coverage-authorities-say =
    Here the Laws leave the choice to the organisers, or authorities read them in different ways. The choices are in the
    menu of the edition; the first one is the usual one.
coverage-authorities-readings =
    These readings rest on a minute of the WBF Laws Committee or on the Italian school, or an election decides between
    them.
coverage-readings = Readings
coverage-readings-say =
    What is done where the Law leaves a choice, what else could be done, and the authority it rests on. The command
    `bridgetable readings` adds the reasons and the sources.

coverage-clause = clause
coverage-edition = edition
coverage-law = Law
coverage-a-reading = reading
coverage-cases = cases
coverage-tests = tests
coverage-word = word
coverage-meaning = what it means
coverage-letter = letter
coverage-why = why
coverage-choices = choices
coverage-editions = editions
coverage-numbers = clauses and authority
coverage-done = what is done
coverage-else = what else could be done
coverage-more-cases = and { $count } more

## How a clause stands. The words are put together: "ruled, asks the Director †".

coverage-ruled = ruled
    .means = The program applies the clause: it rules under this number, or gives a player his choice under it.
coverage-of-director = asks the Director
    .means = The program stops under this number and asks the Director what he finds or judges.
coverage-of-players = asks the player
    .means = A player has a choice under this number.
coverage-within = in { $clause }
    .means = The program applies the clause as a part of the one named, and rules under the number of that one.
coverage-kept = by itself
    .means = The table keeps to it by itself, so that there is nothing to rule.
coverage-told = { $why ->
        [none] told
       *[other] told ({ $why })
    }
    .means = The page of the clause says what it says; nothing is ruled under it, for the reason of that letter.
coverage-left = { $why ->
        [none] left out
       *[other] left out ({ $why })
    }
    .means = Neither ruled nor told, for the reason of that letter.
coverage-absent = –
    .means = The edition prints no such clause.
coverage-memory = ‡
    .means = The wording is told from memory; of what is left out, the number in that edition.
coverage-reading = †
    .means = The ruling rests on a reading.

## Why nothing is ruled.

coverage-why-kept = The table keeps to it by itself: whose turn it is, what a card or a call is, who wins a trick, what a result scores.
coverage-why-before-the-board = Cards, boards, tables and seats are there when a table is opened here, and the cards are dealt.
coverage-why-wrong-cards = A deal begins here with hands of one size, taken from the right board: what puts wrong hands or boards right is the Director's work away from the table.
coverage-why-other-tables = It concerns other tables, other boards or the whole tournament; here there is one table and one board.
coverage-why-what-the-director-does = It says how the Director goes about his work. The program does it so, but there is nothing to rule.
coverage-why-score-by-the-director = The Director assigns the score, or gives the penalty, himself: the program takes the Law he names, proposes figures and works out the result.
coverage-why-what-may-be-known = It says what a player may use. The program shows who may know what; whether it was used is asked under 16B.
coverage-why-regulations = It is left to the Regulating Authority, or says what the organisers do.
coverage-why-form-of-a-call = How a call is worded is not recorded: a call is entered as what it means.
coverage-why-questions-and-answers = Explanations are entered as they are given; what follows from a wrong one is ruled under 21B and 47E.
coverage-why-conduct = Conduct is not seen by a program. The Director can warn, penalise, or assign a score under it.
coverage-why-appeals = Appeals come after the table.
coverage-why-defined-for-others = It defines, allows or refers; what follows is ruled under the clause that uses it.
coverage-why-under-a-sister = It is ruled under the clause beside it in this Law.

## What the Laws are about of which the law book has no page of their own.

coverage-law-1 = the pack
coverage-law-2 = the boards
coverage-law-3 = the tables
coverage-law-4 = the pairs
coverage-law-5 = the seats
coverage-law-6 = shuffling and dealing
coverage-law-7 = who handles board and cards
coverage-law-8 = rounds, and when they end
coverage-law-10 = who determines a rectification, and who may choose
coverage-law-11 = the right to a rectification is lost
coverage-law-15 = the wrong board, or cards from it
coverage-law-73 = communication, tempo, deception
coverage-law-75 = a wrong explanation, or a wrong call
coverage-law-76 = spectators
coverage-law-79 = how many tricks were won, and errors in the score
coverage-law-80 = who regulates and organises; screens
coverage-law-81 = the Director
coverage-law-82 = errors of procedure, and the Director's own
coverage-law-83 = telling of the right to appeal
coverage-law-84 = rulings on agreed facts
coverage-law-85 = rulings on disputed facts
coverage-law-86 = team play
coverage-law-87 = fouled boards
coverage-law-88 = indemnity points
coverage-law-89 = individual events
coverage-law-92 = the right to appeal
coverage-law-93 = how appeals are heard

## The page of a clause in the window.

coverage-here = What this program does about it
coverage-shown-by = Cases that show it
coverage-open = Open the case
coverage-no-cases = No case that comes with the program shows it.
