help =
    Type the number of a choice, or a choice in full (for example: { $example }).
      undo   take back your last decision, if that is possible
      hint   what a strong bot would do in your place
      rules  what the rulebook says about this decision; rules WORD looks something up
      log    what has happened so far
      table  show the table again
      help   this text
      quit   save the record and leave
choices = There are choices from 1 to { $last }.
thinking = Thinking ...
weighed = { $share } % of the search · wins { $win } % · { $margin } points
rules-none = The rulebook has nothing about { $word }.
luck-and-play = play { $play }, luck { $luck }, own play { $own }, others’ play { $others }
