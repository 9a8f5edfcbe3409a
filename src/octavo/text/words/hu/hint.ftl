# Miért ezt ajánljuk.

hint-only = Mást nem is tehetsz.
hint-sensible = Minden más hiba volna.
hint-habit = Ezt a tapasztalat súgja: ebben a versenyben túl sok minden rejtett ahhoz, hogy ki lehessen számolni.
hint-wait = A legjobb várni: lépjenek előbb a többiek.
hint-equal = A lehetőségek ({ $count }) nagyjából ugyanannyit érnek: válassz kedved szerint.
hint-close = A második legjobb kicsivel kevesebbet ért el; több próba ezt megfordíthatná.
hint-trusted = Egy másik lehetőség kicsivel többet ért el, de több próba ezt megfordíthatná: az ajánlott mellett a tapasztalat szól.
hint-victory = Egy másik lehetőség több pontot hoz, de ezzel többször nyered meg a játszmát.
hint-tied = Egy másik lehetőség pontosan ugyanannyit ér.
hint-clear = { $gap } ponttal többet ér, mint a második legjobb.
hint-alone = Minden más sokkal rosszabb, legalább { $gap } ponttal.
hint-wins = 100 lehetséges leosztásból { $wins } esetben nyered meg vele a játszmát, a második legjobbal { $next } esetben.
hint-safe = Ez a biztosabb: az eredménye jellemzően { $spread } ponttal tér el az átlagtól, a második legjobbé { $next } ponttal.
hint-risky = Ez a merészebb: az eredménye jellemzően { $spread } ponttal tér el az átlagtól, a második legjobbé { $next } ponttal.
hint-tried = { $worlds } olyan leosztásban próbáltuk ki, amely megfelel annak, amit látsz.
hint-certain = Már semmi sincs rejtve: ezt a végéig ki lehetett számolni.
hint-line = { $what }: { $lead } a többiekhez képest, saját pont: { $points }
hint-do-wait = kivárás
hint-number = { $number }
