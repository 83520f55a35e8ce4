"""What the rows of an experiment say: figures, plots, the page, and which differences are more than luck."""

import random
import re

import msgspec
import pytest

from undercroft import commands, significance
from undercroft.kernel import SetupError
from undercroft.lab import analysis, command, comparing, experiment, parquet, plots, report, running
from undercroft.lab.analysis import Rate

CELLAR = 'game = "cellar"\nname = "quick"\ngames = 6\n[grid]\nseats = [1, 2]\nbot = ["cautious", "random"]\n'
PLAIN = experiment.read('game = "cellar"\nname = "plain"\n')


def row(won=True, cell=0, seed=0, link=0, used=(), **more):
    return running.Row(**{
        "cell": cell, "number": seed, "link": link, "seed": seed, "scenario": "a", "bots": ["b"], "decisions": 10,
        "won": [won],
        "score": [1], "reason": ["won" if won else "fallen"], "used": dict.fromkeys(used, 1), "hurt": {}, "falls": {},
        "spots": [], **more,
    })  # fmt: skip


def rival(won, mine, seed):
    """A game of two rivals; the other seat always has the spoon in play."""
    both = {"won": [won, not won], "used": {**dict.fromkeys(mine, 1), "spoon": 1}, "mine": [*mine]}
    return running.Row(**{**msgspec.structs.asdict(row(seed=seed)), **both})


# ------------------------------------------------------------------------------------------ figures


def test_a_thing_is_compared_within_its_cell_only():
    """In the easy cell all win, in the hard one none; the lamp is in play in most of the easy cell's games."""
    rows = [row(True, 0, n, used=["lamp"] if n > 7 else []) for n in range(30)]
    rows += [row(False, 1, n, used=["lamp"] if n < 8 else []) for n in range(30)]
    (lamp,) = analysis.worths(rows)
    assert lamp.gain == 0
    assert not lamp.clear
    assert analysis.picks(rows) == {"lamp": Rate(30, 60)}


def test_games_of_a_cell_that_cannot_be_compared_do_not_make_up_the_number():
    """Only two games of the first cell lack the lamp; those of the second, where nobody has it, tell nothing."""
    rows = [row(True, 0, n, used=["lamp"] if n > 1 else []) for n in range(30)]
    rows += [row(False, 1, n) for n in range(30)]
    assert analysis.worths(rows) == []


def test_a_card_that_wins_is_found():
    rows = [row(n % 4 != 0, 0, n, used=["sword"]) for n in range(60)]
    rows += [row(n % 4 == 0, 0, n + 60, used=["spoon"]) for n in range(60)]
    sword = next(one for one in analysis.worths(rows) if one.id == "sword")
    assert sword.gain == pytest.approx(0.5)
    assert sword.clear
    assert sword.low < 0.5 < sword.high


def test_things_that_are_worth_nothing_are_seldom_called_clear():
    """Whether a game is won is tossed up, a hundred things are in play in few games or many: no more than one
    experiment in twenty finds anything, and nineteen in twenty intervals reach over zero."""
    rng, called, over, all_of_them = random.Random(6), 0, 0, 0
    for _ in range(40):
        often = {f"thing-{n}": rng.uniform(0.1, 0.9) for n in range(100)}
        rows = [
            row(rng.random() < 0.7, 0, seed, used=[id for id, share in often.items() if rng.random() < share])
            for seed in range(100)
        ]
        found = analysis.worths(rows)
        called += any(one.clear for one in found)
        over += sum(one.low <= 0 <= one.high for one in found)
        all_of_them += len(found)
    assert called <= 4
    assert 0.93 < over / all_of_them < 0.97


def tables_of_cells(rng, seeds, cells=4, alike=0.85):
    """A grid whose cells share seeds: most seeds give the same game in every cell, as options that seldom matter do."""
    often, rows = {f"thing-{n}": rng.uniform(0.1, 0.9) for n in range(40)}, []
    for seed in range(seeds):
        same = rng.random() < alike
        for cell in range(cells):
            if cell == 0 or not same:
                used = [id for id, share in often.items() if rng.random() < share]
                won = rng.random() < 0.5
            rows.append(row(won, cell, seed, used=used))
    return rows


