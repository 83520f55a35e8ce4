# Campaign Dangers

danger-bounty-hunters = Bounty hunters
story-bounty-hunters = They have your portraits. The likeness is poor, the sum is flattering.
offer-outbid-the-bounty = Outbid the bounty
offer-fight-them-off = Fight them off
offer-run-by-night = Run by night

danger-writ-of-arrest = The captain's writ
story-writ-of-arrest = This one is genuine. It has a seal, and the seal has friends.
offer-go-quietly = Go quietly
offer-swear-innocence = Swear your innocence
offer-break-through = Break through

danger-bone-fever = Bone fever
story-bone-fever = The shivering started with the mule. Now it has learnt to walk upright.
offer-drink-the-potion = Ration out the healing potion in time
offer-sweat-it-out = Sweat it out
offer-bleed-it = Let a barber bleed you

danger-burning-camp = Fire in the camp
story-burning-camp = Somebody has poured oil where you poured tea.
offer-save-the-people = Save your skins
offer-save-the-packs = Save the packs
offer-let-it-all-burn = Let it all burn

danger-troll-at-the-ford = The troll that followed
story-troll-at-the-ford = It has walked for a week, and it walks the way others knock.
offer-fight-the-troll = Fight it
offer-riddle-it-till-dawn = Ask it riddles until dawn
offer-shoot-and-retreat = Shoot and fall back, all night

danger-nightmare = The grey rider in the dream
story-nightmare = You wake up tired, with mud on the boots. They were clean last night.
offer-face-it = Turn round in the dream
offer-pray-it-away = Holy water under the pillow
offer-stay-awake = Never sleep again, for a week

danger-broken-bridge = The way is cut
story-broken-bridge = The gorge is where it was. The bridge is in it.
offer-abseil = Down and up on the rope
offer-build-another = Build another
offer-leave-the-beasts = Climb, and leave the animals
offer-the-long-way = Go the long way
