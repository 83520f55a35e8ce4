# What happens

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
event-hand-dealt = { $hero } starts with { $cards }.
event-aimed = { $hero } attacks with { $card }: { $attack }.
event-resisting = { $hero } resists with { $defense } against { $attack }.
event-card-dealt = { $hero } draws { $card } to start with.
event-standard-own = { $hero } brings { $card } along.
event-tile-drawn = The next room is { $tile }.
event-hero-placed = { $hero } starts at { $x },{ $y }.
part-bonus = bonuses
part-own = its own
part-worn = what is worn
event-equipped = { $hero } takes { $card } ({ $place }).
event-displaced = { $hero } puts { $card } away ({ $place }).
event-round-began = Round { $round } begins.
event-shop-filled = The dimension shop now offers { $card }.
event-initiative-rolled = { $fumble ->
    [1] { $hero } fumbles the roll for initiative.
    [2] { $hero } fumbles the roll for initiative, but has { $ap } AP.
   *[other] { $hero } rolls { $rolled } for initiative and has { $ap } AP.
}
event-fell-unconscious = { $again ->
    [1] { $hero } does not come round, and doom draws nearer.
   *[other] { $hero } falls unconscious, and doom draws nearer.
}
event-stayed-unconscious = { $hero } stays unconscious.
event-woke = { $hero } wakes up.
event-walked = { $hero } walks to { $x },{ $y } ({ $ap } AP).
event-jumped = { $hero } jumps { $length } squares to { $x },{ $y }.
event-jump-checked = { $hero } lands with { $total } against { $target }: { $passed ->
    [1] well done
    [2] a fumble and a hard landing
   *[other] a hard landing
}{ $times ->
    [1] {""}
   *[other] , { $times } times as hard
}.
event-swapped = { $hero } and { $other } change places.
event-door-opened = { $hero } opens a door.
event-tile-laid = Revealed: { $tile }.
event-cut-off = No tile is left, and no way leads to what lies at { $tile }: one of the walls must be hollow.
event-secret-door-found = A secret door opens at { $tile }.
event-searched = { $hero } searches.
event-loot-drawn = { $hero } finds { $card }.
event-loot-lost = { $hero } leaves { $card } behind.
event-standard-taken = { $hero } takes { $card } instead of a loot card.
event-standard-exchanged = { $hero } takes { $card } for { $given }.
event-standard-returned = { $hero } gives { $card } back and draws another card.
event-trap-sprung = { $hero } walks into a trap: { $card }!
event-trap-checked = { $hero } against { $card }: { $total } against { $target }, { $passed ->
    [1] avoided
    [2] a fumble, caught
   *[other] caught
}.
event-trap-disarmed = { $hero } tries to disarm { $card }: { $total } against { $target }, { $passed ->
    [1] done
    [2] a fumble, in vain
   *[other] in vain
}.
event-trap-kept = { $hero } keeps { $card } to pay with.
event-hero-learned = { $hero } gains { $xp ->
    [1] 1 experience point
   *[other] { $xp } experience points
}.
event-trap-ended = { $card } does no more harm.
event-trap-works = { $card } is still at work.
event-thrown = { $hero } throws { $card } to { $other }.
event-taken = { $hero } takes { $card } from { $other }.
event-repaired = { $hero } repairs { $card }.
event-used-self = { $hero } uses { $card }.
event-used = { $hero } uses { $card } on { $other }.
event-spell-checked = { $hero } casts { $card }: { $total } against { $target }, { $passed ->
    [1] it works
    [2] a fumble, it fails
   *[other] it fails
}.
event-picked-up = { $hero } picks { $other } up.
event-put-down = { $hero } puts { $other } down.
event-rubble-cleared = The rubble is cleared away.
event-waited = { $hero } waits ({ $ap } AP).
event-attacked = { $hero } attacks { $monster } with { $card }: { $attack } against { $defense }, { $hit ->
    [0] a miss
    [1] { $damage } damage
    [2] a critical hit: { $damage } damage, { $critical } of it for that
   *[3] a fumble: { $damage } damage{ $critical ->
        [0] {""}
       *[other] , { $critical } of it for that
    }
}.
event-fumbled = { $hero } fumbles the attack{ $monster ->
    [0] {""}
   *[other] {" "}on { $monster }
} with { $card }: two ones. { $card } is { $spent ->
    [1] wasted
   *[other] damaged
} now.
event-monster-hurt = { $lost ->
    [0] The armor of { $monster } holds.
   *[other] { $monster } loses { $lost } HP and has { $hp } left{ $armor ->
        [0] {""}
       *[other] {" "}(its armor stops { $armor })
    }.
}
event-monster-defeated = { $monster } is defeated.
event-monster-appeared = { $monster } appears { $place }.
event-monster-appeared-modified = { $monster } appears { $place }: { $mods }.
event-monster-drank = { $monster } drinks { $gained } HP and has { $hp } now.
event-wounds-closed = A wound of { $monster } closes: { $hp } HP now.
event-poison-works = The poison works in { $monster }.
event-mods-taken = There is no figure for another one: { $monster } takes over { $mods } and acts.
event-monster-moved = { $monster } moves to { $x },{ $y }.
event-monster-stays = { $monster } stays where it is.
event-monster-pushed = { $monster } is pushed to { $x },{ $y }.
event-struck = { $fumble ->
    [1] { $monster } fumbles its attack.
   *[other] { $monster } strikes with { $attack }.
}
event-defended = { $hero } defends against { $monster }: { $defense } against { $attack }, { $hit ->
    [1] and is hit
    [2] a fumble, and is hit
   *[other] and is safe
}.
event-on-guard = { $monster } is on guard and strikes at { $hero }.
event-activated = { $again ->
    [1] { $monster } is in a frenzy and acts again.
   *[other] { $monster } acts.
}
event-armor-used = { $stops ->
    [0] { $hero } lets the armor take it: { $card }, damaged now.
   *[other] { $hero } lets { $card } take { $stops } of the damage; it is damaged now.
}
event-gear-damaged-fumble = The fumble costs { $hero } dear: { $card } is damaged.
event-gear-damaged-blow = The blow destroys what { $hero } holds: { $card } is damaged.
event-gear-damaged = { $hero }'s { $card } is damaged.
event-lost = { $hero } loses { $amount } HP and is at { $hp }.
event-lost-fire = { $hero } is burned, loses { $amount } HP and is at { $hp }.
event-psi-lost-spell = { $hero } spends { $amount } PP and is at { $pp }.
event-psi-lost-ward = { $hero } spends { $amount } PP on a ward and is at { $pp }.
event-psi-lost-resist = { $hero } spends { $amount } PP on resisting and is at { $pp }.
event-psi-lost = { $hero } loses { $amount } PP and is at { $pp }.
event-healed = { $hero } regains { $hp } HP and { $pp } PP.
event-healed-none = { $hero } has nothing to regain.
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
event-extra-activation = That space is red: all monsters act.
event-monster-level = The monsters rise to level { $level }.
event-xp-gained = The group gains { $xp } XP and has { $total }.
event-points-gained = Everyone gains { $points ->
    [1] 1 attribute point
   *[other] { $points } attribute points
}.
event-points-gained-xp = Everyone gains { $points ->
    [1] 1 experience point
   *[other] { $points } experience points
}; { $price } of them raise an attribute.
event-xp-paid = { $xp } XP of the group is given to hold doom back; { $total ->
    [0] none is left
    [1] 1 is left
   *[other] { $total } are left
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
    [2] a fumble, in vain
   *[other] in vain
}.
event-tokens-laid = Here ({ $tile }): { $token }{ $number ->
    [1] {""}
   *[other] {" "}({ $number })
}.
event-ground-fire = Fire burns in { $tile }.
event-ground-ice = Ice covers the floor in { $tile }.
event-ground-air = A gale blows in { $tile }.
event-ended = The scenario is over.

