## bridgetable translations.

help-translations = Elenca, file per file, ciò che in una lingua manca, è di troppo o non combacia.
argument-translation = La lingua, col nome della sua cartella; se manca, tutte, una riga ciascuna
    .value = LINGUA
argument-format-translations = La forma di ciò che si stampa: testo, o JSON con ogni chiave; se manca, testo
translations-no-language = «{ $text }» non è una lingua di questo programma; ci sono { $languages }
translations-unreadable = { $language }: language.json non si può leggere: { $reason }
translations-file = { $file }: { $there } su { $texts }
translations-missing = manca: { $key }
translations-superfluous = di troppo: { $key }
translations-blanks = spazi da riempire che non combaciano: { $key }: { $details }
translations-variants = varianti che non si scelgono mai: { $key }: { $details }
translations-forms = forme o funzioni che non ci sono: { $key }: { $details }
translations-twice = c'è due volte: { $key }
translations-torn = interrotto: { $key }
translations-summary = { $language }: { $there } testi su { $texts }; mancano: { $missing }, di troppo: { $superfluous }, non combaciano: { $unfit }
translations-claims = dati per interi, e non lo sono: { $files }
