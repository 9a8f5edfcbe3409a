# Az asztal körüli oldal.

web-skip = Ugrás a tartalomra
web-nav = Oldalak
web-nav-games = Játékok
web-nav-import = Mentett játszma megnyitása
web-nav-link = Játék másik eszközön
web-language = Nyelv
web-independent = Az Octavo független a játékok szerzőitől és kiadóitól, és nem használja sem a szövegeiket, sem a képeiket.
web-cancel = Mégsem
web-copy = Másolás
web-copied = Másolva.
web-copy-yourself = Kijelölve: most másold ki.
web-unreachable = A kiszolgáló most nem érhető el.
web-refused = Ezt nem lehetett ({ $what }).
web-lost = Ezen a címen nincs semmi
web-lost-personal = Ez a személyes link itt nem érvényes. Ott, ahol már ismernek, nyisd meg újra ezt: „{ web-link }”, és használd az ott látható linket.
web-to-front = A játékokhoz

web-name = A neved
web-name-save = Mentés
web-name-saved = Mostantól { $name } a neved.
web-guest = Vendég { $number }

web-front = Nyolc kártyajáték egy asztalon
web-front-how = Válassz egy játékot, és máris játszhatsz robotok ellen, vagy hívd meg a barátaidat egy linkkel. Nem kell sem telepíteni semmit, sem regisztrálni.
web-front-games = A játékok
web-players = { $low }–{ $high } játékos
web-racing = gyorsasági versennyel
web-designers = { $designers } játéka ({ $publisher })
web-rules = Szabályok
web-rules-of = { $game }: szabályok
web-play-it = Játsszunk!
web-tables = Nyitott asztalok
web-tables-none = Most senki sem vár nyitott asztalnál.
web-tables-waiting = { $free ->
    [one] { $free } szabad hely
   *[other] { $free } szabad hely
}
web-tables-playing = már játszanak: gyere nézni
web-tables-over = vége

web-new-title = { $game }: új asztal
web-new-summary = Az asztalnál: { $who }.
web-count-bots = { $count ->
    [one] egy robot
   *[other] { $count } robot
}
web-count-free = { $count ->
    [one] egy szabad hely
   *[other] { $count } szabad hely
}
web-new-start = Játszom
web-new-open = Asztalt nyitok
web-new-change = Játékosok, szabályok és óra beállítása
web-new-players = Játékosok
web-new-seats = Ki hol ül
web-new-seats-how = Az embernek szánt hely szabad marad, amíg valaki le nem ül rá; később robotnak is odaadhatod.
web-new-who = Ki jöhet
web-new-who-link = csak akinek megvan a link
web-new-who-open = bárki: az asztal látszik a főoldalon
web-seat = { $number }. hely
web-seat-free = szabad
web-sitter-me = te
web-sitter-open = ember (szabad hely)
web-sitter-beginner = robot: kezdő
web-sitter-club = robot: gyakorlott
web-sitter-expert = robot: mester
web-bot = robot
web-option-range = { $low } és { $high } között:
web-clock = Óra
web-clock-none = nincs óra: mindenki annyit gondolkodik, amennyit akar
web-clock-relaxed = kényelmes: döntésenként 45 másodperc, és 5 perc tartalék
web-clock-fast = gyors: döntésenként 12 másodperc, és 1 perc tartalék
web-pace = A versenyek tempója
web-pace-slow = lassú: a robotok ráérnek
web-pace-usual = szokásos
web-pace-quick = gyors: a robotok hamar lecsapnak
web-deck-own = Vagy játssz a saját dobozod lapjaival, fájlból:
web-deck-chosen = A fájl paklijával játszotok.

web-table = Asztal
web-no-table = Ezen a címen nincs asztal. Talán már bezárt, vagy hiányos a link.
web-closed = A házigazda bezárta ezt az asztalt.
web-line-connecting = Egy pillanat…
web-line-lost = Megszakadt a kapcsolat. Az Octavo tovább próbálkozik.
web-notice-restart = A kiszolgáló újraindul. A játszma mindjárt folytatódik.
web-notice-closed = Ez az asztal már nincs meg.
web-notice-removed = A házigazda eltávolított ettől az asztaltól.
web-notice-slow = Túl lassú volt a kapcsolatod. Az Octavo újra próbálkozik.
web-line-held = Ezt az asztalt most nem lehet elmenteni, ezért áll. Semmi sem veszett el, és magától folytatódik.

