"""Dungeons of Doria: a rogue-like for one to six cooperating heroes without a game master, in both editions."""

from undercroft.kernel import Choice, GameInfo, Switch

INFO = GameInfo(
    slug="doria",
    title="Dungeons of Doria",
    about="One to six heroes explore a dungeon of random rooms, against monsters that follow printed rules and a doom counter.",
    version="1.0",
    players=(1, 6),
    default_seats=1,
    heroes=(1, 6),
    modes=(
        Choice("single", "Single scenario", "One stand-alone adventure; heroes grow fast."),
        Choice("campaign", "Campaign", "Scenarios in a row; heroes grow slowly and keep what they earn."),
    ),
    editions=(
        Choice("en", "Newer edition", "The English rulebook."),
        Choice("de", "First edition", "The German rulebook, version 0.9.10."),
    ),
    scenarios=(Choice("buried-alive", "Buried Alive"),),
    options=(
        Switch("custom-heroes", "Heroes may be built from 50 points", (False, True), ("doria.setup.custom-hero",)),
        Switch("door-events", "A door event is drawn for each new tile", (False, True), ("doria.doorevent.use-en",)),
        Switch("calm-doors", "Cards without event among the door events", (15, 10, 5, 0), ("doria.doorevent.harder-en",)),
        Switch("throw-in-sight", "Throwing needs line of sight", (False, True), ("doria.throw.sight-option",)),
        Switch(
            "shop-trap-removal", "Traps in the shop must be removed", (False, True), ("doria.phase-i.trap-slot-option-en",)
        ),
        Switch("stop-after-trap", "Drawing loot may stop after a trap", (False, True), ("doria.defeat.trap-stop-en",)),
        Switch("average-monster-dice", "Each die of a monster counts six", (False, True), ("doria.solo.fixed-dice-en",)),
        Switch("keep-by-gold", "Campaign rewards keep cards by gold", (False, True), ("doria.camp.keep-by-gold-en",)),
        Switch("xp-per-point", "Experience per attribute point", (3, 2, 5), ("doria.xp.attribute-cost-option-de",)),
        Switch("choose-stack", "The stack of each draw is chosen", (False, True), ("doria.search.one-card",)),
    ),
    length=20_000,
)
