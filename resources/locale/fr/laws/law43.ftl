### Loi 43 : ce que le mort ne peut pas faire

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-43a = Ce que le mort ne peut pas faire pendant le jeu. A1 ne lui coûte aucun droit ; ce qui est nommé en A2, si (43B).
lawbook-43a1 = Pendant le jeu le mort ne peut pas être le premier à signaler une irrégularité ou à appeler l'arbitre, et ne prend pas part au jeu.
lawbook-43a2 = Le mort ne peut pas échanger les mains avec le déclarant, quitter sa place pour regarder jouer le déclarant, ni regarder de lui-même la main d'un joueur de la défense. S'il le fait, il perd ses droits.
    .e2017 = Le mort ne peut pas échanger les mains avec le déclarant, quitter sa place pour regarder jouer le déclarant, ni regarder la main d'un joueur de la défense. S'il le fait, il perd ses droits.
lawbook-43a3 =
    .e2017 = Un joueur de la défense ne peut pas montrer sa main au mort.
lawbook-43b = Tout ce que le mort fait contre A1 ou A2 peut être pénalisé. Après une des choses nommées en A2, ses avertissements et ses questions se retournent en outre contre son camp.
lawbook-43b1 = Pour tout ce que le mort fait contre A1 ou A2, l'arbitre peut lui infliger une pénalité de procédure (Loi 90).
lawbook-43b2 = Après une des choses nommées en 43A2, l'avertissement du mort sur la mauvaise main (a), ou sa question sur une renonce (b), profite à la défense.
lawbook-43b2-a = Si le mort, ayant perdu ses droits, avertit le déclarant de ne pas attaquer de la mauvaise main, l'un ou l'autre joueur de la défense dit de quelle main le déclarant doit attaquer.
lawbook-43b2-b = Si le mort, ayant perdu ses droits, est le premier à interroger le déclarant sur une renonce, la carte est corrigée, et à la fin du jeu la Loi 64 s'applique comme si la renonce avait été consommée.
lawbook-43b3 = Si le mort, ayant perdu ses droits, est le premier à signaler une irrégularité de la défense, aucune pénalité n'est imposée. Si la défense y a directement gagné, l'arbitre ajuste la marque des deux camps.
    .e2007 = Si le mort, ayant perdu ses droits, est le premier à signaler une irrégularité de la défense, rien n'est rectifié et le jeu continue comme si de rien n'était. À la fin l'arbitre examine le résultat des deux camps selon 12B1.
    .e2017 = Si le mort, ayant perdu ses droits, est le premier à signaler une irrégularité de la défense, rien n'est rectifié sur le moment et le jeu continue. Si la défense y a gagné, à la fin seule sa marque est ajustée ; le camp du déclarant garde la marque de la table.

## Sur quoi porte un cas sous un article, en peu de mots.

point-43 = ce que le mort ne peut pas faire
point-43a1 = le mort ne peut pas parler le premier
point-43a2 = le mort regarde où il ne doit pas, et perd ses droits
point-43b2-a = le mort sans droits avertit : la défense choisit la main
point-43b2-b = le mort sans droits interroge : corrigée, et la levée perdue aussi
point-43b3 = le mort sans droits parle d'une faute de la défense

## Ce que font les gens, une phrase par verbe.

action-breach-43A2a = { $seat }, le mort, échange les mains avec le déclarant.
action-breach-43A2b = { $seat }, le mort, quitte sa place pour regarder jouer le déclarant.
action-breach-43A2c = { $seat }, le mort, regarde la main d'un joueur de la défense.

## Ce qui peut aller de travers maintenant à la table : la palette. Chaque ligne est ce que fait quelqu'un, et ce que ce serait.

wrong-breach-43A2a = { $seat }, le mort, échange les mains avec le déclarant
wrong-breach-43A2a-is = Il perd ses droits de mort.
wrong-breach-43A2b = { $seat }, le mort, quitte sa place pour regarder le déclarant
wrong-breach-43A2b-is = Il perd ses droits de mort.
wrong-breach-43A2c = { $seat }, le mort, regarde la main d'un joueur de la défense
wrong-breach-43A2c-is = Il perd ses droits de mort.

