help =
    Typ het nummer van een keuze, of de keuze voluit (bijvoorbeeld: { $example }).
      undo   neem je laatste beslissing terug, als dat kan
      hint   wat een sterke bot in jouw plaats zou doen
      rules  wat de spelregels over deze beslissing zeggen; rules WOORD zoekt iets op
      log    wat er tot nu toe is gebeurd
      table  laat de tafel nog eens zien
      help   deze tekst
      quit   bewaar het verslag en stop
choices = Je kunt kiezen van 1 tot en met { $last }.
thinking = Even nadenken ...
weighed = { $share } % van het zoekwerk · wint { $win } % · { $margin } punten
rules-none = In de spelregels staat niets over { $word }.
luck-and-play = spel { $play }, geluk { $luck }, eigen spel { $own }, spel van anderen { $others }
