# Pravidla vedle stolu, jejich příklady a co se teď smí.

web-rules-contents = Obsah
web-rules-loose = { $count ->
    [one] Doslova nikde; podobné je jedno pravidlo.
    [few] Doslova nikde; podobná jsou { $count } pravidla.
   *[other] Doslova nikde; podobných pravidel je { $count }.
}
web-example = Příklad.
web-example-moments = Předtím a potom
web-example-before = Předtím
web-example-after = Potom
web-example-cant = { $card } (nelze)
web-example-next = { $card } (hraje se teď)
web-example-may = Co je možné:
web-now = Co teď smím?
web-now-more = { $count ->
    [one] …a ještě jedna možnost
    [few] …a ještě { $count } možnosti
   *[other] …a ještě { $count } možností
}
web-now-barred = Teď nelze
web-now-also = Totéž platí pro: { $cards }.
