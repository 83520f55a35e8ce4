import pytest

import undercroft
from undercroft.kernel import SetupError


def test_everything_but_the_game_has_a_default():
    session = undercroft.new("cellar")
    assert (session.config.seats, session.config.edition, session.config.mode) == (2, "revised", "standard")


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"seats": 5}, "takes 1 to 4 seats, not 5"),
        ({"seats": 0}, "takes 1 to 4 seats, not 0"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": 2**63}, "a seed is a whole number"),
        ({"edition": "firts"}, "no edition 'firts'; did you mean first"),
        ({"mode": "x"}, "no mode 'x'"),
        ({"scenario": "vualt"}, "did you mean vault"),
        ({"options": {"open-hand": True}}, "did you mean open-hands"),
        ({"options": {"open-hands": 7}}, "can be False, True, not 7"),
        ({"options": {"open-hands": 1}}, "can be False, True, not 1"),
        ({"heroes": 3}, "heroes=3"),
        ({"dice": "loaded"}, "'stream' or 'ask'"),
        ({"content": 0}, "has the contents 1 to 1, not 0"),
        ({"content": 2}, "has the contents 1 to 1, not 2"),
        ({"content": "1"}, "has the contents 1 to 1, not 1"),
    ],
)
def test_a_wrong_set_up_is_refused_in_words(setup, said):
    with pytest.raises(SetupError, match=said):
        undercroft.new("cellar", **setup)


def test_a_game_starts_with_the_newest_content_or_an_older_one():
    """The Room Events Book of Doria came with its second content."""
    newest, older = undercroft.new("doria", seed=1), undercroft.new("doria", seed=1, content=1)
    assert (older.config.content, len(older.content.room_events)) == (1, 0)
    assert newest.config.content == newest.game.info.content > 1
    assert len(newest.content.room_events) == 30


def test_an_unknown_game_is_refused_with_a_hint():
    with pytest.raises(SetupError, match="did you mean cellar"):
        undercroft.new("celar")


def test_descriptors_are_static_and_complete():
    for info in undercroft.games():
        assert info.slug
        assert info.title
        assert info.about
        assert info.players[0] <= info.players[1]
        assert all(int(part) >= 0 for part in info.version.split("."))


def test_the_package_of_the_games_lists_them_and_has_them_in_it():
    import undercroft.games.alliance as alliance

    assert undercroft.games.alliance is alliance
    assert [info.slug for info in undercroft.games()] == list(undercroft.games.infos())
    assert alliance.INFO in undercroft.games()
