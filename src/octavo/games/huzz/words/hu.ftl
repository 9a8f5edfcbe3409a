huzz-blurb = Rakj le egyforma lapokból álló készleteket; egy ugyanakkora, de magasabb készlet ellopja a tiédet.
huzz-length = kb. 20 perc

huzz-option-mode = Játékmód
huzz-option-mode-base = alapjáték: aki nem lop, húzhat egyet
huzz-option-mode-advanced = haladó: aki nem lop, nem húz
huzz-option-mode-master = mester: mint a haladó, és az 1-esek ellopják a 13-asokat és a dzsókereket
huzz-option-length = Fordulók

huzz-card-x = dzsóker

huzz-zone-display = a játékos előtt
huzz-zone-market = piac
huzz-zone-shadow = árnyékkészlet

huzz-phase-play = Készletet kell kijátszani.
huzz-phase-shadow = Lopás az árnyékkészletből.
huzz-phase-steal = Lopás: a tolvaj elveszi a lapokat, vagy lemond róluk.
huzz-phase-answer = A tolvajnak nem kellettek a lapok: a gazdájuk dönt róluk.
huzz-phase-draw = Húzás.
huzz-phase-over = A játszmának vége.

huzz-ask-play = Játssz ki egy készletet: egy vagy több egyforma lapot.
huzz-ask-shadow = Válaszd ki, melyik csoportot lopod el az árnyékkészletből.
huzz-ask-steal = Elveszed az ellopott lapokat, vagy lemondasz róluk?
huzz-ask-answer = Visszaveszed a lapjaidat, vagy eldobod őket, és húzol ugyanannyit?
huzz-ask-draw = Húzz annyi lapot, ahányat elvesztettél.
huzz-ask-draw-skip = Húzhatsz egy lapot.

huzz-fact-round = Forduló: { $round }/{ $rounds }
huzz-fact-pile = Húzópakli: { $left } lap
huzz-fact-thief = Tolvaj: { $seat }.
huzz-fact-victim = Akitől lopnak: { $seat }.
huzz-fact-due = Még húzandó: { $due }

huzz-do-play = kijátszás: { $set }
huzz-do-mixed = kijátszás: { $set } és { $jokers } dzsóker
huzz-do-jokers = kijátszás: { $jokers } dzsóker önmagában
huzz-do-take = az ellopott lapok elvétele
huzz-do-refuse = lemondás az ellopott lapokról
huzz-do-back = a lapok visszavétele
huzz-do-away = a lapok eldobása, ugyanannyi húzása
huzz-do-skip = nincs húzás
huzz-do-pile = húzás a húzópakliból
huzz-do-market = húzás a piacról: { $card }
huzz-do-pair = húzás a piacról: { $card } és { $card_on }
huzz-do-shadow = lopás az árnyékkészletből: { $card }
huzz-did-play = { $seat } kijátssza: { $set }.
huzz-did-mixed = { $seat } kijátssza: { $set } és { $jokers } dzsóker.
huzz-did-jokers = { $seat } kijátssza: { $jokers } dzsóker önmagában.
huzz-did-take = { $seat } elveszi az ellopott lapokat.
huzz-did-refuse = { $seat } lemond az ellopott lapokról.
huzz-did-back = { $seat } visszaveszi a lapokat.
huzz-did-away = { $seat } eldobja a lapokat, és ugyanannyit húz.
huzz-did-skip = { $seat } nem húz.
huzz-did-pile = { $seat } a húzópakliból húz.
huzz-did-market = { $seat } a piacról húz: { $card }.
huzz-did-pair = { $seat } a piacról húz: { $card } és { $card_on }.
huzz-did-shadow = { $seat } az árnyékkészletből lop: { $card }.

huzz-why-play-a-set = Előbb játssz ki egy készletet: egy vagy több egyforma lapot a kezedből.
huzz-why-too-few = Ebből a lapból ({ $card }) ennyi van a kezedben: { $held }.
huzz-why-take-or-refuse = Loptál: vedd el a réteget (take), vagy mondj le róla (refuse).
huzz-why-back-or-away = A tőled ellopott lapok nem kellettek a tolvajnak: vedd vissza őket (back), vagy dobd el, és húzz ugyanannyit (away).
huzz-why-pile-empty = A húzópakli üres: a piacról kell húznod.
huzz-why-must-draw = Loptak tőled: ugyanannyi lapot kell húznod.
huzz-why-not-offered = Ez nincs a piacon.
huzz-why-draw-a-card = Most húzni kell, a húzópakliból vagy a piacról.
huzz-why-rob-the-shadow = Ezzel a készlettel az árnyékkészletből lopsz: válassz a megfelelő csoportok közül.

# A szabályok melletti rajzolt példák képaláírásai. Az olvasó Anna szemével néz, ő a „te”.

huzz-example-a-set = Egy, két vagy három 4-est játszhatsz ki, a dzsóker pedig annak számít, amivel együtt kijátszod. A három 4-es és a dzsóker egyetlen, négylapos réteg lesz.
huzz-example-robbery = Kijátszol három 7-est. Béla biztonságban van: az ő rétege két lapból áll. Cyril és Dora legfelső rétege három-három lapból áll, és alacsonyabb, ezért előbb Cyriltől lopsz, aztán Dorától. Mindkétszer te döntesz: elveszed a lapokat, vagy lemondasz róluk.
huzz-example-refused = Béla 7-esei ellopták a 6-osaidat, de neki nem kellenek. Most te döntesz: visszaveszed őket a kezedbe, vagy eldobod őket, és három lapot húzol.
huzz-example-only-the-top = Csak a legfelső réteg lopható, és egy körben senkitől sem lehet kétszer lopni. A 9-esed elviszi Béla 5-ösét; az alatta lévő 4-es egyelőre biztonságban van.
huzz-example-equal-is-safe = A 13-asod nem magasabb Cyrilénél, Béla előtt pedig két lap van felül: nincs mit ellopni. Ezért húzhatsz egy lapot a húzópakliból vagy a piacról, vagy nem húzol.
huzz-example-last-cards = Az utolsó két lapoddal a forduló azonnal véget ér, és nem lopsz velük. Az asztalon lévő lapok egy-egy pontot érnek, a kézben lévők egy-egy pontba kerülnek: neked 2 pontod van, Bélának 2 − 3 = −1, Cyrilnek 1 − 2 = −1.
huzz-example-shadow-set = Párbajban előbb az árnyékkészletből kell lopni. A 12-esed minden egylapos csoportot üt: válaszd a 3-ast, a 8-ast vagy a 10-est.
