"""A picture for everything printed, by name from the icon set; what has none gets the one of its kind."""

from __future__ import annotations

ICONS = {
    # Heroes
    "thief-warrior": "rogue", "warrior": "swordman", "water-wizard": "wizard-face", "sprite": "fairy",
    "cleric": "pope-crown", "chaos-knight": "mounted-knight", "storm-caller": "lightning-storm",
    "shield-bearer": "shield-bash", "fire-dancer": "fire-silhouette", "huntress": "bowman", "tomb-robber": "ninja-mask",
    "shadow-binder": "hooded-figure",
    # Monsters
    "stone-deviling": "imp", "stone-gargoyle": "gargoyle", "wood-ghoblin": "goblin-head", "orc": "orc-head",
    "giant-scorpion": "scorpion", "bone-skeleton": "skeleton", "will-o-the-wisp": "fireflake",
    "doom-dragon": "dragon-head", "gremlin": "imp-laugh", "tunnel-rat": "rat", "orc-bowman": "archer",
    "ghoblin-slinger": "sling", "hedge-witch": "witch-face", "manna-leech": "leeching-worm",
    "drowned-sailor": "drowning", "moss-wolf": "wolf-head", "web-spider": "spider-face", "hex-breaker": "barbarian",
    "reef-harpy": "harpy", "orc-berserker": "brute", "bone-archer": "skeletal-hand", "toll-witch": "witch-flight",
    "choir-shade": "spectre", "marrow-ghoul": "shambling-zombie", "candle-imp": "candle-flame",
    "cloister-wight": "haunting", "iron-novice": "visored-helm", "crypt-troll": "troll",
    "gallows-crow": "raven", "cinder-hound": "hound", "slag-golem": "rock-golem", "ash-archer": "high-shot",
    "ember-witch": "burning-embers", "basalt-giant": "giant", "wyvern": "wyvern", "fire-drakeling": "dragon-spiral",
    "oathbroken-knight": "black-knight-helm", "dragon-thrall": "cultist", "unruly-demon": "devil-mask",
    # Creatures
    "ethereal": "ghost", "fire-drake": "double-dragon", "golem": "rock-golem", "demon": "devil-mask",
    "doppelganger": "ice-golem", "shadow-image": "shadow-follower",
    # Spells
    "teleport": "teleport", "invisibility": "invisible", "lightning": "lightning-arc", "sleep": "sleepy",
    "soul-catcher": "soul", "fireball": "fireball", "fire-shield": "fire-shield", "pulse": "heart-beats",
    "flame": "small-fire", "consume": "burning-passion", "life-force": "life-tap", "earth-gate": "magic-portal",
    "pit": "hole", "harden": "stone-block", "rebirth": "dead-head", "quicken": "sprint", "wave": "big-wave",
    "fog": "fog", "ice-shards": "ice-spear", "likeness": "mirror-mirror", "drain": "bleeding-heart",
    "shadow-images": "backup", "find": "magnifying-glass", "shadow-passage": "dungeon-gate", "night": "night-sky",
    # Abilities
    "acrobat": "acrobatic", "charge": "charging-bull", "dodge": "dodge", "dual-weapons": "crossed-swords",
    "elemental-memory": "brain", "lock-picking": "lockpicks", "lucky": "clover", "magic-school": "spell-book",
    "nimble": "run", "parry": "sword-clash", "prosperous": "coins", "quick-learner": "graduate-cap",
    "sneak-attack": "backstab", "stealth": "hood", "trap-trickster": "wolf-trap", "weapon-mastery": "sword-spin",
    "willpower": "meditation",
    # Weapons
    "bare-hands": "fist", "dagger": "plain-dagger", "mace": "flanged-mace", "sword": "broadsword",
    "battle-axe": "battle-axe", "crossbow": "crossbow", "bow": "bow-arrow", "spear": "stone-spear",
    "morningstar": "spiked-mace", "war-hammer": "flat-hammer", "manna-sword": "crystal-shine",
    "manna-staff": "crystal-wand", "grave-salt-mace": "winged-scepter", "ember-blade": "flaming-claw",
    "yew-longbow": "pocket-bow", "giants-maul": "gavel",
    # Armor
    "leather": "leather-armor", "chainmail": "chain-mail", "mage-robe": "robe", "shield": "round-shield",
    "scale-mail": "scale-mail", "plate-mail": "breastplate", "wooden-shield": "checked-shield",
    "starlit-robe": "star-formation", "tower-shield": "roman-shield", "drake-scale": "dragon-breath",
    # Items
    "antidote": "poison-bottle", "backpack": "knapsack", "bottle": "square-bottle", "great-key": "skeleton-key",
    "healing-potion": "health-potion", "potion-of-breath": "bubbling-flask", "key": "key", "lock-picks": "lockpicks",
    "torch": "torch", "fountain-water": "water-flask", "spark-wand": "fairy-wand", "thunder-rod": "lightning-trio",
    "sun-vial": "sun", "passing-bell": "ringing-bell",
    # Attire
    "ring-of-quiet-blows": "ring", "ring-of-turned-edges": "diamond-ring", "ring-of-stubbornness": "skull-ring",
    "boots-of-the-courier": "walking-boot", "felt-shoes": "ballerina-shoes", "owl-hat": "owl",
    "kettle-helmet": "brodie-helmet", "thimble-gloves": "gloves", "amulet-of-embers": "gem-pendant",
    "cloak-of-burrs": "cloak", "pilgrims-cape": "cape",
    # Treasure
    "coppers": "two-coins", "purse": "swap-bag", "strongbox": "locked-chest", "hoard": "open-treasure-chest",
    "chip-of-garnet": "rupee", "uncut-sapphire": "gems", "black-pearl": "pearl-necklace",
    "silver-thimble": "bowl-spiral", "saints-finger-bone": "crossed-bones", "tiny-ship-in-a-bottle": "galleon",
    # Traps
    "poison-needle": "syringe", "swinging-axe": "axe-swing", "fire-jet": "flamethrower", "snake-basket": "snake",
    "sleeping-gas": "gas-mask", "falling-block": "falling-rocks", "scything-wire": "scythe",
    "soul-bell": "ringing-bell", "dragonfire-vent": "volcano",
    # Events
    "monster-patrol": "orc-head", "cold-draught": "windy-stripes", "loose-flagstone": "tripwire",
    "clattering-echo": "sonic-shout", "dropped-purse": "coins", "second-wind": "sprout", "forgotten-dart": "dart",
    "bursting-pipe": "flamethrower", "rotten-ceiling": "falling-rocks",
    # Places
    "entry": "dungeon-gate", "hall": "cave-entrance", "corner": "cave-entrance", "t-hall": "crossroad",
    "x-hall": "crossroad",
    "fountain": "fountain", "sarcophagus": "sarcophagus", "pillar-hall": "ionic-column",
    "fountain-of-healing": "fountain", "sarcophagus-of-reviving": "sarcophagus", "hall-of-pillars": "ionic-column",
    # Words
    "stunned": "knockout", "incapacitated": "tombstone", "venom": "poison-bottle", "flying": "feathered-wing",
    "venomous": "snake-bite", "undead": "raise-zombie", "fire": "flame",
}  # fmt: skip

KINDS = {
    "hero": "character", "monster": "daemon-skull", "boss": "crowned-skull", "creature": "wolf-howl",
    "spell": "spell-book", "ability": "upgrade", "weapon": "broadsword", "armor": "breastplate", "item": "swap-bag",
    "attire": "cloak", "treasure": "open-treasure-chest", "trap": "wolf-trap",
    "event": "perspective-dice-six-faces-random",
    "tile": "dungeon-gate", "place": "castle-ruins", "law": "scales", "power": "aura", "condition": "knockout",
    "stat": "dice-six-faces-five", "door": "wooden-door", "chest": "locked-chest", "gate": "magic-portal",
}  # fmt: skip


COSTS = {"gold": "coins", "xp": "upgrade", "points": "dice-six-faces-five"}
"""What is paid with."""


def icon(id: str, kind: str) -> str:
    return ICONS.get(id) or KINDS[kind]
