# What happens.

## The party
event-quest-began = { $title }. The task: { $goal ->
    [clear] find the { $what } behind its Great Door and leave no Monster alive in it.
    [slay] find and slay: { $what }.
   *[carry-out] carry out of the dungeon: { $what }.
}
event-mustered = { $hero } joins the party (level { $level }).
event-bought = { $hero } buys: { $thing } ({ $gold } gold).
event-sold = { $hero } sells: { $thing } ({ $gold } gold).
event-learned = { $hero } has learned { $thing }.
event-levelled = { $hero } reaches level { $level }!
event-raised = { $hero }: { $stat } is now { $value }.
event-earned = { $xp } XP for the party.
event-learned-more = { $hero } learns quickly: { $xp } XP more.
event-shared = The party shares its experience: { $xp } XP each.
event-rewarded = { $gold ->
    [0] Reward for the quest: { $xp } XP for the party.
   *[other] Reward for the quest: { $xp } XP and { $gold } gold for the party.
}
event-rewarded-for = { $gold ->
    [0] The task of this place is done ({ $place }): { $xp } XP for the party.
   *[other] The task of this place is done ({ $place }): { $xp } XP and { $gold } gold for the party.
}
event-way-out-shown = A secret way out shows itself ({ $place }): from here one can leave the dungeon.
event-went = { $hero } walks out into the daylight.
event-returned = Down again. This is visit number { $visits }.

## Moving and fighting
event-placed = { $hero } stands at { $cell }.
event-phase-began = Action Phase { $phase } (round { $round }).
event-plot-advanced = { $complete ->
    [1] The Plot Counter has run out: the dungeon is complete, and only dead ends are left behind its doors.
   *[other] The Plot Counter shows { $pink ->
        [1] a pink { $counter }: doors get worse.
       *[other] { $counter }.
    }
}
event-stalled = { $idle ->
    [1] For { $phases } Action Phases nothing has come of it.
   *[other] { $phases } Action Phases have gone by.
}
event-moved = { $who } moves to { $cell }.
event-charged = { $who } charges to { $cell }.
event-noticed = The party has been noticed by { $monsters }.
event-unnoticed = { $monster } looks straight past { $who }.
event-attacked = { $who } attacks { $target }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $made }, { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
event-defended = { $dice ->
    [0] { $who } has nothing to defend with.
    [one] { $who } defends: 1 die{ $made }, { $blocked } blocked.
   *[other] { $who } defends: { $dice } dice{ $made }, { $blocked } blocked.
}
event-hurt = { $who } loses { $damage } life ({ $left } left).
event-unharmed = The borrowed shape bursts, and { $who } is unharmed.
event-pushed = { $who } is thrown back to { $cell }.
event-followed = { $who } follows up.
event-disabled = { $who } is { $condition }.
event-tested = { $who } ({ $condition }, needs { $needed }) rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} { $recovered ->
    [1] and is up again.
   *[other] and does not recover.
}
event-assisted = { $hero } helps { $who }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} more.
event-died = { $hero } is dead.
event-revived = { $hero } breathes again, with { $lif } life.
event-revived-at = { $hero } breathes again at { $cell }, with { $lif } life.
event-removed = { $monster } is gone{ $xp ->
    [0] {""}
   *[other] : { $xp } XP
}{ $gold ->
    [0] .
   *[other] , { $gold } gold.
}
event-faded = { $who } is no more.
event-life-rolled = { $result ->
    [slain] { $monster } goes down and stays down ({ $total } on the Life Chart).
    [wounded] { $monster } reels ({ $total } on the Life Chart): { $changes } from now on.
   *[other] { $monster } does not even blink ({ $total } on the Life Chart).
}
stat-change = { $stat } { $by }
event-monster-acted = { $monster } { $deed ->
    [move] moves to { $cell }.
    [stay] finds no way to come nearer.
    [sleepy] hums, { $worked ->
        [1] and arms grow heavy.
       *[other] but nobody yawns.
    }
    [bolt] hurls its magic, and it bursts in the air.
    [fear] lets everybody see what it is{ $worked ->
        [1] .
       *[other] , and nobody looks.
    }
   *[other] does something.
}
event-breathed = { $monster } breathes over the squares from { $cell } to { $far }: { $damage } damage each.
event-withstood = { $hero } looks it in the face and does not flinch.
event-fizzled = Nothing comes of it.
event-poisoned = Venom runs in { $hero }'s veins.
event-venom-worked = { $held ->
    [1] { $hero } holds out against the venom.
   *[other] The venom gnaws at { $hero }.
}
event-cured = { $hero } is free of venom.
event-burned = { $hero }'s { $armor } goes up in flames.
event-stowed = { $hero } packs: { $thing }.
event-put-on = { $hero } puts on: { $thing }.
event-boosted = { $dice ->
    [0] { $hero } pours magic into the { $weapon }, and nothing comes of it.
    [one] { $hero } pours magic into the { $weapon }: 1 die.
   *[other] { $hero } pours magic into the { $weapon }: { $dice } dice.
}
event-exhausted = { $hero }'s { $weapon } is spent for this dungeon.
event-changed = { $hero } takes in hand: { $thing }.

