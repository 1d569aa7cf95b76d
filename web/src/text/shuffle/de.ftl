shuffle-yes = Geprüft: Das Mischen passt zur Prüfsumme. Dein Browser hat es nachgerechnet.
shuffle-no = Es wurde nicht ehrlich gemischt: Etwas passt nicht zur Prüfsumme.
shuffle-unknown = Soweit dieser Browser es prüfen kann, wurde ehrlich gemischt.
shuffle-promise-yes = Die Prüfsumme ist die, die dein Browser vor dem Spiel gespeichert hat.
shuffle-promise-no = Die Prüfsumme ist nicht die, die dein Browser vor dem Spiel gespeichert hat.
shuffle-promise-unknown = Dieser Browser hat die Prüfsumme vor dem Spiel nicht gesehen.
shuffle-secret-yes = Das Geheimnis des Servers passt zur Prüfsumme.
shuffle-secret-no = Das Geheimnis des Servers passt nicht zur Prüfsumme.
shuffle-number-yes = Die Zahl deines Browsers ist ins Mischen eingegangen.
shuffle-number-no = Die Zahl deines Browsers ist nicht ins Mischen eingegangen.
shuffle-number-unknown = Dieser Browser hat keine Zahl geschickt: Du hast auf einem anderen Gerät mitgespielt, kamst später dazu, oder jemand anders hat die Revanche begonnen.
shuffle-seed-yes = Die Verteilung folgt aus dem Geheimnis und den Zahlen aller.
shuffle-seed-no = Die Verteilung folgt nicht aus dem Geheimnis und den Zahlen.
shuffle-stood-in = { $count ->
    [one] Eine Person hat keine Zahl geschickt. Der Server nahm eine, die schon feststand.
   *[other] { $count } Personen haben keine Zahl geschickt. Der Server nahm Zahlen, die schon feststanden.
}
shuffle-offline = Um das ganze Spiel zu prüfen, lade das Protokoll herunter und rufe auf deinem Rechner auf:
shuffle-open = Die Verteilung war von Anfang an offen, es gibt nichts zu prüfen.
shuffle-old = Dieses Spiel ist älter als die Prüfung: Der Server hat allein gemischt.
