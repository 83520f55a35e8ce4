# Travel Events: volcanic land

travel-ash-fall = Ash fall
story-ash-fall = It snows, warm and grey, and it does not melt.
offer-masks-on = Wet cloths over nose and mouth
offer-shield-overhead = Hurry with the shield overhead
offer-sit-it-out-in-a-cave = Sit it out in a cave

travel-lava-tongue = A tongue of lava
story-lava-tongue = It is slower than you. It is also wider than your way.
offer-bridge-it = Bring down the slope as a bridge
offer-leap-it = Leap it
offer-walk-round = Walk round it, through the heat

travel-glass-seller = The obsidian cutter
story-glass-seller = Her hut is too hot to enter. She sits inside, knitting.
offer-buy-a-blade = Buy a blade
offer-dig-for-her = Dig for her
offer-carry-her-news = Tell her the news, from outside

travel-fire-spirits = Dancers in the crater
story-fire-spirits = They are made of flame, and they need one more for the figure.
offer-dance-with-them = Dance
offer-beat-the-time = Play for them
offer-bow-out = Bow out without showing fear

travel-hot-springs = Hot springs
story-hot-springs = One pool is perfect. The others are soup, and one contains a cook.
offer-test-with-a-toe = Test them with a toe
offer-bathe-with-the-apes = Sit where the apes sit
offer-wash-and-go = Wash your feet and go
