### Ce qui est jugé : de quels articles du Code le programme décide, dans chaque édition, et ce qui le montre.

## La commande.

help-coverage = Dit pour chaque Loi et chaque article si le programme en décide, dans quelle édition et sous quel numéro, et ce qui le montre.
argument-law-coverage = Une Loi ou un article, comme 64 ou 62C2 ; le numéro de n'importe quelle édition convient ; par défaut toutes
    .value = L
    .accepted = une Loi de 1 à 93 ou un de ses articles, comme 64 ou 62C2
argument-edition-coverage = L'édition du Code ; par défaut toutes, côte à côte
argument-format-coverage = Ce qui est écrit : du texte, du Markdown (la page du manuel), ou du JSON
argument-out-coverage = Un fichier où écrire au lieu du terminal ; il est écrit en entier ou pas du tout
    .value = FICHIER
argument-update = Récrit la page du manuel dans toutes les langues, et l'index dont se sert la fenêtre
coverage-no-law = Aucune édition du Code n'a d'article { $law }.
coverage-not-here = Les pages ne sont récrites que là où le programme tourne depuis ses sources, avec ses tests.
coverage-written = Écrit : { $file }

## La page.

coverage-title = Ce qui est jugé, article par article
coverage-intro =
    Cherchez une Loi : chaque ligne est un article, avec son numéro et ce qu'il en est dans chaque édition. Cette page
    est écrite par la commande `bridgetable coverage` d'après le programme lui-même : les fonctions des Lois en vigueur,
    les cas fournis avec le programme, joués chacun selon chaque édition avec toutes leurs branches, et les tests. Avec
    `--law 64` la commande dit une Loi en entier, avec `--edition 2007` une édition, avec `--format json` tout comme
    données.
coverage-figures = Ce qui est couvert de chaque édition
coverage-figures-say = Les articles qui ne se divisent pas davantage, et ceux, divisés, sous le numéro desquels on décide quelque chose.
coverage-marks = Ce que veulent dire les mots
coverage-laws = Loi par Loi
coverage-laws-say =
    Les articles sont rangés sous leur numéro de la dernière édition ; un article que seule une édition plus ancienne
    possède est suivi de cette édition. Un numéro dans une case est celui de cette édition, là où il est autre. Parmi
    les cas viennent d'abord ceux qui portent sur l'article ; la commande les nomme tous, et la fenêtre les montre à la
    page de l'article.
coverage-left-out = Lois laissées de côté
coverage-left-out-say = Sous ces Lois rien n'est jugé. L'arbitre peut tout de même attribuer une marque ou infliger une pénalité au titre de chacune.
coverage-reasons = Pourquoi non
coverage-reasons-say = Les lettres des tableaux renvoient à ces raisons.
coverage-authorities = Où les autorités diffèrent
coverage-authorities-say =
    Ici le Code laisse le choix aux organisateurs, ou des autorités le lisent de façons différentes. Les choix sont dans
    le menu de l'édition ; le premier est l'usuel.
coverage-authorities-readings =
    Ces lectures reposent sur un procès-verbal de la Commission des Lois de la WBF ou sur l'école italienne, ou un choix
    des organisateurs en décide.
coverage-readings = Lectures
coverage-readings-say =
    Ce qui est fait là où le Code laisse un choix, ce qui pourrait l'être autrement, et sur quelle autorité. La commande
    `bridgetable readings --language fr` y ajoute les raisons et les sources.

coverage-clause = article
coverage-edition = édition
coverage-law = Loi
coverage-a-reading = lecture
coverage-cases = cas
coverage-tests = tests
coverage-word = mot
coverage-meaning = ce qu'il veut dire
coverage-letter = lettre
coverage-why = pourquoi
coverage-choices = choix
coverage-editions = éditions
coverage-numbers = articles et autorité
coverage-done = ce qui est fait
coverage-else = ce qui pourrait l'être
coverage-more-cases = et { $count } de plus

## Où en est un article. Les mots se combinent : « jugé, interroge l'arbitre † ».

coverage-ruled = jugé
    .means = Le programme applique l'article : il décide sous ce numéro, ou donne à un joueur le choix qui en découle.
coverage-of-director = interroge l'arbitre
    .means = Sous ce numéro le programme s'arrête et demande à l'arbitre ce qu'il établit ou juge.
coverage-of-players = interroge le joueur
    .means = Sous ce numéro un joueur a un choix.
coverage-within = dans { $clause }
    .means = Le programme applique l'article comme une partie de celui qui est nommé, et décide sous le numéro de celui-ci.
