# Heroes, monsters and challenges.

hero-petra = Petra
hero-petra-story = Petra held the bridge at Harrow for a day and a night, and was docked the day's pay for damaging the bridge. She has chosen her own employers ever since.

hero-lorna = Lorna
hero-lorna-story = Lorna learned to shoot in a forest and to steal in a city, and holds that both are a matter of not being where people look.

hero-mysterios = Mysterios
hero-mysterios-story = Nobody knows where Mysterios was born, least of all Mysterios, who traded that memory for a spell. He says that it was worth it. He has to.

hero-mcfarlin = McFarlin
hero-mcfarlin-story = McFarlin has opened every vault in the Underhold, twice by invitation. He taps walls the way other people hum.

hero-krom = Krom
hero-krom-story = Everybody agrees that Krom is the finest knife in the gnomish quarter. Nobody can agree on what he looks like.

hero-aveline = Sister Aveline
hero-aveline-story = The abbess sent Aveline on a pilgrimage and told her to mend what she found broken. She took a hammer along, to be thorough.

hero-jack-tallow = Jack Tallow
hero-jack-tallow-story = Jack owes money in eleven towns and songs in twelve. The dungeon is the only place where nobody has yet asked for either.

hero-oda-fenn = Oda Fenn
hero-oda-fenn-story = Warden of a parish of reeds and fog, Oda keeps a hound, a crossbow and a list of those who came out of the marsh wrong.

hero-thessaly = Thessaly
hero-thessaly-story = Thessaly sang at three coronations and one deposition, and the last was much the better song.

hero-ildren = Ildren
hero-ildren-story = Ildren has hunted the same white stag for two hundred years. The dungeon is merely where the trail leads at present.

hero-caerwyn = Caerwyn
hero-caerwyn-story = The blade-dancers said that magic was cheating, and the magi said that swords were. Caerwyn kept both and left the academies to argue.

hero-brunhild = Brunhild
hero-brunhild-story = Brunhild keeps the hearth-fire of her clan in a small lamp and has never let it go out, not even under the lake.

hero-durgan = Durgan
hero-durgan-story = Durgan has guarded the same gate for ninety years. One day it was opened from the other side, and he went to see by whom.

hero-hroda = Hroda Drumhand
hero-hroda-story = When Hroda beats the deep drum the miners dig in time, the army marches in time, and the enemy, for some reason, dies in time.

hero-tibbet = Tibbet Quill
hero-tibbet-story = Tibbet was thrown out of the College of Glass for a small explosion, and out of the Thieves' Guild for a big one.

hero-nib-wrenlock = Nib Wrenlock
hero-nib-wrenlock-story = Nib builds birds that fly and beetles that bite, and is puzzled that people prefer the sort that needs feeding.

hero-pipkin = Pipkin Lull
hero-pipkin-story = Pipkin served forty years as a choirmaster of very small children. A dungeon holds no terrors.

monster-goblin = Goblin
monster-goblin-text = +1 attack for every other monster adjacent to its target.
monster-goblin-flavor = Alone it is a nuisance. Alone it never is.

monster-skeleton = Skeleton
monster-skeleton-text = +1 armor against ranged attacks.
monster-skeleton-flavor = Arrows and bolts pass between its ribs.

monster-giant-spider = Giant Spider
monster-giant-spider-text = Its wounds are poison. Leaving a space next to a hero costs it nothing extra.
monster-giant-spider-flavor = It has eight ways to leave and takes all of them.

monster-kobold-slinger = Kobold Slinger
monster-kobold-slinger-text = No special power.
monster-kobold-slinger-flavor = A pouch of stones and a good eye.

monster-grave-slime = Grave Slime
monster-grave-slime-text = Its attacks ignore armor. A hero who attacks it from an adjacent space and wounds it takes 1 wound.
monster-grave-slime-flavor = It seeps through every seam, and whoever cuts it gets some on the boots.

monster-orc-reaver = Orc Reaver
monster-orc-reaver-text = Adds the Dungeon Die to its attack.
monster-orc-reaver-flavor = Its rage comes and goes. Mostly it comes.

monster-ghoul = Ghoul
monster-ghoul-text = Its wounds are poison.
monster-ghoul-flavor = Whatever it has scratched goes bad.

monster-bone-archer = Bone Archer
monster-bone-archer-text = Attacks at a range of 2 to 4.
monster-bone-archer-flavor = It has nothing left but its aim.

monster-hex-priest = Hex Priest
monster-hex-priest-text = Its attacks ignore dodge. Adds the Dungeon Die to its defense.
monster-hex-priest-flavor = Its charms may turn a blow. It has never told anybody which ones.

monster-ogre = Ogre
monster-ogre-text = No special power.
monster-ogre-flavor = Big. There is nothing special about it, apart from that.

monster-wraith = Wraith
monster-wraith-text = Its attacks ignore armor. +1 armor against melee attacks. It flies: heroes do not stop it, pits do not touch it, and leaving a space next to a hero costs it nothing extra.
monster-wraith-flavor = Armor is air to it, and blades are nearly so.

monster-cave-troll = Cave Troll
monster-cave-troll-text = Whenever it is made ready, its 2 latest wounds close.
monster-cave-troll-flavor = Cut it today, and tomorrow it wears the scar as a hat.

monster-stone-golem = Stone Golem
monster-stone-golem-text = When it attacks, every other hero adjacent to it takes 1 wound.
monster-stone-golem-flavor = Its arms sweep all who stand around it.

