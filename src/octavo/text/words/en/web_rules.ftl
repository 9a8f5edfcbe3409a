# The rules beside the table, their examples, and what one may do now.

web-rules-contents = Contents
web-rules-loose = { $count ->
    [one] Not word for word; one rule is close.
   *[other] Not word for word; { $count } rules are close.
}
web-example = Example.
web-example-moments = Before and after
web-example-before = Before
web-example-after = After
web-example-cant = { $card } (not possible)
web-example-next = { $card } (played next)
web-example-may = What is possible:
web-now = What may I do now?
web-now-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
web-now-barred = Not possible now
web-now-also = The same goes for { $cards }.