coverage-kept = de lui-même
    .means = La table s'y tient d'elle-même, de sorte qu'il n'y a rien à décider.
coverage-told = { $why ->
        [none] rapporté
       *[other] rapporté ({ $why })
    }
    .means = La page de l'article dit ce qu'il dit ; rien n'est décidé sous lui, pour la raison de cette lettre.
coverage-left = { $why ->
        [none] laissé de côté
       *[other] laissé de côté ({ $why })
    }
    .means = Ni jugé ni rapporté, pour la raison de cette lettre.
coverage-absent = –
    .means = L'édition n'imprime pas cet article.
coverage-memory = ‡
    .means = Le texte est rapporté de mémoire ; pour ce qui est laissé de côté, le numéro dans cette édition.
coverage-reading = †
    .means = La décision repose sur une lecture.

## Pourquoi rien n'est jugé.

coverage-why-kept = La table s'y tient d'elle-même : de qui c'est le tour, ce qu'est une carte ou une déclaration, qui gagne une levée, ce que vaut un résultat.
coverage-why-before-the-board = Cartes, étuis, tables et places sont là quand une table s'ouvre ici, et les cartes sont distribuées.
coverage-why-wrong-cards = Une donne commence ici avec des mains de même taille, tirées du bon étui : remettre en ordre de mauvaises mains ou de mauvais étuis est le travail de l'arbitre hors de la table.
coverage-why-other-tables = Cela concerne d'autres tables, d'autres étuis ou tout le tournoi ; il y a ici une table et une donne.
coverage-why-what-the-director-does = Cela dit comment l'arbitre fait son travail. Le programme fait ainsi, mais il n'y a rien à décider.
coverage-why-score-by-the-director = L'arbitre attribue la marque, ou inflige la pénalité, lui-même : le programme prend la Loi qu'il nomme, propose des chiffres et calcule le résultat.
coverage-why-what-may-be-known = Cela dit de quoi un joueur peut se servir. Le programme montre qui peut savoir quoi ; si l'on s'en est servi, on le demande au titre de 16B.
coverage-why-regulations = C'est laissé à l'organisme responsable, ou cela dit ce que font les organisateurs.
coverage-why-form-of-a-call = Les mots d'une déclaration ne sont pas enregistrés : une déclaration est saisie pour ce qu'elle signifie.
coverage-why-questions-and-answers = Les explications sont saisies comme elles sont données ; ce qui suit d'une explication erronée est jugé au titre de 21B et 47E.
coverage-why-conduct = Un programme ne voit pas la conduite. L'arbitre peut avertir, pénaliser ou attribuer une marque à ce titre.
coverage-why-appeals = Les appels viennent après la table.
coverage-why-defined-for-others = Cela définit, permet ou renvoie ; ce qui s'ensuit est jugé sous l'article qui s'en sert.
coverage-why-under-a-sister = C'est jugé sous l'article voisin, dans la même Loi.

## De quoi traitent les Lois qui n'ont pas de page à elles dans le livre des Lois.

coverage-law-1 = le jeu de cartes
coverage-law-2 = les étuis
coverage-law-3 = les tables
coverage-law-4 = les paires
coverage-law-5 = les places
coverage-law-6 = le mélange et la distribution
coverage-law-7 = qui manie l'étui et les cartes
coverage-law-8 = les tours, et quand ils finissent
coverage-law-10 = qui fixe une rectification, et qui peut choisir
coverage-law-11 = la perte du droit à une rectification
coverage-law-15 = le mauvais étui, ou ses cartes
coverage-law-73 = communication, tempo, tromperie
coverage-law-75 = une explication erronée, ou une déclaration erronée
coverage-law-76 = les spectateurs
coverage-law-79 = combien de levées ont été gagnées, et les erreurs de marque
coverage-law-80 = qui réglemente et organise ; les écrans
coverage-law-81 = l'arbitre
coverage-law-82 = les erreurs de procédure, et celles de l'arbitre
coverage-law-83 = l'avis du droit d'appel
coverage-law-84 = les décisions sur des faits reconnus
coverage-law-85 = les décisions sur des faits contestés
coverage-law-86 = les épreuves par équipes
coverage-law-87 = les donnes altérées
coverage-law-88 = les points de compensation
coverage-law-89 = les épreuves individuelles
coverage-law-92 = le droit d'appel
coverage-law-93 = comment les appels sont entendus

## La page d'un article dans la fenêtre.

coverage-here = Ce que ce programme en fait
coverage-shown-by = Cas qui le montrent
coverage-open = Ouvrir le cas
coverage-no-cases = Aucun cas fourni avec le programme ne le montre.
