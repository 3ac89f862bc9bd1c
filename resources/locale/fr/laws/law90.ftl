### Loi 90 : pénalités de procédure

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-90 = Outre la rectification, l'arbitre peut infliger une pénalité de procédure pour tout ce qui retarde ou trouble le jeu, enfreint la procédure correcte, ou rend nécessaire une marque ajustée.
lawbook-90b = Exemples de ce qui peut être pénalisé : jouer lentement, parler haut d'une donne, toucher les cartes d'un autre, mettre des cartes dans une mauvaise case, ne pas compter ses cartes, ne pas faire aussitôt ce que dit l'arbitre.

## Sur quoi porte un cas sous un article, en peu de mots.

point-90 = une pénalité de procédure

## Décisions, comme l'arbitre les donne à la table.

law-90A-warning = { SIDE($side) } reçoit un avertissement. La marque de la donne reste.
law-90A-procedural = Une pénalité de procédure pour { SIDE($side) }. La marque de la donne reste.
law-90A-procedural-amount = Une pénalité de procédure pour { SIDE($side) } : { AMOUNT($amount) }. La marque de la donne reste.
law-90A-reason = C'est pourquoi elle est infligée à { SIDE($side) }.
