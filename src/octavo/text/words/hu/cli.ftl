# A parancssor: a súgója, és ami a megadott paraméterekkel baj lehet. %(default)s az, ami külön megadás nélkül érvényes.

cli-usage = használat:
cli-commands = parancsok
cli-arguments = paraméterek
cli-options = kapcsolók
cli-more = Súgó: { $command }

cli-command = PARANCS
cli-game = JÁTÉK
cli-file = FÁJL
cli-option = BEÁLLÍTÁS=ÉRTÉK
cli-address = CÍM

cli-octavo = Nyolc kártyajáték egy asztalnál: játszani, nézni és tanulmányozni.
cli-games = a játékok listája
cli-play = játék a terminálban
cli-simulate = szimulált játszmák, minden lépés után ellenőrzéssel
cli-arena = robotok egymás ellen: ugyanazokkal az osztásokkal, minden robot minden helyen
cli-replay = egy játszma elmesélése, lépésről lépésre
cli-review = mennyibe kerültek egy befejezett játszma döntései
cli-verify = szabályos és tisztességes volt-e egy befejezett játszma
cli-serve = a kiszolgáló indítása: asztalok böngészőben
cli-backup = biztonsági mentés mindarról, amit a kiszolgáló tárol, akár működés közben
cli-restore = mentés visszaállítása üres adatbázisba
cli-new = csomag készítése egy saját első játékkal
cli-warm = játékok lefordítása előre, hogy egyetlen asztalnak se kelljen várnia rá
cli-bench = sebességmérés az OpenSpielhez és az RLCardhoz képest, egy menetben, egy magon

cli-help = ez a súgó
cli-version = a verziószám
cli-lang = a kiírások nyelve (ha nincs megadva: OCTAVO_LANG, annak híján a rendszeré)
cli-json = válasz JSON formátumban
cli-game-key = a játék kulcsa, ahogy az octavo games felsorolja
cli-match-file = egy játszma; a - a szabványos bemenet
cli-players = hányan játszanak
cli-set = a játék egyik beállítása, ahogy az octavo games felsorolja; többször is megadható
cli-set-deck = a pakli, amellyel játszották
cli-database = sqlite:///ÚTVONAL vagy postgresql://… (ha nincs megadva: SQLite a felhasználó adatmappájában)

cli-play-game = a játék kulcsa, ahogy az octavo games felsorolja; ha elhagyod, listából választhatsz
cli-play-seat = a helyed, 0-tól számozva (%(default)s)
cli-play-hot-seat = minden helyen ember ül, egyetlen terminálnál
cli-play-names = a játékosok neve, vesszővel elválasztva
cli-play-seed = kezdőérték: ugyanabból ugyanaz az osztás lesz
cli-play-position = folytatás egy állásból
cli-play-save = ide menti a játszmát, amikor véget ér
cli-play-plain = színek és keretek nélkül
cli-play-pace = a versenyek tempója: 1 a szokásos, 0.5 feleolyan gyors, 0 lépésenként halad
cli-play-skill = a robotok erőssége, versenyben a gyorsaságuk is (%(default)s)

cli-simulate-games = a játszmák száma (%(default)s)
cli-simulate-seed = kezdőérték: ugyanabból ugyanazok a játszmák lesznek (%(default)s)
cli-simulate-first = az első játszma sorszáma (%(default)s)
cli-simulate-jobs = a szálak száma (%(default)s)
cli-simulate-device = ami számol (%(default)s)
cli-simulate-skills = versenyekhez, helyenként: beginner, club vagy expert
cli-simulate-no-check = ellenőrzés nélkül

cli-arena-seats = minden helyre egy robot: random, beginner, club, expert vagy seer; az expert@0.1 egy lépésre 0.1 másodpercet kap
cli-arena-games = a játszmák száma, teljes körökre felkerekítve (%(default)s)
cli-arena-time = másodperc egy lépésre, mindenkinek, akinek nincs saját ideje
cli-arena-seed = kezdőérték: ugyanabból ugyanazok az osztások lesznek (%(default)s)
cli-arena-jobs = a folyamatok száma (ha nincs megadva: magonként egy)

cli-review-simulations = döntésenként ennyi lehetséges leosztás (2000)
cli-review-time = ehelyett ennyi másodperc döntésenként

cli-serve-host = a cím, amelyen elérhető (%(default)s; 0.0.0.0: mindegyiken)
cli-serve-port = a port, amelyen elérhető (%(default)s; 0: bármelyik szabad port)
cli-serve-public-url = a cím, amelyen proxy mögött elérhető
cli-serve-trusted-proxy = másik gépen futó proxy címe vagy hálózata, amelynek X-Forwarded-… fejléceit elhiszi (többször is megadható)
cli-serve-no-browser = ne nyissa meg a böngészőt
cli-backup-file = ide kerül a mentés; semmit sem ír felül
cli-restore-file = a mentés

cli-new-key = a játék kulcsa: kisbetűk, számjegyek és aláhúzások
cli-new-folder = a mappa, ahová kerül (octavo-KULCS)
cli-warm-games = kulcsok, ahogy az octavo games kiírja őket
cli-warm-all = minden játék

refused-arguments = Ez nem érthető: { $reason }.
refused-arguments-missing = Ez még hiányzik: { $names }.
refused-arguments-unknown = Ez itt ismeretlen: „{ $given }”.
refused-argument-needs-value = { $name }: meg kell adni az értékét is.
refused-argument-takes-none = { $name }: nincs értéke, hagyd el ezt: „{ $given }”.
refused-argument-number = { $name }: { $kind ->
    [float] szám
   *[int] egész szám
} kell, nem „{ $given }”.
refused-argument-choice = { $name }: ez lehet: { $choices }; „{ $given }” nem.
refused-argument-ambiguous = „{ $given }” többet is jelenthet: { $names }. Írj be többet belőle.
