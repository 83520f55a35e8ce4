# Names, rules and flavour of the cards.

card-overhead-swing = Overhead Swing
card-overhead-swing-text = +2 melee attack for the round. Your attacks ignore 1 point of dodge.
card-overhead-swing-flavor = Petra has one argument, and it comes down from above.

card-shield-line = Shield Line
card-shield-line-text = +1 armor for the round. Your other heroes within 1 space: +1 armor.
card-shield-line-flavor = Stand close, keep low, and complain afterwards.

card-into-the-breach = Into the Breach
card-into-the-breach-text = +2 Speed for the round. Leaving a space next to an enemy costs you nothing extra.
card-into-the-breach-flavor = The others had only just agreed on a plan.

card-silverstring = Silverstring
card-silverstring-text = +2 ranged attack for the round. Your attacks ignore 1 point of dodge.
card-silverstring-flavor = It sings one note, and that note is always somebody's last.

card-among-the-pillars = Among the Pillars
card-among-the-pillars-text = +2 dodge for the round. May be played when you are attacked.
card-among-the-pillars-flavor = There! No, there. No.

card-light-fingers = Light Fingers
card-light-fingers-text = +1 Speed, +1 to rolls of the Dungeon Die for the round. Enemies do not keep you from locks, secret doors, locked chests and searching.
card-light-fingers-text-2 = +1 Speed, +1 to rolls of the Dungeon Die for the round. Enemies do not keep you from locks, secret doors, locked chests and searching. Leaving a space next to an enemy costs you nothing extra.
card-light-fingers-flavor = The lock never felt a thing.

card-lance-of-embers = Lance of Embers
card-lance-of-embers-text = Ranged attack with a base strength of 4, range 2-4.
card-lance-of-embers-text-2 = Ranged attack with a base strength of 4, range 2-4, ignoring dodge.
card-lance-of-embers-flavor = Mind the beard, mind the scrolls, mind the ceiling.

card-slow-the-sands = Slow the Sands
card-slow-the-sands-text = A monster or a rival hero in your line of sight: 2 less Speed and 1 less attack until the end phase.
card-slow-the-sands-flavor = The charge took most of an afternoon.

card-borrowed-hour = Borrowed Hour
card-borrowed-hour-text = One of your heroes (no line of sight required): +2 Speed for the round.
card-borrowed-hour-flavor = To be paid back by somebody, somewhere, some day.

card-hatchet-and-hook = Hatchet and Hook
card-hatchet-and-hook-text = +1 melee attack for the round. Your attacks ignore 1 point of armor.
card-hatchet-and-hook-flavor = One opens the armor, the other looks inside.

card-tinkers-roll = Tinker's Roll
card-tinkers-roll-text = +1 Speed, +2 to rolls of the Dungeon Die for the round. Enemies do not keep you from locks, secret doors, locked chests and searching.
card-tinkers-roll-flavor = Forty small tools, and thirty-nine are for the same lock.

card-duck-and-jab = Duck and Jab
card-duck-and-jab-text = +1 dodge for the round. After the attack strike back: melee attack with a base strength of 3. May be played when you are attacked.
card-duck-and-jab-flavor = Dwarves are halfway there already.

card-knife-from-nowhere = Knife from Nowhere
card-knife-from-nowhere-text = +1 melee attack for the round. +2 on your attacks against exhausted monsters.
card-knife-from-nowhere-flavor = A tired guard is a polite guard.

card-hide = Hide
card-hide-text = You cannot be attacked until you attack. In the end phase this card may stay where it is.
card-hide-flavor = Krom? What Krom?

card-coat-of-pockets = Coat of Pockets
card-coat-of-pockets-text = +1 Speed, +1 dodge, +1 to rolls of the Dungeon Die for the round.
card-coat-of-pockets-flavor = It jingles only when he wants it to.

card-dawnhammer = Dawnhammer
card-dawnhammer-text = Melee attack with a base strength of 3, ignoring armor, or +2 melee attack instead.
card-dawnhammer-flavor = It rings at sunrise, wherever the sun may be.

card-lay-on-hands = Lay On Hands
card-lay-on-hands-text = +1 armor for the round. One of your heroes within 1 space in your line of sight may remove 2 wounds.
card-lay-on-hands-flavor = Her palms are warm, and her scolding is warmer.

