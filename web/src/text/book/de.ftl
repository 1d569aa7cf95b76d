rulebook = Spielregeln
contents = Inhalt
search = Regeln durchsuchen
results = { $count ->
    [0] Nichts gefunden. Versuche ein anderes Wort.
    [one] Ein Treffer
   *[other] { $count } Treffer, beste zuerst
 }
opened-at = Aufgeschlagen bei:
you-are-here = du bist hier
print = Drucken
whole-page = Als Seite öffnen
fine-print = Das Kleingedruckte
fine-print-line = Jede Regel mit ihrer Nummer, so wie das Programm spielt (auf Englisch)
fine-print-of = Kleingedrucktes { $rule }
drawing = Wird gezeichnet …
search-rules = In den Regeln suchen
found = { $count } gefunden
