### Loi 32 : un contre ou un surcontre hors tour

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-32 = Un contre ou un surcontre hors tour peut être accepté comme toute autre déclaration, sauf s'il est inadmissible ; sinon il est annulé, et 26B peut s'appliquer.
    .e2017 = Un contre ou un surcontre hors tour peut être accepté comme toute autre déclaration, sauf s'il est inadmissible ; sinon il est annulé.
lawbook-32a = Au tour du partenaire : celui-ci doit passer jusqu'à la fin des annonces. (2017 : 32B.)
    .e2017 = Au tour de l'adversaire de droite : ce que cet adversaire fait maintenant décide (A1, A2). (1997 et 2007 : 32B.)
lawbook-32a1 =
    .e2017 = Si l'adversaire de droite passe, le fautif doit répéter son contre ou son surcontre, et il n'y a rien à rectifier ; s'il est inadmissible voir 36.
lawbook-32a2 =
    .e2017 = Si l'adversaire de droite ne passe pas, le fautif peut faire toute déclaration licite ; tout dépend si elle est comparable.
lawbook-32a2-a =
    .e2017 = Si sa nouvelle déclaration est comparable à celle qui est annulée, rien d'autre ne s'ensuit, mais voir 23C.
lawbook-32a2-b =
    .e2017 = Si sa nouvelle déclaration n'est pas comparable à celle qui est annulée, son partenaire doit passer à son prochain tour, et 16C, 26B et 72C peuvent s'appliquer.
lawbook-32b = Au tour de l'adversaire de droite : ce que cet adversaire fait maintenant décide (B1, B2). (2017 : 32A.)
    .e2017 = Au tour du partenaire : B1 pour son partenaire, B2 pour lui-même. (1997 et 2007 : 32A.)
lawbook-32b1 = Si l'adversaire de droite passe, le fautif doit répéter son contre ou son surcontre, et il n'y a rien à rectifier ; s'il est inadmissible voir 36.
    .e2017 = Le partenaire du fautif peut faire toute déclaration licite, mais ne peut pas se servir de ce que la déclaration annulée lui a appris (16C2).
lawbook-32b2 = Si l'adversaire de droite enchérit, le fautif peut faire toute déclaration licite, et son partenaire doit passer jusqu'à la fin des annonces.
    .e2007 = Si l'adversaire de droite enchérit, contre ou surcontre, le fautif peut faire toute déclaration licite, et son partenaire doit passer jusqu'à la fin des annonces.
    .e2017 = Le fautif peut faire à son tour toute déclaration licite, et l'arbitre décide comme en A2 : tout dépend si elle est comparable.
lawbook-32c =
    .e2017 = Un contre ou un surcontre au tour de l'adversaire de gauche, d'un joueur qui avait déjà déclaré, est traité comme un changement de déclaration (25).

## Sur quoi porte un cas sous un article, en peu de mots.

point-32 = un contre hors tour
point-32a = un contre au tour du partenaire : il passe jusqu'à la fin
    .e2017 = un contre avant que l'adversaire ait déclaré
point-32a1 =
    .e2017 = l'adversaire passe : le contre est répété
point-32a2 =
    .e2017 = l'adversaire déclare : n'importe quoi, mais à un prix
point-32a2-a =
    .e2017 = une déclaration comparable ne coûte rien
point-32a2-b =
    .e2017 = non comparable : le partenaire passe une fois
point-32b = un contre avant que l'adversaire ait déclaré
    .e2017 = un contre au tour du partenaire
point-32b1 = l'adversaire passe : le contre est répété
    .e2017 = le partenaire déclare librement, sans se servir du contre
point-32b2 = l'adversaire enchérit : le partenaire passe jusqu'à la fin
    .e2017 = après le contre : sa déclaration est-elle comparable ?
point-32c =
    .e2017 = un contre trop tard est un changement de déclaration

## Décisions, comme l'arbitre les donne à la table.

law-32B1 = { law-30B1a }

## Questions, et les réponses sur leurs boutons.

question-32 = { question-30 }
