meinz-blurb = Získej své dva zdvihy, ať je jejich součet ze všech nejvyšší, nebo nejnižší.
meinz-length = asi 30 minut

meinz-option-monster = Body příšery
meinz-option-monster-counts = ve třech se její karty počítají, plus 12
meinz-option-monster-highest = ve třech je vždy první

meinz-phase-away = Každý odloží jednu kartu.
meinz-phase-play = Do zdvihu se hraje karta.
meinz-phase-claim = Zdvih si lze přivlastnit.
meinz-phase-swap = Vítěz smí vyměnit kartu.
meinz-phase-over = Partie skončila.

meinz-ask-away = Odlož jednu kartu z ruky.
meinz-ask-play = Zahraj kartu.
meinz-ask-claim = Přivlastníš si zdvih, nebo ho necháš být?
meinz-ask-swap = Vyměň kartu z ruky za kartu ze zdvihu, nebo nic neměň.

meinz-fact-round = Kolo { $round } z { $rounds }
meinz-fact-starter = Začínající hráč: { $seat }.
meinz-fact-claimed = Tento zdvih si přivlastňuje { $seat }.
meinz-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } zdvih
    [few] { $tricks } zdvihy
   *[other] { $tricks } zdvihů
}

meinz-do-away = odložit: { $card }
meinz-do-play = zahrát: { $card }
meinz-do-claim = přivlastnit si zdvih
meinz-do-leave = nechat zdvih být
meinz-do-keep = nic neměnit
meinz-do-swap = dát: { $given }, vzít: { $taken }
meinz-did-away = { $seat } odkládá kartu.
meinz-did-play = { $seat } hraje: { $card }.
meinz-did-claim = { $seat } si přivlastňuje zdvih.
meinz-did-leave = { $seat } nechává zdvih být.
meinz-did-keep = { $seat } nic nemění.
meinz-did-swap = { $seat } dává: { $given }, bere: { $taken }.

meinz-why-put-one-away = Nejdřív odlož jednu kartu z ruky.
meinz-why-answer-claim = Rozhoduješ o zdvihu: přivlastni si ho (claim), nebo ho nech být (leave).
meinz-why-follow-colour-or-number = Vynesená karta: { $led }. Její barvu máš: hraj tuto barvu, nebo stejné číslo.
meinz-why-play-a-card = Teď se hraje karta z ruky.
meinz-why-swap-or-keep = Zdvih je tvůj: vyměň kartu z ruky za kartu ze zdvihu, nebo nic neměň (keep).

# Popisky kreslených příkladů vedle pravidel. Čtenář se dívá Anninýma očima, ona je „ty“.

meinz-example-colour-or-number = Vynesena je červená 5. Červené karty máš, takže hraješ některou z nich, nebo jakoukoli jinou pětku. Zelená 9 není ani jedno.
meinz-example-lowest-takes = Nikdo si zdvih nepřivlastnil, bere ho tedy nejnižší číslo jakékoli barvy: Cyril se zelenou 2.
meinz-example-claim = Vynášíš ty a odpovídáš už potřetí. Přivlastňuješ si zdvih: je tvůj, i když Dora teď přidá žlutou 1, nejnižší kartu.
meinz-example-swap = Zdvih je tvůj. Smíš vyměnit jednu kartu: dáváš do něj modrou 9 a bereš si žlutou 1. Zdvih má teď součet 29 místo 21 a obě karty všichni viděli.
meinz-example-two-tricks-are-enough = Dva zdvihy už máš, tvoje modrá 1 se tedy přeskočí. Modrá 3 a zelená 3 jsou stejné a modrá 3 přišla dřív: zdvih bere Béla.
meinz-example-scoring = Každý sečte osm karet. Dora má nejvyšší součet, 51, a dostane 3 body; Béla je s 38 druhý a dostane 1. Cyrilových 37 nedá nic. Tvůj součet je nejnižší, 31: 2 body.
