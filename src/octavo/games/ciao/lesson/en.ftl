# What is said in the lessons. The learner is “you”; Béla, Cyril and Dora are the others, clockwise.

lesson-ciao-aim = Be the first to get rid of your cards! Each card has to beat the one before it, as in rock, paper, scissors.
lesson-ciao-beat = A green rock lies on top. Paper beats rock, in any colour: play your green paper.
lesson-ciao-colour = Béla cut it with scissors; Cyril drew a card instead. There is a second way: the same symbol in a stronger colour. Green is weakest, then yellow, red is strongest. Play the yellow scissors.
lesson-ciao-again = These scissors are special: you may play again, or reverse the direction. Reverse it.
lesson-ciao-three = Now it goes the other way, and Béla's +3 is meant for you: draw three cards, or answer with another +3 or a joker (R24). You have a +3!
lesson-ciao-six = Three and three are six, and Cyril had no answer. He draws them all and loses his turn.
lesson-ciao-race = Béla's speed card opens a race: the first card that fits counts. Here you have all the time you want. Rock beats scissors, so play your green rock with the give sign.
lesson-ciao-give = You were first! The sign lets you give a card away. The millstone can never be played, so give it to Béla.
lesson-ciao-thanks = Béla thanks you at once. And now Cyril gives you a card, green scissors. Say thank you, too: if you don't within five seconds, you draw three cards (R29).
lesson-ciao-gift = Yellow paper lies on top, and scissors beat it. Play what you were given.
lesson-ciao-joker = Your rock does not fit on paper. But a joker always fits.
lesson-ciao-name = Say what it stands for. Name paper: scissors beat it, and then your rock beats the scissors.
lesson-ciao-last = Just as planned: scissors lie on top. Your last card fits.
lesson-ciao-score = Ciao! The others pay for what they hold: 10 for a green card, 20 for a yellow, 30 for a red one, 50 for a joker or a millstone. After all rounds the fewest penalty points win.
lesson-ciao-remember-1 = A card fits if its symbol beats the one on top, or if it is the same symbol in a stronger colour.
lesson-ciao-remember-2 = Keep a joker or a +3 for when you need it, but not to the end: both are expensive.
lesson-ciao-remember-3 = Give away what you can't play, say thank you for what you are given, and do not sleep through a race.
