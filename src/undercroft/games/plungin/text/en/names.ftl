# What everything is called. `name` speaks the message `name-<id>` if there is one, else the id itself, so that the
# words of a pack are spoken as its author wrote them.
name = { $name }

## Figures
name-meezle = Meezle
name-george = George
name-william = William
name-sonia = Sonia
name-brother-cecil = Brother Cecil
name-konrad = Konrad
name-odile = Odile
name-bram = Bram
name-pell = Pell
name-wrenna = Wrenna
name-tobias = Tobias
name-vesper = Vesper
name-george-3 = George
name-meezle-3 = Meezle
name-brother-cecil-3 = Brother Cecil
name-odile-3 = Odile
name-sonia-3 = Sonia
name-wrenna-3 = Wrenna
name-konrad-5 = Konrad
name-sonia-5 = Sonia
name-brother-cecil-5 = Brother Cecil
name-pell-5 = Pell
name-tobias-5 = Tobias
name-vesper-5 = Vesper
name-george-6 = George
name-bram-6 = Bram
name-brother-cecil-6 = Brother Cecil
name-pell-6 = Pell
name-wrenna-6 = Wrenna
name-odile-6 = Odile
name-george-8 = George
name-konrad-8 = Konrad
name-brother-cecil-8 = Brother Cecil
name-odile-8 = Odile
name-meezle-8 = Meezle
name-william-8 = William
name-nobody = nobody
name-trap = a trap
name-none = no trap
name-ethereal = Ethereal
name-fire-drake = Fire Drake
name-golem = Golem
name-demon = Demon
name-unruly-demon = Unruly Demon
name-doppelganger = Doppelganger
name-shadow-image = shadow image

## Concepts
name-thief-warrior = thief and warrior
name-warrior = warrior
name-water-wizard = water wizard
name-sprite = sprite
name-cleric = cleric
name-chaos-knight = chaos knight
name-storm-caller = storm caller
name-shield-bearer = shield bearer
name-fire-dancer = fire dancer
name-huntress = huntress
name-tomb-robber = tomb robber
name-shadow-binder = shadow binder

## Monsters
name-stone-deviling = Stone Deviling
name-stone-gargoyle = Stone Gargoyle
name-wood-ghoblin = Wood Ghoblin
name-orc = Orc
name-giant-scorpion = Giant Scorpion
name-bone-skeleton = Bone Skeleton
name-will-o-the-wisp = Will o' the Wisp
name-doom-dragon = Doom Dragon
name-gremlin = Gremlin
name-tunnel-rat = Tunnel Rat
name-orc-bowman = Orc Bowman
name-ghoblin-slinger = Ghoblin Slinger
name-hedge-witch = Hedge Witch
name-manna-leech = Manna Leech
name-drowned-sailor = Drowned Sailor
name-moss-wolf = Moss Wolf
name-web-spider = Web Spider
name-hex-breaker = Hex Breaker
name-reef-harpy = Reef Harpy
name-orc-berserker = Orc Berserker
name-bone-archer = Bone Archer
name-toll-witch = Toll Witch
name-choir-shade = Choir Shade
name-marrow-ghoul = Marrow Ghoul
name-candle-imp = Candle Imp
name-cloister-wight = Cloister Wight
name-iron-novice = Iron Novice
name-crypt-troll = Crypt Troll
name-gallows-crow = Gallows Crow
name-cinder-hound = Cinder Hound
name-slag-golem = Slag Golem
name-ash-archer = Ash Archer
name-ember-witch = Ember Witch
name-basalt-giant = Basalt Giant
name-wyvern = Wyvern
name-fire-drakeling = Fire Drakeling
name-oathbroken-knight = Oathbroken Knight
name-dragon-thrall = Dragon Thrall

## Laws and powers
name-brutal = Brutal
name-conspire = Conspire
name-frenzy = Frenzy
name-lured = Lured
name-maneuver = Maneuver
name-regroup = Regroup
name-repulsed = Repulsed
name-sneaky = Sneaky
name-swarm = Swarm
name-malicious = Malicious
name-pack = Pack
name-flying = Flying
name-venomous = Venomous
name-undead = Undead

## Stats and conditions
name-atk = ATK
name-def = DEF
name-wit = WIT
name-dex = DEX
name-mag = MAG
name-mov = MOV
name-res = RES
name-lif = LIF
name-well = well
name-stunned = stunned
name-incapacitated = incapacitated

## Spells and schools
name-air = Air
name-fire = Fire
name-earth = Earth
name-water = Water
name-shadow = Shadow
name-teleport = Teleport
name-invisibility = Invisibility
name-lightning = Lightning
name-sleep = Sleep
name-soul-catcher = Soul Catcher
name-fireball = Fireball
name-fire-shield = Fire Shield
name-pulse = Pulse
name-flame = Flame
name-consume = Consume
name-life-force = Life Force
name-earth-gate = Earth Gate
name-pit = Pit
name-harden = Harden
name-rebirth = Rebirth
name-quicken = Quicken
name-wave = Wave
name-fog = Fog
name-ice-shards = Ice Shards
name-likeness = Likeness
name-drain = Drain
name-shadow-images = Shadow Images
name-find = Find
name-shadow-passage = Shadow Passage
name-night = Night

