huzz-blurb = Vykládej sady stejných karet; vyšší sada o stejném počtu karet ti tu tvou ukradne.
huzz-length = asi 20 minut

huzz-option-mode = Varianta
huzz-option-mode-base = základní: kdo nic neukradne, smí si líznout kartu
huzz-option-mode-advanced = pokročilá: kdo nic neukradne, nelíže
huzz-option-mode-master = mistrovská: jako pokročilá, a jedničky kradou třináctky a žolíky
huzz-option-length = Počet kol

huzz-card-x = žolík

huzz-zone-display = vyloženo
huzz-zone-market = trh
huzz-zone-shadow = stínová sada

huzz-phase-play = Vykládá se sada.
huzz-phase-shadow = Krade se ze stínové sady.
huzz-phase-steal = Krade se: zloděj si karty vezme, nebo je odmítne.
huzz-phase-answer = Zloděj karty odmítl: rozhodne o nich jejich majitel.
huzz-phase-draw = Líže se karta.
huzz-phase-over = Partie skončila.

huzz-ask-play = Vylož sadu: jednu nebo více stejných karet.
huzz-ask-shadow = Vyber skupinu, kterou ukradneš ze stínové sady.
huzz-ask-steal = Vezmeš si ukradené karty, nebo je odmítneš?
huzz-ask-answer = Vezmeš si své karty zpět, nebo je odhodíš a lízneš si stejný počet?
huzz-ask-draw = Lízni si tolik karet, kolik ti jich ubylo.
huzz-ask-draw-skip = Smíš si líznout jednu kartu.

huzz-fact-round = Kolo { $round } z { $rounds }
huzz-fact-pile = Balíček: { $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } karet
}
huzz-fact-thief = Zloděj: { $seat }.
huzz-fact-victim = Oběť krádeže: { $seat }.
huzz-fact-due = Zbývá líznout: { $due }

huzz-do-play = vyložit { $set }
huzz-do-mixed = vyložit { $set } { $jokers ->
    [one] s { $jokers } žolíkem
    [few] se { $jokers } žolíky
   *[other] s { $jokers } žolíky
}
huzz-do-jokers = vyložit jen { $jokers ->
    [one] { $jokers } žolíka
    [few] { $jokers } žolíky
   *[other] { $jokers } žolíků
}
huzz-do-take = vzít si ukradené karty
huzz-do-refuse = odmítnout ukradené karty
huzz-do-back = vzít si karty zpět
huzz-do-away = odhodit karty a líznout si stejný počet
huzz-do-skip = nelízat
huzz-do-pile = líznout z balíčku
huzz-do-market = vzít z trhu: { $card }
huzz-do-pair = vzít z trhu: { $card } a { $card_on }
huzz-do-shadow = ukrást ze stínové sady: { $card }
huzz-did-play = { $seat } vykládá { $set }.
huzz-did-mixed = { $seat } vykládá { $set } { $jokers ->
    [one] s { $jokers } žolíkem.
    [few] se { $jokers } žolíky.
   *[other] s { $jokers } žolíky.
}
huzz-did-jokers = { $seat } vykládá jen { $jokers ->
    [one] { $jokers } žolíka.
    [few] { $jokers } žolíky.
   *[other] { $jokers } žolíků.
}
huzz-did-take = { $seat } si bere ukradené karty.
huzz-did-refuse = { $seat } ukradené karty odmítá.
huzz-did-back = { $seat } si bere karty zpět.
huzz-did-away = { $seat } karty odhazuje a líže si stejný počet.
huzz-did-skip = { $seat } nelíže.
huzz-did-pile = { $seat } líže z balíčku.
huzz-did-market = { $seat } bere z trhu: { $card }.
huzz-did-pair = { $seat } bere z trhu: { $card } a { $card_on }.
huzz-did-shadow = { $seat } krade ze stínové sady: { $card }.

huzz-why-play-a-set = Nejdřív vylož sadu: jednu nebo více stejných karet z ruky.
huzz-why-too-few = Takových karet ({ $card }) máš v ruce: { $held }.
huzz-why-take-or-refuse = Kradeš: karty si vezmi (take), nebo je odmítni (refuse).
huzz-why-back-or-away = Zloděj tvé karty odmítl: vezmi si je zpět (back), nebo je odhoď a lízni si stejný počet (away).
huzz-why-pile-empty = Balíček je prázdný: ber z trhu.
huzz-why-must-draw = Někdo ti ukradl karty: musíš si líznout stejný počet.
huzz-why-not-offered = Tohle na trhu neleží.
huzz-why-draw-a-card = Teď se líže karta, z balíčku nebo z trhu.
huzz-why-rob-the-shadow = Tvoje sada krade ze stínové sady: vyber jednu z vhodných skupin.

# Popisky kreslených příkladů vedle pravidel. Čtenář se dívá Anninýma očima, ona je „ty“.

huzz-example-a-set = Smíš vyložit jednu, dvě nebo tři čtyřky a žolík platí jako to, s čím je vyložen. Ze tří čtyřek a žolíka je jedna vrstva o čtyřech kartách.
huzz-example-robbery = Vykládáš tři sedmičky. Béla je v bezpečí: jeho vrstva má dvě karty. Vrchní vrstvy Cyrila a Dory mají po třech kartách a jsou nižší, takže kradeš nejdřív Cyrilovi, pak Doře. Pokaždé rozhodneš, zda karty vezmeš, nebo odmítneš.
huzz-example-refused = Bélovy sedmičky ukradly tvé šestky, ale on o ně nestojí. Teď rozhoduješ ty: vzít si je zpět do ruky, nebo je odhodit a líznout tři karty.
huzz-example-only-the-top = Ukrást lze jen vrchní vrstvu a v jednom tahu se nikomu nekrade dvakrát. Tvoje devítka bere Bélovi pětku; čtyřka pod ní je prozatím v bezpečí.
huzz-example-equal-is-safe = Tvoje třináctka není vyšší než Cyrilova a Béla má navrchu dvě karty: není co krást. Proto si smíš jednu kartu líznout, z balíčku nebo z trhu, anebo nelízat.
huzz-example-last-cards = Tvé poslední dvě karty kolo ihned ukončí a nic nekradou. Karty na stole jsou za bod, karty v ruce bod berou: ty máš 2, Béla 2 − 3 = −1, Cyril 1 − 2 = −1.
huzz-example-shadow-set = V duelu se nejdřív krade ze stínové sady. Tvoje dvanáctka přebíjí každou skupinu o jediné kartě: vyber si trojku, osmičku, nebo desítku.
