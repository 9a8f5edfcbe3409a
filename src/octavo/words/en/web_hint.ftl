# Hints at the table, and what decisions have cost in a review.

web-hint = Hint
web-hint-thinking = Thinking …
web-hint-title = What a strong player would do
web-hint-choice = Choice
web-hint-lead = against the others
web-hint-own = own points
web-hint-wins = wins
web-hint-percent = { $share }%
web-hint-best = Best: { $what }.

web-verdict = Decisions
web-verdict-how = Where did the points go? Each decision is compared with what its player could know then, never with what came later.
web-verdict-ask = Look at the decisions
web-verdict-warming = Getting ready …
web-verdict-progress = Thinking: { $done } of { $total } entries
web-verdict-here = This decision
web-verdict-as-expert = As an expert would.
web-verdict-chosen = chosen
web-verdict-none = No decision is judged here.
web-verdict-mark = Costly decision