card-stand-behind-me = Stand Behind Me
card-stand-behind-me-text = When another of your heroes within 1 space is attacked, the damage is 2 less.
card-stand-behind-me-text-2 = When another of your heroes within 1 space is attacked, the damage is 2 less. +1 armor for you for the round.
card-stand-behind-me-flavor = It is not a request.

card-rapier-and-patter = Rapier and Patter
card-rapier-and-patter-text = +1 melee attack, +1 dodge for the round.
card-rapier-and-patter-flavor = Half the duel is talk; the other half is shorter.

card-marching-tune = Marching Tune
card-marching-tune-text = One of your heroes in your line of sight: +1 Speed, +1 melee attack, +1 ranged attack for the round.
card-marching-tune-flavor = Nobody knows the second verse. Nobody has ever needed it.

card-loaded-dice = Loaded Dice
card-loaded-dice-text = +1 to rolls of the Dungeon Die for the round. Draw 2 cards.
card-loaded-dice-flavor = Luck is a skill like any other.

card-blessed-quarrel = Blessed Quarrel
card-blessed-quarrel-text = +2 ranged attack for the round.
card-blessed-quarrel-flavor = She says a short prayer for whom it may concern.

card-parish-hound = Parish Hound
card-parish-hound-text = A free attack besides your own: melee attack with a base strength of 2, range 1-3. If the target is wounded: no movement until the end phase. No line of sight required, no generic bonuses.
card-parish-hound-flavor = Attends every service, and bites every sinner.

card-bind-the-wound = Bind the Wound
card-bind-the-wound-text = One of your heroes (no line of sight required) may remove 2 wounds.
card-bind-the-wound-text-2 = One of your heroes (no line of sight required) may remove 2 wounds. Draw 1 card.
card-bind-the-wound-flavor = Hold still. I have done this with sheep.

card-song-of-edges = Song of Edges
card-song-of-edges-text = One of your heroes in your line of sight: +2 melee attack, +2 ranged attack for the round.
card-song-of-edges-flavor = Steel hums along when she sings it.

card-cutting-remark = Cutting Remark
card-cutting-remark-text = A monster or a rival hero in your line of sight: 2 less attack until the end phase.
card-cutting-remark-flavor = It was true, which made it worse.

card-encore = Encore
card-encore-text = +1 Speed for the round. Take 1 card from your discard pile into your hand. A second enhance spell may lie with you beside the first.
card-encore-flavor = You have been a wonderful crowd. Mostly.

card-called-shot = Called Shot
card-called-shot-text = +2 ranged attack for the round. Your attacks ignore dodge.
card-called-shot-flavor = Left eye.

card-yew-longbow = Yew Longbow
card-yew-longbow-text = +1 ranged attack for the round. Your ranged attacks reach 1 space farther.
card-yew-longbow-flavor = Older than the dungeon, and in better repair.

card-grey-wolf = Grey Wolf
card-grey-wolf-text = A free attack besides your own: melee attack with a base strength of 3, range 1-3. No line of sight required, no generic bonuses.
card-grey-wolf-flavor = He comes when he is called, and sometimes before.

card-arc-bolt = Arc Bolt
card-arc-bolt-text = Ranged attack with a base strength of 4. Every other enemy adjacent to the target takes 1 wound.
card-arc-bolt-flavor = It jumps to whoever stands too close to a mistake.

card-wreathed-in-flame = Wreathed in Flame
card-wreathed-in-flame-text = +2 melee attack for the round. An adjacent enemy that has attacked you takes 1 wound.
card-wreathed-in-flame-flavor = The sword does not mind. The scabbard did.

card-blade-step = Blade Step
card-blade-step-text = Leap to an empty space within 2 spaces that you can see.
card-blade-step-flavor = First here, then there, and no road between.

card-hammer-of-light = Hammer of Light
card-hammer-of-light-text = Ranged attack with a base strength of 4, ignoring armor.
card-hammer-of-light-flavor = No plate was ever forged that keeps out the morning.

