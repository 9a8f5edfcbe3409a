njet-blurb = Zakaž, čeho se bojíš, a hraj, co zbude, v týmech, které se každé kolo mění.
njet-length = asi 60 minut

njet-option-equals = Ze stejných karet
njet-option-equals-first = vyhrává dříve zahraná
njet-option-equals-last = vyhrává později zahraná
njet-option-scoring = Body za kolo
njet-option-scoring-full = každý tým dostane celý svůj výsledek
njet-option-scoring-difference = lepší tým dostane rozdíl, druhý nic

njet-phase-veto = Každý postupně něco zakazuje; vypsáno je, co je ještě možné.
njet-phase-teams = Začínající hráč tvoří týmy.
njet-phase-away = Každý vybírá karty, kterých se zbaví.
njet-phase-play = Do zdvihu se hraje karta.
njet-phase-over = Partie skončila.

njet-ask-veto = Něco zakaž: vyber volné pole desky.
njet-ask-teams = Vyber si jednoho spoluhráče.
njet-ask-teams-team-1 = Hraj bez spoluhráče, nebo si jednoho vyber.
njet-ask-teams-team-2-monster = Vyber si jednoho nebo dva spoluhráče a příšeru dej někomu z dvojice.
njet-ask-away = Odlož dvě karty z ruky.
njet-ask-away-away-one = Odlož jednu kartu z ruky.
njet-ask-away-give = Dej dvě karty z ruky sousedovi vpravo.
njet-ask-play = Zahraj kartu.

njet-zone-captured = ukořistěné nuly
njet-zone-given = od souseda vlevo

njet-fact-round = Kolo { $round } z { $rounds }
njet-fact-dealer = Rozdává: { $seat }.
njet-fact-start = Začíná: { $seat }
njet-fact-away = Odložené karty: { $rule ->
    [one] jedna
    [two] dvě
    [no-zeros] dvě, ale ne nuly
    [right] dvě doprava
   *[none] žádné
}
njet-fact-trump = Trumfy: { $colour }
njet-fact-super = Supertrumfy (nuly barvy): { $colour }
njet-fact-points = Body za zdvih či ukořistěnou nulu: { $points }
njet-fact-team-1 = Bez spoluhráče: { $seat_a }
njet-fact-team-2 = Tým: { $seat_a }, { $seat_b }
njet-fact-team-3 = Tým: { $seat_a }, { $seat_b }, { $seat_c }
njet-fact-monster = Příšeru má { $seat } (počítá se dvakrát).
njet-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } zdvih
    [few] { $tricks } zdvihy
   *[other] { $tricks } zdvihů
}

njet-do-veto-start = zakázat začínajícího hráče: { $seat_start }
njet-do-veto-away = zakázat variantu: { $rule ->
    [one] odložit jednu kartu
    [two] odložit dvě karty
    [no-zeros] odložit dvě karty, ale ne nuly
    [right] dát dvě karty doprava
   *[none] neodkládat žádné karty
}
njet-do-veto-trump = zakázat trumfy: { $colour }
njet-do-veto-super = zakázat supertrumfy: { $colour }
njet-do-veto-points = zakázat body za zdvih: { $points }
njet-do-team-1 = hrát bez spoluhráče
njet-do-team-2 = tým: { $seat_a }, { $seat_b }
njet-do-team-2-monster = tým: { $seat_a }, { $seat_b }; příšera: { $seat_monster }
njet-do-team-3-monster = tým: { $seat_a }, { $seat_b }, { $seat_c }; příšera: { $seat_monster }
njet-do-away-one = odložit: { $card }
njet-do-away-two = odložit: { $card } a { $second }
njet-do-give = dát sousedovi vpravo: { $card } a { $second }
njet-do-play = zahrát: { $card }
njet-did-veto-start = { $seat } zakazuje začínajícího hráče: { $seat_start }.
njet-did-veto-away = { $seat } zakazuje variantu: { $rule ->
    [one] odložit jednu kartu
    [two] odložit dvě karty
    [no-zeros] odložit dvě karty, ale ne nuly
    [right] dát dvě karty doprava
   *[none] neodkládat žádné karty
}.
njet-did-veto-trump = { $seat } zakazuje trumfy: { $colour }.
njet-did-veto-super = { $seat } zakazuje supertrumfy: { $colour }.
njet-did-veto-points = { $seat } zakazuje body za zdvih: { $points }.
njet-did-team-1 = { $seat } hraje bez spoluhráče.
njet-did-team-2 = { $seat } tvoří tým: { $seat_a }, { $seat_b }.
njet-did-team-2-monster = { $seat } tvoří tým: { $seat_a }, { $seat_b }. Příšeru dostává { $seat_monster }.
njet-did-team-3-monster = { $seat } tvoří tým: { $seat_a }, { $seat_b }, { $seat_c }. Příšeru dostává { $seat_monster }.
njet-did-away-one = { $seat } odkládá kartu.
njet-did-away-two = { $seat } odkládá dvě karty.
njet-did-give = { $seat } dává dvě karty sousedovi vpravo.
njet-did-play = { $seat } hraje: { $card }.