event-door-joined = Behind it lies { $tile }, which you know.
event-trap-began = { $bars ->
    [1] All doors of the room are barred until somebody disarms it: { $card }.
   *[other] It does not let go until somebody disarms it: { $card }.
}
event-mended = { $hero }'s { $card } is whole again.
event-stolen = { $hero } has lost something for good: { $card }.
event-whisked = All at once { $hero } stands at { $x },{ $y }.
event-foreseen = { $hero } has seen what comes { $after ->
    [0] next
   *[other] after that
}, and { $under ->
    [1] puts it below all other rooms
   *[other] leaves it as it is
}.
event-points-won = { $hero } gains { $amount } AP and has { $ap }.
event-points-lost = { $hero } loses { $amount } AP and is at { $ap }.
event-hero-held = { $hero } is stuck and cannot move.
event-hero-freed = { $hero } can move again.
event-blessed = { $hero } has { $time }: { $bonuses }.
event-enchanted = { $hero }'s { $card } is enchanted: { $charm }.
event-hero-frozen = { $hero } is frozen to the ground.
event-hero-disarmed = { $hero } is disarmed.
event-hero-buried = { $hero } is buried.
event-hole-opened = A hole opens at { $x },{ $y }.
event-token-moved = What lay there ({ $token }) lies at { $x },{ $y } from now on.
event-rubble-fell = Rubble comes down at { $x },{ $y }.
event-monster-held = { $monster } is stuck.
event-monster-freed = { $monster } works itself free instead of moving.
event-monster-disarmed = { $monster } is disarmed.
event-monster-poisoned = { $monster } is poisoned.
event-monster-buried = { $monster } is buried.
event-monster-burst = { $monster } bursts and burns all who stand next to it.
event-monster-cursed = { $monster } dies with a curse that brings doom nearer.
event-called-goblin = { $monster } whistles for goblins.
event-called-zombie = { $monster } wakes the dead.
event-called-slimecrawler = Something crawls out of { $monster }.
event-ordered = { $monster } bellows an order.
event-none-to-raise = There is no figure left to raise, so zombies act instead.
event-no-figure = There is no figure for another one: { $monster } acts instead.
event-doom-counted = Doom counts { $tiles ->
    [1] one tile with heroes
   *[other] { $tiles } tiles with heroes
}{ $door ->
    [1] {""}
   *[other] {" "}and that no new door was opened
}{ $spared ->
    [0] {""}
    [1] , less one space for a small party
   *[other] , less { $spared } spaces for a small party
}.
event-doom-rounded = Doom has come round; the monsters rise only once in a chapter.
event-redrawn = { $hero } puts { $card } back and draws another card.
event-cards-returned = { $hero } gives up { $cards ->
    [1] a card
   *[other] { $cards } cards
}.
event-mourned = The things of { $hero } are lost.
event-followed = { $fewer ->
    [1] Nobody takes the place of { $hero }.
   *[other] A new character will take the place of { $hero }.
}
rolled-with = { $total } ({ $dice }: { $parts })
rolled-part = { $name } { $value }
rolled = { $total } ({ $dice })
event-defended-with = { $hero } defends against { $monster } { $how }: { $defense } against { $attack }, { $hit ->
    [1] and is hit
    [2] a fumble, and is hit
   *[other] and is safe
}{ $critical ->
    [0] {""}
    [1] {" "}critically: 1 more damage
   *[other] {" "}critically: { $critical } more damage
}.
event-defended-not = { $hero } has nothing to defend with against { $monster } and is hit{ $critical ->
    [0] {""}
    [1] {" "}critically: 1 more damage
   *[other] {" "}critically: { $critical } more damage
}.
by-item = with { $card }
by-dodge = by dodging
by-innate = by willpower
event-protected = Magic keeps { $stops } damage from { $hero }.
event-shop-discarded-party = The party throws { $card } out of the shop.
event-shop-discarded-hero = { $hero } pays to have { $card } taken out of the shop.
event-shop-discarded-worthless = Nobody can buy { $card }, so it leaves the shop.
event-shop-discarded-doom = The party gets rid of { $card } in the shop for a step of doom.

## the end
end-won-goal = You have done what you came for.
end-won-toll = The toll is paid, and you are across.
end-won-troll = The troll is dead, and you are across.
end-lost-time = You were too late.
end-lost-death = One of you has died, and with that it is over for all.
end-lost-unconscious = Nobody is awake any more. The monsters close in.
end-lost-level = The monsters have grown too strong and overrun you.
end-lost-round = You have taken too long.
end-fled = You got away. It is not what you came for.

## more rolls
roll-monster-attack = The monster's attack
roll-monster-defense = The monster's defense
roll-psi-resistance = Psi resistance
