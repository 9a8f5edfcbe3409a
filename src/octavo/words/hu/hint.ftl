# Miért ezt ajánljuk.

hint-only = Mást nem is tehetsz.
hint-sensible = Minden más hiba volna.
hint-habit = Ezt a tapasztalat súgja: ebben a versenyben túl sok minden rejtett ahhoz, hogy ki lehessen számolni.
hint-wait = A legjobb várni: lépjenek előbb a többiek.
hint-equal = A lehetőségek ({ $count }) nagyjából ugyanannyit érnek: válassz kedved szerint.
hint-close = A következő majdnem ugyanannyit ér; a lapjárás ennél többet számít.
hint-trusted = Egy másik lehetőség kicsivel többet ígért, de a különbség kisebb, mint amit a lapjárás számít: emellett szól a tapasztalat.
hint-victory = Egy másik lehetőség több pontot hoz, de ezzel többször nyered meg a játszmát.
hint-tied = Egy másik lehetőség pontosan ugyanannyit ér.
hint-clear = { $gap } ponttal többet ér, mint a következő.
hint-alone = Minden más sokkal rosszabb, legalább { $gap } ponttal.
hint-wins = 100 lehetséges állásból { $wins } esetben megnyeri a játszmát, a következő lehetőség { $next } esetben.
hint-safe = Ez a biztosabb: az eredménye { $spread } pontnyit ingadozik, a következőé { $next } pontnyit.
hint-risky = Ez a merészebb: az eredménye { $spread } pontnyit ingadozik, a következőé { $next } pontnyit.
hint-tried = { $worlds } olyan állásban próbáltuk ki, amely megfelel annak, amit látsz.
hint-certain = Már semmi sincs rejtve: ezt a végéig ki lehetett számolni.
hint-line = { $what }: { $lead } a többiekhez képest, saját pont: { $points }
hint-do-wait = kivárás
hint-number = { $number }
