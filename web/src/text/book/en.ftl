rulebook = Rulebook
contents = Contents
search = Search the rulebook
results = { $count ->
    [0] Nothing found. Try another word.
    [one] One result
   *[other] { $count } results, best first
 }
opened-at = Opened where you are:
you-are-here = you are here
print = Print
whole-page = Open as a page
fine-print = The fine print
fine-print-line = Every rule with its number, as the program plays it (in English)
fine-print-of = Fine print { $rule }
drawing = Drawing …
search-rules = Search the rules
found = { $count } found
