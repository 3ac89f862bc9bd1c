## Ce que font les gens, une phrase par verbe.

action-play = { $seat } joue { CARD($card) }.
action-play-opening = { $seat } entame { CARD($card) }.
action-play-lead = { $seat } attaque { CARD($card) }.
action-play-dummy = { $player } joue { CARD($card) } du mort.
action-play-lead-dummy = { $player } attaque { CARD($card) } du mort.
action-play-instead = { $seat } joue maintenant { CARD($card) }.
action-play-instead-dummy = { $player } joue maintenant { CARD($card) } du mort.
action-play-shown = { $seat } tient { CARD($card) } de telle sorte que son partenaire puisse { AGREE($card, m: "le", f: "la") } voir.
action-play-table = { $seat } tient { CARD($card) } face visible, touchant la table ou presque.
action-play-touched = { $player } touche délibérément { CARD($card) } du mort.
action-name = { $seat } dit qu'il jouera { CARD($card) }.
action-name-held = { $seat } nomme une carte de sa main : { CARD($card) }.
action-designate-card = { $player } appelle { CARD($card) } du mort.
action-designate-suit = { $player } appelle { SUIT($suit, form: "one") } du mort.
action-designate-run = { $player } dit « tire { SUIT($suit) } jusqu'au bout ».
action-designate-words = { $player } demande au mort : « { $what } ».
action-designate-rank = { $player } demande au mort : « { $rank ->
        [A] As
        [K] Roi
        [Q] Dame
        [J] Valet
       *[other] { $rank }
    } ».
action-designate-high = { $player } demande au mort : « Gros ».
action-designate-low = { $player } demande au mort : « Petit ».
action-designate-win = { $player } dit au mort : « Prends ».
action-designate-any = { $player } dit au mort : « N'importe laquelle ».
action-change-designation = { $player } dit qu'il voulait { $what }.
designated-card = { CARD($card) }
designated-suit = { SUIT($suit, form: "one") }
designated-rank = { $rank ->
        [A] l'As
        [K] le Roi
        [Q] la Dame
        [J] le Valet
       *[other] le { $rank }
    }
designated-high = une grosse carte
designated-low = une petite carte
designated-win = la carte qui prend
designated-any = n'importe quelle carte
designated-run = tirer { SUIT($suit) } jusqu'au bout
action-expose = { $seat } laisse tomber { CARDS($cards) } face visible.
action-expose-deliberate = { $seat } montre { CARDS($cards) }.
action-take-back = { $seat } reprend { CARD($card) }.
    .dummy = { $player } remet { CARD($card) } au mort.
action-ask = { $seat } demande à { $of } s'il n'a plus de la couleur jouée.
action-ask-hand = { $seat } demande à { $of } si le mort n'a plus de la couleur jouée.
action-attention = { $seat } signale que quelque chose ne va pas.
action-director = { $seat } appelle l'arbitre.
action-choose = { CAP(SEAT($by)) } décide : « { $option } ».
action-claim = { $seat } revendique { TRICKS($tricks) }.
action-claim-line = { $seat } revendique { TRICKS($tricks) } : « { $line } »
action-claim-order = { $seat } revendique { TRICKS($tricks) }, dans cet ordre : { CARDS($order, form: "order") }.
action-claim-line-order = { $seat } revendique { TRICKS($tricks) } : « { $line } » C'est-à-dire, dans cet ordre : { CARDS($order, form: "order") }.
action-show-hand = { $seat } { COUNT($cards) ->
        [0] étale sa main
       *[other] montre { CARDS($cards) }
    }.
