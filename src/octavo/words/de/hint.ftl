# Warum etwas geraten wird.

hint-only = Etwas anderes kannst du nicht tun.
hint-wait = Am besten ist es zu warten: Lass die anderen zuerst ziehen.
hint-equal = Alle { $count } Möglichkeiten sind etwa gleich viel wert: Wähle, wie du magst.
hint-close = Die nächstbeste ist fast gleich viel wert; der Zufall der Karten ist größer als der Unterschied.
hint-clear = Sie ist { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
} mehr wert als die nächstbeste.
hint-alone = Alles andere ist viel schlechter, um mindestens { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
}.
hint-wins = Sie gewinnt die Partie in { $wins } von 100 Welten, die nächstbeste in { $next }.
hint-safe = Sie ist die sicherere: Ihr Ergebnis schwankt um { $spread } Punkte, das der nächstbesten um { $next }.
hint-risky = Sie ist die gewagtere: Ihr Ergebnis schwankt um { $spread } Punkte, das der nächstbesten um { $next }.
hint-tried = Gefunden durch Ausprobieren in { $worlds } Welten, die zu dem passen, was du siehst.
hint-certain = Nichts ist mehr verdeckt: Das ist bis zum Ende durchgerechnet.
hint-line = { $what }: { $lead } gegenüber den anderen, eigene Punkte { $points }
hint-do-wait = warten
hint-number = { $number }
