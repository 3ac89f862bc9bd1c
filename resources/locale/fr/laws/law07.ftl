### Loi 7 : les étuis et les cartes

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-7a = L'étui que l'on joue reste au milieu de la table jusqu'à la fin du jeu.
    .e2017 = L'étui que l'on joue reste au milieu de la table, dans le bon sens, jusqu'à la fin du jeu.

## Sur quoi porte un cas sous un article, en peu de mots.

point-7 = les étuis et les cartes en ordre
point-7a = où reste l'étui pendant le jeu