njet-why-cover-a-cell = Teď se zakrývá volné pole desky.
njet-why-seat-not-there = Na tom místě nikdo nesedí: pole je zakryté po celou partii.
njet-why-cell-covered = To pole už je zakryté.
njet-why-last-of-row = To je poslední volné pole řady a musí volné zůstat.
njet-why-form-teams-3 = Tvoříš týmy: hraj bez spoluhráče, nebo si jednoho vyber.
njet-why-form-teams-4 = Tvoříš týmy: vyber si jednoho spoluhráče.
njet-why-form-teams-5 = Tvoříš týmy: vyber si jednoho nebo dva spoluhráče a příšeru dej někomu z dvojice.
njet-why-put-one-away = Nejdřív odlož jednu kartu z ruky.
njet-why-put-two-away = Nejdřív odlož dvě karty z ruky.
njet-why-give-two = Nejdřív dej dvě karty z ruky sousedovi vpravo.
njet-why-no-zeros = Nuly smíš odložit, jen když nemáš dost jiných karet.
njet-why-not-twice = Takovou kartu máš jen jednu: { $card }.
njet-why-play-a-card = Teď se hraje karta z ruky.
njet-why-super-is-trump = Karta { $card } je supertrumf a k vynesené barvě nepatří. Vynesená barva je { $colour } a tu máš.

# Popisky kreslených příkladů vedle pravidel. Čtenář se dívá Anninýma očima, ona je „ty“.

njet-example-settled-row = Jedno pole každé řady musí zůstat volné. Karty pryč a supertrumfy jsou tu už dané; zakazovat smíš jen v řadě, kde jsou volná aspoň dvě pole. Zakazuješ žlutou jako trumf.
njet-example-reading-the-board = Všechny kameny leží a v tomto kole platí, co zbylo: vynášíš ty, žádné karty nejdou pryč, trumfem je černá, modré nuly jsou supertrumfy a zdvih platí 2.
njet-example-supertrump-is-no-blue = Vynesena je modrá. Modré nuly jsou teď supertrumfy, ne modré karty, takže smíš zahrát jen modrou 3.
njet-example-captured-nought = Béla a Cyril jsou tvoji spoluhráči, trumfem je černá. Tvoje černá 7 bere zdvih a ukořistí Emilovu černou nulu. Cyrilova žlutá nula je od spoluhráče, a proto kořistí není.
njet-example-first-of-equals = Cyril zahrál červenou 7 a ty musíš přiznat stejnou kartou. Ze stejných karet vyhrává ta, která byla zahrána dřív: zdvih je Cyrilův.
njet-example-scoring = Zdvih i ukořistěná nula platí 2. Ty, Dora a Emil máte dohromady 7 zdvihů a tři nuly: 20 pro každého z vás. Béla má 3 zdvihy, to je 6; Cyrilovy 2 zdvihy a nula platí kvůli příšeře dvakrát, to je 12. Oba dostanou 18.
