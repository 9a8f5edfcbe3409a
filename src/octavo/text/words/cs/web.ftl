# Stránka kolem stolu.

web-skip = Přejít na obsah
web-nav = Stránky
web-nav-games = Hry
web-nav-import = Otevřít uloženou partii
web-nav-link = Hrát na jiném zařízení
web-language = Jazyk
web-independent = Octavo je nezávislé na autorech a vydavatelích her a nepoužívá jejich texty ani obrázky.
web-cancel = Zrušit
web-copy = Kopírovat
web-copied = Zkopírováno.
web-copy-yourself = Označeno: teď to zkopíruj.
web-unreachable = Server teď není dostupný.
web-refused = To nejde ({ $what }).
web-lost = Na této adrese nic není
web-lost-personal = Tento osobní odkaz tu neplatí. Tam, kde tě už znají, otevři znovu „{ web-link }“ a použij odkaz, který je tam teď.
web-to-front = Ke hrám

web-name = Tvé jméno
web-name-save = Použít
web-name-saved = Odteď se jmenuješ { $name }.
web-guest = Host { $number }

web-front = Osm karetních her u jednoho stolu
web-front-how = Vyber hru a hraj hned proti robotům, nebo pozvi přátele odkazem. Nic se neinstaluje a není třeba se registrovat.
web-front-games = Hry
web-players = { $high ->
    [few] { $low }–{ $high } hráči
   *[other] { $low }–{ $high } hráčů
}
web-racing = na rychlost
web-designers = { $designers } ({ $publisher })
web-rules = Pravidla
web-rules-of = { $game }: pravidla
web-play-it = Zahrát si
web-tables = Otevřené stoly
web-tables-none = U otevřeného stolu teď nikdo nečeká.
web-tables-waiting = { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
web-tables-playing = hraje se: pojď se dívat
web-tables-over = dohráno

web-new-title = { $game }: nový stůl
web-new-summary = U stolu: { $who }.
web-count-bots = { $count ->
    [one] jeden robot
    [few] { $count } roboti
   *[other] { $count } robotů
}
web-count-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
web-new-start = Hrát
web-new-open = Otevřít stůl
web-new-change = Změnit hráče, pravidla a hodiny
web-new-players = Hráči
web-new-seats = Kdo kde sedí
web-new-seats-how = Místo pro člověka zůstane volné, dokud si na ně někdo nesedne; později na ně můžeš posadit robota.
web-new-who = Kdo smí přijít
web-new-who-link = jen ten, kdo má odkaz
web-new-who-open = kdokoli: stůl je vidět na úvodní stránce
web-seat = Místo { $number }
web-seat-free = volné
web-sitter-me = ty
web-sitter-open = člověk
web-sitter-beginner = robot: začátečník
web-sitter-club = robot: zkušený
web-sitter-expert = robot: mistr
web-bot = robot
web-option-range = { $low } až { $high }:
web-clock = Hodiny
web-clock-none = bez hodin: každý přemýšlí, jak dlouho potřebuje
web-clock-relaxed = v klidu: 45 sekund na rozhodnutí a 5 minut v rezervě
web-clock-fast = rychle: 12 sekund na rozhodnutí a 1 minuta v rezervě
web-pace = Tempo závodů
web-pace-slow = pomalé: roboti nespěchají
web-pace-usual = obvyklé
web-pace-quick = rychlé: roboti reagují bleskově
web-deck-own = Nebo hraj s kartami z vlastní krabice, ze souboru:
web-deck-chosen = Hraje se s balíčkem ze souboru.

web-table = Stůl
web-no-table = Na této adrese žádný stůl není. Možná byl zavřen, nebo odkaz není celý.
web-closed = Hostitel tento stůl zavřel.
web-line-connecting = Okamžik…
web-line-lost = Spojení se přerušilo. Octavo to zkouší dál.
web-notice-restart = Server se restartuje. Partie bude za okamžik pokračovat.
web-notice-closed = Tento stůl už neexistuje.
web-notice-removed = Hostitel tě od tohoto stolu vykázal.
web-notice-slow = Tvé spojení bylo příliš pomalé. Octavo to zkouší znovu.
web-line-held = Tento stůl teď nejde uložit, proto stojí. Nic se neztratilo a hra bude pokračovat sama.

web-join-who = U stolu: { $names }.
web-join-play = Vstoupit a posadit se
web-join-watch = Vstoupit a dívat se
web-waiting = Před partií
web-waiting-free = { $free ->
    [one] Jedno místo je ještě volné.
    [few] { $free } místa jsou ještě volná.
   *[other] { $free } míst je ještě volných.
}
web-waiting-full = Všechna místa jsou obsazená.
web-waiting-host = Partii zahájí hostitel.
web-you = (ty)
web-host = (hostitel)
web-away = (mimo)
web-sit = Posadit se sem
web-sit-over = Přesednout sem
web-stand = Vstát
web-remove = Vykázat
web-remove-ask = { $name }: vykázat od stolu?
web-remove-means = K tomuto stolu se už nebude moci vrátit.
web-bot-on = Robot na místo { $number }
web-bot-none = bez robota
web-fill = Na volná místa
web-start = Začít
web-start-fill = Doplnit a začít
web-close = Zavřít stůl
web-close-ask = Zavřít stůl?
web-close-means = Nikdo už u něj nebude moci hrát dál.
web-invite = Pozvat přátele
web-invite-link = Kdo má tento odkaz, může si sednout nebo se dívat.
web-invite-open = Stůl je vidět na úvodní stránce; vede sem i tento odkaz.
web-invite-label = Odkaz na stůl
web-invite-qr = Odkaz na stůl jako QR kód
web-terms = Co se hraje

web-beside = Vedle stolu
web-chat = Chat
web-chat-none = Zatím nikdo nic neřekl.
web-chat-watcher = { $name } (přihlíží)
web-chat-say = Napiš něco
web-chat-send = Odeslat
web-react = Rychlé reakce
web-react-hello = Ahoj!
web-react-thanks = Díky!
web-react-well-played = Pěkně zahráno!
web-react-hurry = Pojďme dál, prosím.
web-react-oops = Jejda!
web-react-laugh = Haha!
web-react-wow = Páni!
web-react-sad = To je škoda!
web-mute = Ztlumit
web-hush = Bez chatu
web-people = Lidé
web-people-seats = U stolu
web-people-watchers = Diváci: { $count }
web-played-for = (hraje robot)
web-return = Vrátit se na místo
web-replace = Hrát místo robota
web-watch = Nahlížet do karet
web-allow = Diváci smějí vidět mé karty
web-bot-plays = Hraje za tebe robot.
web-stand-ask = Vstát od stolu?
web-stand-means = Než se vrátíš, bude za tebe hrát robot.
web-log = Záznam
web-log-all = Ukázat všechny řádky ({ $count })
web-log-undo = Poslední tah byl vzat zpět.
web-log-undo-by = { $name } bere zpět: „{ $what }“
web-log-undo-agreed = { $name } bere zpět a všichni souhlasí: „{ $what }“
web-log-by-bot = hrál robot
web-log-by-clock = vypršel čas
web-log-after = po { $after } ms
web-log-later = { $name } o { $later } ms později
web-sheet = Body
web-sheet-line = Řádek
web-sheet-now = teď
web-winner = vítěz
web-plot = Průběh partie. { $scores }
web-undo = Vzít zpět
web-undo-asked = { $name } chce vzít tah zpět. Souhlasíš?
web-undo-asked-self = Žádáš o vrácení tahu: všichni ostatní musejí souhlasit.
web-undo-agree = Souhlasím
web-undo-refuse = Nesouhlasím
web-undo-withdraw = Už to nechci
web-undo-declined = { $name } nesouhlasí.
web-undo-away = { $name } tu teď není, a tak nemůže souhlasit.
web-over = Partie skončila.
web-tie = { $count ->
    [one] { $names } má stejný výsledek: o pořadí rozhodují pravidla.
   *[other] { $names } mají stejný výsledek: o pořadí rozhodují pravidla.
}
web-rematch = Další partie
web-rematch-go = K další partii
web-review = Prohlédnout partii

web-review-of = { $game }: partie krok za krokem
web-replay = Krok za krokem, všechny karty odkryté
web-replay-steps = Kroky
web-replay-first = Na začátek
web-replay-round-back = Předchozí bodování
web-replay-back = Zpět
web-replay-next = Dál
web-replay-round = Další bodování
web-replay-last = Na konec
web-replay-slider = Místo v partii
web-replay-start = Karty jsou rozdané.
web-replay-at = { $at } z { $last }
web-on = Hrát dál odtud
web-on-how = Posaď se do zobrazené situace a zjisti, jak by to dopadlo. Za ostatní hrají roboti.
web-on-seat = Tvé místo
web-on-against = Proti
web-on-do = Hrát dál
web-export = Uložit partii
web-export-how = Celá partie jako text: ke čtení, k odeslání a k ověření příkazem octavo verify.
web-export-do = Uložit jako text
web-fair = Bylo to poctivé?
web-fair-how = Před první kartou stůl zveřejnil otisk svého tajemství, ze kterého plynou všechna rozdání. Teď je tajemství známé: tato stránka může ověřit, že je to ono, všechny karty z něj znovu rozdat a porovnat.
web-fair-commitment = Otisk
web-fair-secret = Tajemství
web-fair-terms = Co bylo dohodnuto
web-fair-check = Ověřit
web-fair-fits = Sedí: právě toto tajemství určilo všechna rozdání.
web-fair-heard = Tento prohlížeč si během partie poznamenal stejný otisk.
web-fair-dealing = Karty se znovu rozdávají …
web-fair-dealt =
    { $rounds ->
        [one] Tato stránka z něj znovu rozdala jediné kolo a přehrála všechny kroky:
        [few] Tato stránka z něj znovu rozdala všechna { $rounds } kola a přehrála všechny kroky:
       *[other] Tato stránka z něj znovu rozdala všech { $rounds } kol a přehrála všechny kroky:
    } každá rozdaná nebo líznutá karta, každé rozhodnutí i všechny body souhlasí. Karty v ruce a řady, které tato stránka ukazuje, porovnala { $looks }×.
web-fair-agreed = Nesedí: to, co bylo dohodnuto, nepatří k těmto pravidlům nebo k tomuto balíčku.
web-fair-course = Nesedí: krok { $step } v { $round }. kole nebyl s kartami, které rozdává tajemství, možný, nebo přinesl jiné body.
web-fair-cards = Nesedí: po kroku { $step } v { $round }. kole dostává tato stránka jiné karty, než jaké rozdává tajemství.
web-fair-unable = Tajemství má tento otisk, ale karty se tu nepodařilo znovu rozdat. { $why }
web-fair-differs = Nesedí: toto tajemství má jiný otisk.
web-fair-changed = Nesedí: tento prohlížeč si během partie poznamenal jiný otisk.
web-fair-more = Chceš-li vše ověřit bez této stránky, ulož partii jako text a spusť: octavo verify SOUBOR

web-import = Otevřít uloženou partii
web-import-how = Partie uložená jako text se ověří tah po tahu; potom si ji můžeš prohlédnout a pokračovat v ní.
web-import-file = Ze souboru:
web-import-text = Nebo sem vlož text:
web-import-do = Ověřit a ukázat
web-import-deck-needed = Tato partie se hrála s kartami z vlastní krabice ({ $deck }). Vyber i soubor s těmito kartami.
web-import-deck = Karty partie, ze souboru:
web-link = Hrát na jiném zařízení
web-link-how = S osobním odkazem jsi to ty i na jiném zařízení, u všech stolů.
web-link-make = Vytvořit odkaz
web-link-label = Tvůj osobní odkaz
web-link-secret = Nikomu ho nedávej: kdo ho otevře, hraje za tebe.
web-personal = Hrát na tomto zařízení jako { $name }?
web-personal-now = Tohle je osobní odkaz, který patří jménu { $name }. Tady teď hraješ jako { $own }.
web-personal-back = Potom budeš zase hrát jako { $own } jen se svým vlastním osobním odkazem; pokud ho potřebuješ, nejdřív si ho vytvoř:
web-personal-foreign = Pokud to není tvůj vlastní odkaz, nech ho být: kdo ho poslal, hraje jako { $name } také.
web-personal-do = Hrát jako { $name }
web-personal-stay = Dál hrát jako { $own }
web-rules-search = Hledat v pravidlech
web-rules-found = { $count ->
    [0] V žádném pravidle to není.
    [one] Nalezeno jedno pravidlo.
    [few] Nalezena { $count } pravidla.
   *[other] Nalezeno { $count } pravidel.
}
