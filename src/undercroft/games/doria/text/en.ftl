# What the table says

## what can be asked
ask-act = { $hero }, what do you do? ({ $ap } AP left)
ask-move-on = { $hero }, how do you go on? ({ $ap } AP left)
ask-open = { $hero } stands at a door. Open it?
ask-lay = { $hero } reveals { $tile }. How does it lie?
ask-secret-door = Where does the secret door open?
ask-stack = From which stack do you draw?
ask-draw-on = { $hero } met a trap. Draw the other { $cards } loot cards?
ask-keep = { $hero } has drawn two cards. Which one do you keep?
ask-place = { $hero } has { $card } ({ $facts }). { $says } Where does it go?
ask-armor = { $hero } takes { $damage } damage. Use an armor?
ask-defend = { $by } strikes at { $hero } with { $attack }. Defend with what?
ask-resist = { $by } casts at { $hero } with { $attack }. Resist with what?
ask-psi-boost = { $hero } resists with { $rolled } against { $attack }. Add psi points?
ask-agree-swap = { $other }, do you change places with { $hero }?
ask-monster-order = Which monster goes first?
ask-target = Whom does { $monster } attack?
ask-mend = Which card of { $hero } is repaired?
ask-stolen = The imp grabs a card of { $hero }. Which one do you let go?
ask-foresee = { $hero } sees what comes next: { $tile }. Leave it on top or put it at the bottom?

## options
act-walk = Walk to { $x },{ $y } ({ $ap } AP)
act-run-up = Run up to { $x },{ $y } ({ $ap } AP so far)
act-stop = Stop here
act-search = Search: one loot card (1 AP)
act-search-carefully = Search carefully: two loot cards, keep one (5 AP)
act-pick-up = Pick { $other } up
act-put-down = Put the unconscious down
act-swap = Change places with { $other } ({ $ap } AP)
open-door = Open the door in the { $side }
open-none = Leave the door shut
lay-at = { $side } of { $tile }: { $ways } (turned { $turn ->
    [0] not at all
    [1] a quarter
    [2] by half
   *[other] three quarters
})
secret-door-at = { $tile }: { $side } wall, at { $x },{ $y }
stack-number = Stack { $number }
place-at = { $place }
armor-none = Take it
armor-use = { $card } (stops { $ar }, is damaged)
defend-with = { $card }: { $dice } ({ $chance } %)
psi-boost-spend = Spend { $pp } PP: { $total }
thing = { $card }
person = { $hero }
card-nothing = nothing
side-north = north
side-east = east
side-south = south
side-west = west

## rolls
roll-initiative = Initiative
roll-attack = Attack
roll-defense = Defense
roll-event = Event
roll-deed = Deed
roll-jump = Jump
roll-trap = Trap
roll-poison = Poison
roll-spell = Spell
ask-roll = { $what }: what does die { $die } of { $count } show (1 to { $sides })?