web-join-who = Az asztalnál: { $names }.
web-join-play = Belépek és leülök
web-join-watch = Belépek és nézem
web-waiting = A játszma előtt
web-waiting-free = { $free ->
    [one] Még egy hely szabad.
   *[other] Még { $free } hely szabad.
}
web-waiting-full = Minden hely foglalt.
web-waiting-host = A játszmát a házigazda indítja.
web-you = (te)
web-host = (házigazda)
web-away = (nincs itt)
web-sit = Leülök ide
web-sit-over = Átülök ide
web-stand = Felállok
web-remove = Eltávolítás
web-remove-ask = { $name }: eltávolítod az asztaltól?
web-remove-means = Ehhez az asztalhoz többé nem térhet vissza.
web-bot-on = Robot ide: { $number }. hely
web-bot-none = nincs robot
web-fill = A szabad helyekre kerül
web-start = Kezdés
web-start-fill = Robotokkal kiegészítve kezdés
web-close = Asztal bezárása
web-close-ask = Bezárod az asztalt?
web-close-means = Utána már senki sem játszhat tovább.
web-invite = Hívd meg a barátaidat
web-invite-link = Akinek megvan ez a link, leülhet vagy nézheti a játékot.
web-invite-open = Az asztal látszik a főoldalon; ez a link is ide vezet.
web-invite-label = Az asztal linkje
web-invite-qr = Az asztal linkje QR-kódként
web-terms = Amit játszotok

web-beside = Az asztal mellett
web-chat = Chat
web-chat-none = Még senki sem írt.
web-chat-watcher = { $name } (csak nézi)
web-chat-say = Mondj valamit
web-chat-send = Küldés
web-react = Gyors üzenetek
web-react-hello = Sziasztok!
web-react-thanks = Köszönöm!
web-react-well-played = Szép volt!
web-react-hurry = Siessünk!
web-react-oops = Hoppá!
web-react-laugh = Haha!
web-react-wow = Azta!
web-react-sad = De kár!
web-mute = Némítás
web-hush = Chat tiltása
web-people = Emberek
web-people-seats = Az asztalnál
web-people-watchers = Nézők: { $count }
web-played-for = (robot játszik)
web-return = Visszaülök
web-replace = Játszom a robot helyett
web-watch = Belenézek a lapjaiba
web-allow = A nézők láthatják a lapjaimat
web-bot-plays = Robot játszik helyetted.
web-stand-ask = Felállsz?
web-stand-means = Robot játszik helyetted, amíg vissza nem ülsz.
web-log = Napló
web-log-all = Minden sor mutatása ({ $count })
web-log-undo = Visszavonták az utolsó lépést.
web-log-undo-by = { $name } visszavonja: „{ $what }”
web-log-undo-agreed = { $name } visszavonja, és mindenki beleegyezett: „{ $what }”
web-log-by-bot = robot lépett
web-log-by-clock = lejárt az idő
web-log-after = { $after } ms után
web-log-later = { $name } { $later } ms-mal később
web-sheet = Pontok
web-sheet-line = Sor
web-sheet-now = most
web-winner = győztes
web-plot = A pontok fordulóról fordulóra. { $scores }
web-undo = Visszavonás
web-undo-asked = { $name } visszavonna egy lépést. Beleegyezel?
web-undo-asked-self = Visszavonást kértél: mindenki másnak bele kell egyeznie.
web-undo-agree = Beleegyezem
web-undo-refuse = Nem
web-undo-withdraw = Mégsem kérem
web-undo-declined = { $name } nem egyezik bele.
web-undo-away = { $name } nincs itt, ezért nem tud beleegyezni.
web-over = A játszma véget ért.
web-tie = { $count ->
    [one] Ugyanennyi az eredménye: { $names }. A sorrendet a szabályok döntik el.
   *[other] Ugyanennyi az eredményük: { $names }. A sorrendet a szabályok döntik el.
}
web-rematch = Még egy játszma
web-rematch-go = A következő játszmához
web-review = A játszma visszanézése

