## Cas fabriqués par la table : titres, récits et sources (bridgetable generate ; « Un autre comme celui-ci »).

generated-contract = { CONTRACT($contract, form: "by") }.
generated-source = { $event ->
    [one-dealt] Donne { $board }, distribuée au hasard.
   *[other] Donne { $board } de { $event }.
} Fait par bridgetable : famille { $family }, tirage { $seed }, numéro { $number }.

### Pourquoi il n'y a pas de cas.

generated-no-such-law = il n'y a pas de Loi { $law }
generated-no-such-family = il n'y a pas de famille « { $family } »
generated-no-family-for-law = aucune famille de cas n'arrive à la Loi { $law } selon le Code de { $edition }
generated-nothing = le tirage { $seed } ne donne { $found ->
    [0] rien à ces conditions
    [one] qu'un seul cas à ces conditions
   *[other] que { $found } cas à ces conditions
}
generated-nothing-like-this = rien n'a été décidé à cette table dont on puisse faire un autre cas
generated-no-boards = aucune donne de ce fichier n'a quatre mains connues et un contrat
generated-file-exists = ce fichier existe déjà, et n'est pas remplacé
generated-folder-not-writable = on ne peut pas écrire de cas dans ce dossier

### Renonces.

generated-revoke = { CAP(TRICK($trick, form: "to")) } on attaque { SUIT($suit) } ; { SEAT($seat) }, qui tient { CARDS($held) }, joue { CARD($card) }.
generated-revoke-ruff = { CAP(TRICK($trick, form: "to")) } on attaque { SUIT($suit) } ; { SEAT($seat) }, qui tient { CARDS($held) }, coupe avec { CARD($card) }.
generated-revoke-dummy = { CAP(TRICK($trick, form: "to")) } on attaque { SUIT($suit) } ; { SEAT($player) } appelle { CARD($card) } du mort, qui tient { CARDS($held) }.
generated-asked-none = « Plus du tout ? » demande { SEAT($seat) }, et { SEAT($player) } en trouve encore une.
generated-finds-it-himself = { SEAT($seat) } s'en aperçoit lui-même et le dit aussitôt.
generated-next-has-played = { SEAT($player) } a déjà joué une carte après.
generated-both-have-played = { SEAT($player) } a déjà joué après, puis { SEAT($partner) }.
generated-led-to-next = { SEAT($player) } a déjà attaqué { CARD($card) } pour la levée suivante.
generated-partner-on-lead = La carte pénalisée est encore sur la table quand c'est { SEAT($seat, form: "to") } d'attaquer.
generated-partner-asks = « Plus du tout, partenaire ? » demande { SEAT($seat) }.
generated-comes-to-light = { CAP(TRICK($trick, form: "to")) } { SEAT($player) } joue { CARD($card) }, et tous lèvent les yeux.
generated-later = Et ce n'est pas fini.
generated-found-after-play = Après la dernière levée { SEAT($seat) } repasse les cartes et s'en aperçoit.
generated-found-after-call = Les cartes sont de retour dans l'étui, et { SEAT($seat) } a déclaré sur le suivant, quand la chose se découvre.
generated-found-after-round = La chose se découvre quand le tour est fini : { SEAT($seat) } demande à l'arbitre de regarder.
generated-found-at-last-trick = Les deux dernières levées sont encore sur la table quand { SEAT($seat) } parle.
generated-claimed-revoke-seen = { SEAT($seat) } voit les cartes et se rappelle une levée d'avant.
generated-revokes-again = { CAP(TRICK($trick, form: "to")) } on rejoue la couleur, et { SEAT($seat) } met { CARD($card) }.
generated-revokes-too = { CAP(TRICK($trick, form: "to")) }, à { SUIT($suit) }, { SEAT($seat) } met { CARD($card) }, et lui aussi a une carte de la couleur.
generated-both-found-after-play = Les deux se découvrent après la dernière levée.

