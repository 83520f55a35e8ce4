"""A picture for everything printed, by name from the icon set; what has none gets the one of its kind."""

from __future__ import annotations

from .content.bestiary import CREATURES
from .content.companions import COMPANIONS
from .content.spells import SPELLS
from .currencies import COSTS as COSTS

ICONS = {
    # places and services
    "inn": "bed", "home": "house", "pier": "wooden-pier", "prison": "handcuffs", "sacred-place": "prayer",
    "market": "shopping-bag", "blacksmith": "anvil", "fletcher": "bow-arrow", "alchemist": "potion-ball",
    "herbalist": "herbs-bundle", "healer": "caduceus", "temple": "church", "tavern": "beer-stein",
    "guards": "guards", "combat-school": "sword-brandish", "school-of-magic": "spell-book",
    "thieves-guild": "hooded-assassin", "arena": "duel", "kennel": "paw", "mercenary-hall": "swordman",
    "fortune-teller": "crystal-ball", "feast-hall": "meal",
    "achievements": "laurels-trophy",
    # people
    "borgron": "dwarf-king", "shara": "visored-helm", "taeral": "elf-helmet", "maeliss": "wizard-face",
    "nariant": "angel-wings", "herbod": "barbarian", "pim": "hood", "ilsaveth": "woman-elf-face",
    "hollowbark": "tree-face", "rosmunde": "musical-notes", "quartz": "crystal-growth", "malkin": "warlock-hood",
    "aelunde": "elf-ear", "hroda": "dwarf-face", "wenna": "robin-hood-hat", "orison": "winged-emblem",
    "thornhoof": "goat", "ysvarra": "black-knight-helm", "old-nettle": "goblin-head", "skoria": "imp",
    "dromund": "minotaur", "rukka": "brutal-helm", "thimble": "ninja-mask", "dorrik": "mining-helmet",
    "plonk": "troll", "theodane": "female-vampire", "oolwe": "frog", "kestrane": "kenku-head",
    "brother-velvet": "lynx-head", "ianthe": "centaur", "polyphon": "cyclops", "burdock": "hound", "dumpling": "giant",
    "still-water": "gecko", "halewyn": "cowled",
    "sellsword": "swordwoman", "longbow-hunter": "archer", "ogre-bruiser": "ogre",
    "halfling-cutpurse": "cloak-dagger", "dwarf-ironbreaker": "dwarf-helmet", "giant-rat": "rat",
    "war-hound": "sniffing-dog", "hill-bear": "bear-head", "raven-familiar": "raven", "pack-mule": "donkey",
    "riding-horse": "horse-head", "war-horse": "mounted-knight", "hill-pony": "horseshoe", "great-wolf": "direwolf",
    "war-boar": "boar", "hippogriff": "griffin-symbol",
    "spirit-wolf": "wolf-howl", "freed-prisoner": "imprisoned", "giant-of-wood": "evil-tree",
    "giant-of-stone": "stone-block", "giant-of-iron": "metal-golem-head",
    # weapons
    "unarmed": "fist", "improvised-weapon": "broken-bottle", "tool": "hammer-nails", "fangs": "fangs", "claws": "claws",
    "horns": "bull-horns", "dagger": "plain-dagger", "short-sword": "gladius", "broadsword": "broadsword",
    "bastard-sword": "two-handed-sword", "greatsword": "relic-blade", "scimitar": "crescent-blade",
    "saber": "saber-slash", "elven-sword": "energy-sword", "rapier": "stiletto", "fausal-sword": "winged-sword",
    "katana": "katana", "katar": "broad-dagger", "macuahuitl": "spiked-bat", "axe": "fire-axe",
    "throwing-axe": "thrown-daggers", "battleaxe": "battle-axe", "mace": "flanged-mace", "warhammer": "warhammer",
    "club": "wood-club", "flail": "flail", "great-flail": "spiked-ball", "scythe": "scythe", "staff": "wizard-staff",
    "spear": "stone-spear", "halberd": "halberd", "trident": "trident", "cavalry-lance": "cavalry",
    "kusarigama": "kusarigama", "whip": "whip", "iron-fist": "brass-knuckles", "gladiator-scissors": "scissors",
    "arquebus": "blunderbuss", "composite-bow": "high-shot", "short-bow": "pocket-bow", "elven-bow": "bow-string",
    "longbow": "bow-arrow", "crossbow": "crossbow", "repeating-crossbow": "heavy-arrow", "blowgun": "dart",
    "sling": "sling", "sling-with-lead-projectiles": "sling", "javelin": "thrown-spear",
    "heavy-javelin": "spear-feather", "handgun": "pistol-gun", "net": "fishing-net", "shuriken": "ninja-star",
    # armor and shields
    "leather-armor": "leather-armor", "elven-armor": "scale-mail", "breastplate": "breastplate",
    "chainmail": "chain-mail", "lorica-segmentata": "lamellar", "yoroi": "samurai-helmet",
    "superior-armor": "armor-upgrade", "full-armor": "abdominal-armor",
    "helmet": "barbute", "greaves": "greaves", "bracelets": "bracers",
    "buckler": "round-shield", "improvised-shield": "cracked-shield", "shield": "checked-shield",
    "great-shield": "templar-shield",
    # objects
    "torch": "torch", "lantern": "lantern", "rope": "rope-coil", "pickaxes": "war-pick", "picklocks": "lockpicks",
    "pack-of-provisions": "knapsack", "holy-water": "holy-water", "poison-flask": "poison-bottle",
    "healing-herbs": "herbs-bundle", "musical-instrument": "lyre", "flask-of-oil": "fire-bottle", "uncut-gem": "gems",
    "healing-potion": "health-potion", "mana-potion": "potion-ball", "strength-potion": "standing-potion",
    "heroic-potion": "drink-me", "dexterity-potion": "round-potion", "poison-potion": "poison-bottle",
    "components-for-magic": "powder-bag", "magic-scroll": "scroll-unfurled", "smoke-flask": "smoke-bomb",
    # magic
    "blade-of-dawn": "sun-radiations", "whisper": "stiletto", "oathkeeper": "holy-symbol", "gravedigger": "spade",
    "serpent-tongue": "snake-tongue", "wolfs-bite": "wolf-trap", "heron-bow": "bow-arrow", "hailstone": "ice-bolt",
    "faithful-javelin": "return-arrow", "moth-mail": "butterfly-warning", "wardens-mail": "chain-mail",
    "helm-of-the-owl": "owl", "mirror-shield": "mirror-mirror", "moon-buckler": "moon", "ring-of-second-breath": "ring",
    "boots-of-the-hare": "boots", "wand-of-cinders": "fairy-wand",
    "cloak-of-dusk": "cloak", "necklace-of-calm": "necklace", "orb-of-the-deep-well": "crystal-ball",
    "sunbrand": "flaming-sheet", "dragonstring": "dragon-spiral", "bulwark-of-radan": "shield-echoes",
    "crown-of-the-first-king": "crown", "star-heart": "heart-wings",
    "tidecutter": "trident", "lullaby-cudgel": "night-sleep", "left-hand-of-varn": "broad-dagger",
    "saddle-song": "saber-slash", "thornwhip": "thorny-tentacle", "quarrymans-maul": "flat-hammer",
    "reapers-arc": "scythe", "hedge-of-one": "stone-spear", "scholars-point": "quill-ink",
    "leech-of-the-night": "life-tap", "quiet-owl": "barn-owl", "windlass-of-wits": "crossbow",
    "cathedral-nail": "sewing-needle", "adders-breath": "snake-bite", "ember-sling": "burning-dot",
    "star-of-thieves": "ninja-star", "drowned-mans-net": "fishing-net", "oxenbane": "bull", "elder-branch": "root-tip",
    "thunder-of-pulse": "thunder-struck", "last-word": "speaker", "two-tongues": "lizard-tongue", "stillwater": "drop",
    "otter-coat": "fur-shirt", "salamander-coat": "salamander", "oaken-breastplate": "oak",
    "wayfarers-chain": "linked-rings", "sallet-of-the-lynx": "lynx-head", "stylites-visor": "visored-helm",
    "dancers-greaves": "ballerina-shoes", "tumblers-bands": "acrobatic", "duellists-bracers": "bracers",
    "pilgrim-plate": "boot-prints", "lorica-of-the-eagle": "eagle-emblem", "tengu-harness": "samurai-helmet",
    "leaf-weave": "three-leaves", "door-of-the-keep": "entry-door", "gorgon-targe": "medusa-head",
    "noonday-disc": "sunrise", "rams-brow": "goat", "fencers-moon": "crescent-blade", "siege-pavise": "brick-wall",
    "lid-of-saint-odo": "cooking-pot", "spellbreaker": "magic-shield", "falcon-kite": "falcon-moon",
    "hide-of-the-herds": "animal-hide", "lantern-shield": "lantern", "raven-targe": "raven", "wall-of-mercy": "prayer",
    "silver-bowl": "bowl-spiral", "horn-of-the-last-watch": "trumpet-flag", "brooch-of-the-choir": "musical-notes",
    "lodestone": "magnet", "loremasters-lens": "magnifying-glass", "ring-of-green-wood": "big-diamond-ring",
    "sceptre-of-rime": "ice-spear", "gloves-of-the-cutpurse": "gloves", "wolfbone-whistle": "whistle",
    "bag-of-winds": "whirlwind", "apprentices-focus": "concentration-orb", "widow-of-the-north": "battle-axe",
    "truce": "stop-sign", "green-queens-mercy": "queen-crown", "hammer-of-the-under-king": "hammer-drop",
    "kings-hawk": "hawk-emblem", "arrow-of-noon": "sunbeams", "world-serpents-tooth": "sea-serpent",
    "voice-of-the-mountain": "blunderbuss", "skin-of-the-first-dragon": "dragon-head", "shroud-of-saint-ilse": "cape",
    "storm-yoroi": "lightning-storm", "helm-of-a-hundred-eyes": "evil-eyes", "seven-league-greaves": "greaves",
    "aegis-of-the-white-tree": "shield-reflect", "mirror-of-kamaerin": "crystal-cluster",
    "wall-of-the-ninth-legion": "templar-shield", "moon-gate": "night-sky", "heart-of-the-volcano": "lava",
    "book-of-all-names": "evil-book", "evening-chalice": "holy-water",
    # treasures
    "sack-of-coppers": "coins-pile", "merchants-strongbox": "strongbox", "soldiers-hoard": "swap-bag",
    "fletchers-chest": "quiver", "quartermasters-trunk": "locked-chest", "apothecarys-case": "medical-pack",
    "travellers-bundle": "knapsack", "sorcerers-reliquary": "magic-portal", "kings-ransom": "open-treasure-chest",
    # spells
    # furniture
    "cupboard": "wooden-crate", "wardrobe": "clothes", "bed": "bed", "bunks": "bunk-beds", "trunk": "chest",
    "barrels-and-boxes": "barrel", "amphoras": "amphora", "sacks-of-grain": "powder-bag", "table": "table",
    "chairs": "wooden-chair", "dining-room": "meal", "kitchen": "cooking-pot", "fireplace": "fireplace",
    "latrine": "well", "water-well": "well", "washbasin": "bathtub", "library": "bookshelf",
    "writing-desk": "quill-ink", "sorcery-table": "magic-palm", "alchemy-table": "fizzing-flask",
    "spice-table": "powder", "alembic": "boiling-bubbles", "armory": "closed-barbute", "weapon-rack": "sword-array",
    "archery-target": "archery-target", "training-dummy": "punching-bag", "workbench": "anvil", "forge": "furnace",
    "torture-machine": "iron-cross", "cart": "old-wagon", "loom": "wool", "lectern": "open-book",
    # elements
    "magic-fountain": "water-fountain", "wishing-pool": "well", "spring-of-clear-water": "drop",
    "flooded-cellar": "water-splash", "deep-abyss": "hole", "rope-footbridge": "rope-bridge",
    "mysterious-mist": "fog", "rarefied-air": "wind-slap", "patch-of-mold": "spotted-mushroom",
    "glowing-mushrooms": "mushrooms-cluster", "hanging-roots": "tree-roots", "old-tree": "dead-wood",
    "bonfire": "campfire", "brazier-of-spirits": "fire-bowl", "lava-seam": "lava", "shrine": "byzantin-temple",
    "altar": "star-altar", "dark-altar": "bull", "circle-of-symbols": "star-pupil", "tomb": "tombstone",
    "open-coffin": "coffin", "heap-of-bones": "pelvis-bone", "nest-of-snakes": "snake-bite",
    "witch-at-her-cauldron": "cauldron", "wolf-den": "cave-entrance", "spider-webs": "spider-web",
    "gelatinous-cube": "transparent-slime", "dragons-lair": "dragon-spiral", "small-prison": "prisoner",
    "column": "ionic-column", "statue": "stone-bust", "weeping-statue": "stone-bust", "rocks": "rock",
    "crystal-vein": "crystal-cluster", "lever": "lever", "magic-portal": "magic-portal",
    "mirror-of-truth": "mirror-mirror", "old-ballista": "ballista", "trapdoor": "entry-door", "throne": "throne-king",
    "adventurers-remains": "skull-crossed-bones", "great-treasure": "open-treasure-chest", "chest": "locked-chest",
    # the Dark Player's cards
    "locked-door": "locked-fortress", "riddle": "uncertainty", "electric-shock": "electric", "pit": "hole",
    "stake": "spikes", "fireball-trap": "fire-bomb", "tripwire-arrows": "arrows-shield",
    "rubble": "stone-pile", "sunken-floor": "hole", "swinging-blade": "guillotine", "poison-needle": "sewing-needle",
    "choking-gas": "poison-gas", "snare": "lasso", "falling-stones": "falling-rocks", "rune-of-dread": "rune-stone",
    "hammer-of-the-gate": "hammer-drop", "fortune": "clover", "war-frenzy": "enrage", "iron-hide": "armor-upgrade",
    "giants-strength": "biceps", "keen-eye": "semi-closed-eye", "terrible-aspect": "terror",
    "venomous-bite": "snake-bite", "commanding-voice": "shouting",
    "dark-mending": "life-tap", "sudden-rage": "enrage", "vanish": "invisible",
    "falling-darkness": "night-sky", "enemy-spotted": "awareness", "wandering-creature": "footprint",
    "special-creature": "monster-grasp", "reinforcements": "rally-the-troops", "ambush": "hooded-assassin",
    "thief": "robber",
    # the road
    "town": "village", "castle": "castle", "city": "capitol", "bridge": "stone-bridge", "flag": "flying-flag",
    "camp": "campfire", "group": "three-friends", "danger": "death-skull", "rowboat": "canoe",
    "merchant-ship": "caravel", "warship": "galleon",
}  # fmt: skip

