## Places, camps, couleurs, rangs, déclarations, nombres : avec language.json on en construit les formes.

seat-n = Nord
seat-e = Est
seat-s = Sud
seat-w = Ouest
seat-letter-n = N
seat-letter-e = E
seat-letter-s = S
seat-letter-w = O
side-ns = Nord-Sud
side-ew = Est-Ouest
side-short-ns = N-S
side-short-ew = E-O

suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle
suit-one-spades = un pique
suit-one-hearts = un cœur
suit-one-diamonds = un carreau
suit-one-clubs = un trèfle
rank-11 = Valet
rank-12 = Dame
rank-13 = Roi
rank-14 = As

denomination-nt = SA
no-trump = sans-atout
trumps = atout
call-pass = Passe
call-pass-short = P
call-double = Contre
call-redouble = Surcontre
call-said-pass = passe
call-said-double = contre
call-said-redouble = surcontre
call-do-bid = déclarer
call-do-pass = passer
call-do-double = contrer
call-do-redouble = surcontrer
call-does-bid = déclare
call-does-pass = passe
call-does-double = contre
call-does-redouble = surcontre
call-did-bid = a déclaré
call-did-pass = a passé
call-did-double = a contré
call-did-redouble = a surcontré
doubled = contré
doubled-many = contrés
doubled-suits = contrés
redoubled = surcontré
redoubled-many = surcontrés
redoubled-suits = surcontrés
passed-out = Passe général

number-0 = aucune
number-1 = une
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze
number-13 = treize
ordinal-1 = première
ordinal-2 = deuxième
ordinal-3 = troisième
ordinal-4 = quatrième
ordinal-5 = cinquième
ordinal-6 = sixième
ordinal-7 = septième
ordinal-8 = huitième
ordinal-9 = neuvième
ordinal-10 = dixième
ordinal-11 = onzième
ordinal-12 = douzième
ordinal-13 = treizième
trick-noun-none = aucune levée
trick-noun-one = levée
trick-noun-many = levées
nothing = rien
join-and = et
join-and-vowel = et
join-or = ou

director = arbitre
the-director = l'arbitre
role-declarer = déclarant
role-dummy = mort
role-defender = joueur de la défense
role-leader = entameur
role-dealer = donneur

vulnerable-none = Personne vulnérable
vulnerable-ns = Nord-Sud vulnérables
vulnerable-ew = Est-Ouest vulnérables
vulnerable-both = Tous vulnérables
vulnerable-short-none = Personne
vulnerable-short-ns = N-S
vulnerable-short-ew = E-O
vulnerable-short-both = Tous

edition-draft = projet
    .in-a-sentence = le projet
edition-name = { $edition ->
        [draft] Projet de Code
       *[other] Code de { $edition }
    }
    .short = { $edition ->
        [draft] Projet
       *[other] Code { $edition }
    }
law-number = Loi { $law }
penalty-card-major = carte pénalisée principale
penalty-card-minor = carte pénalisée secondaire
status-unnoticed = personne ne l'a remarquée
status-noticed = l'attention a été attirée
status-corrected = corrigée
status-accepted = acceptée
status-established = consommée

## Lectures du Code, et ce qui est dit de mémoire.

readings-own = Personne, à notre connaissance : c'est la lecture de ce programme.
readings-else = Autrement : { $text }
readings-why = Pourquoi : { $text }
readings-says = Qui le dit : { $text }
readings-numbers = { $clauses } ({ $editions })
readings-election = choix { $name }
authority-law = texte du Code
authority-minute = Commission des Lois
authority-school = l'école
authority-own = notre propre lecture
authority-memory = de mémoire

## Ce qui ne peut pas être lu, et les donnes impossibles.

no-card = « { $text } » n'est pas une carte
no-suit = « { $text } » n'est pas une couleur
no-suit-or-card = « { $text } » n'est ni une couleur ni une carte
no-seat = « { $text } » n'est pas une place
no-side = « { $text } » n'est pas un camp
no-vulnerability = « { $text } » n'est pas une vulnérabilité
no-call = « { $text } » n'est pas une déclaration
no-contract = « { $text } » n'est pas un contrat
no-deal = « { $text } » n'est pas une donne : première place, deux-points, quatre mains
no-hand = « { $text } » n'est pas une main : quatre couleurs séparées par des points
hand-card-twice = la main « { $text } » a deux fois la même carte
deal-card-twice = { CARD($card) } est dans deux mains
deal-uneven = les mains n'ont pas toutes le même nombre de cartes, de 1 à 13 : { $sizes }

## Pénalités à côté de la marque, et marques artificielles.

decimal-sign = ,
thousands-sign = { " " }
unit-percent-one = %
unit-percent-many = %
unit-imp-one = IMP
unit-imp-many = IMP
unit-vp-one = PV
unit-vp-many = PV
score-artificial = { AMOUNT($share) }
score-penalty = { SIDE($side, form: "short") } −{ AMOUNT($amount) }
score-penalty-warning = { SIDE($side, form: "short") } : avertissement
score-penalty-procedural = { SIDE($side, form: "short") } : pénalité de procédure
score-penalty-disciplinary = { SIDE($side, form: "short") } : pénalité disciplinaire
