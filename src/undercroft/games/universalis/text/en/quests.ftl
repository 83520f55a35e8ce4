# Quests: titles, stories, goals, and the notes that are read when a section is revealed

quest-the-old-cellar = The Old Cellar
quest-the-old-cellar-story = The brewer of Sudfall lost his cellar first, then his beer, then his brother. Something down there sings in the evenings, out of tune and in Orcish. He offers ten coins and as much ale as you can carry.
quest-the-old-cellar-goal = Slay the orc champion in the hall, then climb back to the starting squares.
story-the-old-cellar = { quest-the-old-cellar }: { quest-the-old-cellar-story }
quest-the-old-cellar-end = The singing has stopped. The brewer counts out the coins and, after a look at your boots, adds a mop.

quest-the-oathbound-barrow = The Oathbound Barrow
quest-the-oathbound-barrow-story = Three hundred years ago a captain swore to guard his king's grave until relieved. The grave has sunk, the king is dust, and the captain's company walks the fields at night looking for the relief. The oathstone that binds them lies on the tomb. Bring it out.
quest-the-oathbound-barrow-goal = Search the tomb for the oathstone, then leave by the starting squares.
story-the-oathbound-barrow = { quest-the-oathbound-barrow }: { quest-the-oathbound-barrow-story }
quest-the-oathbound-barrow-end = At the first daylight the stone cracks. Behind you, in the dark, somebody grounds a spear and says: relieved.

quest-the-toll-fort = The Toll Fort
quest-the-toll-fort-story = The warlord takes a toll on the Troll Forest road: one cart in two, one traveller in three. Going around costs a week that Bandmor does not have. So the message must go through, and so must you.
quest-the-toll-fort-goal = Reach the far gate with any hero. You need not come back.
story-the-toll-fort = { quest-the-toll-fort }: { quest-the-toll-fort-story }
quest-the-toll-fort-end = The gate falls shut behind you, and the horns blow too late. The road to Bandmor is open.

quest-the-wolf-road = The Wolf Road
quest-the-wolf-road-story = The ferry leaves at dusk, and it does not wait. Between you and the landing lies the heath, where for a week nothing on two legs has come through. There are horses at the milestone. There are worse things on the heath.
quest-the-wolf-road-goal = Reach the landing with any hero. You need not come back.
story-the-wolf-road = { quest-the-wolf-road }: { quest-the-wolf-road-story }
quest-the-wolf-road-end = The ferryman pushes off with his eyes on the bank. Behind you something howls at the water, and cannot swim.
quest-the-red-mothers-lair = The Red Mother's Lair
quest-the-red-mothers-lair-story = The Followers of the Claw feed their goddess every full moon. This year the lot fell on Krazmor. The mountain smokes, the bells have stopped, and the priests have invited everybody to supper.
quest-the-red-mothers-lair-goal = Slay the Red Mother in her lair, then leave by the starting squares.
story-the-red-mothers-lair = { quest-the-red-mothers-lair }: { quest-the-red-mothers-lair-story }
quest-the-red-mothers-lair-end = For a long time only gold moves, sliding off her flank coin by coin. Then somebody laughs, and the mountain is just a mountain.

# The Old Cellar
note-cellar-steps = Worn steps, a puddle of beer, and the mark of a very large boot.
note-cellar-store = The store. Half of the shelves have been eaten.
note-cellar-hall = The vault of the great casks. A figure in a brewer's apron, three sizes too small, turns round and draws a sword.
note-cellar-bunks = Straw, snoring, and a smell of wet wolf.
note-cellar-kitchen = Somebody has tried to cook a barrel.
merit-cellar-stock = You can tell the brewer which shelves are left, which have teeth marks, and what walks between them at night. He did not ask. Others will.

# The Oathbound Barrow
note-barrow-passage = Turf above, stone below. Your own steps come back to you in a different rhythm.
note-barrow-chapel = A chapel for those who would keep watch. Their candles are down to the stone.
note-barrow-scriptorium = Rolls of the company: name, name, name, and no date of leave.
note-barrow-weavers = Burial cloth on a loom, half finished. The shuttle still swings.
note-barrow-mirror = A tall mirror at the end of the room shows you all, and one more.
note-barrow-tomb = The king's tomb. Before it, upright in rust, the captain. He salutes, and waits for the password that you do not know.
note-barrow-hoard = What the company was paid in advance.
note-barrow-crypt = Here they lay the recruits. Some lie badly.
merit-barrow-roll = You have read the roll to its last name. Whoever knows how a company was called up knows how it falls in.

# The Toll Fort
note-wolf-road-milestone = A milestone, half eaten by moss. The road is straight, the wood on both sides is not empty.
note-wolf-road-heath = Open heath, a bog to the south, broken rock to the north. Paw prints as broad as a shield run along the road, and some of them carry weight.
note-wolf-road-ferry = Smoke by the water: the landing, and a fire that the ferryman did not light.
note-fort-ramp = A ramp of logs and a portcullis. On a board, in three languages: HALF.
note-fort-yard = The yard. Carts without horses, horses without riders, orcs without manners.
note-fort-barracks = Bunks for forty. Boots for thirty-nine.
note-fort-armory = Everything that travellers were carrying when they stopped travelling.
note-fort-hall = The mess. Mess is the word.
note-fort-prison = A cage, a machine with straps, and somebody humming to stay awake.
note-fort-throne = The warlord sits on stacked saddles. He looks at you as one looks at small change.
note-fort-gate = The far gate, and through its bars the road, the forest, the sky.
merit-fort-cage = Whoever hums in the cage knows the hours of the guard, the strength of the garrison and eleven verses. You have learned the useful part.
note-fort-witch = An old woman stirs a kettle. The orcs knock before they come in here. You did not.

# The Red Mother's Lair
note-lair-cleft = The rock is warm, and the wind goes in and out, in and out.
note-lair-cavern = A cavern as wide as a market. Bells hang over it on chains.
note-lair-bridge = The passage ends in mid-air and begins again on the far side. Two ropes and some planks pretend otherwise.
note-lair-hatchery = Eggs in hot sand. One of them has a window in it, and an eye.
note-lair-forge = The forge of the Claw: plates as large as doors lie cooling. For whom?
note-lair-warren = Tunnels at knee height, and a hundred kobolds holding their breath.
merit-lair-warren = A hundred kobolds saw you pass and not one of them blew a horn. You have learned how to be looked at.
note-lair-temple = The temple. A seam of fire runs down the aisle; the choir does not stop for you.
note-lair-dragon = You took it for the back wall. Now it opens an eye the colour of coins.
note-lair-hoard = What she has no room for.