generated-title-revoke-found-at-once = { SEAT($seat) } y regarde de plus près { TRICK($trick, form: "to") }
generated-title-revoke-asked-at-once = { CAP(CARD($card)) } { TRICK($trick, form: "to") }
generated-title-revoke-next-has-played = { CAP(CARD($card)) }, et une carte après
generated-title-revoke-both-have-played = { CAP(CARD($card)) }, et deux cartes après
generated-title-revoke-led-to-next-trick = { CAP(CARD($card)) }, et l'on a déjà attaqué la levée suivante
generated-title-revoke-partner-on-lead = { CAP(CARD($card)) } reste sur la table
generated-title-revoke-partner-asks = { CAP(CARD($card)) } surprend le partenaire
generated-title-revoke-own-trick-won = { SEAT($seat) } coupe { TRICK($trick) } avec { CARD($card) }
generated-title-revoke-side-wins-later = { CAP(CARD($card)) }, et ce qui s'ensuit
generated-title-revoke-no-trick-won = { CAP(CARD($card)) }, et le jeu continue
generated-title-revoke-of-dummy = { CAP(CARD($card)) } du mort
generated-title-revoke-twice-in-a-suit = { SEAT($seat) } n'a pas de { SUIT($suit) }, deux fois
generated-title-revoke-by-both-sides = { CAP(CARD($card)) } n'était qu'un début
generated-title-revoke-found-after-play = { CAP(CARD($card)) } parmi les cartes jouées
generated-title-revoke-found-after-next-call = { CAP(CARD($card)) }, et l'on y repense à l'étui suivant
generated-title-revoke-found-after-round = { CAP(CARD($card)) }, et l'on y repense après le tour
generated-title-revoke-trick-twelve = Il reste deux cartes, et { SEAT($seat) } met { CARD($card) }
generated-title-revoke-then-claim = { CAP(CARD($card)) }, puis une revendication

### Entames.

generated-opening-lead = C'est { SEAT($due, form: "to") } d'entamer ; { SEAT($seat) } pose { CARD($card) } sur la table.
generated-opening-lead-face-down = C'est { SEAT($due, form: "to") } d'entamer ; { SEAT($seat) } pose une carte sur la table, face cachée.
generated-declarer-calls = { SEAT($seat) } appelle l'arbitre.
generated-partner-says = « Ce n'était pas à toi », dit { SEAT($seat) }.
generated-declarer-spreads = { SEAT($seat) } se prend pour le mort et étale sa main.
generated-dummy-begins = { SEAT($seat) } commence à étaler le mort.
generated-told-to-lead = « C'est à toi d'attaquer », dit { SEAT($seat) } { SEAT($to, form: "to") }.
generated-opponent-calls = { SEAT($seat) } appelle l'arbitre.
generated-leads-too = { SEAT($seat) }, dont c'était le tour, attaque { CARD($card) } sans un mot.

generated-title-opening-lead-wrong-defender = { SEAT($seat) } entame { CARD($card) } contre { CONTRACT($contract, form: "short") }
generated-title-opening-lead-face-down = { SEAT($seat) } entame contre { CONTRACT($contract, form: "short") }, face cachée
generated-title-opening-lead-declarer-spreads = { CAP(CARD($card)) }, et c'est la mauvaise main qui s'étale
generated-title-opening-lead-dummy-seen = { CAP(CARD($card)) }, et le mort est en train de s'étaler
generated-title-opening-lead-told-wrongly = On dit { SEAT($seat, form: "to") } d'entamer contre { CONTRACT($contract, form: "short") }
generated-title-opening-lead-by-declarer = { SEAT($seat) } entame { CARD($card) } contre son propre contrat
generated-title-opening-lead-by-both = Deux entames contre { CONTRACT($contract, form: "short") }

### Attaques.

generated-won-by = { SEAT($seat) } a gagné { TRICK($trick) } avec { CARD($card) }.
generated-won-by-dummy = Le mort a gagné { TRICK($trick) } avec { CARD($card) }.
generated-leads = { SEAT($seat) } attaque { CARD($card) }.
generated-leads-from-dummy = { SEAT($declarer) } appelle { CARD($card) } du mort.
generated-leads-from-hand = { SEAT($declarer) } attaque { CARD($card) } de sa main.
generated-follows = { SEAT($player) } joue dessus { CARD($card) }.
generated-leader-calls = Alors seulement { SEAT($player) } appelle l'arbitre.
generated-plays-early = { SEAT($seat) } est le premier à y jouer : { CARD($card) }.
generated-opponent-refuses = { SEAT($seat) } appelle l'arbitre et ne l'accepte pas.
generated-does-not-wait = Avant que vienne l'autre attaque, { SEAT($seat) } joue { CARD($card) }.

