"""A picture for everything printed, by name from the icon set; what has none gets the one of its group or kind."""

from __future__ import annotations

WEAPONS = {
    "short-sword": "broad-dagger", "sabre": "sparkling-sabre", "broadsword": "broadsword", "longsword": "pointy-sword",
    "bastard-sword": "two-handed-sword", "flamberge": "striped-sword", "moonblade": "winged-sword",
    "frostbrand": "shard-sword", "squire-sword": "rusty-sword", "side-sword": "sword-hilt", "ashbrand": "rune-sword",
    "scimitar": "croc-sword", "wooden-club": "wood-club", "pickaxe": "war-pick", "spiked-mace": "spiked-mace",
    "war-axe": "war-axe", "war-hammer": "warhammer", "great-axe": "battle-axe", "maul": "flat-hammer",
    "storm-hammer": "thor-hammer", "earthbreaker": "hammer-drop", "combat-hammer": "claw-hammer",
    "kings-warhammer": "gear-hammer", "chain-whip": "whip", "flail": "flail", "morning-star": "spiked-ball",
    "kusari": "hook-swords", "ball-and-chain": "wrecking-ball", "parrying-dagger": "plain-dagger",
    "rapier": "piercing-sword", "estoc": "sword-slice", "sword-cane": "relic-blade", "duelists-blade": "sword-tie",
    "thorn-of-the-first-queen": "dagger-rose", "spear": "stone-spear", "quarterstaff": "bo",
    "trident": "trident", "halberd": "halberd", "glaive": "sharp-halberd", "dragon-lance": "spear-hook",
    "sun-staff": "sun-spear", "moon-spear": "spear-feather", "travelers-staff": "walking-scout",
    "gravewardens-scythe": "scythe", "guard-spear": "barbed-spear", "dagger": "bowie-knife",
    "knuckle-irons": "mailed-fist", "hatchet": "hatchet", "stiletto": "stiletto", "venom-dagger": "dripping-knife",
    "sacrificial-knife": "sacrificial-dagger", "holy-mace": "flanged-mace", "spirit-blade": "energy-sword",
    "belt-knife": "switchblade", "tomahawk-melee": "stone-axe", "throwing-knife": "thrown-knife",
    "bolas": "hunting-bolas", "throwing-axe": "fire-axe", "javelin": "thrown-spear", "throwing-star": "star-shuriken",
    "chakram": "boomerang-sun", "returning-hammer": "hammer-break", "tomahawk": "hatchets",
    "skipping-hatchet": "magic-axe", "tomahawk-ranged": "battered-axe", "sling": "sling", "short-bow": "pocket-bow",
    "light-crossbow": "crossbow", "blowpipe": "dart", "hand-crossbow": "striking-arrows", "longbow": "high-shot",
    "heavy-crossbow": "heavy-arrow", "composite-bow": "bow-string", "repeating-crossbow": "split-arrows",
    "ember-bow": "flaming-arrow", "radonian-bow": "lightning-bow", "hunting-bow": "bow-arrow",
    "shepherds-sling": "slingshot", "bow-of-nine-winds": "winged-arrow", "buckler": "shield",
    "leather-shield": "tribal-shield", "round-shield": "round-shield", "spiked-shield": "spiked-shield",
    "kite-shield": "templar-shield", "mirror-shield": "shield-reflect", "tower-shield": "roman-shield",
    "bone-shield": "skull-shield", "squire-shield": "checked-shield", "militia-buckler": "bordered-shield",
    "shield-of-wastra": "winged-shield",
}  # fmt: skip

