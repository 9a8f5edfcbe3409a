# Úložiště: databáze, zálohy.

refused-bad-database-url = „{ $url }“ není adresa databáze; očekává se: { $forms }.
refused-no-database-folder = Složka databáze { $folder } neexistuje.
refused-database-is-folder = { $folder } je složka; očekává se cesta k souboru databáze.
refused-database-in-use = Databázi { $database } už používá jiný server. Nejdřív ho zastav, nebo zadej jinou: octavo serve --db sqlite:///CESTA
refused-no-data-folder = Datovou složku { $folder } nelze vytvořit: { $reason }.
refused-no-cache-folder = Do složky pro strojový kód nelze zapisovat ({ $folder }): { $reason }. Jinou určí proměnná prostředí OCTAVO_CACHE.
refused-no-database = Databázi { $database } nelze otevřít: { $reason }.
refused-newer-database = Databáze má schéma verze { $version } a toto Octavo zná schémata do verze { $known }: zapsalo ji novější Octavo.
refused-foreign-database = V této databázi je něco, co nepatří Octavu; je třeba prázdná.
refused-database-not-empty = Databáze není prázdná: obnovovat lze jen do prázdné.
refused-backup-exists = { $file } už existuje; záloha nic nepřepisuje.
refused-no-backup-written = Zálohu { $file } nelze zapsat: { $reason }.
refused-not-a-backup = { $file } není záloha Octava: { $reason }.
refused-backup-newer = { $file } je záloha ve formátu { $version } a toto Octavo čte formáty do { $known }: zapsalo ji novější Octavo.
backup-goes-on = Zálohování
backup-done = { $file }: zálohováno položek: { $count }.
restore-goes-on = Obnova
restore-done = { $file }: obnoveno položek: { $count }.

# Server: požadavky, spojení, meze.

refused-no-guest = Tady tě ještě nikdo nezná: nejdřív řekni své jméno.
refused-foreign-origin = Tento požadavek přichází ze stránky jiného webu.
refused-no-table = Stůl „{ $table }“ neexistuje.
refused-table-damaged = Záznam tohoto stolu je poškozený, a proto ho nelze otevřít. Řekni to tomu, kdo server provozuje: v protokolu serveru je stůl uveden. Zatím můžeš otevřít nový stůl.
refused-no-page = Na této adrese nic není.
refused-no-client = Stránka není sestavená: spusť make, nebo nainstaluj Octavo z balíčku.
refused-no-such-entry = V této partii není záznam { $number }; poslední je { $last }.
refused-nothing-to-play = Tam už byla partie u konce: k pokračování zvol dřívější situaci.
refused-body-size = To je víc než { $limit } bajtů, které se tu přijímají.
refused-body-type = Tady se čeká { $expected }, ne „{ $given }“.
refused-body-packed = Komprimovaný obsah se tu nepřijímá: pošli ho bez Content-Encoding.
refused-body-late = Přicházelo to příliš pomalu: zkus to znovu, pokud možno s lepším připojením.
refused-bad-request = Tomuto požadavku server nerozumí: pošli ho tak, jak to HTTP předepisuje.
refused-bad-message = Zprávě nelze rozumět v místě { $path }: { $reason }.
refused-hello-first = První zprávou musí být pozdrav (hello).
refused-hello-again = Toto spojení už pozdravilo (hello).
refused-not-text-frame = Zprávy jsou textové rámce, ne binární.
refused-too-fast = To bylo moc rychle: přijímá se nejvýše { $limit } zpráv za sekundu.
refused-too-many-requests = Příliš mnoho požadavků: chvíli počkej.
refused-too-many-guests = Z tvé adresy přichází příliš mnoho nových hostů: zkus to později.
refused-too-many-tables = Máš { $limit } nedohraných stolů: nejdřív některý dohraj nebo zavři.
refused-too-many-lines = U tohoto stolu už jsi { $limit }krát: zavři některou ze stránek.
refused-too-many-lines-there = Z tvé sítě je u stolů otevřeno už { $limit } stránek: některé zavři a načti tuto stránku znovu.
refused-table-full = U tohoto stolu je už { $limit } lidí: víc se jich nevejde.
refused-too-much-at-once = Na { $limit } tvých požadavcích se ještě pracuje: počkej, až budou některé hotové.
refused-too-many-entries = Záznam této partie má { $given } položek, tady jich smí být nejvýše { $limit }. Na vlastním počítači ověří „octavo verify“ partii jakékoli délky.
refused-too-busy = Server je právě přetížený: zkus to za chvíli.
refused-restarting = Server se restartuje: zkus to za okamžik.
refused-fault = Na serveru se něco pokazilo. Nic se nezměnilo; správce to najde v záznamech.
refused-no-port = Adresu { $host }, port { $port } nelze použít: { $reason }.
refused-bad-public-url = „{ $url }“ není adresa serveru, jako je https://cards.example.org.
refused-bad-proxy = „{ $given }“ není ani adresa proxy, jako je 10.0.0.5, ani síť s proxy, jako je 10.0.0.0/24.
serving = Octavo běží na { $url }
