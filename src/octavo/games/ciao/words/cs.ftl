ciao-blurb = Kámen, nůžky, papír s kartami v ruce: přebij vrchní kartu a zbav se všech jako první.
ciao-length = asi 15 minut

ciao-option-variant = Varianta
ciao-option-variant-full = celá hra
ciao-option-variant-symbols = první krok: jen symboly
ciao-option-variant-specials = druhý krok: zvláštní karty, ale bez barev
ciao-option-variant-colours = třetí krok: i barvy, ale bez mlýnských kamenů
ciao-option-table = Pravidla u stolu
ciao-option-table-off = chybnou kartu nelze zahrát
ciao-option-table-on = chybnou kartu lze zahrát, ale stojí to tři karty
ciao-option-thanks = Poděkování
ciao-option-thanks-off = děkovat se nemusí
ciao-option-thanks-on = kdo dostane kartu, poděkuje, nebo si lízne tři
ciao-option-answers = Odpovědi na +3
ciao-option-answers-any = kterákoli jiná +3
ciao-option-answers-stronger = jen +3, která ji přebije
ciao-option-length = Počet kol

ciao-zone-top = navrchu
ciao-zone-known = známé karty

ciao-phase-turn = Hraje se karta, nebo se líže.
ciao-phase-drawn = Líznutou kartu lze zahrát.
ciao-phase-name = K žolíkovi se hlásí symbol.
ciao-phase-again = Ještě jednou, nebo obrátit směr?
ciao-phase-give = Jedna karta se dává jinému hráči.
ciao-phase-swap = Dva hráči si vymění karty.
ciao-phase-race = Závod: platí první karta, která sedí!
ciao-phase-thanks = Za kartu se děkuje.
ciao-phase-over = Partie skončila.

ciao-ask-turn = Zahraj kartu, nebo si lízni.
ciao-ask-turn-pending = Odpověz kartou +3 nebo žolíkem, anebo si lízni { $cards ->
    [few] { $cards } karty
   *[other] { $cards } karet
}.
ciao-ask-drawn = Zahraješ líznutou kartu, nebo si ji necháš?
ciao-ask-name = Ohlas symbol ke svému žolíkovi.
ciao-ask-again = Zahraješ ještě jednou, nebo obrátíš směr?
ciao-ask-give = Dej někomu kartu: vyber kterou a komu.
ciao-ask-swap = Vyber si, s kým si vyměníš karty.
ciao-ask-race = Zahraj kartu, která sedí, nebo závod vzdej.
ciao-ask-thanks = Dostáváš kartu: poděkuj.

ciao-fact-round = Kolo { $round } z { $rounds }
ciao-fact-left = Hraje se po směru hodinových ručiček
ciao-fact-right = Hraje se proti směru hodinových ručiček
ciao-fact-pile = V balíčku: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
ciao-fact-joker = Žolík platí jako: { $card }
ciao-fact-pending = K líznutí: { $cards }
ciao-fact-racer = Ještě závodí: { $seat }.
ciao-fact-receiver = Kartu dostává: { $seat }.

ciao-do-play = zahrát: { $card }
ciao-do-draw = líznout
ciao-do-keep = nechat si kartu
ciao-do-name-r = ohlásit kámen
ciao-do-name-p = ohlásit papír
ciao-do-name-s = ohlásit nůžky
ciao-do-again = hrát ještě jednou
ciao-do-reverse = obrátit směr
ciao-do-give = dát kartu: { $card }, dostane { $seat_other }
ciao-do-swap = vyměnit si karty: { $seat_other }
ciao-do-pass = vzdát závod
ciao-do-thanks = poděkovat
ciao-do-time = čas vypršel
ciao-did-play = { $seat } hraje: { $card }.
ciao-did-draw = { $seat } líže z balíčku.
ciao-did-keep = { $seat } si kartu nechává.
ciao-did-name-r = { $seat } hlásí: „Kámen!“
ciao-did-name-p = { $seat } hlásí: „Papír!“
ciao-did-name-s = { $seat } hlásí: „Nůžky!“
ciao-did-again = { $seat } hraje ještě jednou.
ciao-did-reverse = { $seat } obrací směr.
ciao-did-give = { $seat } dává kartu, dostává ji { $seat_other }.
ciao-did-swap = { $seat } a { $seat_other } si vyměňují karty.
ciao-did-pass = { $seat } vzdává závod.
ciao-did-thanks = { $seat } děkuje.
ciao-did-time = Čas vypršel.

ciao-why-play-or-draw = Jsi na tahu: zahraj kartu, nebo si lízni.
ciao-why-play-or-pass = Závodí se: zahraj kartu, která sedí, nebo závod vzdej (pass).
ciao-why-millstone = Mlýnský kámen zahrát nelze. Dej ho někomu, nebo si vyměň karty.
ciao-why-answer-or-draw = Čeká na tebe tolik karet: { $cards }. Odpověz kartou +3 nebo žolíkem, anebo si je lízni.
ciao-why-does-not-fit = Tím se vrchní karta nepřebije ({ $card } na { $card_top }): chce to silnější symbol, silnější barvu, nebo žolíka.
ciao-why-no-stronger-symbol = Tím se vrchní karta nepřebije ({ $card } na { $card_top }): chce to silnější symbol, nebo žolíka.
ciao-why-play-drawn-or-keep = Líznutá karta je { $card }: zahraj ji, nebo si ji nech (keep).
ciao-why-name-a-symbol = Ohlas, jako co platí tvůj žolík: kámen (name.r), papír (name.p), nebo nůžky (name.s).
ciao-why-again-or-reverse = Vyber si: ještě jednou (again), nebo obrátit směr (reverse).
ciao-why-give-a-card = Dej některou kartu z ruky jinému hráči.
ciao-why-swap-hands = Vyber si, s kým si vyměníš karty.
ciao-why-say-thanks = Dostáváš kartu: poděkuj (thanks).