card-hearth-blessing = Hearth Blessing
card-hearth-blessing-text = One of your heroes (no line of sight required) may remove 3 wounds.
card-hearth-blessing-text-2 = One of your heroes (no line of sight required) may remove 2 wounds. Each of your heroes in your room removes 1 wound.
card-hearth-blessing-flavor = For a moment it smells of bread.

card-word-of-stone = Word of Stone
card-word-of-stone-text = One of your heroes (no line of sight required): +2 armor for the round.
card-word-of-stone-flavor = It has only one syllable, and takes a year to say well.

card-heavy-crossbow = Heavy Crossbow
card-heavy-crossbow-text = Costs 1 Speed to play. +3 ranged attack for the round.
card-heavy-crossbow-text-2 = Costs 1 Speed to play. +3 ranged attack for the round. Your attacks ignore 1 point of armor.
card-heavy-crossbow-flavor = Wind, wind, wind, and gone.

card-close-quarters = Close Quarters
card-close-quarters-text = +1 ranged attack for the round. You may make ranged attacks against adjacent enemies too.
card-close-quarters-flavor = He hardly has to aim from here.

card-ring-mail = Ring Mail
card-ring-mail-text = +2 armor for the round.
card-ring-mail-text-2 = +2 armor for the round. You may wear a second armor beside the first.
card-ring-mail-flavor = Nine thousand rings. He has counted them on watch.

card-war-drum = War Drum
card-war-drum-text = +1 melee attack for the round. Your other heroes within 2 spaces: +1 melee attack, +1 ranged attack.
card-war-drum-flavor = You feel it in the teeth, and then in the arm.

card-long-stride = Long Stride
card-long-stride-text = +2 Speed for the round. Your other heroes within 2 spaces: +1 Speed.
card-long-stride-flavor = Two beats to the bar, four paces to the beat.

card-unbroken-rhythm = Unbroken Rhythm
card-unbroken-rhythm-text = +2 armor for the round. May be played when you are attacked.
card-unbroken-rhythm-flavor = The club came in on the offbeat. So did her shield.

card-acid-flask = Acid Flask
card-acid-flask-text = Ranged attack with a base strength of 4. If the target is wounded: 1 less defense until the end phase.
card-acid-flask-flavor = Do not shake. Do not drop. Do throw.

card-now-you-see-me = Now You See Me
card-now-you-see-me-text = +1 dodge for the round. The damage of this attack is 1 less. May be played when you are attacked.
card-now-you-see-me-flavor = A puff, a bow, and a blow through empty air.

card-knock = Knock
card-knock-text = +3 to rolls of the Dungeon Die for the round. Enemies do not keep you from locks, secret doors, locked chests and searching.
card-knock-flavor = The door remembers that it has somewhere else to be.

card-clockwork-falcon = Clockwork Falcon
card-clockwork-falcon-text = A free attack besides your own: ranged attack with a base strength of 3, range 1-4. No line of sight required, no generic bonuses.
card-clockwork-falcon-flavor = Wound every morning, wounding all day.

card-stinging-swarm = Stinging Swarm
card-stinging-swarm-text = Ranged attack with a base strength of 4. If the target is wounded: 1 less attack until the end phase.
card-stinging-swarm-flavor = Each of them has a name. Nib knows them all.

card-whistle-and-treat = Whistle and Treat
card-whistle-and-treat-text = +2 pet attack for the round. Draw 1 card.
card-whistle-and-treat-flavor = Who is a good girl? Who has such sharp gears?

card-lullaby = Lullaby
card-lullaby-text = Exhaust a monster within 2 spaces in your line of sight.
card-lullaby-flavor = Even the dead like to be sung to.

card-cheerful-hymn = Cheerful Hymn
card-cheerful-hymn-text = Each of your heroes in your room removes 1 wound.
card-cheerful-hymn-flavor = All nine verses, whether you are bleeding or not.

card-lucky-charm = Lucky Charm
card-lucky-charm-text = One of your heroes (no line of sight required): +1 Speed, +1 melee attack, +1 ranged attack, +1 dodge, +1 to rolls of the Dungeon Die for the round.
card-lucky-charm-flavor = A rabbit's foot. The rabbit was very lucky too, up to a point.

