colour-r = červená
colour-b = modrá
colour-y = žlutá
colour-g = zelená
colour-k = černá
colour-none = žádné

zone-hand = v ruce
zone-trick = ve zdvihu
zone-taken = získané karty
zone-laid = na stole
zone-away = odloženo
zone-shown = ukázáno
zone-stack = balíček
zone-tasks = úkoly
zone-row = řada
zone-aside = stranou

option-start = Kdo začíná
option-start-lot = podle losu
option-deck = Který balíček
option-deck-standard = tištěný, nakolik je znám
option-deck-plenty = každý zvláštní znak jednou v každé barvě a symbolu
option-deck-own = vlastní

why-not-in-hand = Takovou kartu nemáš: { $card }.
why-follow = { $colour ->
    [trump] Vynesen je trumf a ty nějaký máš: zahraj trumf.
   *[other] Vynesená barva je { $colour } a ty ji máš: přiznej barvu.
}

refused-unknown-game = Hra „{ $game }“ tu není; na výběr: { $games }.
refused-player-count = { $high ->
    [few] Hru { $game } hrají { $low } až { $high } hráči, ne { $given }.
   *[other] Hru { $game } hraje { $low } až { $high } hráčů, ne { $given }.
}
refused-unknown-option = Hra { $game } nemá volbu „{ $option }“; na výběr: { $options }.
refused-option-value = Volba { $option } může být { $values }, ne „{ $value }“.
refused-name-count = Hráčů je { $players } a jmen má být stejně; zadáno jich je { $given }.
refused-bad-name = Jméno má 1 až { $longest } viditelných písmen, číslic nebo obrázků; široké se počítají dvakrát. Zvol si takové.
refused-name-letter = Tento znak ve jméně být nemůže, protože tam není vidět: { $letter }. Vynech ho; nejlépe je jméno napsat, ne vložit.
refused-name-marks = Na jednom písmenu je víc znamének než v kterémkoli jazyce. Některá z nich vynech.
refused-unknown-action = „{ $action }“ není tah ze hry { $game }.
refused-no-such-seat = Místo { $seat } tu není; poslední je { $last }.
refused-match-over = Partie skončila: tah { $action } přichází pozdě.
refused-not-your-turn = Nejsi na tahu: teď hraje { $turn }.
refused-illegal = Tah { $action } teď není dovolen ({ $game } R{ $rule }); dovoleno je: { $expected }.
refused-nothing-to-undo = Není co vracet.
refused-match-goes-on = Partie ještě neskončila.

refused-too-large = Text je delší než { $limit } znaků.
refused-not-text = { $file } není text v UTF-8.
refused-no-file = Soubor { $file } nejde přečíst: { $reason }.
refused-not-a-position = To není pozice: řádek 1 má být „{ $header }“.
refused-no-game-line = Řádek { $line }: tady má být „game KLÍČ“.
refused-field-twice = Řádek { $line }: { $field } už tu jednou je.
refused-unknown-field = Řádek { $line }: „{ $field }“ neexistuje; na výběr: { $fields }.
refused-bad-index = Řádek { $line }: { $field } má čísla 0 až { $last }, ne „{ $index }“.
refused-bad-value = Řádek { $line }: { $field } nemůže být „{ $value }“; může být: { $expected }.
refused-impossible-position = Tato pozice není možná: { $faults }.

refused-not-a-match = To není partie: řádek 1 má být „{ $header }“.
refused-truncated = Řádek { $line } je poslední: text končí předčasně, chybí mu „{ $end }“.
refused-expected = Řádek { $line }: tady má být „{ $expected }“, ne „{ $given }“.
refused-other-version = Tato partie se hrála podle pravidel hry { $game } ve verzi { $given }; tady je verze { $version }.
refused-option-lines = Každá volba hry { $game } potřebuje svůj řádek, v tomto pořadí: { $options }.
refused-bad-entry = Řádek { $line }: „{ $given }“ není MÍSTO:TAH s místem od 0 do { $last }, ani „undo“.
refused-opening-terms = Výchozí pozice není úplná, nebo nemá stejný počet hráčů a volby jako partie.
refused-no-secret = V textu není tajemství partie, takže ji nelze znovu rozdat: už skončila?
refused-commitment = Tajemství neodpovídá závazku, který byl zveřejněn před partií.
refused-in-log = Řádek { $line }, tah { $number }: { $reason }
refused-unfinished = Partie v tomto textu není dohraná.
refused-other-result = Při přehrání partie skončí { $played }; v textu stojí { $written }.

