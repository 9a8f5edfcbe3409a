# Popisky kreslených příkladů vedle pravidel. Čtenář se dívá Anninýma očima, ona je „ty“.

huzz-example-a-set = Smíš vyložit jednu, dvě nebo tři čtyřky a žolík platí jako to, s čím je vyložen. Ze tří čtyřek a žolíka je jedna vrstva o čtyřech kartách.
huzz-example-robbery = Vykládáš tři sedmičky. Béla je v bezpečí: jeho vrstva má dvě karty. Vrchní vrstvy Cyrila a Dory mají po třech kartách a jsou nižší, takže kradeš nejdřív Cyrilovi, pak Doře. Pokaždé rozhodneš, zda karty vezmeš, nebo odmítneš.
huzz-example-refused = Bélovy sedmičky ukradly tvé šestky, ale on o ně nestojí. Teď rozhoduješ ty: vzít si je zpět do ruky, nebo je odhodit a líznout tři karty.
huzz-example-only-the-top = Ukrást lze jen vrchní vrstvu a v jednom tahu se nikomu nekrade dvakrát. Tvoje devítka bere Bélovi pětku; čtyřka pod ní je prozatím v bezpečí.
huzz-example-equal-is-safe = Tvoje třináctka není vyšší než Cyrilova a Béla má navrchu dvě karty: není co krást. Proto si smíš jednu kartu líznout, z balíčku nebo z trhu, anebo nelízat.
huzz-example-last-cards = Tvé poslední dvě karty kolo ihned ukončí a nic nekradou. Karty na stole jsou za bod, karty v ruce bod berou: ty máš 2, Béla 2 − 3 = −1, Cyril 1 − 2 = −1.
huzz-example-shadow-set = V duelu se nejdřív krade ze stínové sady. Tvoje dvanáctka přebíjí každou skupinu o jediné kartě: vyber si trojku, osmičku, nebo desítku.

mu-example-limit = Emil má vyloženou jednu kartu. Ty zatím žádnou a smíš jít o jednu nad nejvyšší nabídku, tedy až na dvě karty. Po zelené 8 a zelené 7 jsi na této hranici a tvůj tah sám končí.
mu-example-eklat = Ty i Cyril máte po dvou kartách a všichni pasovali: Eklat, nehraje se. Cyril vyložil jako poslední a ztrácí 10 za každou kartu; ty dostáváš 5 za každou svou.
mu-example-naming-trumps = Šéfem jsi ty a Béla, zástupce, zvolil žlutou. Smíš zvolit to, co je na tvých vyložených kartách: zelenou, modrou, 1, 7 nebo 8. Anebo nezvolíš žádný trumf.
mu-example-trump-number = Trumfem je 6, takže červená 6 není červená karta. Dora vynáší červenou 9 a tvoje jediná červená je červená 2: musíš ji zahrát.
mu-example-double-trump = Šéfův trumf je zelená, zástupcův 7. Žlutá 7 přebíjí červenou 9 a zelená 0 žlutou 7. Tvoje zelená 7 je obojí, dvojitý trumf: přebíjí všechno a zdvih je tvůj.
mu-example-partner = Jsi šéf se čtyřmi kartami. Partnerem může být kdokoli, jen ne Cyril, zástupce. Dohromady potřebujete 33 trojúhelníků.