monster-lich = Lich
monster-lich-text = Adds the Dungeon Die to its attack. When it is defeated, every hero adjacent to it takes 2 wounds.
monster-lich-flavor = It has died before and means to share the experience.

monster-void-drake = Void Drake
monster-void-drake-text = Attacks at a range of 1 to 3. When it attacks, every other hero adjacent to it takes 2 wounds. It flies: heroes do not stop it, pits do not touch it, and leaving a space next to a hero costs it nothing extra.
monster-void-drake-flavor = Breath for those in front, and a tail for the rest of you.

challenge-treasure-chest = Treasure Chest
challenge-treasure-chest-text = Gain 1, 2 or 3 XP on Level I, II or III, draw 1 card.
challenge-treasure-chest-flavor = Old wood, soft hinges, gold.

challenge-locked-chest = Locked Chest
challenge-locked-chest-text = Gain 2, 3 or 5 XP on Level I, II or III, draw 1 card, remove 1 wound.
challenge-locked-chest-flavor = The lock is worth more than most chests.

challenge-pit-trap = Pit Trap
challenge-pit-trap-text = The hero takes 1, 2 or 3 wounds on Level I, II or III. The hero loses 1 Speed. The pit stays: leaving it costs 1 more Speed, and who stands in it attacks with 1 less.
challenge-pit-trap-flavor = The floor had been looking thin.

challenge-dart-trap = Dart Trap
challenge-dart-trap-text = The hero takes 1, 2 or 3 poison wounds on Level I, II or III.
challenge-dart-trap-flavor = A click, a hiss, a small green dart.

challenge-alarm-gong = Alarm Gong
challenge-alarm-gong-text = The hero's player discards 1 card. All exhausted monsters in this room and in connected rooms become ready.
challenge-alarm-gong-flavor = Everything that slept now does not.

challenge-flame-jet = Flame Jet
challenge-flame-jet-text = Every hero in the room takes 1, 2 or 3 wounds on Level I, II or III.
challenge-flame-jet-flavor = Somebody still fills the reservoir. Who?

challenge-snare-net = Snare Net
challenge-snare-net-text = The hero takes 0, 1 or 2 wounds on Level I, II or III. The hero's movement ends.
challenge-snare-net-flavor = Ropes, hooks, and a long wait for a knife.

challenge-void-rune = Void Rune
challenge-void-rune-text = The hero takes 1, 1 or 2 wounds on Level I, II or III. The hero's player discards 2 cards.
challenge-void-rune-flavor = You read it before you could stop. Now what were you about to do?

tile-start-blue = the blue Starting Tile
tile-start-red = the red Starting Tile
tile-start-yellow = the yellow Starting Tile
tile-start-green = the green Starting Tile
tile-goblin-warren = the Goblin Warren
tile-guard-post = the Guard Post
tile-flooded-cell = the Flooded Cell
tile-bone-gallery = the Bone Gallery
tile-web-hall = the Web Hall
tile-looted-larder = the Looted Larder
tile-rope-bridge = the Rope Bridge
tile-old-crypt = the Old Crypt
tile-fungus-cave = the Fungus Cave
tile-caved-in-mine = the Caved-in Mine
tile-orc-barracks = the Orc Barracks
tile-ghoul-pit = the Ghoul Pit
tile-archers-loft = the Archers' Loft
tile-ogre-kitchen = the Ogre Kitchen
tile-hex-chapel = the Hex Chapel
tile-haunted-library = the Haunted Library
tile-torture-vault = the Torture Vault
tile-troll-bridge = the Troll Bridge
tile-golem-forge = the Golem Forge
tile-throne-of-bones = the Throne of Bones
tile-drake-hoard = the Drake Hoard

solo-whispers = Whispers
solo-whispers-flavor = They know your names. They are only practising the voices.
solo-red-eyes = Red Eyes
solo-red-eyes-flavor = First two, then eight, then you stop counting.
solo-cold-draught = Cold Draught
solo-cold-draught-flavor = Somebody has left a door open. You did not know of that door.
solo-falling-stone = Falling Stone
solo-falling-stone-flavor = The ceiling has been patient for a thousand years.
solo-skittering = Skittering
solo-skittering-flavor = Many feet, none of them yours.
solo-drums-below = Drums Below
solo-drums-below-flavor = It is not a warning. It is an invitation.
solo-a-loosed-arrow = A Loosed Arrow
solo-a-loosed-arrow-flavor = You hear the string only after you see the feathers.
solo-shifting-walls = Shifting Walls
solo-shifting-walls-flavor = The map was right. The dungeon has been corrected.
solo-gnawing-hunger = Gnawing Hunger
solo-gnawing-hunger-flavor = It began with the leather. It will not end there.
solo-guttering-torch = Guttering Torch
solo-guttering-torch-flavor = The dark leans in to see what you are reading.
solo-blood-on-the-wind = Blood on the Wind
solo-blood-on-the-wind-flavor = Yours, as it happens.
solo-weakest-first = Weakest First
solo-weakest-first-flavor = They watched you march. They saw who limped.
solo-spellbound = Spellbound
solo-spellbound-flavor = A word you cannot pronounce has been pronounced.
solo-sealed-way = Sealed Way
solo-sealed-way-flavor = What was a door is now an opinion.
solo-green-mist = Green Mist
solo-green-mist-flavor = It smells of pears. Do not breathe.
solo-the-deep-stirs = The Deep Stirs
solo-the-deep-stirs-flavor = You were not loud. It was simply time.