## Abilities
name-acrobat = Acrobat
name-charge = Charge
name-dodge = Dodge
name-dual-weapons = Dual Weapons
name-elemental-memory = Elemental Memory
name-lock-picking = Lock Picking
name-lucky = Lucky
name-magic-school = Magic School
name-nimble = Nimble
name-parry = Parry
name-prosperous = Prosperous
name-quick-learner = Quick Learner
name-sneak-attack = Sneak Attack
name-stealth = Stealth
name-trap-trickster = Trap Trickster
name-weapon-mastery = Weapon Mastery
name-willpower = Willpower

## Weapons
name-bare-hands = bare hands
name-dagger = dagger
name-mace = mace
name-sword = sword
name-battle-axe = battle axe
name-crossbow = crossbow
name-bow = bow
name-spear = spear
name-morningstar = morningstar
name-war-hammer = war hammer
name-manna-sword = manna sword
name-manna-staff = manna staff
name-grave-salt-mace = grave-salt mace
name-ember-blade = ember blade
name-yew-longbow = yew longbow
name-giants-maul = giant's maul

## Armor
name-leather = leather armor
name-chainmail = chainmail
name-mage-robe = mage robe
name-shield = shield
name-scale-mail = scale mail
name-plate-mail = plate mail
name-wooden-shield = wooden shield
name-starlit-robe = starlit robe
name-tower-shield = tower shield
name-drake-scale = drake-scale coat

## Items
name-antidote = antidote
name-backpack = backpack
name-bottle = bottle
name-great-key = Great Key
name-healing-potion = healing potion
name-potion-of-breath = potion of breath
name-key = key
name-lock-picks = lock picks
name-torch = torch
name-fountain-water = bottle of fountain water
name-spark-wand = spark wand
name-thunder-rod = thunder rod
name-sun-vial = vial of sunlight
name-passing-bell = passing bell

## Attire
name-ring-of-quiet-blows = ring of quiet blows
name-ring-of-turned-edges = ring of turned edges
name-ring-of-stubbornness = ring of stubbornness
name-boots-of-the-courier = boots of the courier
name-felt-shoes = felt shoes
name-owl-hat = owl hat
name-kettle-helmet = kettle helmet
name-thimble-gloves = thimble gloves
name-amulet-of-embers = amulet of embers
name-cloak-of-burrs = cloak of burrs
name-pilgrims-cape = pilgrim's cape

## Treasure
name-coppers = handful of coppers
name-purse = purse
name-strongbox = strongbox
name-hoard = hoard
name-chip-of-garnet = chip of garnet
name-uncut-sapphire = uncut sapphire
name-black-pearl = black pearl
name-silver-thimble = silver thimble
name-saints-finger-bone = saint's finger bone
name-tiny-ship-in-a-bottle = tiny ship in a bottle

## Traps
name-poison-needle = Poison Needle
name-swinging-axe = Swinging Axe
name-fire-jet = Fire Jet
name-snake-basket = Basket of Snakes
name-sleeping-gas = Sleeping Gas
name-falling-block = Falling Block
name-scything-wire = Scything Wire
name-soul-bell = Soul Bell
name-dragonfire-vent = Dragonfire Vent

## Random events
name-monster-patrol = Monster Patrol
name-cold-draught = A Cold Draught
name-loose-flagstone = A Loose Flagstone
name-clattering-echo = A Clattering Echo
name-dropped-purse = A Dropped Purse
name-second-wind = A Second Wind
name-forgotten-dart = A Forgotten Dart
name-bursting-pipe = A Bursting Pipe
name-rotten-ceiling = A Rotten Ceiling

## Places
name-entry = entry hall
name-room-4x4 = small room
name-room-4x6 = narrow room
name-room-4x8 = long gallery
name-room-6x6 = room
name-room-6x8 = large room
name-room-8x8 = great room
name-corner = bend in the hallway
name-hall = hallway
name-t-hall = fork in the hallway
name-x-hall = crossing of hallways
name-fountain = fountain room
name-sarcophagus = crypt
name-pillar-hall = pillared hall
name-fountain-of-healing = Fountain of Healing
name-sarcophagus-of-reviving = Sarcophagus of Reviving
name-hall-of-pillars = Hall of Pillars
name-eye-of-doom = Eye of Doom
name-unlocked = unlocked door
name-locked = locked door
name-great = Great Door
name-door = door
name-chest = chest
name-north = north
name-east = east
name-south = south
name-west = west
