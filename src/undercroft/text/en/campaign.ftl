# The campaign book.
campaign-first-party = The first party
campaign-opened = "{ $name }" is open ({ $title }). Play with: { $program } campaign play "{ $name }"
campaign-list = { $name }: { $title }, { $story } ({ $parties })
campaign-list-party = { $links ->
    [one] { $party }: one game
   *[other] { $party }: { $links } games
}
campaign-title = { $name } ({ $title })
campaign-series = A series
campaign-parties = Parties: { $parties }.
campaign-first-game = the first game is being played
campaign-party = The party
campaign-bench = At home
campaign-gone = No longer with you
campaign-link = { $number }. { $title }: { $result }
campaign-open = being played
campaign-result = { $result }. { $reason }
campaign-result-seat = { $player }: { $told } ({ $score })
campaign-seat = seat { $seat }
campaign-standing = { $player }: { $won } of { $played } won, score { $score } in all, { $best } at best
campaign-own-quest = A quest of your own
campaign-ended = Played on { $day } by { $players }.
campaign-somebody = somebody
campaign-bots = { $count ->
    [one] a bot ({ $bot })
   *[other] { $count } bots ({ $bot })
}
campaign-note = Note: { $note }
campaign-notes = Notes
campaign-noted = Written beside link { $number }.
campaign-next = Next { $number }: { $title } ({ $code }). { $about }
campaign-before = Played before, as game { $number }.
campaign-told = This story is told. Fork from an earlier link to tell it differently, or begin another.
campaign-which = Which one? (a number, or Enter for the first)
campaign-sits-down = At the table: { $name }.
campaign-again = Back at the book. Play on? (Enter, or no)
campaign-later = The book is closed. Go on with: { $program } campaign play "{ $name }"
campaign-forked = "{ $party }" goes its own way. Play with: { $program } campaign play "{ $name }" --party "{ $party }"
campaign-key = A key to "{ $name }", for the address of a server on this store: #campaign={ $code }&key={ $token }
campaign-deleted = The campaign "{ $name }" is forgotten.
campaign-verdict-well = { $party }, link { $number }: well.
campaign-verdict-older = { $party }, link { $number }: kept; it was played with rules { $why } and is not played again.
campaign-verdict-gone = { $party }, link { $number }: its game was deleted; what it handed on is kept.
campaign-verdict-changed = { $party }, link { $number }: kept, and can be played on from. The rules have changed since it was played: { $why }.
campaign-verdict-broken = { $party }, link { $number }: BROKEN, { $why }.
campaign-why-refused = its answer { $answer } of { $answers } is not possible any more
campaign-why-ends = played again it ends in another way
campaign-why-hands = played again it hands on something else
campaign-why-follows = other games may follow it today
campaign-why-began = it did not begin with what link { $number } handed on
campaign-why-from-nowhere = it began with something that no link before it handed on