card-sprint = Sprint
card-sprint-text = +2 Speed for the round.
card-sprint-flavor = Courage goes first, and legs go faster.

card-press-the-attack = Press the Attack
card-press-the-attack-text = +1 melee attack, +1 ranged attack for the round.
card-press-the-attack-flavor = Again! And once more!

card-plain-sword = Plain Sword
card-plain-sword-text = Melee attack with a base strength of 4, or +1 melee attack instead.
card-plain-sword-text-2 = Melee attack with a base strength of 4, or +1 melee attack instead. Your attacks ignore 1 point of armor.
card-plain-sword-flavor = No jewel, no name, no rust.

card-plain-bow = Plain Bow
card-plain-bow-text = Ranged attack with a base strength of 3, or +2 ranged attack instead.
card-plain-bow-flavor = A stick and a string, and a good eye.

card-padded-coat = Padded Coat
card-padded-coat-text = +1 armor for the round.
card-padded-coat-flavor = It itches, and that is how you know you live.

card-brace = Brace
card-brace-text = +1 dodge for the round. May be played when you are attacked.
card-brace-text-2 = +1 armor, +1 dodge for the round. May be played when you are attacked.
card-brace-flavor = Feet apart, teeth together.

card-clean-bandage = Clean Bandage
card-clean-bandage-text = One of your heroes within 1 space in your line of sight may remove 2 wounds.
card-clean-bandage-flavor = Cleaner than the wound, at any rate.

card-scroll-of-sparks = Scroll of Sparks
card-scroll-of-sparks-text = Ranged attack with a base strength of 4.
card-scroll-of-sparks-text-2 = Ranged attack with a base strength of 4. If the target is wounded: 2 less Speed until the end phase.
card-scroll-of-sparks-flavor = Read aloud, at arm's length.

card-trail-boots = Trail Boots
card-trail-boots-text = +1 Speed for the round. Draw 1 card.
card-trail-boots-flavor = Somebody left them here. Somebody barefoot.

card-healing-draught = Healing Draught
card-healing-draught-text = One of your heroes within 1 space in your line of sight may remove 3 wounds.
card-healing-draught-text-2 = One of your heroes within 1 space in your line of sight may remove 2 wounds, and then 2 poison wounds.
card-healing-draught-flavor = Tastes of copper and regret, and works at once.

card-bottled-fire = Bottled Fire
card-bottled-fire-text = Ranged attack with a base strength of 4, range 1-2. Every other enemy adjacent to the target takes 1 wound.
card-bottled-fire-flavor = The cork is the brave part.

card-broadsword = Broadsword
card-broadsword-text = +2 melee attack for the round.
card-broadsword-flavor = Broad enough for any argument.

card-ash-bow = Ash Bow
card-ash-bow-text = +1 ranged attack for the round. Your ranged attacks reach 1 space farther, and adjacent enemies too.
card-ash-bow-flavor = Cut from a tree that saw the Void and did not bend.

card-iron-mace = Iron Mace
card-iron-mace-text = Melee attack with a base strength of 3, or +2 melee attack instead.
card-iron-mace-flavor = It needs no edge and no instruction.

card-parrying-dagger = Parrying Dagger
card-parrying-dagger-text = +1 melee attack, +1 dodge for the round. May be played when you are attacked.
card-parrying-dagger-flavor = The left hand should also have something to do.

card-chain-shirt = Chain Shirt
card-chain-shirt-text = +2 armor for the round. Poison wounds are only wounds to you.
card-chain-shirt-flavor = Rattles a little. So do the bones it keeps whole.

card-supple-leathers = Supple Leathers
card-supple-leathers-text = +1 Speed, +1 dodge for the round.
card-supple-leathers-flavor = Creaks only where nobody listens.

card-shield-wall = Shield Wall
card-shield-wall-text = +2 armor for the round. Your other heroes within 1 space: +1 armor.
card-shield-wall-text-2 = +2 armor for the round. Your other heroes within 1 space: +1 armor, +1 dodge.
card-shield-wall-flavor = Two shields are a wall. Three are a town.

card-delvers-lantern = Delver's Lantern
card-delvers-lantern-text = +1 to rolls of the Dungeon Die for the round. Turn up a face-down challenge within 6 spaces; a trap may be disarmed at once. Traps do nothing to you. Enemies do not keep you from locks, secret doors, locked chests and searching.
card-delvers-lantern-flavor = It burns blue beside a lie, and green beside a wire.

