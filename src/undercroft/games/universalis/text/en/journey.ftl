# On the road: the map, its turns, what is asked and what happens

quest-journey = The road
quest-journey-goal = Travel where you like; a quest begins where its flag stands.
setup-scenario-journey = The road through Arasca
setup-scenario-journey-about = Travel over the map from place to place until a quest calls.

terrain-forest = forest
terrain-mountain = mountains
terrain-plain = plain
terrain-swamp = swamp
terrain-desert = desert
terrain-volcanic = volcanic land
terrain-glacier = glacier
terrain-sea = sea
terrain-river = river
place-forest = forest
place-mountain = mountains
place-plain = plain
place-swamp = swamp
place-desert = desert
place-volcanic = volcanic land
place-glacier = glacier
place-sea = sea
place-river = river
place-road = road
land-nameless = the { $terrain } at { $spot }
land-named = { $name } ({ $spot })
land-troll-forest = the Troll Forest
land-white-silence = the White Silence
land-ember-waste = the Ember Waste
land-drowned-meadows = the Drowned Meadows
land-elder-holt = Elder Holt
land-bone-pans = the Bone Pans
land-giants-stair = the Giants' Stair
season-mild = mild season
season-winter = winter

road-headline = { $region }, turn { $turn } ({ $season })
track-campaign-turn = Campaign turn
calendar-winter = winter comes
calendar-thaw = the thaw comes
# table
note-group = { $heroes }: { $place }{ $camped ->
    [0] .
   *[other] , in camp.
}
# table
note-flag = { $quest }: { $place }
# dun.campaign.flags
note-flags = Flags on the map: { $quests }.
border-land = border
bridge-name = bridge
group-of-heroes = { $heroes }
zone-services = Here you can visit

ask-way = Turn { $turn }, { $season }, at { $place }: where do you go?
way-go = To { $place }
way-go-with = To { $place }: { $more }
way-cross = Over the bridge to { $place }
way-cross-with = Over the bridge to { $place }: { $more }
way-stay = Stay here for this turn
way-camp = Pitch camp: some Vitality and Mana come back, and events are likelier
way-enter = Enter { $place }
way-quest = Begin the quest: { $quest }
way-done = That is all for this turn
way-has-road = road
ask-there = { $place }. What do you do here?
ask-set-out = { $place }: the others want to begin the quest { $quest }. It ends the journey for now. Do you come along?
set-out-agree = Begin the quest
set-out-not-yet = Not this turn
ask-deck = There is a road through { $place }. Do you keep to it?
deck-road = Keep to the road
deck-land = Go across country
ask-travel-together = { $story } What do you all do?
group-way-go = Ways
group-way-enter = Settlements
group-way-quest = Quests
group-way-rest = Staying

