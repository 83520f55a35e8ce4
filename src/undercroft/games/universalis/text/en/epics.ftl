# Epic Events: what a Travel Event becomes when it is played out

quest-risen-out-from-the-swamp = Risen out from the Swamp
quest-risen-out-from-the-swamp-story = Two armies drowned here on the same afternoon, and neither was told who won. Your island is the only dry ground between them. They are coming to ask.
quest-risen-out-from-the-swamp-goal = Hold the island until dawn: somebody must still stand when ten turns are over.
story-risen-out-from-the-swamp = { quest-risen-out-from-the-swamp }: { quest-risen-out-from-the-swamp-story }
quest-risen-out-from-the-swamp-end = The sun comes up like a slow hand. One after another they look at it, remember, and lie down where they stood. Nobody won. It seems to be a relief.
setup-scenario-risen-out-from-the-swamp = Risen out from the Swamp
setup-scenario-risen-out-from-the-swamp-about = Hold an island in the bog until dawn, against two drowned armies.
note-risen-island = A hump of turf, four alders, and somebody's milestone. The water all round it is quite still, except where it is not.
note-risen-first = Hands, then helmets. The first rank climbs ashore and dresses its line from habit.
note-risen-second = A drum under the water. The other army has heard, and it does not want to be late a second time.
note-risen-third = The captains come last, as they did then.

quest-the-whistling-gorge = The Whistling Gorge
quest-the-whistling-gorge-story = Rockfalls do not take turns, and they do not whistle to each other from cliff to cliff. Somebody up there is counting you.
quest-the-whistling-gorge-goal = Get any hero through the gorge to its far gate. You need not come back.
story-the-whistling-gorge = { quest-the-whistling-gorge }: { quest-the-whistling-gorge-story }
quest-the-whistling-gorge-end = Behind you the whistling begins again, thin and cross: one short, two long. You will learn later that it means "refund".
setup-scenario-the-whistling-gorge = The Whistling Gorge
setup-scenario-the-whistling-gorge-about = Run a gauntlet of archers between two cliffs.
note-gorge-mouth = The path goes in between the cliffs like a letter into a slot.
note-gorge-floor = Ledges on both sides, as high as three men, and a ladder at each for whoever lives up there. Something whistles left. Something whistles right.
note-gorge-gate = The far end, and a heap of stones with a chief on it. He takes two fingers out of his mouth and wipes them, to shake hands or not.

quest-last-orders-at-the-lantern = Last Orders at the Lantern
quest-last-orders-at-the-lantern-story = The Red Lantern is burning from the roof down, and somebody is singing in it. The cook has counted the children twice in the street: one is missing. She always hides in the wardrobe.
quest-last-orders-at-the-lantern-goal = Search the wardrobe on the upper floor, then get out by the starting squares before the roof comes down.
story-last-orders-at-the-lantern = { quest-last-orders-at-the-lantern }: { quest-last-orders-at-the-lantern-story }
quest-last-orders-at-the-lantern-end = The sign is the last thing to fall. The girl watches it go, wipes her nose on your sleeve, and wants to know whether you have wardrobes where you live.
setup-scenario-last-orders-at-the-lantern = Last Orders at the Lantern
setup-scenario-last-orders-at-the-lantern-about = Find a child in a burning inn, among those who set it on fire.
note-lantern-taproom = The taproom. Half of the mugs are still full, and all of them are boiling. Where the boards have gone, it glows.
note-lantern-gallery = The gallery, above the smoke and below the fire. The singers wear claws on a string, and they have brought their own heat.
note-lantern-attic = The family's rooms. Something with scales lies on the bed like a dog, and the wardrobe is holding its breath.
note-lantern-kitchen = The kitchen has caught last, and is catching up.

quest-the-chain-in-the-river = The Chain in the River
quest-the-chain-in-the-river-story = A chain across the river, a tower on the far bank, and no toll board: they do not want a part of your cargo. The winch that lowers the chain stands in the tower. You will have to go and ask it.
quest-the-chain-in-the-river-goal = Get any hero to the winch in the tower. There is a row of boats to walk over, and a ford for those who do not trust boats.
story-the-chain-in-the-river = { quest-the-chain-in-the-river }: { quest-the-chain-in-the-river-story }
quest-the-chain-in-the-river-end = The winch runs away with its handle, and the chain goes down with a sound like very much money. Nobody counts it.
setup-scenario-the-chain-in-the-river = The Chain in the River
setup-scenario-the-chain-in-the-river-about = Cross a river under fire, and let the chain down.
note-chain-bank = Reeds, mud, a landing. The chain hangs over the water, green at the bottom and polished at the top.
note-chain-water = Five boats, moored side by side, planks across them. Downstream the water is brown and slow, and something large is standing in the ford, up to its knees.
note-chain-tower = The ground floor of the tower. The winch is as tall as a horse, and it is guarded as if it were one.

