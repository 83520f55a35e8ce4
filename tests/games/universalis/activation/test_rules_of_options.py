"""`why 3` cites the rule behind option 3, not only the rule of the turn."""

import undercroft
from undercroft import bots, ledger
from undercroft.games.universalis.rules.activation import captions
from undercroft.kernel import Text


def test_options_cite_the_rule_of_what_they_do():
    session = undercroft.new("universalis", seed=11, seats=1, lang="en", options={"ready-party": True})
    bot = bots.make("universalis", "careful", 11)
    cited = {}
    while session.request and not cited.keys() >= {"secret", "move", "end"}:
        if session.request.key == "act":
            for option in session.request.options:
                cited.setdefault(getattr(option.raw, "verb", ""), option.cites)
        session.answer(bot.answer(session, session.request))
    assert cited["secret"] == ("dun.search.secret-door",)
    assert cited["move"] == ("dun.move.points",)
    assert cited["end"] == ("dun.turn.budget",)  # nothing more exact


def test_the_rules_of_options_exist_and_their_verbs_have_words():
    known = ledger.rules("universalis")
    speak = undercroft.new("universalis", seed=1, lang="en").speaker
    for verb, ids in captions.RULES.items():
        assert set(ids) <= known.keys(), verb
        assert speak(Text(f"act-{verb}")) != f"act-{verb}", verb
