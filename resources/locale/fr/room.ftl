## La salle qui répond de ses téléphones

room-refused-400 = Cette réponse n'est pas utilisable.
room-refused-403 = La salle n'admet plus de nouveaux téléphones.
room-refused-404 = Il n'y a rien ici.
room-refused-405 = Cela ne peut pas se faire ici.
room-refused-409 = Cette question est fermée.
room-refused-413 = C'est trop.
room-refused-429 = Trop de codes ont été essayés. Attendez une minute.
room-refused-431 = C'est trop.

## La commande `room`

help-room = Donne une leçon depuis le terminal à une salle qui répond de ses téléphones.
argument-file-room = La leçon
argument-bind = L'adresse de cet ordinateur que les téléphones atteignent ; par défaut la plus probable, 0.0.0.0 pour toutes
    .value = ADRESSE
argument-port = Le port, 0 pour n'importe quel port libre ; par défaut le premier qui est libre à partir de 8080
    .value = N
    .accepted = un nombre de 0 à 65535
argument-public-url = L'adresse sous laquelle un proxy offre la salle à ceux qui n'y sont pas
    .value = URL
    .accepted = une adresse qui commence par http:// ou https://
argument-json-room = Afficher du JSON : sur la première ligne l'adresse et le code, puis chaque état sur une ligne
room-address = Adresse : { $url }
room-code = Code : { $code }
room-other-addresses = Autres adresses de cet ordinateur, à choisir avec --bind : { $addresses }
room-status = { $answered } sur { $phones } ont répondu.
room-nothing-asked = Rien n'est demandé en ce moment.
room-no-command = « { $text } » n'est pas une commande ici ; il y a : { $commands }.
room-server-dies = ce qui tient les connexions des téléphones s'arrête sans cesse
room-failed = La salle ne peut pas être ouverte à l'adresse { $address } : { $reason }
room-poll-call = Vous êtes { $seat }. Que déclarez-vous ?
room-poll-card = Vous êtes { $seat }. Quelle carte jouez-vous ?
room-poll-dummy = Vous êtes { $seat }. Quelle carte jouez-vous du mort ?
room-no-hands = Après « hands » vient un nombre pour chaque réponse possible à la question : hands 3 0 2
room-no-poll = Il n'y a rien ici à demander aux pairs d'un joueur.
## La fenêtre de la salle.

command-room = Les téléphones répondent
command-room-tip = Ouvre la salle aux téléphones, qui répondent à ce que demande la leçon ; encore une fois la ferme
command-room-menu = Salle
command-room-menu-tip = Ce qu'on peut faire pendant que la salle est ouverte aux téléphones
command-room-address = Adresse sur le mur
command-room-address-tip = Montre sur le mur où les téléphones trouvent la salle : un code QR, et une adresse à taper
command-room-door = Fermer la porte
command-room-door-tip = N'admet plus de nouveau téléphone ; ceux qui sont là peuvent encore répondre
command-room-sheets = Feuilles sur les téléphones
command-room-sheets-tip = La leçon est finie : chaque téléphone montre sa propre feuille, et la leçon à emporter
lectern-room = Téléphones
room-addresses = Adresse de cet ordinateur
room-address-of = { $address } ({ $adapter })
room-on-wall = Répondez avec votre téléphone
room-on-wall-type = Le code ouvre la page, et l'adresse aussi.
room-lectern = Téléphones : { $phones } · { $address }{ $door ->
        [open] {""}
       *[no] {" · la porte est fermée"}
    }
room-not-opened = La salle n'a pas pu être ouverte : { $reason }
wall-answered = { $answered } sur { $phones }
wall-asked-answered = { $question } ({ $answered } sur { $phones })
lesson-coming-counts = ce qu'a répondu la salle
lesson-coming-after-address = ce qui était sur le mur avant
command-homework = Leçon à emporter…
command-homework-tip = Enregistre la leçon en une seule page qui interroge et corrige toute seule, pour ceux qui n'ont qu'un téléphone
homework-title = Enregistrer la leçon à emporter
homework-html = Page qui interroge
homework-done = La leçon à emporter est dans { $file }.

## Un sondage parmi les pairs.

peers-line = Ce que feraient les pairs { SEAT($seat, form: "of") }, selon leurs réponses : { $answers }
peers-answer = { $made } { $chosen }{ $considered ->
        [0] {""}
       *[other] {" (envisagé par "}{ $considered } de plus)
    }
peers-on-wall = { $made }{ $considered ->
        [0] {""}
       *[other] {" (+"}{ $considered })
    }
command-peers = Interroger les pairs d'un joueur
command-peers-tip = Que feraient d'autres à sa place ? La main dont c'est le tour et ce qui précède, sur chaque téléphone (16B, 12C1)
command-peers-record = Sondages dans le cas
command-peers-record-tip = Met ce que les pairs ont répondu dans le cas sur la table : une note à la fin de sa ligne, qui reste avec lui
peers-recorded = { $polls ->
        [one] Le sondage parmi les pairs est maintenant une note à la fin du cas.
       *[other] { $polls } sondages parmi les pairs sont maintenant des notes à la fin du cas.
    }

## Une question à soi, posée sur le moment.

command-ask-own = Poser une question à vous…
command-ask-own-tip = Tapez une question avec ses réponses, que le mur et les téléphones montrent comme page suivante
lectern-ask-own = Question…
ask-own-title = Une question sur le moment
ask-own-ok = Demander
ask-own-keep = La garder aussi dans la leçon, après cette entrée
