### Loi 9 : la procédure après une irrégularité

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-9a = Pendant les annonces tout joueur, pendant le jeu le déclarant ou un joueur de la défense peut dire que quelque chose d'irrégulier s'est passé ; le mort attend la fin du jeu.
lawbook-9b1 = Dès que quelqu'un a signalé une irrégularité, on appelle l'arbitre. Tout joueur peut alors l'appeler, le mort aussi.
lawbook-9b2 = À partir de là et jusqu'à ce que l'arbitre ait expliqué la situation, personne ne déclare ni ne joue.

## Sur quoi porte un cas sous un article, en peu de mots.

point-9 = les irrégularités sont signalées, et l'arbitre est appelé
point-9a = qui peut dire que quelque chose d'irrégulier s'est passé
point-9b1 = une fois signalée, on appelle l'arbitre
point-9b2 = personne n'agit avant l'explication de l'arbitre

## Décisions, comme l'arbitre les donne à la table.

law-9B2 = L'attention avait été attirée, { $seat } aurait donc dû attendre l'arbitre avant de jouer.
    .dummy = L'attention avait été attirée, { $player } aurait donc dû attendre l'arbitre avant de jouer du mort.
