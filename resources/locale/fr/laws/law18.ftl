### Loi 18 : les enchères

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-18 = Ce qu'est une enchère, et laquelle est assez haute.
lawbook-18a = Une enchère nomme un nombre de levées au-dessus de six, de un à sept, et une dénomination. Passe, contre et surcontre sont des déclarations, mais non des enchères.
lawbook-18b = Une enchère l'emporte sur une autre si elle nomme plus de levées, ou autant dans une dénomination supérieure.
lawbook-18c = Une enchère qui l'emporte sur la dernière est suffisante.
lawbook-18d = Une enchère qui ne l'emporte pas sur la dernière est insuffisante. La Loi 27 dit ce qui s'ensuit.
lawbook-18e = Les dénominations à partir de la plus haute : sans-atout, pique, cœur, carreau, trèfle.

## Sur quoi porte un cas sous un article, en peu de mots.

point-18 = quelle enchère est assez haute
