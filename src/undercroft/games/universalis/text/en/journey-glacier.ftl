# Travel Events: glacier

travel-snow-blind = Too much white
story-snow-blind = White below, white above, and somewhere in between you.
offer-soot-under-the-eyes = Soot under the eyes
offer-walk-by-feel = Walk by feel
offer-walk-by-night = Walk by night

travel-crevasse = The blue crevasse
story-crevasse = It is very beautiful, and it breathes.
offer-rope-across = Over on the rope
offer-trust-the-snow-bridge = Trust the snow bridge
offer-jump-it = Jump
offer-along-the-edge = Follow its edge

travel-frozen-knight = A knight in the ice
story-frozen-knight = He has been standing there for three hundred years. His eyes follow you.
offer-chip-him-out = Chip him out
offer-melt-the-sword-hand = Melt the sword hand free
offer-take-his-medal = Prise off his medal
offer-salute = Salute and leave a coin for the ferryman

travel-white-bear = A very large snowdrift
story-white-bear = It yawns.
offer-all-shout = Shout, all together
offer-fish-for-it = Throw it the provisions
offer-leave-it-the-beast = Leave it whatever has four legs
offer-backwards-slowly = Go back, slowly, the way you came

travel-night-lights = Lights in the sky
story-night-lights = Green curtains, drawn aside by nobody. It hums.
offer-read-the-lights = Read them
offer-sleep-under-them = Sleep under them, while it is mild
offer-dance-to-keep-warm = Dance to keep warm
offer-pull-up-the-hood = Pull up the hood