njet-example-settled-row = Jedno pole každé řady musí zůstat volné. Karty pryč a supertrumfy jsou tu už dané; zakazovat smíš jen v řadě, kde jsou volná aspoň dvě pole. Zakazuješ žlutou jako trumf.
njet-example-reading-the-board = Všechny kameny leží a v tomto kole platí, co zbylo: vynášíš ty, žádné karty nejdou pryč, trumfem je černá, modré nuly jsou supertrumfy a zdvih platí 2.
njet-example-supertrump-is-no-blue = Vynesena je modrá. Modré nuly jsou teď supertrumfy, ne modré karty, takže smíš zahrát jen modrou 3.
njet-example-captured-nought = Béla a Cyril jsou tvoji spoluhráči, trumfem je černá. Tvoje černá 7 bere zdvih a ukořistí Emilovu černou nulu. Cyrilova žlutá nula je od spoluhráče, a proto kořistí není.
njet-example-first-of-equals = Cyril zahrál červenou 7 a ty musíš přiznat stejnou kartou. Ze stejných karet vyhrává ta, která byla zahrána dřív: zdvih je Cyrilův.
njet-example-scoring = Zdvih i ukořistěná nula platí 2. Ty, Dora a Emil máte dohromady 7 zdvihů a tři nuly: 20 pro každého z vás. Béla má 3 zdvihy, to je 6; Cyrilovy 2 zdvihy a nula platí kvůli příšeře dvakrát, to je 12. Oba dostanou 18.

was_sticht-example-a-row = Vybíráš si modrou 7 a o trumfech nic nevíš. Když je řada prázdná, posoudí se jako zdvih a dozvíš se jen vítěze: Cyril s červenou 2. Trumfem je červená a 2, ale to ví jen Dora, protože je začínající hráčkou.
was_sticht-example-equal-numbers = Trumfem je červená a 5. Karty trumfového čísla přebíjejí trumfovou barvu a kromě červené 5 jsou si rovny: vyhrává tedy Cyrilova modrá 5, která přišla před Dořinou zelenou 5. Tvoje červená 9 nepomůže.
was_sticht-example-number-does-not-follow = Vynesena je žlutá 8. Žlutá 5 má trumfové číslo, je to tedy trumf, a ne žlutá karta. Žlutou ale máš: musíš zahrát žlutou 3.
was_sticht-example-trump-led = Vynesena je červená 9, trumf. Tvůj jediný trumf je žlutá 5, protože 5 je trumfové číslo: musíš ji zahrát.
was_sticht-example-grey = Trumfová barva není, jen trumfové číslo: čtyři pětky, všechny stejně silné. Žlutá 5 přišla před červenou 5, zdvih tedy bere Cyril.
was_sticht-example-choosing-a-task = Tajně si zvolíš jeden ze svých úkolů; v tomto kole platí jen ten. Cyril je začínající hráč a nevolí žádný.
was_sticht-example-start-player = Jsi začínající hráč a bereš poslední zdvih, máš tedy tři. Doře nevyšlo „přesně 3 zdvihy“ a tobě by to vyšlo. Proto smíš odhodit jeden ze svých úkolů.

meinz-example-colour-or-number = Vynesena je červená 5. Červené karty máš, takže hraješ některou z nich, nebo jakoukoli jinou pětku. Zelená 9 není ani jedno.
meinz-example-lowest-takes = Nikdo si zdvih nepřivlastnil, bere ho tedy nejnižší číslo jakékoli barvy: Cyril se zelenou 2.
meinz-example-claim = Vynášíš ty a odpovídáš už potřetí. Přivlastňuješ si zdvih: je tvůj, i když Dora teď přidá žlutou 1, nejnižší kartu.
meinz-example-swap = Zdvih je tvůj. Smíš vyměnit jednu kartu: dáváš do něj modrou 9 a bereš si žlutou 1. Zdvih má teď součet 29 místo 21 a obě karty všichni viděli.
meinz-example-two-tricks-are-enough = Dva zdvihy už máš, tvoje modrá 1 se tedy přeskočí. Modrá 3 a zelená 3 jsou stejné a modrá 3 přišla dřív: zdvih bere Béla.
meinz-example-scoring = Každý sečte osm karet. Dora má nejvyšší součet, 51, a dostane 3 body; Béla je s 38 druhý a dostane 1. Cyrilových 37 nedá nic. Tvůj součet je nejnižší, 31: 2 body.

