polignac-blurb = Vigyél ütéseket, ahogy tetszik, de a négy bubit hagyd másnak.
polignac-length = körülbelül 15 perc
polignac-option-deals = Leosztások
polignac-option-capot = Minden ütést elvinni
polignac-option-capot-on = be lehet mondani
polignac-option-capot-off = nem jár semmivel
polignac-phase-declare = Valaki kapót mondhat.
polignac-phase-play = Egy lapot kell kijátszani az ütésbe.
polignac-phase-over = A játszma véget ért.
polignac-ask-declare = Elviszel minden ütést? Passzolj, vagy mondj kapót.
polignac-ask-play = Játssz ki egy lapot.

polignac-fact-deal = { $number }. leosztás, összesen { $deals }
polignac-fact-dealer = { $seat } osztott.
polignac-fact-declared = { $seat } minden ütést el akar vinni.
polignac-fact-tricks = { $seat }: ütések: { $tricks }
polignac-zone-jacks = elvitt bubik

polignac-do-pass = passz
polignac-do-capot = kapó
polignac-do-play = { $card } kijátszása
polignac-did-pass = { $seat } passzol.
polignac-did-capot = { $seat } kapót mond.
polignac-did-play = { $seat } kijátssza: { $card }.

polignac-why-declare-first = Előbb mondd meg, elviszel-e minden ütést: passz vagy kapó.
polignac-why-play-a-card = Most a kezedből kell egy lapot kijátszani.
polignac-why-follow-suit = A hívott lap { $card }, és van ilyen színed: azt kell tenned.
