"""The plain table, driven line by line as a player at a keyboard would."""

import re
from types import SimpleNamespace

import pytest

import undercroft
from undercroft import bots, store
from undercroft.kernel import CHANCE, Ask, IllegalAnswer, Order, Request, Text, Word
from undercroft.tables.drawing import letters
from undercroft.tables.plain import PlainTable, looking, start, words
from undercroft.tables.plain.menu import Menu, whole
from undercroft.tables.plain.numbering import Numbers
from undercroft.tables.plain.screen import LEAST_MAP, SMALLEST_MAP, at_hand, header, screen
from undercroft.tables.plain.surroundings import around
from undercroft.toolkit.scene import Board, Cell, Edge, Piece, Scene


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    return tmp_path


class Desk:
    """A keyboard with these lines and a screen that remembers."""

    def __init__(self, lines, seats=2, humans=1, lang="en", seed=3, **setup):
        self.lines, self.screen = list(lines), []
        session = undercroft.new("cellar", seed=seed, seats=seats, lang=lang, **setup)
        game = start.begin(session, set(range(humans)), None, "desk")
        others = {seat: bots.make("cellar", "cautious", seat) for seat in range(humans, seats)}
        self.wiped = 0
        self.table = PlainTable(
            game, others, read=self.read, write=self.screen.append, clear=self.wipe, size=lambda: (80, 24)
        )

    def wipe(self):
        self.wiped += 1

    def read(self, prompt):
        self.screen.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def play(self):
        self.table.play()
        return "\n".join(self.screen)


def kept(name):
    return store.open().open(name).session


def test_numbers_texts_and_beginnings_are_answers(home):
    desk = Desk(["1", "wait", "lis"])
    shown = desk.play()
    assert [answer.value for answer in desk.table.session.history if answer.seat == 0] == ["club", "wait", "listen"]
    assert "Thief 1 packs a club." in shown


def test_leaving_keeps_the_game_and_resuming_goes_on(home):
    desk = Desk(["club", "wait", "quit"])
    assert 'saved as "desk"' in desk.play()
    assert kept("desk").save() == desk.table.session.save()


def test_the_end_of_input_keeps_the_game(home):
    Desk(["club"]).play()
    assert kept("desk").history[0].value == "club"


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
    menu = desk.table.menu(request)
    for option in request.options:
        assert menu.meant(option.label.upper()) == option.value
    assert menu.meant("nothing like it") == "nothing like it"


def test_why_names_the_rules(home):
    shown = Desk(["club", "why", "why 1", "why 999999999999", "why ²"]).play()
    assert "A turn has two actions" in shown
    assert "[cellar.turn.actions]" in shown
    assert "[cellar.open]" in shown


def test_why_not_says_what_stands_in_the_way(home):
    shown = Desk(["club", "why not", "why not 0,0", "why not thief 1", "why not dragon"]).play()
    assert "Why not what?" in shown
    assert "You are in this room." in shown or "That is you." in shown
    assert 'nothing here called "dragon"' in shown


def test_undo_is_free_before_dice_and_asks_the_table_after(home):
    desk = Desk(["club", "wait", "undo", "listen", "undo", "no", "undo", "yes", "wait"])
    shown = desk.play()
    assert "Undone: Wait." in shown
    assert "the whole table must agree" in shown.replace("\n", " ")
    assert "Undone: Listen." in shown
    assert kept("desk").save() == desk.table.session.save()
    assert [answer.value for answer in desk.table.session.history if answer.seat == 0] == ["club", "wait"]


def test_commands_have_german_words_and_the_english_ones_still_count(home):
    desk = Desk(["club", "wait", "RÜCKGÄNGIG", "hilfe", "", "warum", "rules lamp tool", "schluss", "wait"], lang="de")
    shown = desk.play()
    assert "Zurückgenommen: " in shown
    assert "rückgängig: deine letzte Antwort zurücknehmen." in shown
    assert "[cellar.turn.actions]" in shown
    assert "[cellar.tool.lamp]" in shown
    assert desk.lines == ["wait"]  # the table was left before
    assert "rückgängig" not in Desk(["club", "hilfe"]).play()  # no command at an English table


def test_nothing_to_take_back_is_said(home):
    assert "\nThere is nothing to undo.\n" in Desk(["undo"]).play()


def test_saving_under_a_name_and_a_bad_name(home):
    shown = Desk(["club", "save before the larder", "save ../../etc", "save " + "n" * 100]).play()
    assert 'Saved as "before the larder"' in shown
    assert shown.count("name has") == 2
    assert sorted(store.open().names()) == ["before the larder", "desk"]
    german = Desk(["sichern ../../etc"], lang="de").play()
    assert "\nEin Name hat 1 bis 60 Buchstaben" in german


def test_help_rules_map_and_log(home):
    typed = ["club", "help", "", "rules lamp tool", "rules", "", "rules lamp zzz", "map", "", "log", "HELP", ""]
    shown = Desk(typed).play()
    assert "undo: take back your last answer." in shown
    assert "[cellar.tool.lamp]" in shown
    assert shown.count("No rule contains that word.") == 1
    assert "What it is about\n================\nOne to four thieves creep into the ogre's cellar" in shown
    assert shown.count("Noise 0/11") == 10  # the question comes again, with the map, after every command


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
    folded = shown.replace("\n", " ")
    assert (
        "unless I can choose: pit, darts, unless in: hall, always above a cost of 3; but ask me now and then" in folded
    )


