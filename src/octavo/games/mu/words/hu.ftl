mu-blurb = Licitálj a saját lapjaiddal, válassz belőlük adut, és vidd el a vállalt háromszögeket.
mu-length = kb. 60 perc

mu-option-goal = A játszmát lezáró pontszám

mu-zone-last = az előző ütésben

mu-phase-auction = Licit: lapokat lehet felfedni.
mu-phase-trump = Adut kell megnevezni.
mu-phase-partner = A főnök partnert választ.
mu-phase-play = Lap kerül az ütésbe.
mu-phase-over = A játszmának vége.

mu-ask-auction = Fedj fel egy lapot, vagy passzolj.
mu-ask-auction-done = Felfedsz még egy lapot, vagy ennyi elég?
mu-ask-trump = Nevezz meg egy adut: egy színt vagy számot a felfedett lapjaidról.
mu-ask-trump-trump-none = Nevezz meg egy adut a felfedett lapjaidról, színt vagy számot, vagy ne nevezz meg adut.
mu-ask-partner = Válassz egy partnert.
mu-ask-play = Játssz ki egy lapot.
mu-ask-play-open = Játssz ki egy lapot; felfedett lapod is lehet.

mu-fact-goal = A játszma { $goal } pontig tart.
mu-fact-dealer = Osztó: { $seat }.
mu-fact-bid = { $seat }: { $bid } lapos licit
mu-fact-chief = Főnök: { $seat }. A csapatának { $target } háromszög kell.
mu-fact-vice = Helyettes: { $seat }.
mu-fact-no-vice = Nincs helyettes.
mu-fact-partner = A főnök partnere: { $seat }.
mu-fact-chief-trump-colour = A főnök aduja: { $colour }
mu-fact-chief-trump-number = A főnök aduja ez a szám: { $number }
mu-fact-chief-trump-none = A főnök nem nevezett meg adut.
mu-fact-vice-trump-colour = A helyettes aduja: { $colour }
mu-fact-vice-trump-number = A helyettes aduja ez a szám: { $number }
mu-fact-tricks = { $seat }: { $tricks } ütés

mu-do-lay = { $card } felfedése
mu-do-pass = passz
mu-do-done = ennyi elég
mu-do-trump-colour = adu: { $colour }
mu-do-trump-number = adu ez a szám: { $number }
mu-do-trump-none = nincs adu
mu-do-partner = partner: { $seatpartner }
mu-do-play = { $card } kijátszása
mu-do-open = { $card } kijátszása az asztalról
mu-did-lay = { $seat } felfedi: { $card }.
mu-did-pass = { $seat } passzol.
mu-did-done = { $seat } nem fed fel többet.
mu-did-trump-colour = { $seat } adut választ: { $colour }.
mu-did-trump-number = { $seat } egy számot választ adunak: { $number }.
mu-did-trump-none = { $seat } nem nevez meg adut.
mu-did-partner = { $seat } partnert választ: { $seatpartner }.
mu-did-play = { $seat } kijátssza: { $card }.
mu-did-open = { $seat } kijátssza az asztalról: { $card }.

mu-why-lay-or-pass = Te jössz a licitben: fedj fel egy lapot, vagy passzolj.
mu-why-lay-or-done = Ebben a körben már fedtél fel lapot: fedj fel még egyet, vagy fejezd be (done).
mu-why-name-trump = Most adut kell megnevezned: egy színt vagy számot a felfedett lapjaidról.
mu-why-vice-must-name = A helyettesnek meg kell neveznie egy adut.
mu-why-trump-of-vice = Ezt az adut a helyettes már megnevezte.
mu-why-trump-not-shown = Nincs olyan felfedett lapod, amelyen ez szerepel.
mu-why-choose-partner = Most partnert kell választanod a többi játékos közül.
mu-why-partner-not-vice = A helyettes nem lehet a partnered.
mu-why-not-on-table = Nincs előtted ilyen lap az asztalon: { $card }.
mu-why-number-is-trump = Ez a lap ({ $card }) most adu, ezért nem tartozik a hívott színhez ({ $colour }). Van más lapod ebből a színből.
mu-why-play-a-card = Most egy lapot kell kijátszanod, a kezedből vagy a felfedett lapjaid közül.

# A szabályok melletti rajzolt példák képaláírásai. Az olvasó Anna szemével néz, ő a „te”.

mu-example-limit = Emil egy lapot fedett fel. Te még egyet sem, de eggyel a legmagasabb licit fölé mehetsz, vagyis két lapig. A zöld 8-as és a zöld 7-es után eléred ezt a határt, és a köröd magától véget ér.
mu-example-eklat = Előtted és Cyril előtt két-két lap van, és mindenki passzolt: Eklat, nincs lejátszás. Cyril fedett fel utoljára, ő laponként 10 pontot veszít; te laponként 5-öt kapsz.
mu-example-naming-trumps = Te vagy a főnök, és Béla, a helyettes, a sárgát nevezte meg. Azt nevezheted meg, ami a felfedett lapjaidon szerepel: zöld, kék, 1, 7 vagy 8. De úgy is dönthetsz, hogy nem nevezel meg adut.
mu-example-trump-number = A 6-os az adu, ezért a piros 6-os nem piros lap. Dora piros 9-est hív, és a piros 2-es az egyetlen pirosod: azt kell tenned.
mu-example-double-trump = A főnök aduja a zöld, a helyettesé a 7-es. A sárga 7-es üti a piros 9-est, a zöld 0 pedig a sárga 7-est. A te zöld 7-esed mindkettő, duplaadu: mindent üt, tiéd az ütés.
mu-example-partner = Te vagy a főnök, négy lappal. Bárki lehet a partnered, csak Cyril nem, mert ő a helyettes. Együtt 33 háromszög kell nektek.