web-review-of = { $game }: a játszma lépésről lépésre
web-replay = Lépésről lépésre, nyílt lapokkal
web-replay-steps = Lépések
web-replay-first = Az elejére
web-replay-round-back = Előző pontozás
web-replay-back = Vissza
web-replay-next = Tovább
web-replay-round = Következő pontozás
web-replay-last = A végére
web-replay-slider = Hely a játszmában
web-replay-start = A lapok kiosztva.
web-replay-at = { $at } / { $last }
web-on = Játszd tovább innen
web-on-how = Ülj le valaki helyére a látható állásban, és nézd meg, mi lett volna belőle. A többiek helyett robotok játszanak.
web-on-seat = A helyed
web-on-against = Ellenfél
web-on-do = Tovább innen
web-export = A játszma mentése
web-export-how = Az egész játszma szövegként: olvasható, elküldhető, és az octavo verify paranccsal ellenőrizhető.
web-export-do = Mentés szövegként
web-fair = Tisztességes volt?
web-fair-how = Az első lap előtt az asztal közzétette a titka ujjlenyomatát; ebből a titokból következik minden osztás. Most már ismert a titok: ez az oldal ellenőrizni tudja, hogy ugyanaz-e, újra ki tudja osztani belőle az összes lapot, és össze tudja hasonlítani.
web-fair-commitment = Ujjlenyomat
web-fair-secret = Titok
web-fair-terms = Amiben megegyeztetek
web-fair-check = Ellenőrzés
web-fair-fits = Egyezik: ez az a titok, amelyhez az osztások kötve voltak.
web-fair-heard = Ez a böngésző a játszma közben ugyanezt az ujjlenyomatot jegyezte fel.
web-fair-dealing = A lapok újraosztása folyik …
web-fair-dealt =
    { $rounds ->
        [one] Ez az oldal újra kiosztotta belőle az egyetlen fordulót, és végigjátszotta az összes lépést:
       *[other] Ez az oldal újra kiosztotta belőle mind a { $rounds } fordulót, és végigjátszotta az összes lépést:
    } minden kiosztott vagy húzott lap, minden döntés és minden pont egyezik. A kézben tartott lapokat és a sorokat, ahogy itt látszanak, { $looks }× hasonlította össze.
web-fair-agreed = Nem egyezik: amiben megegyeztetek, nem ezekhez a szabályokhoz vagy nem ehhez a paklihoz tartozik.
web-fair-course = Nem egyezik: a titokból osztott lapokkal a(z) { $round }. forduló { $step }. lépése nem volt lehetséges, vagy más pontokat adott.
web-fair-cards = Nem egyezik: a(z) { $round }. fordulóban, a(z) { $step }. lépés után ez az oldal más lapokat kap, mint amelyeket a titok oszt.
web-fair-unable = A titoknak ez az ujjlenyomata, de itt nem sikerült újra kiosztani a lapokat. { $why }
web-fair-differs = Nem egyezik: ennek a titoknak nem ez az ujjlenyomata.
web-fair-changed = Nem egyezik: ez a böngésző a játszma közben másik ujjlenyomatot jegyzett fel.
web-fair-more = Ha mindent ezen az oldalon kívül szeretnél ellenőrizni, mentsd el a játszmát szövegként, és futtasd: octavo verify FÁJL

web-import = Mentett játszma megnyitása
web-import-how = A szövegként mentett játszmát lépésről lépésre ellenőrizzük; utána visszanézheted, és tovább is játszhatod.
web-import-file = Fájlból:
web-import-text = Vagy illeszd be ide a szöveget:
web-import-do = Ellenőrzés és megnyitás
web-import-deck-needed = Ezt a játszmát saját dobozból való lapokkal játszották ({ $deck }). Válaszd ki ezeknek a lapoknak a fájlját is.
web-import-deck = A játszma lapjai, fájlból:
web-link = Játék másik eszközön
web-link-how = A személyes linkeddel egy másik eszközön is önmagad lehetsz, minden asztalnál.
web-link-make = Link készítése
web-link-label = A személyes linked
web-link-secret = Ne add ki: aki megnyitja, a te nevedben játszik.
web-personal = { $name } leszel ezen az eszközön?
web-personal-now = Ez { $name } személyes linkje. Itt most { $own } vagy.
web-personal-back = Utána csak a saját személyes linkeddel lehetsz megint { $own }; ha szükséged van rá, előbb készítsd el:
web-personal-foreign = Ha ez nem a saját linked, ne használd: aki küldte, az is { $name } nevében játszik.
web-personal-do = { $name } leszek
web-personal-stay = { $own } maradok
web-rules-search = Keresés a szabályokban
web-rules-found = { $count ->
    [0] Egy szabályban sincs benne.
    [one] Egy szabályban van benne.
   *[other] { $count } szabályban van benne.
}