## Magic
event-cast-spell = { $hero } casts { $spell } with { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
} (needs { $needed }): { $worked ->
    [1] it works.
   *[other] nothing happens.
}
event-cast-spell-on = { $hero } casts { $spell } on { $target } with { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
} (needs { $needed }): { $worked ->
    [1] it works.
   *[other] nothing happens.
}
event-cast-spell-at = { $hero } casts { $spell } on { $object } with { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
} (needs { $needed }): { $worked ->
    [1] it works.
   *[other] nothing happens.
}
event-spell-struck = { $who } casts { $spell } on { $target }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $made }, { $hits ->
    [one] 1 hit.
   *[other] { $hits } hits.
}
event-magic-struck = { $who } hurls its magic at { $target }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $hits ->
    [one] 1 hit.
   *[other] { $hits } hits.
}
event-spell-lost = { $spell } has gone from { $hero }'s mind for this quest.
event-spell-kept = { $hero } holds on to { $spell } by a thread.
event-resisted = { $monster } shrugs off { $spell }.
event-affected = { $deed ->
    [drain] { $who } feels its life run out.
    [pit] The ground opens under { $who } and closes again.
    [sleep] { $who } falls asleep.
    [fog] { $who } is lost in the fog.
    [night] { $who } sees nothing but night.
    [fire-shield] Flames stand around { $who }: { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    } more in defense.
    [harden] The skin of { $who } turns hard as stone: { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    } more in defense.
    [invisibility] { $who } fades from sight.
    [quicken] { $who } has one more action in this Action Phase.
    [wave] The wave catches { $who }.
   *[other] { $spell } takes hold of { $who }.
}
event-transformed = { $hero } takes the form of this Monster: { $shape }.
event-gate-opened = { $hero }'s Earth Gate stands open at { $cell }.
event-blasted = { $spell } strikes the squares from { $cell } to { $far }: { $damage } damage each.
event-called = { $who } appears at { $cell }.
event-healed = { $lif ->
    [0] { $who } has no wound to heal.
   *[other] { $who } gets { $lif } life back.
}

## Doors, chests, traps, treasure
event-examined = { $hero } examines { $object }{ $found ->
    [1] {" "}and finds out all about it.
   *[other] {" "}and is none the wiser.
}
event-trap-known = On { $object }: { $trap }.
event-disarmed = { $worked ->
    [1] { $hero } disarms the { $trap }: { $xp } XP.
   *[other] { $hero } tries to disarm the { $trap }, and slips.
}
event-lock-tried = { $hero } tries the lock of { $object }: { $opened ->
    [1] it clicks ({ $xp } XP).
   *[other] it holds.
}
event-nothing-sprung = There was no trap on { $object }.
event-looted = { $hero } empties { $object }.
event-opened = { $who } opens { $object }.
event-sprung = A trap! { $trap }, and { $who } has set it off.
event-sprung-on = A trap on { $object }! { $trap }, and { $who } has set it off.
event-trap-struck = It strikes at { $who }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
event-trap-tested = { $who } rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $stat }, needs { $needed }) against it: { $avoided ->
    [1] no harm done.
   *[other] that is not enough.
}
event-slowed = { $who } is held up and cannot move in this Action Phase.
event-found-treasure = { $hero } finds: { $treasure }{ $amount ->
    [0] .
   *[other] {" "}({ $amount } gold).
}
event-gained = { $hero } is { $amount } gold richer.
event-key-kept = That lock did not wear it out: { $hero } takes the { $thing }.
event-left-behind = { $hero } leaves behind: { $thing }.
event-lost-by = { $hero } goes on, and what was left behind is lost for good: { $thing }.
event-lost = Lost for good: { $thing }.
event-used = { $hero } uses: { $thing }.
event-drank = { $bottled ->
    [1] { $hero } fills a bottle at the fountain.
   *[other] { $hero } drinks from the fountain.
}
event-picked-up = { $hero } picks up: { $thing }.
event-given = { $hero } gives { $who }: { $thing }.
event-stayed-quiet = Nobody has come back to this room.
event-wandered = Footsteps: this room was empty, and is not any more.
event-torches-burned = Torches that still burn: { $heroes }.
event-torch-out = { $hero }'s torch goes out.
event-coffined = { $hero } is laid in the sarcophagus. The lid closes by itself.

## The dungeon
event-laid = Beyond the door: { $tile }{ $doors ->
    [one] , a dead end.
   *[other] {" "}with { $doors } doorways.
}
event-door-shared = One doorway meets another: { $object } leads here too.
event-blind-doorway = There is { $object } at { $cell }, but it looks at a bare wall and leads nowhere.
event-dead-end = There is nothing behind { $object }.
event-door-found = { $sudden ->
    [1] Where there was only a wall, there is now { $object } at { $cell }: { $door }
   *[other] There is { $object } at { $cell }: { $door }
}{ $difficulty ->
    [0] .
   *[other] {" "}(Difficulty { $difficulty }).
}
event-great-door-appeared = What looked like an old doorway, { $object }, is a Great Door now.
event-appeared = There: { $monster } at { $cell }, facing { $facing }.
event-chest-appeared = There is { $object } at { $cell }: { $locked ->
    [1] locked
   *[other] closed
} (Difficulty { $difficulty }).
event-charted = { $rolls }.
event-encountered = { $count ->
    [0] { $chests ->
        [0] Nobody is here.
        [one] Nobody is here, but there is a Chest.
       *[other] Nobody is here, but there are { $chests } Chests.
    }
   *[other] { $chests ->
        [0] Somebody is here: { $monster }, { $count }.
        [one] Somebody is here: { $monster }, { $count }; and a Chest.
       *[other] Somebody is here: { $monster }, { $count }; and { $chests } Chests.
    }
}
event-order-rolled = The Monsters act in this order: { $monsters }.
event-happened = { $event }!
event-searched = { $hero } looks about { $found ->
    [1] and finds something.
   *[other] and finds nothing.
}
event-hazard-struck = The place itself strikes: { $trap }.
event-told = { $story }
event-ended = { $reason ->
    [won] The quest is done.
    [slain] Nobody is left to carry the others.
   *[other] The quest is given up.
}
tally-monsters = monsters slain
tally-traps = traps disarmed
tally-locks = locks picked
tally-deeds = deeds
tally-quest = the quest
