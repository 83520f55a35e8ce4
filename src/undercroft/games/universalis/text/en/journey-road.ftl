# Travel Events: road

travel-broken-waggon = A broken waggon
story-broken-waggon = One wheel in the ditch, one axle in two, one carter in a state.
offer-lift-the-axle = Lift the axle
offer-mend-it-properly = Mend it properly
offer-give-a-hand = Lend a hand and share his supper

travel-highwaymen = Stand and deliver
story-highwaymen = Four hats behind a hedge. One of them says the words; he has practised.
offer-deliver = Deliver
offer-stand = Stand
offer-correct-his-grammar = Correct his grammar

travel-card-player = The man with three cups
story-card-player = The pea is under the middle one. It was. It surely was.
offer-bet-on-a-cup = Bet on a cup
offer-watch-his-sleeves = Watch his sleeves and accuse him loudly
offer-do-it-better = Do it better, at the next table
offer-keep-the-purse-shut = Keep the purse shut

travel-pilgrims = Singing pilgrims
story-pilgrims = Two hundred of them, in step, and the song has a part for you.
offer-carry-the-relic = Carry the relic for a mile
offer-buy-a-badge = Buy a badge
offer-overtake = Overtake them in the ditch

travel-duellist = A question of precedence
story-duellist = The bridge is narrow, his moustache is wide, and he has thrown down a glove.
offer-pick-up-the-glove = Pick it up
offer-disarm-with-words = Talk until he holds your coat
offer-bow-and-wait = Bow and let him pass

travel-royal-courier = A courier without a horse
story-royal-courier = His letters are three days late, and so, he fears, is his head.
offer-feed-the-courier = Feed him: he pays with royal vouchers
offer-run-his-errand = Run the next stage for him
offer-read-a-letter = Read one of the letters meanwhile
offer-wish-him-well = Wish him well

travel-recruiters = The drum and the free beer
story-recruiters = There is a coin at the bottom of every mug. Whoever takes it is a soldier.
offer-drill-for-a-day = Drill with them for a day
offer-drink-through-the-teeth = Drink through the teeth
offer-outshout-the-sergeant = Outshout the sergeant
offer-cross-the-field = Leave the road, across the fields

travel-wayside-shrine = A wayside shrine
story-wayside-shrine = The saint has lost his nose and kept his collection box.
offer-drop-a-coin = Drop a coin
offer-empty-the-box = Empty the box
offer-light-a-lamp = Fill the lamp
offer-rest-your-feet = Rest your feet
