# Travel Events: cities

travel-procession = The guilds march past
story-procession = First the bakers, then the butchers, then the ones nobody mentions, who march best.
offer-march-with-the-bakers = March with the bakers
offer-march-with-the-others = March with the ones nobody mentions
offer-carry-the-banner = Carry the great banner

travel-auction = Going, going
story-auction = You only scratched your ear. Lot nineteen is yours.
offer-pay-for-lot-nineteen = Pay for lot nineteen, unseen
offer-have-it-appraised = Have what you carry appraised instead
offer-talk-up-the-next-lot = Bid up the next one for the house
offer-duck-out = Duck out under the benches

travel-rat-plague = The piper is on strike
story-rat-plague = The city pays by the tail. The rats have heard of it, and formed a committee.
offer-hunt-with-a-club = Hunt with a club
offer-lay-poison = Lay poison
offer-pipe-them-away = Try it with music
offer-sleep-on-the-table = Sleep on the table, at table price

travel-masters-lecture = An open lecture
story-masters-lecture = On the nature of everything, in three parts. The doors are closed after the first.
offer-take-notes = Take notes
offer-ask-the-question = Ask the question nobody dares to
offer-doze = Doze in the last row
