## Ce qui peut aller de travers maintenant à la table : la palette. Chaque ligne est ce que fait quelqu'un, et ce que ce serait.

going-wrong-title = Ce qui peut aller de travers
going-wrong-search = Tapez : un joueur, un mot, une Loi
going-wrong-everybody = Tous
going-wrong-every-family = Toutes les Lois
going-wrong-nothing = Rien de tel n'est possible maintenant
going-wrong-close = Fermer
going-wrong-back = Retour
going-wrong-keys = Entrée le fait · Tab va aux joueurs et aux Lois · Échap quitte
going-wrong-keys-further = Entrée choisit · Échap revient

## Les Lois qui vont ensemble.

going-wrong-opening = Entame · 41, 54
going-wrong-named = Cartes appelées et touchées · 45, 46, 57
going-wrong-exposed = Cartes exposées et pénalisées · 45, 48–52
going-wrong-turn = Hors tour, trop tôt · 47, 53–57
going-wrong-together = Deux cartes à la fois · 58
going-wrong-revoke = Renonce · 43, 61–63
going-wrong-dummy = Le mort · 42, 43, 45
going-wrong-tricks = Levées · 47, 65–67
going-wrong-number = Nombre de cartes faux · 13, 14
going-wrong-board = Mauvais étui, mauvaises cartes · 15, 17
going-wrong-claims = Revendications et fin · 62, 64, 68–71, 79
going-wrong-words = Ce qui se dit · 9, 16, 20, 21, 43, 47, 75

## L'entame.

wrong-opening-lead = { $seat } entame
    .card = { $seat } entame avec elle
wrong-opening-lead-is = Une entame hors tour : c'est { SEAT($due, form: "to") } d'entamer.
wrong-face-down = { $seat } entame face cachée
    .card = { $seat } l'entame face cachée
wrong-face-down-is = Comme il se doit : le mort et le déclarant peuvent encore demander avant qu'elle soit retournée.
wrong-face-down-wrong = { $seat } entame face cachée
    .card = { $seat } l'entame face cachée, hors tour
wrong-face-down-wrong-is = Hors tour, c'est { SEAT($due, form: "to") } d'entamer ; l'arbitre peut encore la faire reprendre.
wrong-face-up = { $seat } retourne son entame
wrong-face-up-is = Dès lors l'entame est faite.
wrong-spread = { $seat } étale sa main
wrong-spread-is = Sur l'entame hors tour il devient le mort.

## Cartes appelées et touchées.

wrong-held-seen = { $seat } tient une carte de façon que son partenaire puisse la voir
    .card = { $seat } la tient de façon que son partenaire puisse la voir
wrong-held-seen-is = La carte d'un joueur de la défense ainsi tenue est jouée.
wrong-held-near = { $seat } tient une carte face visible sur la table, ou presque
    .card = { $seat } la tient face visible sur la table, ou presque
wrong-held-near-is = La carte du déclarant ainsi tenue est jouée.
wrong-touches-dummys = { $seat } touche une carte du mort
    .card = { $seat } la touche
wrong-touches-dummys-is = Si ce n'est pour ranger les cartes : la carte est jouée.
wrong-names = { $seat } nomme une carte qu'il jouera
    .card = { $seat } la nomme comme la carte qu'il jouera
wrong-names-is = La carte nommée doit être jouée, si elle peut l'être licitement.
wrong-calls = { $seat } ne dit pas quelle carte du mort
wrong-calls-is = Un appel incomplet : la Loi 46 dit quelle carte est visée.
wrong-calls-early = { $seat } appelle une carte avant le tour du mort
    .card = { $seat } l'appelle avant le tour du mort
wrong-calls-early-is = Un appel trop tôt ; il peut consommer une renonce de son propre camp.
wrong-meant-another = { $seat } dit qu'il voulait une autre carte du mort
    .card = { $seat } dit qu'il voulait cette carte
wrong-meant-another-is = Un lapsus peut être corrigé, un changement d'avis non.
wrong-misplaces = { $seat }, le mort, déplace la mauvaise carte
    .card = Elle est appelée, et { $seat }, le mort, en déplace une autre
wrong-misplaces-is = Pas la carte que le déclarant a nommée : on peut la remettre pendant un moment.
wrong-fifth = { $seat } laisse tomber une carte sur cette levée, ou la joue en trop
    .card = { $seat } la laisse tomber aussi à cette levée, ou la joue
