# Travel Events: forest

travel-mushroom-ring = Mushroom ring
story-mushroom-ring = Forty red caps in a perfect circle. Somebody has swept the middle.
offer-step-inside = Step inside and make a wish
offer-pick-the-right-ones = Pick the ones a herbalist knows
offer-fry-a-few = Fry a few for supper
offer-go-round-it = Go round it politely

travel-the-path-moves = The path has moved
story-the-path-moves = You have passed this stump three times. The third time it looked pleased.
offer-read-the-moss = Read the moss and the sun
offer-follow-the-tracker = Let the tracker lead
offer-blaze-every-tree = Blaze every tree and go slowly

travel-snare-on-the-trail = A snare on the trail
story-snare-on-the-trail = A loop of wire, ankle high. It is meant for deer, but it is not particular.
offer-step-lightly = Pull the foot back in time
offer-rob-the-snare = Find the next one and rob it
offer-re-set-it = Set it again, better, for a share

travel-charcoal-burners = Charcoal burners
story-charcoal-burners = Black faces, white grins, and a pot that smells better than it looks.
offer-play-for-supper = Play for your supper
offer-split-their-logs = Split their logs and eat
offer-ask-what-is-about = Ask what is about in the wood

travel-spider-curtains = Curtains of silk
story-spider-curtains = The dew hangs in nets as wide as barn doors. Bundles hang in them, too, and some have boots.
offer-burn-a-way-through = Burn a way through
offer-cut-a-bundle-down = Cut one of the bundles down
offer-slip-underneath = Slip underneath

travel-old-hunter = The king's forester
story-old-hunter = He steps out from behind a tree that you would have sworn was too thin. These are the king's deer, he says, and the king's berries.
offer-shoot-a-match = Shoot a match against him
offer-buy-a-licence = Buy a licence and dine on venison
offer-empty-the-pockets = Let him search everything

travel-whispering-oak = The whispering oak
story-whispering-oak = It knows your name. It knows what you did to the cat.
offer-answer-it = Answer it
offer-lean-against-it = Lean against it and listen
offer-carve-a-heart = Carve a heart into it and walk on

travel-falling-giant = The falling giant
story-falling-giant = A crack, a pause, and then a tree older than your language makes up its mind.
offer-scatter = Scatter
offer-brace-the-trunk = Catch it. Somebody has to
offer-all-into-the-ditch = All into the ditch, whatever is in it
