# Wenn der Server nicht zu erreichen ist.

web-away-title = Gerade keine Verbindung
web-away-how = Octavo kann seinen Server nicht erreichen, versucht es aber weiter und kommt von selbst zurück. Partien warten dort, wo sie waren.
web-away-local = Falls der Server auf diesem Rechner läuft, starte ihn wieder mit:
web-away-again = Erneut versuchen
web-away-meanwhile = Inzwischen: Regeln lesen
web-away-bar = Gerade keine Verbindung. Octavo versucht es weiter.
web-line-back = Die Verbindung ist wieder da.
web-line-long = Nichts ist verloren, und du musst nichts tun. Wenn es lange dauert, prüfe deine Internetverbindung.
