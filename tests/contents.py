"""The content that recorded games and tests play with, so that a new card changes no record. The record of a test that
is newer names its own. Raise a number and renew all records of the game to have them play with newer cards."""

CONTENT = {"alliance": 2, "cellar": 1, "doria": 4, "plungin": 3, "universalis": 2}
