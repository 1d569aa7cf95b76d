shuffle-yes = Es wurde ehrlich gemischt: Dein Browser hat es geprüft.
shuffle-no = Es wurde nicht ehrlich gemischt: Etwas ist anders als versprochen.
shuffle-unknown = Soweit dieser Browser es prüfen kann, wurde ehrlich gemischt.
shuffle-promise-yes = Das Versprechen ist das, das dein Browser vor dem Spiel aufgehoben hat.
shuffle-promise-no = Das Versprechen ist nicht das, das dein Browser vor dem Spiel aufgehoben hat.
shuffle-promise-unknown = Dieser Browser hat das Versprechen vor dem Spiel nicht gesehen.
shuffle-secret-yes = Das Geheimnis des Servers ist das versprochene.
shuffle-secret-no = Das Geheimnis des Servers ist nicht das versprochene.
shuffle-number-yes = Die Zahl deines Browsers ist ins Mischen eingegangen.
shuffle-number-no = Die Zahl deines Browsers ist nicht ins Mischen eingegangen.
shuffle-number-unknown = Dieser Browser hat keine Zahl geschickt: Du hast dich anderswo gesetzt, kamst später dazu, oder jemand anders hat die Revanche begonnen.
shuffle-seed-yes = Die Verteilung folgt aus dem Geheimnis und den Zahlen aller.
shuffle-seed-no = Die Verteilung folgt nicht aus dem Geheimnis und den Zahlen.
shuffle-stood-in = { $count ->
    [one] Eine Person hat keine Zahl geschickt. Der Server nahm eine, die schon versprochen war.
   *[other] { $count } Personen haben keine Zahl geschickt. Der Server nahm Zahlen, die schon versprochen waren.
}
shuffle-offline = Wer auch das ganze Spiel prüfen will, lädt die Aufzeichnung herunter und ruft auf dem eigenen Rechner auf:
shuffle-open = Die Verteilung war von Anfang an offen, es gibt nichts zu prüfen.
shuffle-old = Dieses Spiel ist älter als die Prüfung: Der Server hat allein gemischt.
