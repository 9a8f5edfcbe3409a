take_it-blurb = Řekni si o řadu dřív než ostatní, ale ne příliš často.
take_it-length = asi 15 minut

take_it-phase-turn = Karty se otáčejí do řady, jedna po druhé.
take_it-phase-last = Leží tu poslední karta: řadu lze ještě chvíli vzít.
take_it-phase-over = Partie skončila.

take_it-ask-turn = Otoč další kartu.
take_it-ask-turn-take = Vezmeš řadu, nebo ji necháš růst?
take_it-ask-last = Vezmeš poslední řadu, nebo ji necháš ležet?

take_it-fact-pile = { $cards ->
    [0] Balíček je prázdný.
    [one] V balíčku zbývá jedna karta.
    [few] V balíčku zbývají { $cards } karty.
   *[other] V balíčku zbývá { $cards } karet.
}
take_it-fact-dealer = Rozdává { $seat }.
take_it-fact-dealer-stays = Až do konce rozdává { $seat }.
take_it-fact-turned = Naposledy otočeno: { $card }
take_it-fact-stacks = { $seat }: hromádky { $stacks } z { $takes }, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
}

take_it-do-turn = otočit další kartu
take_it-do-take = vzít řadu
take_it-do-time = čas vypršel
take_it-did-turn = { $seat } otáčí kartu.
take_it-did-take = { $seat } bere řadu.
take_it-did-time = Čas vypršel: řada nepatří nikomu.

take_it-why-no-row = Neleží tu žádná řada, kterou by šlo vzít.
take_it-why-no-takes = Řadu smíš vzít jen { $takes }krát, a to už máš za sebou.
take_it-why-clock = Že čas vypršel, mohou říct jen hodiny.
take_it-why-last-row = Balíček je prázdný: řadu lze vzít, ale další karta se už neotočí.
take_it-why-dealer-turns = Karty otáčí jen ten, kdo rozdává, a to je { $seat }.

take_it-card-d-10 = přímá −10
take_it-card-d-9 = přímá −9
take_it-card-d-8 = přímá −8
take_it-card-d-7 = přímá −7
take_it-card-d-6 = přímá −6
take_it-card-d-5 = přímá −5
take_it-card-d-4 = přímá −4
take_it-card-d-3 = přímá −3
take_it-card-d-2 = přímá −2
take_it-card-d-1 = přímá −1
take_it-card-d0 = přímá 0
take_it-card-d1 = přímá 1
take_it-card-d2 = přímá 2
take_it-card-d3 = přímá 3
take_it-card-d4 = přímá 4
take_it-card-d5 = přímá 5
take_it-card-d6 = přímá 6
take_it-card-d7 = přímá 7
take_it-card-d8 = přímá 8
take_it-card-d9 = přímá 9
take_it-card-d10 = přímá 10
take_it-card-p-10 = párová −10
take_it-card-p-9 = párová −9
take_it-card-p-8 = párová −8
take_it-card-p-7 = párová −7
take_it-card-p-6 = párová −6
take_it-card-p-5 = párová −5
take_it-card-p-4 = párová −4
take_it-card-p-3 = párová −3
take_it-card-p-2 = párová −2
take_it-card-p-1 = párová −1
take_it-card-p1 = párová 1
take_it-card-p2 = párová 2
take_it-card-p3 = párová 3
take_it-card-p4 = párová 4
take_it-card-p5 = párová 5
take_it-card-p6 = párová 6
take_it-card-p7 = párová 7
take_it-card-p8 = párová 8
take_it-card-p9 = párová 9
take_it-card-p10 = párová 10
take_it-card-x = žolík
take_it-card-k = černá

# Popisky kreslených příkladů vedle pravidel. Čtenář se dívá Anninýma očima, ona je „ty“.

take_it-example-taking-the-row = Kdo se ozve první, bere celou řadu, dobré i špatné. Je to jedno ze tvých tří braní a od této chvíle otáčíš karty ty.
take_it-example-pairs = Dvě stejné párové karty platí jednou: 6 za dvě šestky, −2 za dvě −2. Samotná desítka neplatí nic, přímá čtyřka platí sama za sebe: 8 bodů.
take_it-example-joker-completes = Každý žolík doplní jednu samotnou párovou kartu, nejdřív tu nejvyšší: 8 + 3 = 11. Záporné zůstanou samotné a neplatí nic.
take_it-example-joker-is-not-needed = Dvě šestky už jsou pár a nerozdělují se: 6 bodů. Dva žolíci, kteří nemají co doplnit, neplatí nic.
take_it-example-black-cards = Nejvíc černých karet: 10 bodů. Ty i Béla máte po třech, takže je dostanete oba: 11 a 14 bodů. Cyril má 9.
take_it-example-dealer-to-the-end = Bereš řadu potřetí a nikdo před tebou ještě svá braní nevyčerpal: rozdáváš až do konce, i když další řadu vezme Dora.
take_it-example-the-rest = Vyčerpáš své poslední braní a teď je má už jen Béla. Partie končí a on dostane pět karet z balíčku.
