import json

import msgspec
import pytest

import undercroft
from undercroft.kernel import Diverged, SaveError, saves


@pytest.fixture
def played():
    session = undercroft.new("cellar", seed=4, seats=2)
    for _ in range(40):
        open_door = [option for option in session.request.options if option.value.startswith("open")]
        session.answer((open_door or session.request.options)[0])
    return session


def resealed(session, **changes) -> str:
    body = json.loads(session.save())["body"]
    body.update(changes)
    raw = msgspec.json.encode(body)
    return msgspec.json.encode(saves.Envelope("save", saves.sealed(raw).hexdigest(), msgspec.Raw(raw))).decode()


def test_a_save_has_header_checkpoint_answers_history_and_digests(played):
    body = json.loads(played.save())["body"]
    assert body["header"]["game"] == "cellar"
    assert (body["header"]["seed"], body["header"]["seats"], body["header"]["version"]) == (4, 2, "1.1")
    assert len(body["history"]) == 40
    assert body["answers"] <= 40
    assert [answers // 32 for answers, _ in body["digests"]] == [0, 1], "one in every thirty-two answers"
    assert body["state"]["noise"] >= 0


def test_the_log_and_standing_orders_survive(played):
    played.order(0, undercroft.kernel.Order("distract"))
    again = undercroft.load(played.save())
    assert list(again.events) == list(played.events)
    assert again.orders == played.orders


@pytest.mark.parametrize("cut", [0, 1, 10, 200, 2000, -1])
def test_a_truncated_save_is_refused_in_one_sentence(played, cut):
    with pytest.raises(SaveError, match="not a whole Undercroft save"):
        undercroft.load(played.save()[:cut])


@pytest.mark.parametrize("text", ["", "{}", "[1]", "null", "\x00", "\ud800", '{"undercroft": 5}', "a" * 100000])
def test_foreign_files_are_refused(text):
    with pytest.raises(SaveError):
        undercroft.load(text)


def test_a_changed_save_is_noticed(played):
    with pytest.raises(SaveError, match="changed or damaged"):
        undercroft.load(played.save().replace('"seed":4', '"seed":5'))


@pytest.mark.parametrize(
    "part", ["format", "header", "state", "step", "answers", "digests", "orders", "events", "history"]
)
def test_damage_to_any_part_is_noticed(played, part):
    envelope = json.loads(played.save())
    assert part in envelope["body"], "one of the parts that are sealed each by itself"
    was = json.dumps(envelope["body"][part])
    digits = [at for at, letter in enumerate(was) if letter.isdigit()] or [len(was)]
    other = "0" if was[digits[-1] :].startswith("1") else "1"
    changed = was[: digits[-1]] + other + was[digits[-1] + 1 :] if digits[-1] < len(was) else '{"0": []}'
    envelope["body"][part] = json.loads(changed)
    with pytest.raises(SaveError, match="changed or damaged"):
        undercroft.load(json.dumps(envelope))


def test_a_part_under_another_name_is_noticed(played):
    with pytest.raises(SaveError, match="changed or damaged"):
        undercroft.load(played.save().replace('"orders":', '"order":'))


def test_saves_of_old_with_one_seal_over_all_are_read(played):
    old = resealed(played)
    assert json.loads(old)["seal"] != json.loads(played.save())["seal"]
    assert undercroft.load(old).save() == played.save()


def test_a_newer_format_and_newer_rules_ask_for_an_upgrade(played):
    with pytest.raises(SaveError, match=r"format 99.*please upgrade"):
        undercroft.load(resealed(played, format=99))
    header = {**json.loads(played.save())["body"]["header"], "version": "1.10"}
    with pytest.raises(SaveError, match=r"needs .* rules 1\.10; this program has 1\.1:"):
        undercroft.load(resealed(played, header=header))


def test_newer_content_asks_for_an_upgrade_and_older_content_is_kept(played):
    header = json.loads(played.save())["body"]["header"]
    for content in (0, played.game.info.content + 1):
        with pytest.raises(SaveError, match=rf"content {content}; this program has .*please upgrade"):
            undercroft.load(resealed(played, header={**header, "content": content}))
    old = {name: value for name, value in header.items() if name != "content"}
    assert undercroft.load(resealed(played, header=old)).config.content == 1, "before contents had numbers"


def test_an_unknown_game_is_named(played):
    header = {**json.loads(played.save())["body"]["header"], "game": "chess"}
    with pytest.raises(SaveError, match="chess"):
        undercroft.load(resealed(played, header=header))


def test_a_state_that_does_not_fit_is_refused(played):
    with pytest.raises(SaveError, match="state in this save cannot be read"):
        undercroft.load(resealed(played, state={"noise": "loud"}))


def test_answers_that_no_longer_fit_are_dropped_back_to_the_checkpoint_whatever_the_version(toy):
    session = toy("twice")
    session.answer("a")
    history = json.loads(session.save())["body"]["history"]
    assert saves.load(saves.read(session.save()), toy.game).lost == 0
    history[0][1] = "fly away"
    again = saves.load(saves.read(resealed(session, history=history)), toy.game)
    assert (again.history, again.lost, again.request.key) == ([], 1, toy("twice").request.key)
    assert again.clone().lost == 0, "only who has loaded it needs to say so"


def test_a_fault_while_answers_are_repeated_drops_them_too(toy):
    session = toy("twice")
    session.answer("a")

    async def broken(t):
        await t.choose(0, "first", ["a", "b"])
        raise LookupError("a card that is not there any more")

    changed = msgspec.structs.replace(toy.game, steps={**toy.game.steps, "twice": broken})
    again = saves.load(saves.read(session.save()), changed)
    assert (again.history, again.lost) == ([], 1)


def test_an_older_save_is_lifted_by_the_game(toy):
    session = toy("ask", "ask")
    session.answer("a")
    body = json.loads(session.save())["body"]
    body["header"]["version"], body["state"]["spoken"] = "1.0", body["state"].pop("heard")
    body["history"].append([0, "an answer of old"])
    raw = msgspec.json.encode(body)
    text = msgspec.json.encode(saves.Envelope("save", saves.sealed(raw).hexdigest(), msgspec.Raw(raw))).decode()

    def migrate(state, version):
        assert version == "1.0"
        return {**state, "heard": state.pop("spoken")}

    game = msgspec.structs.replace(toy.game, migrate=migrate)
    again = saves.load(saves.read(text), game)
    assert again.state.heard == ["a"]
    assert len(again.history) == 1, "an answer that the new rules do not know is dropped, the rest is kept"


def test_a_replay_repeats_every_checkpoint(played):
    assert undercroft.replay(played.save()).save() == played.save()


def test_a_replay_finds_the_first_step_that_differs(played):
    digests = json.loads(played.save())["body"]["digests"]
    digests[1][1] = "0" * 12
    with pytest.raises(Diverged) as caught:
        undercroft.replay(resealed(played, digests=digests))
    assert caught.value.at == digests[1][0]


def test_a_replay_names_an_answer_that_is_not_legal(played):
    history = json.loads(played.save())["body"]["history"]
    history[3][1] = "fly away"
    with pytest.raises(Diverged, match="fly away"):
        undercroft.replay(resealed(played, history=history))


def test_a_guess_is_not_saved(played):
    with pytest.raises(SaveError, match="guess"):
        played.determinised(0, 1).save()


def test_a_game_that_is_saved_all_the_time_is_saved_like_one_that_is_saved_once():
    """A save goes on with the beginning of the last one, also where something was taken back in between."""
    often, once = (undercroft.new("cellar", seed=4, seats=2) for _ in range(2))
    undone = 0
    while often.request is not None:
        options = often.request.options
        often.answer(options[len(often.history) % len(options)])
        often.save()
        seat = often.history[-1].seat
        if undone < 4 and often.undoable(seat):
            often.undo(seat)
            assert undercroft.load(often.save()).save() == often.save()
            often.answer(often.request.options[-1])
            undone += 1
    assert undone == 4
    for answer in often.history:
        once.answer(answer.value, answer.seat)
    assert often.save() == once.save()
    assert list(undercroft.load(often.save()).events) == list(often.events)


def test_what_was_taken_back_after_a_save_is_not_in_the_next(toy):
    session = toy("window", "ask")
    for answer in ("a", "pass", "pass", "pass"):
        session.answer(answer)
    assert [event["damage"] for event in json.loads(session.save())["body"]["events"]] == [5, 5, 5]
    session.undo(0)
    session.answer("block")
    assert [event["damage"] for event in json.loads(session.save())["body"]["events"]] == [5, 5, 3]
    assert saves.load(saves.read(session.save()), session.game).save() == session.save()
