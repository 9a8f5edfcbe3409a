# The command line: its help, and what is wrong with arguments. %(default)s is what holds if nothing is given.

cli-usage = usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-more = Help: { $command }

cli-command = COMMAND
cli-game = GAME
cli-file = FILE
cli-option = OPTION=VALUE
cli-address = ADDRESS

cli-octavo = Eight card games on one table: to play, to watch and to study.
cli-games = list the games
cli-play = play in the terminal
cli-simulate = play simulated matches and check every invariant
cli-arena = let bots play each other: the same deals for all, seats rotated
cli-replay = show a match again, action by action
cli-review = show what each decision of a finished match cost
cli-verify = check that a finished match was legal and fair
cli-serve = serve the table for browsers
cli-backup = copy everything that a server stores to a file, while it runs
cli-restore = put a backup into an empty database
cli-new = create a package with a first game of your own
cli-warm = compile games beforehand, so that no table waits for it
cli-bench = measure speed against OpenSpiel and RLCard, in one run on one core

cli-help = show this help
cli-version = show the version
cli-lang = language of the output (OCTAVO_LANG, or else the system's)
cli-json = answer in JSON
cli-game-key = its key, as octavo games lists it
cli-match-file = a match, or - for standard input
cli-players = how many play
cli-set = set an option of the game, as octavo games lists them (may be repeated)
cli-set-deck = the deck it was played with
cli-database = sqlite:///PATH or postgresql://… (SQLite in the user's data folder)

cli-play-game = its key, as octavo games lists it; if there is none, you are asked
cli-play-seat = your seat, counted from 0 (%(default)s)
cli-play-hot-seat = people in all seats, at one terminal
cli-play-names = names of the players, with commas between
cli-play-seed = the same seed deals the same match
cli-play-position = play on from a position
cli-play-save = write the match to this file when it ends
cli-play-plain = no colours and no boxes
cli-play-pace = pace of races: 1 is usual, 0.5 half as fast, 0 step by step
cli-play-skill = strength of the bots, and in races how quick they are (%(default)s)

cli-simulate-games = how many matches (%(default)s)
cli-simulate-seed = the same seed plays the same matches (%(default)s)
cli-simulate-first = number of the first match (%(default)s)
cli-simulate-jobs = threads (%(default)s)
cli-simulate-device = device that computes (%(default)s)
cli-simulate-skills = for races: beginner, club or expert, by seat
cli-simulate-no-check = don't check the invariants

cli-arena-seats = a bot for each seat: random, beginner, club, expert or seer; expert@0.1 has 0.1 s for a move
cli-arena-games = matches, in whole rotations (%(default)s)
cli-arena-time = seconds for a move, for bots without a time of their own
cli-arena-seed = the same seed deals the same cards (%(default)s)
cli-arena-jobs = processes (one for each core)

cli-review-simulations = possible deals that are tried for each decision (2000)
cli-review-time = seconds for each decision, instead of a number of deals

cli-serve-host = address to listen at (%(default)s; 0.0.0.0 for all)
cli-serve-port = port to listen at (%(default)s; 0 for any that is free)
cli-serve-public-url = address at which people reach the server, if it is behind a proxy
cli-serve-trusted-proxy = address or network of a proxy on another machine, whose X-Forwarded-… headers are believed (may be repeated)
cli-serve-no-browser = don't open the browser
cli-backup-file = where the backup goes; nothing is overwritten
cli-restore-file = the backup

cli-new-key = key of the game: lower-case letters, digits and underscores
cli-new-folder = folder to write (octavo-KEY)
cli-warm-games = keys, as octavo games lists them
cli-warm-all = all games

refused-arguments = This can't be understood: { $reason }.
refused-arguments-missing = Something is missing: { $names }.
refused-arguments-unknown = “{ $given }” is not known here.
refused-argument-needs-value = { $name } needs a value.
refused-argument-takes-none = { $name } takes no value: leave out “{ $given }”.
refused-argument-number = { $name } needs { $kind ->
    [float] a number
   *[int] a whole number
}, not “{ $given }”.
refused-argument-choice = { $name } can be { $choices }, not “{ $given }”.
refused-argument-ambiguous = “{ $given }” can mean { $names }: type more of it.
