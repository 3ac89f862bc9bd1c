### Loi 30 : un passe hors tour

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-30 = Un passe hors tour qui n'a pas été accepté. Pour un passe conventionnel voir C.
    .e2007 = Un passe hors tour qui n'a pas été accepté. Pour un passe artificiel voir C.
lawbook-30a = Si personne n'avait enchéri, le joueur qui a passé hors tour doit passer à son prochain tour.
    .e2017 = Au tour de l'adversaire de droite : le joueur qui a passé doit passer à son prochain tour.
lawbook-30b = Si quelqu'un avait enchéri, cela dépend de qui c'était le tour.
    .e2017 = Au tour du partenaire ou de l'adversaire de gauche : cela dépend si le joueur avait déjà déclaré.
lawbook-30b1 = Au tour de l'adversaire de droite : le joueur qui a passé doit passer à son prochain tour ; si son passe précisait une couleur par convention, la Loi 26 peut s'appliquer.
    .e2007 = Au tour de l'adversaire de droite : le joueur qui a passé doit passer à son prochain tour.
    .e2017 = Au tour du partenaire, ou de l'adversaire de gauche si le joueur n'avait pas encore déclaré : voir (a) pour son partenaire et (b) pour lui-même.
lawbook-30b1-a =
    .e2017 = Le partenaire du fautif peut faire toute déclaration licite, mais ne peut pas se servir de ce que le passe lui a appris (16C2).
lawbook-30b1-b =
    .e2017 = Le fautif peut faire à son tour toute déclaration licite. Si elle est comparable à son passe, rien d'autre ne s'ensuit, mais voir 23C ; sinon son partenaire doit passer une fois, et 16C, 26B et 72C peuvent s'appliquer.
lawbook-30b2 = Au tour du partenaire : le joueur qui a passé doit passer jusqu'à la fin des annonces ; son partenaire peut enchérir ou passer, mais ni contrer ni surcontrer à ce tour.
    .e2017 = Au tour de l'adversaire de gauche, si le joueur avait déjà déclaré : le passe est traité comme un changement de déclaration (25).
lawbook-30b3 = Au tour de l'adversaire de gauche : le passe est traité comme un changement de déclaration (25).
    .e2017 = { "" }
lawbook-30c = Un passe conventionnel relève de la Loi 31.
    .e2007 = Un passe artificiel, ou un passe sur une déclaration artificielle, relève de la Loi 31.

## Sur quoi porte un cas sous un article, en peu de mots.

point-30 = un passe hors tour
point-30a = un passe avant l'adversaire : il passe une fois
point-30b = un passe au tour du partenaire
point-30b1 = un passe au tour de l'adversaire : il passe une fois
    .e2017 = un passe au tour du partenaire
point-30b1-a =
    .e2017 = le partenaire déclare librement, sans se servir du passe
point-30b1-b =
    .e2017 = après le passe : sa déclaration est-elle comparable ?
point-30b2 = un passe au tour du partenaire : il passe jusqu'à la fin
    .e2017 = un passe trop tard est un changement de déclaration
point-30b3 = un passe trop tard est un changement de déclaration
point-30c = un passe artificiel est traité comme une enchère

## Décisions, comme l'arbitre les donne à la table.

law-30B1a = { $partner } peut faire toute déclaration licite, mais ne peut pas se servir de ce que { CALL($call, form: "the") } a révélé. À son propre tour { $offender } peut faire toute déclaration licite ; je la comparerai à celle qui est annulée.
law-30B2b = À ce tour { $partner } peut enchérir ou passer, mais ni contrer ni surcontrer.
law-30B2b-doubled = { $offender } ne peut ni contrer ni surcontrer à ce tour : { CALL($call, form: "the") } est annulé, et il enchérit ou passe.
law-30B2b-called-over = { $offender } ne devait ni contrer ni surcontrer à ce tour, mais le joueur suivant a déclaré sur { CALL($call, form: "the") } : il est maintenu.
law-30C = Le passe { SEAT($offender, form: "of") } était artificiel : j'en décide comme d'une enchère hors tour.
law-30C-partner = { $offender } a passé sur une déclaration artificielle { SEAT($partner, form: "of") } : j'en décide comme d'une enchère hors tour.

## Questions, et les réponses sur leurs boutons.

question-30 = L'arbitre juge : { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } est-il comparable { CALL($call, form: "to") } annulé ?
