## Irrégularités : ce qui s'est passé, en une phrase, comme l'animateur le voit avant tous à la table.

irregularity-revoke = C'est une renonce : { $seat } avait { CARDS($owed, form: "short") } et devait { COUNT($owed) ->
        [one] la jouer
       *[other] en jouer une
    }.
    .dummy = C'est une renonce : le mort avait { CARDS($owed, form: "short") }, et il fallait { COUNT($owed) ->
            [one] la jouer
           *[other] en jouer une
        }.
irregularity-penalty-card-not-played = { $seat } a une carte pénalisée devant lui : il ne pouvait jouer que { CARDS($owed, join: "or") }, et il a joué { CARD($card) }.
irregularity-penalty-card-not-played-minor = { $seat } a joué { CARD($card) } avec { CARD($penalty) } devant lui comme carte pénalisée secondaire : parmi les cartes inférieures au dix de cette couleur, elle devait être jouée la première.
irregularity-lead-before-choice = { $seat } a attaqué { CARD($card) } avant que le déclarant ait choisi ce qui peut être attaqué.
irregularity-lead-out-of-turn = C'est { $trick ->
        [1] une entame
       *[other] une attaque
    } hors tour : { $seat } a { $trick ->
        [1] entamé
       *[other] attaqué
    } { CARD($card) }, mais c'était { SEAT($due, form: "to") } { $trick ->
        [1] d'entamer
       *[other] d'attaquer
    }.
    .dummy = C'est une attaque hors tour : { $player } a attaqué { CARD($card) } du mort, mais c'était { SEAT($due, form: "to") } d'attaquer.
    .dummy-hand = C'est une attaque de la mauvaise main : { $player } a attaqué { CARD($card) } du mort, mais la main était chez lui.
    .due-dummy = C'est une attaque hors tour : { $seat } a attaqué { CARD($card) }, mais la main était au mort.
irregularity-exposed-card = { $seat }, en défense, a exposé { CARD($card) }.
irregularity-exposed-card-named = { $seat }, en défense, a nommé { CARD($card) } comme une carte de sa main : c'est comme s'il la montrait.
irregularity-taken-back-face-down = { $seat } a repris en main son entame face cachée : seul l'arbitre peut le permettre.
irregularity-taken-back = { $seat } a repris { CARD($card) }, qu'il avait { AGREE($card, m: "joué", f: "jouée") }.
    .dummy = { $player } a repris { CARD($card) }, qui avait été { AGREE($card, m: "joué", f: "jouée") } du mort.
irregularity-dummy-asks = { $seat }, le mort, a interrogé { $of }, de la défense, sur une renonce. Le mort ne peut interroger que le déclarant.
irregularity-dummy-attention = { $seat }, le mort, a été le premier à signaler une irrégularité. Pendant le jeu il n'en a pas le droit.
irregularity-extraneous-information = { $seat } a interrogé { $of }, son partenaire, sur une renonce. Ici la défense n'en a pas le droit.
irregularity-play-before-ruling = { $seat } a joué { CARD($card) } avant que l'arbitre ait décidé.
    .dummy = { $player } a joué { CARD($card) } du mort avant que l'arbitre ait décidé.
irregularity-wrong-number-of-cards = { $seat } a { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } en main : le nombre est faux.
irregularity-information-from-elsewhere = { $seat } a appris par hasard quelque chose sur cette donne.
irregularity-corrected-too-soon = { $seat } a corrigé l'explication de son partenaire avant d'en avoir le droit.
irregularity-call-on-wrong-cards = { $seat } a déclaré avec les cartes d'un autre étui en main.
irregularity-card-pointed-wrongly = { $seat } a mal orienté sa carte de { TRICK($trick) }.
irregularity-played-card-left-out = La carte { SEAT($seat, form: "that") } a jouée à { TRICK($trick) } n'est pas parmi ses cartes jouées.
irregularity-card-of-another-pack = { $seat } a parmi ses cartes une carte d'un autre jeu.
irregularity-board-not-theirs = { $seat } s'est aperçu que ces quatre joueurs ne devaient pas jouer cet étui maintenant.
irregularity-trick-inspected = { $seat } a regardé de nouveau { TRICK($trick) } de lui-même.
irregularity-unauthorised-information = { $seat } se serait servi d'une information qui ne lui est pas permise.
irregularity-revoke-defective = Par là { $seat } est réputé avoir fait une renonce à { TRICK($trick) }.
    .dummy = Par là une renonce du mort est réputée faite à { TRICK($trick) }.

## Irrégularités du jeu, en une phrase.

irregularity-face-down-lead = { $seat } a entamé face cachée, mais c'est { SEAT($due, form: "to") } d'entamer.
irregularity-premature-lead = C'est une attaque prématurée : { $seat } a attaqué { CARD($card) } avant que la levée soit complète.
    .dummy = C'est une attaque prématurée : { $player } a attaqué { CARD($card) } du mort avant que la levée soit complète.
irregularity-premature-play = C'est un jeu prématuré : { $seat } a joué { CARD($card) } avant son tour.
    .dummy = C'est un jeu prématuré : { $player } a joué { CARD($card) } du mort avant le tour du mort.
irregularity-several-cards = { $seat } a posé plusieurs cartes à la fois : { CARDS($cards) }.
    .dummy = { $player } a posé plusieurs cartes du mort à la fois : { CARDS($cards) }.
irregularity-fifth-card = C'est une cinquième carte : { $seat }, qui avait déjà joué à { TRICK($trick) }, a ajouté { CARD($card) }.
irregularity-missing-card = { $seat } n'a pas joué de carte à { TRICK($trick) }, et le jeu a continué.
    .dummy = Rien n'a été joué du mort à { TRICK($trick) }, et le jeu a continué.
irregularity-wrong-card-from-dummy = Le déclarant a nommé { CARD($named) }, et { $seat }, le mort, a mis { CARD($card) } en position jouée.
irregularity-dummy-warns = { $seat }, le mort, a perdu ses droits et a pourtant averti le déclarant de ne pas attaquer de la mauvaise main.
irregularity-dummy-touches = { $seat }, le mort, a touché ou indiqué une carte sans qu'on le lui demande.
irregularity-extraneous-information-stop = { $seat } s'est servi du carton Stop d'une manière qui renseigne son partenaire.
irregularity-extraneous-information-hesitation = { $seat } a hésité de façon sensible : son partenaire a pu en apprendre quelque chose.
irregularity-extraneous-information-remark = { $seat } a fait une remarque dont son partenaire a pu apprendre quelque chose.
irregularity-extraneous-information-gesture = { $seat } a fait un geste dont son partenaire a pu apprendre quelque chose.

## Ce que serait une carte, avant d'être jouée.

would-be-premature-lead = Une attaque prématurée : la levée n'est pas encore complète.
would-be-premature-play = Un jeu prématuré : ce n'est pas encore le tour { SEAT($seat, form: "of") }.

## Ce qui s'ensuit.

event-declarer-changed = { $declarer } est maintenant le déclarant.
event-face-down-lead-retracted = { $seat } reprend en main l'entame face cachée, que personne n'a vue.
event-card-placed-late = La carte manquante { SEAT($seat, form: "of") } est trouvée : { CARD($card) } va à { TRICK($trick) }, mais ne peut pas la gagner.
event-omission-found = { $seat } doit encore une carte à { TRICK($trick) } et la joue maintenant.
