# What the server says to its clients.
server-busy = The table is very busy; please try again.
server-fault = The rules of this game failed there. Nothing is lost: choose something else, undo, or send the host's report to the authors.
server-bot-fault = A bot could not continue. Give its seat to a person or another bot, or undo.
server-broken = This table cannot be opened because the rules of its game failed. Nothing is lost, and the host can download a report.
server-stale = That question is no longer open; here is the current state.
server-settled = That proposal is already settled.
server-not-yours = You may not decide that.
server-bot-plays = A bot plays this seat. Take the seat back first.
server-watching = You are watching; only players can do that.
server-gone = There is no such table.
server-closed = The host has closed this table.
server-no-seat = There is no such seat.
server-no-bot = There is no such bot for this game.
server-no-kind = A seat is for a person, for a bot, or open.
server-no-game = There is no such game.
server-token = This link is not valid here. Please ask the host for a new one.
server-taken = There is no open seat left.
server-hello = The first message must be hello.
server-hello-once = Hello may be sent only once.
server-version = This server uses version { $protocol } of the protocol; please reload the page.
server-form = This server does not understand that message.
server-size = That is too large.
server-rate = Too many messages; please slow down.
server-tables = Too many tables were opened from your address; please wait a while.
server-nothing-said = That message is empty.
server-no-thought = No answer was found in time.
server-store = The store does not respond, so this was not accepted. Please try again in a moment.
server-checking = Packs are being checked; please try again in a moment.
server-pack-limits = This pack takes too much time or memory to set up.
server-no-packs = This game does not support packs.
server-no-report = A report contains all secrets of a game, so it is available only when the game is over or broken.
server-ended = The operator of this server has ended this table.
server-deleted = The operator of this server has deleted this table.
server-muted = The host of this table has muted you.
server-no-accounts = This server has no accounts.
server-signed-out = You are not signed in.
server-no-mail = That is not an e-mail address.
server-letters = Too many messages were sent from your address; please wait a while.
server-link = This link has already been used or has expired. Please request a new one.
server-letter-subject = Sign in to Undercroft
server-letter =
    Open this link to sign in to Undercroft. It works once, within 20 minutes:

    { $link }

    If you did not request it, ignore this message.
server-no-host = This page is closed: the server's settings name neither a token nor an account for its operator.
server-not-host = This page is for the operator of this server.
server-no-such-report = There is no such report.