event-set-out = { $region }: the heroes set out from { $place }.
event-campaign-turn = Campaign turn { $turn } begins{ $season ->
    [winter] , in winter.
   *[other] .
}
event-journeyed = The group comes to the { $terrain } at { $place }.
event-put-off = Not everybody wants to begin the quest yet: { $quest } waits for another turn.
event-stayed = The group stays at { $place }.
event-camped = The group pitches camp at { $place }.
event-entered = The group enters { $place } ({ $settlement }).
settlement-town = town
settlement-castle = castle
settlement-city = city
event-arrived = { $how ->
    [quest] The road ends at a flag: { $quest }.
    [epic] You leave nothing to the dice: { $quest }.
    [year] A year has passed on the road.
   *[other] Nobody is left to travel on.
}
quest-none = nothing
event-delayed = That costs time: { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
event-astray = The group has lost its way and comes out at { $place }.
event-lost = { $name } loses { $item }.
end-quest = The quest begins.
end-year = A year has passed.

effect-hull = the boat regains { $amount ->
    [one] 1 Structure point
   *[other] { $amount } Structure points
}
effect-hull-lost = the boat loses { $amount ->
    [one] 1 Structure point
   *[other] { $amount } Structure points
}
effect-delay = { $turns ->
    [one] a turn is lost
   *[other] { $turns } turns are lost
}
effect-jail = prison for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
effect-nearer = a danger comes { $places ->
    [one] a place
   *[other] { $places } places
} nearer
effect-astray = the group comes out somewhere else
effect-lose-thing = something from the pack is lost
effect-lose-beast = the animal is gone

# Travel Events of lands and waters

travel-eyes-between-the-trees = Eyes between the trees
story-eyes-between-the-trees = It has been beside you since noon. Now there are two of them, and the birds have stopped.
offer-stand-your-ground = Stand your ground
offer-climb-a-tree = Up the nearest tree
travel-rockfall = Rockfall
story-rockfall = One pebble, then another, and then the slope begins to walk.
offer-jump-aside = Jump aside
offer-crouch-behind-the-pack = Crouch behind the pack
travel-wandering-herd = A wandering herd
story-wandering-herd = Horns to the horizon. They are in no hurry, and they are right where you want to go.
offer-hunt = Hunt a straggler
offer-wait-until-they-pass = Wait until they have passed
offer-walk-through = Walk straight through
travel-lights-over-the-bog = Lights over the bog
story-lights-over-the-bog = Small blue lights, waist high, very patient. One of them waves.
offer-follow-the-lights = Follow the lights
offer-keep-to-the-causeway = Keep to the causeway
travel-sandstorm = Sandstorm
story-sandstorm = The southern sky is the wrong colour, and it is coming closer.
offer-press-on = Press on
offer-dig-in = Dig in and wait
travel-breathing-vents = Breathing vents
story-breathing-vents = The ground sighs, and a row of cracks begins to glow from the far end.
offer-run-for-it = Run for it
offer-wrap-up-and-wait = Wrap up and let it pass over
travel-thin-ice = Thin ice
story-thin-ice = A sound like a plucked string runs under somebody's boots.
offer-lie-flat-and-crawl = Lie flat and crawl
offer-throw-the-coins-away = Throw the heavy purse away
travel-squall = Squall
story-squall = The gulls turn round first. Then the sail does.
offer-ride-it-out = Ride it out
offer-run-before-the-wind = Run before the wind
travel-drifting-timber = Drifting timber
story-drifting-timber = Somebody upstream has lost a raft, or a house. It arrives in pieces.
offer-fend-it-off = Fend it off with poles
offer-tie-up-and-salvage = Tie up and salvage
travel-pedlar-with-a-limp = A pedlar with a limp
story-pedlar-with-a-limp = He has been everywhere, he says, and his foot has been there twice.
offer-carry-his-bundle = Carry his bundle a while
offer-buy-a-draught = Buy a draught of his
offer-ask-for-the-news = Ask for the news

# Campaign Dangers

danger-assassin = Assassin
story-assassin = A friendly face at the fire, one more than there were at supper.
offer-listen-for-steps = Listen for steps
danger-riders-in-the-dusk = Riders in the dusk
story-riders-in-the-dusk = Hooves, no voices. They have known for days where you would be tonight.
offer-form-a-ring = Form a ring
offer-leave-the-baggage = Leave them the baggage
offer-hide-and-wait = Hide and wait
danger-poisoned-well = The poisoned well
story-poisoned-well = The bucket comes up clear. The frog in it does not move.
offer-taste-with-care = Taste with care
offer-pay-the-water-seller = Pay the water seller

# Places and Services of the road

service-inn = the Inn
service-inn-text = a bed and a bath for a coin (two for Large heroes): Vitality, Mana and Fortune come back, and companions are paid

# The road, second part: seasons, boats, dangers, parting

way-ride-via = Ride through { $via } to { $place }
way-ride-via-with = Ride through { $via } to { $place }: { $more }
way-sail = Sail to { $place }
way-sail-via = Sail past { $via } to { $place }
way-land = Land in { $place }
way-land-with = Land in { $place }: { $more }
way-visit = Call at the houses in { $place }
way-wait = Wait in the cell
way-part = { $hero } goes a way of their own
way-drink = { $hero } uses { $what }
way-bury = Lay { $hero } to rest here
way-join = Go on together with { $hero }
ask-lair = Where do your dangers come from?
ask-ashore = Which shore do you reach from { $place }?
ask-danger = A danger in { $place } comes nearer. Which way?
roll-danger = dangers after a rest
group-way-boat = By boat
group-way-people = Parting and meeting
group-deal-boat = Boats
group-deal-raise = The dead
group-deal-house = The house
deal-raise = Have { $hero } called back
group-deal-bed = The house
group-deal-store = The house
group-deal-fetch = The house
deal-boat = { $boat } with { $points } Structure points
deal-house = Buy the house
deal-bed = Sleep in your own bed
deal-store = Leave { $what } here
deal-fetch = Take { $what } along
# dun.boat.structure
note-boat = { $boat } at { $place }, { $left } Structure points left.
# dun.campaign.split
note-jailed = { $heroes }: in prison for { $turns ->
    [one] another turn.
   *[other] another { $turns } turns.
}
danger-marker = danger { $number }
boat-rowboat = rowboat
boat-merchant-ship = merchant ship
boat-warship = warship
water-river = rivers
water-coast = coastal sea
water-sea = open sea
kind-danger = Campaign Danger
kind-boat = Boat
boat-about = Costs { $coins ->
    [one] one coin
   *[other] { $coins } coins
} at a pier, has { $points } Structure points, and goes on: { $waters }.
event-half-way = Under too heavy a load: the group is half-way to { $place }.
event-cold = The cold bites at { $place }.
event-sailed = The { $boat } comes to the { $terrain } at { $place }.
event-boat-taken = { $name } hires the { $boat } for the group.
event-boat-lost = The { $boat } is left behind at { $place }.
event-hull-changed = The { $boat } has { $left } Structure points left.
event-wrecked = The { $boat } sinks at { $place }.
event-washed-ashore = The group comes ashore at { $place }.
event-parted = { $name } leaves the others at { $place }.
event-joined = The group meets { $name } at { $place } and goes on together.
event-buried = They lay { $name } to rest, at { $place }.
event-jailed = { $name } is locked up for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
event-set-free = { $name } is free again, at { $place }.
event-danger-rolled = Somebody has rested, and word gets about: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $found ->
    [0] no new danger.
    [one] one new danger.
   *[other] { $found } new dangers.
}
event-danger-moved = A danger moves from { $place } to { $other }.
event-danger-met = At { $place } the danger shows its face: { $danger }.
event-house-bought = { $name } signs for the house. It is yours.
event-stored = { $how ->
    [store] { $name } leaves { $item } in the house.
   *[other] { $name } takes { $item } from the house.
}
story-bridge = The bridge has a keeper, and the keeper has a chain.
offer-pay-the-toll = Pay the toll
offer-talk-the-keeper-round = Talk the keeper round
offer-visit-the-cells = Listen to what prisoners know
offer-leave-an-offering = Leave an offering
service-home = a house of one's own
service-home-text = for sale once; then rest without a bill, and a store for what nobody wants to carry
service-pier = the pier
service-pier-text = rowboats, merchant ships and warships
service-bridge = the bridge
service-bridge-text = a keeper, a chain, a toll
service-prison = the prison
service-prison-text = stories through iron bars
service-sacred-place = the sacred place
service-sacred-place-text = old stones; giants come to those who can tame them

ask-epic = { $story } You could play this out as an Epic Event, once: { $quest }.
epic-automatic = Leave it to the dice
epic-epic = Play it out
way-load = { $hero } puts what is too heavy on the animal
event-loaded = { $name } lets the animal carry what was too much.
state-travelling = on the road

travel-wolves-at-the-fire = Wolves at the fire
story-wolves-at-the-fire = Yellow eyes, just outside the light, and they have not come for you.
offer-swing-a-brand = Swing a burning brand
offer-cut-the-tether = Cut the animal loose
travel-smoke-on-the-horizon = Smoke on the horizon
story-smoke-on-the-horizon = A farm burns, a mile off. Whoever lit it may still be there.
offer-ride-to-help = Go and help
offer-give-it-a-wide-berth = Give it a wide berth
travel-men-with-a-warrant = Men with a warrant
story-men-with-a-warrant = The description fits, they say. It would fit a barn door, too.
offer-pay-for-a-stamp = Pay for a stamp
offer-argue-the-law = Argue the law
