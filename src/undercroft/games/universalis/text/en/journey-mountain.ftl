# Travel Events: mountains

travel-narrow-ledge = The narrow ledge
story-narrow-ledge = A hand wide, a thousand feet deep, and a goat coming the other way.
offer-rope-up = Rope up and pass in order
offer-outstare-the-goat = Outstare the goat
offer-back-and-round = Go back and look for another way

travel-thin-air = Thin air
story-thin-air = Every breath is half a breath. The view is magnificent, for those who can still see it.
offer-keep-the-pace = Keep the pace
offer-throw-something-away = Throw something away
offer-breathe-like-the-monks = Breathe as the monks do

travel-eagles-nest = An eagle's nest
story-eagles-nest = It is the size of a cart, and something in it glitters. So do the parents' eyes.
offer-climb-for-it = Climb for it
offer-send-the-climber = Send the climber
offer-leave-them-be = Watch how they strike, and leave them be

travel-loose-scree = Loose scree
story-loose-scree = The slope would like to be further down, and would enjoy company.
offer-ride-it-down = Ride it down standing
offer-crawl = Crawl on hands and knees

travel-dwarf-gate = A gate in the cliff
story-dwarf-gate = A door without a handle, and a slot at eye level, for rather low eyes.
offer-state-your-business = State your business in the proper form
offer-buy-at-the-slot = Buy at the slot, no questions asked
offer-sleep-on-the-step = Sleep on the sheltered step

travel-avalanche = Avalanche
story-avalanche = A white line at the top of the slope draws itself, very neatly, from left to right.
offer-swim-in-it = Swim in it
offer-under-the-overhang = Under the overhang

travel-hermit = The hermit's ledge
story-hermit = He has not spoken for eleven years. He has saved up.
offer-listen-to-the-end = Listen to the end
offer-bring-him-food = Share your provisions with him
offer-nod-and-go = Nod and go

travel-stone-giants-game = Giants at skittles
story-stone-giants-game = The ninepins are standing stones. You are between them and the bowler.
offer-count-the-score = Shout the score, and claim a share of the stakes
offer-tame-the-bowler = Speak to them as one does to giants
offer-run-between-throws = Run between two throws

travel-cold-night-on-the-pass = Cold night on the pass
story-cold-night-on-the-pass = The fire is lit and gives light. That is all it gives.
offer-burn-the-oil = Pour oil on it
offer-share-a-blanket = Share a blanket and wake up stiff
offer-walk-in-circles = Walk in circles until morning
offer-crawl-into-the-snow = Dig a hole in the snow