def shuffled(rng, rows):
    """Outcomes dealt anew among the seeds, those of a seed together: nothing that was in play has to do with them."""
    seeds = sorted({one.seed for one in rows})
    dealt, won = dict(zip(seeds, rng.sample(seeds, len(seeds)), strict=True)), {(r.cell, r.seed): r.won for r in rows}
    return [msgspec.structs.replace(one, won=won[one.cell, dealt[one.seed]]) for one in rows]


def test_cells_that_share_seeds_are_not_taken_for_independent_games():
    """Outcomes shuffled by seed: no more than one experiment in twenty finds anything, where each cell taken for a
    quarter of the games found something nearly every time."""
    rng = random.Random(10)
    rows, called, over, told, naive = tables_of_cells(rng, 60), 0, 0, 0, 0
    for _ in range(200):
        dealt = shuffled(rng, rows)
        found = analysis.worths(dealt)
        called += any(one.clear for one in found)
        over += sum(one.low <= 0 <= one.high for one in found)
        told += len(found)
    for _ in range(10):
        apart = [msgspec.structs.replace(one, seed=one.seed + 100 * one.cell) for one in shuffled(rng, rows)]
        naive += any(one.clear for one in analysis.worths(apart))
    assert called <= 10
    assert over / told > 0.93
    assert naive >= 5


def test_a_card_that_wins_is_found_in_cells_that_share_seeds_too():
    rows = [row(n % 4 != 0, cell, n, used=["sword"]) for n in range(60) for cell in range(4)]
    rows += [row(n % 4 == 0, cell, n + 60, used=["spoon"]) for n in range(60) for cell in range(4)]
    alone = next(one for one in analysis.worths([one for one in rows if one.cell == 0]) if one.id == "sword")
    sword = next(one for one in analysis.worths(rows) if one.id == "sword")
    assert sword.clear
    assert (sword.gain, sword.low) == (pytest.approx(alone.gain), pytest.approx(alone.low))


def test_few_seeds_in_many_cells_are_still_few():
    rows = [row(n < 4, cell, n, used=["sword"] if n < 4 else []) for n in range(8) for cell in range(8)]
    assert analysis.worths(rows) == []


def test_seats_quests_and_picks_count_a_seed_that_cells_share_once():
    """Four times the same ten games say as much as ten."""
    race = [rival(n < 8, ["spoon"] if n < 8 else [], n) for n in range(10)]
    four = [msgspec.structs.replace(one, cell=cell) for one in race for cell in range(4)]
    for figure in (
        lambda rows: analysis.seats(rows)[0],
        lambda rows: analysis.links(rows)[0][2],
        lambda rows: analysis.curve(rows)[0],
        lambda rows: analysis.picks(rows)["spoon"],
    ):
        once, again = figure(race), figure(four)
        assert (again.count, again.of) == (4 * once.count, 4 * once.of)
        assert again.share == once.share
        assert again.interval[0] <= once.interval[0] < once.interval[1] <= again.interval[1]
        assert again.interval[1] - again.interval[0] < 1.1 * (once.interval[1] - once.interval[0])


def test_the_first_players_advantage_is_seldom_seen_where_luck_deals_by_seed():
    rng, called = random.Random(11), 0
    for _ in range(200):
        wins = [rng.random() < 0.5 for _ in range(60)]
        rows = [msgspec.structs.replace(rival(won, [], n), cell=c) for n, won in enumerate(wins) for c in range(4)]
        called += "no clear" not in report.first_player(analysis.seats(rows))
    assert called <= 10


def test_the_score_of_a_cell_has_its_interval_and_the_longest_game_its_seed():
    rows = [row(seed=n + 5, score=[10 + n], decisions=50 if n == 1 else 10) for n in range(4)]
    (cell,) = analysis.cells(PLAIN, rows)
    assert (cell.score, cell.score_reach) == (11.5, pytest.approx(2.054, abs=0.001))
    assert (cell.longest, cell.longest_seed) == (50, 6)
    assert "score 11.5 (+- 2.1)" in "\n".join(report.summary(PLAIN, rows))