wrong-fifth-is = Une cinquième carte : une carte pénalisée, sauf si c'était une attaque.

## Cartes exposées et pénalisées.

wrong-shows = { $seat } montre une carte
    .card = { $seat } la montre
wrong-shows-is = Exposée exprès par la défense : une carte pénalisée principale.
wrong-drops = { $seat } laisse tomber une carte
    .card = { $seat } la laisse tomber
wrong-drops-is = Exposée par accident : une carte pénalisée secondaire au-dessous du dix, principale à partir du dix.
wrong-drops-two = { $seat } laisse tomber deux cartes
    .card = { $seat } la laisse tomber avec une autre
wrong-drops-two-is = Deux cartes exposées ensemble : deux cartes pénalisées principales.
wrong-says-he-has = { $seat } dit qu'il a une carte
    .card = { $seat } dit qu'il l'a
wrong-says-he-has-is = La carte qu'un joueur de la défense dit avoir devient une carte pénalisée.
wrong-declarer-shows = { $seat }, déclarant, montre une carte
    .card = { $seat }, déclarant, la montre
wrong-declarer-shows-is = Le déclarant n'a pas de cartes pénalisées : il la reprend.
wrong-declarer-drops = { $seat }, déclarant, laisse tomber une carte
    .card = { $seat }, déclarant, la laisse tomber
wrong-declarer-drops-is = Le déclarant n'a pas de cartes pénalisées : il la reprend.
wrong-penalty-not-played = { $seat } ne joue pas sa carte pénalisée
    .card = { $seat } la joue au lieu de sa carte pénalisée
wrong-penalty-not-played-is = Ce { SEAT($player, form: "that") } doit jouer : { CARDS($owed, form: "short") }.

## Hors tour, trop tôt.

wrong-lead-wrong = { $seat } attaque
    .card = { $seat } l'attaque hors tour
wrong-lead-wrong-is = Une attaque hors tour : c'est { SEAT($due, form: "to") } d'attaquer.
wrong-lead-early = { $seat } attaque à la levée suivante
    .card = { $seat } l'attaque à la levée suivante
wrong-lead-early-is = Trop tôt : { TRICK($trick) } n'est pas complète.
wrong-play-early = { $seat } joue avant son tour
    .card = { $seat } la joue avant son tour
wrong-play-early-is = Un jeu trop tôt : c'est le tour { SEAT($turn, form: "of") }.
wrong-tells-lead = { $seat } dit à un adversaire que c'est à lui d'attaquer
wrong-tells-lead-is = Une attaque faite parce qu'un adversaire l'a dit peut être reprise librement.
wrong-two-cards = { $seat } joue deux cartes à la fois
    .card = { $seat } la joue avec une autre
wrong-two-cards-is = Si l'on voit les deux, il dit laquelle il joue.

## La renonce.

wrong-revoke = { $seat } peut renoncer : { CARDS($owed, form: "short") }
    .card = { $seat } renonce avec elle
wrong-revoke-is = { $player } pouvait jouer { COUNT($owed) ->
        [one] cette carte, et en joue une autre
       *[other] l'une d'elles, et en joue une autre
    }.
wrong-dummy-asks = { $seat }, le mort, interroge { $of } sur une renonce
wrong-dummy-asks-is = Le mort peut interroger le déclarant, jamais la défense.
wrong-partner-asks = { $seat } interroge son partenaire sur une renonce
wrong-partner-asks-is = Une question que la défense ne peut pas poser ici.
wrong-dummy-asks-declarer = { $seat }, le mort, interroge { $of } sur une renonce
wrong-dummy-asks-declarer-is = Le droit du mort : une renonce pas encore consommée est alors corrigée.
wrong-dummy-asks-declarer-dummys = { $seat }, le mort, interroge { $of } sur la carte du mort
wrong-dummy-asks-declarer-dummys-is = Le droit du mort : une carte du mort qui était une renonce est alors corrigée.
wrong-dummy-asks-without-rights = { $seat }, le mort, interroge { $of } sur une renonce
wrong-dummy-asks-without-rights-is = Ses droits sont perdus : une renonce est corrigée, et compte pour les levées comme si elle était consommée.
wrong-dummy-asks-dummys-without-rights = { $seat }, le mort, interroge { $of } sur la carte du mort
wrong-dummy-asks-dummys-without-rights-is = Ses droits sont perdus ; une carte du mort qui était une renonce est corrigée tout de même.
wrong-declarer-asks = { $seat }, déclarant, interroge { $of } sur une renonce
wrong-declarer-asks-is = Son droit : une renonce pas encore consommée est alors corrigée.
wrong-defender-asks = { $seat } interroge { $of }, déclarant, sur une renonce
wrong-defender-asks-is = Son droit : une renonce pas encore consommée est alors corrigée.
wrong-defender-asks-dummys = { $seat } interroge { $of }, déclarant, sur la carte du mort
wrong-defender-asks-dummys-is = Son droit : une carte du mort qui était une renonce est alors corrigée.
wrong-partner-may-ask = { $seat } interroge son partenaire sur une renonce
wrong-partner-may-ask-is = Ici la défense peut s'interroger ; ce que la question révèle est non autorisé.

