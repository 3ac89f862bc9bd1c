## La boîte à enchères, les déclarations tapées au clavier, et l'offre d'une déclaration illicite.

panel-bidding-box = Enchères
command-bidding-box = Boîte à enchères
command-bidding-box-tip = Montrer ou cacher la boîte à enchères, qui est là tant qu'il y a des annonces
command-call = Déclarer
command-call-tip = Dans la boîte à enchères : les flèches, puis Entrée
command-change-call = Changer une déclaration
command-change-call-tip = Le joueur qui a déclaré en dernier met une autre déclaration à la place
box-stop = Stop
box-stop-tip = Le joueur avance la main vers le carton Stop ({ $key })
box-alert = Alerte
box-alert-tip = Ce que l'on dit de la prochaine déclaration, et les couleurs qu'elle montre ({ $key })
box-change = Changer
box-change-tip = Met une autre déclaration à la place de la dernière ; choisissez d'abord de qui, si ce n'est pas du dernier joueur ({ $key })
box-caller = { $seat } déclare
box-caller-tip = { $seat } fait la prochaine déclaration, à qui que ce soit de parler ({ $key })
box-call-tip = { $call } ({ $key })
box-turn = C'est son tour.
box-on = Choisi.
box-unlawful = Illicite maintenant : un clic ou Entrée la propose, avec Maj elle est faite tout de suite.
calls-none-yet = Personne n'a encore déclaré : il n'y a rien à changer.

## Ce qui est tapé, dans la légende.

echo-caller = { $seat } :
echo-changes = { $seat } change { CALL($call) } :
echo-no-call = { $seat } n'a pas déclaré :
echo-alert = Alerte !

## À qui de parler.

opening-auction = Donne { $board } : { $seat } donne, et parle en premier.
awaited-call = { $seat } doit parler
awaited-call-again = { $seat } doit parler de nouveau
nothing-yet-auction = Rien ne s'est encore passé. Choisissez une déclaration dans la boîte, ou tapez-la : 1 C, 1 N, P, X.
score-auction = Annonces
score-auction-bid = { CALL($call) } { SEAT($seat, form: "by") }

## Ce que serait une déclaration illicite.

offer-call = Déclarer { CALL($call) } quand même
offer-call-tip = Entrée fait la déclaration ; la prochaine fois, Maj et un clic la font tout de suite
offer-keys-call = Entrée fait la déclaration quand même · Échap la laisse dans la boîte
would-be-insufficient-bid = Une enchère insuffisante : il faut plus que { CALL($highest) } (Loi 27).
would-be-call-out-of-rotation = Une déclaration hors tour : c'est { SEAT($due, form: "to") } de parler (Loi 29).
would-be-inadmissible-call-double = Un contre inadmissible : il n'y a pas d'enchère adverse à contrer (Loi 36).
would-be-inadmissible-call-redouble = Un surcontre inadmissible : il n'y a pas de contre adverse à surcontrer (Loi 36).
would-be-barred-call = { $seat } doit passer (Loi 37).
would-be-barred-call-double = { $seat } ne peut ni contrer ni surcontrer à ce tour.
would-be-bid-over-seven = Une enchère de plus de sept (Loi 38).
would-be-call-after-the-auction = Une déclaration après le dernier passe (Loi 39).
would-be-changed-call = Un changement de déclaration (Loi 25).
would-be-call-before-ruling = L'arbitre n'a pas encore décidé : personne ne peut déclarer (Loi 9).
would-be-call-before-finding = L'arbitre doit d'abord décider.
would-be-call-irregular = { $seat } ne peut pas déclarer { CALL($call) } maintenant.

## Ce que veut dire la prochaine déclaration.

meaning-title = Alerte
meaning-ok = Alerter
meaning-explain = La prochaine déclaration est alertée. Que dit-on qu'elle signifie, et que montre-t-elle ?
meaning-text = Signification
meaning-shows = Montre
meaning-as-named = Ce qu'elle nomme
meaning-nothing = Aucune couleur
meaning-suits = Ces couleurs
meaning-unexplained = Alertée, non expliquée

## Toutes les touches.

summons-item-auction = { $what }
keys-bid-key = 1 C
keys-bid = Aux annonces, un cœur : le palier, puis T K C P ou N pour sans-atout ; 8 et 9 aussi
keys-other-calls-key = P · X · X X
keys-other-calls = Passe, contre, surcontre (R surcontre aussi) ; X et Entrée là où seul un surcontre est licite
keys-caller-key = N E S O
keys-caller = Aux annonces, qui fait la prochaine déclaration, à qui que ce soit de parler : E 1 C
keys-change-key = C
keys-change = Aux annonces, une autre déclaration à la place de la dernière : C 1 P ; d'une d'Est : E C 1 P
keys-alert-key = A · !
keys-alert = Aux annonces, alerte la prochaine déclaration ; le carton Stop
keys-options-key = N 1 C
keys-options = Quand une question est posée, les chiffres sont ses réponses : nommez d'abord le joueur pour déclarer