@pytest.mark.parametrize("line", ["trap sometimes", "trap above much", "trap unless"])
def test_an_unclear_order_is_refused_with_the_word(home, line):
    desk = Desk(["club", f"orders pass {line}"])
    assert f'"{line.split()[1]}" makes no sense in an order' in desk.play()
    assert not desk.table.session.orders.get(0)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("sometimes", '"sometimes" makes no sense in an order.'),
        ("pass", "This question has no option to pass, so no order can answer it."),
        ("pass pack", "This question has no option to pass, so no order can answer it."),
    ],
)
def test_an_order_that_means_nothing_is_refused_with_the_reason(home, line, said):
    desk = Desk([f"orders {line}"])
    assert said in desk.play().replace("\n", " ")
    assert not desk.table.session.orders.get(0)


def test_people_who_share_a_keyboard_hand_it_over_and_see_only_their_own_cards(home):
    desk = Desk(["club", "", "lamp", "", "wait", "wait", "", "wait"], humans=2)
    shown = desk.play()
    assert "Seat 2 is next. Please hand over the keyboard." in shown
    before, rest = shown.split("Seat 2 is next.")[:2]
    after = rest.split("Seat 1 is next.")[0]
    assert "Tricks of thief 2:" in after
    assert "Tricks of thief 1:" in before
    assert "Tricks of thief 2:" not in before
    assert "Tricks of thief 1:" not in after
    assert desk.wiped == 6  # before and behind each hand-over


def test_typed_dice_may_come_one_by_one_or_in_a_row(home):
    desk = Desk(["club", "wait", "wait", "7", "six", "6"], seats=1, dice="ask")
    shown = desk.play()
    assert "The ogre's sleep: what does die 1 of 1 show (1 to 6)?" in shown
    assert "The ogre (6 on the die" in shown or desk.table.session.history[-1].value == "6"


def test_the_table_speaks_german(home):
    shown = Desk(["1", "why", "quit"], lang="de").play()
    assert "Dieb 1 nimmt einen Knüppel mit." in shown
    assert "Das Spiel ist unter" in shown


def test_a_fault_in_the_rules_is_told_noted_and_costs_only_the_answer(home, monkeypatch):
    desk = Desk(["club", "wait", "listen"])

    async def explode(t, seat):
        raise ZeroDivisionError("bang")

    desk.table.turn(desk.table.session.request)
    desk.table.turn(desk.table.session.request)
    monkeypatch.setitem(desk.table.session.game.steps, "act", explode)
    with pytest.raises(EOFError):  # asked again
        desk.table.turn(desk.table.session.request)
    shown = "\n".join(desk.screen)
    assert "The rules failed at that answer" in shown
    assert "bang" not in shown
    assert "bang" in (home / "last-error.txt").read_text()


def test_a_whole_game_told_to_its_end(home):
    desk = Desk(["1"] * 3000, seats=1)
    shown = desk.play()
    assert desk.table.session.over
    assert "Score:" in shown


# ------------------------------------------------------------ looking


def test_looking_shows_cards_figures_squares_and_options_in_full(home):
    shown = Desk(["club", "look", "look lull", "look thief 2", "look 0,0", "look 5", "look zzz", "look 9,9"]).play()
    assert "Two less noise." in shown
    assert "It was his mother's favourite." in shown
    assert "Thief 2: waiting, Health 3/3" in shown
    assert "Carry 6 silver up the stairs" in shown
    assert "Haste (Trick)" in shown
    assert 'There is nothing here called "zzz".' in shown
    assert "There is nothing at 9,9." in shown


def test_a_hint_names_an_option_that_is_there(home):
    shown = Desk(["hint"]).play()
    assert re.search(r"^[123]\. .*won in \d+ % of \d+ tries", shown, re.M)


def test_there_is_no_hint_where_people_roll(home):
    assert "You roll these dice yourself" in Desk(["club", "wait", "wait", "hint"], seats=1, dice="ask").play()


# ------------------------------------------------------------ what a line means


def test_a_beginning_that_fits_several_options_names_them(home):
    shown = Desk(["club", "open"]).play()
    assert '"open" fits several options: 1. Open the door in the north; 2. Open' in shown.replace("\n", " ")


def test_a_whole_word_is_meant_before_a_part_of_one():
    words = [Word("north-east"), Word("east"), Word("south-east")]
    ask = Ask(0, "turn", words, label=lambda one: Text(f"Turn {one}"))
    menu = Menu(Request(ask, lambda text: text.id, lambda _: True), None, lambda text: text.id)
    assert menu.meant("east turn") == "east"
    assert menu.meant("south turn") == "south-east"
    with pytest.raises(IllegalAnswer, match="menu-which"):
        menu.meant("turn")


