# Travel Events: castles

travel-falconers-bird = The lord's lost falcon
story-falconers-bird = It sits on the highest pinnacle, looks down on everybody, and has a right to.
offer-climb-the-tower = Climb the tower
offer-whistle-it-down = Whistle as falconers do
offer-lure-it = Swing a lure, as hunters do
offer-shrug = Shrug

travel-armoury-clearing = The armoury is cleared out
story-armoury-clearing = The rust is free. What is under it costs a little.
offer-rummage-for-mail = Rummage among the mail
offer-rummage-for-shields = Rummage among the shields
offer-scour-with-sand = Scour with sand for pay

travel-ghost-on-the-stairs = The lady on the stairs
story-ghost-on-the-stairs = She carries her head politely under her arm, so as not to be taller than you.
offer-offer-your-arm = Offer her your arm
offer-ask-where-it-is-buried = Ask where it is buried
offer-close-the-door = Close the door again

travel-chess-with-the-steward = The steward's chessboard
story-chess-with-the-steward = The game has been open for a year. It is your move, he says; it always was.
offer-sacrifice-the-queen = Sacrifice the queen
offer-play-for-a-draw = Play for a draw
offer-knock-it-over = Knock it over, by accident
