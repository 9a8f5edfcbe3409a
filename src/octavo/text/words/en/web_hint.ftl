# Hints at the table, and what decisions have cost in a review.

web-hint = Hint
web-hint-thinking = Thinking …
web-hint-title = What a strong player would do
web-hint-choice = Choice
web-hint-lead = compared with others
web-hint-own = own points
web-hint-wins = wins
web-hint-percent = { $share }%
web-hint-best = Best: { $what }.

web-verdict = Decisions
web-verdict-how = Where did the points go? Each decision is judged by what its player could know at the time, never by what came later.
web-verdict-ask = Judge the decisions
web-verdict-warming = Getting ready …
web-verdict-progress = Thinking: { $done } of { $total } entries
web-verdict-here = This decision
web-verdict-as-expert = An expert would do the same.
web-verdict-chosen = chosen
web-verdict-none = This step is not a decision that was judged.
web-verdict-mark = Costly decision
