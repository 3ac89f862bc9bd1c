### Loi 9 : la procédure après une irrégularité

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-9a = Pendant les annonces tout joueur, pendant le jeu le déclarant ou un joueur de la défense peut dire que quelque chose d'irrégulier s'est passé ; le mort attend la fin du jeu.
lawbook-9a3 =
    .e2007 = Une fois une irrégularité commise, le mort n'en parle pas pendant le jeu ; mais il peut chercher à en préserver le déclarant (42B2).
    .e2017 = Tout joueur, et le mort aussi dans les limites des Lois 42 et 43, peut chercher à empêcher une irrégularité.
lawbook-9a4 =
    .e2007 = Personne n'est tenu de signaler une infraction de son propre camp, mais voir 20F5 pour une explication fausse. (2017 : 9A5.)
    .e2017 = Une fois une irrégularité commise, le mort n'en parle pas avant la fin du jeu, mais voir 20F5 pour une explication fausse. (2007 : dans 9A3.)
lawbook-9a5 =
    .e2017 = Personne n'est tenu de signaler une infraction de son propre camp, mais voir 20F4, 62A et 79A2. (2007 : 9A4.)
lawbook-9b1 = Dès que quelqu'un a signalé une irrégularité, on appelle l'arbitre. Tout joueur peut alors l'appeler, le mort aussi.
lawbook-9b2 = À partir de là et jusqu'à ce que l'arbitre ait expliqué la situation, personne ne déclare ni ne joue.

## Sur quoi porte un cas sous un article, en peu de mots.

point-9 = les irrégularités sont signalées, et l'arbitre est appelé
point-9a = qui peut dire que quelque chose d'irrégulier s'est passé
point-9a3 =
    .e2007 = le mort préserve le déclarant d'une irrégularité
    .e2017 = chacun peut empêcher une irrégularité
point-9a4 =
    .e2007 = on n'est pas tenu de signaler l'infraction de son camp
    .e2017 = le mort ne signale pas d'irrégularité pendant le jeu
point-9a5 =
    .e2017 = on n'est pas tenu de signaler l'infraction de son camp
point-9b1 = une fois signalée, on appelle l'arbitre
point-9b2 = personne n'agit avant l'explication de l'arbitre

## Décisions, comme l'arbitre les donne à la table.

law-9B2 = L'attention avait été attirée, { $seat } aurait donc dû attendre l'arbitre avant de jouer.
    .dummy = L'attention avait été attirée, { $player } aurait donc dû attendre l'arbitre avant de jouer du mort.
