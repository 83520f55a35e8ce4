### The Pawned Shadow: everything that only this campaign says.

story-pawned-shadow = The Pawned Shadow
story-pawned-shadow-about = Eight chapters from a town without shadows to the Count who lends on them. You may borrow, too: loot today, and a stronger enemy on every day after.

scenario-shadow-1-receipts = The Pawned Shadow 1: The Receipts
setup-scenario-shadow-1-receipts = The Pawned Shadow 1: The Receipts
setup-scenario-shadow-1-receipts-about = File enough receipts; porters come in.
told-shadow-1-receipts-intro = In Marl it is noon all day, and nothing under the sun has a shadow. They pawned them, says the baker, one after the other: he for flour, his wife for a cow, the mayor for a statue of the mayor. The House that lends on such things lies below the old mint, and it is orderly: for each shadow there is a receipt, and the receipts lie where others keep silver. File { $number } of them. At the counters down there you may pawn as well. The porters come up behind you and ask you to hurry.
told-shadow-1-receipts-won-goal = Each receipt in another hand, one of them a child's. On the back of each stands the same rate of interest, in letters that grow smaller as one reads. Somebody has pawned an hourglass here, somebody else a hatchet that cannot hold still; nobody seems to be coming back for them.
goal-shadow-1-receipts = File enough receipts, which lie where treasure lies. From round 3 on, porters come in by the stairs.

scenario-shadow-2-debtors = The Pawned Shadow 2: The Debtors
setup-scenario-shadow-2-debtors = The Pawned Shadow 2: The Debtors
setup-scenario-shadow-2-debtors-about = Unlock three debtors; a slip rings a bell.
told-shadow-2-debtors-intro = Who cannot pay works it off. Three people from Marl sit chained to desks and copy the books of the House, and at night, which here is a matter of opinion, they copy them again. The locks are small and clever, and each has a bell. Unlock all three. If you slip, somebody will come and ask whether you have an appointment.
told-shadow-2-debtors-won-goal = The third one will not get up before he has blotted the line. They know the way to the auction, and they know what lies about in the porters' room: a shield that was somebody's front door, and a prayer that was somebody's last word.
goal-shadow-2-debtors = Unlock three debtors. Whoever fails rings for a porter.

scenario-shadow-3-auction = The Pawned Shadow 3: The Auction
setup-scenario-shadow-3-auction = The Pawned Shadow 3: The Auction
setup-scenario-shadow-3-auction-about = Bid for lots with psi points before round 12 ends.
told-shadow-3-auction-intro = Shadows that nobody redeems are sold by lot, today, until the end of round 12. One bids with memories: the first kiss will do, or the way home. A hammer falls wherever treasure lies. Get { $number } lots, and share the bidding, for nobody gives away the last thing that he knows.
told-shadow-3-auction-won-goal = The hammer falls for the last time, and you own several families from the upper town, rolled up. None of you can say why you are humming. Two things were thrown in: a thorn that belonged to a queen, and a veil which remembers the stars better than you do.
goal-shadow-3-auction = Bid for enough lots before the end of round 12. Each costs a psi point, and nobody bids the last one.

scenario-shadow-4-mirrors = The Pawned Shadow 4: The Mirrors
setup-scenario-shadow-4-mirrors = The Pawned Shadow 4: The Mirrors
setup-scenario-shadow-4-mirrors-about = Cover four mirrors, or shatter them and be unlucky.
told-shadow-4-mirrors-intro = The shadows hang in a gallery, and four mirrors keep them there. In every third round something looks out of each mirror that you have found, and then climbs out of it. One can cover a mirror, with a steady hand and without looking. One can also shatter it. That is quicker, and you know what they say: doom comes three spaces nearer.
told-shadow-4-mirrors-won-goal = Without the mirrors the shadows do not know where to be, and crowd at your heels like geese. Behind the last frame there is a word that was not meant to be read, and a frost that had been somebody's breath on the glass.
goal-shadow-4-mirrors = Cover or shatter four mirrors. In every third round each that you have found brings a monster; each that you shatter brings doom three spaces nearer.

scenario-shadow-5-interest = The Pawned Shadow 5: The Interest
setup-scenario-shadow-5-interest = The Pawned Shadow 5: The Interest
setup-scenario-shadow-5-interest-about = Gather loot before round 14 ends; each loan brings collectors.
told-shadow-5-interest-intro = The cashier has done the sum. What Marl owes comes to { $number } gold by the end of round 14, in things, and he would be glad to lend it to you. There are counters at every corner for the purpose. You will notice that each loan has its collector: every fourth round they come down the stairs, as many as you have signed for.
told-shadow-5-interest-won-goal = He weighs, he counts, he bites into a helmet. Then he writes "paid" under the account of Marl, and one hears the pen protest. A bow and a hammer were over; he pushes them across the counter with one finger, and asks whether you would like to open an account of your own.
goal-shadow-5-interest = Own loot worth enough before the end of round 14. In every fourth round each loan of this chapter brings a monster in by the stairs.

