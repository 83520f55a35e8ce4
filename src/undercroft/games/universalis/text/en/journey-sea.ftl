# Travel Events: sea

travel-becalmed = Becalmed
story-becalmed = Not a breath. The sea has the colour and the temper of a plate.
offer-row = Row
offer-whistle-for-wind = Whistle for wind, as one must not
offer-fish = Fish and wait

travel-reef = The teeth below
story-reef = White water ahead, and white water behind. The chart says "here" and nothing more.
offer-man-in-the-bows = A man in the bows with good eyes
offer-feel-the-way = Feel the way with a lead line
offer-over-on-the-swell = Over it on the next swell

travel-pirates = Black sails
story-pirates = They hoist a flag with a joke on it that only they find funny.
offer-repel-boarders = Repel boarders
offer-cut-their-rigging = Shoot their rigging to pieces
offer-heave-cargo-over = Heave something overboard for them to stop at

travel-man-overboard = Man overboard
story-man-overboard = A wave took a look round the deck and chose.
offer-catch-the-line = Catch the line you tied on in time
offer-swim-after-her = Swim after the ship, in what you wear
offer-drop-everything = Drop what drags you down

travel-siren-song = The song from the rocks
story-siren-song = It is about you. It is rather good.
offer-sing-louder = Play louder
offer-wax-in-the-ears = Wax in everybody's ears
offer-listen-tied-up = Listen, tied to the mast

travel-ships-biscuit = What lives in the biscuit
story-ships-biscuit = Knock first. If it knocks back, throw it away.
offer-eat-in-the-dark = Eat it in the dark
offer-pay-the-cook = Pay the cook for the captain's ham
offer-go-hungry = Go hungry

travel-great-wyrm = An island with eyes
story-great-wyrm = The island has drifted closer since breakfast. It has had no breakfast.
offer-harpoon-the-eye = Aim for the eye
offer-feed-it = Feed it, and quickly
offer-sail-dead-slow = Dead slow, and not a word

travel-drifting-wreck = A ship without a crew
story-drifting-wreck = The table is laid, the soup is warm, and all the chairs face the wall.
offer-search-the-hold = Search the hold
offer-strip-her-planks = Take planks and nails for the hull
offer-wide-berth = Keep your distance

travel-ice-on-the-rigging = Ice on the rigging
story-ice-on-the-rigging = Every rope is as thick as an arm, and the ship has begun to bow.
offer-chop-it-off = Chop it off, all night long
offer-hot-oil = Hot oil and a mop
offer-let-the-sun-do-it = Let the mild sun do it
offer-turn-south = Turn away, fast
