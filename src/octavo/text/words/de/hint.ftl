# Warum etwas geraten wird.

hint-only = Etwas anderes kannst du nicht tun.
hint-sensible = Alles andere wäre ein Fehler.
hint-habit = So sagt es die Erfahrung: In diesem Wettrennen ist zu viel verborgen, um etwas auszurechnen.
hint-wait = Am besten ist es zu warten: Lass den anderen den Vortritt.
hint-equal = { $count ->
    [2] Beide
   *[other] Alle { $count }
} Möglichkeiten sind etwa gleich viel wert: Wähle, wie du magst.
hint-close = Die zweitbeste Möglichkeit schnitt etwas schlechter ab; mehr Versuche könnten das umkehren.
hint-trusted = Eine andere Möglichkeit schnitt etwas besser ab, aber mehr Versuche könnten das umkehren: Für die empfohlene spricht die Erfahrung.
hint-victory = Eine andere Möglichkeit bringt mehr Punkte, aber mit dieser gewinnt man die Partie öfter.
hint-tied = Eine andere Möglichkeit ist genau gleich viel wert.
hint-clear = Das ist { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
} mehr wert als die zweitbeste Möglichkeit.
hint-alone = Alles andere ist viel schlechter, um mindestens { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
}.
hint-wins = Das gewinnt die Partie in { $wins } von 100 möglichen Verteilungen, die zweitbeste Möglichkeit in { $next }.
hint-safe = Das ist die sicherere Wahl: Ihr Ergebnis weicht meist um etwa { $spread ->
    [one] { $spread } Punkt
   *[other] { $spread } Punkte
} vom Mittel ab, das der zweitbesten um { $next }.
hint-risky = Das ist die gewagtere Wahl: Ihr Ergebnis weicht meist um etwa { $spread ->
    [one] { $spread } Punkt
   *[other] { $spread } Punkte
} vom Mittel ab, das der zweitbesten um { $next }.
hint-tried = Gefunden durch Ausprobieren in { $worlds } möglichen Verteilungen, die zu dem passen, was du siehst.
hint-certain = Nichts ist mehr verdeckt: Das ist bis zum Ende durchgerechnet.
hint-line = { $what }: { $lead } gegenüber den anderen, eigene Punkte { $points }
hint-do-wait = warten
hint-number = { $number }
