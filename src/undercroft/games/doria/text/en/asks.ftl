# What is asked

## what can be asked
ask-act = { $hero }, what do you do? ({ $ap } AP left)
ask-move-on = { $hero }, how do you go on? ({ $ap } AP left)
ask-open = { $hero } stands at a door. Open it?
ask-lay = { $hero } reveals { $tile }. How does it lie?
ask-secret-door = Where does the secret door open?
ask-stack = From which stack do you draw?
ask-draw-on = { $hero } met a trap. { $cards ->
    [one] Draw the last loot card as well?
   *[other] Draw the other { $cards } loot cards?
}
ask-keep = { $hero } has drawn two cards. Which one do you keep?
ask-place = { $hero } has { $card } ({ $facts }). { $says } Where to?
ask-armor = { $hero } takes { $damage } damage. Use an armor?
ask-defend = { $by } strikes at { $hero } with { $attack }. Defend with what?
ask-resist = { $by } casts at { $hero } with { $attack }. Resist with what?
ask-psi-boost = { $hero } resists with { $rolled } against { $attack }. Add psi points?
ask-agree-swap = { $other }, do you change places with { $hero }?
ask-monster-order = Which monster goes first?
ask-target = Whom does { $monster } attack?
ask-mend = Which card of { $hero } is repaired?
ask-stolen = The imp grabs a card of { $hero }. Which one do you let go?
ask-foresee = { $hero } sees what comes { $after ->
    [0] next
   *[other] after that
}: { $tile }. Leave it where it is or put it at the bottom?

## more questions
ask-hero = Character { $number }: who do you want to be?
ask-attribute = { $hero }: how much { $attribute }? ({ $left ->
    [one] one point
   *[other] { $left } points
} left)
ask-standard = { $hero }: another standard item instead of a loot card?
ask-redraw-standard = { $hero }: give a standard item back for another loot card?
ask-swap-card = { $hero }: exchange a card for a standard item?
ask-swap-for = { $hero }: which standard item for { $card }?
ask-keep-trap = { $hero } has drawn { $card } among the starting cards ({ $facts }). Keep it for its gold and experience?
ask-arrange = { $hero }, how do you put on your starting cards?
ask-arrange-card = { $hero }: { $card } ({ $facts }). { $says } Where to?
ask-start-order = Who stands in front?
ask-first = Who acts first?
ask-crawl = { $hero } wakes on a taken square. Where to?
ask-wake = { $hero } is unconscious ({ $hp } HP, { $pp } PP). Roll for initiative?
ask-recover = { $hero } recovers. How are the points divided?
ask-raise = { $hero } has { $points ->
    [one] one attribute point
   *[other] { $points } attribute points
    }. Which attribute grows?
ask-bonus = { $hero } gets a hero bonus. Which one?
ask-doom-xp = No door was opened. Give 1 XP to hold doom back?
ask-shop = { $hero } in the dimension shop ({ $gold } gold on the counter).
ask-deliver = Who gets { $card }?
ask-shop-discard = Still in the shop: { $card }. Throw it out?
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