action-dispute-tricks = { $seat } dit que son camp a gagné { TRICKS($tricks) }.
action-concede = { $seat } concède { TRICKS($tricks) }.
action-agree = { $seat } donne son accord.
action-inspect-lawful = { $seat } fait remontrer { TRICK($trick) } ; il dit ne pas avoir encore retourné sa propre carte.
action-inspect-own = { $seat } regarde de nouveau sa propre carte de { TRICK($trick) }, sans la montrer.
action-inspect = { $seat } retourne { TRICK($trick) } pour la regarder.
action-call-simultaneous = Au même moment : { $done }
action-learn = { $seat } apprend par hasard quelque chose sur cette donne.
action-learn-said = { $seat } apprend par hasard quelque chose sur cette donne : « { $text } »
action-correct-explanation = { $seat } dit que l'explication { SEAT($partner, form: "of") }, son partenaire, était fausse.
action-correct-explanation-own = { $seat } dit que sa propre explication était fausse.
action-wrong-cards = { $seat } s'aperçoit qu'il tenait les cartes d'un autre étui quand il a déclaré.
action-point = { $seat } oriente mal sa carte de { TRICK($trick) }.
action-leave-out = { $seat } ne met pas sa carte de { TRICK($trick) } parmi ses cartes jouées.
action-foreign-card = { $seat } trouve parmi ses cartes une carte d'un autre jeu.
action-wrong-board = { $seat } s'aperçoit que ce n'est pas l'étui qu'ils devaient jouer à ce tour.
action-mislay = { $seat } n'a pas { CARD($card) } en main : la carte manque.
action-mislay-to = { CAP(CARD($card)) } { SEAT($seat, form: "of") } est dans la main { SEAT($to, form: "of") }.
action-count = { $seat } compte ses cartes : le nombre est faux.
action-count-of = { $seat } compte les cartes { SEAT($of, form: "of") }, le mort : le nombre est faux.
action-return-cards = { $seat } remet les cartes dans l'étui.
action-return-cards-all = Les quatre mains sont remises dans l'étui.
action-next-call = { $seat } déclare sur l'étui suivant.
action-end-round = Le tour est terminé.
action-pass-tray = { $seat } pousse le chariot de l'autre côté de l'écran.
action-open-screen = { $seat } ouvre l'écran.
action-object = { $seat } conteste.
action-withdraw-agreement = { $seat } redemande { TRICKS($tricks) }.
action-misplace = Le déclarant appelle { CARD($named) }, mais le mort met { CARD($card) } en position jouée.
action-accept = { $seat } accepte l'entame.
action-warn = { $seat }, le mort, avertit le déclarant de ne pas attaquer de la mauvaise main.
action-expose-dummy = { $seat }, le mort, touche { CARDS($cards) } sans qu'on le lui demande.
action-extraneous-stop = { $seat } avance la main vers le carton Stop.
action-extraneous-stop-said = { $seat } avance la main vers le carton Stop : « { $text } »
action-extraneous-hesitation = { $seat } hésite longuement.
action-extraneous-hesitation-said = { $seat } hésite longuement : « { $text } »
action-extraneous-remark = { $seat } fait une remarque.
action-extraneous-remark-said = { $seat } dit : « { $text } »
action-extraneous-gesture = { $seat } fait un geste.
action-extraneous-gesture-said = { $seat } fait un geste : { $text }
action-lead-face-down = { $seat } entame face cachée.
action-face-lead = { $seat } retourne son entame : { CARD($card) }.
action-tell = { $what ->
        [your-lead] { $seat } dit par erreur à { $to } que c'est à lui.
       *[explanation] { $seat } donne à { $to } une explication erronée.
    }
action-tell-both = { $seat } donne aux deux adversaires une explication erronée.
action-play-together = { $seat } pose ensemble { CARDS($cards) } sur la table.
    .dummy = { $player } pose ensemble { CARDS($cards) } du mort sur la table.
action-omit = { $seat } ne joue rien, et le jeu continue sans lui.
    .dummy = Rien n'est joué du mort, et le jeu continue sans lui.
action-adjust = L'arbitre attribue une marque.
action-adjust-law = L'arbitre attribue une marque selon la Loi { $law }.
action-adjust-artificial = L'arbitre attribue une marque artificielle.
action-penalty-warning = L'arbitre avertit { SIDE($side) }.
action-penalty-procedural = L'arbitre inflige à { SIDE($side) } une pénalité de procédure.
action-penalty-disciplinary = L'arbitre inflige à { SIDE($side) } une pénalité disciplinaire.
action-note = { $text }

## Ce qui s'ensuit.

event-card-withdrawn = { $seat } reprend { CARD($card) } en main.
    .dummy = { CAP(CARD($card)) } retourne au mort.
event-revoke-established = La renonce { SEAT($seat, form: "of") } à { TRICK($trick) } est maintenant consommée.
    .dummy = La renonce du mort à { TRICK($trick) } est maintenant consommée.
