# A tár: adatbázisok, biztonsági mentések.

refused-bad-database-url = „{ $url }” nem adatbázis címe; ilyen kell: { $forms }.
refused-no-database-folder = Nincs meg az adatbázis mappája: { $folder }.
refused-database-is-folder = Ez egy mappa: { $folder }; egy adatbázisfájl útvonala kell.
refused-database-in-use = Ezt az adatbázist egy másik kiszolgáló használja: { $database }. Előbb állítsd le, vagy adj meg egy másikat: octavo serve --db sqlite:///ÚTVONAL
refused-no-data-folder = Ezt az adatmappát nem lehet létrehozni: { $folder }. Ok: { $reason }.
refused-no-cache-folder = A gépi kód mappájába nem lehet írni ({ $folder }): { $reason }. Másikat az OCTAVO_CACHE környezeti változóval adhatsz meg.
refused-no-database = Ezt az adatbázist nem lehet megnyitni: { $database }. Ok: { $reason }.
refused-newer-database = Az adatbázis sémája { $version }. változatú; ez az Octavo legfeljebb { $known }. változatút ismer: egy újabb Octavo írta.
refused-foreign-database = Ebben az adatbázisban van valami, ami nem az Octavóé; üres adatbázis kell.
refused-database-not-empty = Az adatbázis nem üres: üresbe kell visszaállítani.
refused-backup-exists = Már van ilyen fájl: { $file }; a mentés semmit sem ír felül.
refused-no-backup-written = Ezt a mentést nem lehet kiírni: { $file }. Ok: { $reason }.
refused-not-a-backup = Ez a fájl nem az Octavo mentése: { $file }. Ok: { $reason }.
refused-backup-newer = { $file }: ez { $version }. formátumú mentés; ez az Octavo legfeljebb { $known }. formátumút olvas: egy újabb Octavo írta.
backup-goes-on = Mentés
backup-done = { $file }: { $count } darab elmentve.
restore-goes-on = Visszaállítás
restore-done = { $file }: { $count } darab visszaállítva.

# A kiszolgáló: kérések, kapcsolatok, korlátok.

refused-no-guest = Itt még senki sem ismer: előbb mondd meg a neved.
refused-foreign-origin = Ez a kérés egy másik webhely oldaláról jön.
refused-no-table = Nincs „{ $table }” nevű asztal.
refused-table-damaged = Ennek az asztalnak a feljegyzése megsérült, ezért nem nyitható meg. Szólj annak, aki a kiszolgálót üzemelteti: a kiszolgáló naplója megnevezi az asztalt. Addig is nyithatsz új asztalt.
refused-no-page = Ezen a címen nincs semmi.
refused-no-client = Az oldal nincs összeállítva: futtasd a make parancsot, vagy telepítsd az Octavót a csomagjából.
refused-no-such-entry = Ebben a játszmában nincs { $number }. bejegyzés; az utolsó száma { $last }.
refused-nothing-to-play = Ott már véget ért a játszma: válassz egy korábbi állást a folytatáshoz.
refused-body-size = Ez több, mint az itt elfogadott { $limit } bájt.
refused-body-type = Itt { $expected } kell, nem „{ $given }”.
refused-body-packed = Tömörített tartalmat a kiszolgáló nem fogad el: küldd Content-Encoding nélkül.
refused-body-late = Ez túl lassan érkezett meg: próbáld újra, ha lehet, jobb kapcsolattal.
refused-bad-request = Ezt a kérést a kiszolgáló nem érti: küldd úgy, ahogy a HTTP előírja.
refused-bad-message = Az üzenet itt nem érthető: { $path }. Ok: { $reason }.
refused-hello-first = Az első üzenetnek köszönésnek (hello) kell lennie.
refused-hello-again = Ezen a kapcsolaton már volt köszönés (hello).
refused-not-text-frame = Az üzenetek szöveges keretek, nem binárisak.
refused-too-fast = Ez túl gyors volt: másodpercenként legfeljebb { $limit } üzenetet fogadunk.
refused-too-many-requests = Túl sok kérés: várj egy kicsit.
refused-too-many-guests = A címedről túl sok új vendég jön: próbáld meg később.
refused-too-many-tables = Már { $limit } be nem fejezett asztalod van: előbb fejezz be vagy zárj be egyet.
refused-too-many-lines = Már { $limit } oldalon vagy ennél az asztalnál: zárj be egyet.
refused-too-many-lines-there = A hálózatodról már { $limit } oldal van nyitva az asztaloknál: zárj be néhányat, és töltsd újra ezt az oldalt.
refused-table-full = Már { $limit } ember van ennél az asztalnál: több nem fér el.
refused-too-much-at-once = Még dolgozunk azon, amit kértél ({ $limit } kérés): várd meg, amíg egy részük elkészül.
refused-too-many-entries = Ennek a játszmának a naplójában { $given } bejegyzés van, itt legfeljebb { $limit } lehet. A saját gépeden az „octavo verify” bármilyen hosszú játszmát ellenőriz.
refused-too-busy = A kiszolgáló most túlterhelt: próbáld meg kicsit később.
refused-restarting = A kiszolgáló újraindul: próbáld meg egy pillanat múlva.
refused-fault = Hiba történt a kiszolgálóban. Semmi sem változott; az üzemeltető a naplóban megtalálja.
refused-no-port = Ez a port nem használható: { $host }, { $port }. Ok: { $reason }.
refused-bad-public-url = „{ $url }” nem egy kiszolgáló címe; ilyen kell: https://cards.example.org.
refused-bad-proxy = „{ $given }” nem egy proxy címe (például 10.0.0.5), és nem is proxyk hálózata (például 10.0.0.0/24).
serving = Az Octavo itt érhető el: { $url }