generated-title-lead-by-wrong-defender = { SEAT($seat) } continue avec { CARD($card) }
generated-title-lead-instead-of-partner = { SEAT($seat) } attaque { CARD($card) } à la place de son partenaire
generated-title-lead-from-wrong-hand = { CAP(CARD($card)) } { TRICK($trick, form: "to") }
generated-title-lead-by-declarer-for-defender = { SEAT($seat) } continue avec { CARD($card) } { TRICK($trick, form: "to") }
generated-title-lead-accepted-by-playing = { CAP(CARD($card)) }, et la main suivante fournit
generated-title-lead-and-proper-lead = { CAP(CARD($card)) }, et une autre attaque
generated-title-lead-and-wrong-defender = { CAP(CARD($card)) }, et tous jouent
generated-title-lead-to-last-trick = La dernière levée : { CARD($card) }
generated-title-lead-told-wrongly = On dit { SEAT($seat, form: "to") } d'attaquer { TRICK($trick, form: "to") }
generated-title-lead-refused-then-defender-leads = { CAP(CARD($card)) }, et la défense est pressée

### Cartes exposées et cartes pénalisées.

generated-drops = { CAP(TRICK($trick, form: "to")) }, comme { SEAT($seat) } sort { CARD($played) }, une autre carte tombe face visible sur la table : { CARD($card) }.
generated-drops-two = { CAP(TRICK($trick, form: "to")) }, comme { SEAT($seat) } sort { CARD($played) }, deux autres cartes tombent face visible sur la table : { CARDS($cards) }.
generated-drops-too = Puis { CARD($card) } tombe de la main { SEAT($seat, form: "of") }.
generated-forgets = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } joue { CARD($card) }, et { CARD($owed) } est encore devant lui.
generated-leads-before-choice = { CAP(CARD($card)) } est sur la table avant que quelqu'un ait dit un mot : c'est { SEAT($seat, form: "to") } d'attaquer, et la carte pénalisée est celle { SEAT($partner, form: "of") }.
generated-leads-forbidden = { CAP(TRICK($trick, form: "to")) }, gardant la main, { SEAT($seat) } attaque { CARD($card) }.

generated-title-small-card-dropped = { CAP(CARD($card)) } sur la table
generated-title-honour-dropped = { CAP(CARD($card)) } tombe
generated-title-honour-dropped-partner-leads = { CAP(CARD($card)) } tombe, et c'est au partenaire d'attaquer
generated-title-two-cards-dropped = { CAP(CARDS($cards)) }
generated-title-cards-dropped-by-both = { CAP(CARD($card)) } n'était pas la dernière carte
generated-title-penalty-card-forgotten = { SEAT($seat) } oublie { CARD($card) }
generated-title-lead-before-choice = { CAP(CARD($card)) } tombe, et le partenaire est rapide
generated-title-forbidden-suit-led = { CAP(CARD($card)) } tombe, et le partenaire garde la main
generated-title-declarer-drops-a-card = { SEAT($seat) } laisse tomber { CARD($card) }

### Levées où quelque chose ne va pas.

generated-two-at-once = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } joue à la fois { CARDS($cards) }, face visible.
generated-fifth-card = { CAP(TRICK($trick)) } est { SEAT($winner, form: "to") }, et une autre carte { SEAT($seat, form: "of") } tombe dessus : { CARD($card) }.
generated-fifth-card-led = « Je croyais avoir pris la levée », dit { SEAT($seat) }.
generated-fifth-card-fell = « Elle collait à l'autre », dit { SEAT($seat) }.
generated-plays-nothing = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } ne joue rien, et personne ne le voit.
generated-missing-found = Puis { SEAT($seat) } compte ses cartes.
generated-card-too-many-in-hand = Deux levées plus tard { SEAT($seat) } a une carte de plus que les autres.
generated-plays-before = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } joue { CARD($card) } ; c'était le tour { SEAT($other, form: "of") }.
generated-both-hands = { CAP(TRICK($trick, form: "to")) } { SEAT($player) } a déjà joué des deux mains, { CARD($card) } de la seconde, et { SEAT($other) } n'a pas encore fourni.
generated-leads-on = { CAP(TRICK($trick)) } est jusqu'ici { SEAT($seat, form: "to") }, qui continue avec { CARD($card) } ; { SEAT($partner) } n'a pas encore joué.
generated-inspects = { SEAT($seat) } retourne les cartes { TRICK($trick, form: "of") }, rangées depuis longtemps.
generated-takes-back = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } joue { CARD($card) }, se ravise et reprend la carte.

