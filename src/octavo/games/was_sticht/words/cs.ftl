was_sticht-blurb = Zjisti, co je trumf, zatímco si vybíráš karty, a pak se jako první zbav svých čtyř úkolů.
was_sticht-length = asi 45 minut

was_sticht-task-null = žádný zdvih
was_sticht-task-no-r = bez červené
was_sticht-task-no-b = bez modré
was_sticht-task-no-y = bez žluté
was_sticht-task-no-g = bez zelené
was_sticht-task-exactly-1 = přesně 1 zdvih
was_sticht-task-exactly-2 = přesně 2 zdvihy
was_sticht-task-exactly-3 = přesně 3 zdvihy
was_sticht-task-exactly-4 = přesně 4 zdvihy
was_sticht-task-last = poslední zdvih
was_sticht-task-most = nejvíc zdvihů
was_sticht-task-fewest = nejméně zdvihů

was_sticht-winners = { $count ->
    [one] Vítězí { $names }, splněné úkoly: { $points }.
   *[other] O vítězství se dělí { $names }, každý se splněnými úkoly: { $points }.
}

was_sticht-zone-discarded = splněno
was_sticht-zone-chosen = zvoleno
was_sticht-zone-last = v předchozím zdvihu

was_sticht-phase-draft = Každý si postupně vybere čtyři úkoly.
was_sticht-phase-rows = Z řady se vybírá karta.
was_sticht-phase-choose = Všichni kromě začínajícího hráče si tajně volí úkol.
was_sticht-phase-play = Do zdvihu se hraje karta.
was_sticht-phase-drop = Začínající hráč smí odhodit úkol.
was_sticht-phase-over = Partie skončila.

was_sticht-ask-draft = Vezmi si jeden z úkolů, které zbývají.
was_sticht-ask-rows = Vyber si kartu z řady.
was_sticht-ask-choose = Zvol si tajně úkol na toto kolo.
was_sticht-ask-play = Zahraj kartu.
was_sticht-ask-drop = Odhodíš některý ze svých úkolů, nebo žádný?

was_sticht-fact-starter = Začínající hráč: { $seat }.
was_sticht-fact-trumps-secret = Trumfy zná jen začínající hráč.
was_sticht-fact-trumps = Trumfová barva: { $colour }, trumfové číslo: { $number }
was_sticht-fact-trump-colour = Trumfová barva: { $colour }, žádné trumfové číslo
was_sticht-fact-trump-number = Žádná trumfová barva, trumfové číslo: { $number }
was_sticht-fact-no-trumps = Žádné trumfy nejsou.
was_sticht-fact-monster = Řada { $row } z { $rows }: kartu příšery má a první vybírá { $seat }.
was_sticht-fact-row = Řada { $row }, vítěz: { $seat }.
was_sticht-fact-row-table = Řada { $row }, vítěz: stůl.
was_sticht-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } zdvih
    [few] { $tricks } zdvihy
   *[other] { $tricks } zdvihů
}

was_sticht-do-take = vzít úkol „{ $task }“
was_sticht-do-pick = vybrat: { $card }
was_sticht-do-task = zvolit úkol „{ $task }“
was_sticht-do-play = zahrát: { $card }
was_sticht-do-drop = odhodit úkol „{ $task }“
was_sticht-do-keep = nic neodhodit
was_sticht-did-take = { $seat } si bere úkol „{ $task }“.
was_sticht-did-pick = { $seat } si vybírá: { $card }.
was_sticht-did-task = { $seat } má úkol zvolený.
was_sticht-did-play = { $seat } hraje: { $card }.
was_sticht-did-drop = { $seat } odhazuje úkol „{ $task }“.
was_sticht-did-keep = { $seat } nic neodhazuje.

was_sticht-why-take-a-task = Teď se rozebírají úkoly: vezmi si jeden z těch, které zbývají.
was_sticht-why-none-left = Úkol „{ $task }“ už nezbyl.
was_sticht-why-pick-a-card = Teď se vybírá karta z řady.
was_sticht-why-not-in-row = V řadě, ze které se právě vybírá, neleží { $card }.
was_sticht-why-choose-a-task = Teď zvol jeden z úkolů, které ti ještě zbývají.
was_sticht-why-not-your-task = Úkol „{ $task }“ není mezi těmi, které ti ještě zbývají.
was_sticht-why-play-a-card = Teď se hraje karta z ruky.
was_sticht-why-number-is-trump = Karta { $card } je trumf, a proto se do vynesené barvy ({ $colour }) nepočítá. Máš jinou kartu této barvy.
was_sticht-why-drop-or-keep = Smíš odhodit úkol: vyber jeden ze svých, nebo si všechny nech (keep).

# Popisky kreslených příkladů vedle pravidel. Čtenář se dívá Anninýma očima, ona je „ty“.

was_sticht-example-a-row = Vybíráš si modrou 7 a o trumfech nic nevíš. Když je řada prázdná, posoudí se jako zdvih a dozvíš se jen vítěze: Cyril s červenou 2. Trumfem je červená a 2, ale to ví jen Dora, protože je začínající hráčkou.
was_sticht-example-equal-numbers = Trumfem je červená a 5. Karty trumfového čísla přebíjejí trumfovou barvu a kromě červené 5 jsou si rovny: vyhrává tedy Cyrilova modrá 5, která přišla před Dořinou zelenou 5. Tvoje červená 9 nepomůže.
was_sticht-example-number-does-not-follow = Vynesena je žlutá 8. Žlutá 5 má trumfové číslo, je to tedy trumf, a ne žlutá karta. Žlutou ale máš: musíš zahrát žlutou 3.
was_sticht-example-trump-led = Vynesena je červená 9, trumf. Tvůj jediný trumf je žlutá 5, protože 5 je trumfové číslo: musíš ji zahrát.
was_sticht-example-grey = Trumfová barva není, jen trumfové číslo: čtyři pětky, všechny stejně silné. Žlutá 5 přišla před červenou 5, zdvih tedy bere Cyril.
was_sticht-example-choosing-a-task = Tajně si zvolíš jeden ze svých úkolů; v tomto kole platí jen ten. Cyril je začínající hráč a nevolí žádný.
was_sticht-example-start-player = Jsi začínající hráč a bereš poslední zdvih, máš tedy tři. Doře nevyšlo „přesně 3 zdvihy“ a tobě by to vyšlo. Proto smíš odhodit jeden ze svých úkolů.