def test_a_typed_square_means_the_option_there(home):
    session = undercroft.new("cellar", seed=3, seats=1)
    session.answer("club")
    session.answer("open north")
    if session.request.key == "turn":
        session.answer(session.request.options[0])
    menu = Menu(session.request, session.scene(0), session.speaker)
    assert menu.meant("0,0") == "sneak south"
    assert menu.meant("0 0") == "sneak south"
    with pytest.raises(IllegalAnswer, match=r"^There is nothing to do at 5,5 now"):
        menu.meant("5,5")
    assert menu.meant("fly") == "fly"


def test_surplus_dice_are_refused_and_none_is_kept_for_another_roll(home):
    desk = Desk(["club", "wait", "wait", "6 5 4", "6"], seats=1, dice="ask")
    shown = desk.play()
    assert "Only one of these dice is still to be rolled, and you gave 3." in shown
    assert [answer.value for answer in desk.table.session.history if answer.seat == -1] == ["6"]


# ------------------------------------------------------------ keeping is safe


def test_a_second_game_of_the_same_name_gets_a_number(home):
    Desk(["club"]).play()
    second = Desk(["lamp"])
    assert second.table.game.name != "desk"
    second.play()
    assert kept("desk").history[0].value == "club"
    assert kept(second.table.game.name).history[0].value == "lamp"


def test_saving_over_another_game_gives_a_number_and_says_so(home):
    Desk(["club"]).play()
    shown = Desk(["lamp", "save desk", "wait"]).play()
    assert "There is already a game of that name" in shown
    assert kept("desk").history[0].value == "club"


def test_where_saving_fails_the_game_goes_on_and_says_so_until_it_works(home, monkeypatch):
    desk = Desk(["club", "wait", "wait", "wait"])
    answers = []
    real = desk.table.answer

    def answer(value, seat):
        answers.append((value, seat))
        broken = len(answers) in (3, 4)
        home.chmod(0o700)
        if broken:
            monkeypatch.setattr("undercroft.store.records.append", refuse)
        else:
            monkeypatch.undo()
            monkeypatch.setenv("UNDERCROFT_HOME", str(home))
        real(value, seat)

    def refuse(*_):
        raise undercroft.SaveError("the disk is full")

    desk.table.answer = answer
    shown = desk.play()
    assert shown.count("NOT SAVED: the disk is full") == 2
    assert "Saving works again" in shown
    assert kept("desk").save() == desk.table.session.save()


def test_a_game_whose_store_cannot_be_opened_is_played_all_the_same(tmp_path, monkeypatch):
    file = tmp_path / "home"
    file.write_text("not a folder")
    monkeypatch.setenv("UNDERCROFT_HOME", str(file))
    desk = Desk(["club", "wait", "wait"])
    shown = desk.play()
    assert [answer.value for answer in desk.table.session.history if answer.seat == 0] == ["club", "wait", "wait"]
    assert shown.count("NOT SAVED") >= 3
    file.unlink()
    desk.lines = ["wait"]
    desk.table.play()
    assert "Saving works again" in "\n".join(desk.screen)
    assert kept("desk").save() == desk.table.session.save()


# ------------------------------------------------------------ the terminal is not steered


def test_nothing_that_a_stranger_wrote_reaches_the_terminal_raw(home, monkeypatch):
    desk = Desk(["club", "log"])
    real = desk.table.session.speaker
    monkeypatch.setattr(desk.table.session, "speaker", lambda text: real(text) + "\x1b[2J\n1. Forged\u202e")
    shown = desk.play()
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "\n1. Forged" not in shown


def test_the_hint_for_resuming_works_as_printed(home, monkeypatch, tmp_path):
    called = tmp_path / "bin" / "undercroft"
    called.parent.mkdir()
    called.write_text("#!/bin/sh\n")
    called.chmod(0o755)
    monkeypatch.setattr("sys.argv", [str(called)])
    monkeypatch.setenv("PATH", "/nowhere")
    assert words.program() == str(called)
    monkeypatch.setenv("PATH", str(called.parent))
    assert words.program() == "undercroft"
    assert Desk(["club"]).play().endswith('Continue with:\nundercroft play --resume "desk"')
    long = " ".join(["a long evening"] * 4)
    assert Desk([f"save {long}"]).play().endswith(f'Continue with:\nundercroft play --resume "{long}"')


def test_options_tell_what_their_cards_say_where_there_is_room(home):
    session = undercroft.new("cellar", seed=3, seats=2)
    for seat in (0, 1):
        session.answer("club", seat)
    menu = Menu(session.request, session.scene(0), session.speaker)
    roomy, tight = menu.lines(80, 20), menu.lines(80, 11)
    assert roomy[roomy.index("  5. Play Haste") + 1] == "     Two more actions this turn."
    assert tight[tight.index("  5. Play Haste") + 1] == "  Or else:"
    assert not menu.cut
    assert len(menu.lines(80, 3)) == 3
    assert menu.cut


def test_what_was_looked_at_stays_on_the_screen_beside_the_question(home):
    desk = Desk(["club", "look lullaby"])
    shown = desk.play().splitlines()
    last = [n for n, line in enumerate(shown) if line.startswith("Your choice")][-1]
    assert any("Two less noise." in line for line in shown[last - 23 : last])
    assert any("what do you do?" in line for line in shown[last - 23 : last])


