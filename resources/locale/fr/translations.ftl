## bridgetable translations.

help-translations = Énumère, fichier par fichier, ce qui dans une langue manque, est de trop ou ne s'accorde pas.
argument-translation = La langue, par le nom de son dossier ; par défaut toutes, une ligne chacune
    .value = LANGUE
argument-format-translations = La forme de ce qui est affiché : texte, ou JSON avec chaque clé ; par défaut texte
translations-no-language = « { $text } » n'est pas une langue de ce programme ; il y a { $languages }
translations-unreadable = { $language } : language.json ne peut pas être lu : { $reason }
translations-file = { $file } : { $there } sur { $texts }
translations-missing = manque : { $key }
translations-superfluous = de trop : { $key }
translations-blanks = valeurs qui ne s'accordent pas : { $key } : { $details }
translations-variants = variantes jamais choisies : { $key } : { $details }
translations-forms = formes ou fonctions qui n'existent pas : { $key } : { $details }
translations-twice = deux fois là : { $key }
translations-torn = déchiré : { $key }
translations-summary = { $language } : { $there } textes sur { $texts } ; manquent : { $missing }, de trop : { $superfluous }, ne s'accordent pas : { $unfit }
translations-claims = donnés pour entiers, et ne le sont pas : { $files }
