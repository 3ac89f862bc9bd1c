### Loi 28 : les déclarations considérées comme faites à leur tour

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-28 = Quand une déclaration compte comme faite à son tour.
lawbook-28a = Une déclaration au tour d'un adversaire de droite tenu de passer est faite à son tour.
lawbook-28b = Si le joueur dont c'était le tour déclare avant que l'arbitre ait décidé de la déclaration hors tour d'un adversaire, la sienne est bonne et l'autre compte comme non faite ; il n'y a plus rien à rectifier, mais voir 16C2.
    .e2007 = Si le joueur dont c'était le tour déclare avant que l'arbitre ait décidé de la déclaration hors tour d'un adversaire, la sienne est bonne et l'autre compte comme non faite ; il n'y a plus rien à rectifier, mais voir 16D2.
    .e2017 = Si le joueur dont c'était le tour déclare avant que l'arbitre ait décidé de la déclaration hors tour d'un adversaire, la sienne est bonne et l'autre compte comme non faite ; il n'y a plus rien à rectifier, mais voir 16C2.

## Sur quoi porte un cas sous un article, en peu de mots.

point-28 = quelle déclaration compte comme faite à son tour
point-28a = à son tour, si le suivant doit passer de toute façon
point-28b = le bon joueur déclare d'abord : c'est valable

## Décisions, comme l'arbitre les donne à la table.

law-28A = { $seat } doit passer, et compte comme ayant passé bien { SEAT($caller, form: "that") } n'ait pas attendu.
law-28B = C'était { SEAT($seat, form: "to") } de parler, et il a déclaré avant que je décide : { CALL($call, form: "the") } { SEAT($offender, form: "of") } compte comme non fait, et rien d'autre ne s'ensuit.
law-28-corrected-already = { CAP(CALL($call, form: "the")) } hors tour { SEAT($offender, form: "of") } a déjà été annulé : il le reste.

## Ce qu'on demande à l'arbitre.

question-28B = { $seat } a déclaré : il pouvait le faire à son tour comme sur { CALL($call, form: "the") } hors tour. Qu'a-t-il fait ?
option-28B-in-turn = À son tour : { CALL($call, form: "the") } compte comme non fait
option-28B-over-it = Sur { CALL($call, form: "the") }, qu'il a accepté
