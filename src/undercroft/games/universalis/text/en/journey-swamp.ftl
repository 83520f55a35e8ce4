# Travel Events: swamp

travel-leeches = Leeches
story-leeches = The ford was only knee-deep. Count your legs. Now count what is on them.
offer-burn-them-off = Burn them off with the torch
offer-pull-them-off = Pull them off one by one
offer-let-them-drink = Let them drink: it is said to be healthy

travel-risen-dead = What rises at dusk
story-risen-dead = Hands first, then helmets a hundred years out of fashion. The battle is not over for everybody.
offer-hold-the-island = Hold the only dry island
offer-give-them-rest = Give them rest
offer-run-through-the-reeds = Run through the reeds

travel-sinking = Up to the belt
story-sinking = The ground apologises, and takes another inch.
offer-throw-me-the-rope = Rope!
offer-swim-it = Swim, slowly, as one does in porridge
offer-slip-out-of-the-pack = Slip out of the straps

travel-marsh-fever = The yellow mist
story-marsh-fever = It smells of old flowers. The frogs have put something over their mouths.
offer-hold-your-breath = Hold your breath and hurry
offer-chew-the-herbs = Chew healing herbs
offer-wait-for-wind = Cough it through until the wind turns

travel-reed-witch = The woman in the reed hut
story-reed-witch = She has been expecting you. There are exactly enough bowls.
offer-eat-her-soup = Eat the soup
offer-ask-for-a-cure = Pay for the bitter one
offer-trade-secrets = Trade secrets
offer-keep-paddling = Thank her and hurry on

travel-toll-of-the-frogfolk = Toll of the frog people
story-toll-of-the-frogfolk = Forty spears of sharpened reed, one rather fine hat, and an outstretched webbed hand.
offer-pay-in-shiny-things = Pay in shiny things
offer-croak-the-anthem = Croak their anthem
offer-wade-round-them = Wade round them, the deep way

travel-drowned-chest = A box in the mud
story-drowned-chest = One corner shows, with a brass fitting. The rest belongs to the swamp, which keeps what it has.
offer-heave-it-out = Heave it out
offer-pick-it-where-it-lies = Pick the lock where it lies
offer-leave-it-to-the-swamp = Leave it to the swamp
