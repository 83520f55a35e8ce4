# Between two quests

ask-trade = { $name } has { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
} and { $left ->
    [0] no visits
    [one] one visit
   *[other] { $left } visits
} left. What next?
trade-done = Back to the Inn; the others can go on
trade-go = Visit { $what }: { $about }
trade-go-in-vain = Visit { $what }: nothing there that you need and can pay for
trade-sell = Sell { $what }
trade-invest = Make use of experience
trade-home = Leave { $what } at home for the next quest
trade-along = Take { $what } along after all
ask-service = { $name } at { $service }, { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
} in the purse. What will it be?
service-leave = Leave
service-hire = Hire { $creature }
outcome = { $does }
outcome-tested = { $does }; otherwise { $failed }
outcome-rolled = 1D6, { $lines }
ask-travel = { $story } { $name }, what do you do?
ask-upkeep = { $name }: { $creature } wants { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for food and wear. Do you pay?
upkeep-pay = Pay
upkeep-dismiss = Part as friends
ask-eloquence = { $name } has rolled { $rolled } and could talk it over again.
eloquence-keep = Leave it at that
eloquence-again = Roll again
ask-cure = { $name }: which old hurt shall the healer look at?
ask-school = { $name } has { $coins ->
    [one] one coin
   *[other] { $coins } coins
} and { $xp } experience. Which spell do you learn?
injury-2 = The lost arm
injury-3 = The stiff joints
injury-4 = The bad leg
injury-5 = The torn muscles
injury-6 = The old wound ({ $what })
injury-7 = The old wound ({ $what })
injury-8 = The lost memory ({ $what })
injury-none = There was nothing to forget
injury-9 = The nightmares
injury-10 = The blind eye
injury-11 = The weak lungs
injury-12 = The blow to the head
invest-nature = A gift of the blood (3 experience)
roll-travel = Travel Event
roll-service = Attempt
roll-plead = Pleading
event-blessed = { $name }: { $bonus } { $value }{ $lasts ->
    [1] {" "}for the next quest
   *[other] {""}
}.
bonus-fortune = Fortune
bonus-experience = experience
what-fortune = a point of Fortune
what-skill = a new skill
what-spell = a new spell
what-nature = a gift of the blood
what-raise = a higher attribute
event-travelled = Travel Event, { $rolled } against { $needs }: { $story }
event-lodged = { $name } { $paid ->
    [0] sleeps in the straw.
   *[other] sleeps at the Inn, and wakes whole.
}
event-dismissed = { $creature } leaves { $name }.
event-visited = { $name } visits { $service }.
event-offered = { $name }: { $offer }.
event-purse = { $name } is { $coins ->
    [one] one coin
   *[other] { $coins } coins
} poorer.
event-chanced = { $name } rolls { $rolled }{ $nothing ->
    [1] : nothing comes of it
   *[other] {""}
}.
event-mended = An old injury of { $name } is cured.
creature-nobody-more = Nobody: we go as we are

act-free-captives = Open the prison
roll-prison = The prison door
event-prison-found = Behind the wall somebody knocks: there is a door to the prison by { $x },{ $y }.
event-freed = { $name } is free again.
ransom-rescue = We come back for our friend

# Travel Events

story-none = a quiet day.
story-harvest-fair = The harvest is in, and the whole town is on the green: wrestlers, fiddlers, far too much cider.
story-cutpurse = A small hand, a light step, and a purse that was there a moment ago.
story-spotted-fever = Doors are marked with chalk, and the well tastes of iron. There is fever in the town.
story-widows-plea = A widow asks for one night's company: something walks in her dead husband's workshop.
story-castellans-levy = The wall needs mending, and the castellan takes what guests can give: coins or backs.
story-tournament = Pennants, trumpets, and a purse for whoever is still upright at sundown.
story-night-alarm = The bell rings before dawn. Torches move in the fields, and they move this way.
story-lords-table = The lord of the castle has heard of strangers with stories, and has a place laid at his table.
story-alley-knives = The short way to the Inn is narrow, and six people with knives think so too.
story-false-charge = The watch takes one of you by the collar. Somebody of just that height has robbed a goldsmith.
story-roof-fire = Sparks on the wind, then a roof, then a street. The city is burning at one corner.
story-street-players = Players have set up their boards in the square. Tonight they give your last quest, with jokes.

# What can be done about them

offer-wrestle = Wrestle for a prize
offer-dance = Dance until the fiddler gives up
offer-watch = Watch from the fence
offer-chase = Chase the thief over the roofs
offer-let-him-run = Let him run with what he has
offer-drink-only-wine = Drink nothing but wine
offer-drink-the-water = Drink what everybody drinks
offer-sit-with-her = Sit up with her
offer-give-alms = Give her something for a priest
offer-walk-on = Walk on
offer-pay-the-levy = Pay the levy
offer-carry-stones = Carry stones
offer-enter-the-lists = Enter the lists
offer-shoot-at-the-mark = Shoot at the mark
offer-cheer = Cheer for the others
offer-man-the-wall = Shoot from the wall
offer-guard-the-gate = Hold the gate
offer-stay-in-bed = Pull the blanket higher
offer-tell-a-tale = Tell a tale worth a gift
offer-eat-quietly = Eat, smile, say little
offer-draw-steel = Draw steel
offer-hand-over-the-purse = Hand over the purse
offer-pay-the-fine = Pay the fine
offer-plead = Plead before the magistrate
offer-carry-people-out = Carry people out
offer-save-the-cellar = Save what an apothecary keeps in the cellar
offer-keep-away = Keep away
offer-throw-a-coin = Throw a coin and laugh
offer-heckle = Heckle
offer-pass-by = Pass by

# Places and Services

service-market = the market
service-market-text = ropes, torches and all that a pack can hold
service-blacksmith = the blacksmith
service-blacksmith-text = blades, axes, shields, armor taken in at the waist, and honest work at the bellows
service-fletcher = the fletcher
service-fletcher-text = bows, slings, and a target for the vain
service-alchemist = the alchemist
service-alchemist-text = potions, rarities, and the names of unknown things
service-herbalist = the herbalist
service-herbalist-text = bitter brews that work
service-healer = the healer
service-healer-text = cures diseases and old injuries, and calls back the dead
service-temple = the temple
service-temple-text = a candle for luck, or a night on cold stones
service-tavern = the tavern
service-tavern-text = a round for the house, a low table and a high one, and whatever comes of it
service-guards = the guards
service-guards-text = a night on watch, for pay
service-combat-school = the combat school
service-combat-school-text = sparring for experience, lessons for combat skills
service-library = the library
service-library-text = quiet study, learned skills, old catalogues
service-school-of-magic = the school of magic
service-school-of-magic-text = new spells for coins and experience
service-thieves-guild = the back room
service-thieves-guild-text = skills for the quick, and purses for the quicker
service-arena = the arena
service-arena-text = coins for winners, bruises for all
service-kennel = the stables and kennel
service-kennel-text = mounts for everybody, animals for those who can tame them
service-mercenary-hall = the mercenary hall
service-mercenary-hall-text = swords for hire
service-fortune-teller = the fortune-teller
service-fortune-teller-text = good news, mostly
service-feast-hall = the feast hall
service-feast-hall-text = a supper for all of you, and drill in the yard

offer-haggle = Help a farmer to haggle
offer-work-the-bellows = Work the bellows
offer-archery-wager = Bet on your own eye
offer-identify = Have everything examined
offer-fever-brew = Drink the fever brew
offer-herbs = Take healing herbs along
offer-cure-disease = Be cured of disease
offer-cure-injury = Have an injury treated
offer-candle = Light a candle
offer-vigil = Keep a vigil until morning
offer-a-round = Pay a round and see
offer-night-watch = Walk the night watch
offer-sparring = Spar until it makes sense (1 experience)
offer-masters-lesson = Take a master's lesson: a combat skill
offer-study = Study (1 experience, if you understand it)
offer-private-lessons = Take private lessons: a scholarly skill
offer-old-catalogues = Look things up in old catalogues
offer-learn-a-spell = Learn a spell
offer-components = Take components for magic along
offer-apprenticeship = Serve a short apprenticeship: an exploration skill
offer-cut-a-purse = Cut a purse
offer-first-blood = Fight to first blood
offer-the-grand-bout = Fight the grand bout
offer-low-table = Sit down at the low table
offer-high-table = Sit down at the high table
offer-palm = Have your palm read
offer-drill-together = Drill together
offer-plain-supper = A plain supper for all
offer-roast-and-music = Roast and music for all
market-town = The town
