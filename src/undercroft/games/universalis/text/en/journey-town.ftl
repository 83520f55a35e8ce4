# Travel Events: towns

travel-village-wedding = A wedding
story-village-wedding = The whole village is drunk, and one uncle insists that you are family.
offer-give-a-present = Give a present
offer-drink-with-the-uncle = Drink with the uncle
offer-play-a-reel = Play a reel
offer-slip-out = Slip out by the back

travel-runaway-bull = The bull is out
story-runaway-bull = The street empties in a way that looks well practised. You are in it.
offer-take-the-horns = Take it by the horns
offer-wave-a-cloak = Wave a cloak
offer-talk-to-the-animal = Speak to it kindly
offer-into-the-well = Into the well

travel-quack-doctor = The miracle doctor
story-quack-doctor = It helps against everything, and against whatever you have not got yet.
offer-swallow-it = Swallow it
offer-real-pills = Buy the pills he takes himself
offer-expose-him = Name what is in it, loudly
offer-listen-and-laugh = Listen and laugh

travel-haunted-mill = The mill grinds at night
story-haunted-mill = There has been no miller since spring. There is still flour.
offer-keep-watch-in-it = Keep watch in it
offer-bless-the-stones = Bless the stones
offer-search-the-hopper = Search the hopper for wires
offer-eat-the-bread = Eat the bread, and ask nothing
