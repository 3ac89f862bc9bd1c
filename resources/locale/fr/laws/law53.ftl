### Loi 53 : une attaque hors tour acceptée

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-53a = Une attaque hors tour face visible devient correcte si l'autre camp dit l'accepter, ou si la main suivante y joue.
    .e2017 = Avant la treizième levée, une attaque hors tour face visible devient correcte si l'autre camp dit l'accepter, ou si la main suivante y joue. À la treizième levée elle est reprise.
lawbook-53b = Si le déclarant attaque hors tour et que le joueur de la défense à la droite de cette attaque y joue, l'attaque est maintenue, et sa carte relève de la Loi 57. (2017 : 53C.)
    .e2017 = Si c'était à un adversaire d'attaquer, il peut faire sa propre attaque ; sa carte ne compte pas comme jouée sur l'irrégulière. Son attaque est maintenue, et ce qui a été joué sur l'autre peut être repris ; pour ce que ces cartes révèlent voir 16C. (1997 et 2007 : 53C.)
lawbook-53c = Si c'était à un adversaire d'attaquer, il peut faire sa propre attaque ; sa carte ne compte pas comme jouée sur l'irrégulière. Son attaque est maintenue, et ce qui a été joué sur l'autre peut être repris ; pour ce que ces cartes révèlent voir 16C. (2017 : 53B.)
    .e2007 = Si c'était à un adversaire d'attaquer, il peut faire sa propre attaque ; sa carte ne compte pas comme jouée sur l'irrégulière. Son attaque est maintenue, et ce qui a été joué sur l'autre peut être repris ; pour ce que ces cartes révèlent voir 16D. (2017 : 53B.)
    .e2017 = Si le déclarant attaque hors tour et que le joueur de la défense à la droite de cette attaque y joue, l'attaque est maintenue, et sa carte relève de la Loi 57. (1997 et 2007 : 53B.)

## Sur quoi porte un cas sous un article, en peu de mots.

point-53 = une attaque hors tour
point-53a = une attaque hors tour peut être acceptée
point-53b = le mauvais joueur de la défense joue sur l'attaque du déclarant
    .e2017 = la bonne attaque est faite entre-temps
point-53c = la bonne attaque est faite entre-temps
    .e2017 = le mauvais joueur de la défense joue sur l'attaque du déclarant

## Décisions, comme l'arbitre les donne à la table.

law-53A-by-playing = { CAP(CARD($card)) } a été { AGREE($card, m: "attaqué", f: "attaquée") } hors tour par { $offender }, et un adversaire y a joué : l'attaque est acceptée et maintenue.
    .dummy = { $player } a attaqué { CARD($card) } du mort hors tour, et un adversaire y a joué : l'attaque est acceptée et maintenue.
law-53A = { $offender } a attaqué { CARD($card) } alors que c'était { SEAT($due, form: "to") } d'attaquer.
    .dummy = { $player } a attaqué { CARD($card) } du mort alors que c'était { SEAT($due, form: "to") } d'attaquer.
    .dummy-hand = { $player } a attaqué { CARD($card) } du mort alors qu'il devait attaquer de sa propre main.
    .due-dummy = { $offender } a attaqué { CARD($card) } alors que la main était au mort.
law-53A-last = Une attaque hors tour à la treizième levée ne peut pas être acceptée.
law-53A-accepted = L'attaque { CARD($card, form: "of") } est acceptée : elle compte comme correcte, et le joueur à gauche { SEAT($offender, form: "of") } y joue le premier.
law-53A-accepted-before = L'attaque { CARD($card, form: "of") } a été acceptée : elle compte comme correcte, et il ne reste rien à rectifier.
    .dummy = L'attaque { CARD($card, form: "of") } du mort est acceptée : elle compte comme correcte, et le joueur à gauche du mort y joue le premier.
law-53A-premature = { $offender } a attaqué { CARD($card) } avant que la levée soit complète : nous la traitons comme une attaque hors tour.
    .dummy = { $player } a attaqué { CARD($card) } du mort avant que la levée soit complète : nous la traitons comme une attaque hors tour.
law-53B = C'était { SEAT($seat, form: "to") } d'attaquer : { CARD($card) } reste comme attaque, et { $offender } reprend { CARD($irregular) }.
    .dummy = C'était { SEAT($seat, form: "to") } d'attaquer : { CARD($card) } reste comme attaque, et { CARD($irregular) } retourne au mort.
    .due-dummy = La main était au mort : { CARD($card) } reste comme attaque, et { $offender } reprend { CARD($irregular) }.
law-53B-before = { $seat } a déjà fait l'attaque qui lui revenait : { CARD($card) } reste, et { CARD($irregular) }, attaque hors tour { SEAT($offender, form: "of") }, est déjà reprise.
