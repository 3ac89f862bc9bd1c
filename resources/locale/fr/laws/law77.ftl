### Loi 77 : les marques

## Ce que disent les articles des Lois, avec nos propres mots. Le texte d'un message vaut dans toute édition qui n'a pas
## d'attribut à elle ; un message sans texte ne vaut que dans les éditions nommées. Les numéros sont ceux de chaque édition.

lawbook-77 = La marque de la donne : les levées du contrat, les primes de contrat partiel, manche, chelem, contres et levées supplémentaires, ou les pénalités des levées de chute, selon la vulnérabilité.

## Sur quoi porte un cas sous un article, en peu de mots.

point-77 = comment la donne est marquée
