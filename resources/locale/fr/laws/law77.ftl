### Loi 77 : les marques

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-77 = La marque de la donne : les levées du contrat, les primes de contrat partiel, manche, chelem, contres et levées supplémentaires, ou les pénalités des levées de chute, selon la vulnérabilité.

## Sur quoi porte un cas sous un article, en peu de mots.

point-77 = comment la donne est marquée