def test_among_rivals_a_card_is_worth_what_it_is_to_who_plays_it():
    rows = [rival(True, ["sword", "spoon"] if n % 2 else ["sword"], n) for n in range(20)]
    rows += [rival(False, ["spoon"] if n % 2 else [], n + 20) for n in range(20)]
    worths = {one.id: one for one in analysis.worths(rows)}
    assert worths["sword"].gain == 1
    assert worths["spoon"].gain == 0
    assert analysis.picks(rows)["spoon"] == Rate(20, 40), "that the other seat has it does not count"


def test_seats_are_told_apart_only_where_not_all_win_together():
    assert analysis.seats([row(won=True), row(won=False)]) == []
    race = [rival(True, [], n) for n in range(3)]
    assert analysis.seats(race) == [Rate(3, 3), Rate(0, 3)]


@pytest.mark.parametrize(
    ("first", "says"),
    [(70, "70.0 % (60-78 %) of the games, an even share is 50 %: a clear advantage"), (52, "no clear advantage"),
     (30, "a clear disadvantage")],
)  # fmt: skip
def test_the_first_player_has_an_advantage_only_where_it_is_no_luck(first, says):
    assert says in report.first_player([Rate(first, 100), Rate(100 - first, 100)])


def test_a_campaign_counts_parties_and_places_in_the_chain():
    """Three parties: one wins both quests, one loses the second by another road, one loses at once."""
    story = experiment.read('game = "cellar"\ncampaign = true\n')
    rows = [row(True, 0, 0, 0), row(True, 0, 0, 1, scenario="b"), row(True, 0, 1, 0), row(False, 0, 1, 1, scenario="c"),
            row(False, 0, 2, 0)]  # fmt: skip
    (cell,) = analysis.cells(story, rows)
    assert cell.won == Rate(1, 3)
    assert (cell.decisions, cell.middle, cell.longest) == (pytest.approx(50 / 3), 20, 20)
    assert analysis.links(rows) == [(0, "a", Rate(2, 3)), (1, "b", Rate(1, 1)), (1, "c", Rate(0, 1))]
    assert analysis.curve(rows) == [Rate(2, 3), Rate(1, 2)]


# ------------------------------------------------------------------------------------------ what truly differs


def differences(before, after, asked=PLAIN):
    found = comparing.compare((asked, before), (asked, after))
    return {one.figure.name: one for one in found.differences}, found


def test_the_same_seeds_are_compared_game_by_game():
    """Every game is two decisions longer; between the games they differ by hundreds."""
    before = [row(seed=n, decisions=100 * n) for n in range(10)]
    after = [row(seed=n, decisions=100 * n + 2 + n % 2) for n in range(10)]
    figures, found = differences(before, after)
    assert found.paired
    assert figures["decisions"].change.size == pytest.approx(2.5)
    assert figures["decisions"].clear
    assert not figures["games won"].clear


def test_other_seeds_are_compared_as_a_whole():
    before = [row(seed=n, decisions=100 * n) for n in range(10)]
    after = [row(seed=n + 100, decisions=100 * n + 2) for n in range(10)]
    figures, found = differences(before, after)
    assert not found.paired
    assert not figures["decisions"].clear


def test_a_few_games_prove_nothing_however_equal_they_are():
    """Three lost and then the same three won: luck does that once in four times. Of ten, it is clear."""
    for games, clear in ((3, False), (10, True)):
        lost, won = ([row(won, seed=n) for n in range(games)] for won in (False, True))
        for after in (won, [msgspec.structs.replace(one, seed=one.seed + 50) for one in won]):
            figures, _ = differences(lost, after)
            assert figures["games won"].clear == clear


def test_two_experiments_that_do_not_differ_are_seldom_called_different():
    """The games of one set-up dealt into two, many times: no more than one comparison in twenty finds anything."""
    asked = experiment.read('game = "cellar"\n[setup]\nseats = 3\n')
    rows = [running.play_task(asked, (0, seed)).rows[0] for seed in range(160)]
    rng, called = random.Random(4), 0
    for _ in range(300):
        rng.shuffle(rows)
        called += any(one.clear for one in differences(rows[:80], rows[80:], asked)[0].values())
    assert called <= 20