card-elven-step = Elven Step
card-elven-step-text = +2 Speed, +1 dodge for the round. Leaving a space next to an enemy costs you nothing extra.
card-elven-step-flavor = The dust does not remember them.

card-stubborn-as-stone = Stubborn as Stone
card-stubborn-as-stone-text = +2 armor for the round. An adjacent enemy that has attacked you takes 1 wound. May be played when you are attacked.
card-stubborn-as-stone-flavor = Hit a mountain, hurt a hand.

card-pocket-inventions = Pocket Inventions
card-pocket-inventions-text = Draw 2 cards.
card-pocket-inventions-flavor = One of these ought to do something.

card-make-a-name = Make a Name
card-make-a-name-text = +1 melee attack, +1 ranged attack for the round. When you deal the last wound to a monster, gain 1 XP.
card-make-a-name-flavor = Remember to spell it with one T.

card-smoke-pellet = Smoke Pellet
card-smoke-pellet-text = +2 dodge for the round. Leaving a space next to an enemy costs you nothing extra. May be played when you are attacked.
card-smoke-pellet-flavor = Cough, cough, gone.

card-skeleton-keys = Skeleton Keys
card-skeleton-keys-text = +2 to rolls of the Dungeon Die for the round. Draw 1 card. Enemies do not keep you from locks, secret doors, locked chests and searching.
card-skeleton-keys-flavor = From a skeleton who has no more doors to close.

card-steady-breath = Steady Breath
card-steady-breath-text = +2 ranged attack for the round. Other characters do not obstruct your line of sight.
card-steady-breath-flavor = In. Out. In. Loose.

card-cleaving-blow = Cleaving Blow
card-cleaving-blow-text = +2 melee attack for the round. You may make one more attack, against a different enemy.
card-cleaving-blow-flavor = The second goblin had been feeling rather safe.

card-twist-the-knife = Twist the Knife
card-twist-the-knife-text = +2 melee attack for the round. +2 on your attacks against exhausted monsters.
card-twist-the-knife-text-2 = +2 melee attack for the round. +2 on your attacks against exhausted monsters. Your attacks ignore 1 point of armor.
card-twist-the-knife-flavor = Stabbing is only half of the craft.

card-comet-bolt = Comet Bolt
card-comet-bolt-text = Ranged attack with a base strength of 5.
card-comet-bolt-flavor = A small star, in a hurry.

card-seeking-motes = Seeking Motes
card-seeking-motes-text = Ranged attack with a base strength of 4, range 1-3. No line of sight required.
card-seeking-motes-flavor = They turn corners. They hold grudges.

card-frost-shackles = Frost Shackles
card-frost-shackles-text = A monster or a rival hero in your line of sight: no movement and 1 less defense until the end phase.
card-frost-shackles-flavor = Winter takes it by the ankles.

card-beckon = Beckon
card-beckon-text = Move a monster or a rival hero in your line of sight up to 3 spaces. Then turn it as you like.
card-beckon-flavor = One finger, and the ogre comes like a lamb.

card-hunters-mark = Hunter's Mark
card-hunters-mark-text = An enemy in your line of sight: +2 on attacks of your heroes against it until the end phase.
card-hunters-mark-flavor = Now every arrow knows its name.

card-mend-flesh = Mend Flesh
card-mend-flesh-text = One of your heroes (no line of sight required) may remove 4 wounds.
card-mend-flesh-text-2 = One of your heroes (no line of sight required) may remove 4 wounds. You may play a second healing spell beside the first.
card-mend-flesh-flavor = The scar will make a fine story.

card-blessing-of-arms = Blessing of Arms
card-blessing-of-arms-text = One of your heroes (no line of sight required): +1 melee attack, +1 ranged attack, +1 armor for the round.
card-blessing-of-arms-flavor = May it strike true, and may it not be you.

card-quickening-reel = Quickening Reel
card-quickening-reel-text = One of your heroes (no line of sight required): +3 Speed for the round.
card-quickening-reel-text-2 = One of your heroes (no line of sight required): +3 Speed for the round. Leaving a space next to an enemy costs that hero nothing extra.
card-quickening-reel-flavor = Try to stand still. Just try.

