"""What a game hands on is typed and has a version; what older releases handed on is still understood."""

import json
from pathlib import Path

import pytest

import undercroft
from undercroft import bots, texts
from undercroft.campaign import parcels
from undercroft.games import find, infos
from undercroft.kernel import SetupError, Text
from undercroft.toolkit.campaigns import plain
from undercroft.toolkit.showing import every_text

GAMES = [slug for slug in infos() if find(slug).campaigns]
GOLDEN = sorted((Path(__file__).parent / "parcels").glob("*/*.json"))
"""One folder per release; a file is never changed once its release is out."""


def opened(file):
    told = json.loads(file.read_text(encoding="utf-8"))
    setup = {"mode": told["mode"], "seats": told["seats"], "scenario": told["legacy"]["scenario"]}
    return told["game"], setup, told["legacy"]


def test_every_game_with_campaigns_has_golden_parcels():
    assert {file.stem for file in GOLDEN} == set(GAMES) == {"cellar", "doria", "plungin", "universalis"}


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_what_an_older_release_handed_on_is_played_on(file):
    game, setup, legacy = opened(file)
    parcel = parcels.opened(game, legacy)
    session = undercroft.new(game, seed=3, legacy=legacy, **setup)
    for _ in range(40):
        if session.request is None:
            break
        session.answer(session.request.options[0])
    shown = parcels.page(session.config, parcel)
    told_in_words(shown, game)
    who, size = parcels.going(session.config, parcel, None, None)
    again = parcels.begun_with(session.config, parcel, who, size, setup["seats"])
    assert undercroft.new(game, seed=3, legacy=again, **setup).state.streams


def told_in_words(value, game):
    """Every text of a page has words in both languages."""
    for language in ("en", "de"):
        speak, raw = texts.voice(game, language), []
        every_text(value, lambda text, speak=speak, raw=raw: raw.append(text) if not speak.knows(text.id) else None)
        assert raw == []


@pytest.fixture(scope="module", params=GAMES)
def finished(request):
    """A game that is over, of each that has campaigns."""
    game = find(request.param)
    story = game.campaigns.stories[0]
    seats = max(2, game.info.seats(game.info.modes[0].id)[0])
    session = undercroft.new(request.param, seed=2, seats=seats, scenario=story.scenario, mode=story.mode)
    best = bots.names(request.param)[0]
    bots.finish(session, [bots.make(request.param, best, seat) for seat in range(seats)])
    return session


def test_a_parcel_is_the_same_after_it_was_written_down(finished):
    parcel, game = parcels.handed_on(finished), finished.config.game
    assert type(parcel) is find(game).campaigns.parcel
    assert parcel.version == find(game).info.version
    assert parcels.opened(game, json.loads(json.dumps(plain(parcel)))) == parcel
    if finished.legacy is not None:
        assert set(finished.legacy) <= set(plain(parcel))


def test_a_parcel_names_scenarios_that_there_are_and_suggests_one_of_them(finished):
    parcel = parcels.handed_on(finished)
    known = {one.id for one in find(finished.config.game).info.scenarios}
    assert set(parcel.next) <= known
    assert parcel.scenario in ("", *parcel.next)


def test_page_chronicle_and_stories_have_words_in_both_languages(finished):
    parcel, game = parcels.handed_on(finished), finished.config.game
    told_in_words(parcels.page(finished.config, parcel), game)
    told_in_words(tuple(line.text for line in parcel.log), game)
    assert parcel.log
    for story in find(game).campaigns.stories:
        told_in_words((Text(f"story-{story.id}"), Text(f"story-{story.id}-about")), game)
        assert story.scenario in {one.id for one in find(game).info.scenarios}


def test_everybody_looks_on_the_page_as_at_the_table(finished):
    at_table = {str(one.name): one.icon for one in finished.scene(0).sheets}
    for one in parcels.page(finished.config, parcels.handed_on(finished)).party:
        assert one.icon == at_table[str(one.name)]


def test_everybody_on_the_page_has_an_id_and_nobody_is_lost_by_choosing(finished):
    parcel, campaigns = parcels.handed_on(finished), find(finished.config.game).campaigns
    if campaigns.choose is None:
        return
    ids = [one.id for one in parcels.page(finished.config, parcel).party]
    assert len(set(ids)) == len(ids)
    for who in (ids[:1], ids[1:], ids[::-1]):
        chosen = campaigns.choose(parcel, who, len(who), finished.config.seats)
        shown = parcels.page(finished.config, chosen)
        assert [one.id for one in shown.party] == who
        assert {one.id for one in (*shown.party, *shown.bench)} == set(ids)
        back = campaigns.choose(chosen, ids, len(ids), finished.config.seats)
        assert [one.id for one in parcels.page(finished.config, back).party] == ids
        assert parcels.page(finished.config, back).bench == ()


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    ("handed", "said"),
    [
        ({"version": "99.0"}, "needs .* rules 99.0; this program has .*: please upgrade"),
        ({"version": 7}, "does not say which rules"),
        ({"log": "much"}, "cannot be read"),
        ({"next": {"a": 1}}, "cannot be read"),
    ],
)
def test_a_parcel_that_cannot_be_read_is_refused_in_a_sentence(slug, handed, said):
    with pytest.raises(SetupError, match=said) as refused:
        parcels.opened(slug, handed)
    assert "\n" not in str(refused.value)
    setup = {**handed, "party": [{}], "heroes": [{}]} if slug != "cellar" else handed
    with pytest.raises(SetupError):
        undercroft.new(slug, seed=1, legacy=setup)