def test_a_game_that_goes_on_tells_only_what_happened_lately(home):
    desk = Desk(["club", *["wait"] * 30])
    first = desk.play()
    assert "Thief 1 packs a club." in first
    again = Desk([])
    again.table = PlainTable(
        desk.table.game, desk.table.others, read=again.read, write=again.screen.append, size=lambda: (80, 24)
    )
    assert len(desk.table.session.events) > 20
    told = again.play()
    assert "packs a club" not in told
    assert words.fold(desk.table.session.speaker(desk.table.session.events[-1].text()), 80)[0] in told


def test_a_long_text_waits_page_by_page_and_whoever_types_on_is_not_held_up(home):
    paged = Desk(["club", "help", "", "wait"])
    shown = paged.play()
    page, rest = shown.split("(Enter continues)", 1)
    assert "undo: take back" in page
    assert "Noise 0/11" in rest  # the question has the whole screen again
    assert "Taken back" not in rest
    hasty = Desk(["club", "help", "wait"])
    hasty.play()
    assert [answer.value for answer in hasty.table.session.history if answer.seat == 0] == ["club", "wait"]
    assert [answer.value for answer in paged.table.session.history if answer.seat == 0] == ["club", "wait"]


def test_no_line_scrolls_away_before_it_could_be_read(home):
    desk = Desk(["club", "rules", *[""] * 5, "help", *[""] * 5, "map", "", "log", ""])
    height, since = 0, []

    def write(line):
        nonlocal height
        height += 1
        since.append(height)

    def read(prompt):
        nonlocal height
        height = 0
        return desk.read(prompt)

    desk.table._write, desk.table.read = write, read
    desk.table.play()
    assert max(since) <= 23


def test_a_kind_of_question_is_explained_once_and_again_on_demand(home):
    explained = "(You have two actions in a turn."
    desk = Desk(["club", "wait", "wait", "help", "", "wait"])
    assert desk.play().count(explained) == 2
    quiet = Desk(["guide", "club", "wait", "wait"])
    assert explained not in quiet.play()


def test_a_menu_too_long_for_the_screen_is_shown_in_short(home):
    desk = Desk([])
    desk.play()
    menu = desk.table.menu(desk.table.session.request)
    assert menu.lines(30, 8)[0] == "  1. Club: Fights succeed on 1"
    assert menu.lines(30, 4)[0] == "  1. Club: Fights succeed ..."
    assert menu.lines(30, 3)[:-1] == ["  1. Club  2. Lamp", "    3. Leather coat"]
    assert not menu.cut


def test_a_new_game_says_where_its_rules_are_and_one_that_goes_on_does_not(home):
    desk = Desk(["club", "quit"])
    shown = desk.play()
    assert "Type rules to read how this game works" in shown
    assert shown.count("Carry 6 silver") == 1
    again = Desk([])
    again.table = PlainTable(desk.table.game, desk.table.others, read=again.read, write=again.screen.append)
    shown = again.play()
    assert "Type rules to read how this game works" not in shown
    assert shown.count("Carry 6 silver") == 1  # whoever comes back after months has forgotten it
    shared = Desk(["club", "", "club", "", "wait"], humans=2)
    assert shared.play().count("Carry 6 silver") == 2  # once to each of the two


def test_story_and_goal_of_a_quest_are_told_once_before_and_after_the_party_is_mustered(home):
    session = undercroft.new("universalis", seed=3, seats=1, heroes=3, scenario="the-drowned-chapel")
    screen, lines = [], ["Shara", "Taeral", "Maeliss"]

    def read(prompt):
        screen.append(prompt)
        if not lines:
            raise EOFError
        return lines.pop(0) if "Enter goes on" not in prompt else ""

    PlainTable(start.begin(session, {0}, None, "quest"), {}, read=read, write=screen.append).play()
    shown = " ".join(screen)
    assert "Who is activated next?" in shown
    assert shown.count("Nimfall has three bells.") == 1
    assert shown.count("Take the clapper out of the font") == 1
    assert shown.count("The path to the lychgate") == 1


def test_looking_at_an_option_tells_its_whole_label_and_what_is_printed_under_its_name(home):
    shown = Desk(["look 2"]).play()
    looked = shown.split("Your choice (help for commands): ", 1)[1]
    assert looked.startswith("\nLamp: You see the next tile on your turn.\n")
    assert "Lamp (Tool)" in looked
    assert "There is nothing here" not in looked


def test_cards_that_a_question_is_about_lie_beside_it(home):
    """The dimension shop: what is for sale can be read before anything is paid."""
    session = undercroft.new("doria", seed=11, lang="en")
    bot = bots.make("doria", "steady", 0)
    while session.request.key != "shop":
        session.answer(bot.answer(session, session.request), 0)
    lines = screen(session, session.request, 80, 23).lines
    for zone in session.scene(0).zones:
        if zone.id == "shop":
            assert zone.cards
            assert all(any(session.speaker(card.name) in line for line in lines[:6]) for card in zone.cards)
            priced = next(card for card in zone.cards if card.cost)
            assert f"{session.speaker(priced.name)} ({priced.cost})" in " ".join(lines[:6])


