# What can be answered

## options
act-walk = Walk to { $x },{ $y }
act-run-up = Run up to { $x },{ $y }
act-stop = Stop here
act-search = Search: one loot card
act-search-carefully = Search carefully: two loot cards, keep one
act-pick-up = Pick { $other } up
act-put-down = Put the unconscious down
act-swap = Change places with { $other }
open-door = Open the door in the { $side }
open-none = Leave the door shut
lay-at = { $side } of { $tile }: { $ways } ({ $turn ->
    [0] not turned
    [1] turned a quarter
    [2] turned by half
   *[other] turned three quarters
})
secret-door-at = { $tile }: { $side } wall, at { $x },{ $y }
stack-number = Stack { $number }
place-at = { $place }
place-instead = { $place } (instead of { $cards })
armor-none = Take it
psi-boost-resist = Spend { $pp } PP and resist
psi-boost-soften = Spend { $pp } PP for a less critical hit
thing = { $card }
person = { $hero }
card-nothing = nothing
side-north = north
side-east = east
side-south = south
side-west = west

## more options
choose-hero-random = Let chance decide
choose-hero-custom = Build your own from 50 points
number = { $number }
square = Square { $x },{ $y }
keep-trap-keep = Keep it
keep-trap-redraw = Draw another card
arrange-as-proposed = As proposed: the best weapons in hand, armor on, potions in the belt
arrange-by-hand = Card by card
arrange-give = Give it to { $hero }
arrange-discard = Discard it
wake-roll = Roll
wake-rest = Rest
recover-split = { $hp } HP and { $pp } PP
raise-save = Save the points
doom-xp-pay = Give 1 XP
doom-xp-step = Let it move
deal-pay = Pay with { $card }
deal-buy = Buy { $card }
deal-clear = Pay to be rid of { $card }
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
foresee-leave = Leave it where it is
foresee-under = Put it at the bottom
shift = { $card } to { $place }
repair-what = { $what } of { $other }
act-attack = Attack { $monster } with { $card }
act-attack-boost = Attack { $monster } with { $card }, { $effect }
act-jump = Jump { $length } squares to { $x },{ $y }
act-open = Open the door: { $side }
act-use = Use { $card } on { $other }
act-use-check = Cast { $card } on { $other }
act-wait = Wait
act-clear = Clear the rubble at { $x },{ $y } away
act-disarm = Disarm { $card }
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
cost-ap = AP
cost-pp = PP
cost-gold = gold
detail-facts = { $facts }
detail-armor = stops { $ar } and is damaged
detail-dice = { $dice }
detail-boost-resist = { $total } resists it; { $left } PP are left
detail-boost-soften = { $total } is not enough, but less is lost; { $left } PP are left
detail-cards = { $count } cards
detail-brings = worth { $gold } gold
detail-target = { $target } or more
detail-attack = about { $damage } damage; fumble { $fumble } %
