### Loi 91 : pénaliser ou suspendre

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-91 = Pour maintenir l'ordre et la discipline, l'arbitre peut infliger des pénalités en points, suspendre pour la séance, et, si les organisateurs l'approuvent, disqualifier.
lawbook-91a = Pour maintenir l'ordre et la discipline, l'arbitre peut infliger des pénalités en points, ou suspendre un concurrent pour la séance ou une partie. Une commission d'appel ne peut pas le déjuger sur ce point.
lawbook-91b = L'arbitre peut disqualifier un concurrent pour un juste motif, si les organisateurs l'approuvent.

## Sur quoi porte un cas sous un article, en peu de mots.

point-91 = une pénalité disciplinaire

## Décisions, comme l'arbitre les donne à la table.

law-91A-disciplinary = Une pénalité disciplinaire pour { SIDE($side) }. La marque de la donne reste.
law-91A-disciplinary-amount = Une pénalité disciplinaire pour { SIDE($side) } : { AMOUNT($amount) }. La marque de la donne reste.
