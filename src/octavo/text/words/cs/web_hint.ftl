# Rady u stolu a kolik stála rozhodnutí.

web-hint = Rada
web-hint-thinking = Přemýšlí…
web-hint-title = Co by udělal silný hráč
web-hint-choice = Možnost
web-hint-lead = proti ostatním
web-hint-own = vlastní body
web-hint-wins = výhra
web-hint-percent = { $share } %
web-hint-best = Nejlepší možnost: „{ $what }“.

web-verdict = Rozhodnutí
web-verdict-how = Kam zmizely body? Každé rozhodnutí se srovnává s tím, co hráč tehdy mohl vědět, nikdy s tím, co přišlo potom.
web-verdict-ask = Podívat se na rozhodnutí
web-verdict-warming = Příprava…
web-verdict-progress = Přemýšlí: { $done } z { $total } záznamů
web-verdict-here = Toto rozhodnutí
web-verdict-as-expert = Tak by to udělal i mistr.
web-verdict-chosen = zvoleno
web-verdict-none = Tady se žádné rozhodnutí neposuzuje.
web-verdict-mark = Drahé rozhodnutí