## Le mort.

wrong-accepts-lead = { $seat } accepte l'attaque hors tour
wrong-accepts-lead-is = Dit avant que l'arbitre n'arrive, cela rend l'attaque correcte.
wrong-warns = { $seat }, le mort, avertit le déclarant de la mauvaise main
wrong-warns-is = Son droit, tant qu'il ne l'a pas perdu.
wrong-warns-without-rights = { $seat }, le mort, avertit le déclarant de la mauvaise main
wrong-warns-without-rights-is = Ses droits sont perdus : un joueur de la défense choisit de quelle main on attaque.
wrong-touches = { $seat }, le mort, touche une carte sans qu'on le lui demande
    .card = { $seat }, le mort, la touche sans qu'on le lui demande
wrong-touches-is = Une suggestion au déclarant : l'arbitre l'examine quand le jeu est terminé.
wrong-suggests = { $seat }, le mort, suggère un jeu
wrong-suggests-is = Une suggestion au déclarant : l'arbitre l'examine quand le jeu est terminé.

## Levées.

wrong-omit = { $seat } ne joue rien, et le jeu continue
wrong-omit-is = Une levée où il manque une carte.
wrong-take-back = { $seat } reprend une carte qu'il a jouée
    .card = { $seat } la reprend
wrong-take-back-is = Seulement là où une Loi le permet ; sinon la carte reste jouée.
wrong-inspect = { $seat } retourne une levée pour la regarder
wrong-inspect-is = On ne regarde les levées retournées qu'avec la permission de l'arbitre.
wrong-inspect-own = { $seat } regarde sa propre carte d'une levée retournée
wrong-inspect-own-is = Pendant un temps chacun peut regarder sa dernière carte, sans la montrer.

## Revendications et fin.

wrong-claim = { $seat } revendique
wrong-claim-is = Le jeu s'arrête ; le reste est concédé.
wrong-show-hand = { $seat } étale sa main
wrong-show-hand-is = Une revendication, sauf si ce n'est clairement pas voulu.
wrong-learn = { $seat } apprend par hasard quelque chose sur la donne
wrong-learn-is = l'arbitre a quatre voies avant toute déclaration, deux après.
wrong-corrects-partner = { $seat } dit que l'explication de son partenaire était fausse
wrong-corrects-partner-is = Pas pendant les enchères ; un défenseur seulement après le jeu.
wrong-corrects-own = { $seat } dit que sa propre explication était fausse
wrong-corrects-own-is = On appelle l'arbitre avant que l'entame soit retournée.
wrong-wrong-cards = { $seat } a déclaré sur les cartes d'un autre étui
wrong-wrong-cards-is = La déclaration est annulée, avec toutes celles qui l'ont suivie.
wrong-point = { $seat } oriente mal une carte jouée
wrong-point-is = Qui peut la signaler, et jusqu'à quand, dépend de l'édition.
wrong-leave-out = { $seat } laisse une carte hors de ses cartes jouées
wrong-leave-out-is = L'arbitre la trouve et la met à sa place.
wrong-foreign-card = { $seat } trouve parmi ses cartes une carte d'un autre jeu
wrong-foreign-card-is = Elle est retirée ; il importe de savoir si elle a été jouée.
wrong-wrong-board = { $seat } s'aperçoit que l'étui n'était pas à jouer
wrong-wrong-board-is = Il importe de savoir si l'un des quatre l'a déjà joué.
wrong-mislay = { $seat } a une carte qui manque
    .card = { $seat } ne l'a pas : elle manque