card-pit-badger = Pit Badger
card-pit-badger-text = A free attack besides your own: melee attack with a base strength of 4, range 1-2. No line of sight required, no generic bonuses.
card-pit-badger-text-2 = A free attack besides your own: melee attack with a base strength of 4, range 1-2, ignoring armor. No line of sight required, no generic bonuses.
card-pit-badger-flavor = Short legs, short temper, long teeth.

card-cellar-cat = Cellar Cat
card-cellar-cat-text = A free attack besides your own: melee attack with a base strength of 3, range 1-3. No line of sight required, no generic bonuses. Draw 1 card.
card-cellar-cat-flavor = Brings you things. Some of them are useful.

card-kings-ransom = King's Ransom
card-kings-ransom-text = Costs 2 Speed to play. Gain 2 XP.
card-kings-ransom-flavor = There is time to count it. There is always time to count it.

card-burning-oil = Burning Oil
card-burning-oil-text = Every enemy in the room of an enemy within 3 spaces in your line of sight takes 1 wound.
card-burning-oil-flavor = Roll it in, shut the door, hum a tune.

card-greatsword = Greatsword
card-greatsword-text = Costs 1 Speed to play. +4 melee attack for the round.
card-greatsword-text-2 = Costs 1 Speed to play. +4 melee attack for the round. Your facing does not matter for your attacks.
card-greatsword-flavor = You do not draw it so much as announce it.

card-stormbow = Stormbow
card-stormbow-text = +3 ranged attack for the round. Your ranged attacks reach 1 space farther. Other characters do not obstruct your line of sight.
card-stormbow-flavor = The string is braided lightning; oil it with rain.

card-knights-plate = Knight's Plate
card-knights-plate-text = +3 armor for the round. You take 1 less damage from every attack.
card-knights-plate-flavor = It takes a squire, a ladder and a clear conscience.

card-cloak-of-dusk = Cloak of Dusk
card-cloak-of-dusk-text = +1 Speed, +3 dodge for the round. Leaving a space next to an enemy costs you nothing extra.
card-cloak-of-dusk-text-2 = +1 Speed, +3 dodge for the round. Leaving a space next to an enemy costs you nothing extra. +2 on your attacks against exhausted monsters.
card-cloak-of-dusk-flavor = Woven from the hour when lamps are not yet lit.

card-mist-walk = Mist Walk
card-mist-walk-text = +1 Speed for the round. Leap to an empty space within 5 spaces that you can see.
card-mist-walk-flavor = Breathe out. Be elsewhere.

card-stonecunning = Stonecunning
card-stonecunning-text = +2 Speed, +3 to rolls of the Dungeon Die for the round. Enemies do not keep you from locks, secret doors, locked chests and searching. Traps do nothing to you.
card-stonecunning-flavor = This wall is lying to us.

card-call-of-the-wild = Call of the Wild
card-call-of-the-wild-text = +3 pet attack for the round. Draw 1 card. You may play a second pet beside the first.
card-call-of-the-wild-flavor = Something answers. Then something bigger.

card-rally-banner = Rally Banner
card-rally-banner-text = +1 Speed for the round. Your other heroes within 3 spaces: +1 Speed, +1 melee attack, +1 armor.
card-rally-banner-flavor = Torn, burnt, stitched, and still the right way up.

card-whirl-of-blades = Whirl of Blades
card-whirl-of-blades-text = +2 melee attack for the round. Your facing does not matter for your attacks. You may make one more attack, against a different enemy.
card-whirl-of-blades-flavor = Kindly stand back. Farther.

card-twin-arrows = Twin Arrows
card-twin-arrows-text = +3 ranged attack for the round. You may make one more attack, against a different enemy.
card-twin-arrows-flavor = One for the front rank, one for the opinion behind it.

card-killing-stroke = Killing Stroke
card-killing-stroke-text = +2 melee attack, +2 ranged attack for the round. +2 on your attacks against exhausted monsters. When you deal the last wound to a monster, gain 1 XP.
card-killing-stroke-flavor = Quick, quiet, and very well paid.