ciao-card-gr = zelený kámen
ciao-card-gr-again = zelený kámen (znovu)
ciao-card-gr-fast = zelený kámen (rychlost)
ciao-card-gr-plus3 = zelený kámen +3
ciao-card-gr-give = zelený kámen (dát)
ciao-card-gr-swap = zelený kámen (výměna)
ciao-card-gp = zelený papír
ciao-card-gp-again = zelený papír (znovu)
ciao-card-gp-fast = zelený papír (rychlost)
ciao-card-gp-plus3 = zelený papír +3
ciao-card-gp-give = zelený papír (dát)
ciao-card-gp-swap = zelený papír (výměna)
ciao-card-gs = zelené nůžky
ciao-card-gs-again = zelené nůžky (znovu)
ciao-card-gs-fast = zelené nůžky (rychlost)
ciao-card-gs-plus3 = zelené nůžky +3
ciao-card-gs-give = zelené nůžky (dát)
ciao-card-gs-swap = zelené nůžky (výměna)
ciao-card-yr = žlutý kámen
ciao-card-yr-again = žlutý kámen (znovu)
ciao-card-yr-fast = žlutý kámen (rychlost)
ciao-card-yr-plus3 = žlutý kámen +3
ciao-card-yr-give = žlutý kámen (dát)
ciao-card-yr-swap = žlutý kámen (výměna)
ciao-card-yp = žlutý papír
ciao-card-yp-again = žlutý papír (znovu)
ciao-card-yp-fast = žlutý papír (rychlost)
ciao-card-yp-plus3 = žlutý papír +3
ciao-card-yp-give = žlutý papír (dát)
ciao-card-yp-swap = žlutý papír (výměna)
ciao-card-ys = žluté nůžky
ciao-card-ys-again = žluté nůžky (znovu)
ciao-card-ys-fast = žluté nůžky (rychlost)
ciao-card-ys-plus3 = žluté nůžky +3
ciao-card-ys-give = žluté nůžky (dát)
ciao-card-ys-swap = žluté nůžky (výměna)
ciao-card-rr = červený kámen
ciao-card-rr-again = červený kámen (znovu)
ciao-card-rr-fast = červený kámen (rychlost)
ciao-card-rr-plus3 = červený kámen +3
ciao-card-rr-give = červený kámen (dát)
ciao-card-rr-swap = červený kámen (výměna)
ciao-card-rp = červený papír
ciao-card-rp-again = červený papír (znovu)
ciao-card-rp-fast = červený papír (rychlost)
ciao-card-rp-plus3 = červený papír +3
ciao-card-rp-give = červený papír (dát)
ciao-card-rp-swap = červený papír (výměna)
ciao-card-rs = červené nůžky
ciao-card-rs-again = červené nůžky (znovu)
ciao-card-rs-fast = červené nůžky (rychlost)
ciao-card-rs-plus3 = červené nůžky +3
ciao-card-rs-give = červené nůžky (dát)
ciao-card-rs-swap = červené nůžky (výměna)
ciao-card-gx = zelený žolík
ciao-card-yx = žlutý žolík
ciao-card-rx = červený žolík
ciao-card-m = mlýnský kámen

# Popisky kreslených příkladů vedle pravidel. Čtenář se dívá Anninýma očima, ona je „ty“.

ciao-example-what-fits = Navrchu leží zelený kámen. Sedí stejný symbol v silnější barvě, symbol, který ho přebíjí, a každý žolík: žlutý kámen, zelený papír, žolík. Mlýnský kámen nesedí nikdy.
ciao-example-joker = Cyrilův žlutý žolík platí jako papír. Sedí červený papír v silnější barvě a nůžky v kterékoli barvě. Zelený a žlutý papír a kámen nesedí.
ciao-example-plus-three = Čekají na tebe tři karty. Smíš si je líznout, nebo odpovědět kartou +3 či žolíkem, ničím jiným. Po tvé +3 jich na dalšího hráče čeká šest.
ciao-example-again-as-last-card = Tvoje poslední karta byla „znovu, nebo obrátit“. Obrátit směr by znamenalo vyhrát kolo. Kdo chce hrát ještě jednou, musí si líznout kartu a smí ji zahrát, pokud sedí.
ciao-example-giving-away = Mlýnský kámen zahrát nelze, ale darovat ano. Zahraješ kartu „dát“, mlýnský kámen dostane Béla a poděkuje. V ruce nemáš nic a kolo je tvoje.
ciao-example-race = Béla zahrál kartu rychlosti. Všichni ostatní smějí najednou zahrát kartu, která sedí, a platí ta první: červený kámen a zelený papír sedí, žluté nůžky ne. Závod můžeš i vzdát.
ciao-example-penalties = Béla hraje svou poslední kartu. Co ti zbylo v ruce, stojí 10 za zelenou, 30 za červenou, 50 za žolíka a 50 za mlýnský kámen: 140.
