# Travel Events: plains

travel-wolf-riders = Riders on wolves
story-wolf-riders = A dust cloud with teeth. They have seen your fire, and they are drawing lots.
offer-lances-out = Meet them shield to shield
offer-shoot-the-wolves = Shoot the wolves first
offer-throw-the-meat = Throw them the meat
offer-into-the-tall-grass = Into the tall grass

travel-grass-fire = Grass fire
story-grass-fire = The horizon has come loose and is crackling.
offer-burn-a-gap = Burn a gap against the wind
offer-outrun-it = Outrun it
offer-wet-the-cloaks = Under wet cloaks, and pray

travel-scarecrow = The scarecrow
story-scarecrow = It stood in the other field this morning. The crows seem to like it.
offer-shake-its-hand = Shake its hand
offer-borrow-the-hat = Borrow the hat
offer-greet-and-pass = Greet it and pass

travel-horse-fair = Horse traders
story-horse-fair = Every horse is four years old, every trader honest, and the sun rises in the west.
offer-ride-a-wager = Ride a wager on one of them
offer-judge-the-teeth = Judge their teeth for a fee
offer-buy-the-stew = Buy the stew and ask nothing
offer-trade-gossip = Trade gossip

travel-thunder-on-the-heath = Thunder on the heath
story-thunder-on-the-heath = There is exactly one tree for ten miles. It has a certain look about it.
offer-under-the-tree = Under the tree
offer-flat-on-the-ground = Flat on the ground, and everything metal away
offer-walk-in-the-rain = Walk on in the rain

travel-burial-mound = An open mound
story-burial-mound = Somebody has dug here. In a hurry, from the inside.
offer-climb-down = Climb down and look
offer-bless-the-hole = Bless the hole
offer-shovel-it-shut = Shovel it shut
offer-tiptoe-past = Tiptoe past

travel-lost-child = A child and a goose
story-lost-child = Both are lost. Only one of them cries, and it is the goose.
offer-bring-them-home = Bring them home and be thanked at length
offer-find-the-tracks = Find the tracks they came by
offer-look-away = Look the other way

travel-crossroads-gallows = The gallows at the crossing
story-crossroads-gallows = Three signposts, one of them occupied. All of them point at you.
offer-read-the-signs = Read the weathered signs
offer-cut-him-down = Cut him down and bury him
offer-camp-beneath = Camp beneath: nobody will disturb you
offer-choose-blindly = Choose a road blindly
