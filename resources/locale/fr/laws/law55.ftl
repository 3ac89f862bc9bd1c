### Loi 55 : l'attaque hors tour du déclarant

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-55a = L'un ou l'autre joueur de la défense peut accepter ou refuser l'attaque hors tour du déclarant.
    .e2007 = L'un ou l'autre joueur de la défense peut accepter ou refuser l'attaque hors tour du déclarant. S'ils ne s'accordent pas, le choix de celui dont le tour vient après elle l'emporte.
    .e2017 = L'un ou l'autre joueur de la défense peut accepter ou refuser l'attaque hors tour du déclarant. S'ils ne s'accordent pas, le choix de celui qui jouerait juste après cette attaque l'emporte.
lawbook-55b = Si elle est refusée, le déclarant reprend la carte sans pénalité et, si c'était à lui d'attaquer, attaque de la bonne main. Il peut attaquer n'importe quelle couleur.
lawbook-55b1 = Si c'était à un joueur de la défense d'attaquer, la carte du déclarant retourne dans la main d'où elle vient, et c'est tout.
lawbook-55b2 = Si le déclarant a attaqué de la mauvaise de ses deux mains, la carte revient et il attaque de l'autre.
lawbook-55c = Si la ligne du déclarant peut reposer sur ce que sa propre erreur lui a appris, la Loi 16 s'applique.

## Sur quoi porte un cas sous un article, en peu de mots.

point-55 = le déclarant attaque hors tour
point-55a = l'un des adversaires accepte ou refuse l'attaque du déclarant
point-55b = l'attaque du déclarant revient
point-55b1 = c'était à la défense d'attaquer : la carte revient simplement
point-55b2 = le déclarant attaque de l'autre main
point-55c = le déclarant apprend par sa propre erreur

## Décisions, comme l'arbitre les donne à la table.

law-55A-prevails = C'est le tour { SEAT($seat, form: "of") } qui vient après l'attaque irrégulière : son choix vaut, quoi que dise { $other }.
law-55B-last = { CAP(CARD($card)) } retourne en main sans pénalité, et { $due } attaque.
    .dummy = { CAP(CARD($card)) } retourne au mort sans pénalité, et { $due } attaque.
    .dummy-hand = { CAP(CARD($card)) } retourne au mort sans pénalité, et { $player } attaque de sa propre main.
    .due-dummy = { CAP(CARD($card)) } retourne en main sans pénalité, et { $player } attaque du mort.
law-55B1 = L'attaque est refusée : { CARD($card) } retourne dans la main { SEAT($offender, form: "of") } sans pénalité, et { $due } attaque.
    .dummy = L'attaque est refusée : { CARD($card) } retourne au mort sans pénalité, et { $due } attaque.
law-55B2 = L'attaque est refusée : { CARD($card) } revient sans pénalité, et le déclarant attaque de la main { SEAT($due, form: "of") }, dans n'importe quelle couleur.
    .dummy = L'attaque est refusée : { CARD($card) } retourne au mort sans pénalité, et { $player } attaque de sa propre main, dans n'importe quelle couleur.
    .due-dummy = L'attaque est refusée : { CARD($card) } retourne en main sans pénalité, et { $player } attaque du mort, dans n'importe quelle couleur.

## Questions, et les réponses sur leurs boutons.

question-55A = { CAP(CARD($card)) } a été { AGREE($card, m: "attaqué", f: "attaquée") } hors tour : { COUNT($to) ->
        [one] { SEATS($to) }, dont le tour vient après, peut encore choisir : accepte-t-il ?
       *[other] { SEATS($to, join: "or") } accepte-t-il ? L'un ou l'autre peut répondre.
    }
option-55A-accept = Accepter l'attaque
option-55A-refuse = Refuser l'attaque
law-55B-second-lead = L'entame de la mauvaise main est retirée : { CARD($card) } revient, et { CARD($second) }, entamé de la bonne main, est l'entame.
