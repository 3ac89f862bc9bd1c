### Loi 1 : le jeu de cartes

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-1c =
    .e2017 = Le dos des cartes devrait être le même dans quelque sens qu'on les tienne.

## Sur quoi porte un cas sous un article, en peu de mots.

point-1 = le jeu de cartes
point-1c =
    .e2017 = le dos est le même dans les deux sens