generated-title-two-cards-by-defender = { CAP(CARDS($cards)) } à la fois
generated-title-two-cards-by-declarer = { SEAT($seat) } joue à la fois { CARDS($cards) }
generated-title-fifth-card = { CAP(CARD($card)) } sur la levée
generated-title-card-missing-found-at-once = Trois cartes { TRICK($trick, form: "to") }
generated-title-card-missing-found-later = { SEAT($seat) } a une carte de trop
generated-title-plays-before-partner = { SEAT($seat) } joue aussitôt { CARD($card) }
generated-title-plays-at-declarers-turn = { SEAT($seat) } n'attend pas : { CARD($card) }
generated-title-plays-after-both-hands = { CAP(CARD($card)) } avant le partenaire
generated-title-leads-before-partner-plays = { SEAT($seat) } continue aussitôt avec { CARD($card) }
generated-title-quitted-trick-inspected = { SEAT($seat) } veut revoir { TRICK($trick) }
generated-title-card-taken-back = { SEAT($seat) } préfère ne pas jouer { CARD($card) }

### Le mort.

generated-slip-of-the-tongue = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } appelle { CARD($card) } du mort, puis dit : « non, { CARD($meant) } ».
generated-next-follows = { SEAT($seat) } a fourni entre-temps.
generated-wrong-word = Sa langue a fourché : il pensait depuis le début à l'autre carte.
generated-changes-his-mind = Il voulait dire ce qu'il a dit, et n'a vu qu'ensuite ce qu'il lui en coûterait.
generated-misplaces = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } appelle { CARD($card) }, et { SEAT($dummy) } déplace { CARD($put) }.
generated-play-anything = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } dit au mort « n'importe laquelle ».
generated-rank-alone = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } nomme un rang sans couleur, et le mort tient { CARDS($cards) }.
generated-looks-at-a-hand = { SEAT($dummy) }, le mort, a regardé dans la main { SEAT($seat, form: "of") }.
generated-warns = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } tend la main vers une carte, et { SEAT($dummy) } dit : « pas de là ».
generated-dummy-asks = « Plus du tout, partenaire ? » demande { SEAT($dummy) }.
generated-dummy-calls = { SEAT($dummy) }, le mort, est le premier à s'en apercevoir et appelle l'arbitre.
generated-dummy-asks-defender = « Plus du tout ? » demande { SEAT($dummy) }, le mort.
generated-dummy-touches = { CAP(TRICK($trick, form: "to")) } { SEAT($dummy) } met le doigt sur une carte avant que le déclarant ait rien dit : { CARD($card) }.
generated-dummy-says-wrong-hand = « Tu étais dans l'autre main », dit { SEAT($dummy) }, le mort.

generated-title-slip-of-the-tongue = { CAP(CARD($other)) } ou { CARD($card) } ?
generated-title-wrong-card-from-dummy = { SEAT($seat) } déplace { CARD($other) }
generated-title-play-anything = « N'importe laquelle », { TRICK($trick, form: "to") }
generated-title-rank-without-a-suit = Un rang sans couleur { TRICK($trick, form: "to") }
generated-title-dummy-warns-without-rights = « Pas de là », avant { TRICK($trick) }
generated-title-dummy-asks-without-rights = { CAP(CARD($card)) }, et le mort interroge
generated-title-dummy-calls-first = { CAP(CARD($card)) }, et le mort l'a vu
generated-title-dummy-asks-a-defender = { CAP(CARD($card)) }, et le mort interroge { SEAT($seat) }
generated-title-dummy-touches-a-card = Un doigt { CARD($card, form: "on") }
generated-title-dummy-speaks-after-the-lead = { CAP(CARD($card)) }, et le mort parle

