toolkit-look-in = &Cerca in:
toolkit-file-type = &Tipo di file:
toolkit-bad-name = <b>Il nome "%1" non può essere usato.</b><p>Scegliete un altro nome, con meno caratteri o senza segni di interpunzione.
