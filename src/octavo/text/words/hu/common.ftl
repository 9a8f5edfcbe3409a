colour-r = piros
colour-b = kék
colour-y = sárga
colour-g = zöld
colour-k = fekete
colour-none = nincs

zone-hand = kézben
zone-trick = az ütésben
zone-taken = elvitt lapok
zone-laid = az asztalon
zone-away = félretéve
zone-shown = felfedve
zone-stack = pakli
zone-tasks = feladatok
zone-row = sor
zone-aside = kimaradó lapok

option-start = Ki kezd
option-start-lot = sorsolással
option-deck = Melyik pakli
option-deck-standard = a nyomtatott, amennyire ismert
option-deck-plenty = minden különleges jel egyszer minden színben és szimbólumon
option-deck-own = saját

why-not-in-hand = Nincs ilyen lapod: { $card }.
why-follow = { $colour ->
    [trump] Adut hívtak, és van adud: adut kell tenned.
   *[other] A hívott szín { $colour }, és van ilyen lapod: színre színt kell tenned.
}

refused-unknown-game = Nincs ilyen játék: „{ $game }”. Ezek vannak: { $games }.
refused-player-count = Ezt a játékot ({ $game }) { $low }–{ $high } játékos játszhatja; a megadott létszám: { $given }.
refused-unknown-option = Ennek a játéknak ({ $game }) nincs ilyen beállítása: „{ $option }”. Ezek vannak: { $options }.
refused-option-value = A beállítás ({ $option }) értéke ez lehet: { $values }; „{ $value }” nem.
refused-name-count = { $players } játékoshoz { $players } név kell; a megadott nevek száma: { $given }.
refused-bad-name = Egy név 1–{ $longest } látható betűből, számjegyből vagy képből áll; a szélesek kettőnek számítanak. Válassz ilyen nevet.
refused-name-letter = Ez a jel nem állhat a névben, mert ott nem látszik: { $letter }. Hagyd ki; legjobb, ha a nevet begépeled, nem beilleszted.
refused-name-marks = Egy betűn több jel van, mint bármelyik nyelvben. Hagyj el közülük néhányat.
refused-unknown-action = Ilyen lépés nincs ebben a játékban ({ $game }): „{ $action }”.
refused-no-such-seat = Nincs ilyen hely: { $seat }. Az utolsó: { $last }.
refused-match-over = A játszma véget ért: ez a lépés elkésett ({ $action }).
refused-not-your-turn = Most nem te következel, hanem: { $turn }.
refused-illegal = Ez most nem szabályos: { $action } ({ $game } R{ $rule }); ami lehet: { $expected }.
refused-nothing-to-undo = Nincs mit visszavonni.
refused-match-goes-on = A játszma még nem ért véget.

refused-too-large = A szöveg hosszabb { $limit } karakternél.
refused-not-text = Ez a fájl nem UTF-8 szöveg: { $file }.
refused-no-file = Ez a fájl nem olvasható: { $file }. Ok: { $reason }.
refused-not-a-position = Ez nem állás: az 1. sor ez legyen: „{ $header }”.
refused-no-game-line = { $line }. sor: itt „game KULCS” kell.
refused-field-twice = { $line }. sor: ez már szerepelt: { $field }.
refused-unknown-field = { $line }. sor: nincs ilyen mező: „{ $field }”. Ezek vannak: { $fields }.
refused-bad-index = { $line }. sor: a mező ({ $field }) száma 0 és { $last } közötti lehet, nem „{ $index }”.
refused-bad-value = { $line }. sor: a mező ({ $field }) értéke nem lehet „{ $value }”; lehetséges: { $expected }.
refused-impossible-position = Ez az állás lehetetlen: { $faults }.