SPELLS = {
    "fire-bolt": "fire-dash", "flame-ring": "fire-ring", "fireball": "fireball", "fireball-explosion": "fire-zone",
    "ice-shard": "ice-bolt", "frost-breath": "ice-spell-cast", "ice-prison": "frozen-orb", "tidal-wave": "big-wave",
    "stone-throw": "rock", "earth-spikes": "spikes-full", "grasping-roots": "plant-roots", "earthquake": "earth-crack",
    "spark": "flint-spark", "lightning-bolt": "heavy-lightning", "gust": "wind-slap",
    "chain-lightning": "chain-lightning", "thunderstorm": "lightning-storm", "frostfire": "frostfire",
    "psi-lance": "psychic-waves", "force-push": "wind-hole", "mind-spike": "brain-leak", "psi-blade": "energy-arrow",
    "dancing-daggers": "thrown-daggers", "acid-cloud": "poison-gas", "life-drain": "marrow-drain",
    "disintegrate": "disintegrate", "psi-dart": "orb-direction", "psi-orb": "concentration-orb",
    "banish-undead": "holy-symbol", "unravel": "sewing-string", "holy-light": "sunbeams", "sunbeam": "sun-radiations",
    "word-of-unmaking": "implosion", "healing-hands": "glowing-hands", "healing-spell": "healing",
    "healing-circle": "healing-shield", "cleansing": "water-splash", "psi-gift": "inner-self",
    "mending": "auto-repair", "small-healing-spell": "sticking-plaster", "breath-of-tandrur": "regeneration",
    "lightbringers-touch": "hand-of-god", "dense-hide": "armor-upgrade", "feather-step": "winged-leg",
    "sixth-sense": "third-eye", "battle-fury": "biceps", "eagle-eye": "hunter-eyes", "clear-mind": "brain",
    "quicken": "sonic-shoes", "war-chant": "sound-waves", "recall": "teleport",
    "banner-of-the-three-paths": "knight-banner", "hourglass-of-galdana": "hourglass",
    "flame-weapon": "fire-spell-cast", "frost-weapon": "ice-spear", "stone-weapon": "stone-crafting",
    "storm-weapon": "thunder-blade", "open-wall": "broken-wall", "consecration": "sword-altar",
    "second-sight": "all-seeing-eye", "psi-shield": "magic-shield", "air-shield": "whirlwind",
    "mirror-ward": "mirror-mirror", "guardian-spirit": "ghost-ally", "null-sphere": "lightning-dome",
    "spell-guard": "energy-shield", "veil-of-stars": "wing-cloak",
}  # fmt: skip

WORN = {
    "great-helm": "heavy-helm", "scale-armor": "scale-mail", "plate-arms": "shoulder-armor", "plate-legs": "leg-armor",
    "plate-boots": "metal-boot", "visored-helmet": "visored-helm", "fighting-tunic": "breastplate",
    "splint-sleeves": "bracers", "splint-skirt": "metal-skirt", "chain-coif": "light-helm", "chain-shirt": "mail-shirt",
    "chain-mittens": "gauntlet", "chain-leggings": "armor-cuisses", "leather-helmet": "wooden-helmet",
    "leather-armor": "leather-armor", "leather-bracers": "bracer", "leather-trousers": "armored-pants",
    "leather-boots": "leather-boot", "marching-boots": "walking-boot", "padded-hood": "hood",
    "padded-jacket": "abdominal-armor", "padded-gloves": "gloves", "padded-boots": "boots",
    "quilted-vest": "sleeveless-jacket", "woolen-cap": "winter-hat", "woolen-jacket": "hoodie",
    "woolen-shoes": "ballerina-shoes", "woolen-mittens": "winter-gloves", "tights": "trousers",
    "hypno-hat": "magic-hat", "horned-helm": "horned-helm", "watchers-hood": "warlock-hood", "bear-pelt": "bear-face",
    "shadow-cloak": "cloak", "dragonscale": "layered-armor", "gauntlets-of-might": "fist",
    "archers-gloves": "boxing-glove", "hermits-leggings": "leg", "pilgrims-kilt": "skirt",
    "acrobats-hose": "female-legs", "winged-boots": "tabi-boot", "iron-shod-boots": "steeltoe-boots",
    "mantle-of-ash": "cape-armor", "fur-jacket": "moncler-jacket", "wizard-hat": "pointy-hat", "wizard-robe": "robe",
    "wizard-gloves": "magic-palm", "wizard-slippers": "wooden-clogs", "tri-anon-armor": "chest-armor",
    "bark-bracers": "wood-stick", "hunting-boots": "fur-boot", "hunting-dress": "cape", "moon-greaves": "greaves",
    "barbarian-armor": "spiked-armor", "guards-helmet": "centurion-helmet", "leather-belt": "belt",
    "bandolier": "belt-armor", "porters-harness": "school-bag", "brawlers-band": "black-belt",
    "archers-ring": "power-ring", "sages-circlet": "tiara", "fencers-ribbon": "bow-tie-ribbon",
    "amulet-of-warding": "gem-pendant", "ring-of-vigor": "ring", "ring-of-focus": "swirl-ring",
    "runed-focus": "rune-stone", "lucky-coin": "crown-coin", "thieves-tools": "lockpicks",
    "climbing-rope": "rope-coil", "sand-of-hours": "empty-hourglass", "saints-finger": "skeletal-hand",
    "crown-of-bron": "imperial-crown", "prayer-beads": "prayer-beads", "ash-crown": "crown-of-thorns",
}  # fmt: skip

