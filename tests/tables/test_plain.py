"""The plain table, driven line by line as a player at a keyboard would."""

import pytest

import undercroft
from undercroft import bots, store
from undercroft.kernel import Order
from undercroft.tables.plain import PlainTable


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    return tmp_path


class Desk:
    """A keyboard with these lines and a screen that remembers."""

    def __init__(self, lines, seats=2, humans=1, lang="en", seed=3, **setup):
        self.lines, self.screen = list(lines), []
        session = undercroft.new("cellar", seed=seed, seats=seats, lang=lang, **setup)
        others = {seat: bots.make("cellar", "cautious", seat) for seat in range(humans, seats)}
        self.table = PlainTable(session, others, read=self.read, write=self.screen.append, name="desk")

    def read(self, prompt):
        self.screen.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def play(self):
        self.table.play()
        return "\n".join(self.screen)


def test_numbers_texts_and_beginnings_are_answers(home):
    desk = Desk(["1", "wait", "lis"])
    shown = desk.play()
    assert [answer.value for answer in desk.table.session.history if answer.seat == 0] == ["club", "wait", "listen"]
    assert "Thief 1 packs a club." in shown


def test_leaving_keeps_the_game_and_resuming_goes_on(home):
    desk = Desk(["club", "wait", "quit"])
    assert 'kept as "desk"' in desk.play()
    again = undercroft.load(store.read("desk"))
    assert again.save() == desk.table.session.save()


def test_the_end_of_input_keeps_the_game(home):
    Desk(["club"]).play()
    assert undercroft.load(store.read("desk")).history[0].value == "club"


@pytest.mark.parametrize(
    "bad",
    ["", "   ", "\x00\x07\x1b[2J", "99", "0", "-1", "x" * 100000, "☃" * 50, "open sesame", "1; drop", "'", "%s{0}"],
)
def test_bad_input_gives_a_sentence_and_a_new_prompt(home, bad):
    desk = Desk([bad, "club", bad])
    shown = desk.play()
    assert [answer.value for answer in desk.table.session.history if answer.seat == 0] == ["club"]
    assert "Traceback" not in shown
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) < 400


def test_an_answer_may_be_given_as_it_is_shown(home):
    desk = Desk(["club"])
    desk.play()
    request = desk.table.session.request
    labels = [option.label for option in request.options]
    assert len(set(labels)) == len(labels)
    for option in request.options:
        assert desk.table.meant(option.label.upper(), request) == option.value
    assert desk.table.meant("nothing like it", request) == "nothing like it"


def test_why_names_the_rules(home):
    shown = Desk(["club", "why", "why 1", "why 999999999999", "why ²"]).play()
    assert "A turn has two actions" in shown
    assert "[cellar.turn.actions]" in shown
    assert "[cellar.open]" in shown


def test_undo_is_free_before_dice_and_asks_the_table_after(home):
    desk = Desk(["club", "wait", "undo", "listen", "undo", "no", "undo", "yes", "wait"])
    shown = desk.play()
    assert "Taken back: wait." in shown
    assert "the whole table must agree" in shown
    assert "Taken back: listen." in shown
    assert [answer.value for answer in desk.table.session.history if answer.seat == 0] == ["club", "wait"]


def test_nothing_to_take_back_is_said(home):
    assert "there is nothing to take back" in Desk(["undo"]).play()


def test_saving_under_a_name_and_a_bad_name(home):
    shown = Desk(["club", "save before the larder", "save ../../etc", "save " + "n" * 100]).play()
    assert 'Saved as "before the larder"' in shown
    assert shown.count("a save's name has") == 2
    assert sorted(store.names()) == ["before the larder", "desk"]


def test_help_rules_map_and_log(home):
    shown = Desk(["club", "help", "rules lamp tool", "rules", "rules lamp zzz", "map", "log", "HELP"]).play()
    assert "undo: take back your last answer." in shown
    assert "[cellar.tool.lamp]" in shown
    assert shown.count("No rule has that word.") == 2
    assert shown.count("Noise 0 of 11") >= 2


def test_the_table_is_drawn_again_only_when_it_has_changed(home):
    desk = Desk(["club"])
    desk.play()
    table, before = desk.table, len(desk.screen)
    table.redraw(0)
    assert len(desk.screen) == before
    table.drawn[0] = "another table"
    table.redraw(0)
    assert desk.screen[before:] == [table.drawn[0]]


def test_standing_orders_can_be_given_and_cleared(home):
    desk = Desk(["club", "orders", "orders pass distract", "orders clear"])
    shown = desk.play()
    assert shown.count("You have no standing orders.") == 2
    assert 'When asked "distract": pass.' in shown


def test_an_order_names_words_places_costs_and_decoys(home):
    desk = Desk(["club", "orders pass trap unless pit,darts in hall above 3 decoy 7"])
    shown = desk.play()
    expected = Order("trap", unless=("pit", "darts"), places=("hall",), most=3, decoy=7)
    assert desk.table.session.orders[0] == [expected]
    assert "unless I can take: pit, darts, unless in: hall, always above a cost of 3; now and then" in shown


@pytest.mark.parametrize("line", ["trap sometimes", "trap above much", "trap unless"])
def test_an_unclear_order_is_refused_with_the_word(home, line):
    desk = Desk(["club", f"orders pass {line}"])
    assert f'I do not understand "{line.split()[1]}"' in desk.play()
    assert not desk.table.session.orders.get(0)


def test_people_who_share_a_keyboard_hand_it_over_and_see_only_their_own_cards(home):
    desk = Desk(["club", "", "lamp", "", "wait", "wait", "", "wait"], humans=2)
    shown = desk.play()
    assert "Seat 2 is next. Please hand over the keyboard." in shown
    first = shown.split("Seat 2 is next.")[0]
    assert first.count("In hand:") == 1


def test_typed_dice_may_come_one_by_one_or_in_a_row(home):
    desk = Desk(["club", "wait", "wait", "7", "six", "6"], seats=1, dice="ask")
    shown = desk.play()
    assert "The ogre's sleep: what does die 1 of 1 show (1 to 6)?" in shown
    assert "The ogre (6 on the die" in shown or desk.table.session.history[-1].value == "6"


def test_the_table_speaks_german(home):
    shown = Desk(["1", "why", "quit"], lang="de").play()
    assert "Dieb 1 nimmt einen Knüppel mit." in shown
    assert "Das Spiel liegt unter" in shown


def test_a_crash_keeps_the_game_and_the_error(home, monkeypatch):
    desk = Desk(["club", "wait"])
    broken = dict(desk.table.session.game.steps)
    session = desk.table.session

    async def explode(t, seat):
        await t.choose(seat, "act", ["wait", "search"])
        raise ZeroDivisionError("bang")

    broken["act"] = explode
    monkeypatch.setattr(session, "game", __import__("msgspec").structs.replace(session.game, steps=broken))
    with pytest.raises(ZeroDivisionError):
        desk.table.play()
    assert "bang" in (home / "last-error.txt").read_text()
    assert "crash" in store.names()


def test_a_whole_game_told_to_its_end(home):
    desk = Desk(["1"] * 3000, seats=1)
    shown = desk.play()
    assert desk.table.session.over
    assert "Score:" in shown
