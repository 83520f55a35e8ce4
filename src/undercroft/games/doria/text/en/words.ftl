# Places and what is printed

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
fact-tn-bonus = checks against target numbers { $number }
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
    [2] a fumble, too late
   *[other] too late
}.
event-kept-trap-counted = You kept { $card } from the starting cards and have learnt from it.
