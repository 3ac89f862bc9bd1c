### Law 40: partnership agreements

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-40 = What two partners have agreed on must be open to their opponents.
lawbook-40b2-a =
    .e2017 = The regulating authority may allow special understandings or forbid them, prescribe system cards and alerts, and forbid partners to agree that their understandings change after an irregularity of the opponents. (The latter in 2007: 40B3.)
lawbook-40b3 =
    .e2007 = The regulating authority may forbid partners to agree that their understandings change after a question, an answer, or any irregularity. (2017: 40B2(a).)
    .e2017 = A side that was damaged because its opponents did not disclose what a call or play meant gets an adjusted score. (2007: 40B4.)
lawbook-40b4 =
    .e2007 = A side that was damaged because its opponents did not disclose what a call or play meant gets an adjusted score. (2017: 40B3.)
    .e2017 = The score is adjusted when a side was damaged by a special understanding that the rules of the tournament do not allow. (2007: 40B5.)
lawbook-40b5 =
    .e2007 = The score is adjusted when a side was damaged by a special understanding that the rules of the tournament do not allow. (2017: 40B4.)
    .e2017 = Who explains partner's call or play tells all that he knows by agreement or from playing together, but not what every player knows. (2007: 40B6.)
lawbook-40b6 =
    .e2007 = Who explains partner's call or play tells all that he knows by agreement or from playing together, but not what every player knows. (2017: 40B5.)
    .e2017 = { "" }

## What a case under a clause turns on, in a few words.

point-40 = agreements are open to the opponents
point-40b2-a =
    .e2017 = understandings that change after an irregularity
point-40b3 =
    .e2007 = understandings that change after an irregularity
    .e2017 = what was not disclosed, and did damage
point-40b4 =
    .e2007 = what was not disclosed, and did damage
    .e2017 = an understanding that is not allowed
point-40b5 =
    .e2007 = an understanding that is not allowed
    .e2017 = what an explanation has to tell
point-40b6 =
    .e2007 = what an explanation has to tell
    .e2017 = { "" }
