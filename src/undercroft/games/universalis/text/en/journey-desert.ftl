# Travel Events: desert

travel-no-water = The last of the water
story-no-water = The skins are empty, the sun is not.
offer-share-provisions = Share the juicy part of the provisions
offer-march-at-night = March at night
offer-suck-a-pebble = Suck a pebble and think of rivers

travel-mirage = A city in the air
story-mirage = White domes, green gardens, upside down. Two streets further on somebody waves a towel.
offer-believe-your-eyes = Believe your eyes
offer-reckon-by-the-stars = Reckon by the stars

travel-scorpion-in-the-boot = The boot that tickles
story-scorpion-in-the-boot = Always shake them out first. Everybody knows that, a moment later.
offer-kick-it-off = Kick it off and catch the thing
offer-keep-quite-still = Keep quite still

travel-caravan = The salt caravan
story-caravan = A hundred camels, one song, and it has been the same verse since yesterday.
offer-join-the-verse = Teach them another verse
offer-guard-the-rear = Guard the rear for pay
offer-buy-shade = Buy shade, dates and tea
offer-eat-their-dust = Eat their dust

travel-buried-colossus = A face in the sand
story-buried-colossus = One stone eye as high as a house. It was looking the other way when you arrived.
offer-read-the-inscription = Read the inscription
offer-meet-its-gaze = Meet its gaze
offer-sleep-in-the-ear = Sleep in the shade of the ear

travel-veiled-raiders = Veiled raiders
story-veiled-raiders = They ask very courteously which of your things you could spare.
offer-spare-a-few = Spare a few, as courteously
offer-draw-a-line = Draw a line in the sand
offer-invoke-hospitality = Invoke the law of hospitality
offer-vanish-in-smoke = Vanish in smoke

travel-glass-dunes = Dunes of glass
story-glass-dunes = Lightning lived here once. It left the furniture.
offer-gather-shards = Gather the clear shards
offer-walk-on-felt = Wrap the boots in bought felt
offer-hop = Hop from stone to stone
