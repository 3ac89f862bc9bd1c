## Progressi: le risposte conservate, che cosa va ripassato, a che punto si è.

progress-not-read = Le risposte in { $file } non si possono leggere.
progress-not-written = Le risposte non si possono scrivere in { $file }; restano finché la finestra è aperta.
progress-newer = { $file } è stato scritto da una versione più recente del programma e resta com'è; le risposte date ora sono conservate in { $other } e saranno aggiunte più tardi.
progress-damaged = Il file delle vostre risposte era danneggiato: { $count ->
        [0] non se n'è potuta leggere nessuna
        [one] se n'è potuta leggere una, che resta
       *[other] se ne sono potute leggere { $count }, che restano
    }; il file danneggiato è stato messo da parte come { $file }.
progress-not-ours = { $file } non è un file di risposte di questo programma.
progress-import-newer = { $file } è stato scritto da una versione più recente del programma; non è stato importato nulla.
progress-no-answer = In { $file } il punto { $place } non è una risposta; non è stato importato nulla.
