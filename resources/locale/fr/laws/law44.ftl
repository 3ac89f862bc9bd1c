### Loi 44 : l'ordre du jeu, et l'attaque

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-44a = Le joueur qui a la main peut attaquer n'importe quelle carte de son jeu, sauf si une irrégularité de son propre camp le lie.
lawbook-44b = Après l'attaque les trois autres jouent à leur tour ; les quatre cartes font une levée.
lawbook-44c = Chaque joueur fournit s'il le peut. Cela passe avant tout ce que les Lois peuvent exiger d'autre de lui.
lawbook-44d = Un joueur qui n'a pas de la couleur attaquée peut jouer n'importe quelle carte, sauf si une irrégularité de son propre camp le lie.
lawbook-44e = Une levée où il y a de l'atout va au plus fort atout.
lawbook-44f = Une levée sans atout va à la plus forte carte de la couleur attaquée.
lawbook-44g = La main qui a gagné une levée attaque à la suivante.

## Sur quoi porte un cas sous un article, en peu de mots.

point-44 = comment les levées se jouent et se gagnent
point-44c = fournir passe avant tout

## Décisions, comme l'arbitre les donne à la table.

law-44G = { $seat } a gagné la levée, c'était donc à lui d'attaquer : l'attaque est maintenue.
    .dummy = Le mort a gagné la levée, l'attaque venait donc de là : elle est maintenue.
