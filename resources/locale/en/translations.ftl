## bridgetable translations.

help-translations = Lists what is missing in a language, is superfluous, or does not fit, file by file.
argument-translation = The language, by the name of its folder; by default all, in a line each
    .value = LANGUAGE
argument-format-translations = The form of the output: text, or JSON with every key; by default text
translations-no-language = “{ $text }” is no language of this program; there are { $languages }
translations-unreadable = { $language }: language.json cannot be read: { $reason }
translations-file = { $file }: { $there } of { $texts }
translations-missing = missing: { $key }
translations-superfluous = superfluous: { $key }
translations-blanks = blanks that do not fit: { $key }: { $details }
translations-variants = variants that are never chosen: { $key }: { $details }
translations-forms = forms or functions that there are not: { $key }: { $details }
translations-twice = there twice: { $key }
translations-torn = torn: { $key }
translations-summary = { $language }: { $there } of { $texts } texts; missing: { $missing }, superfluous: { $superfluous }, not fitting: { $unfit }
translations-claims = said to be whole, and are not: { $files }
