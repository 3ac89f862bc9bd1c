### Loi 15 : un mauvais étui ou une mauvaise main

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-15 = Un étui ou une main qu'il ne fallait pas jouer : ce qui en compte.
lawbook-15a = Si les joueurs ont joué un étui qui n'était pas le leur à ce tour, la marque vaut normalement quand aucun des quatre ne l'avait joué auparavant ; l'arbitre peut faire jouer le bon étui plus tard.
    .e2017 = Une déclaration faite avec les cartes d'un autre étui est annulée, et avec elle toutes les suivantes. Si le partenaire du joueur a déclaré depuis, la marque est ajustée ; sinon le joueur regarde la bonne main et déclare de nouveau. (1997 et 2007 : 17D.)
lawbook-15b = La seconde marque d'un joueur sur le même étui est annulée ; qui perd par là la possibilité d'une marque en reçoit une artificielle.
    .e2017 = Si l'on découvre pendant les annonces ou le jeu qu'un étui n'est pas pour ces joueurs maintenant : il est annulé quand l'un d'eux l'a déjà joué, sinon il est joué, et la marque vaut.
lawbook-15c = Si on le découvre pendant les annonces, les joueurs qui doivent jouer l'étui s'assoient et déclarent de nouveau. Dès qu'une déclaration diffère de celle d'avant, l'étui est annulé. (2017 : 15B.)
    .e2017 = { "" }

## Sur quoi porte un cas sous un article, en peu de mots.

point-15 = un mauvais étui ou une mauvaise main
point-15b = un étui à ne pas jouer à ce tour

## Décisions, comme l'arbitre les donne à la table.

law-15A1 = { $seat } tenait les cartes d'un autre étui quand il a déclaré : { CALL($call, form: "the") } est annulé, et avec lui toutes les déclarations suivantes.
law-15A2b = { $seat } regarde sa main de cet étui et déclare de nouveau ; les annonces reprennent de là.
law-15A2a = Son partenaire a déclaré depuis : les annonces ne peuvent pas continuer, et j'attribuerai une marque ajustée.
law-15B2 = Aucun des quatre n'a déjà joué cet étui : les annonces et le jeu vont à leur terme, et la marque vaut. Je pourrai faire jouer le bon étui plus tard.
law-15B1 = L'un des quatre a déjà joué cet étui : il est annulé pour son camp et pour les adversaires, et j'attribue une marque artificielle à ceux qui y perdent un résultat.
law-15C-same = Les déclarations sont répétées telles qu'elles étaient : les annonces et le jeu continuent.
law-15C-other = Une déclaration diffère de celle d'avant : l'étui est annulé.

## Questions, et les réponses sur leurs boutons.

question-15B = L'arbitre établit : l'un des quatre joueurs a-t-il déjà joué cet étui ?
question-15A = L'arbitre établit : l'un des quatre joueurs a-t-il déjà joué cet étui ?
question-15C = Les joueurs qui doivent jouer cet étui répètent les déclarations. L'arbitre établit : sont-elles toutes les mêmes ?
option-15-nobody = Personne : il est joué, et compte
option-15-somebody = L'un d'eux : l'étui est annulé
option-15-same-calls = Toutes les mêmes : on continue
option-15-other-call = L'une diffère : l'étui est annulé