def test_many_comparisons_are_corrected():
    assert significance.holm([0.04] + [0.5] * 9) == [False] * 10
    assert significance.holm([0.004] + [0.5] * 9) == [True] + [False] * 9


def test_a_campaign_is_compared_party_by_party():
    """The second rule lets the first party go on to a quest that it loses: more quests are won, not fewer."""
    story = experiment.read('game = "cellar"\ncampaign = true\n')
    before = [row(False, seed=n) for n in range(12)]
    after = [one for n in range(12) for one in (row(True, seed=n), row(False, seed=n, link=1, scenario="b"))]
    figures, found = differences(before, after, story)
    assert found.games == (12, 12)
    assert figures["quests won"].change.size == 1
    assert figures["quests won"].clear


def test_cells_of_one_only_are_left_out_and_said():
    one, two = (experiment.read(f'game = "cellar"\n[grid]\nseats = {seats}\n') for seats in ([1, 2], [2, 3]))
    before = [row(cell=cell, seed=n) for cell in (0, 1) for n in range(4)]
    after = [row(n > 0, cell=cell, seed=n, decisions=12) for cell in (0, 1) for n in range(4)]
    found = comparing.compare((one, before), (two, after))
    assert {difference.label for difference in found.differences} == {"seats 2"}
    told = "\n".join(comparing.told(found, ("old", "new")))
    assert "new against old: 4 and 4 games, with the same seeds" in told
    assert "left out: seats 1; seats 3" in told
    assert "games won       100.0 % -> 75.0 %: -25.0 points (-104.6 to +54.6), may be luck" in told
    assert "score           1.00 in both" in told


def test_without_a_common_cell_seeds_are_compared_not_games():
    """Eight cells with three seeds each are three pairs: they prove nothing, however equal they are."""
    one, two = (experiment.read(f'game = "cellar"\n[grid]\nseats = {seats}\n') for seats in ([1, 2], [3, 4]))
    lost, won = ([row(won, cell=cell, seed=n) for cell in (0, 1) for n in range(3)] for won in (False, True))
    found = comparing.compare((one, lost), (two, won))
    assert found.games == (6, 6)
    assert found.paired
    assert not any(difference.clear for difference in found.differences)


def test_what_cannot_be_compared_is_told_in_a_sentence():
    doria, story = experiment.read('game = "doria"\n'), experiment.read('game = "cellar"\ncampaign = true\n')
    rows = [row(seed=n) for n in range(3)]
    for other, says in ((doria, "different games"), (story, "with a campaign")):
        with pytest.raises(SetupError, match=says):
            comparing.compare((PLAIN, rows), (other, rows))
    with pytest.raises(SetupError, match="too few"):
        comparing.compare((PLAIN, rows), (PLAIN, rows[:1]))


# ------------------------------------------------------------------------------------------ the report