def test_the_columns_of_a_wide_map_do_not_run_together():
    cells = tuple(Cell(f"c{x}", x, 0) for x in range(-11, 3))
    drawn = letters(Board("b", Text("b"), cells))
    assert drawn.lines[0].split() == ["-10", "-8", "-6", "-4", "-2", "0", "2"]
    assert drawn.lines[0].index("-8") - drawn.lines[0].index("-10") == 6


def test_where_texts_do_not_fit_the_figures_of_cards_do():
    session = undercroft.new("alliance", seed=5, lang="en")
    lines = screen(session, session.request, 80, 23).lines
    assert "  1. Petra: human · warrior twice over; Melee 3; Armor 2; Speed 4; Health 5" in lines
    assert len(lines) < 23
    roomy = screen(session, session.request, 80, 60).lines
    assert any("Brings along: Overhead Swing" in line for line in roomy)


def test_figures_that_a_label_names_are_not_told_twice():
    session = undercroft.new("doria", seed=11, lang="en")
    bot = bots.make("doria", "steady", 0)
    while session.request.key != "redraw-standard":
        session.answer(bot.answer(session, session.request), 0)
    told = "\n".join(screen(session, session.request, 80, 40).lines)
    assert told.lower().count("attack 2d+3") == told.count("attack 2D+3") > 0
    assert "Armor rating" not in told
    assert told.count("armor rating") > 0


def test_doors_that_can_be_meant_carry_their_letter_on_the_map_and_in_the_menu(home):
    session = undercroft.new("cellar", seed=3, seats=1, lang="en")
    session.answer("club", 0)
    request, scene = session.request, session.scene(0)
    menu = Menu(request, scene, session.speaker)
    doors = {one.number: one.option.at for one in menu.options if one.option.at and "door" in one.option.at[0]}
    assert len(set(doors.values())) > 1
    shown = "\n".join(screen(session, request, 80, 23).lines)
    drawn = letters(scene.boards[0], signs=menu.signs).lines
    for number in doors:
        letter = menu.doors[number]
        assert f"[{letter}]" in next(line for line in menu.everything(80) if line.strip().startswith(f"{number}."))
        assert any(letter in line for line in drawn)
    assert "[a]" in shown
    assert len(set(menu.doors.values()) - {""}) == len(set(doors.values()))


def test_short_groups_share_a_line_where_options_are_packed():
    session = undercroft.new("alliance", seed=41, lang="en", mode="solo", seats=1)
    bot = bots.make("alliance", "greedy", 0)
    while session.request.key != "act":
        session.answer(bot.answer(session, session.request), 0)
    menu = Menu(session.request, session.scene(0), session.speaker)
    lines = menu.lines(100, 12, 3)
    lone = next(one.number for one in menu.options if one.option.value == "face")
    done = next(one.number for one in menu.options if one.option.value == "done")
    assert f"  Turn: {lone}. Turn on the spot" in lines  # the doors after it fill more than a line
    assert lines[-1].endswith(f" | End: {done}. End the activation")
    assert all(len(line) <= 100 for line in lines)
    assert not any(" | " in line for line in menu.lines(90, 40))  # with room enough each has a line


def test_the_map_gives_way_before_options_are_cut_short():
    """What an attack would do matters more than another row of the map; a menu in short comes last."""
    session = undercroft.new("alliance", seed=41, lang="en", mode="solo", seats=1)
    bot, short = bots.make("alliance", "greedy", 0), 0
    for _ in range(60):
        request, scene = session.request, session.scene(0)
        menu = Menu(request, scene, session.speaker)
        above = [*header(scene, session.speaker, 80), *at_hand(scene, request, session.speaker, 80)]
        for height in range(14, 24) if request.key == "act" else ():
            if any("(shortened;" in line for line in screen(session, request, 80, height).lines):
                room = height - 1 - len(words.fold(request.prompt, 80)) - len(above)
                menu.lines(80, max(4, room - LEAST_MAP - 2), 0)
                assert menu.short
                short += 1
        session.answer(bot.answer(session, request), 0)
    assert short


def test_the_first_group_is_never_folded_away():
    """Groups are folded from the last up; attacks, which come first, keep every option."""
    session = undercroft.new("alliance", seed=41, lang="en", mode="solo", seats=1)
    bot = bots.make("alliance", "veteran", 0)
    found = 0
    for _ in range(300):
        request = session.request
        if request is None:
            break
        menu = Menu(request, session.scene(0), session.speaker)
        first = next(iter(menu.groups.values()))
        if request.key == "act" and first[0].option.group == "attack" and len(first) > 1:
            told = " ".join(line.strip() for line in menu.folded(80, 3))
            assert all(f"{one.number}. {one.option.label}" in told for one in first)
            found += 1
        session.answer(bot.answer(session, request), 0)
    assert found


