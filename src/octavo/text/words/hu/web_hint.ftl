# Tippek az asztalnál, és mennyibe kerültek a döntések.

web-hint = Tipp
web-hint-thinking = Gondolkodik…
web-hint-title = Mit tenne egy erős játékos
web-hint-choice = Lehetőség
web-hint-lead = a többiekhez képest
web-hint-own = saját pont
web-hint-wins = nyer
web-hint-percent = { $share }%
web-hint-best = A legjobb: { $what }.

web-verdict = Döntések
web-verdict-how = Hová lettek a pontok? Minden döntést ahhoz mérünk, amit a játékos akkor tudhatott, sohasem ahhoz, ami később történt.
web-verdict-ask = Nézzük a döntéseket
web-verdict-warming = Előkészület…
web-verdict-progress = Gondolkodik: { $total } bejegyzésből { $done }
web-verdict-here = Ez a döntés
web-verdict-as-expert = Így tett volna egy mester is.
web-verdict-chosen = ezt választotta
web-verdict-none = Itt nincs értékelt döntés.
web-verdict-mark = Drága döntés
