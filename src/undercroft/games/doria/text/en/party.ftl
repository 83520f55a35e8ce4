# Campaigns, joining and leaving
ask-flee = The round is over. Does the party flee from this place?
flee-go-on = Stay
flee-flee = Flee: experience stays, most cards do not
ask-after-death = A hero is dead. How does the campaign go on?
after-death-next = On to the next scenario (5 more monster points)
after-death-replay = Play this scenario again
ask-dead = { $hero } is dead. Who comes next?
dead-new-hero = A new hero with the experience of the others
dead-fewer = Nobody: the party goes on with fewer
ask-campaign-item = Who takes { $card }?
ask-keep-card = Which card does { $hero } keep for the next scenario?
keep-thing = { $card }
ask-party = Before the next round: does the party change?
party-go-on = No change
party-leave = { $hero } leaves the game
party-join = A new hero joins, run by seat { $seat }
party-speaker = Seat { $seat } speaks for the party from now on
event-monster-points-gained = The monsters gain { $points ->
    [0] no monster points
    [1] 1 monster point
   *[other] { $points } monster points
}{ $why ->
    [doom] {" "}for the way that doom has come
    [death] {" "}because you go on without having won
    [grown] {" "}because you have grown above them
   *[other] {""}
}: { $total } in this campaign.
event-card-kept = { $hero } keeps { $card }.
event-all-kept = { $hero } has survived and keeps all { $cards } cards.
event-campaign-item-given = { $hero } receives { $card }.

# Items of others, sets
take-use-keep = Keep it
take-use-use = Use it on { $hero } at once
take-use-attack = Attack { $monster } with it at once
take-use-attack-boost = Attack { $monster } with it at once, { $effect }
set-barbarian = the barbarian set
set-bark = the bark set
set-chain = the chain set
set-full-metal = the full-metal set
set-guards = the guards' set
set-hunting = the hunting set
set-leather = the leather set
set-moon = the moon set
set-padded = the padded set
set-segmented-metal = the segmented-metal set
set-star-cloth = the star-cloth set
set-tri-anon = the Tri-Anon set
set-woolen = the woolen set
