# The four quests that come with the game: what there is only in them, and what is read aloud, as the packs have it.

title-knocking-wall = The Knocking Wall
title-drowned-toll = The Drowned Toll
title-lampless-abbey = The Lampless Abbey
title-ash-stair = The Ash Stair

## The Knocking Wall
name-eye-demon = Demon of the Eye
name-sacred-staff = sacred staff of the Fainsworth shrine
story-knocking-wall = Every night the cellar wall of the Fainsworth inn knocks back. Three slow knocks, then a scrape, and in the morning something else is missing: a goose, a church candlestick, a cobbler who said he would have a look. Last week it was the sacred staff from the shrine on the hill. Behind the bricks lies the foot of a tower that nobody remembers building. The landlord has lent you a crowbar. He has also bolted the cellar door from above.
story-knocking-wall-ending = The knocking stops in the middle of a knock. Behind the dead Demon a slab swings aside, and there are stairs, daylight and an astonished goose. You hand the staff to the keeper of the shrine, who counts out the gold twice, as shopkeepers do, and then pays for the beer as well.
story-knocking-wall-defeat = The landlord waits until Thursday. Then he has the cellar bricked up again, twice as thick. On Friday night the new wall knocks.
story-eye-of-doom = The foot of the tower is one round room squeezed into a square one. An eye has been laid into the floor in white and black pebbles, and on its pupil a Demon sits with a stolen staff across its knees, knocking on the wall behind it as one taps on a drum. Four Gremlins keep time. Then they all look up.

## The Drowned Toll
name-causeway-gate = gate under the causeway
name-flooded-cellar = flooded cellar
name-counting-house = Counting House
name-drowned-stable = Drowned Stable
name-tide-crab = Tide Crab
name-ferryman = Ferryman
name-toll-keeper = Toll-Keeper
name-sluice = Sluice Gate
name-rising-water = Rising Water
name-penny-on-the-floor = A Penny on the Floor
name-ferry-pole = ferryman's spare pole
name-oilskin = coat of oilskin
name-eel-boots = boots of eel skin
name-toll-ledger = Toll-Keeper's ledger
story-drowned-toll = There used to be a toll-house on the Saltmarsh causeway. Forty years ago the sea took it in one night, with the toll-keeper, his strongbox and nineteen travellers who would not pay. Now the tide has fallen further than anybody can remember, and the chimney stands out of the mud again, smoking. The carters say that a voice under the causeway asks for a penny. They have all paid. The one who did not is why the carters' guild is paying you.
story-drowned-toll-ending = In the daylight the Toll-Keeper's ledger crumbles, and with it every debt in it. You stand among the gulls, wet to the neck, and nobody asks you for a penny all the way home.
story-drowned-toll-defeat = At the next spring tide the carters hear more voices than before under the causeway. They pay, and hurry on, and try not to recognise anybody.
story-drowned-stable = Nineteen travellers stabled their horses here. The water is gone, but the weed still streams from the rafters as if there were a current, and the Ferryman still walks up and down with his pole, counting heads. He has just got to yours.
story-drowned-stable-1 = On a nail behind the third manger hangs a pair of boots that the sea did not want.
story-counting-house = The strongbox is open and full to the brim with wet pennies. The Toll-Keeper does not look up from his ledger; he only holds out one grey hand, palm up, and waits. When you do not pay he closes the book, very gently, and stands. He is a good deal taller than the door.

## The Lampless Abbey
name-cell-row = row of cells
name-chapel = chapel
name-cloister = cloister
name-ossuary = Ossuary
name-bell-tower = Bell Tower
name-bone-cantor = Bone Cantor
name-pale-abbot = Pale Abbot
name-matins = The Bell for Matins
name-orrins-bell = bell of Saint Orrin's
story-lampless-abbey = The brothers of Saint Orrin's took a vow against candles, because light, they said, wastes what the dark has saved up. That was two hundred years ago. Nobody has come out of the abbey since, but somebody still rings the bell for matins. The bishop would like to have the bell. He would like even better not to hear it, and so would everybody else who lies awake at four in the morning and finds that he has folded his hands.
story-lampless-abbey-ending = The last candle in Saint Orrin's is lit by you, and it burns straight up. By its light the Pale Abbot is only an old man's habit on a floor. You carry the bell down the hill between you, its clapper wrapped in somebody's shirt, and for the first time in two hundred years the valley sleeps in.
story-lampless-abbey-defeat = At four in the morning the bell rings for matins. It sounds a little fuller than before, as if the choir had grown.
story-ossuary = The brothers of two centuries are stacked here to the ceiling, sorted by size, skulls outwards. On a stool in the middle sits the Cantor with his back to you and gives the note. From every shelf, very softly, the skulls take it up.
story-bell-tower = The rope goes up into a dark that your torches do not reach. The Pale Abbot lets it slide through his hands until the bell has finished speaking. 'You have brought light,' he says, not unkindly, 'as if there were any need to see.' And he comes down to put it out.

## The Ash Stair
name-lava-cleft = lava cleft
name-ash-stair = stair of ash
name-cattle-gate = Cattle Gate
name-thrall-hall = Hall of Lots
name-nest = Nest
name-lot-master = Master of Lots
name-warm-snow = Warm Snow
story-ash-stair = The mountain above Karst has been snowing since spring, and the snow is warm. It lies on the roofs and on the graves, grey and soft, and where it lies nothing grows. Somewhere under the summit the Doom Dragon has turned over in its sleep. The people of Karst have a stair up to it that their great-grandfathers cut to bring it cattle; they have no cattle left. They have drawn lots instead. You have bought all the lots.
story-ash-stair-ending = It takes the Doom Dragon a long time to fall, and longer to stop. When the ash has settled there is a hole in the mountain, and through it comes something that the children of Karst have never seen. 'It is only the sun,' you tell them, and they do not believe you, and put out their hands.
story-ash-stair-defeat = In Karst they hear it wake. It is a small sound, for something so large: like a great many people breathing out. Then the snow begins to fall upwards.
story-thrall-hall = So this is where the lots are drawn: a bowl, a bench, and a man in an ash-grey coat who has not been chosen in forty years and can tell you exactly why. He reaches into the bowl without looking and reads out your names, one by one.
story-nest = You have been walking on its tail for some time. The rest of the Doom Dragon lies coiled round the hollow summit, a hill inside a hill, and the ash comes down from its nostrils like sleep. One eye opens. It is not a clever eye. It looks at you the way the sea looks at a sandcastle, and then all the air in the mountain goes in.
