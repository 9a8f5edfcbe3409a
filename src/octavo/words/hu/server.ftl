# A tár: adatbázisok, biztonsági mentések.

refused-bad-database-url = „{ $url }” nem egy adatbázis címe; ilyet várok: { $forms }.
refused-no-database-folder = Az adatbázis mappája, { $folder }, nincs meg.
refused-database-is-folder = { $folder } egy mappa; adatbázisfájl útvonalát várom.
refused-no-data-folder = A(z) { $folder } adatmappát nem lehet létrehozni: { $reason }.
refused-no-database = A(z) { $database } adatbázist nem lehet megnyitni: { $reason }.
refused-newer-database = Az adatbázis sémája a { $version }. változat, ez az Octavo pedig legfeljebb a { $known }. változatot ismeri: egy újabb Octavo írta.
refused-foreign-database = Ebben az adatbázisban van valami, ami nem az Octavóé; üres adatbázis kell.
refused-database-not-empty = Az adatbázis nem üres: üresbe kell visszaállítani.
refused-backup-exists = { $file } már megvan; a mentés semmit sem ír felül.
refused-no-backup-written = A(z) { $file } mentést nem lehet kiírni: { $reason }.
refused-not-a-backup = { $file } nem az Octavo mentése: { $reason }.
refused-backup-newer = { $file } { $version }. formájú mentés, ez az Octavo pedig legfeljebb a { $known }. formát olvassa: egy újabb Octavo írta.
backup-goes-on = Mentés
backup-done = { $file }: { $count } darab elmentve.
restore-goes-on = Visszaállítás
restore-done = { $file }: { $count } darab visszaállítva.

# A kiszolgáló: kérések, vonalak, korlátok.

refused-no-guest = Itt még senki sem ismer: előbb mondd meg a neved.
refused-foreign-origin = Ez a kérés egy másik webhely oldaláról jön.
refused-no-table = Nincs „{ $table }” nevű asztal.
refused-no-page = Ezen a címen nincs semmi.
refused-no-client = Az oldal nincs elkészítve: futtasd a make parancsot, vagy telepítsd az Octavót a csomagjából.
refused-no-such-entry = Ebben a játszmában nincs { $number }. bejegyzés; az utolsó a { $last }.
refused-nothing-to-play = Ott már véget ért a játszma: válassz egy korábbi állást a folytatáshoz.
refused-body-size = Ez több, mint az itt elfogadott { $limit } bájt.
refused-body-type = Itt { $expected } kell, nem „{ $given }”.
refused-bad-message = Az üzenet itt nem érthető: { $path }: { $reason }.
refused-hello-first = Az első üzenetnek köszönésnek (hello) kell lennie.
refused-hello-again = Ezen a vonalon már volt köszönés (hello).
refused-not-text-frame = Az üzenetek szöveges keretek, nem binárisak.
refused-too-fast = Ez túl gyors volt: másodpercenként legfeljebb { $limit } üzenet fogadható.
refused-too-many-requests = Túl sok kérés: várj egy kicsit.
refused-too-many-guests = A címedről túl sok új vendég jön: próbáld meg később.
refused-too-many-tables = Már { $limit } be nem fejezett asztalod van: előbb fejezz be vagy zárj be egyet.
refused-too-many-lines = Már { $limit } példányban ülsz ennél az asztalnál: zárj be egy oldalt.
refused-table-full = Már { $limit } ember van ennél az asztalnál: több nem fér el.
refused-too-busy = A kiszolgáló most túlterhelt: próbáld meg kicsit később.
refused-restarting = A kiszolgáló újraindul: próbáld meg egy pillanat múlva.
refused-fault = Hiba történt a kiszolgálóban. Semmi sem változott; a gazda a naplóban megtalálja.
refused-no-port = { $host } { $port } portja nem használható: { $reason }.
refused-bad-public-url = „{ $url }” nem egy kiszolgáló címe, mint például https://cards.example.org.
serving = Az Octavo itt érhető el: { $url }