scenario-shadow-6-closing = The Pawned Shadow 6: Closing Time
setup-scenario-shadow-6-closing = The Pawned Shadow 6: Closing Time
setup-scenario-shadow-6-closing-about = Redeem pledges before they are sold.
told-shadow-6-closing-intro = Paid is paid, but the House closes, and what has not been fetched by then belongs to it. From round 4 on, in every second round, the pledge that has lain there longest is sold, to somebody with cold hands. Redeem { $number } before they go, and before the end of round 16, when the lights go out.
told-shadow-6-closing-won-goal = You come out of the storeroom with your arms full of dusk. One of the shadows is a dog's and will not be carried. On the shelf that it sniffed at lie the scythe of a gravedigger, who must have been in need, and a coat as grey as the morning after.
goal-shadow-6-closing = Redeem enough pledges before the end of round 16. From round 4 on, in every second round, the one that has lain there longest is sold.

scenario-shadow-7-vault = The Pawned Shadow 7: The Vault
setup-scenario-shadow-7-vault = The Pawned Shadow 7: The Vault
setup-scenario-shadow-7-vault-about = Carry the chest of shadows out by the stairs.
told-shadow-7-vault-intro = The oldest shadows are not on the shelves. They were pawned before there was a House, by people of whom nothing else is left, and they lie in a chest that is much too heavy for something with nothing in it. Three figures of stone and metal stand around it and have never been asked to do anything else. Heave it up, and carry it out by the stairs. You will be met on the way.
told-shadow-7-vault-won-goal = In the light the lid springs open, and over the market of Marl there passes, at noon, an evening. When it is gone a banner lies at the bottom of the chest, and a sword that still smoulders. So does a visiting card: the owner would like a word.
goal-shadow-7-vault = Heave the chest and carry it out by the stairs. From round 5 on, monsters come in there.

scenario-shadow-8-count = The Pawned Shadow 8: The Count
setup-scenario-shadow-8-count = The Pawned Shadow 8: The Count
setup-scenario-shadow-8-count-about = Open two shutters and slay the Count. No escape.
told-shadow-8-count-intro = He was the first customer. He pawned his own shadow for a dinner, and by the time he had money again the pawnbroker was dead and the shop was his. Since then he has tried on everybody else's, and none will fit. He receives you in the dark, which is kind to him: as long as one of the two shutters is closed, it mends him in every round. Open them both, and end his lease. There is no way back from here.
told-shadow-8-count-won-goal = The light comes in and finds him, and for a moment there lies behind him on the floor, long and black and entirely his own, what he had been looking for. He looks at it until he is gone. In Marl the evening comes, at last, and everybody goes out to watch it get dark.
goal-shadow-8-count = Open both shutters, by will or by force, and slay the Count. As long as one is closed he regains two hit points a round. There is no escape.

told-receipt = { $hero } files a receipt ({ $number } so far).
told-pawned = { $hero } pawns a shadow; the House pays in things and writes down a monster point.
told-rung = A small bell rings, and somebody comes to see who is there.
told-unlocked = { $hero } opens a lock; a debtor rubs the wrist ({ $number } so far).
told-lot = { $hero } bids a memory, and the hammer falls ({ $number } so far).
told-blinded = A mirror shows nothing any more ({ $number } so far).
told-breeds-mirror = Something climbs out of a mirror.
told-interest = { $number ->
    [one] A collector comes for the interest.
   *[other] { $number } collectors come for the interest.
}
told-redeemed = { $hero } redeems a pledge ({ $number } so far).
told-sold = A pledge is sold; somewhere a door falls shut.
told-chest = { $hero } heaves the chest up. It weighs like an evening.
told-hauled = { $hero } carries the chest out into the noon.
told-opened = { $hero } opens a shutter ({ $number } so far).
deed-file = file the receipt
deed-pawn = pawn your shadow (two loot cards now, a monster point for good)
deed-unlock = unlock the debtor
deed-bid = bid a memory (1 psi point)
deed-cover = cover the mirror
deed-shatter = shatter the mirror (doom moves 3 spaces)
deed-redeem = redeem the pledge
deed-heave = heave the chest up
deed-haul-out = carry the chest out
deed-open-by-will = open the shutter by will
deed-open-by-force = open the shutter by force
token-counter = counter of the House
token-receipt = receipt
token-debtor = debtor
token-lot = lot
token-mirror = mirror
token-pledge = pledge
token-chest = chest of shadows
token-shutter = closed shutter
left-receipt = Receipts: { $done } of { $wanted }.
left-unlocked = Debtors unlocked: { $done } of { $wanted }.
left-lot = Lots: { $done } of { $wanted }.
left-blinded = Blind mirrors: { $done } of { $wanted }.
left-redeemed = Pledges redeemed: { $done } of { $wanted }.
left-hauled = { $done ->
    [0] The chest is still below.
   *[other] The chest is out.
}
left-opened = Open shutters: { $done } of { $wanted }.
