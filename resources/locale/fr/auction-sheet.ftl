## La feuille d'annonces sur la table et à côté, et ce qui lie les déclarations d'un joueur.

command-auction = Annonces
command-auction-tip = Montrer ou cacher la feuille d'annonces
panel-auction = Annonces
table-calls = à parler
table-calls-again = parle de nouveau
table-tag-led = ENTAMÉE
bound-pass-once = doit passer une fois
bound-pass-once-short = passe une fois
bound-pass-throughout = doit passer jusqu'à la fin
bound-pass-throughout-short = passe toujours
bound-no-double = ne peut pas contrer
bound-no-double-short = pas de X
bound-lead = attaque : Loi { $law }
bound-lead-short = Loi { $law }

## Notes : ce que veulent dire les déclarations, et ce qu'elles ont d'irrégulier.

sheet-shows = montre { SUITS($suits, form: "symbol") }
sheet-shows-nothing = ne précise aucune couleur
sheet-accepted = { $seat } : { CALL($call) }, { $what }, accepté
sheet-noticed = { $seat } : { CALL($call) }, { $what }
sheet-hidden = Personne ne l'a remarqué : { $seat }, { CALL($call) }, { $what }
sheet-late = { $seat } : { CALL($call) }, après le dernier passe, annulé
sheet-contract = { CONTRACT($contract, form: "by") }

## Deux déclarations que l'arbitre compare, et qui peut se servir de ce qu'a dit une déclaration retirée.

compared-withdrawn = Retirée
compared-new = À sa place
compared-natural = précise { $name }
compared-unexplained = rien n'est dit de sa signification
knowledge-call = Déclaration
knowledge-call-of = { $seat } { CALL($call) }

## Pour ceux qui écoutent.

sheet-says-turn = À { $seat } de parler.
sheet-says-call = { $seat } : { CALL($call) }.
sheet-says-withdrawn = { $seat } : { CALL($call) }, retiré.
sheet-says-implied = { $seat } : { CALL($call) }, non prononcé.
sheet-says-late = { $seat } : { CALL($call) }, après le dernier passe.
sheet-says-bound = { $seat } : { $bound }.

## Les annonces.

going-wrong-rotation = Déclarations hors tour · 28–33
going-wrong-bids = Insuffisantes, inadmissibles, interdites · 27, 30, 36–38
going-wrong-changed = Déclarations changées ou tardives · 25, 39
going-wrong-faced = Cartes montrées pendant les annonces · 24
wrong-calls-at-once = { $seat } déclare au même moment
wrong-calls-at-once-is = Cela compte comme fait après la déclaration du joueur dont c'était le tour.
wrong-calls-out-of-rotation = { $seat } déclare hors tour
wrong-calls-out-of-rotation-is = C'est { SEAT($due, form: "to") } de parler.
wrong-bids-too-low = { $seat } fait une enchère insuffisante
wrong-bids-too-low-is = Pas plus haute que { CALL($highest) }, la dernière enchère.
wrong-doubles = { $seat } contre
wrong-doubles-is = Inadmissible : il n'y a pas d'enchère des adversaires à contrer.
wrong-redoubles = { $seat } surcontre
wrong-redoubles-is = Inadmissible : il n'y a pas de contre des adversaires à surcontrer.
wrong-calls-though-barred = { $seat } déclare alors qu'il doit passer
wrong-calls-though-barred-is = Une enchère ou un contre d'un joueur qu'une Loi oblige à passer.
wrong-doubles-though-barred = { $seat } contre alors qu'il ne le peut pas
wrong-doubles-though-barred-is = Une Loi lui interdit de contrer à ce tour.
wrong-bids-over-seven = { $seat } demande plus de sept
wrong-bids-over-seven-is = On ne joue jamais un tel contrat, quoi que fassent les autres.
wrong-changes-call = { $seat } change son { CALL($call) }
wrong-changes-call-is = Une inadvertance peut être corrigée pendant un moment ; un changement d'avis est annulé, sauf si le joueur suivant l'accepte.
wrong-calls-too-late = { $seat } déclare après le dernier passe
wrong-calls-too-late-is = La déclaration est annulée.
wrong-auction-shows = { $seat } montre une carte
    .card = { $seat } la montre
wrong-auction-shows-is = Elle reste face visible jusqu'à la fin des annonces ; un honneur oblige son partenaire à passer une fois.
wrong-auction-shows-two = { $seat } montre deux cartes
    .card = { $seat } la montre avec une autre
wrong-auction-shows-two-is = Elles restent face visible jusqu'à la fin des annonces, et son partenaire doit passer une fois.
wrong-auction-leads = { $seat } entame avant la fin des annonces
    .card = { $seat } l'entame avant la fin des annonces
wrong-auction-leads-is = La carte reste face visible jusqu'à la fin des annonces, et son partenaire doit passer une fois.
wrong-explains-call = { $seat } explique mal une déclaration
wrong-explains-call-is = Un adversaire peut changer une déclaration qu'il a faite à cause de cela, tant que son partenaire n'a pas déclaré.
wrong-which-call = Quelle déclaration ?
wrong-choose-call = { CALL($call) }
wrong-choose-way-stop = Un carton Stop, ou le mot, sans besoin