card-riposte = Riposte
card-riposte-text = +1 armor, +1 dodge for the round. After the attack strike back: melee attack with a base strength of 5. May be played when you are attacked.
card-riposte-flavor = Thank you for coming so close.

card-guardian-spirit = Guardian Spirit
card-guardian-spirit-text = When another of your heroes is attacked, the damage is 4 less.
card-guardian-spirit-flavor = Grandmother still disapproves of goblins.

card-fireball = Fireball
card-fireball-text = Ranged attack with a base strength of 7. Every other enemy adjacent to the target takes 2 wounds.
card-fireball-text-2 = Ranged attack with a base strength of 7. Every other enemy adjacent to the target takes 2 wounds. If the target is wounded: 1 less defense until the end phase.
card-fireball-flavor = How big is the room? Good. Smaller.

card-earthquake = Earthquake
card-earthquake-text = Ranged attack with a base strength of 5, range 1-3. Every other character in the target's room takes 1 wound, friend or foe.
card-earthquake-flavor = The dungeon has been meaning to collapse for years.

card-forked-lightning = Forked Lightning
card-forked-lightning-text = Ranged attack with a base strength of 6, range 2-4. You may make one more attack, against a different enemy.
card-forked-lightning-flavor = Why should one of them feel left out?

card-holy-wrath = Holy Wrath
card-holy-wrath-text = Ranged attack with a base strength of 5, ignoring armor. If the target is wounded: no attack until the end phase.
card-holy-wrath-flavor = The light asks one question, and does not wait.

card-deep-slumber = Deep Slumber
card-deep-slumber-text = Exhaust a monster within 4 spaces in your line of sight.
card-deep-slumber-text-2 = Exhaust a monster within 4 spaces in your line of sight. It has 1 less defense until the end phase.
card-deep-slumber-flavor = It will wake hungry. Be gone by then.

card-turncoats-verse = Turncoat's Verse
card-turncoats-verse-text = A monster in your line of sight attacks another monster within its range and line of sight; the wounds count as yours.
card-turncoats-verse-flavor = By the third line it was weeping, and swinging at its friends.

card-haste = Haste
card-haste-text = One of your heroes in your line of sight: +2 Speed for the round. That hero may make one more attack, against a different enemy.
card-haste-flavor = The candle burns at both ends, and in the middle.

card-war-hymn = War Hymn
card-war-hymn-text = +2 melee attack, +2 ranged attack for the round. Your other heroes within 3 spaces: +2 melee attack, +2 ranged attack.
card-war-hymn-flavor = Nations have been lost because nobody could carry this tune.

card-miracle = Miracle
card-miracle-text = Each of your heroes removes 2 wounds, wherever it is.
card-miracle-flavor = Please do not ask for two.

card-cave-bear = Cave Bear
card-cave-bear-text = A free attack besides your own: melee attack with a base strength of 6, range 1-3. No line of sight required, no generic bonuses.
card-cave-bear-text-2 = A free attack besides your own: melee attack with a base strength of 6, range 1-3. Every other enemy adjacent to the target takes 1 wound. No line of sight required, no generic bonuses.
card-cave-bear-flavor = It fits through the door. The door does not survive.

card-fire-salamander = Fire Salamander
card-fire-salamander-text = A free attack besides your own: ranged attack with a base strength of 6, range 1-4. Every other enemy adjacent to the target takes 1 wound. No line of sight required, no generic bonuses.
card-fire-salamander-flavor = House-trained, except for the house.

card-crown-of-the-deep = Crown of the Deep
card-crown-of-the-deep-text = All your heroes: +1 armor, +1 Health.
card-crown-of-the-deep-flavor = Made for a king who would not bow, even to falling rock.

card-winged-sandals = Winged Sandals
card-winged-sandals-text = All your heroes: +1 Speed.
card-winged-sandals-text-2 = All your heroes: +1 Speed. Traps do nothing to them.
card-winged-sandals-flavor = They flutter when they smell the open sky.

card-sword-of-dawn = Sword of Dawn
card-sword-of-dawn-text = All your heroes: +1 melee attack. Their attacks ignore 1 point of armor, and their facing does not matter for them.
card-sword-of-dawn-flavor = Drawn once in an age, and always a little late.

