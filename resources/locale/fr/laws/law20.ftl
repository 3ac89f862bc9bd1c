### Loi 20 : répétition et explication des déclarations

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-20f4 =
    .e2007 = Un joueur qui s'aperçoit que sa propre explication était fausse ou incomplète appelle aussitôt l'arbitre. (1997 : 75D.)
    .e2017 = Un joueur qui s'aperçoit pendant les annonces que sa propre explication était fausse ou incomplète appelle l'arbitre avant que l'entame soit retournée ; il peut le faire plus tôt, mais n'y est pas tenu. (1997 : 75D.)
lawbook-20f5 =
    .e2007 = Personne ne corrige l'explication de son partenaire pendant les annonces, ni ne laisse voir qu'elle était fausse. Un joueur de la défense le fait après le jeu, le déclarant et le mort avant l'entame. (1997 : 75D.)
lawbook-20g1 =
    .e2007 = Personne ne pose une question dans le seul intérêt de son partenaire.
lawbook-20g2 =
    .e2007 = Sauf si les organisateurs le permettent, personne ne consulte sa propre feuille de conventions ni ses notes pendant les annonces et le jeu, mais voir 40B2(b). (2017 : 20G3.)
    .e2017 = Personne ne pose une question dans le seul but de tirer d'un adversaire une réponse fausse.
lawbook-20g3 =
    .e2017 = Sauf si les organisateurs le permettent, personne ne consulte sa propre feuille de conventions ni ses notes pendant les annonces et le jeu, mais voir 40B2(b). (2007 : 20G2.)
lawbook-20 = Ce qu'un joueur peut demander sur les déclarations, quand, et qui répond.

## Sur quoi porte un cas sous un article, en peu de mots.

point-20 = ce qu'on peut demander sur les déclarations
point-20f4 = sa propre explication était fausse
point-20f5 = l'explication du partenaire était fausse
point-20g1 = pas de question pour aider le partenaire
point-20g2 =
    .e2007 = personne ne consulte sa propre feuille de conventions
    .e2017 = pas de question pour obtenir une réponse fausse
point-20g3 =
    .e2017 = personne ne consulte sa propre feuille de conventions

## Décisions, comme l'arbitre les donne à la table.

law-20F5a = Pendant les annonces, { $seat } ne peut ni dire que l'explication de son partenaire était fausse, ni le laisser voir. { $partner } ne peut pas se servir de ce qu'il en a appris.
law-20F5b-defender = { $seat } joue en défense : il ne peut corriger l'explication de son partenaire qu'après le jeu. { $partner } ne peut pas se servir de ce qu'il en a appris.
law-20F5b = { $seat } corrige l'explication de son partenaire dès qu'il en a le droit : avant l'entame s'il est déclarant ou mort, après le jeu s'il joue en défense.
law-20F4 = { $seat } corrige sa propre explication, comme il le doit.