def test_what_the_first_news_tell_is_not_told_before_them(home):
    """The quest is read aloud once; the goal, which the news do not have, is told."""
    lines, shown = ["quit"], []

    def read(prompt):
        return lines.pop(0)

    session = undercroft.new("universalis", seed=12, lang="en", seats=1, scenario="the-old-cellar", heroes=2)
    game = start.begin(session, {0}, None, "cellar")
    PlainTable(game, {}, read=read, write=shown.append, size=lambda: (80, 60)).play()
    told = " ".join(shown)
    assert told.count("The brewer of Sudfall") == 1
    assert told.count("Goal: Slay the orc champion") == 1


def test_what_was_told_at_the_start_is_no_news_later(home):
    """The story of a quest stands in the briefing; the event that tells it comes only after the heroes are chosen."""
    shown: list[str] = []
    session = undercroft.new("plungin", seed=3, lang="de", seats=1, scenario="knocking-wall")

    def read(prompt):
        return "quit" if session.request.key == "place" else "1"

    game = start.begin(session, {0}, None, "wall")
    PlainTable(game, {}, read=read, write=shown.append, size=lambda: (80, 200)).play()
    told = " ".join(shown)
    story = [event for event in session.events if "Fainsworth" in session.speaker(event.text())]
    assert len(story) == 1
    assert "Wo steht" in told
    assert told.count("Jede Nacht klopft die Kellerwand") == 1


def test_a_square_with_furniture_tells_what_is_printed_about_it():
    session = undercroft.new("universalis", seed=12, lang="en", seats=1, scenario="the-old-cellar", heroes=2)
    bot = bots.make("universalis", bots.names("universalis")[0], 0)
    while not any(piece.id.startswith("piece-") for piece in session.scene(0).boards[0].pieces):
        session.answer(bot.answer(session, session.request), 0)
    scene = session.scene(0)
    piece = next(piece for piece in scene.boards[0].pieces if piece.id.startswith("piece-"))
    cell = next(cell for cell in scene.boards[0].cells if cell.id == piece.cells[0])
    shown = list(looking.look(session, session.request, 0, f"{cell.x},{cell.y}", 80))
    assert shown[0].startswith(f"{session.speaker(piece.name)} (Furniture), Height")
    assert len(shown) > 1


def test_a_lone_door_needs_no_letter():
    session = undercroft.new("doria", seed=11, lang="en")
    bot = bots.make("doria", "steady", 0)
    while session.request.key != "open":
        session.answer(bot.answer(session, session.request), 0)
    menu = Menu(session.request, session.scene(0), session.speaker)
    assert menu.signs == {}
    assert not any("[a]" in line for line in menu.everything(80))


def test_whoever_chooses_among_cards_has_the_whole_screen_for_them(home):
    """Beside the news nine heroes would be bare names: the news is read first."""
    lines, shown = ["", "quit"], []

    def read(prompt):
        shown.append(prompt)
        return lines.pop(0)

    session = undercroft.new("alliance", seed=5, lang="en", seats=2)
    game = start.begin(session, {0, 1}, None, "drafting")
    PlainTable(game, {}, read=read, write=shown.append, size=lambda: (80, 21)).play()
    paused = shown.index("(Enter continues) ")
    assert not any("Petra" in line for line in shown[:paused])
    assert any("1. Petra: human · warrior twice over" in line for line in shown[paused:])


def in_a_room_with_much_to_do():
    """Doria, where a hero has potions, a friend and doors: the menu of a turn is long and squares are typed."""
    session = undercroft.new("doria", seed=11, lang="en")
    bot = bots.make("doria", "steady", 0)
    while session.request.key != "act" or len(Menu(session.request, session.scene(0), session.speaker).groups) < 5:
        session.answer(bot.answer(session, session.request), 0)
    return session


def test_a_group_that_is_folded_keeps_its_first_options_and_its_last_number():
    session = in_a_room_with_much_to_do()
    menu = Menu(session.request, session.scene(0), session.speaker)
    whole = [line for group in menu.groups for line in menu._group(group, 80, "packed")]
    folded = menu.folded(80, len(whole))
    assert len(folded) <= len(whole)
    last = list(menu.groups)[-1]
    assert folded[-2].startswith(f"  {menu.title(last)}: ")
    assert folded[-2].endswith(f" ... {len(menu.options)}.")
    assert folded[0] == whole[0]
    assert menu.folded(80, 40)[:-1] == whole


def test_a_folded_line_ends_with_a_whole_option_where_it_has_several():
    session = in_a_room_with_much_to_do()
    menu = Menu(session.request, session.scene(0), session.speaker)
    group = next(group for group, some in menu.groups.items() if len(some) > 2 and group not in menu.by_square)
    first, second, *_, last = (one.number for one in menu.groups[group])
    line = f"  Doing: {first}. Sleep (2 AP)  {second}. Wake"
    assert menu._first(group, line, 80) == f"{line} ... {last}."
    assert menu._first(group, line, len(line)) == f"  Doing: {first}. Sleep (2 AP) ... {last}."
    assert menu._first(group, line, 26) == f"  Doing: {first}. Sleep ... {last}."