refused-not-a-match = Ez nem játszma: az 1. sor ez legyen: „{ $header }”.
refused-truncated = { $line }. sor: ez az utolsó, a szöveg a befejezése („{ $end }”) előtt megszakad.
refused-expected = { $line }. sor: itt „{ $expected }” kell, nem „{ $given }”.
refused-other-version = Ezt a játszmát ({ $game }) a szabályok { $given }. változatával játszották; az itteni változat száma { $version }.
refused-option-lines = A játék ({ $game }) minden beállításának kell egy sor, ebben a sorrendben: { $options }.
refused-bad-entry = { $line }. sor: „{ $given }” nem HELY:LÉPÉS alakú, ahol a hely 0 és { $last } közötti, és nem is „undo”.
refused-opening-terms = A kezdőállás nem teljes, vagy nem a játszma játékosaihoz és beállításaihoz való.
refused-no-secret = A játszma titka nincs benne a szövegben, ezért nem lehet újra leosztani: véget ért már a játszma?
refused-commitment = A titok nem illik ahhoz a pecséthez, amelyet a játszma előtt közzétettek.
refused-in-log = { $line }. sor, { $number }. lépés: { $reason }
refused-unfinished = A szövegben lévő játszma nem ért véget.
refused-other-result = Újrajátszva ez a játszma eredménye: { $played }; a szövegben ez áll: { $written }.

refused-no-gpu = Ezen a gépen nincs GPU: hagyd el a --device cuda kapcsolót.
refused-not-installed = Ehhez további csomagok kellenek: pip install 'octavo[{ $extra }]'
refused-out-of-range = { $name }: { $low } és { $high } közötti lehet, { $given } nem.
refused-option-form = Egy beállítás egyszer adható meg, így: --set BEÁLLÍTÁS=ÉRTÉK; ez nem jó: „{ $given }”.
refused-unknown-skill = Nincs ilyen erősség: „{ $given }”. Ezek vannak: { $skills }.
refused-skill-count = Minden játékosnak adj meg egy erősséget, összesen ennyit: { $players }; a megadottak száma: { $given }.
refused-deck-needed = Ezt a játszmát saját paklival játszották ({ $deck }): add meg a fájlt így: --set deck=FÁJL.
refused-other-deck = A játszma paklija { $deck }, ez viszont { $given }: azt add meg, amellyel játszották.
refused-deck-file = „{ $file }” nem tartozik a játék ({ $game }) paklijai közé (ezek vannak: { $presets }), és nem is olvasható fájl: { $reason }.
refused-only-the-deck = A beolvasott játszmának megvannak a beállításai; csak a pakli adható meg, ez nem: { $option }.
refused-deck-not-json = A pakli { $line }. sora nem JSON: { $reason }.
refused-deck-missing = A pakli { $line }. sora: innen hiányzik ez: „{ $name }”.
refused-deck-not-an-object = A pakli { $line }. sora: ide kapcsos zárójeles objektum kell.
refused-deck-not-a-list = A pakli { $line }. sora: ide szögletes zárójeles lista kell.
refused-deck-not-a-number = A pakli { $line }. sora: ide { $low } és { $high } közötti egész szám kell, nem { $given }.
refused-deck-not-one-of = A pakli { $line }. sora: ide ezek egyike kell: { $values }; nem { $given }.
refused-deck-wrong-count = A pakli { $line }. sora: ide { $expected } elem kell, nem { $given }.
refused-deck-twice = A pakli { $line }. sora: ez itt másodszor szerepel: { $what }.
refused-deck-size = A pakli { $line }. sora: { $given } lapja van; { $low }–{ $high } lappal lehet játszani.
refused-deck-plain = A pakli { $line }. sora: a dzsókerekkel együtt { $given } lapon nincs különleges jel; a gyerekeknek szóló változatokhoz { $low } kell.
refused-deck-millstone = A pakli { $line }. sora: az akadálynak nincs se színe, se szimbóluma, se különleges jele.
refused-deck-joker = A pakli { $line }. sora: a dzsókernek színe van, szimbóluma és különleges jele viszont nincs.
refused-deck-no-colour = A pakli { $line }. sora: ehhez a laphoz szín kell.
refused-deck-pair-of-zero = A pakli { $line }. sora: 0 értékű párlap nem lehet.
refused-deck-no-value = A pakli { $line }. sora: ennek a lapnak nincs értéke, ide null kell.
refused-deck-row = A pakli { $line }. sora: egy sor { $columns } betű ezekből: { $letters }; nem { $given }.
refused-deck-one-way = A pakli { $line }. sora: egyirányú szomszédság: { $from } szomszédja { $to }, de fordítva nem.
refused-deck-no-way = A pakli { $line }. sora: az egyik kerten nem vezet át út a bejáratától a kijáratáig.
refused-deck-odd-size = A pakli { $given } lapos; a nyomtatott { $usual } lapos.
refused-deck-odd-total = { $what }: ebben a pakliban { $given }, a nyomtatottban { $usual }.