## Irrégularités : ce qui s'est passé, en une phrase, comme l'animateur le voit avant tous à la table.

irregularity-dummy-breach-43A2a = { $seat }, le mort, a échangé les mains avec le déclarant, ce qui ne lui est pas permis.
irregularity-dummy-breach-43A2b = { $seat }, le mort, a quitté sa place pour regarder le déclarant, ce qui ne lui est pas permis.
irregularity-dummy-breach-43A2c = { $seat }, le mort, a regardé la main d'un joueur de la défense, ce qui ne lui est pas permis.

## Décisions, comme l'arbitre les donne à la table.

law-43A1b = { $seat } est le mort : tant que la donne se joue il ne peut pas parler le premier. L'irrégularité est corrigée tout de même.
law-43A1b-no-rights = { $seat } est le mort et a perdu ses droits : il ne peut pas parler le premier, et son camp n'y gagne rien.
law-43A1c = { $seat } est le mort : il ne prend pas part au jeu et n'en dit rien au déclarant.
law-43A2 = { $seat } est le mort et ne peut pas faire cela. Il a perdu ses droits pour le reste de la donne.
law-43B2a = { $seat }, le mort, a perdu ses droits et a averti le déclarant : l'un ou l'autre joueur de la défense dit de quelle main le déclarant attaque.
law-43B2a-hand = La défense a choisi : { $declarer } doit attaquer de sa propre main.
law-43B2a-dummy = La défense a choisi : { $declarer } doit attaquer du mort.
law-43B2b = Le mort, qui a perdu ses droits, a interrogé le premier. La carte est corrigée, mais à la fin nous traitons la renonce { SEAT($declarer, form: "of") } comme si elle avait été consommée.
law-43B2b-completed = Qui a gagné la levée de la renonce se juge d'après la carte qui l'a remplacée (Commission des Lois de la WBF, 12 janvier 2000). L'école italienne regarde la levée avec la carte de renonce : alors { $other ->
        [0] aucune levée ne serait transférée.
        [one] une levée serait transférée.
       *[other] { TRICKS($other) } seraient transférées.
    }
law-43B2b-revoked = Qui a gagné la levée de la renonce se juge d'après la carte de renonce, comme les organisateurs l'ont choisi. La Commission des Lois de la WBF (12 janvier 2000) regarde la carte qui l'a remplacée : alors { $other ->
        [0] aucune levée ne serait transférée.
        [one] une levée serait transférée.
       *[other] { TRICKS($other) } seraient transférées.
    }
law-43B3-no-penalty = Le mort, qui a perdu ses droits, a parlé le premier : le déclarant ne peut exiger aucune pénalité pour ce { SEAT($offender, form: "that") } a fait.
law-43B3-goes-on = Le mort, qui a perdu ses droits, a parlé le premier : ce { SEAT($offender, form: "that") } a fait n'est pas rectifié. Continuez comme si de rien n'était ; j'examinerai le résultat des deux camps.
law-43B3-one-sided = Le mort, qui a perdu ses droits, a parlé le premier : ce { SEAT($offender, form: "that") } a fait n'est pas rectifié maintenant. Continuez ; si la défense y gagne, j'ajusterai sa marque seule.

## Questions, et les réponses sur leurs boutons.

question-43B2a = Le mort, sans ses droits, a averti le déclarant : de quelle main doit-il attaquer ? { SEATS($to, join: "or") } choisit.
option-43B2a-hand = De la main du déclarant
option-43B2a-dummy = Du mort
question-43B3 = L'arbitre juge : la défense a-t-elle gagné par l'irrégularité que le mort a signalée ? Seule sa marque serait ajustée.

## Ce que les organisateurs peuvent choisir.

election-43B2b = 43B2(b) : qui a gagné la levée de la renonce
election-43B2b-completed = La levée telle qu'elle a été complétée (Commission des Lois de la WBF)
election-43B2b-revoked = La levée telle que la renonce l'aurait laissée (école italienne)