def test_the_map_keeps_its_rows_beside_a_long_menu_of_squares():
    session = in_a_room_with_much_to_do()
    for height in range(18, 24):
        found = screen(session, session.request, 80, height)
        assert len(found.lines) < height
        rows = [line for line in found.lines if re.match(r" *-?\d+[|:\' ]", line)]
        assert len(rows) >= 4, "\n".join(found.lines)


def test_a_kind_of_monster_means_each_that_is_here_before_what_is_printed(home):
    session = undercroft.new("doria", seed=11, lang="en")
    bot = bots.make("doria", "steady", 0)
    while not any(sheet.id.startswith("sheet-monster") for sheet in session.scene(0).sheets):
        session.answer(bot.answer(session, session.request), 0)
    name = next(
        session.speaker(sheet.name) for sheet in session.scene(0).sheets if sheet.id.startswith("sheet-monster")
    )
    lines = list(looking.look(session, session.request, 0, name.rsplit(" ", 1)[0], 80))
    assert lines[0].startswith(name)
    assert any(line.startswith(f"{name.rsplit(' ', 1)[0]} (Monster)") for line in lines)


def test_a_list_of_everything_tells_squares_one_after_the_other():
    session = in_a_room_with_much_to_do()
    menu = Menu(session.request, session.scene(0), session.speaker)
    listed = menu.everything(80)
    text = " ".join(" ".join(listed).split())
    assert all(" ".join(str(one).split()) in text for one in menu.options)
    assert len(listed) < len(menu.options)
    assert all(len(line) <= 80 for line in listed)
    alone = [one for group, some in menu.groups.items() if group not in menu.by_square for one in some]
    assert all(any(line.startswith(f"  {one.number}. ") for line in listed) for one in alone)


def test_the_legend_stands_on_the_right_of_a_narrow_map_and_below_a_wide_one():
    session = undercroft.new("doria", seed=11, lang="en")
    bot = bots.make("doria", "steady", 0)
    while session.request.key != "act":
        session.answer(bot.answer(session, session.request), 0)
    narrow = screen(session, session.request, 80, 23).lines
    assert all(len(line) <= 80 for line in narrow)
    assert next(line for line in narrow if "# wall" in line).lstrip().startswith("+--+")
    tight = screen(session, session.request, 42, 40).lines
    assert "+--+" not in next(line for line in tight if "# wall" in line)
    assert max(map(len, tight)) <= 42


def test_news_that_would_squeeze_the_map_is_read_first(home):
    session = in_a_room_with_much_to_do()
    table = PlainTable(start.begin(session, {0}, None, "crowd"), {}, read=input, write=print, size=lambda: (80, 24))
    table.fresh = 0
    assert not table.crowded(session.request)
    table.fresh = 10
    assert table.crowded(session.request)


def test_the_number_of_a_square_sends_nobody_walking():
    session = in_a_room_with_much_to_do()
    menu = Menu(session.request, session.scene(0), session.speaker)
    typed = next(one for some in menu.by_square.values() for one in some)
    square = menu.name(menu.square(typed))
    with pytest.raises(IllegalAnswer, match=f"Number {typed.number} would be the square {square}"):
        menu.meant(str(typed.number))
    last = menu.options[-1]
    assert menu.meant(str(last.number)) == last.option.value


def test_the_number_of_an_option_is_taken_where_its_square_means_several():
    session = in_a_room_with_much_to_do()
    menu = Menu(session.request, session.scene(0), session.speaker)
    typed = next(one for some in menu.by_square.values() for one in some)
    beside = next(one for one in menu.options if one not in [two for some in menu.by_square.values() for two in some])
    shared = {cell for cell in typed.option.at if cell in menu.cells}
    menu._at_square = lambda line: [typed, beside] if line == menu.name(menu.square(typed)) else []
    assert shared
    with pytest.raises(IllegalAnswer, match="several"):
        menu.meant(menu.name(menu.square(typed)))
    assert menu.meant(str(typed.number)) == typed.option.value


def test_without_a_map_who_is_near_is_told_in_words(home):
    session = in_a_room_with_much_to_do()
    drawn = screen(session, session.request, 100, 40)
    told = screen(session, session.request, 100, 40, maps=False)
    assert drawn.map > 3
    near = next(line for line in told.lines if line.startswith("Near "))
    assert re.search(r"(north|south|east|west|here)", near)
    assert not any(line.count("#") > 5 or line.count("|") > 2 for line in told.lines)


def test_doors_of_the_own_square_are_on_its_sides_and_others_in_a_direction():
    me = Piece(id="me", icon="person", name=Text("plain-word-bot"), cells=("a",), mark="M")
    cells = tuple(Cell(id, x, 0) for x, id in enumerate("abcd"))
    edges = (
        Edge("1", 0, 0, "east", "door"),
        Edge("2", 0, 0, "north", "open"),
        Edge("3", 3, 0, "west", "locked"),
        Edge("4", 1, 0, "north", "wall"),
    )
    board = Board("b", Text("plain-word-map"), cells, edges=edges, pieces=(me,))
    speak = undercroft.new("cellar", lang="en").speaker
    near = SimpleNamespace(at=("me",))
    scene = Scene(headline=Text("plain-word-map"), boards=(board,))
    assert around(scene, near, speak) == (
        "Near bot (0,0): door, on the east side; open door, on the north side; locked door, east 2."
    )
    near.at = ("other",)
    assert around(scene, near, speak) == ""


