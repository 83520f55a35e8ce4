"""The road: regions with their places, Travel Events, dangers and boats.

`places` says what a region is made of, `charts` compiles it for the rules, `reading` reads it from TOML with a line for
every mistake (docs/regions-universalis.md is the author's guide). `happenings` says how a Travel Event is
written, `decks` holds them, a module for each deck, `dangers` the Campaign Danger cards, `boats` the three boats: all
of them are plain Python data like the other cards, each deck with its texts in `text/*/journey-<deck>.ftl`.
"""
