refused-removed = A házigazda eltávolított ettől az asztaltól.
refused-table-closed = Ez az asztal bezárt.
refused-host-only = Ezt csak a házigazda ({ $host }) teheti meg.
refused-not-seated = Nem ülsz ennél az asztalnál: foglalj el egy szabad helyet, vagy nézd a játékot.
refused-not-in-play = Ennél az asztalnál most nem folyik játszma.
refused-bot-plays = Most egy robot játszik helyetted: előbb ülj vissza a helyedre.
refused-stale = Közben megváltozott a helyzet: nézd meg újra, és úgy válassz.
refused-too-late = Valaki { $ms } ezredmásodperccel gyorsabb volt.
refused-allowed = Semmi sem tiltja: ezt most megteheted.
refused-seated-already = Már ülsz ennél az asztalnál.
refused-seat-taken = Az a hely foglalt: válassz másikat.
refused-seat-count = A helyek listája { $given } elemű, a játékosok száma viszont { $players }.
refused-one-seat = Te magad csak egy helyet foglalhatsz el.
refused-not-allowed-to-look = Ez a játékos nem engedi, hogy belenézzenek a lapjaiba.
refused-begun-already = A játszma már elkezdődött.
refused-host-stays = Te vagy a házigazda: zárd be az asztalt, vagy játsszon helyetted egy robot.
refused-opener-stays = Aki az asztalt nyitotta, azt nem lehet sem eltávolítani, sem elnémítani.
refused-nobody-there = Ő nincs ennél az asztalnál.
refused-seats-free = { $free ->
    [one] Még egy hely
   *[other] Még { $free } hely
} szabad: várj valakire, vagy ültess oda robotokat.
refused-nothing-asked = Már nincs mire válaszolni.
refused-hushed = A házigazda letiltotta neked a chatet.
refused-nothing-said = Üres az üzenet: előbb írj valamit.
refused-talk-pause = Ez egyszerre sok volt: várj egy kicsit, mielőtt folytatod.
refused-order-pause = Ez sok változtatás volt egyszerre: várj egy kicsit a következő előtt.
refused-undo-pause = Ezt már többször kérted: várj egy kicsit, mielőtt újra kéred.
refused-undo-away = { $name } nincs itt, ezért nem tud beleegyezni. Várd meg { $name } visszatérését. Ha { $name } végleg elment, a házigazda felszabadíthatja a helyét.
refused-table-worn = Ennél az asztalnál több minden történt, mint amennyi egy játszmához kell: játsszátok végig, vagy nyiss új asztalt.
refused-has-looked = Már láttad egy játékos lapjait: a következő játszmában ülhetsz le újra.
refused-hint-strangers = Nyitott asztalnál, ahol más emberek is játszanak, nincs tipp.
refused-hint-no-turn = Most nincs miről döntened.
refused-hint-too-soon = Egyszerre csak egy tipp: kérj újat egy kicsit később.
refused-hint-not-ready = Ehhez a játékhoz még nem készültek el a tippek: próbáld újra egy-két perc múlva.
refused-review-runs = Épp egy másik játszmát elemzünk neked: várd meg, amíg elkészül.
