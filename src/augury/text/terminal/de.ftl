help =
    Gib die Nummer einer Möglichkeit ein oder die Möglichkeit selbst (zum Beispiel: { $example }).
      undo   nimm deine letzte Entscheidung zurück, wenn das geht
      hint   was ein starker Bot an deiner Stelle täte
      rules  was die Spielregeln zu dieser Entscheidung sagen; rules WORT schlägt etwas nach
      log    was bisher geschehen ist
      table  zeig den Tisch noch einmal
      help   dieser Text
      quit   sichere das Protokoll und hör auf
choices = Du kannst von 1 bis { $last } wählen.
thinking = Einen Moment ...
weighed = { $share } % der Suche · gewinnt { $win } % · { $margin } Punkte
rules-none = In den Spielregeln steht nichts über { $word }.
luck-and-play = Spiel { $play }, Glück { $luck }, eigenes Spiel { $own }, Spiel der anderen { $others }
