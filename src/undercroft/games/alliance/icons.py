"""A picture for everything printed, by name from the icon set; what has none gets the one of its kind."""

from __future__ import annotations

ICONS = {
    # heroes
    "petra": "mailed-fist", "lorna": "robin-hood-hat", "mysterios": "wizard-face", "mcfarlin": "dwarf-face",
    "krom": "hood", "aveline": "horned-helm", "jack-tallow": "domino-mask", "oda-fenn": "crossbow",
    "thessaly": "curly-mask", "ildren": "woman-elf-face", "caerwyn": "elf-helmet", "brunhild": "dwarf-helmet",
    "durgan": "dwarf-king", "hroda": "drum", "tibbet": "gears", "nib-wrenlock": "falcon-moon",
    "pipkin": "musical-notes",
    # monsters
    "goblin": "goblin-head", "skeleton": "skeleton", "giant-spider": "long-legged-spider",
    "kobold-slinger": "horned-reptile", "grave-slime": "slime", "orc-reaver": "orc-head", "ghoul": "shambling-zombie",
    "bone-archer": "archer", "hex-priest": "skull-staff", "ogre": "ogre", "wraith": "spectre", "cave-troll": "troll",
    "stone-golem": "rock-golem", "lich": "crowned-skull", "void-drake": "spiked-dragon-head",
    # challenges
    "treasure-chest": "open-treasure-chest", "locked-chest": "locked-chest", "pit-trap": "spiky-pit",
    "dart-trap": "dart", "alarm-gong": "gong", "flame-jet": "flame-tunnel", "snare-net": "fishing-net",
    "void-rune": "rune-stone",
    # starting cards
    "overhead-swing": "sword-slice", "shield-line": "shield-echoes", "into-the-breach": "broken-wall",
    "silverstring": "bow-string", "among-the-pillars": "stone-tower", "light-fingers": "lock-picking",
    "lance-of-embers": "fire-ray", "slow-the-sands": "sands-of-time", "borrowed-hour": "extra-time",
    "hatchet-and-hook": "hatchet", "tinkers-roll": "swiss-army-knife", "duck-and-jab": "punch-blast",
    "knife-from-nowhere": "thrown-knife", "hide": "cloak", "coat-of-pockets": "pirate-coat",
    "dawnhammer": "thor-hammer", "lay-on-hands": "glowing-hands", "stand-behind-me": "attached-shield",
    "rapier-and-patter": "pointy-sword", "marching-tune": "music-spell", "loaded-dice": "dice-six-faces-six",
    "blessed-quarrel": "broadhead-arrow", "parish-hound": "sniffing-dog", "bind-the-wound": "arm-bandage",
    "song-of-edges": "harp", "cutting-remark": "sonic-shout", "encore": "lyre", "called-shot": "on-target",
    "yew-longbow": "pocket-bow", "grey-wolf": "wolf-head", "arc-bolt": "arcing-bolt", "wreathed-in-flame": "flame-spin",
    "blade-step": "sprint", "hammer-of-light": "gavel", "hearth-blessing": "campfire", "word-of-stone": "stone-block",
    "heavy-crossbow": "crossbow", "close-quarters": "bow-arrow", "ring-mail": "chain-mail", "war-drum": "drum",
    "long-stride": "walking-boot", "unbroken-rhythm": "drum-kit", "acid-flask": "bubbling-flask",
    "now-you-see-me": "smoke-bomb", "knock": "door-ring-handle", "clockwork-falcon": "falcon-moon",
    "stinging-swarm": "bee", "whistle-and-treat": "whistle", "lullaby": "night-sleep", "cheerful-hymn": "love-song",
    "lucky-charm": "clover",
    # generic cards
    "sprint": "run", "press-the-attack": "crossed-swords", "plain-sword": "broadsword", "plain-bow": "bow-arrow",
    "padded-coat": "leather-armor", "brace": "shield-bash", "clean-bandage": "bandage-roll",
    "scroll-of-sparks": "scroll-unfurled",
    # upgrades of Level I
    "trail-boots": "boots", "healing-draught": "health-potion", "bottled-fire": "fire-bottle",
    "broadsword": "broadsword",
    "ash-bow": "bow-arrow", "iron-mace": "flanged-mace", "parrying-dagger": "plain-dagger", "chain-shirt": "mail-shirt",
    "supple-leathers": "leather-armor", "shield-wall": "shield-echoes", "delvers-lantern": "old-lantern",
    "elven-step": "feather", "stubborn-as-stone": "stone-bust", "pocket-inventions": "gear-hammer",
    "make-a-name": "laurels", "smoke-pellet": "smoke-bomb", "skeleton-keys": "skeleton-key", "steady-breath": "lungs",
    "cleaving-blow": "axe-swing", "twist-the-knife": "knife-thrust", "comet-bolt": "comet-spark",
    "seeking-motes": "circle-sparks", "frost-shackles": "ice-cube", "beckon": "magnet",
    "hunters-mark": "archery-target",
    "mend-flesh": "healing", "blessing-of-arms": "sword-array", "quickening-reel": "harp", "pit-badger": "badger",
    "cellar-cat": "cat",
    # upgrades of Level II
    "kings-ransom": "coins-pile", "burning-oil": "oil-drum", "greatsword": "two-handed-sword",
    "stormbow": "lightning-bow",
    "knights-plate": "breastplate", "cloak-of-dusk": "cloak", "mist-walk": "fog", "stonecunning": "stone-crafting",
    "call-of-the-wild": "wolf-howl", "rally-banner": "knight-banner", "whirl-of-blades": "spinning-blades",
    "twin-arrows": "arrow-cluster", "killing-stroke": "backstab", "riposte": "riposte",
    "guardian-spirit": "angel-outfit",
    "fireball": "fireball", "earthquake": "quake-stomp", "forked-lightning": "lightning-branches",
    "holy-wrath": "sunbeams", "deep-slumber": "night-sleep", "turncoats-verse": "puppet",
    "haste": "fast-forward-button",
    "war-hymn": "trumpet-flag", "miracle": "hand-of-god", "cave-bear": "bear-head", "fire-salamander": "salamander",
    # artifacts
    "crown-of-the-deep": "crown", "winged-sandals": "sandal", "sword-of-dawn": "energy-sword",
    "endless-quiver": "quiver", "eye-of-the-void": "all-seeing-eye", "chalice-of-morning": "holy-grail",
    "ring-of-all-doors": "ring", "veil-of-stars": "night-sky", "horn-of-beasts": "hunting-horn",
    "book-of-hours": "book-cover", "worldcleaver": "battle-axe", "lens-of-truth": "magnifying-glass",
    "oathstone": "rune-stone", "heart-of-the-mountain": "mountains", "thorn-crown": "crown-of-thorns",
    "ghostwalk-boots": "leather-boot", "hourglass-of-two-hands": "hourglass", "staff-of-echoes": "wizard-staff",
    "serpent-stone": "snake", "banner-of-the-oath": "vertical-banner",
    # solo cards
    "whispers": "silence", "red-eyes": "angry-eyes", "cold-draught": "wind-slap", "falling-stone": "falling-rocks",
    "skittering": "spider-alt", "drums-below": "drum", "a-loosed-arrow": "thorned-arrow",
    "shifting-walls": "brick-wall", "gnawing-hunger": "jawbone", "guttering-torch": "torch",
    "blood-on-the-wind": "blood", "weakest-first": "broken-heart", "spellbound": "magic-swirl",
    "sealed-way": "closed-doors", "green-mist": "poison-cloud", "the-deep-stirs": "sea-serpent",
    # bursts, die, marks
    "burst-speed": "run", "burst-attack": "fist", "burst-heal": "healing", "burst-repeat": "card-draw",
    "slow": "snail", "weak": "broken-axe", "exposed": "cracked-shield", "held": "manacles", "dazed": "star-swirl",
    "prey": "archery-target", "poison": "poison-bottle", "exhausted": "sleepy", "pit": "spiky-pit",
}  # fmt: skip

COSTS = {"speed": "run", "cards": "card-draw", "xp": "laurels"}

KINDS = {
    "hero": "person", "monster": "evil-minion", "challenge": "uncertainty", "tile": "dungeon-gate",
    "solo": "card-joker",
    "die": "dice-six-faces-three", "weapon": "crossed-swords", "armor": "breastplate", "action": "run",
    "battle-tactic": "crossed-swords", "attack-spell": "fire-ray", "control-spell": "puppet",
    "enhance-spell": "magic-swirl", "healing-spell": "healing", "reaction": "riposte", "pet": "paw",
    "artifact": "gem-pendant", "treasure": "coins", "alliance": "knight-banner", "mark": "skull-crossed-bones",
}  # fmt: skip


def icon(id: str, kind: str) -> str:
    return ICONS.get(id) or KINDS[kind]