GOODS = {
    "small-healing-potion": "health-potion", "healing-potion": "heart-bottle", "great-healing-potion": "potion-ball",
    "psi-potion": "magic-potion", "great-psi-potion": "round-potion", "elixir": "standing-potion",
    "antidote": "vial", "haste-draught": "bottled-bolt", "giants-brew": "beer-bottle", "hawk-tonic": "square-bottle",
    "dreamers-tea": "coffee-mug", "ironskin-oil": "oil-drum", "fools-luck": "clover",
    "smelling-salts": "perfume-bottle",
    "repair-kit": "toolbox", "smoke-bomb": "smoke-bomb", "field-dressing": "bandage-roll", "fire-flask": "fire-bottle",
    "holy-water": "holy-water", "acid-vial": "acid-tube", "glue-pot": "honeypot", "pouch-of-coins": "two-coins",
    "silver-chalice": "jeweled-chalice", "star-ruby": "rupee",
}  # fmt: skip

PERILS = {
    "pit-trap": "spiky-pit", "dart-trap": "triple-needle", "poison-needle": "sewing-needle",
    "falling-rubble": "falling-rocks", "psi-leech": "leeching-worm", "rust-cloud": "dust-cloud",
    "cursed-idol": "stone-bust", "thieving-imp": "imp-laugh", "banishing-rune": "magic-portal",
    "mimic": "mimic-chest", "alarm-bell": "ringing-bell", "water-pit": "drowning", "wire-snare": "box-trap",
    "boulder-trap": "falling-boulder", "log-trap": "log", "vine-tendrils": "curling-vines", "gas-cloud": "gas-mask",
    "fire-burst": "flame-spin", "lightning-grid": "lightning-frequency", "spiked-walls": "spiked-wall",
    "pitfall": "hole-ladder", "flooding-room": "flood", "portcullis": "window-bars", "rat-swarm": "rat",
    "ghost-bell": "bell-shield", "secret-door": "secret-door", "hidden-cache": "open-treasure-chest",
    "wandering-monster": "evil-eyes", "healing-spring": "fountain", "psi-crystal": "floating-crystal",
    "old-map": "treasure-map", "heroes-tomb": "tombstone", "field-forge": "anvil",
}  # fmt: skip

DOORS = {
    "no-event": "entry-door", "creaking-hinges": "door-handle", "jammed-door": "closed-doors", "rusty-lock": "padlock",
    "trapped-handle": "door-ring-handle", "spring-spear": "spring", "loose-lintel": "stone-block",
    "whispering-dark": "conversation", "poison-spores": "spotted-mushroom", "cold-draught": "windy-stripes",
    "swarm-of-bats": "bat", "lodestone-arch": "magnet", "goblin-lookout": "goblin-camp",
    "scent-of-death": "raise-zombie", "hungry-shadow": "cloaked-figure-on-horseback", "drums-in-the-deep": "drum",
    "bitter-memory": "shattered-heart", "forgotten-pack": "light-backpack", "abandoned-camp": "campfire",
    "shrine-niche": "fire-shrine", "wishing-well": "well", "ghostly-guide": "floating-ghost",
    "old-inscription": "stone-tablet", "moment-of-courage": "sword-brandish", "whetstone": "stone-wheel",
    "chalk-marks": "chalk-outline-murder",
}  # fmt: skip

