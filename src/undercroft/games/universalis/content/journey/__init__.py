"""The road: regions with their places, Travel Events, dangers and boats.

`places` says what a region is made of, `charts` compiles it for the rules, `reading` reads it from TOML with a line for
every mistake (docs/regions-universalis.md is the author's guide). `happenings` holds the Travel Events of lands and
waters, `dangers` the Campaign Danger cards, `boats` the three boats: all of them are plain Python data like the other
cards, each with its texts in `text/*/journey.ftl`.
"""
