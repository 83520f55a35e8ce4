# Travel Events: river

travel-sandbank = The bank that was not here
story-sandbank = The boat stops. You go on for another yard.
offer-push-her-off = Everybody out, and push
offer-unload-first = Unload, dry the socks, load again
offer-pole-her-round = Pole her round with feeling

travel-rapids = White rapids
story-rapids = The ferryman crosses himself, sits down and hands you the rudder.
offer-shoot-the-rapids = Shoot them
offer-line-her-down = Let her down on the rope
offer-carry-her = Carry her round

travel-river-toll = A chain across the river
story-river-toll = A tower, a winch, and a man with all the time in the world.
offer-pay-for-the-winch = Pay for the winch
offer-dive-and-file = Dive and file through a link
offer-tell-him-a-story = Tell him a story he does not know

travel-mosquitoes = The evening choir
story-mosquitoes = It begins with one voice, close to the ear.
offer-smear-with-mud = Smear yourself with mud
offer-smoke-them-out = Smoke them out
offer-slap = Slap

travel-water-horse = The lovely horse on the bank
story-water-horse = It is dripping wet, wears no saddle, and would carry you anywhere. Down, mostly.
offer-mount-it = Mount it
offer-ride-as-riders-do = Show it what a rider is
offer-decline = Decline, and toss it a coin for luck

travel-flood = The river rises
story-flood = Barrels come past, then hens, then a roof with a calm old man on it.
offer-rescue-him = Rescue the old man
offer-fish-for-barrels = Fish for barrels
offer-moor-and-wait = Moor her fast and wait

travel-floating-market = The floating market
story-floating-market = Thirty boats tied together, all of them selling onions, and one selling everything else.
offer-mend-the-boat-here = Have the boat mended
offer-buy-the-other-boat-out = Buy from the one without onions
offer-try-the-onions = Try the onions
