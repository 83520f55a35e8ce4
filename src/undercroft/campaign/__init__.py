"""Campaigns: a book that keeps chains of finished games, and knows no rule.

A campaign has parties; a party is a chain of links; a link is one game, small, closed and replayable, kept like any
other. What a link hands on is a parcel of its game (`undercroft.toolkit.campaigns`).
"""
