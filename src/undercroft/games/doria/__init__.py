"""Dungeons of Doria: a rogue-like for one to six cooperating heroes without a game master, in both editions."""

from undercroft.kernel import Choice, GameInfo, Switch

INFO = GameInfo(
    slug="doria",
    title="Dungeons of Doria",
    about="One to six heroes explore random rooms, against monsters that follow printed rules and a doom counter.",
    version="1.2",
    content=4,
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
    scenarios=(
        Choice("buried-alive", "Buried Alive", "The stairs are gone. Find the shaft and get everybody out."),
        Choice("the-warlord", "The Warlord", "Gorrak waits in the war room. Slay him."),
        Choice("prisoners", "Prisoners of the Deep", "Free three people from their chains."),
        Choice("four-seals", "Four Seals", "Break four seals, by will or by force."),
        Choice("last-stand", "The Last Stand", "Stay alive until the army comes."),
        Choice("scattered-pages", "The Scattered Pages", "Gather the pages of a book; they lie where treasure lies."),
        Choice("closing-the-portals", "Closing the Portals", "Three portals, and something comes out of them."),
        Choice("midnight-ritual", "The Midnight Ritual", "Slay the Lich before the end of round 14."),
        Choice("bounty-hunt", "Bounty Hunt", "Defeat enough monsters before the end of round 18."),
        Choice("poisoned-wells", "The Poisoned Wells", "Cleanse three wells at the source."),
        Choice("the-cartographer", "The Cartographer", "Enough tiles on the table before the end of round 16."),
        Choice("the-stolen-crown", "The Stolen Crown", "Lift the crown and carry it out by the stairs."),
        Choice("the-restless", "The Restless", "Silence four tombs while the dead keep rising."),
        Choice("exploration", "Exploration", "No quest: a card of the boss deck says when it ends."),
        Choice("ash-1-earthquake", "The Ash Crown 1: Earthquake", "Dig survivors out."),
        Choice("ash-2-goblin-king", "The Ash Crown 2: The Goblin King", "Slay the Goblin King."),
        Choice("ash-3-shards", "The Ash Crown 3: Shards", "Gather the shards."),
        Choice("ash-4-gates", "The Ash Crown 4: Burning Gates", "Close three gates of fire."),
        Choice("ash-5-count", "The Ash Crown 5: A Dinner with the Count", "Slay the Count before the end of round 16."),
        Choice("ash-6-forge", "The Ash Crown 6: The Drowned Forge", "Quench both bellows; mind the colossus."),
        Choice("ash-7-siege", "The Ash Crown 7: Siege of Ashes", "Hold out until the smiths are done. No escape."),
        Choice("ash-8-crown", "The Ash Crown 8: The Crown", "Slay the Ember Dragon. No escape."),
        Choice(
            "bell-1-snow", "The Winter Bell 1: Snow in July", "Enough tiles on the table before the end of round 10."
        ),
        Choice("bell-2-toll", "The Winter Bell 2: The Toll", "Slay the Bridge Troll, or pay him in purses."),
        Choice("bell-3-larder", "The Winter Bell 3: The Back Door", "Get everybody out through the troll's larder."),
        Choice("bell-3-kitchen", "The Winter Bell 3: The Kitchen", "Save two guests and slay the Ogre Cook."),
        Choice("bell-4-ransom", "The Winter Bell 4: The Ransom", "Gather loot before the end of round 15."),
        Choice("bell-5-rider", "The Winter Bell 5: The Rider", "Bury the head, then slay the Headless Rider for good."),
        Choice("bell-6-choir", "The Winter Bell 6: The Choir", "Silence three stalls; their song feeds doom."),
        Choice("bell-7-mould", "The Winter Bell 7: The Mould", "Carry enough ingots to the furnace at the stairs."),
        Choice("bell-8-bell", "The Winter Bell 8: The Bell", "Crack the bell and slay the Rime Dragon. No escape."),
        Choice("orchard-1-names", "The Glass Orchard 1: The Lost Names", "Call the names before the end of round 12."),
        Choice(
            "orchard-2-bees",
            "The Glass Orchard 2: The Glass Bees",
            "Smoke out three hives; something lives off their honey.",
        ),
        Choice("orchard-3-merchant", "The Glass Orchard 3: Fresh Fruit", "Slay Gorrak, who sells the harvest."),
        Choice(
            "orchard-4-lanterns",
            "The Glass Orchard 4: The Dark Walk",
            "Light four lanterns; each that stays dark feeds doom.",
        ),
        Choice(
            "orchard-5-weeding",
            "The Glass Orchard 5: The Weeding",
            "Defeat enough monsters before the end of round 15.",
        ),
        Choice(
            "orchard-6-sluice",
            "The Glass Orchard 6: The Sluice",
            "Get everybody out by the shaft before the end of round 16.",
        ),
        Choice("orchard-7-roots", "The Glass Orchard 7: The Roots", "Cut four roots, by will or by force."),
        Choice(
            "orchard-8-gardener", "The Glass Orchard 8: The Gardener", "Fell the tree and slay the Lich. No escape."
        ),
        Choice("shadow-1-receipts", "The Pawned Shadow 1: The Receipts", "File enough receipts; porters come in."),
        Choice("shadow-2-debtors", "The Pawned Shadow 2: The Debtors", "Unlock three debtors; a slip rings a bell."),
        Choice(
            "shadow-3-auction", "The Pawned Shadow 3: The Auction", "Bid for lots with psi points before round 12 ends."
        ),
        Choice(
            "shadow-4-mirrors",
            "The Pawned Shadow 4: The Mirrors",
            "Cover four mirrors, or shatter them and be unlucky.",
        ),
        Choice(
            "shadow-5-interest",
            "The Pawned Shadow 5: The Interest",
            "Gather loot before round 14 ends; each loan brings collectors.",
        ),
        Choice("shadow-6-closing", "The Pawned Shadow 6: Closing Time", "Redeem pledges before they are sold."),
        Choice("shadow-7-vault", "The Pawned Shadow 7: The Vault", "Carry the chest of shadows out by the stairs."),
        Choice("shadow-8-count", "The Pawned Shadow 8: The Count", "Open two shutters and slay the Count. No escape."),
    ),
    options=(
        Switch("custom-heroes", "Heroes may be built from 50 points", (False, True), ("doria.setup.custom-hero",)),
        Switch("door-events", "A door event is drawn for each new tile", (False, True), ("doria.doorevent.use-en",)),
        Switch(
            "calm-doors", "Cards without event among the door events", (15, 10, 5, 0), ("doria.doorevent.harder-en",)
        ),
        Switch(
            "room-events", "The Room Events book is read in each new room", (False, True), ("doria.mode.exploration",)
        ),
        Switch("throw-in-sight", "Throwing needs line of sight", (False, True), ("doria.throw.sight-option",)),
        Switch(
            "shop-trap-removal",
            "Traps in the shop must be removed",
            (False, True),
            ("doria.phase-i.trap-slot-option-en",),
        ),
        Switch("stop-after-trap", "Drawing loot may stop after a trap", (False, True), ("doria.defeat.trap-stop-en",)),
        Switch(
            "average-monster-dice", "Each die of a monster counts six", (False, True), ("doria.solo.fixed-dice-en",)
        ),
        Switch("keep-by-gold", "Campaign rewards keep cards by gold", (False, True), ("doria.camp.keep-by-gold-en",)),
        Switch("xp-per-point", "Experience per attribute point", (3, 2, 5), ("doria.xp.attribute-cost-option-de",)),
        Switch("open-party", "People may join and leave between rounds", (False, True), ("doria.xp.join-en",)),
        Switch("choose-stack", "The stack of each draw is chosen", (False, True), ("doria.search.one-card",)),
    ),
    length=20_000,
)
