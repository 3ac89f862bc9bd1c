### Ce que plusieurs Lois ont en commun. Les phrases d'une Loi sont dans le dossier laws, un fichier par Loi.

lawbook-absent = L'édition de { $edition } n'a pas d'article sous ce numéro.

## Décisions, comme l'arbitre les donne à la table.

law-judged-stand = Le résultat est maintenu.
law-judged-adjust = Le résultat n'est pas maintenu : l'arbitre attribue une marque ajustée.
law-pass-once = { $seat } doit passer à son prochain tour de déclarer.
law-pass-throughout = { $seat } doit passer chaque fois que c'est son tour de déclarer.

## Réponses, telles qu'elles sont sur un bouton.

option-accept = Accepter
option-refuse = Ne pas accepter
option-keep = Garder { CARD($card) }
option-keep-alone = Garder la carte
option-withdraw = Reprendre { CARD($card) }
option-withdraw-alone = Reprendre la carte
option-require = Exiger { SUIT($suit) }
option-forbid = Interdire { SUITS($suits) }
option-free = Laisser l'attaque libre
option-none = Aucune des deux
option-card = { CAP(CARD($card, form: "bare")) }
option-stand = Le résultat est maintenu
option-adjust = Ajuster la marque
option-claimer = { CAP(TRICKS($tricks)) } à { SIDE($side) }
option-claimer-alone = { CAP(TRICKS($tricks)) } au camp qui a revendiqué
option-same-meaning = La même signification
option-other = Une autre signification
option-comparable = Comparable
option-not-comparable = Non comparable
option-claim = Il a revendiqué
option-no-claim = Il ne voulait pas revendiquer
option-won = { CAP(TRICKS($tricks)) } à { SIDE($side) }
option-won-alone = { CAP(TRICKS($tricks)) } au camp qui demande
option-lower = N'abaisser la marque que d'un camp
option-play-on = Continuer le jeu
option-rule = L'arbitre décide
