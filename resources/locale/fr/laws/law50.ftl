### Loi 50 : les cartes pénalisées

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-50 = Une carte qu'un joueur de la défense expose avant l'heure, sans l'attaquer, est une carte pénalisée, sauf si l'arbitre en décide autrement, par exemple quand l'autre camp en est la cause.
lawbook-50a = Une carte pénalisée reste face visible sur la table devant son propriétaire jusqu'à ce qu'elle soit jouée ou reprise.
lawbook-50b = Une seule carte au-dessous du dix, tombée par accident, est une carte pénalisée secondaire. Un honneur, une carte montrée exprès ou jouée contre les Lois, et chacune de deux ou plus devant le même joueur, sont principales.
lawbook-50c = Tant qu'une carte pénalisée secondaire est là, son propriétaire ne peut jouer aucune autre carte de cette couleur au-dessous du dix ; un honneur, oui. Son partenaire attaque comme il veut, mais ne peut pas se servir de ce que la carte lui apprend.
    .e2007 = Tant qu'une carte pénalisée secondaire est là, son propriétaire ne peut jouer aucune autre carte de cette couleur au-dessous du dix ; un honneur, oui. Son partenaire attaque comme il veut. Ce qu'il peut savoir de la carte est en 50E.
    .e2017 = Tant qu'une carte pénalisée secondaire est là, son propriétaire ne peut jouer aucune autre carte de cette couleur au-dessous du dix ; un honneur, oui. Son partenaire attaque comme il veut, et peut se servir de ce que la carte lui apprend tant qu'elle est là (50E1).
lawbook-50d1 = Une carte pénalisée principale est jouée à la première occasion licite : attaquée, fournie, défaussée ou pour couper. Fournir, et une attaque ou un jeu imposés par les Lois, passent avant. Qu'elle doit être jouée, le partenaire peut le savoir ; du reste de ce qu'elle lui apprend, il ne peut pas se servir.
    .e2007 = Une carte pénalisée principale est jouée à la première occasion licite : attaquée, fournie, défaussée ou pour couper. Fournir, et une attaque ou un jeu imposés par les Lois, passent avant.
lawbook-50d2 = Quand c'est au partenaire d'un joueur qui a une carte pénalisée principale d'attaquer, le déclarant parle d'abord. Il peut exiger cette couleur, ou l'interdire tant que l'attaquant garde la main : alors la carte est reprise. Ou il peut laisser l'attaque libre : alors la carte reste, et il aura de nouveau le choix à la prochaine attaque.
lawbook-50e1 =
    .e2007 = Tout le monde peut se servir du fait que la carte pénalisée doit être jouée.
    .e2017 = Tant que la carte pénalisée est sur la table, tout le monde peut se servir de tout ce qu'elle apprend. (1997 et 2007 : seulement du fait qu'elle doit être jouée.)
lawbook-50e2 =
    .e2007 = Tout autre renseignement que donne la carte pénalisée est non autorisé pour le partenaire de son propriétaire ; le déclarant peut s'en servir.
    .e2017 = Une fois la carte reprise parce que le déclarant a exigé ou interdit sa couleur, ce qu'elle apprenait est non autorisé pour le partenaire de son propriétaire ; le déclarant peut s'en servir.
lawbook-50e3 =
    .e2007 = Si l'arbitre juge que ce que la carte exposée a dit a causé un dommage au camp non fautif, il ajuste la marque. (2017 : 50E4.)
    .e2017 = Une fois la carte pénalisée jouée, la façon dont elle s'est trouvée là est non autorisée pour le partenaire de son propriétaire.
lawbook-50e4 =
    .e2017 = Si le camp fautif, aidé par la carte pénalisée, a fait mieux qu'il ne l'aurait fait sans elle, l'arbitre rétablit le résultat qu'on pouvait attendre sans elle.

## Sur quoi porte un cas sous un article, en peu de mots.

