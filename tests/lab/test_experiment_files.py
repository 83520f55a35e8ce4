"""What the file of an experiment may say, what it means, and what is said of mistakes in it."""

import pytest

from undercroft.kernel import SetupError
from undercroft.lab import experiment


def test_a_grid_is_every_combination_and_options_are_among_it():
    found = experiment.read('game = "cellar"\n[setup]\nseats = 2\n[grid]\nscenario = ["cellar", "vault"]\n'
                            "[grid.options]\nopen-hands = [false, true]\n")  # fmt: skip
    assert [cell.label for cell in found.cells()] == [
        "scenario cellar, open-hands false", "scenario cellar, open-hands true",
        "scenario vault, open-hands false", "scenario vault, open-hands true",
    ]  # fmt: skip
    config = found.config(found.cells()[3], 7)
    assert (config.seed, config.seats, config.scenario, config.options) == (7, 2, "vault", {"open-hands": True})


def test_seeds_parties_and_bots_can_be_a_grid_too():
    grid = 'seed = [5, 900]\nparty = [["mage", "ranger"], ["warrior"], "any"]\nbot = ["steady, random"]\n'
    found = experiment.read(f'game = "doria"\n[grid]\n{grid}')
    cells = found.cells()
    assert [cell.label for cell in cells][:3] == [
        "seed 5, party mage + ranger, bot steady, random", "seed 5, party warrior, bot steady, random",
        "seed 5, party any, bot steady, random",
    ]  # fmt: skip
    assert [(found.config(cell, 2).seed, found.config(cell, 2).heroes) for cell in cells] == [
        (7, 2), (7, 1), (7, None), (902, 2), (902, 1), (902, None),
    ]  # fmt: skip
    assert cells[0].bots == ["steady", "random"]


def test_a_pack_is_called_by_its_file(tmp_path):
    (tmp_path / "mine.toml").write_text('game = "plungin"\n[grid]\npack = ["nothing.toml"]\n')
    (tmp_path / "nothing.toml").write_text("quest\n")
    with pytest.raises(SetupError, match=r"^nothing\.toml: pack:1: this is not TOML"):
        experiment.load(tmp_path / "mine.toml")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hello world", "is not TOML: .*line 1"),
        ("", "names no game"),
        ('game = "celar"', "no game 'celar'; did you mean cellar"),
        ("game = 3", "game is a game's name, not 3"),
        ('game = "cellar"\nrounds = 3', "no 'rounds'"),
        ('game = "cellar"\ngame-s = 3', "no 'game-s'; did you mean games"),
        ('game = "cellar"\ngames = "many"', "games is a whole number, not 'many'"),
        ('game = "cellar"\ngames = true', "games is a whole number, not True"),
        ('game = "cellar"\ngames = 0', "from 1"),
        ('game = "cellar"\nseed = -1', "a seed is"),
        ('game = "cellar"\ncampaign = "yes"', "campaign is true or false, not 'yes'"),
        ('game = "cellar"\ngrid = 3', "grid is a table of lists"),
        ('game = "cellar"\npacks = {}', "no 'packs'"),
        ('game = "cellar"\n[grid]\nseat = [1]', "did you mean seats"),
        ('game = "cellar"\n[grid]\nseats = 2', "list of one value or more, like .*, not 2"),
        ('game = "cellar"\n[grid]\nseats = []', "list of one value or more"),
        ('game = "cellar"\n[grid]\nseats = [9]', "takes 1 to"),
        ('game = "cellar"\n[grid]\nseats = [2, 1, 2]', "seats has 2 twice"),
        ('game = "cellar"\n[grid]\nseats = [[1]]', "each value of .grid. seats is one name"),
        ('game = "cellar"\n[grid]\noptions = [1]', "grid.options. is a table"),
        ('game = "cellar"\n[grid.options]\nopen-hands = true', "open-hands is a list"),
        ('game = "cellar"\n[setup]\noptions = true', "setup.options. is a table"),
        ('game = "cellar"\n[setup]\noptions = {open-hand = true}', "did you mean open-hands"),
        ('game = "cellar"\n[setup]\nscenario = ["cellar", "vault"]', "is one name.*several go into .grid."),
        ('game = "cellar"\n[setup]\nscenario = "vaul"', "did you mean vault"),
        ('game = "cellar"\n[setup]\nbot = "nobody"', "no bot 'nobody'"),
        ('game = "doria"\n[setup]\nparty = "mage"', "a list of heroes, or \"any\""),
        ('game = "doria"\n[setup]\nparty = ["mages"]', "no hero 'mages'; did you mean mage"),
        ('game = "doria"\n[setup]\nheroes = 1\nparty = ["mage", "ranger"]', "party has 2 heroes, but heroes is 1"),
        ('game = "plungin"\n[setup]\npack = "none.toml"', "no readable pack"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_a_sentence(text, says):
    with pytest.raises(SetupError, match=says) as told:
        experiment.read(text)
    assert "\n" not in str(told.value)
