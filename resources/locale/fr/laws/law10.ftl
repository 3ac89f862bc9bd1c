### Loi 10 : qui décide, et qui choisit

## Ce que disent les articles des Lois, avec nos propres mots. Le texte d'un message vaut dans toute édition qui n'a pas
## d'attribut à elle ; un message sans texte ne vaut que dans les éditions nommées. Les numéros sont ceux de chaque édition.

lawbook-10a = Seul l'arbitre décide de ce qui suit d'une irrégularité. Ce que les joueurs règlent entre eux, il peut l'annuler.

## Sur quoi porte un cas sous un article, en peu de mots.

point-10a = seul l'arbitre décide de ce qui s'ensuit
