# Když server neodpovídá.

web-away-title = Teď není spojení
web-away-how = Octavo se nemůže spojit se svým serverem. Zkouší to dál a samo se zase připojí; partie počkají tam, kde byly.
web-away-local = Pokud server běží na tomto počítači, spusť ho znovu:
web-away-again = Zkusit hned
web-away-meanwhile = Zatím si můžeš číst pravidla
web-away-bar = Teď není spojení. Octavo to zkouší dál.
web-line-back = Spojení je zpátky.
web-line-long = Nic se neztratilo a nemusíš nic dělat. Kdyby to trvalo dlouho, zkontroluj připojení.
