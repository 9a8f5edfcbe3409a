# Tipps am Tisch, und was Entscheidungen gekostet haben.

web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-title = Was ein Könner täte
web-hint-choice = Möglichkeit
web-hint-lead = gegenüber den anderen
web-hint-own = eigene Punkte
web-hint-wins = gewinnt
web-hint-percent = { $share } %
web-hint-best = Am besten: { $what }.

web-verdict = Entscheidungen
web-verdict-how = Wo sind die Punkte geblieben? Jede Entscheidung wird an dem gemessen, was man damals wissen konnte, nie an dem, was später kam.
web-verdict-ask = Die Entscheidungen ansehen
web-verdict-warming = Wird vorbereitet …
web-verdict-progress = Denkt nach: { $done } von { $total } Einträgen
web-verdict-here = Diese Entscheidung
web-verdict-as-expert = So hätte es auch ein Könner gemacht.
web-verdict-chosen = gewählt
web-verdict-none = Hier wird keine Entscheidung bewertet.
web-verdict-mark = Teure Entscheidung
