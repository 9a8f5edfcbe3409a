polignac-blurb = Take tricks as you like, but leave the four jacks to the others.
polignac-length = about 15 minutes
polignac-option-deals = Deals
polignac-option-capot = To take all tricks
polignac-option-capot-on = can be declared
polignac-option-capot-off = is nothing special
polignac-phase-declare = Somebody may declare capot.
polignac-phase-play = A card is played to the trick.
polignac-phase-over = The match is over.
polignac-ask-declare = Will you take all the tricks? Pass, or declare capot.
polignac-ask-play = Play a card.

polignac-fact-deal = Deal { $number } of { $deals }
polignac-fact-dealer = { $seat } dealt.
polignac-fact-declared = { $seat } wants all tricks.
polignac-fact-tricks = { $seat }: tricks: { $tricks }
polignac-zone-jacks = jacks taken

polignac-do-pass = pass
polignac-do-capot = declare capot
polignac-do-play = play { $card }
polignac-did-pass = { $seat } passes.
polignac-did-capot = { $seat } declares capot.
polignac-did-play = { $seat } plays { $card }.

polignac-why-declare-first = First say whether you will take all the tricks: pass, or declare capot.
polignac-why-play-a-card = Now a card of your hand is played.
polignac-why-follow-suit = { $card } was led, and you have that suit: follow it.
