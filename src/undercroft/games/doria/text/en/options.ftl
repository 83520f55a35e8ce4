# What can be answered

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
armor-use = { $card } (stops { $ar }, is damaged)
defend-with = { $card }: { $dice } ({ $chance } %)
psi-boost-resist = Spend { $pp } PP and resist with { $total } (leaves { $left } PP)
psi-boost-soften = Spend { $pp } PP for { $total }: a less critical hit (leaves { $left } PP)
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
foresee-leave = Leave it where it is
foresee-under = Put it at the bottom
shift = { $card } to { $place } ({ $ap } AP)
throw-card = { $card } ({ $ap } AP)
repair-what = { $what } of { $other } ({ $ap } AP, { $count ->
    [one] 1 card
   *[other] { $count } cards
})
act-attack = Attack { $monster } with { $card } ({ $ap } AP{ $pp ->
    [0] { "" }
   *[other] , { $pp } PP
}; hits { $hit } %, critical { $critical } %, fumble { $fumble } %, damage about { $damage })
act-attack-boost = Attack { $monster } with { $card }, { $effect } ({ $ap } AP{ $pp ->
    [0] { "" }
   *[other] , { $pp } PP
}; hits { $hit } %, critical { $critical } %, fumble { $fumble } %, damage about { $damage })
act-jump = Jump { $length } squares to { $x },{ $y } ({ $ap } AP; lands well with { $chance } %)
act-open = Open the door: { $side }
act-use = Use { $card } on { $other } ({ $ap } AP{ $pp ->
    [0] { "" }
   *[other] , { $pp } PP
})
act-use-check = Cast { $card } on { $other } ({ $ap } AP{ $pp ->
    [0] { "" }
   *[other] , { $pp } PP
}; succeeds with { $chance } %)
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
