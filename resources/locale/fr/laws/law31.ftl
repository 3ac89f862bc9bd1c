### Loi 31 : une enchère hors tour

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-31 = Une enchère hors tour, ou un passe conventionnel, qui n'a pas été accepté.
    .e2007 = Une enchère hors tour, un passe artificiel, ou un passe sur la déclaration artificielle du partenaire, qui n'a pas été accepté.
lawbook-31a = Au tour de l'adversaire de droite : ce que cet adversaire fait maintenant décide (A1, A2).
lawbook-31a1 = Si l'adversaire de droite passe, le fautif doit répéter sa déclaration ; si elle est licite il n'y a rien à rectifier.
lawbook-31a2 = Si l'adversaire de droite ne passe pas, le fautif peut faire toute déclaration licite ; (a) et (b) disent ce qui s'ensuit.
lawbook-31a2-a = S'il nomme de nouveau la même dénomination, son partenaire doit passer à son prochain tour.
    .e2017 = Si sa nouvelle déclaration est comparable à celle qui est annulée, rien d'autre ne s'ensuit, mais voir 23C.
lawbook-31a2-b = S'il ne nomme pas de nouveau la même dénomination, et après un passe conventionnel, son partenaire doit passer jusqu'à la fin des annonces, et le déclarant peut ensuite restreindre l'attaque du partenaire.
    .e2007 = S'il ne nomme pas de nouveau la même dénomination, et après un passe artificiel, son partenaire doit passer jusqu'à la fin des annonces, et le déclarant peut ensuite restreindre l'attaque du partenaire.
    .e2017 = Si sa nouvelle déclaration n'est pas comparable à celle qui est annulée, son partenaire doit passer à son prochain tour, et 16C, 26B et 72C peuvent s'appliquer.
lawbook-31b = Au tour du partenaire, ou de l'adversaire de gauche si le joueur n'avait pas encore déclaré : son partenaire doit passer jusqu'à la fin des annonces, et le déclarant peut ensuite restreindre l'attaque du partenaire. Au tour de l'adversaire de gauche, d'un joueur qui avait déjà déclaré, l'enchère est traitée comme un changement de déclaration (25).
    .e2017 = Au tour du partenaire, ou de l'adversaire de gauche si le joueur n'avait pas encore déclaré : B1 pour son partenaire, B2 pour lui-même.
lawbook-31b1 =
    .e2017 = Le partenaire du fautif peut faire toute déclaration licite, mais ne peut pas se servir de ce que la déclaration annulée lui a appris (16C2).
lawbook-31b2 =
    .e2017 = Le fautif peut faire à son tour toute déclaration licite, et l'arbitre décide comme en A2 : tout dépend si elle est comparable.
lawbook-31c =
    .e2017 = Une enchère au tour de l'adversaire de gauche, d'un joueur qui avait déjà déclaré, est traitée comme un changement de déclaration (25).

## Sur quoi porte un cas sous un article, en peu de mots.

point-31 = une enchère hors tour
point-31a = une enchère avant que l'adversaire ait déclaré
point-31a1 = l'adversaire passe : l'enchère est répétée
point-31a2 = l'adversaire déclare : n'importe quoi, mais à un prix
point-31a2-a = la même couleur encore : le partenaire passe une fois
    .e2017 = une déclaration comparable ne coûte rien
point-31a2-b = une autre couleur : le partenaire passe jusqu'à la fin
    .e2017 = non comparable : le partenaire passe une fois
point-31b = une enchère au tour du partenaire : il passe jusqu'à la fin
    .e2017 = une enchère au tour du partenaire
point-31b1 =
    .e2017 = le partenaire déclare librement, sans se servir de l'enchère
point-31b2 =
    .e2017 = après l'enchère : sa déclaration est-elle comparable ?
point-31c =
    .e2017 = une enchère trop tard est un changement de déclaration

## Décisions, comme l'arbitre les donne à la table.

law-31A = Si { $opponent } passe, { $offender } répète { CALL($call, form: "the") } ; sinon il peut faire toute déclaration licite, et je l'examinerai.
law-31A1 = { $opponent } a passé : { $offender } répète { CALL($call, form: "the") }, et si cela est licite rien d'autre ne s'ensuit.
law-31A1-repeat = { $offender } doit répéter { CALL($call, form: "the") } : { CALL($other, form: "the") } est annulé.
law-31B1 = { law-30B1a }

## Questions, et les réponses sur leurs boutons.

question-31 = { question-30 }
