### Loi 10 : qui décide, et qui choisit

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-10a = Seul l'arbitre décide de ce qui suit d'une irrégularité. Ce que les joueurs règlent entre eux, il peut l'annuler.

## Sur quoi porte un cas sous un article, en peu de mots.

point-10a = seul l'arbitre décide de ce qui s'ensuit