point-50 = une carte pénalisée
point-50a = une carte pénalisée reste sur la table
point-50b = carte pénalisée principale ou secondaire ?
point-50c = ce qu'une carte pénalisée secondaire demande à son propriétaire
point-50d = une carte pénalisée principale
point-50d1 = une carte pénalisée principale se joue à la première occasion
point-50d2 = le déclarant choisit avant que le partenaire du fautif attaque
point-50e = ce que la carte pénalisée apprend, et à qui
point-50e1 = qui peut savoir de la carte pénalisée
point-50e2 = le partenaire ne se sert pas de ce qu'apprend la carte pénalisée
point-50e3 =
    .e2017 = carte pénalisée jouée : son histoire n'est pas pour le partenaire
point-50e4 =
    .e2017 = la carte pénalisée a aidé : la marque est ajustée

## Décisions, comme l'arbitre les donne à la table.

law-50-stays = { CAP(CARD($card)) } est tout de même une carte pénalisée.
law-50-none = Le camp du déclarant en est la cause : { CARD($card) } n'est pas une carte pénalisée, et { $seat } la reprend.
law-50-played = { $seat } a rejoué { CARD($card) } depuis : ce n'est pas une carte pénalisée.
law-50B-major = { CAP(CARD($card)) } reste face visible devant { $seat } : une carte pénalisée principale, à jouer à la première occasion licite.
law-50B-minor = { CAP(CARD($card)) } reste face visible devant { $seat } : une carte pénalisée secondaire. Il ne peut jouer avant elle aucune autre carte au-dessous du dix dans cette couleur.
law-50B-raised = { $seat } a maintenant plus d'une carte pénalisée, { CARD($card) } est donc principale aussi.
law-50D2-premature = { $offender } a attaqué avant que le déclarant ait choisi. { CAP(CARD($card)) } revient et devient une carte pénalisée ; d'abord le déclarant choisit.
law-50D2a-require = { $leader } doit attaquer { SUIT($suit) } s'il le peut. { CAP(CARD($card)) } retourne en main.
law-50D2a-forbid = { $leader } ne peut pas attaquer { SUIT($suit) } tant qu'il garde la main. { CAP(CARD($card)) } retourne en main.
law-50D2b-free = Le déclarant ne restreint pas l'attaque { SEAT($leader, form: "of") }. La carte pénalisée reste, et à la prochaine attaque { SEAT($leader, form: "of") } on redemandera au déclarant.
law-50D2b-free-own = Le déclarant ne restreint pas l'attaque pour la carte pénalisée du partenaire, qui reste ; mais { $leader } en a une à lui, et l'attaque (50D1). À la prochaine attaque { SEAT($leader, form: "of") } on redemandera au déclarant.
law-50D2-void = Ce que le déclarant a choisi pour l'attaque est nul : { CARD($card) } est de nouveau face visible devant { $seat }.
event-information-authorised-50E1 = Tant que { CARD($card) } est sur la table, tout le monde peut se servir de ce que cela apprend.
event-information-unauthorised-50E3 = Maintenant que { CARD($card) } est { AGREE($card, m: "joué", f: "jouée") }, la façon dont cette carte s'est trouvée là est une information non autorisée pour { SEATS($seats) }.

## Questions, et les réponses sur leurs boutons.

question-50 = L'arbitre juge : le camp du déclarant en est la cause ; { CARD($card) } { SEAT($seat, form: "of") } doit-{ AGREE($card, m: "il", f: "elle") } rester une carte pénalisée ? Le jeu n'a pas à attendre.
option-50-penalty-card = Elle reste carte pénalisée
option-50-not-penalty-card = Ce n'est pas une carte pénalisée
question-50D2 = C'est à { $seat } d'attaquer, et { $partner } a { CARD($card) } comme carte pénalisée : que choisit { SEATS($to) } ?
question-50E4 = L'arbitre juge : la carte pénalisée a-t-elle aidé le camp fautif à obtenir un meilleur résultat ?
