# The campaign book.
story-four-doors = Four doors down
story-four-doors-about = Behind a cellar wall that knocks there are four doors, each with a keeper, and a long stair after the last. Five packs, of levels 1, 3, 5, 6 and 8, with the same party; what is done in one is remembered in the next.
campaign-quests = { $done } of { $most } quests done
campaign-pool = XP in the party's pool
campaign-mark = Told of them
campaign-things = Things
campaign-spells = Spells
log-joined = { $hero } joined the party.
log-dead = { $hero } was carried out feet first.
log-rose = { $hero } rose to level { $level }.
log-pool = The pool holds { $pool } XP, the purses { $gold } gold.
log-thread = Four doors stand open, and there is nothing behind them any more but daylight. The keeper of the Fainsworth shrine has cut a fifth into the staff, very small, and on it nothing at all. Any of these places can still be visited, for old times' sake.
