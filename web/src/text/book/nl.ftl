rulebook = Spelregels
contents = Inhoud
search = Zoek in de spelregels
results = { $count ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] Eén resultaat
   *[other] { $count } resultaten, beste eerst
 }
opened-at = Opengeslagen bij:
you-are-here = je bent hier
print = Afdrukken
whole-page = Open als pagina
fine-print = De kleine lettertjes
fine-print-line = Elke regel met zijn nummer, zoals het programma speelt (in het Engels)
fine-print-of = Kleine lettertjes { $rule }
drawing = Wordt getekend …
search-rules = Zoek in de regels
found = { $count } gevonden
