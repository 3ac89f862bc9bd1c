### Loi 33 : les déclarations simultanées

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-33 = Une déclaration faite au même moment que celle du joueur dont c'était le tour compte comme faite après elle.

## Sur quoi porte un cas sous un article, en peu de mots.

point-33 = deux déclarations au même moment

## Décisions, comme l'arbitre les donne à la table.

law-33 = La déclaration { SEAT($seat, form: "of") } est venue au même moment que celle { SEAT($first, form: "of") }, dont c'était le tour : elle compte comme faite après elle.