verified = Tisztességes és szabályos: { $actions } lépés, { $points }.
simulated = { $game }, { $players } játékos: { $matches } játszma
simulated-speed = { $steps } lépés { $seconds } s alatt: másodpercenként { $speed } (előtte { $warm } s indulás)
simulated-length = játszmánként { $low }–{ $high } lépés; ujjlenyomat: { $digest }
simulated-endings = hogyan ért véget: { $endings }; megosztott győzelem: { $shared }
simulated-sound = Minden lépés után minden rendben volt.
simulated-unchecked = A szabályosságot most semmi sem ellenőrizte.
simulated-fault = Hiba: { $match }. játszma, { $number }. lépés után ({ $seat }:{ $action }): { $broken }. Így nézheted meg újra:
column-seat = hely
column-mean = átlag
column-deviation = szórás
column-low = legkevesebb
column-high = legtöbb
column-wins = győzelem
column-game = játék
column-players = játékosok
column-speed = lépés
column-ratio = az OpenSpiel Heartsa
column-cold = első indulás
column-warm = további indulás
bench-peer-openspiel = Az OpenSpiel Heartsa C++-ban, ugyanezen a magon végigjátszva: { $speed } M lépés/s
bench-peer-rlcard = Az RLCard Unója ugyanezen a magon: { $speed } M lépés/s
bench-speed = mérés: { $what }
bench-start = indítás: { $what }

seat-monster = A szörny
seat-nobody = senki

table-which-game = Melyik játék legyen?
table-which-prompt = Szám vagy név:{" "}
table-which-unknown = „{ $text }” nincs a listán: írj be egy számot 1 és { $last } között, egy nevet, vagy ezt: quit.
table-players = { $low }–{ $high } játékos
table-how-many = Hányan játszotok ({ $low }–{ $high })? (Enter: { $usual }){" "}
table-how-many-unknown = { $low } és { $high } közötti szám kell, nem „{ $text }”.

table-welcome = { $game }: { $names }. A ? bármikor megmutatja, mit írhatsz be.
table-commitment = Pecsét: { $commitment }
table-thinking = { $seat } gondolkodik…
table-hand-over = { $seat } következik. A többiek most ne nézzenek ide!
table-press-enter = Ha készen állsz, nyomj Entert.{" "}
table-your-turn = { $seat }, te következel.
table-your-hand = A lapjaid: { $cards }
table-you = te
table-points = pont
table-points-of = { $seat }: { $points } pont
table-face-down = { $count } lap képpel lefelé
table-plays = { $seat } kijátssza: { $card }.
table-takes-trick = { $seat } viszi az ütést.
table-more-cards = { $seat } kezébe { $count } lap kerül.
table-score = Állás: { $scores }.
table-nothing-yet = Még nem történt semmi.

