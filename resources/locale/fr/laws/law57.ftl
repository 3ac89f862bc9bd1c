### Loi 57 : attaques et jeux prématurés

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-57 = Attaques et jeux faits trop tôt, surtout par un joueur de la défense avant que son partenaire ait joué.
lawbook-57a = Quand un joueur de la défense attaque à la levée suivante, ou joue hors tour, avant que son partenaire ait joué à celle-ci, la carte devient une carte pénalisée. Le déclarant peut demander au partenaire sa plus haute ou sa plus basse carte de la couleur attaquée, ou lui interdire une autre couleur.
    .e2007 = Quand un joueur de la défense attaque à la levée suivante, ou joue hors tour, avant que son partenaire ait joué à celle-ci, la carte devient une carte pénalisée principale. Le déclarant peut demander au partenaire sa plus haute ou sa plus basse carte de la couleur attaquée, ou lui interdire une autre couleur.
    .e2017 = Quand un joueur de la défense attaque à la levée suivante, ou joue hors tour, avant que son partenaire ait joué à celle-ci, la carte devient une carte pénalisée principale. Le déclarant peut demander au partenaire sa plus haute ou sa plus basse carte de la couleur attaquée, ou exiger ou interdire une autre couleur.
lawbook-57a1 = Le déclarant peut exiger du partenaire du fautif sa plus haute carte de la couleur attaquée.
lawbook-57a2 = Le déclarant peut exiger du partenaire du fautif sa plus basse carte de la couleur attaquée.
lawbook-57a3 = Le déclarant peut nommer une autre couleur et interdire au partenaire du fautif de la jouer. (2017 : 57A4.)
    .e2017 = Le déclarant peut nommer une autre couleur et exiger du partenaire du fautif qu'il la joue. (Ni en 1997 ni en 2007.)
lawbook-57a4 =
    .e2017 = Le déclarant peut nommer une autre couleur et interdire au partenaire du fautif de la jouer. (1997 et 2007 : 57A3.)
lawbook-57b = Si le partenaire ne peut pas faire ce que le déclarant a choisi, il joue n'importe quelle carte, et le choix est épuisé (Loi 59).
lawbook-57c = Un joueur de la défense qui joue avant son partenaire n'est pas pénalisé si le déclarant a joué des deux mains, ou si le mort a joué une carte ou en a suggéré une à tort.
    .e2007 = Un joueur de la défense qui joue avant son partenaire n'est pas pénalisé si le camp du déclarant l'avait devancé (C1). Le jeu prématuré du déclarant lui-même reste joué (C2).
    .e2017 = Un joueur de la défense qui joue avant son partenaire n'est pas pénalisé si le camp du déclarant l'avait devancé (C1, C2). Le jeu prématuré du déclarant lui-même reste joué (C3).
lawbook-57c1 =
    .e2007 = Un joueur de la défense qui joue avant son partenaire n'est pas pénalisé si le déclarant a joué des deux mains, ou si le mort a joué une carte ou en a suggéré une à tort.
    .e2017 = Un joueur de la défense qui joue avant son partenaire n'est pas pénalisé si le déclarant a joué des deux mains. La carte du mort ne compte comme jouée que si le déclarant l'a appelée ou demandée autrement.
lawbook-57c2 =
    .e2007 = Une carte que le déclarant joue trop tôt de l'une de ses mains, sans l'attaquer, reste jouée. (2017 : 57C3.)
    .e2017 = Un joueur de la défense qui joue avant son partenaire n'est pas pénalisé si le mort a pris une carte trop tôt de lui-même, ou en a suggéré une à tort. (2007 : 57C1.)
lawbook-57c3 =
    .e2017 = Une carte que le déclarant joue trop tôt de l'une de ses mains, sans l'attaquer, reste jouée si elle est licite. (2007 : 57C2.)
lawbook-57d =
    .e2017 = Si un joueur de la défense joue quand c'est le tour du joueur à sa droite, le déclarant n'a pas le choix de 57A. La carte est jouée au tour de son propriétaire si elle est licite ; sinon elle devient une carte pénalisée principale. La Loi 16 peut s'appliquer. (Ni en 1997 ni en 2007.)