BEINGS = {
    "warrior": "barbarian", "shield-maiden": "swordwoman", "ranger": "viking-head", "huntress": "woman-elf-face",
    "adventurer": "swordman", "scoundrel": "rogue", "mage": "wizard-face", "priestess": "sun-priest",
    "goblin": "goblin-head", "orc": "orc-head", "zombie": "shambling-zombie", "mummy": "mummy-head",
    "skeleton": "skeleton", "vampire": "vampire-dracula", "ghoul": "bestial-fangs", "mercenary": "sword-clash",
    "black-knight": "black-knight-helm", "gargoyle": "gargoyle", "ogre": "ogre", "troll": "troll",
    "slimecrawler": "slime", "archer": "bowman", "spear-thrower": "thrown-spear", "poltergeist": "ghost",
    "shaman": "witch-face", "dark-mage": "warlock-hood", "golem": "golem-head", "warlord-gorrak": "warlord-helmet",
    "goblin-king": "goblin", "zombie-queen": "queen-crown", "vampire-count": "vampire-cape",
    "lich-of-feronde": "crowned-skull", "headless-rider": "mounted-knight", "iron-colossus": "metal-golem-head",
    "bridge-troll": "stone-bridge", "ogre-cook": "cook", "slime-mother": "transparent-slime",
    "ember-dragon": "dragon-breath", "rime-dragon": "spiked-dragon-head",
}  # fmt: skip

MODIFICATIONS = {
    "colossal": "giant", "horde": "minions", "explosion": "bright-explosion", "fire-creature": "small-fire",
    "frost-creature": "snowflake-1", "storm-creature": "lightning-tree", "stone-creature": "stone-pile",
    "blocker": "brick-wall", "necromancer": "raise-skeleton", "fast": "run", "ironclad": "armor-vest",
    "venomous": "fangs", "frenzied": "enrage", "shielded": "cracked-shield", "spell-warded": "aura",
    "bloodthirsty": "bleeding-wound", "misty": "fog", "spellproof": "magic-gate", "regenerating": "health-increase",
    "hoarder": "swap-bag", "keen": "serrated-slash", "winged": "feathered-wing", "warlord": "overlord-helm",
    "cursed": "cursed-star", "mind-eater": "brain-tentacle",
}  # fmt: skip

TOKENS = {
    "exit": "ladder", "prisoner": "imprisoned", "seal": "cracked-disc", "page": "papers", "portal": "portal",
    "well": "well", "crown": "crown", "tomb": "coffin", "survivor": "person", "shard": "crystal-growth",
    "bellows": "bellows", "purse": "shiny-purse", "vat": "cellar-barrels", "guest": "cooking-pot", "head": "dead-head",
    "stall": "musical-notes", "ingot": "metal-bar", "bell": "ringing-bell", "name": "conversation",
    "hive": "floating-crystal", "lantern": "campfire", "root": "curling-vines", "tree": "crystal-growth",
    "counter": "scales", "receipt": "papers", "debtor": "manacles", "lot": "price-tag", "mirror": "mirror-mirror",
    "pledge": "shadow-follower", "chest": "locked-chest", "shutter": "window-bars",
}  # fmt: skip

KINDS = {
    "melee": "broadsword", "ranged": "bow-arrow", "spell": "magic-swirl", "ritual": "spell-book",
    "ward": "magic-shield", "shield": "shield", "armor": "chest-armor", "accessory": "ring", "potion": "health-potion",
    "tool": "toolbox", "trap": "wolf-trap", "event": "treasure-map", "monster": "evil-eyes", "hero": "person",
    "modification": "upgrade", "boss": "crowned-skull", "door": "entry-door", "tile": "dungeon-gate",
    "token": "perspective-dice-one", "back": "card-random", "treasure": "locked-chest",
}  # fmt: skip

THEMES = {
    "gatehouse": "dungeon-gate", "hall": "stone-throne", "lair": "cave-entrance", "study": "bookshelf",
    "crypt": "coffin", "passage": "stone-path",
}  # fmt: skip

ICONS = {**WEAPONS, **SPELLS, **WORN, **GOODS, **PERILS, **DOORS, **BEINGS}

COSTS = {"ap": "hourglass", "pp": "psychic-waves", "gold": "two-coins"}


def icon(id: str, kind: str) -> str:
    return ICONS.get(id) or KINDS[kind]