def test_without_a_map_the_same_situation_is_described_once_and_again_by_map(home):
    desk = Desk(["club", "map off", "rules xyzzy", "map", "map on"])
    asked = desk.play().split("Thief 1, what do you do?")
    assert [("Near Thief 1" in part, "Round 1;" in part) for part in asked[1:5]] == [
        (True, True),  # map off
        (False, False),  # the same again after a command
        (True, True),  # map
        (False, True),  # drawn again
    ]
    assert "*" not in asked[2]


def test_words_of_an_option_are_meant_where_they_begin_like_a_command(home):
    desk = Desk([])
    request = desk.table.session.request
    label = request.options[2].label
    assert label == "Leather coat"
    desk.table.commands[label.split()[0].lower().rstrip(":")] = lambda rest, request: None
    assert desk.table.is_option(label[: label.index(" ") + 3].upper(), request)
    assert not desk.table.is_option(label.split()[0], request)  # a lone word is the command
    assert not desk.table.is_option("help george", request)


def test_a_line_typed_ahead_that_is_refused_puts_the_question(home):
    desk = Desk(["club"])
    desk.table.queued = ["nonsense"]
    shown = desk.play()
    assert shown.index('"nonsense" is not one of the options here.') < shown.index("which tool do you pack?")


def shown(menu, how):
    return zip(menu.options, menu._short(how).values(), strict=True)


def test_a_label_in_short_leaves_no_bracket_open():
    session = undercroft.new("plungin", seed=1, lang="en")
    menu = Menu(session.request, session.scene(0), session.speaker)
    for how in ("brief", "short"):
        assert all(text.count("(") == text.count(")") for text in menu._short(how).values())
        assert all(text == one.option.label or len(one.said) > 24 for one, text in shown(menu, how))
    assert whole("Attack Orc 2 with morningstar (3 dice") == "Attack Orc 2 with morningstar"


def test_who_comes_next_is_asked_with_the_map_around_those_who_may(home):
    session = undercroft.new("universalis", seed=3, seats=1, heroes=3, options={"ready-party": True})
    bot = bots.make("universalis", "random", 1)
    while session.request.key != "next" or len(session.request.options) < 3 or session.view(0)["turn"] < 2:
        session.answer(bot.answer(session, session.request))
    assert screen(session, session.request, 80, 13).map >= SMALLEST_MAP


def question(values, key="act", seat=0):
    options = [SimpleNamespace(value=value) for value in values]
    return SimpleNamespace(seat=seat, key=key, options=options)


def test_numbers_stay_put_from_question_to_question():
    numbers = Numbers()
    assert numbers.of(question(["north", "fight", "wait"])) == {"north": 1, "fight": 2, "wait": 3}
    after = numbers.of(question(["south", "fight", "search", "wait"]))
    assert after == {"south": 4, "fight": 2, "search": 5, "wait": 3}, "1 meant something else just now"
    assert numbers.of(question(["south", "fight", "search", "wait"])) == after, "asking again changes nothing"
    assert numbers.of(question(["rat", "ogre"], "target")) == {"rat": 1, "ogre": 2}, "another kind of question"
    assert numbers.of(question(["east", "wait"], seat=1)) == {"east": 1, "wait": 2}, "another seat"
    assert numbers.of(question(["wait", "west"])) == {"wait": 3, "west": 1}, "it remembers across the other question"
    assert numbers.of(question(["up", "down"])) == {"up": 1, "down": 2}, "nothing is left, so it begins anew"


def test_with_maps_off_a_number_means_what_it_meant_before(home):
    desk = Desk(["map off", "club", "look 99"])
    table = desk.table
    desk.play()
    request = table.session.request
    before = {one.number: one.option.value for one in table.menu(request).options}
    table.answer(before[max(before)], request.seat)
    while table.session.request.seat != request.seat:
        bot = table.others[table.session.request.seat]
        table.answer(bot.answer(table.session, table.session.request), table.session.request.seat)
    after = {one.number: one.option.value for one in table.menu(table.session.request).options}
    both = set(before.values()) & set(after.values())
    assert both
    assert all(before[number] == value for number, value in after.items() if value in both)
    assert not [number for number in after if number in before and after[number] not in both]
    table.maps = True
    assert [one.number for one in table.menu(table.session.request).options] == list(range(1, len(after) + 1))


def test_what_leads_to_a_roll_is_told_before_the_die_is_asked_for(home):
    desk = Desk(["club", "wait", "wait"], seats=1, dice="ask")
    desk.play()
    table = desk.table
    assert table.session.request.seat == CHANCE
    table.shown[0] = len(table.session.events) - 1  # the last event has not been told yet
    desk.screen.clear()
    table.greet(CHANCE)
    assert desk.screen == [table.session.speaker(table.session.events[-1].text())]
    table.greet(CHANCE)
    assert len(desk.screen) == 1, "and only once"
