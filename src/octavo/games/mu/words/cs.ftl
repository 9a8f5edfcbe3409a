mu-blurb = Draž vlastními kartami, zvol podle nich trumfy a získej slíbené trojúhelníky.
mu-length = asi 60 minut

mu-option-goal = Do kolika bodů se hraje

mu-zone-last = v předchozím zdvihu

mu-phase-auction = Dražba: karty se vykládají lícem nahoru.
mu-phase-trump = Volí se trumf.
mu-phase-partner = Šéf si vybírá partnera.
mu-phase-play = Do zdvihu se hraje karta.
mu-phase-over = Partie skončila.

mu-ask-auction = Vylož kartu, nebo pasuj.
mu-ask-auction-done = Vyložíš další kartu, nebo už ne?
mu-ask-trump = Zvol trumf: barvu nebo číslo ze svých vyložených karet.
mu-ask-trump-trump-none = Zvol trumf ze svých vyložených karet, barvu nebo číslo, anebo žádný.
mu-ask-partner = Vyber si partnera.
mu-ask-play = Zahraj kartu.
mu-ask-play-open = Zahraj kartu; může být i z tvých vyložených.

mu-fact-goal = Hraje se do { $goal } bodů.
mu-fact-dealer = Rozdávající: { $seat }.
mu-fact-bid = { $seat }: nabídka { $bid ->
    [one] { $bid } karta
    [few] { $bid } karty
   *[other] { $bid } karet
}
mu-fact-chief = Šéf: { $seat }. Tým potřebuje { $target } trojúhelníků.
mu-fact-vice = Zástupce: { $seat }.
mu-fact-no-vice = Zástupce není.
mu-fact-partner = Šéfův partner: { $seat }.
mu-fact-chief-trump-colour = Šéfův trumf: { $colour }
mu-fact-chief-trump-number = Šéfův trumf: číslo { $number }
mu-fact-chief-trump-none = Šéf žádný trumf nezvolil.
mu-fact-vice-trump-colour = Zástupcův trumf: { $colour }
mu-fact-vice-trump-number = Zástupcův trumf: číslo { $number }
mu-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } zdvih
    [few] { $tricks } zdvihy
   *[other] { $tricks } zdvihů
}

mu-do-lay = vyložit: { $card }
mu-do-pass = pasovat
mu-do-done = dál nevykládat
mu-do-trump-colour = trumf: { $colour }
mu-do-trump-number = trumf: číslo { $number }
mu-do-trump-none = žádný trumf
mu-do-partner = partner: { $seatpartner }
mu-do-play = zahrát: { $card }
mu-do-open = zahrát ze stolu: { $card }
mu-did-lay = { $seat } vykládá: { $card }.
mu-did-pass = { $seat } pasuje.
mu-did-done = { $seat } dál nevykládá.
mu-did-trump-colour = { $seat } volí trumf: { $colour }.
mu-did-trump-number = { $seat } volí trumf: číslo { $number }.
mu-did-trump-none = { $seat } nevolí žádný trumf.
mu-did-partner = { $seat } si vybírá partnera: { $seatpartner }.
mu-did-play = { $seat } hraje: { $card }.
mu-did-open = { $seat } hraje ze stolu: { $card }.

mu-why-lay-or-pass = V dražbě jsi na tahu: vylož kartu, nebo pasuj.
mu-why-lay-or-done = V tomto tahu už máš kartu vyloženou: vylož další, nebo tah ukonči (done).
mu-why-name-trump = Teď zvol trumf: barvu nebo číslo ze svých vyložených karet.
mu-why-vice-must-name = Zástupce musí trumf zvolit.
mu-why-trump-of-vice = Tento trumf už zvolil zástupce.
mu-why-trump-not-shown = Na žádné z tvých vyložených karet tento trumf není.
mu-why-choose-partner = Teď si vyber za partnera jiného hráče.
mu-why-partner-not-vice = Zástupce nemůže být tvým partnerem.
mu-why-not-on-table = Před tebou na stole neleží { $card }.
mu-why-number-is-trump = Karta { $card } je teď trumf a k vynesené barvě ({ $colour }) nepatří. Máš jinou kartu této barvy.
mu-why-play-a-card = Teď se hraje karta: z ruky, nebo z tvých vyložených.

# Popisky kreslených příkladů vedle pravidel. Čtenář se dívá Anninýma očima, ona je „ty“.

mu-example-limit = Emil má vyloženou jednu kartu. Ty zatím žádnou a smíš jít o jednu nad nejvyšší nabídku, tedy až na dvě karty. Po zelené 8 a zelené 7 jsi na této hranici a tvůj tah sám končí.
mu-example-eklat = Ty i Cyril máte po dvou kartách a všichni pasovali: Eklat, nehraje se. Cyril vyložil jako poslední a ztrácí 10 za každou kartu; ty dostáváš 5 za každou svou.
mu-example-naming-trumps = Šéfem jsi ty a Béla, zástupce, zvolil žlutou. Smíš zvolit to, co je na tvých vyložených kartách: zelenou, modrou, 1, 7 nebo 8. Anebo nezvolíš žádný trumf.
mu-example-trump-number = Trumfem je 6, takže červená 6 není červená karta. Dora vynáší červenou 9 a tvoje jediná červená je červená 2: musíš ji zahrát.
mu-example-double-trump = Šéfův trumf je zelená, zástupcův 7. Žlutá 7 přebíjí červenou 9 a zelená 0 žlutou 7. Tvoje zelená 7 je obojí, dvojitý trumf: přebíjí všechno a zdvih je tvůj.
mu-example-partner = Jsi šéf se čtyřmi kartami. Partnerem může být kdokoli, jen ne Cyril, zástupce. Dohromady potřebujete 33 trojúhelníků.