def test_the_command_runs_reports_and_compares(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "fair.toml").write_text(CELLAR.replace('name = "quick"\n', ""))
    (tmp_path / "house.toml").write_text(
        CELLAR.replace('name = "quick"\n', "") + "[setup]\noptions = {open-hands = true}\n"
    )
    for name in ("fair", "house"):
        with pytest.raises(SystemExit) as ended:
            commands.main(["lab", f"{name}.toml", "--jobs", "1"])
        assert ended.value.code == 0
    out = capsys.readouterr().out
    assert "fair: 24 games of The Ogre's Cellar" in out
    assert "seats 2, bot cautious: won" in out
    with pytest.raises(SystemExit) as ended:
        commands.main(["lab", "fair", "house", "--compare"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert "house against fair: 24 and 24 games, with the same seeds" in told
    assert "none of 20 differences is clear" in told
    assert "Holm's correction" in told
    with pytest.raises(SystemExit) as ended:
        commands.main(["lab", "fair", "--compare"])
    assert ended.value.code == 2


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    folder = tmp_path_factory.mktemp("played")
    list(running.run(experiment.read(CELLAR.replace("games = 6", "games = 20")), folder, 1))
    return running.opened(folder)


def test_the_page_stands_alone_and_names_things(played):
    page = report.page(*played)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    for title in (
        "Games won",
        "Length",
        "Why games were lost",
        "Who hurts the heroes",
        "What goes with winning",
        "Tools",
    ):
        assert f"<h2>{title}</h2>" in page
    assert "seats 2, bot cautious" in page
    assert "prefers-color-scheme:dark" in page
    assert "the rats" in page


def test_the_page_tells_every_thing_and_how_often_it_was_in_play(played):
    asked, rows = played
    page, names = report.page(*played), report.names_of(asked)
    ids = {id for one in rows for id in one.used}
    assert {names.kind(id) for id in ids} == {"tiles", "cards", "tools"}
    for id in ids:
        share = 100 * (sum(id in one.used for one in rows) / len(rows))
        assert f"<td>{names.thing(id)}</td><td class=n>{share:.1f} % (" in page


def test_names_are_those_of_the_game_and_a_skill_is_a_skill():
    names = report.names_of(experiment.read('game = "universalis"\n'))
    assert (names.thing("skill-tough"), names.kind("skill-tough")) == ("Tough", "skills")
    assert (names.source("mishap"), names.source("orc-archer")) == ("a mishap of their own", "Orc archer")
    assert names.thing("nothing-known") == "nothing-known"
    assert names.kind("nothing-known") == "other things"


def test_each_scenario_has_a_map_of_its_own():
    rows = [row(scenario="cellar", seed=n, spots=[(1, 1)]) for n in range(3)] + [row(scenario="vault", spots=[(2, 4)])]
    page = report.page(PLAIN, rows)
    assert re.findall(r"<h3>([^<]*falls?)</h3>", page) == ["The cellar: 3 falls", "The vault below: 1 fall"]


def test_the_terminal_speaks_of_parties_in_a_campaign():
    story = experiment.read('game = "cellar"\ncampaign = true\n', "story")
    rows = [row(True, seed=0, scenario="cellar"), row(False, seed=0, link=1, scenario="vault")]
    told = [*report.summary(story, rows)]
    assert told[1].startswith("  all: never beaten 0.0 % (0-79 %) of 1, 20 decisions")
    assert told[-1].startswith("  quest 2, The vault below: 1 party got there, won 0.0 %")


def test_rows_as_parquet(played, tmp_path):
    read = pytest.importorskip("pyarrow.parquet")
    _, rows = played
    parquet.write(rows, tmp_path / "rows.parquet")
    table = read.read_table(tmp_path / "rows.parquet")
    assert table.num_rows == 80
    assert table.column("decisions").to_pylist() == [row.decisions for row in rows]
    assert dict(table.column("used").to_pylist()[5]) == rows[5].used


def test_plots_are_drawings():
    assert plots.bars([]) == ""
    drawn = plots.bars([plots.Bar("a < b", 0.5, "50 %", 0.4, 0.6)], 0, 1)
    assert drawn.startswith("<svg")
    assert "a &lt; b" in drawn
    assert plots.histogram([1, 1, 2]).count("<rect") == 2
    even = plots.histogram([*range(32, 93)])
    assert set(re.findall(r"<title>[^<]*: (\d+)</title>", even)[:-1]) == {"3"}, "no bar is high by itself"
    assert "<title>32-34: 3</title>" in even
    far = plots.histogram([*range(100, 200), 2276])
    assert "<title>195 and more: 6</title>" in far, "one that lies far out does not press the others into a corner"
    assert ">195 to 2276</text>" in far
    assert plots.heat([(1, 1), (1, 1), (2, 5)]).count("<title>") == 2
    assert plots.curve([plots.Bar("a", 0.5), plots.Bar("b", 0.2)]).count("<circle") == 2


def test_a_long_name_is_written_on_several_lines_and_never_cut():
    name = "As many points as the best, but fewer cards drafted or more wounds."
    lines = re.findall(r">([^<]+)</text>", plots.bars([plots.Bar(name, 1.0, "12")]))
    assert " ".join(line for line in lines if line != "12") == name
    assert max(map(len, lines)) + len("12") <= plots.LETTERS


def test_one_experiment_at_a_time(tmp_path):
    with pytest.raises(SetupError, match="name one experiment"):
        command.run([tmp_path, tmp_path], None, 1, "here")