### Revendications.

generated-claims-rest = { SEAT($seat) } montre ses cartes et revendique { TRICKS($tricks) } : le reste.
generated-claims-some = { SEAT($seat) }, en défense, montre ses cartes et revendique { TRICKS($tricks) } des { NUMBER_WORD($left) } dernières.
generated-objects = { SEAT($seat) } n'est pas d'accord.
generated-asks-to-play-on = { SEAT($seat) } n'est pas d'accord, et veut qu'on continue le jeu.
generated-concedes-rest = { SEAT($seat) } concède { TRICKS($tricks) } : le reste.
generated-wants-a-trick-back = Ensuite { SEAT($seat) } s'aperçoit que l'une était à son camp, et la demande.
generated-wants-what-was-claimed = Une levée se perd dans le jeu, et { SEAT($seat) } veut ce qu'il a revendiqué.

generated-title-claim-with-a-trump-out = Il reste { TRICKS($tricks, form: "digits") }, et { SEAT($seat) } les revendique
generated-title-claim-doubted = { SEAT($seat) } revendique tout le reste : { TRICKS($tricks) }
generated-title-claim-played-on = { SEAT($seat) } revendique { TRICKS($tricks) }, et doit continuer
generated-title-claim-agreed-then-withdrawn = { CAP(TRICKS($tricks)) }, un accord donné trop vite
generated-title-concession-of-a-winner = { SEAT($seat) } abandonne le reste : { TRICKS($tricks) }
generated-title-concession-partner-objects = { SEAT($seat) } abandonne, son partenaire non
generated-title-claim-by-a-defender = { SEAT($seat) } revendique { TRICKS($tricks) } pour la défense

### Déclarations.

generated-auction-so-far = Donneur : { SEAT($dealer) }. Jusqu'ici : { CALL($calls, form: "said") }.
generated-dealer = Donneur : { SEAT($seat) }.
generated-bid-too-low = { SEAT($seat) } n'a pas vu { CALL($bid, form: "the") } { SEAT($other, form: "of") }, et déclare { CALL($call) }.
generated-takes-the-bid-for-a-lower-one = { SEAT($seat) } prend { CALL($bid, form: "the") } { SEAT($other, form: "of") } pour { CALL($lower) }, et déclare { CALL($call) }.
generated-calls-the-director = { SEAT($seat) } appelle l'arbitre.
generated-calls-over-it = { SEAT($seat) } { CALL($call, form: "does") } dessus, et c'est alors seulement qu'on le remarque.
generated-corrects-at-once = Il s'en aperçoit lui-même et dit aussitôt { CALL($call) }.
generated-doubles-instead = Il préfère contrer.
generated-bids-though-barred = Plus tard { SEAT($seat) } { CALL($call, form: "does") } tout de même.
generated-calls-out-of-rotation = C'est le tour { SEAT($other, form: "of") } ; { SEAT($seat) } { CALL($call, form: "does") }.
generated-calls-in-turn = Avant que quelqu'un dise un mot, { SEAT($seat) } { CALL($call, form: "does") }.
generated-passes-over-a-turn = C'est le tour { SEAT($other, form: "of") }, mais { SEAT($seat) } passe ; les autres passent aussi.
generated-never-had-his-turn = On range déjà les cartons quand { SEAT($seat) } dit qu'il n'a jamais eu son tour.
generated-pulls-the-wrong-card = { SEAT($seat) } veut dire { CALL($meant) }, et ses doigts prennent le carton d'à côté : { CALL($call) } est sur la table.
generated-next-has-called = { SEAT($seat) } { CALL($call, form: "does") }, et c'est alors seulement que l'autre le voit.
generated-partner-has-called = Ce n'est qu'une fois { SEAT($seat, form: "that") } a déclaré qu'il le voit.
generated-thinks-again = { SEAT($seat) } { CALL($call, form: "does") } ; puis il voit l'enchère { SEAT($other, form: "of") } et veut plutôt { CALL($meant, form: "do") }.
generated-doubles-own-side = { SEAT($seat) } prend l'enchère { SEAT($other, form: "of") } pour celle d'un adversaire et contre.
generated-calls-after-the-end = Les annonces sont terminées, mais { SEAT($seat) } ne l'a pas remarqué et { CALL($call, form: "does") }.
generated-card-falls = Une carte tombe de la main { SEAT($seat, form: "of") }, face visible : { CARD($card) }.
generated-leads-in-auction = Un joueur doit encore déclarer quand { SEAT($seat) } entame { CARD($card) }.
generated-hesitates = { SEAT($seat) } réfléchit longuement et passe. Quand vient son tour, { SEAT($partner) } { CALL($call, form: "does") }.
generated-says-it-was-used = { SEAT($seat) } appelle l'arbitre.