card-endless-quiver = Endless Quiver
card-endless-quiver-text = All your heroes: +1 ranged attack. Their ranged attacks reach 1 space farther. Each of your heroes may play a second weapon beside the first.
card-endless-quiver-flavor = Whoever made the arrows is still making them.

card-eye-of-the-void = Eye of the Void
card-eye-of-the-void-text = Other characters do not obstruct the line of sight of your heroes. Their attacks ignore 1 point of dodge.
card-eye-of-the-void-flavor = It looks past everything. It looked past its last owner.

card-chalice-of-morning = Chalice of Morning
card-chalice-of-morning-text = In the end phase, before poison advances, each of your heroes who stands removes 1 wound.
card-chalice-of-morning-flavor = Full again whenever the watch is over.

card-ring-of-all-doors = Ring of All Doors
card-ring-of-all-doors-text = All your heroes: +2 to rolls of the Dungeon Die. Enemies do not keep them from locks, secret doors, locked chests and searching.
card-ring-of-all-doors-text-2 = All your heroes: +2 to rolls of the Dungeon Die. Enemies do not keep them from locks, secret doors, locked chests and searching. Traps do nothing to them.
card-ring-of-all-doors-flavor = Every hinge in the dungeon turns in its sleep.

card-veil-of-stars = Veil of Stars
card-veil-of-stars-text = All your heroes: +1 dodge.
card-veil-of-stars-flavor = Blows land where you were a thousand years ago.

card-horn-of-beasts = Horn of Beasts
card-horn-of-beasts-text = All your heroes: +3 pet attack. Each of your heroes may play a second pet beside the first.
card-horn-of-beasts-flavor = Fur, fang and feather stand up to listen.

card-book-of-hours = Book of Hours
card-book-of-hours-text = Your hand size is 1 larger.
card-book-of-hours-flavor = There is always one more page.

card-worldcleaver = Worldcleaver
card-worldcleaver-text = Attacks of your heroes ignore armor.
card-worldcleaver-flavor = Plate, scale, stone: it does not see the difference.

card-lens-of-truth = Lens of Truth
card-lens-of-truth-text = Attacks of your heroes ignore dodge.
card-lens-of-truth-flavor = You see where they will be.

card-oathstone = Oathstone
card-oathstone-text = When one of your heroes deals the last wound to a monster, gain 1 XP.
card-oathstone-flavor = Every deed sworn on it is remembered twice.

card-heart-of-the-mountain = Heart of the Mountain
card-heart-of-the-mountain-text = Your heroes take 1 less damage from every attack.
card-heart-of-the-mountain-flavor = It beats once a year. You stand a little firmer each time.

card-thorn-crown = Thorn Crown
card-thorn-crown-text = All your heroes: +1 Health. An adjacent enemy that has attacked one of them takes 1 wound.
card-thorn-crown-flavor = Who strikes the bearer strikes the thorns.

card-ghostwalk-boots = Ghostwalk Boots
card-ghostwalk-boots-text = Leaving a space next to an enemy costs your heroes nothing extra. Traps do nothing to them.
card-ghostwalk-boots-flavor = Small in size; the dead were gnomes.

card-hourglass-of-two-hands = Hourglass of Two Hands
card-hourglass-of-two-hands-text = Each of your heroes may make one more attack in its activation, against a different enemy.
card-hourglass-of-two-hands-flavor = Turn it over, and do it again.

card-staff-of-echoes = Staff of Echoes
card-staff-of-echoes-text = Each of your heroes may play a second attack spell, a second control spell and a second healing spell beside the first of its type.
card-staff-of-echoes-flavor = Say it once. It will be said twice.

card-serpent-stone = Serpent Stone
card-serpent-stone-text = Poison wounds are only wounds to your heroes. A rest removes 1 more wound.
card-serpent-stone-flavor = Cold as a tongue; it drinks venom and dreams of marshes.

card-banner-of-the-oath = Banner of the Oath
card-banner-of-the-oath-text = All your heroes: +1 melee attack, +1 ranged attack, +1 pet attack.
card-banner-of-the-oath-flavor = Sworn below the ground, kept above it.