## events
event-hero-chosen = { $hero } joins the party.
event-equipped = { $hero } takes { $card } ({ $place }).
event-round-began = Round { $round } begins.
event-shop-filled = In the dimension shop: { $card }.
event-initiative-rolled = { $fumble ->
    [1] { $hero } fumbles the roll for initiative.
   *[other] { $hero } rolls { $rolled } for initiative and has { $ap } AP.
}
event-fell-unconscious = { $hero } falls unconscious.
event-stayed-unconscious = { $hero } stays unconscious.
event-woke = { $hero } wakes up.
event-walked = { $hero } walks to { $x },{ $y } ({ $ap } AP).
event-jumped = { $hero } jumps { $length } squares to { $x },{ $y }.
event-jump-checked = { $hero } lands with { $total } against { $target }: { $passed ->
    [1] well done
   *[other] a hard landing
}.
event-swapped = { $hero } and { $other } change places.
event-door-opened = { $hero } opens a door.
event-tile-laid = Revealed: { $tile }.
event-secret-door-found = A secret door opens at { $tile }.
event-searched = { $hero } searches.
event-loot-drawn = { $hero } finds { $card }.
event-loot-lost = { $hero } leaves { $card } behind.
event-trap-sprung = A trap! { $hero } has found { $card }.
event-trap-checked = { $hero } against { $card }: { $total } against { $target }, { $passed ->
    [1] avoided
   *[other] caught
}.
event-trap-ended = { $card } is over.
event-thrown = { $hero } throws { $card } to { $other }.
event-taken = { $hero } takes { $card } from { $other }.
event-repaired = { $hero } repairs { $card }.
event-used = { $hero } uses { $card } on { $other }.
event-spell-checked = { $hero } casts { $card }: { $total } against { $target }, { $passed ->
    [1] it works
   *[other] it fails
}.
event-picked-up = { $hero } picks { $other } up.
event-put-down = { $hero } puts { $other } down.
event-rubble-cleared = The rubble is cleared away.
event-waited = { $hero } waits ({ $ap } AP).
event-attacked = { $hero } attacks { $monster } with { $card }: { $attack } against { $defense }, { $hit ->
    [1] { $damage } damage
   *[other] a miss
}.
event-fumbled = { $hero } fumbles the attack: { $card } is damaged.
event-monster-hurt = { $monster } loses { $lost } HP and has { $hp } left.
event-monster-defeated = { $monster } is defeated ({ $xp } XP).
event-monster-appeared = { $monster } appears { $place }.
event-monster-appeared-modified = { $monster } appears { $place }: { $mods }.
event-modification-drawn = A modification: { $modification }.
event-monster-moved = { $monster } moves to { $x },{ $y }.
event-monster-pushed = { $monster } is pushed to { $x },{ $y }.
event-struck = { $monster } strikes with { $attack }.
event-defended = { $hero } defends against { $monster }: { $defense } against { $attack }, { $hit ->
    [1] and is hit
   *[other] and is safe
}.
event-activated = { $monster } acts.
event-armor-used = { $hero } lets the armor take it: { $card }, damaged now.
event-gear-damaged = { $hero }'s { $card } is damaged.
event-lost = { $hero } loses { $amount } HP and has { $hp } left.
event-psi-lost = { $hero } spends { $amount } PP and has { $pp } left.
event-healed = { $hero } regains { $hp } HP and { $pp } PP.
event-poisoned = { $hero } now has { $markers ->
    [0] no poison marker
    [1] 1 poison marker
   *[other] { $markers } poison markers
}.
event-poison-checked = { $hero } fights the poison: { $total } against { $target }, { $markers ->
    [0] and is rid of it
    [1] 1 marker left
   *[other] { $markers } markers left
}.
event-died = { $hero } is dead.
event-doom-moved = Doom moves to { $space }.
event-extra-activation = Doom passes { $space }: all monsters act.
event-monster-level = The monsters rise to level { $level }.
event-xp-gained = The group gains { $xp } XP and has { $total }.
event-points-gained = Everyone gains { $points ->
    [1] 1 attribute point
   *[other] { $points } attribute points
}.
event-attribute-raised = { $hero } raises { $attribute } to { $value }.
event-bonus-chosen = { $hero } chooses a hero bonus: { $bonus }.
event-paid = { $hero } pays with { $card } ({ $gold } gold).
event-bought = { $hero } gets { $card } from the shop.
event-shop-discarded = Out of the shop: { $card }.
event-joined = { $hero } comes down the stairs and joins.
event-hero-left = { $hero } leaves the party.
event-deed-checked = { $hero } tries to { $deed }: { $total } against { $target }, { $passed ->
    [1] done
   *[other] in vain
}.
event-ended = The scenario is over.

## the end
end-won-goal = You have done what you came for.
end-lost-time = You were too late.
end-lost-death = One of you has died, and with that it is over for all.
end-lost-unconscious = Nobody is awake any more. The monsters close in.
end-lost-level = The monsters have grown too strong and overrun you.
end-lost-round = You have taken too long.
end-fled = You got away. It is not what you came for.

## more questions
ask-hero = Character { $number }: who do you want to be?
ask-attribute = { $hero }: how much { $attribute }? ({ $left } points left)
ask-standard = { $hero }: another standard item instead of a loot card?
ask-redraw-standard = { $hero }: give a standard item back for another loot card?
ask-swap-card = { $hero }: exchange a card for a standard item?
ask-keep-trap = { $hero } has drawn { $card } among the starting cards ({ $facts }). Keep it for its gold and experience?
ask-arrange = { $hero }, how do you put on your starting cards?
ask-arrange-card = { $hero }: where does { $card } go ({ $facts })? { $says }
ask-start-order = Who stands in front?
ask-first = Who acts first?
ask-crawl = { $hero } wakes on a taken square. Where to?
ask-wake = { $hero } is unconscious ({ $hp } HP, { $pp } PP). Roll for initiative?
ask-recover = { $hero } recovers. How are the points divided?
ask-raise = { $hero } has { $points ->
    [one] one attribute point
   *[other] { $points } attribute points
    }. Which attribute grows?
ask-bonus = { $hero } rises a level. Which bonus?
ask-doom-xp = No door was opened. Give 1 XP to hold doom back?
ask-shop = { $hero } in the dimension shop ({ $gold } gold on the table).
ask-deliver = Who gets { $card }?
ask-shop-discard = { $card } still lies in the shop. Throw it out?
ask-shop-trap = { $card } blocks the shop. How do you get rid of it?
ask-equip = { $hero }, what do you take out?
ask-stow = { $hero }, what do you put away?
ask-throw = { $hero }, what do you throw?
ask-throw-to = { $hero }: to whom goes { $card }?
ask-take-from = { $hero }, from whom do you take something?
ask-take = { $hero }, what do you take from { $other }?
ask-agree-take = { $other }, may { $hero } take { $card }?
ask-take-use = { $hero }: what do you do with { $card }?
ask-repair = { $hero }, what do you repair?

