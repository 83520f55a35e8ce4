# Texts of the tables themselves.
ask-roll = { $what }: die { $die } of { $count } shows (1 to { $sides })?
end-won-word = Won
end-lost-word = Lost
end-all = { $result }. { $reason } Score: { $score }.
end-seat = Seat { $seat }: { $result }. { $reason } Score: { $score }.

plain-prompt = Your choice (help for commands):
plain-ready = Press Enter when you are ready.
plain-agree = Does the whole table agree? (yes or no)
plain-hand-over = Seat { $seat } is next. Please hand over the keyboard.
plain-kept = The game is kept as "{ $name }". Go on with: undercroft play --resume "{ $name }"
plain-campaign = The story goes on: undercroft play --after "{ $name }"
plain-saved = Saved as "{ $name }".
plain-undone = Taken back: { $what }.
plain-empty = Please give a number, an option's text, or a command such as help.
plain-too-long = That line is too long.
plain-no-number = There are only the numbers 1 to { $most }.
plain-no-why = There is no rule to cite here.
plain-no-rule = No rule has that word.
plain-no-orders = You have no standing orders.
plain-order =
    When asked "{ $key }": { $answer }{ $unless ->
        [none] { "" }
       *[other] , unless I can take: { $unless }
    }{ $places ->
        [none] { "" }
       *[other] , unless in: { $places }
    }{ $most ->
        [none] { "" }
       *[other] , always above a cost of { $most }
    }{ $decoy ->
        [0] { "" }
       *[other] ; now and then ask me all the same
    }.
plain-order-unclear = I do not understand "{ $word }" in an order. Say: orders pass KEY unless WORD,WORD in PLACE,PLACE above COST decoy N.
plain-crashed = Something broke. The game is kept; "undercroft report" packs it for a bug report.
plain-help-help = help: this list. A choice is its number, its text, or the beginning of its text.
plain-help-why = why: the rules behind what happened last. why 3: the rules behind option 3.
plain-help-undo = undo: take back your last answer.
plain-help-save = save NAME: keep the game under a name.
plain-help-map = map: show the table again.
plain-help-log = log: all that has happened.
plain-help-rules = rules WORD: look up a rule.
plain-help-orders = orders pass: never ask me this again. orders pass KEY unless WORD,WORD in PLACE above COST decoy N: only about these; a decoy asks at every Nth answer too, so that a pause betrays nothing. orders clear: ask me everything again. orders: what I have ordered.
plain-help-quit = quit: leave; the game is kept.

replay-at = After { $at } of { $all } answers.
replay-prompt = next, back, start, end, map, quit, or the number of an answer:
replay-help = Please type next, back, start, end, map, quit, or a number.
replay-fault = Fault at answer { $at }: { $error }
replay-diverged = the replay leaves the recorded game after { $at } answers

refused-not-offered = "{ $value }" is not one of the options here
refused-over = the game is over
refused-not-asked = that seat is not being asked
broken-answer = The rules of this game broke at that answer. Nothing has changed: choose something else, or pack a report.
undo-nothing = there is nothing to take back
undo-luck = dice have fallen or something hidden has been seen since; the whole table must agree
undo-others = another seat has answered since; the whole table must agree

plain-games = Which game? (its number or name)
plain-game = { $number }. { $title }: { $about }
