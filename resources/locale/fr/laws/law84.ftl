### Loi 84 : les décisions sur des faits reconnus

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-84a = Là où aucune Loi ne prévoit de rectification, et où rien n'est laissé au jugement de l'arbitre, il fait continuer les annonces ou le jeu.

## Sur quoi porte un cas sous un article, en peu de mots.

point-84a = où aucune Loi n'en dit plus, on continue

## Décisions, comme l'arbitre les donne à la table.

law-84A = Il n'y a aucune irrégularité dont décider.
