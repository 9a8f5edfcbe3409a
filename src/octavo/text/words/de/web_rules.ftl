# Die Regeln neben dem Tisch, ihre Beispiele, und was man jetzt darf.

web-rules-contents = Inhalt
web-rules-loose = { $count ->
    [one] Nicht wörtlich; eine Regel kommt dem nahe.
   *[other] Nicht wörtlich; { $count } Regeln kommen dem nahe.
}
web-example = Beispiel.
web-example-moments = Vorher und nachher
web-example-before = Vorher
web-example-after = Nachher
web-example-cant = { $card } (nicht möglich)
web-example-next = { $card } (wird jetzt gespielt)
web-example-may = Möglich ist:
web-now = Was darf ich jetzt tun?
web-now-more = { $count ->
    [one] … und noch eine Möglichkeit
   *[other] … und noch { $count } Möglichkeiten
}
web-now-barred = Jetzt nicht möglich
web-now-also = Dasselbe gilt für: { $cards }.
