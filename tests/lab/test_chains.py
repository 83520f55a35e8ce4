"""The same party from quest to quest."""

import pytest

from tools import balance
from undercroft.games import find
from undercroft.kernel import configure
from undercroft.lab.chains import Link, chains, climbs, growth, next_quest, play_chain, table, unplayed


def test_a_party_that_wins_plays_on_and_one_that_loses_stops():
    found = list(chains("cellar", 30, seats=2))
    assert {tuple(link.scenario for link in links) for links in found} == {("cellar",), ("cellar", "vault")}
    for links in found:
        assert all(link.won for link in links[:-1])
        assert links[0].won == (len(links) == 2)


def test_a_party_may_try_a_lost_quest_again_as_it_got_there():
    for links in chains("cellar", 30, seats=2, tries=3):
        names = [link.scenario for link in links]
        assert names == sorted(names)
        for name in set(names):
            tries = [link.won for link in links if link.scenario == name]
            assert len(tries) <= 3
            assert not any(tries[:-1])  # the first that is won is the last
            assert tries[-1] or (len(tries) == 3 and name == names[-1])
        assert [link.won for link in links].count(True) == 2 or not links[-1].won
    once, twice = next(chains("cellar", 1, seats=2, seed=8)), next(chains("cellar", 1, seats=2, seed=8, tries=2))
    assert twice[: len(once)] == once
    assert len({link.decisions for link in next(chains("cellar", 1, seats=2, seed=8, tries=9))}) > 1  # other luck


def test_each_chain_can_be_repeated_by_its_seed_in_any_number_of_processes():
    assert list(chains("cellar", 6, seed=3)) == list(chains("cellar", 6, jobs=2, seed=3))
    config = configure(find("cellar").info, seed=5)
    assert play_chain(config, "cautious") == next(chains("cellar", 1, seed=5))


def test_without_a_word_about_the_next_quest_the_next_of_the_list_follows():
    info = find("plungin").info
    before = configure(info, seed=1, scenario="drowned-toll", legacy={"party": []})
    assert next_quest(before, before).scenario == "lampless-abbey"
    assert next_quest(before, before).seed != before.seed
    named = configure(info, seed=1, scenario="ash-stair", legacy={"scenario": "ash-stair"})
    assert next_quest(before, named).scenario == "ash-stair"
    assert next_quest(before, None) is None


def test_per_link_those_who_got_there_and_those_who_won():
    found = [
        [Link("a", True, 10), Link("b", False, 20)],
        [Link("a", True, 10), Link("b", True, 30)],
        [Link("a", False, 40)],
    ]
    first, second, last, every = table("cellar", found)
    assert first == "cellar 1. a: 3 of 3 parties got there, 2 won (66.7 %, 21-94 %), 20 decisions"
    assert second.startswith("cellar 2. b: 2 of 3 parties got there, 1 won (50.0 %, ")
    assert last.startswith("cellar: 1 of 3 parties won every quest until nothing followed")
    assert every == "cellar: 3 of 5 (60 %, 20-90 %) games won in all"
    again = [[Link("a", False, 10), Link("a", True, 10)], [Link("a", True, 10)]]
    first, last = table("cellar", again)
    assert first.startswith("cellar 1. a: 2 of 2 parties got there, 2 of 3 tries won (66.7 %")
    assert last.startswith("cellar: 2 of 2 parties won every quest")
    assert table("cellar", [[Link("a", True, 1)]])[0].endswith("<- not 30-70 %")


def test_growth_and_scores_are_told_where_a_game_counts_them():
    plain = [[Link("a", True, 1), Link("b", False, 1)]]
    assert list(growth(plain)) == []
    counted = [
        [Link("a", False, 1, 10.0, False), Link("a", True, 1, 10.0, True), Link("b", False, 1, 13.0, False)],
        [Link("a", True, 1, 10.0, True), Link("b", True, 1, 11.0, True)],
    ]
    assert list(growth(counted)) == [
        "a hero is worth +2.0 +- 12.7 Value Points for each quest won (2 times)",
        "the heroes outscore their enemy in 3 of 5 (60 %, 15-93 %) games",
    ]
    assert table("cellar", counted)[-1].startswith("cellar: the heroes outscore")
    assert table("cellar", counted)[1].endswith("1 decisions, a hero is worth 12.0")
    links = next(chains("universalis", 1, seats=1, heroes=2))
    assert links[0].worth >= 10
    assert links[0].ahead is not None
    assert links[0].heroes == 2


def test_the_steps_that_heroes_climb():
    """A party counts once, from the first time at which its heroes set out worth that much; lost tries do not count."""
    slow = [Link("a", False, 1, 10.0), Link("a", True, 1, 10.0), Link("b", True, 1, 17.5), Link("c", False, 1, 18.0)]
    quick = [Link("a", True, 1, 12.0), Link("b", True, 1, 18.5), Link("c", True, 1, 17.0), Link("d", True, 1, 40.0)]
    assert list(climbs([slow, quick], (18, 40, 41))) == [
        "heroes worth 18 set out in 2 of 2 parties, after 1.5 quests won",
        "heroes worth 40 set out in 1 of 2 parties, after 3.0 quests won",
        "heroes worth 41 set out in 0 of 2 parties",
    ]
    assert table("universalis", [slow])[-1] == "universalis: heroes worth 40 set out in 0 of 1 parties"


def test_each_size_of_a_party_is_told_where_there_are_several():
    small = [Link("a", True, 1, 10.0, True, 1), Link("b", False, 1, 13.0, False, 1)]
    large = [Link("a", False, 1, 10.0, False, 5)]
    assert list(growth([small, large]))[2:] == [
        "parties of 1: won 1 of 2 (50 %, 5-95 %); a hero is worth +3.0 Value Points for each quest won (1 times); "
        "the heroes outscore their enemy in 1 of 2 (50 %, 5-95 %) games",
        "parties of 5: won 0 of 1 (0 %, 0-79 %); the heroes outscore their enemy in 0 of 1 (0 %, 0-79 %) games"
        "  <- not 35-65 %",
    ]
    assert len(list(growth([small]))) == 2


def test_a_chain_of_so_many_quests_goes_on_after_the_end_of_a_story():
    for links in chains("cellar", 12, seats=2, tries=9, quests=1):
        assert [link.won for link in links].count(True) == 1
        assert links[-1].won
    assert unplayed("universalis", ["the-old-cellar", "the-toll-fort"]) == "the-oathbound-barrow"


def test_parties_of_each_size(capsys):
    assert balance.sizes_of("") == []
    assert balance.sizes_of("3") == [3]
    assert balance.sizes_of("1-5") == [1, 2, 3, 4, 5]
    list(balance.progress(iter("ab"), 2, "parties of 3"))
    assert capsys.readouterr().err.splitlines()[-1] == "parties of 3: 2 of 2, about 0.0 minutes left"


@pytest.mark.parametrize(
    ("arguments", "begins"), [([], "cellar 1. cellar: 4 of 4"), (["--scenario", "vault"], "cellar 1. vault: 4")]
)
def test_the_command(arguments, begins, capsys):
    balance.main(["cellar", "--chains", "--number", "4", "--jobs", "1", *arguments])
    assert capsys.readouterr().out.startswith(begins)