event-rights-lost = { $seat } a perdu les droits du mort.
event-attention-drawn = L'attention est attirée sur une irrégularité { SEAT($seat, form: "of") } à { TRICK($trick) } : { $kind }.
event-attention-drawn-unnamed = L'attention est attirée sur une irrégularité { SEAT($seat, form: "of") } à { TRICK($trick) }.
event-attention-drawn-to-dummy = L'attention est attirée sur une irrégularité avec les cartes du mort à { TRICK($trick) } : { $kind }.
event-attention-drawn-unnamed-to-dummy = L'attention est attirée sur une irrégularité avec les cartes du mort à { TRICK($trick) }.
event-found-by-director = L'arbitre relève lui-même une irrégularité { SEAT($seat, form: "of") } à { TRICK($trick) } : { $kind }.
event-found-by-director-to-dummy = L'arbitre relève lui-même une irrégularité avec les cartes du mort à { TRICK($trick) } : { $kind }.
event-accepted-by-playing = En continuant le jeu, { $by } accepte une irrégularité { SEAT($offender, form: "of") } : { $irregularity }.
event-accepted-by-calling = En continuant les enchères, { $by } accepte une irrégularité { SEAT($offender, form: "of") } : { $irregularity }.
event-director-asks = L'arbitre demande de quoi il s'agit.
event-director-waits = L'arbitre est déjà à la table : qu'on réponde d'abord à sa question.
event-penalty-card-lifted = { CAP(CARD($card)) } n'est plus une carte pénalisée ; { $seat } la reprend en main.
event-explanation-put-right = À partir d'ici { $to } a l'explication exacte.
event-information-unauthorised = Ce que révèle { CARD($card) } est une information non autorisée pour { SEATS($seats) }.
event-information-for-opponents = Ce que révèle { CARD($card) } n'est autorisé que pour { SEATS($seats) }.
event-information-authorised = Tout le monde peut se servir de ce que révèle { CARD($card) }.
event-information-for-nobody = Personne ne peut se servir de ce que révèle { CARD($card) }.
event-claim-agreed-by-silence = { $seat } n'a pas contesté la revendication : c'est un accord (69A).
event-concession-agreed-by-silence = { $seat } n'a pas contesté la concession : c'est un accord (69A).
event-claim-set-aside = La revendication ne vaut plus ; le jeu continue.
event-concession-set-aside = La concession ne vaut plus ; le jeu continue.
event-trick-turned-up = L'arbitre regarde { TRICK($trick) }.
event-played-after-claim = Après une revendication rien n'est joué : { CARD($card) } est seulement sur la table, face visible.
event-played-after-concession = Après une concession rien n'est joué : { CARD($card) } est seulement sur la table, face visible.
event-establishment-undone = La renonce { SEAT($seat, form: "of") } à { TRICK($trick) } n'est finalement pas consommée : il n'y a pas eu de concession.
    .dummy = La renonce du mort à { TRICK($trick) } n'est finalement pas consommée : il n'y a pas eu de concession.
event-dummy-warned = C'est le droit du mort : { $seat } peut essayer de prévenir une irrégularité.
event-answered = En continuant, { $by } a choisi : « { $option } ».

## Les irrégularités par leur nom.

kind-revoke = renonce
kind-penalty-card-not-played = carte pénalisée non jouée
kind-lead-before-choice = attaque avant le choix du déclarant
kind-lead-out-of-turn = attaque hors tour
kind-play-out-of-turn = carte jouée hors tour
kind-premature-lead = attaque prématurée
kind-premature-play = jeu prématuré
kind-exposed-card = carte exposée
kind-several-cards = plusieurs cartes à la fois
kind-fifth-card = cinquième carte
kind-missing-card = carte non jouée
kind-wrong-card-from-dummy = mauvaise carte du mort
kind-taken-back = carte reprise
kind-wrong-number-of-cards = nombre de cartes faux
kind-information-from-elsewhere = quelque chose appris par hasard
kind-corrected-too-soon = explication corrigée trop tôt
kind-call-on-wrong-cards = déclaration sur les cartes d'un autre étui
kind-card-pointed-wrongly = carte mal orientée
kind-played-card-left-out = carte jouée qui manque parmi les autres
kind-card-of-another-pack = carte d'un autre jeu
kind-board-not-theirs = étui à ne pas jouer
kind-trick-inspected = levée regardée
kind-dummy-attention = irrégularité signalée par le mort
kind-dummy-asks = question du mort à la défense
kind-dummy-warns = avertissement du mort
kind-dummy-breach = mort sorti de ses limites
kind-dummy-touches = carte touchée par le mort
kind-play-before-ruling = jeu avant la décision
kind-call-out-of-rotation = déclaration hors tour
kind-insufficient-bid = enchère insuffisante
kind-inadmissible-call = déclaration inadmissible
kind-barred-call = déclaration d'un joueur tenu de passer
kind-bid-over-seven = enchère au-dessus de sept
kind-call-after-the-auction = déclaration après la fin des annonces
kind-changed-call = changement de déclaration
kind-card-exposed-in-auction = carte exposée pendant les annonces
kind-extraneous-information = information étrangère
kind-unauthorised-information = emploi d'une information non autorisée