wrong-mislay-is = La main a une carte de moins (Loi 14).
wrong-mislay-to = { $seat } a une carte dans une autre main
    .card = { $seat } ne l'a pas : elle est dans une autre main
wrong-mislay-to-is = Une main a trop de cartes, une autre trop peu (Loi 13).
wrong-count-dummy = { $seat } compte les cartes du mort
wrong-count-dummy-is = L'attention est attirée sur un nombre de cartes faux.
wrong-count = { $seat } compte ses cartes
wrong-count-is = L'attention est attirée sur un nombre de cartes faux.
wrong-dispute = { $seat } conteste les levées gagnées
wrong-dispute-is = L'arbitre constate ce qui est inscrit.
wrong-concede = { $seat } concède
wrong-concede-is = Le jeu s'arrête ; le reste est revendiqué.
wrong-agree = { $seat } est d'accord
wrong-agree-is = Son camp ne conteste plus ; pendant un temps il peut encore changer d'avis.
wrong-object = { $seat } conteste
wrong-object-is = On appelle l'arbitre, ou le jeu continue si tous les quatre le veulent.
wrong-takes-back = { $seat } retire son accord
wrong-takes-back-is = Avant la fin du tour : on réexamine les levées.
wrong-withdraw = { $seat } redemande des levées acceptées ou concédées
wrong-withdraw-is = Pendant la période de correction : seulement celles qu'on ne pouvait guère perdre.
wrong-return = Les cartes retournent dans l'étui
wrong-return-is = Une fois les quatre mains remises, une renonce à la douzième levée n'est plus corrigée.
wrong-next-call = { $seat } déclare sur l'étui suivant
wrong-next-call-is = Les renonces de ses adversaires ne transfèrent aucune levée si on ne les signale que maintenant.
wrong-round = Le tour se termine
wrong-round-is = Les renonces signalées seulement maintenant ne transfèrent aucune levée.

## Ce qui se dit.

wrong-informs = { $seat } fait une remarque, un geste, une pause
wrong-informs-is = Ce que son partenaire en apprend est non autorisé.
wrong-explains = { $seat } explique mal une déclaration
wrong-explains-is = Une carte qu'un adversaire joue à cause de cela peut être reprise pendant un moment.
wrong-says-used = { $seat } dit qu'un adversaire s'est servi de ce qu'il ne peut
wrong-says-used-is = L'arbitre cherche les alternatives logiques.
wrong-attention = { $seat } signale une irrégularité
wrong-attention-is = Sans appeler l'arbitre, qui doit venir aussitôt.
wrong-attention-dummy = { $seat }, le mort, est le premier à signaler une irrégularité
wrong-attention-dummy-is = Le mort ne le peut pas tant que le jeu dure.

## Ce qu'il faut encore dire.

wrong-which-card = Quelle carte ?
wrong-which-first = Quelles deux cartes ? La première
wrong-which-second = Et la seconde ?
wrong-which-named = Quelle carte le déclarant a-t-il nommée ?
wrong-which-put = Et laquelle le mort a-t-il déplacée ?
wrong-which-trick = Quelle levée ?
wrong-how-many = Combien de levées ?
wrong-whom = Quel adversaire ?
wrong-what-called = Que dit le déclarant ?
wrong-what-way = De quelle façon ?
wrong-whose-hand = Dans quelle main est-elle ?
wrong-whose-cards = Les cartes de qui ?
wrong-choose-trick = { CAP(TRICK($trick)) }
wrong-choose-player = { $seat }
wrong-choose-tricks = { CAP(TRICKS($tricks)) }
wrong-choose-all-hands = Les quatre mains
wrong-choose-way-remark = Une remarque
wrong-choose-way-gesture = Un geste
wrong-choose-way-hesitation = Une hésitation
wrong-choose-call-high = « Gros »
wrong-choose-call-low = « Petit »
wrong-choose-call-win = « Prends »
wrong-choose-call-any = « N'importe laquelle »
wrong-choose-call-suit = « { CAP(SUIT($suit)) } »
wrong-choose-call-rank = « { $rank } », sans couleur
wrong-choose-call-run = « Tire { SUIT($suit) } jusqu'au bout »
