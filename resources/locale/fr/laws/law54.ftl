### Loi 54 : une entame hors tour face visible

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-54 = Une entame montrée par le mauvais joueur de la défense : si son partenaire a entamé face cachée, cette carte revient. Le déclarant choisit alors entre étaler sa main, accepter et refuser.
lawbook-54a = Le déclarant peut étaler sa propre main : il devient le mort, et son partenaire le déclarant. Une fois qu'il a montré une carte en commençant à le faire, il le doit.
lawbook-54b = Le déclarant peut accepter l'entame ; le mort s'étale comme d'habitude.
lawbook-54b1 = Quand l'entame est acceptée, la deuxième carte est jouée de la main du déclarant.
lawbook-54b2 = Si le déclarant a joué la deuxième carte du mort, elle reste, sauf si c'était une renonce.
lawbook-54c = Si le déclarant a pu voir une carte du mort, autre que celles montrées pendant les annonces, il doit accepter l'entame, et reste déclarant.
lawbook-54d = Le déclarant peut refuser l'entame. La carte devient une carte pénalisée principale, et avant que le bon joueur de la défense entame, le déclarant choisit selon 50D2.
lawbook-54e =
    .e2007 = Si le déclarant ou le mort essaie d'entamer, la carte est traitée comme montrée pendant les annonces (Loi 24).

## Sur quoi porte un cas sous un article, en peu de mots.

point-54 = le mauvais joueur de la défense entame
point-54a = le déclarant étale sa main et devient le mort
point-54b = le déclarant accepte la mauvaise entame
point-54c = le déclarant a vu le mort : il doit accepter
point-54d = la mauvaise entame est refusée
point-54e = le camp du déclarant entame

## Décisions, comme l'arbitre les donne à la table.

law-54 = { $offender } a montré { CARD($card) }, mais c'est { SEAT($due, form: "to") } d'entamer. { $declarer } a cinq choix.
law-54-face-down = { $partner } reprend en main son entame face cachée : { $offender } a montré une carte hors tour.
law-54A-already = { $dummy } a étalé sa main sur { CARD($card) } : l'entame est acceptée, { $dummy } est le mort et { $declarer } le déclarant.
law-54A = { $dummy } étale sa main et est le mort ; { $declarer } devient déclarant, et joue du mort sur { CARD($card) }.
law-54B = L'entame { CARD($card, form: "of") } est acceptée : le mort s'étale, et le déclarant joue la deuxième carte de sa propre main.
law-54B2 = Le déclarant a joué la deuxième carte, { CARD($card) }, du mort : l'entame est acceptée, et la carte ne peut pas être reprise.
law-54C = Des cartes du mort ont été vues : { $declarer } doit accepter { CARD($card) } { SEAT($offender, form: "of") }, et reste déclarant.
law-54D = { $declarer } refuse l'entame : { $offender } reprend { CARD($card) }, et { $due } entame.
law-54E = Le camp du déclarant n'entame pas : { $offender } reprend { CARD($card) } sans pénalité, et { $due } entame.

## Questions, et les réponses sur leurs boutons.

question-54 = { $seat } a entamé { CARD($card) } hors tour : que choisit { SEATS($to) } ?
option-54-spread = Étaler sa main et être le mort
option-54-accept = Accepter l'entame, voir le mort
option-54-require = Refuser, exiger { SUIT($suit) }
option-54-forbid = Refuser, interdire { SUITS($suits) }
option-54-free = Refuser, laisser l'entame libre
