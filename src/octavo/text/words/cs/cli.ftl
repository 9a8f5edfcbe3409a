# Příkazový řádek: nápověda a co je na zadání špatně. %(default)s je to, co platí, když se nic nezadá.

cli-usage = použití:
cli-commands = příkazy
cli-arguments = parametry
cli-options = přepínače
cli-more = Nápověda: { $command }

cli-command = PŘÍKAZ
cli-game = HRA
cli-file = SOUBOR
cli-option = VOLBA=HODNOTA
cli-address = ADRESA

cli-octavo = Osm karetních her u jednoho stolu: ke hraní, sledování i zkoumání.
cli-games = vypsat hry
cli-play = hrát v terminálu
cli-simulate = hrát simulované partie a po každém tahu je kontrolovat
cli-arena = nechat roboty hrát proti sobě: všichni mají stejná rozdání a střídají se na místech
cli-replay = převyprávět partii, tah po tahu
cli-review = zjistit, kolik stála rozhodnutí v dohrané partii
cli-verify = ověřit, že dohraná partie byla poctivá a podle pravidel
cli-serve = spustit server se stoly pro prohlížeče
cli-backup = zálohovat do souboru vše, co server uchovává, i za běhu
cli-restore = obnovit zálohu do prázdné databáze
cli-new = založit balíček s první vlastní hrou
cli-warm = přeložit hry předem, aby na to žádný stůl nečekal
cli-bench = změřit rychlost proti OpenSpielu a RLCard, najednou a na jednom jádře

cli-help = ukázat tuto nápovědu
cli-version = ukázat verzi
cli-lang = jazyk výpisů (jinak podle OCTAVO_LANG, nebo podle systému)
cli-json = odpověď jako JSON
cli-game-key = klíč hry, jak ho vypíše octavo games
cli-match-file = partie; - je standardní vstup
cli-players = počet hráčů
cli-set = některá z voleb hry, jak je vypíše octavo games; lze zadat i víckrát
cli-set-deck = balíček, se kterým se hrálo
cli-database = sqlite:///CESTA nebo postgresql://… (jinak SQLite v datové složce uživatele)

cli-play-game = klíč hry, jak ho vypíše octavo games; bez něj dostaneš na výběr
cli-play-seat = tvoje místo, počítáno od 0 (%(default)s)
cli-play-hot-seat = na všech místech lidé, u jednoho terminálu
cli-play-names = jména hráčů, oddělená čárkami
cli-play-seed = počáteční číslo: ze stejného se rozdá stejná partie
cli-play-position = pokračovat z pozice
cli-play-save = kam partii po skončení uložit
cli-play-plain = bez barev a rámečků
cli-play-pace = tempo závodů: 1 je obvyklé, 0.5 poloviční, 0 krok za krokem
cli-play-skill = síla robotů, v závodech i jejich rychlost (%(default)s)

cli-simulate-games = počet partií (%(default)s)
cli-simulate-seed = počáteční číslo: ze stejného vzejdou stejné partie (%(default)s)
cli-simulate-first = číslo první partie (%(default)s)
cli-simulate-jobs = počet vláken (%(default)s)
cli-simulate-device = na čem se počítá (%(default)s)
cli-simulate-skills = pro závody, podle míst: beginner, club nebo expert
cli-simulate-no-check = nekontrolovat správnost

cli-arena-seats = robot na každé místo: random, beginner, club, expert nebo seer; expert@0.1 má na tah 0.1 s
cli-arena-games = počet partií, zaokrouhlený na celá kola střídání (%(default)s)
cli-arena-time = sekundy na tah pro všechny, kdo nemají vlastní čas
cli-arena-seed = počáteční číslo: ze stejného se rozdají stejné karty (%(default)s)
cli-arena-jobs = počet procesů (jinak jeden na každé jádro)

cli-review-simulations = kolik možných rozložení karet se na každé rozhodnutí zkusí (2000)
cli-review-time = místo toho sekundy na každé rozhodnutí

cli-serve-host = adresa, na které server poslouchá (%(default)s; 0.0.0.0 pro všechny)
cli-serve-port = port, na kterém server poslouchá (%(default)s; 0 pro kterýkoli volný)
cli-serve-public-url = adresa, na které je server dostupný za proxy
cli-serve-trusted-proxy = adresa nebo síť proxy na jiném stroji, jejímž hlavičkám X-Forwarded-… server věří (lze opakovat)
cli-serve-no-browser = neotvírat prohlížeč
cli-backup-file = kam zálohu uložit; nic se nepřepisuje
cli-restore-file = záloha

cli-new-key = klíč hry: malá písmena, číslice a podtržítka
cli-new-folder = složka, kam se zapíše (octavo-KLÍČ)
cli-warm-games = klíče, jak je vypisuje octavo games
cli-warm-all = všechny hry

refused-arguments = Tomu nelze rozumět: { $reason }.
refused-arguments-missing = Ještě chybí: { $names }.
refused-arguments-unknown = „{ $given }“ tu není známo.
refused-argument-needs-value = { $name } potřebuje hodnotu.
refused-argument-takes-none = { $name } nemá žádnou hodnotu: vynech „{ $given }“.
refused-argument-number = { $name } má být { $kind ->
    [float] číslo
   *[int] celé číslo
}, ne „{ $given }“.
refused-argument-choice = { $name } může být { $choices }, ne „{ $given }“.
refused-argument-ambiguous = „{ $given }“ může znamenat { $names }: napiš z toho víc.