refused-no-gpu = Na tomto počítači není žádné GPU: vynech --device cuda.
refused-not-installed = Na tohle jsou potřeba další balíčky: pip install 'octavo[{ $extra }]'
refused-out-of-range = { $name } může být { $low } až { $high }, ne { $given }.
refused-option-form = Volba se zadává jednou, a to jako --set VOLBA=HODNOTA, ne „{ $given }“.
refused-unknown-skill = Síla „{ $given }“ neexistuje; na výběr: { $skills }.
refused-skill-count = Zadej sílu pro každého z { $players } hráčů, ne { $given }.
refused-deck-needed = Tato partie se hrála s vlastním balíčkem, { $deck }: zadej soubor pomocí --set deck=SOUBOR.
refused-other-deck = Partie uvádí balíček { $deck }, tohle je ale { $given }: zadej ten, se kterým se hrálo.
refused-deck-file = „{ $file }“ není balíček hry { $game } ({ $presets }) ani čitelný soubor: { $reason }.
refused-only-the-deck = Načtená partie má své volby; zadat lze jen balíček, ne { $option }.
refused-deck-not-json = Řádek { $line } balíčku není JSON: { $reason }.
refused-deck-missing = Řádek { $line } balíčku: tady chybí „{ $name }“.
refused-deck-not-an-object = Řádek { $line } balíčku: tady má být objekt ve složených závorkách.
refused-deck-not-a-list = Řádek { $line } balíčku: tady má být seznam v hranatých závorkách.
refused-deck-not-a-number = Řádek { $line } balíčku: tady má být celé číslo od { $low } do { $high }, ne { $given }.
refused-deck-not-one-of = Řádek { $line } balíčku: tady má být jedno z { $values }, ne { $given }.
refused-deck-wrong-count = Řádek { $line } balíčku: položek tu má být { $expected }, ne { $given }.
refused-deck-twice = Řádek { $line } balíčku: tohle je tu podruhé: { $what }.
refused-deck-size = Řádek { $line } balíčku: karet je tu { $given }; hrát lze s { $low } až { $high } kartami.
refused-deck-plain = Řádek { $line } balíčku: karet bez zvláštního znaku je i se žolíky { $given }; varianty pro děti jich potřebují { $low }.
refused-deck-millstone = Řádek { $line } balíčku: mlýnský kámen nemá barvu, symbol ani zvláštní znak.
refused-deck-joker = Řádek { $line } balíčku: žolík má barvu, ale ne symbol ani zvláštní znak.
refused-deck-no-colour = Řádek { $line } balíčku: tato karta potřebuje barvu.
refused-deck-pair-of-zero = Řádek { $line } balíčku: párová karta s hodnotou 0 není dovolena.
refused-deck-no-value = Řádek { $line } balíčku: tato karta nemá hodnotu, má tu být null.
refused-deck-row = Řádek { $line } balíčku: řada má { $columns } písmena z { $letters }, ne { $given }.
refused-deck-one-way = Řádek { $line } balíčku: pole { $to } sousedí s polem { $from }, ale ne naopak.
refused-deck-no-way = Řádek { $line } balíčku: zahradou nevede cesta od vchodu k východu.
refused-deck-odd-size = Balíček má karet { $given }; tištěný { $usual }.
refused-deck-odd-total = { $what }: v tomto balíčku { $given }, v tištěném { $usual }.

verified = Poctivé a podle pravidel: tahů celkem { $actions }, { $points }.
simulated = { $game }, počet hráčů { $players }: počet partií { $matches }
simulated-speed = { $steps } tahů za { $seconds } s: { $speed } za sekundu (po { $warm } s rozběhu)
simulated-length = { $low } až { $high } tahů na partii; otisk { $digest }
simulated-endings = konce: { $endings }; dělená vítězství: { $shared }
simulated-sound = Po každém tahu bylo vše v pořádku.
simulated-unchecked = Správnost se nekontrolovala.
simulated-fault = Chyba v partii { $match }, po tahu { $number } ({ $seat }:{ $action }): { $broken }. Znovu ji ukáže:
column-seat = místo
column-mean = průměr
column-deviation = odchylka
column-low = nejméně
column-high = nejvíce
column-wins = výhry
column-game = hra
column-players = hráči
column-speed = tahy
column-ratio = Hearts v OpenSpielu
column-cold = první start
column-warm = další start
bench-peer-openspiel = Hearts v OpenSpielu, dohrávané v C++ na stejném jádře: { $speed } M tahů/s
bench-peer-rlcard = Uno z RLCard na stejném jádře: { $speed } M tahů/s
bench-speed = měří se { $what }
bench-start = spouští se { $what }

seat-monster = Příšera
seat-nobody = nikdo

table-which-game = Kterou hru si zahrajeme?
table-which-prompt = Číslo nebo název:{" "}
table-which-unknown = „{ $text }“ v seznamu není: napiš číslo od 1 do { $last }, název, nebo quit.
table-players = { $high ->
    [few] { $low } až { $high } hráči
   *[other] { $low } až { $high } hráčů
}
table-how-many = Kolik bude hráčů, { $low } až { $high }? (Enter: { $usual }){" "}
table-how-many-unknown = Musí to být číslo od { $low } do { $high }, ne „{ $text }“.

