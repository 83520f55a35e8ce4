"""Campaigns: a book that stores chains of finished games and knows no rules.

A campaign has parties; a party is a chain of links; a link is one game, small, closed and replayable, kept like any
other. A link passes a parcel of its game to the next (`undercroft.toolkit.campaigns`).
"""
