# When the server can't be reached.

web-away-title = No connection at the moment
web-away-how = Octavo can't reach its server. It keeps trying and comes back by itself; matches wait where they were.
web-away-local = If the server runs on this machine, start it again with:
web-away-again = Try now
web-away-meanwhile = Meanwhile: read the rules
web-away-bar = No connection at the moment. Octavo keeps trying.
web-line-back = The connection is back.
web-line-long = Nothing is lost, and you need not do anything. If it takes long, check your network.