table-welcome = { $game }: { $names }. Znak ? kdykoli ukáže, co můžeš napsat.
table-commitment = Závazek: { $commitment }
table-thinking = { $seat } přemýšlí…
table-hand-over = Teď hraje { $seat }. Ostatní se prosím nedívejte!
table-press-enter = Až budeš na místě, stiskni Enter.{" "}
table-your-turn = { $seat }, jsi na tahu.
table-your-hand = Tvoje karty: { $cards }
table-you = ty
table-points = body
table-points-of = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-face-down = { $count ->
    [one] { $count } karta lícem dolů
    [few] { $count } karty lícem dolů
   *[other] { $count } karet lícem dolů
}
table-plays = { $seat } hraje: { $card }.
table-takes-trick = { $seat } bere zdvih.
table-more-cards = { $seat } má o { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} víc.
table-score = Stav: { $scores }.
table-nothing-yet = Zatím se nic nestalo.

table-many-choices = Počet možností: { $count }. Napiš část některé z nich, třeba kartu, a uvidíš ty, které odpovídají; list ukáže všechny.
table-example = Například: { $choice }
table-several = Odpovídajících možností: { $count }. Napiš víc.
table-allowed = Teď je dovoleno: { $action }.
table-rule = ({ $game }, R{ $rule })
table-unknown = „{ $text }“ není možnost ani příkaz. Znak ? ukáže, co můžeš napsat.
table-near = „{ $text }“ není možnost ani příkaz. Nemá to být { $near }?
table-interrupt = Chceš-li odejít, napiš quit, nebo stiskni Ctrl-C ještě jednou.
table-yes = ano
table-no = ne
table-undo-ask = Vrátilo by se toto: „{ $what }“ Souhlasí všichni?
table-taken-back = Vráceno: „{ $what }“

table-help-action = Můžeš napsat název možnosti, nebo její číslo, pokud je seznam číslovaný.
table-help-part = Stačí i část, pokud nic jiného neodpovídá: karta, jméno, začátek slova.
table-help-why = why NÁZEV: proč něco není dovoleno. Totéž zjistíš, když napíšeš kartu, která se teď hrát nesmí.
table-help-hint = hint: co by udělal silný hráč
table-help-undo = undo: zpět k poslednímu rozhodnutí
table-help-score = score: zápis bodů
table-help-log = log: vše, co se stalo
table-help-list = list: všechny možnosti
table-help-save = save SOUBOR: uložit partii do souboru
table-help-quit = quit: odejít od stolu
table-help-look = Prázdný řádek znovu ukáže stůl.

table-race-wait = (Enter: čekat)
table-race-leave = q: odejít od stolu
table-key-space = mezerník
table-key-enter = Enter
table-key-backspace = backspace
seat-clock = Hodiny

table-winners = { $count ->
    [one] Vítězí { $names }, výsledek: { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
   *[other] O vítězství se dělí { $names }, každý s výsledkem { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }.
}
table-secret = Tajemství: { $secret }
table-verify = Každé rozdání lze ověřit: octavo verify { $file }
table-file = SOUBOR
table-end-prompt = Enter: konec; nebo score, log, save SOUBOR, undo:{" "}
table-saved = Partie je uložena v souboru { $file }.
table-saved-open = Soubor obsahuje tajemství partie: kdo ho přečte, může zjistit karty všech hráčů.
table-not-saved = Partii nejde uložit do souboru { $file }: { $reason }.
table-exists = Soubor { $file } už existuje. Má se přepsat?
table-left = Odcházíš od stolu.
table-retold = { $game }: { $names }.

refused-position-terms = Pozice si nese svou hru, hráče i volby: vynech HRU, --players a --set.

left-out-key = Hra „{ $game }“ z { $package } je vynechána: klíč má nejvýše 24 malých písmen, číslic a podtržítek a začíná písmenem.
left-out-taken = Hra „{ $game }“ z { $package } je vynechána: hru s tímto klíčem už Octavo má.
left-out-import = Hra „{ $game }“ z { $package } je vynechána, protože ji nelze načíst: { $what }
left-out-names = Hra „{ $game }“ z { $package } je vynechána, protože v ní chybí jména ze smlouvy: { $what }
left-out-other-key = Hra „{ $game }“ z { $package } je vynechána: sama uvádí klíč „{ $what }“.
refused-new-key = „{ $game }“ nemůže být klíč nové hry: zvol nejvýše 24 malých písmen, číslic a podtržítek, s písmenem na začátku. Klíč nesmí patřit jiné hře.
refused-new-exists = { $file } už existuje: zvol jinou složku pomocí --folder.
refused-warm-which = Uveď, které hry: jejich klíče, nebo --all.
new-next = Teď: cd { $folder } && pip install -e . && octavo play { $game }