table-many-choices = { $count } lehetőséged van. Írd be az egyiknek egy részét, például egy lapot, és látod, melyek illenek rá; a list mindet megmutatja.
table-example = Például: { $choice }
table-several = { $count } lehetőség illik rá: írj be többet.
table-allowed = Most ez lehet: { $action }.
table-rule = ({ $game }, R{ $rule })
table-unknown = „{ $text }” nem lehetőség és nem is parancs. A ? megmutatja, mit írhatsz be.
table-near = „{ $text }” nem lehetőség és nem is parancs. Erre gondoltál: { $near }?
table-interrupt = Ha fel akarsz állni, írd be: quit, vagy nyomj még egyszer Ctrl-C-t.
table-yes = igen
table-no = nem
table-undo-ask = Ezt vonnátok vissza: „{ $what }” Mindenki beleegyezik?
table-taken-back = Visszavonva: „{ $what }”

table-help-action = Beírhatod egy lehetőség nevét, vagy a sorszámát, ha a lista számozott.
table-help-part = Egy része is elég, ha más nem illik rá: egy lap, egy név, egy szó eleje.
table-help-why = why NÉV: miért nem szabad valami. Ugyanezt éred el, ha olyan lapot írsz be, amelyet most nem játszhatsz ki.
table-help-hint = hint: mit tenne egy erős játékos
table-help-undo = undo: vissza a legutóbbi döntéshez
table-help-score = score: a pontozólap
table-help-log = log: minden, ami eddig történt
table-help-list = list: minden lehetőség
table-help-save = save FÁJL: a játszma mentése fájlba
table-help-quit = quit: felállsz az asztaltól
table-help-look = Üres sorra újra megjelenik az asztal.

table-race-wait = (Enter: várakozás)
table-race-leave = q: felállsz az asztaltól
table-key-space = szóköz
table-key-enter = Enter
table-key-backspace = visszatörlés
seat-clock = Az óra

table-winners = { $count ->
    [one] { $names } nyert, { $points } ponttal.
   *[other] Megosztott győzelem: { $names }, egyenként { $points } ponttal.
}
table-secret = Titok: { $secret }
table-verify = Minden osztás ellenőrizhető: octavo verify { $file }
table-file = FÁJL
table-end-prompt = Enter: kilépés; vagy score, log, save FÁJL, undo:{" "}
table-saved = A játszma mentve ide: { $file }.
table-saved-open = A fájlban benne van a játszma titka: aki elolvassa, mindenki lapjait kiszámíthatja belőle.
table-not-saved = A játszma nem menthető ide: { $file }. Ok: { $reason }.
table-exists = Már van ilyen fájl: { $file }. Felülírod?
table-left = Felálltál az asztaltól.
table-retold = { $game }: { $names }.

refused-position-terms = Az állásban benne van a játék, a játékosok és a beállítások: hagyd el ezeket: JÁTÉK, --players, --set.

left-out-key = „{ $game }” ({ $package }) kimarad: egy kulcs legfeljebb 24 kisbetű, számjegy és aláhúzás, és betűvel kezdődik.
left-out-taken = „{ $game }” ({ $package }) kimarad: ilyen kulcsú játéka már van az Octavónak.
left-out-import = „{ $game }” ({ $package }) kimarad, mert nem lehet betölteni: { $what }
left-out-names = „{ $game }” ({ $package }) kimarad, mert hiányoznak belőle a szerződés nevei: { $what }
left-out-other-key = „{ $game }” ({ $package }) kimarad: ezt a kulcsot adja meg magának: „{ $what }”.
refused-new-key = „{ $game }” nem lehet új játék kulcsa: válassz legfeljebb 24 kisbetűt, számjegyet és aláhúzást, betűvel kezdve. A kulcs még ne legyen foglalt.
refused-new-exists = { $file } már létezik: válassz másik mappát a --folder kapcsolóval.
refused-warm-which = Add meg a játékok kulcsait, vagy ezt: --all.
new-next = Most: cd { $folder } && pip install -e . && octavo play { $game }
