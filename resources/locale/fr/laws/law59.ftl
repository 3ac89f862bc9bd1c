### Loi 59 : un joueur qui ne peut pas attaquer ou jouer comme il est exigé

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-59 = Un joueur qui ne peut pas attaquer ou jouer comme il est exigé joue n'importe quelle carte par ailleurs licite.

## Sur quoi porte un cas sous un article, en peu de mots.

point-59 = qui ne peut faire ce qui est exigé joue n'importe quelle carte
