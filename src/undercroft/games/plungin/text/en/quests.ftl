# The quests that come with the game: what there is only in them, and what is read aloud, as the packs have it.

title-knocking-wall = The Knocking Wall
title-drowned-toll = The Drowned Toll
title-lampless-abbey = The Lampless Abbey
title-borrowed-winter = The Borrowed Winter
title-ash-stair = The Ash Stair

## The Knocking Wall
name-eye-demon = Demon of the Eye
name-sacred-staff = sacred staff of the Fainsworth shrine
story-knocking-wall = Every night the cellar wall of the Fainsworth inn knocks back. Three slow knocks, then a scrape, and in the morning something else is missing: a goose, a church candlestick, a cobbler who said he would have a look. Last week it was the sacred staff from the shrine on the hill. Behind the bricks lies the foot of a tower that nobody remembers building. The landlord has lent you a crowbar. He has also bolted the cellar door from above.
story-knocking-wall-ending = The knocking stops in the middle of a knock. Behind the dead Demon a slab swings aside, and there are stairs, daylight and an astonished goose. You hand the staff to the keeper of the shrine, who counts out the gold twice, as shopkeepers do, and then pays for the beer as well.
story-knocking-wall-defeat = The landlord waits until Thursday. Then he has the cellar bricked up again, twice as thick. On Friday night the new wall knocks.
story-eye-of-doom = The foot of the tower is one round room squeezed into a square one. An eye has been laid into the floor in white and black pebbles, and on its pupil a Demon sits with a stolen staff across its knees, knocking on the wall behind it as one taps on a drum. Four Gremlins keep time. Then they all look up.
name-cobbler-home = The cobbler is home
story-mark-cobbler-home = Behind the Demon's seat sat the cobbler, alive, in the dark, among forty-one left shoes. A day later, he said, and he would have begun on the right ones.

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
name-cobblers-best = cobbler's best pair
name-nineteen-free = The nineteen have gone on
story-mark-nineteen-free = With the Ferryman gone the nineteen travellers could go on at last. They went up the causeway in single file, and the last one lifted his hat.
story-drowned-toll-echo-1 = The keeper of the Fainsworth shrine has shown you what you brought back. Where the hand goes, four little doors are carved into the staff: on the first there is an eye, on the second a coin. 'I have been thinking about those knocks,' the keeper says. 'Three slow ones, every night, as long as anybody can remember. It did not knock to get out. It knocked to say that all was well.' Nobody laughs. The night after, for the first time, it is quiet in Fainsworth, and no one sleeps.
story-drowned-toll-echo-2 = The cobbler of Fainsworth has waited for you at the causeway. He takes no money. He only says that where you are going it will be wet, and that he has been making these for somebody who finds people.

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
name-cantor-still = The Cantor is silent
story-mark-cantor-still = The Bone Cantor gives no more notes. From the shelves of the Ossuary one could hear two hundred years of brothers closing their mouths.
story-lampless-abbey-echo-1 = Before the ledger crumbled one of you had read the last page: 'To Karst, for cattle, monthly, these four hundred years.' The last payment is forty years old. Under it, in another hand, stands a line that was underscored until the pen broke: 'And let nobody stop the bell.' On the staff of Fainsworth the third little door has a bell on it. You did not mention it to the bishop. He had paid in advance.
story-lampless-abbey-echo-2 = On the way up the hill nineteen travellers have overtaken you, without a sound, in good spirits. The Abbot had kept nineteen places in his choir for them. They did not turn in at the gate.

