# A szabályok az asztal mellett, a példáik, és hogy mit lehet most tenni.

web-rules-contents = Tartalom
web-rules-loose = { $count ->
    [one] Szó szerint nincs; egy hasonló szabály van.
   *[other] Szó szerint nincs; { $count } hasonló szabály van.
}
web-example = Példa.
web-example-moments = Előtte és utána
web-example-before = Előtte
web-example-after = Utána
web-example-cant = { $card } (nem lehetséges)
web-example-next = { $card } (ez következik)
web-example-may = Ami lehetséges:
web-now = Mit tehetek most?
web-now-more = { $count ->
    [one] … és még egy
   *[other] … és még { $count }
}
web-now-barred = Most nem lehetséges
web-now-also = Ugyanez érvényes ezekre: { $cards }.
