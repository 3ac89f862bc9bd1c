### Loi 75 : une explication erronée

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-75 = Qui a mal expliqué une déclaration, ou entend son partenaire le faire, rectifie : quand, les Lois le disent.
lawbook-75d = Un joueur qui s'aperçoit que sa propre explication était fausse appelle aussitôt l'arbitre. Son partenaire ne dit rien pendant les annonces ; un joueur de la défense ne rectifie qu'après le jeu, le déclarant et le mort avant l'entame. (2007 et 2017 : 20F.)
    .e2007 = { "" }
lawbook-75d2 =
    .e2017 = Expliquer comme convenu ce que les partenaires ne comprennent pas de la même façon est une infraction ; qui en a été trompé est protégé comme de toute explication fausse (21B).

## Sur quoi porte un cas sous un article, en peu de mots.

point-75 = une explication fausse est rectifiée
point-75d2 =
    .e2017 = expliquer ce qui n'a jamais été convenu
