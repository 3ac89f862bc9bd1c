### Loi 41 : le début du jeu

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-41a = Le joueur de la défense à gauche du déclarant entame face cachée. Il ne peut reprendre sa carte que si l'arbitre le dit après une irrégularité.
lawbook-41b = Avant que l'entame soit retournée, le partenaire de l'entameur et le déclarant, mais non le mort, peuvent faire répéter ou expliquer les annonces. Jusqu'à ce qu'il ait joué sa première carte, le déclarant ou un joueur de la défense peut encore les faire répéter ; des explications, il peut en demander à chacun de ses tours de jouer.
lawbook-41c = Quand il n'y a plus de questions, l'entame est retournée, le jeu commence pour de bon, et le mort s'étale. Plus tard un joueur peut encore demander à son tour quel est le contrat et s'il a été contré, mais non par qui.
lawbook-41d = Le mort étale ses cartes face visible sur la table, rangées en colonnes vers le déclarant, l'atout à la droite du mort. Le déclarant joue les deux mains.
    .e2007 = Le mort étale ses cartes face visible sur la table, rangées en colonnes vers le déclarant, les petites au plus près de lui et l'atout à la droite du mort. Le déclarant joue les deux mains.

## Sur quoi porte un cas sous un article, en peu de mots.

point-41 = l'entame, et le mort s'étale
point-41a = l'entame se fait face cachée
point-41b = avant que l'entame soit retournée, on peut demander
point-41c = l'entame est retournée, et le jeu commence
point-41d = comment le mort étale ses cartes

## Décisions, comme l'arbitre les donne à la table.

law-41A = C'est { SEAT($due, form: "to") } d'entamer. { $offender } reprend sa carte sans qu'on la voie, et c'est tout.
law-41A-is-the-lead = Une entame face cachée ne revient que si je le dis : l'entame { SEAT($offender, form: "of") } est { CARD($card) }.
law-41A-stays = Une entame face cachée ne revient que si je le dis : { $offender } repose la même carte.
law-41A-auction = Les annonces continuent, personne n'a donc entamé : { $seat } reprend sa carte face cachée sans qu'on la voie, et c'est tout.
law-41A-another = { $seat } reprend son entame face cachée sans qu'on la voie, et entame une autre carte.
