## Ce que des mains ne peuvent pas faire, et ce que personne n'a demandé.

impossible-no-contract = Il n'y a pas encore de contrat, donc aucune carte ne peut être jouée.
impossible-no-play = Il n'y a pas de contrat, donc pas de mort.
impossible-no-call = { $seat } n'a fait aucune déclaration qu'il pourrait changer.
impossible-bid = Une enchère peut être à un palier de 1 à { $most }.
impossible-auction-period-over = { $seat } ne peut plus changer de déclaration : la période des annonces est terminée.
impossible-no-screens = Il n'y a pas d'écrans à cette table.
impossible-screen-open = L'écran est déjà ouvert.
impossible-play-over = Le jeu est terminé.
impossible-play-goes-on = Le jeu n'est pas encore terminé.
impossible-not-held = { $seat } n'a pas { CARD($card) }.
impossible-too-few-cards = Trop peu de cartes sont nommées : au moins { $least }.
impossible-card-twice = { CAP(CARD($card)) } est nommé deux fois.
impossible-suit-twice = Une couleur est nommée deux fois.
impossible-suit-not-in-dummy = Le mort n'a pas de { SUIT($suit) }.
impossible-not-on-table = { $seat } n'a joué { CARD($card) } ni à cette levée ni à la précédente.
impossible-trick-not-quitted = { CAP(TRICK($trick)) } n'a pas été jouée.
impossible-ask = { $seat } ne peut pas demander cela maintenant.
impossible-ask-hand = { $seat } ne joue pas les cartes { SEAT($hand, form: "of") }.
impossible-played-so = Tenue ou touchée ainsi, aucune carte n'est jouée.
impossible-played-shown = Seul un joueur de la défense joue une carte en la tenant de façon que son partenaire puisse la voir.
impossible-played-table = Seul le déclarant joue une carte de sa propre main en la tenant face visible près de la table.
impossible-played-touched = Seule une carte du mort, une fois le mort étalé, est jouée parce qu'on la touche.
impossible-breach = « { $law } » n'est pas une des choses que la Loi 43A2 interdit au mort.
impossible-not-dummy = { $seat } n'est pas le mort.
impossible-nothing-to-accept = Il n'y a pas d'attaque hors tour { SEAT($seat, form: "that") } puisse accepter.
impossible-nobody-asked = On ne demande rien { SEAT($person, form: "to") }.
impossible-another-asked = C'est à quelqu'un d'autre que l'on demande, non { SEAT($person, form: "to") }.
impossible-no-such-option = « { $option } » n'est pas parmi les réponses.
impossible-claim = Il reste { $left ->
        [one] une levée
       *[other] { $left } levées
    } : personne ne peut en revendiquer ou en concéder { $tricks }.
impossible-no-claim = Il n'y a ni revendication ni concession à accepter.
impossible-own-claim = { $seat } est du camp qui a revendiqué ou concédé : c'est aux autres d'accepter.
impossible-dummy-claims = { $seat } est le mort : le mort ne peut ni revendiquer ni concéder.
impossible-claim-stands = Ce { SEAT($claimer, form: "that") } a revendiqué ou concédé est devant la table : d'abord quelqu'un l'accepte ou le conteste.
impossible-contested = L'arbitre décide déjà de la répartition des levées.
impossible-nothing-claimed = Il n'y a ni revendication ni concession à contester.
impossible-not-agreed = Personne n'a encore accepté : pour l'instant on conteste.
impossible-claim-ruled = L'arbitre a déjà décidé de la répartition des levées.
impossible-agreement-established = Il est trop tard pour contester ; mais les levées peuvent encore être redemandées.
impossible-mislaid = { CAP(CARD($card)) } ne peut pas manquer : la carte est en jeu, elle est exposée, ou elle irait à une main qui a commencé à jouer.
impossible-count = { $seat } a le bon nombre de cartes.
impossible-count-of = { $seat } ne peut compter que ses propres cartes, et celles du mort une fois étalées.
impossible-simultaneous = { $seat } ne peut pas annoncer en même temps : la dernière annonce est la sienne, ou elle n'était pas faite à son tour.
impossible-wrong-cards = { $seat } n'a fait aucune annonce qui compte, ou les annonces sont finies.
impossible-quitted = { $seat } n'a pas de carte { TRICK($trick, form: "in") }, ou les quatre n'y ont pas encore joué.
impossible-correct = { $seat } n'a rien expliqué de faux.
impossible-tricks-recorded = Pour { SIDE($side) } sont déjà inscrites { TRICKS($tricks) }, ou l'arbitre a attribué la marque.
impossible-to-ask-back = { $tricks ->
        [0] { SIDE($side) } n'a donné aucune levée, et ne peut donc en redemander aucune.
        [one] { SIDE($side) } a donné une levée, et ne peut pas en redemander un autre nombre.
       *[other] { SIDE($side) } a donné { TRICKS($tricks) }, et peut en redemander d'une à { NUMBER_WORD($tricks) }.
    }
impossible-to-misplace = Le mort ne peut pas mettre { CARD($card) } au mauvais endroit maintenant.
impossible-no-designation = Le déclarant n'a rien appelé du mort qu'il puisse changer.
impossible-designation = « { $what } » ne désigne ni une carte, ni une couleur, ni un rang, et n'est pas une autre façon d'appeler une carte du mort.
impossible-no-opening-lead = Il ne reste pas d'entame à faire pour { $seat }.
impossible-led-already = { $seat } a déjà attaqué.
impossible-no-face-down-lead = { $seat } n'a pas d'entame face cachée.
impossible-to-tell-nobody = Il faut dire à quelqu'un de qui c'est l'attaque.
impossible-to-tell = { $seat } ne peut pas se le dire à lui-même.
impossible-to-omit = Le jeu ne peut pas passer par-dessus { $seat } : ce n'est pas son tour de jouer à une levée.
impossible-penalty-unit = Un montant et son unité, pour cent, IMP ou PV, vont ensemble.
impossible-warning-costs = Un avertissement ne coûte rien.