generated-title-bid-too-low-made-good = { SEAT($seat) } déclare { CALL($call) }
generated-title-bid-too-low-another-call = { SEAT($seat) } déclare { CALL($call) } et se ravise
generated-title-bid-too-low-accepted = { CALL($call) }, dit { SEAT($seat) }
generated-title-bid-too-low-called-over = { CALL($call) }, et la déclaration suivante
generated-title-bid-too-low-put-right-at-once = { SEAT($seat) } monte au-dessus { CALL($call, form: "of") }
generated-title-bid-too-low-then-double = { CALL($call) }, puis un contre
generated-title-bid-too-low-partner-bids-on = { CALL($call) } { SEAT($seat, form: "of") }, et le partenaire continue
generated-title-pass-at-right-hand-opponents-turn = { SEAT($seat) } passe au tour { SEAT($other, form: "of") }
generated-title-pass-at-partners-turn = { SEAT($seat) } passe à la place de son partenaire
generated-title-bid-at-right-hand-opponents-turn = { CALL($call) } au tour { SEAT($other, form: "of") }
generated-title-bid-at-partners-turn = { SEAT($seat) } déclare { CALL($call) } à la place de son partenaire
generated-title-call-at-left-hand-opponents-turn = { SEAT($seat) } commence à la place { SEAT($other, form: "of") }
generated-title-double-out-of-rotation = { SEAT($seat) } contre au tour { SEAT($other, form: "of") }
generated-title-call-out-of-rotation-accepted = { SEAT($seat) } devance son tour avec { CALL($call) }
generated-title-call-out-of-rotation-then-in-turn = { CALL($call) } trop tôt, et la bonne déclaration
generated-title-three-passes-and-one-player-skipped = { SEAT($other) } n'a jamais eu son tour
generated-title-wrong-bidding-card-seen-at-once = { CALL($call) }, et il voulait { CALL($meant) }
generated-title-wrong-bidding-card-next-has-called = Il ne voulait pas { CALL($call) }, et le suivant a déclaré
generated-title-wrong-bidding-card-partner-has-called = Il ne voulait pas { CALL($call) }, et le partenaire a déclaré
generated-title-call-changed-on-second-thoughts = { SEAT($seat) } préférerait { CALL($meant, form: "do") }
generated-title-double-of-partner = { SEAT($seat) } contre { SEAT($other) }
generated-title-double-of-partner-called-over = { SEAT($seat) } contre { SEAT($other) }, et les annonces continuent
generated-title-call-after-the-final-pass = { SEAT($seat) } arrive trop tard
generated-title-card-shown-in-the-auction = { CAP(CARD($card)) } pendant les annonces
generated-title-lead-during-the-auction = { SEAT($seat) } est prêt à entamer { CARD($card) }
generated-title-slow-pass = { SEAT($seat) } réfléchit, { SEAT($partner) } enchérit

### Renonces avec autre chose, et divers.