## more options
choose-hero-random = Let chance decide
choose-hero-custom = Build your own from 50 points
number = { $number }
square = Square { $x },{ $y }
keep-trap-keep = Keep it
keep-trap-redraw = Draw another card
arrange-as-proposed = As proposed
arrange-by-hand = Card by card
arrange-give = Give it to { $hero }
arrange-discard = Discard it
wake-roll = Roll
wake-rest = Rest
recover-split = { $hp } HP and { $pp } PP
raise-save = Save the points
doom-xp-pay = Give 1 XP
doom-xp-step = Let it move
deal-pay = Pay with { $card } ({ $gold } gold)
deal-buy = Buy { $card } ({ $facts })
deal-clear = Pay for { $card } to be rid of it ({ $gold } gold)
deal-done = Done
shop-discard-keep = Leave it
shop-discard-discard = Throw it out
shop-trap-doom = Doom moves one space
shop-trap-spring = { $hero } springs it
draw-on-draw = Draw on
draw-on-stop = Stop
agree-swap-yes = Yes
agree-swap-no = No
agree-take-yes = Yes
agree-take-no = No
foresee-leave = Leave it on top
foresee-under = Put it at the bottom
shift = { $card } to { $place } ({ $ap } AP)
throw-card = { $card } ({ $ap } AP)
repair-what = { $what } of { $other } ({ $ap } AP, { $count } cards)
act-attack = Attack { $monster } with { $card } ({ $ap } AP, { $pp } PP; hits { $hit } %, critical { $critical } %, fumble { $fumble } %, damage about { $damage })
act-attack-boost = Attack { $monster } with { $card }, { $effect } ({ $ap } AP, { $pp } PP; hits { $hit } %, critical { $critical } %, fumble { $fumble } %, damage about { $damage })
act-jump = Jump { $length } squares to { $x },{ $y } ({ $ap } AP; lands well with { $chance } %)
act-open = Open the door: { $side }
act-use = Use { $card } on { $other } ({ $ap } AP, { $pp } PP)
act-use-check = Cast { $card } on { $other } ({ $ap } AP, { $pp } PP; succeeds with { $chance } %)
act-wait = Wait ({ $ap } AP)
act-clear = Clear the rubble at { $x },{ $y } away ({ $ap } AP)
act-disarm = Disarm { $card } ({ $ap } AP; { $chance } %)
act-equip = Take something out of belt or backpack
act-stow = Put something away
act-throw = Throw something to a friend
act-take = Take something from a neighbor
act-repair = Repair something

## refusals
no-attack = Nothing there can be attacked with that now: range, line of sight or the monster itself forbids it.
no-door = There is no door here that you could open.
no-held = You are held and cannot move.
no-search = There is no treasure here.
no-walk = You cannot walk there with { $ap } AP.

## more rolls
roll-monster-attack = The monster's attack
roll-monster-defense = The monster's defense
roll-psi-resistance = Psi resistance

## places
place-head = head
place-torso = torso
place-arms = arms
place-legs = legs
place-feet = feet
place-accessory-1 = first accessory
place-accessory-2 = second accessory
place-hand-1 = right hand
place-hand-2 = left hand
place-belt = belt
place-pack = backpack
card-dodge = dodge
card-innate = your own will


## what is printed on cards
thing-facts = { $card }: { $facts }
fact-attack = attack { $dice }
fact-defense = defense { $dice }
fact-psi = psi resistance { $dice }
fact-damage = damage { $number }
fact-range = range { $number }
fact-versus = { $number } more damage against { $tag }
fact-hands = hands { $number }
fact-poison = poison { $number }
fact-push = pushes { $number }
fact-ar = armor rating { $number }
fact-tn = target number { $number }
fact-element = { $element } damage
fact-weak = no use against { $element }
fact-burst = all within { $radius } of the target
fact-chain = leaps to up to { $number } targets
fact-sweep = several targets
fact-around = all within { $radius } of you
fact-ap = { $number } AP
fact-pp = { $number } PP
fact-melee = melee { $number }
fact-ranged = ranged { $number }
fact-spell = magic { $number }
fact-defend = defense { $number }
fact-resist = psi resistance { $number }
fact-tn-bonus = target numbers easier by { $number }
fact-ip = initiative { $number }
fact-hp = hit points { $number }
fact-psi-points = psi points { $number }
fact-belt = belt places { $number }
fact-jump = jumps { $number }
fact-traps = traps { $number }
fact-strength = strength for armor { $number }
fact-piercing = piercing
fact-immobilize = immobilizes
fact-disarm = disarms
fact-drain = heals you by what it takes
fact-magic = magic item
fact-spent = used up
fact-needs = needs { $needs }
fact-need = { $attribute } { $number }
fact-gold = { $number } gold
tag-undead = undead
tag-construct = constructs
tag-giant = giants
tag-dragon = dragons

## other characters
other-warrior = { hero-warrior }
other-shield-maiden = { hero-shield-maiden }
other-ranger = { hero-ranger }
other-huntress = { hero-huntress }
other-adventurer = { hero-adventurer }
other-scoundrel = { hero-scoundrel }
other-mage = { hero-mage }
other-priestess = { hero-priestess }
event-healed-hp = { $hero } regains { $hp } HP.
event-healed-pp = { $hero } regains { $pp } PP.
event-event-checked = { $hero } reacts: { $total } against { $target }, { $passed ->
    [1] in time
   *[other] too late
}.
event-kept-trap-counted = { $card }, kept from the starting cards, has taught you something.
