# What can be asked
ask-pack = Thief, which tool do you pack?
ask-act = Thief { $thief }, what do you do? ({ $actions ->
    [one] one action
   *[other] { $actions } actions
} left)
ask-turn = How do you lay the new room?
ask-distract = Thief { $thief } is about to be bitten. Do you step in?
ask-roll = { $what }: what does die { $die } of { $count } show (1 to { $sides })?
roll-fight = The fight
roll-ogre = The ogre's sleep

# Options
pack-club = Fights succeed on 1 less.
pack-lamp = You see the next tile on your turn.
pack-leather-coat = 1 more health.
act-fight = Fight a rat
act-search = Search the room
act-sneak = Sneak { $side }
act-open = Open the door in the { $side }
act-play = Play { $card }
act-listen = Listen
act-leave = Leave by the stairs
act-wait = Wait
detail-fight = You need { $needed } or more; else it bites.
detail-search = You take all the silver here ({ $silver }).
detail-listen = You draw a trick.
confirm-leave = Leave the cellar for good?
detail-leave = You are out, with { $silver } silver.
cost-noise = noise
turn-doors = Doors: { $sides }
distract-pass = Stay out of it
distract-play = Play a distraction
side-north = north
side-east = east
side-south = south
side-west = west
card-cheese = Cheese
card-lullaby = Lullaby
card-bandage = Bandage
card-haste = Haste
card-distraction = Distraction
tile-stairs = the stairs
tile-passage = a passage
tile-bend = a bend in the passage
tile-crossing = a crossing
tile-wine-rack = a wine rack
tile-larder = the larder
tile-laundry = the laundry
tile-well = the well
tile-counting-room = the counting room
tile-trophy-hall = the trophy hall

# Refusals
no-door = There is no door on that side.
no-rats-first = The rats must go first.
no-way = That door does not lead there now.
no-silver = There is no silver in this room.
no-rat = There is no rat in this room.
no-stairs = You can only leave from the stairs.
no-hand-limit = Your hand is full.
no-stay = You are in this room.
no-wall = There is a wall between that room and yours.
no-far = That is too far: you sneak from one room to the next, through a door.
no-door-here = That door is not in your room.
no-arch = The way through is open: sneak into the room behind it.
no-tiles = There are no rooms left to discover.
no-other-room = That is in another room: go there first.
no-one-rat = You fight one rat at a time.
no-thief = There is nothing you can do for another thief now.
no-thief-self = That is you.
no-reaction = This card is played when somebody else is in danger, not as an action.
no-wound = You are not hurt.
no-second = You hold this card twice: play the other one.
no-card = You do not hold that card, or it can do nothing now.

# Events
event-packed = Thief { $thief } packs { $tool }.
tool-club = a club
tool-lamp = a lamp
tool-leather-coat = a leather coat
event-peeked = Thief { $thief } lifts the lamp: next comes { $tile }.
event-peeked-hidden = Thief { $thief } lifts the lamp and looks ahead.
event-sneaked = Thief { $thief } sneaks { $side }.
event-opened = Thief { $thief } opens the door in the { $side } and finds { $tile }{ $rats ->
    [0] .
    [one] {" "}and a rat.
   *[other] {" "}and { $rats } rats.
}
event-searched = Thief { $thief } finds { $silver } silver.
event-fought = Thief { $thief } fights: { $rolled } against { $needed }, { $won ->
    [1] and a rat is gone.
   *[other] and the rat bites.
}
event-wounding = Thief { $thief } is about to be bitten.
event-wounded = Thief { $thief } has { $health } health left.
event-distracted = Thief { $friend } throws a pebble, and thief { $thief } gets away.
event-drew = Thief { $thief } draws { $card }.
event-drew-hidden = Thief { $thief } draws a trick.
event-played = Thief { $thief } plays { $card }.
event-left = Thief { $thief } leaves with { $silver } silver.
event-listened = The ogre ({ $rolled } on the die, { $rats ->
    [0] no rat
    [one] one rat
   *[other] { $rats } rats
} about): noise { $noise }.
event-began = Thief { $thief } is up.
event-healed = Thief { $thief } has { $health } health again.
event-ran-off = A rat runs off.
event-reshuffled = The tricks played are shuffled into a new deck.
event-quieted = The ogre snores on: noise { $noise }.
event-dawned = The night grows thin: noise { $noise }.

# The end
end-won = You are out with silver enough, and the ogre snores on.
end-woken = The ogre has woken.
end-fallen = Nobody came up the stairs again.
end-poor = You came out with too little to pay your debts.

# What tables show
scene-headline = Round { $round }
board-cellar = The cellar
track-noise = Noise
track-silver = Silver
track-tiles = Rooms to come
# cellar.end.won cellar.end.over
note-goal = Carry { $goal } silver up the stairs between you before the noise reaches { $wakes }.
# cellar.tool.lamp
note-next = Your lamp shows what comes next: { $tile }.
# table
note-drawn = In hand, to be laid: { $tile }.
edge-door = a shut door
edge-arch = an open way
piece-rat = rat
piece-silver = { $silver } silver
piece-thief = Thief { $thief }
bar-health = Health
value-silver = Silver
value-tricks = Tricks
value-actions = Actions
value-rats = Rats
value-doors = Doors
state-left = up the stairs
state-fallen = fallen
state-acting = acting
state-waiting = waiting
zone-tools = Tool
zone-hand = Tricks of thief { $thief }
zone-deck = Tricks to draw
zone-discard = Tricks played
kind-card = Trick
kind-tool = Tool
kind-tile = Room
group-move = Move
group-here = In this room
group-cards = Tricks
group-rest = Or else
name-club = Club
name-lamp = Lamp
name-leather-coat = Leather coat
text-cheese = One rat in your room runs off.
text-lullaby = Two less noise.
text-bandage = One health back.
text-haste = Two more actions this turn.
text-distraction = When a friend in your room or the next is about to be bitten: the bite is off.
flavour-cheese = Every rat is a connoisseur.
flavour-lullaby = It was his mother's favourite. She was larger.
flavour-bandage = Boiled twice, used once. Or the other way round.
flavour-haste = Quiet feet first. Then just feet.
flavour-distraction = A pebble, a dark corner, and nobody looking at you.
tally-silver = silver carried out

## what there is to do, in a few words
goal-silver = Carry { $goal } silver out