## Sur quoi porte un cas sous un article, en peu de mots.

point-57 = un joueur de la défense joue trop tôt
point-57a = un joueur de la défense joue avant son partenaire
point-57a1 = le déclarant demande la plus haute carte du partenaire
point-57a2 = le déclarant demande la plus basse carte du partenaire
point-57a3 = le déclarant interdit au partenaire une autre couleur
    .e2017 = le déclarant exige du partenaire une autre couleur
point-57a4 =
    .e2017 = le déclarant interdit au partenaire une autre couleur
point-57b = le partenaire ne peut pas faire ce qui est demandé
point-57c = jouer trop tôt après que les deux mains ont joué
point-57c1 = les deux mains du déclarant avaient joué : pas de pénalité
point-57c2 =
    .e2007 = le déclarant joue trop tôt : la carte reste
    .e2017 = le mort était trop tôt, et la défense n'est pas pénalisée
point-57c3 =
    .e2017 = le déclarant joue trop tôt : la carte reste
point-57d =
    .e2017 = un joueur de la défense joue au tour du joueur à sa droite

## Décisions, comme l'arbitre les donne à la table.

law-57A = { $offender } a posé { CARD($card) } avant { SEAT($partner, form: "that") } ait joué : c'est une carte pénalisée, et le déclarant dit ce { SEAT($partner, form: "that") } joue à cette levée.
law-57A-highest = { $partner } doit jouer sa plus haute carte de la couleur attaquée, { SUIT($suit) } ; s'il n'en a pas, n'importe laquelle.
law-57A-lowest = { $partner } doit jouer sa plus basse carte de la couleur attaquée, { SUIT($suit) } ; s'il n'en a pas, n'importe laquelle.
law-57A-require = { $partner } doit jouer { SUIT($suit, form: "one") } à cette levée, s'il le peut.
law-57A-forbid = { $partner } ne peut pas jouer { SUIT($suit) } à cette levée, s'il peut l'éviter.
law-57C-declarer = { CAP(CARD($card)) } { SEAT($offender, form: "of") } est { AGREE($card, m: "venu", f: "venue") } trop tôt, mais une carte jouée par le camp du déclarant reste jouée.
    .dummy = { CAP(CARD($card)) } du mort, { AGREE($card, m: "joué", f: "jouée") } par { $player }, est { AGREE($card, m: "venu", f: "venue") } trop tôt, mais une carte jouée par le camp du déclarant reste jouée.
law-57C-revoke = { $offender } a joué { CARD($card) } trop tôt, ce qui seul ne coûte rien ; mais c'est une renonce, et elle est corrigée comme telle.
    .dummy = { CAP(CARD($card)) } du mort, { AGREE($card, m: "joué", f: "jouée") } par { $player }, est { AGREE($card, m: "venu", f: "venue") } trop tôt, ce qui seul ne coûte rien ; mais c'est une renonce, et elle est corrigée comme telle.
law-57C-both-hands = { $offender } a joué avant son partenaire, mais le déclarant avait déjà joué des deux mains : { CARD($card) } est { AGREE($card, m: "maintenu", f: "maintenue") }, sans pénalité.
law-57C-dummy-first = { $offender } a joué avant son partenaire, mais une carte du mort avait été jouée ou indiquée avant son tour : { CARD($card) } est { AGREE($card, m: "maintenu", f: "maintenue") }, sans pénalité.
law-57D-stands = { $offender } a joué avant son tour, mais son partenaire avait déjà joué : { CARD($card) } est licite et reste { AGREE($card, m: "joué", f: "jouée") }.
law-57D-illegal = { $offender } a joué avant son tour, et { CARD($card) } n'est pas licite ici : la carte revient et devient une carte pénalisée principale.

## Questions, et les réponses sur leurs boutons.

question-57A = { $partner } a posé { CARD($card) } trop tôt : que choisit { SEATS($to) } pour la carte { SEAT($seat, form: "of") } ?
option-57A-highest = Sa plus haute carte
option-57A-lowest = Sa plus basse carte
law-57C-second-lead = { CAP(CARD($card)) } était une entame, et non une carte jouée dans cette levée : la carte revient, et cette main joue à son tour.
