source = Spelregels: van onszelf.
blurb = Pak stenen van een gedeelde stapel, maar nooit evenveel als de speler voor je.
do-take = Neem { $stones ->
    [one] één steen
   *[other] { $stones } stenen
 }
do-take-short = Neem
prompt-take = Neem één tot vier stenen, maar niet evenveel als de vorige speler.
prompt-wait = Wachten op de anderen.
prompt-over = Het spel is afgelopen.
event-took = { $seat } neemt { $stones ->
    [one] één steen
   *[other] { $stones } stenen
 }.
event-last = { $seat } neemt de laatste steen (+{ $points }).
option-big = Speel met een twee keer zo grote hoop.
show-heap = Hoop: { $stones } (laatst genomen: { $taken })
heading-stones = Stenen
heading-last = Laatste steen
about-heading-stones = 1 punt per steen.
about-heading-last = 5 punten extra voor de laatste steen.

## Weigeringen

refusal-heap-small = Er { $heap ->
    [one] is nog maar één steen
   *[other] zijn nog maar { $heap } stenen
}.
refusal-first-turn = De eerste beurt neemt hoogstens { $most } stenen.
refusal-as-before = De vorige speler nam er ook { $number }.

verdict-tie-shared =
    { $seat } en { $other } hebben allebei { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }: ze delen de plaats.

# What an evaluation is made of: a hint says why by these
term-score = punten
term-heap = hoop
