### Law 73: communication, tempo and deception

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-73c2 =
    .e2017 = Who uses what his partner has given away may be penalised; if the opponents were damaged, 16B3 applies too.
lawbook-73e2 =
    .e2017 = If an innocent player was misled by a question, a remark, a manner or the tempo of an opponent who had no demonstrable bridge reason for it and could have been aware that it might help him, the Director adjusts the score. (1997: 73F2; 2007: 73F.)
lawbook-73f =
    .e2007 = If an innocent player was misled by a remark, a manner or the tempo of an opponent who had no demonstrable bridge reason for it and could have known that it might help him, the Director adjusts the score. (1997: 73F2; 2017: 73E2.)
    .e2017 = { "" }
lawbook-73f2 = If an innocent player was misled by a remark, a manner or the tempo of an opponent who had no demonstrable bridge reason for it and could have known that it might help him, the Director adjusts the score. (2007: 73F; 2017: 73E2.)
    .e2007 = { "" }

## What a case under a clause turns on, in a few words.

point-73 = what partners may tell each other, and how
point-73c2 =
    .e2017 = who uses what partner has given away
point-73e2 =
    .e2017 = misled without a bridge reason
point-73f =
    .e2007 = misled without a bridge reason
    .e2017 = { "" }
point-73f2 = misled without a bridge reason
    .e2007 = { "" }
