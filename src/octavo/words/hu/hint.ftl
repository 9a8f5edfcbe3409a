# Miért ezt ajánljuk.

hint-only = Mást nem is tehetsz.
hint-wait = A legjobb várni: lépjenek előbb a többiek.
hint-equal = Mind a { $count } lehetőség nagyjából ugyanannyit ér: válassz tetszés szerint.
hint-close = A következő majdnem ugyanannyit ér; a lapok szerencséje nagyobb a különbségnél.
hint-clear = { $gap } ponttal többet ér, mint a következő.
hint-alone = Minden más sokkal rosszabb, legalább { $gap } ponttal.
hint-wins = 100 elképzelt világból { $wins } esetben megnyeri a játszmát, a következő { $next } esetben.
hint-safe = Ez a biztosabb: az eredménye { $spread } ponttal ingadozik, a következőé { $next } ponttal.
hint-risky = Ez a merészebb: az eredménye { $spread } ponttal ingadozik, a következőé { $next } ponttal.
hint-tried = { $worlds } olyan világban próbáltuk ki, amely megfelel annak, amit látsz.
hint-certain = Már semmi sem rejtett: ez a végéig ki van számolva.
hint-line = { $what }: { $lead } a többiekhez képest, saját pont: { $points }
hint-do-wait = várni
hint-number = { $number }