CONDITIONS = {
    "riding": "mounted-knight", "ridden": "horse-head", "stunned": "knocked-out-stars", "knocked-down": "falling",
    "diseased": "virus", "poisoned": "poison-bottle", "stationary": "anchor", "flying": "feathered-wing",
    "berserk": "enrage", "in-pit": "hole", "shielding": "shield", "shielded": "vibrating-shield",
    "climbing": "mountain-climbing", "held": "manacles", "overloaded": "weight", "disarmed": "drop-weapon",
    "wounded": "bleeding-wound", "frightened": "terror",
}  # fmt: skip
"""The markers next to a figure."""

KINDS = {
    "hero": "visored-helm", "creature": "orc-head", "mercenary": "swordman", "pet": "paw", "companion": "backup",
    "race": "person", "class": "rank-3", "skill-combat": "crossed-swords", "skill-scholarly": "open-book",
    "skill-exploration": "compass", "skill-nature": "paw-print", "nature-projectile": "fireball",
    "nature-control": "puppet", "nature-damage": "bolt-spell-cast", "nature-protecting": "magic-shield",
    "nature-enhancing": "upgrade", "nature-healing": "healing", "weapon-melee": "broadsword",
    "weapon-ranged": "bow-arrow", "weapon-throwing": "thrown-spear", "armor": "breastplate", "shield": "shield",
    "object": "swap-bag", "potion": "round-potion", "magic-ranged": "bow-arrow", "magic-melee": "rune-sword",
    "magic-armor": "breastplate", "magic-shield": "shield-echoes", "magic-element": "ring", "treasure": "chest",
    "furniture": "wooden-crate", "element": "rune-stone", "thing": "swap-bag", "place": "village",
    "faction": "flying-flag", "travel": "road", "settlement": "village",
    "dark-trap": "wolf-trap", "dark-lock": "padlock", "dark-riddle": "uncertainty", "dark-hazard": "stone-pile",
    "dark-boost": "upgrade", "dark-instant": "bolt-spell-cast", "dark-fortune": "clover", "dark-flee": "run",
    "dark-darkness": "night-sky", "dark-irregular": "evil-book", "dark-section": "awareness",
    "dark-special": "daemon-skull", "dark-relief": "rally-the-troops", "dark-lurkers": "hooded-assassin",
    "dark-robber": "robber",
}  # fmt: skip


ICONS.update((creature.id, creature.icon) for creature in (*CREATURES, *COMPANIONS) if creature.icon)
ICONS.update((spell.id, spell.icon) for spell in SPELLS if spell.icon)


def icon(id: str, kind: str) -> str:
    return ICONS.get(id) or KINDS[kind]
