kreuz_quer-blurb = Snatch the terrain cards for your way, in the order in which your pawn will need them.
kreuz_quer-length = about 20 minutes

kreuz_quer-option-steps = Steps within a garden
kreuz_quer-option-steps-diagonal = straight and diagonal
kreuz_quer-option-steps-straight = straight only
kreuz_quer-option-length = Length
kreuz_quer-option-length-race = one race to the goal
kreuz_quer-option-length-long = several races, for points

kreuz_quer-card-f = tile
kreuz_quer-card-p = paving
kreuz_quer-card-m = mud
kreuz_quer-card-v = vegetables
kreuz_quer-card-w = water
kreuz_quer-card-k = cobble
kreuz_quer-card-g = meadow
kreuz_quer-card-s = sand

kreuz_quer-zone-up = face up on the table
kreuz_quer-zone-track = track
kreuz_quer-zone-goal = goal
kreuz_quer-zone-held = in one hand
kreuz_quer-zone-queue = collected

kreuz_quer-phase-away = Everyone puts two gardens away.
kreuz_quer-phase-lay = Everyone lays a track.
kreuz_quer-phase-collect = Everyone collects terrain.
kreuz_quer-phase-move = The pawns move.
kreuz_quer-phase-over = The match is over.

kreuz_quer-ask-away = Put two gardens of your hand away.
kreuz_quer-ask-lay = Pick the next garden of your track, then which way round it lies.
kreuz_quer-ask-collect = Grab a card, or call Stop.
kreuz_quer-ask-collect-keep = Keep the card, put it back, or call Stop.
kreuz_quer-ask-move = Step onto a field of your next card's terrain.

kreuz_quer-fact-race = Race { $race } of { $races }
kreuz_quer-fact-round = Round { $round }
kreuz_quer-fact-down = { $cards ->
    [one] { $cards } card is face down.
   *[other] { $cards } cards are face down.
}
kreuz_quer-fact-stopped = { $seat } has called Stop.
kreuz_quer-fact-at-start = { $seat } is at the start.
kreuz_quer-fact-pawn = { $seat } is in garden { $place } of the track, on field { $field }.
kreuz_quer-fact-on-goal = { $seat } is at the goal.
kreuz_quer-fact-in-hand = Garden { $garden }: { $fields }
kreuz_quer-fact-garden = { $place }. { $garden }: { $fields }

kreuz_quer-do-away = put gardens { $first } and { $second } away
kreuz_quer-do-lay = lay garden { $garden }
kreuz_quer-do-lay-turned = lay garden { $garden }, turned
kreuz_quer-do-grab = grab a card that is face down
kreuz_quer-do-grab-up = grab { $card }
kreuz_quer-do-keep = keep the card
kreuz_quer-do-return = put the card back
kreuz_quer-do-stop = call Stop
kreuz_quer-do-go = go to garden { $place }, field { $field }
kreuz_quer-do-goal = go to the goal
kreuz_quer-did-away = { $seat } puts two gardens away.
kreuz_quer-did-lay = { $seat } lays garden { $garden }.
kreuz_quer-did-lay-turned = { $seat } lays garden { $garden }, turned.
kreuz_quer-did-grab = { $seat } grabs a card that is face down.
kreuz_quer-did-grab-up = { $seat } grabs { $card }.
kreuz_quer-did-keep = { $seat } keeps the card.
kreuz_quer-did-return = { $seat } puts the card back.
kreuz_quer-did-stop = { $seat } calls Stop.
kreuz_quer-did-go = { $seat } goes to garden { $place }, field { $field }.
kreuz_quer-did-goal = { $seat } reaches the goal.

kreuz_quer-why-put-two-away = First put two gardens of your hand away.
kreuz_quer-why-lay-a-garden = Lay the next garden of your track now.
kreuz_quer-why-one-at-a-time = You have { $card } in your hand already: keep it or put it back first.
kreuz_quer-why-none-face-down = No card is face down any more.
kreuz_quer-why-none-face-up = No such card is face up: { $card }.
kreuz_quer-why-nothing-held = You hold no card that you could keep or put back.
kreuz_quer-why-collect-now = Terrain is collected now; the pawns move later.
kreuz_quer-why-step-now = Your next card is { $card }, and it fits: your pawn has to step.
kreuz_quer-why-other-terrain = Your next card is { $card }, and that field is something else.
kreuz_quer-why-no-neighbour = Your pawn can't step there: only to a neighbouring field, and straight ahead from garden to garden.
kreuz_quer-why-no-garden-there = There is no garden { $place } on your track, or it has been passed.
kreuz_quer-why-goal-not-reached = The goal is { $card_goal } and is entered from the end of the last garden; your next card is { $card }.

# Captions of the drawn examples beside the rules. The reader looks through the eyes of Anna, who is “you”.

kreuz_quer-example-first-step = Cards are used in the order in which they were collected. Sand comes first: in the first row of the first garden only field 2 has it.
kreuz_quer-example-neighbours = The pawn is on field 6, and the card is meadow. Fields 5, to the side, and 9, ahead, are neighbours with meadow: you choose, but you have to step.
kreuz_quer-example-next-garden = Between gardens the pawn goes straight ahead only: from the last field of garden 1 to field 3 of garden 2. Field 17 beside the pawn has sand, too.
kreuz_quer-example-goal = The goal is water, and the pawn enters it from any field of the last row. The sand that is left over is lost.
kreuz_quer-example-one-card-at-a-time = You have taken up mud. Before you take another card, you must keep it or put it back face up, where everybody can take it. “Stop” can be called at any time.
kreuz_quer-example-early-stop = You call Stop while three cards are face down, and you don't reach your goal: your track gets one garden longer.
