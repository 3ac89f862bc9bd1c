## Perché un file di lezione è rifiutato, o un suo caso. Il punto, come in entries[4].file, precede la frase.

lesson-no-format = «{ $text }» non è il formato di un file di lezione: «bridgetable-lesson»
lesson-no-entry = una voce ha una delle chiavi «note», «file», «shipped» e «case»
lesson-too-many = una lezione ha al massimo { $most } voci
lesson-too-large = La lezione supererebbe { $most } MB e non si potrebbe riaprire; lasciate dei casi fuori dal file.
lesson-case-gone = Il file { $file } non c'è più.
case-no-path = «{ $text }» non è un percorso dalla lezione a un caso, con «/» tra le cartelle
case-no-shipped = «{ $text }» non è l'identificativo di un caso del programma: cartella, «/», nome