quest-the-knight-under-the-ice = The Knight under the Ice
quest-the-knight-under-the-ice-story = He was told to hold the pass until he was relieved. That was three hundred winters ago, and nobody has relieved him. He takes you for the enemy; he takes everybody for the enemy.
quest-the-knight-under-the-ice-goal = Relieve the frozen knight of his post: slay the barrow captain. You need not come back.
story-the-knight-under-the-ice = { quest-the-knight-under-the-ice }: { quest-the-knight-under-the-ice-story }
quest-the-knight-under-the-ice-end = He salutes, a little late. Then there is only armour standing in the snow, and after a while not even that.
setup-scenario-the-knight-under-the-ice = The Knight under the Ice
setup-scenario-the-knight-under-the-ice-about = Cross a crevasse in the ice, and relieve a sentry who has been waiting for three hundred years.
note-ice-field = Snow to the knee, and under the snow, here and there, a face that looks up with interest.
note-ice-crevasse = The ice is split from side to side, blue all the way down. One rib of it still reaches across. The garrison has turned out on the other side, in good order and no hurry.
note-ice-hall = A bay in the ice wall, swept clean. He stands between two statues of himself, and he is the one that moves.

quest-smoke-over-hollins-farm = Smoke over Hollin's Farm
quest-smoke-over-hollins-farm-story = Hollin has lost the barn already. He has a wall, a well, four daughters in the cellar, and now he has you. The riders have gone to fetch their friends; they said so quite politely.
quest-smoke-over-hollins-farm-goal = Hold the farm for ten turns, until the neighbours come.
story-smoke-over-hollins-farm = { quest-smoke-over-hollins-farm }: { quest-smoke-over-hollins-farm-story }
quest-smoke-over-hollins-farm-end = Pitchforks on the hill, forty of them, and somebody's grandmother with a scythe. The orcs look at her, then at each other. By noon there is a pie on the table, and nobody says what was in the barn.
setup-scenario-smoke-over-hollins-farm = Smoke over Hollin's Farm
setup-scenario-smoke-over-hollins-farm-about = Hold a burning farm against three waves of raiders until the neighbours come.
note-farm-yard = A yard, a well, a cart on its side where the gate used to be. Smoke lies over everything like a lid.
note-farm-first = The first of them come over the fence at a run, for the hens.
note-farm-second = Hooves, or paws: the riders are back, and they have brought their friends, as promised.
note-farm-third = Now the big one has finished with the barn.

quest-eyes-beyond-the-fire = Eyes beyond the Fire
quest-eyes-beyond-the-fire-story = The wolves do not look at you. They look past you, at what drives them: goblins with whips, who have found out what a hungry pack is worth. The fire will last an hour. The night will last nine.
quest-eyes-beyond-the-fire-goal = Go into the dark and put an end to the pack and its drivers, all of them.
story-eyes-beyond-the-fire = { quest-eyes-beyond-the-fire }: { quest-eyes-beyond-the-fire-story }
quest-eyes-beyond-the-fire-end = One last pair of eyes at the edge of the light, small and very new. It looks at you, sneezes, and goes home by itself.
setup-scenario-eyes-beyond-the-fire = Eyes beyond the Fire
setup-scenario-eyes-beyond-the-fire-about = Hunt a pack and its drivers, by night, in a forest that knows them better than you.
note-eyes-clearing = A clearing, a fire, wood for an hour. The eyes come in pairs. You stop counting at an odd number.
note-eyes-wood = Black trunks, and between them something blacker that flows. A whip cracks, and it flows this way.
note-eyes-den = The den. Bones, tidy as a larder, and whips hung on a branch to dry.

quest-the-open-postern = The Open Postern
quest-the-open-postern-story = The alarm came too late, because it came from inside: somebody has drawn the bolts of the postern, and the Claw is in the yard. In the tower there is a beacon. Two valleys would see it. It only has to be lit.
quest-the-open-postern-goal = Light the beacon in the tower: search the bonfire there. You need not come back.
story-the-open-postern = { quest-the-open-postern }: { quest-the-open-postern-story }
quest-the-open-postern-end = One hill answers, then another, then the whole border has a string of lights on it. Down in the yard they have seen it, too, and all at once nobody wants to be the last one through the postern.
setup-scenario-the-open-postern = The Open Postern
setup-scenario-the-open-postern-about = The enemy is inside the castle: fight across the yard, and light the beacon.
note-postern-barracks = The barracks. Warm beds, cold boots, and one bunk that nobody has slept in.
note-postern-yard = The yard, without a light. Slings hum on the wall walk. The postern stands open, and the wind comes in, and not alone.
note-postern-tower = The tower room. The beacon is laid and dry; he who was to light it sits in front of it, and does not mind any more. Somebody else minds.

quest-a-joke-on-the-flag = A Joke on the Flag
quest-a-joke-on-the-flag-story = They have read the flag out to you, all three lines of it, and you did not laugh. Now they come alongside to explain it. Two planks drop, and the rails grind together.
quest-a-joke-on-the-flag-goal = Board them: slay the captain in his cabin.
story-a-joke-on-the-flag = { quest-a-joke-on-the-flag }: { quest-a-joke-on-the-flag-story }
quest-a-joke-on-the-flag-end = The crew is given a boat, a keg, and a choice of directions. Half-way to the horizon somebody finally gets the joke; you can hear it over the water for a long time.
setup-scenario-a-joke-on-the-flag = A Joke on the Flag
setup-scenario-a-joke-on-the-flag-about = Board a pirate over two planks, and have a word with its captain.
note-flag-deck = Your own deck. It has never looked so small, and it has never had so many hooks in it.
note-flag-boarding = Two planks, two yards of grey water, and a deck full of people who have done this before.
note-flag-cabin = The captain's cabin: charts, silver, a table laid for one. He puts down his fork.