generated-revokes-in-the-same-trick = { SEAT($seat) } a du { SUIT($suit) } aussi, et met tout de même { CARD($card) }.
generated-both-found-now = { SEAT($player) } a attaqué la levée suivante quand tous deux découvrent ce qu'ils n'avaient pas vu.
generated-names-a-card = Il a gagné la levée, et dit : « maintenant { CARD($card) } ».
generated-asked-too-late = Alors seulement { SEAT($seat) } parle.
generated-agrees = { SEAT($seat) } donne son accord.
generated-points-it-out = « Il y a quelque chose qui ne va pas », dit { SEAT($seat) }.
generated-plays-on-at-once = L'arbitre n'est pas encore là quand { SEAT($seat) } joue { CARD($card) }.
generated-says-eight = { SEAT($seat) } en a assez et dit « { CALL($call) } », pour rire.
generated-held-so-that-partner-sees = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } a { CARD($card) } entre les doigts, là où { SEAT($partner) } peut voir la carte, et la remet en main.
generated-title-revoke-both-in-one-trick = { CAP(CARD($card)) } { TRICK($trick, form: "to") }, et une autre
generated-title-revoke-then-names-a-card = { CAP(CARD($card)) } gagne, et la carte suivante est nommée
generated-title-revoke-then-agrees-to-a-claim = { CAP(CARD($card)) }, une revendication, et tous d'accord
generated-title-revoke-played-on-before-the-ruling = { CAP(CARD($card)) }, et personne n'attend
generated-title-bid-over-seven = { SEAT($seat) } déclare { CALL($call) }
generated-title-card-held-so-that-partner-sees-it = { CAP(CARD($card)) } entre les doigts
generated-partner-on-lead-two-cards = Les deux cartes sont encore sur la table quand c'est { SEAT($seat, form: "to") } d'attaquer.
generated-title-two-cards-dropped-partner-leads = { CAP(CARDS($cards)) }, et c'est au partenaire d'attaquer

### Explications erronées, et une déclaration avant un passe qui doit venir.

generated-asks-about-a-bid = { SEAT($seat) } demande ce que signifie { CALL($bid, form: "the") } { SEAT($bidder, form: "of") }, et { SEAT($teller) } le lui dit.
generated-calls-on-it = S'y fiant, { SEAT($seat) } { CALL($call, form: "does") }.
generated-was-wrong-at-once = « Je me suis trompé », dit { SEAT($teller) } avant que personne d'autre ait rien fait, et il appelle l'arbitre.
generated-was-wrong-after-his-call = { SEAT($teller) } { CALL($call, form: "does") }, puis dit qu'il s'est trompé, et fait venir l'arbitre.
generated-was-wrong-after-partner = { SEAT($partner) } a déclaré aussi quand { SEAT($teller) } s'aperçoit qu'il s'est trompé, et fait venir l'arbitre.
generated-was-wrong-too-late = Quelques cartes plus tard { SEAT($teller) } s'aperçoit qu'il s'est trompé, et fait venir l'arbitre.
generated-changes-his-call = { SEAT($seat) } change sa déclaration : { CALL($call) }.
generated-asks-during-the-play = Avant de jouer { TRICK($trick, form: "to") }, { SEAT($seat) } demande ce que signifiait { CALL($bid, form: "the") } { SEAT($partner, form: "of") }, et { SEAT($teller) } le lui dit.
generated-plays-on-it = S'y fiant, { SEAT($seat) } joue { CARD($card) }.
generated-passes-out-of-rotation = { SEAT($seat) } passe quand c'est le tour { SEAT($other, form: "of") }.
generated-calls-without-waiting = { SEAT($seat) } { CALL($call, form: "does") } sans attendre { SEAT($other) }.
generated-one-behind-the-other = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } joue { CARD($card) }, avec { CARD($hidden) } derrière, et tous continuent.
generated-card-short = Puis { SEAT($seat) } s'aperçoit qu'il lui manque une carte.
generated-title-explained-wrongly-call-changed = { CAP(CALL($bid)) }, et des mots faux
generated-title-explained-wrongly-called-over = { CAP(CALL($bid)) }, des mots faux, et une autre déclaration
generated-title-explained-wrongly-too-late-to-change = { CAP(CALL($bid)) }, et la vérité trop tard
generated-title-explained-wrongly-card-retracted = { CAP(CARD($card)) }, sur une explication erronée
generated-title-explained-wrongly-card-stays = { CAP(CARD($card)) }, et la vérité trop tard
generated-title-call-before-a-pass-that-must-come = { SEAT($next) } n'attend pas
generated-title-card-too-many-found-later = { CAP(CARDS($cards)) }, une carte derrière l'autre
generated-title-two-cards-of-one-suit-dropped = { CAP(CARDS($cards)) }, de la même couleur