ciao-example-what-fits = Navrchu leží zelený kámen. Sedí stejný symbol v silnější barvě, symbol, který ho přebíjí, a každý žolík: žlutý kámen, zelený papír, žolík. Mlýnský kámen nesedí nikdy.
ciao-example-joker = Cyrilův žlutý žolík platí jako papír. Sedí červený papír v silnější barvě a nůžky v kterékoli barvě. Zelený a žlutý papír a kámen nesedí.
ciao-example-plus-three = Čekají na tebe tři karty. Smíš si je líznout, nebo odpovědět kartou +3 či žolíkem, ničím jiným. Po tvé +3 jich na dalšího hráče čeká šest.
ciao-example-again-as-last-card = Tvoje poslední karta byla „znovu, nebo obrátit“. Obrátit směr by znamenalo vyhrát kolo. Kdo chce hrát ještě jednou, musí si líznout kartu a smí ji zahrát, pokud sedí.
ciao-example-giving-away = Mlýnský kámen zahrát nelze, ale darovat ano. Zahraješ kartu „dát“, mlýnský kámen dostane Béla a poděkuje. V ruce nemáš nic a kolo je tvoje.
ciao-example-race = Béla zahrál kartu rychlosti. Všichni ostatní smějí najednou zahrát kartu, která sedí, a platí ta první: červený kámen a zelený papír sedí, žluté nůžky ne. Závod můžeš i vzdát.
ciao-example-penalties = Béla hraje svou poslední kartu. Co ti zbylo v ruce, stojí 10 za zelenou, 30 za červenou, 50 za žolíka a 50 za mlýnský kámen: 140.

kreuz_quer-example-first-step = Karty se používají v pořadí, v jakém byly nasbírány. První je písek: v první řadě první zahrady ho má jen pole 2.
kreuz_quer-example-neighbours = Figurka stojí na poli 6 a karta je louka. Sousední louky jsou pole 5 po straně a pole 9 vpředu: vybereš si, ale jít musíš.
kreuz_quer-example-next-garden = Ze zahrady do zahrady se chodí jen rovně: z posledního pole zahrady 1 na pole 3 zahrady 2. Písek je i na poli 17 vedle figurky.
kreuz_quer-example-goal = Cílem je voda a vstupuje se do něj z kteréhokoli pole poslední řady. Písek, který zbyl, propadá.
kreuz_quer-example-one-card-at-a-time = Držíš bláto. Než vezmeš další kartu, buď si ho necháš, nebo ho vrátíš lícem nahoru, kde si ho může vzít kdokoli. „Stop“ lze zavolat kdykoli.
kreuz_quer-example-early-stop = Voláš Stop, když leží lícem dolů tři karty, a do cíle nedojdeš: tvá trať se prodlouží o jednu zahradu.

take_it-example-taking-the-row = Kdo se ozve první, bere celou řadu, dobré i špatné. Je to jedno ze tvých tří braní a od této chvíle otáčíš karty ty.
take_it-example-pairs = Dvě stejné párové karty platí jednou: 6 za dvě šestky, −2 za dvě −2. Samotná desítka neplatí nic, přímá čtyřka platí sama za sebe: 8 bodů.
take_it-example-joker-completes = Každý žolík doplní jednu samotnou párovou kartu, nejdřív tu nejvyšší: 8 + 3 = 11. Záporné zůstanou samotné a neplatí nic.
take_it-example-joker-is-not-needed = Dvě šestky už jsou pár a nerozdělují se: 6 bodů. Dva žolíci, kteří nemají co doplnit, neplatí nic.
take_it-example-black-cards = Nejvíc černých karet: 10 bodů. Ty i Béla máte po třech, takže je dostanete oba: 11 a 14 bodů. Cyril má 9.
take_it-example-dealer-to-the-end = Bereš řadu potřetí a nikdo před tebou ještě svá braní nevyčerpal: rozdáváš až do konce, i když další řadu vezme Dora.
take_it-example-the-rest = Vyčerpáš své poslední braní a teď je má už jen Béla. Partie končí a on dostane pět karet z balíčku.
