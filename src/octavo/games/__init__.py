"""The games, a package each; `octavo.catalogue` lists them and `octavo.contract` says what each offers."""