## The Borrowed Winter
name-sledge-gate = sledge gate
name-ice-stacks = stacks of ice
name-sledge-run = sledge run
name-cold-flue = Cold Flue
name-straw-loft = Straw Loft
name-tally-hall = Hall of Tallies
name-stoke-hole = Stoke-Hole
name-rime-wolf = Rime Wolf
name-ice-sawyer = Ice Sawyer
name-straw-man = Straw Man
name-frost-moth = Frost Moth
name-thaw-witch = Thaw Witch
name-cold-sleeper = Cold Sleeper
name-frost-reeve = Frost-Reeve
name-stoker = Stoker
name-icicle-rake = Rake of Icicles
name-white-frost = White Frost
name-sudden-thaw = Sudden Thaw
name-ice-saw = long ice saw
name-straw-coat = coat of plaited straw
name-bone-skates = skates of bone
name-cantors-fork = Cantor's tuning fork
name-last-ice = last block of the borrowed winter
story-borrowed-winter = Above the tree line of Karst there stands an ice-house as large as a town. A hundred years ago, they say, a winter was borrowed and never given back: it lies in there, sawn into blocks, numbered, and packed in straw, and all summer long its cold goes down the flues into the mountain. What for, nobody has asked; one does not ask that of a neighbour who keeps quiet. This spring the flues have begun to drip. Somebody has gone in with coal. You go in after him, with torches, because of the frost, and without any idea how one stops a thaw.
story-borrowed-winter-ending = The fire goes out with a noise like a great many people being hushed. Of the whole borrowed winter one block is left, no larger than a loaf, with a number on it. You carry it out into the sun in turns, wrapped in straw, in a coat, in both arms; and it does not melt at all, it only grows lighter.
story-borrowed-winter-defeat = In June the last of it runs out under the gate, quite clear, with straw on it. The children of Karst sail paper boats. Far above them the mountain clears its throat.
story-straw-loft-1 = Deep in the straw somebody has slept, and left his wages under the pillow.
story-tally-hall = Every block of the winter has its notch on a stick here, and every stick its nail. The Frost-Reeve goes along the wall with a candle that gives no warmth and counts what is missing. He has counted it every day this spring, and every day there was less. He turns round to see who has come now. He is not even angry; he only wants to know how many of you there are.
story-tally-hall-1 = Under the newest tally lies the oldest one: 'Lent to the mountain, one winter, to be kept cold until called for.' It is signed with four small doors.
story-stoke-hole = They have built the furnace out of the blocks themselves, so that it eats its own walls. The Stoker feeds it with both hands, coal with the right and winter with the left, and sings to the time of the shovel: a lullaby, but from the end to the beginning. 'It has slept enough,' he says when he sees you. 'You look like people who open doors. Come, open this one.' And he laughs, and does it himself.
name-reeve-spared = The Frost-Reeve still counts
story-mark-reeve-spared = They left the Frost-Reeve to his counting. When they were gone he made a notch for each of them, on a stick of its own.
story-borrowed-winter-echo-1 = The bell of Saint Orrin's lies in the bishop's yard under a blanket, and the nights have grown warm. In Karst there is ash on the window-sills. On the staff of Fainsworth three of the four little doors are scratched through, the eye, the coin and the bell; nobody saw who did it, and one of you found a splinter under his nail. On the fourth door there is a snowflake. This once you mean to be there before it opens.
story-borrowed-winter-echo-2 = What the Cantor gave the note with has been in somebody's pocket since the Ossuary. In the cold of the gate it begins to hum, and one's teeth stop chattering.

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
name-winter-splinter = splinter of winter
name-lots-burned = The lots are burned
story-mark-lots-burned = In the Hall of Lots they burned the bowl with everything that was in it. All the lots had the same name on them, and it was not the Master's.
story-ash-stair-echo-1 = The watch, the toll, the bell and the ice: four doors, and a keeper to each, and one thing asleep behind all of them. You have opened every one. You meant well, and were paid for it. 'Then there is nothing left between it and us,' the keeper of the Fainsworth shrine has said, not in reproach, in the voice of somebody who counts, 'but you.' And she gave you the staff to walk with, because it is a long stair.
story-ash-stair-echo-2 = Of the last block a splinter is left, as long as a finger, on a string. At the foot of the stair the warm snow melts around it and turns, for an arm's length, into snow.
story-ash-stair-echo-3 = Somebody has gone up the stair before you. He has left a thin, straight line of frost down the middle of the steps, and beside it, every nineteen paces, a notch.
