"""Every kind of event that a game has is one that its saves can read back."""

import pytest

from undercroft.games import find, infos
from undercroft.kernel import Event


def kinds(event):
    """All kinds that can be told: those that no other kind is made from."""
    below = event.__subclasses__()
    return [kind for one in below for kind in kinds(one)] if below else [event]


@pytest.mark.parametrize("slug", list(infos()))
def test_a_save_knows_every_event_of_its_game(slug):
    """An event that is missing there costs the reader of a save its whole log."""
    game = find(slug)
    told = {kind for kind in kinds(Event) if kind.__module__.startswith(f"undercroft.games.{slug}.")}
    assert told
    assert {kind.__name__ for kind in told - set(game.events)} == set()
