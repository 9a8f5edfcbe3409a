"""The games, a package each; `octavo.games.catalogue` lists them and `octavo.kernel.contract` says what each offers."""
