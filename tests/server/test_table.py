"""A table over the network, by real clients: what each is shown, and what happens to what it sends."""

import asyncio
import random
import sqlite3
import time
from contextlib import AsyncExitStack
from typing import get_args

import msgspec
import pytest
from tools.serving import ROOMY, Served

import undercroft
from undercroft.store import Database
from undercroft.store.games import load
from undercroft.tables.client import Client, Refused, call
from undercroft.tables.server import Settings, faces
from undercroft.tables.server.lobby import speaker
from undercroft.tables.server.sent_table import Cue

PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]


def opened(house, seats=PEOPLE, game="cellar", **wish):
    return call(f"{house.url}/api/tables", {"game": game, "seats": seats, **wish})


def at_table(house, table, play, seats=(0, 1), **clients):
    """Run `play(client, client ...)` with a client on each of these seats."""

    async def run():
        async with AsyncExitStack() as stack:
            tokens = [table["seats"][seat]["token"] for seat in seats]
            found = [await stack.enter_async_context(Client(house.url, token, **clients)) for token in tokens]
            return await asyncio.wait_for(play(*found), 60)

    return asyncio.run(run())


async def until(client, true):
    """Wait until something holds for what a client knows."""

    async def wait():
        while not true():
            await client.news()

    await asyncio.wait_for(wait(), 20)


async def answered(client, value=None):
    """Answer the client's question (by its first option) and wait until it has seen what comes of it."""
    await until(client, lambda: client.request)
    request = client.request
    reply = await client.ask("answer", number=request["number"], value=value or request["options"][0]["value"])
    await until(client, lambda: client.number >= reply["number"])
    return reply


def kept(house, table):
    """The table as the store has it."""
    database = Database(house.settings.store)
    try:
        return database.run(lambda connection: load(connection, table["table"])(str))
    finally:
        database.close()


async def to_the_end(client, seed):
    rng = random.Random(seed)
    async for request in client.questions():
        assert request["seat"] == client.welcome["you"]["seat"]
        await client.answer(request, rng.choice(request["options"])["value"])


# ---------------------------------------------------------------------------------------------- playing


def test_two_people_and_a_bot_play_to_the_end(house):
    table = opened(house, [*PEOPLE, {"kind": "bot", "bot": "cautious"}])

    async def play(ann, bo):
        await asyncio.gather(to_the_end(ann, 1), to_the_end(bo, 2))
        return ann.over, bo.over, ann.events, bo.events

    mine, theirs, seen, others = at_table(house, table, play)
    played = kept(house, table)
    assert played.session.over
    outcome = [(one.won, one.score) for one in played.session.outcome]
    assert (
        outcome
        == [(one["won"], one["score"]) for one in mine["seats"]]
        == [(s["won"], s["score"]) for s in theirs["seats"]]
    )
    assert [event["n"] for event in seen] == list(range(len(played.session.events))) == [event["n"] for event in others]
    listed = call(f"{house.url}/api/tables/mine", {"tokens": [table["host"]]})["tables"][0]
    assert listed["state"] == "over"
    assert listed["won"] == [won for won, _ in outcome]
    assert [hero["tint"] for hero in listed["heroes"]] == [f"seat-{n}" for n in range(len(outcome))]


@pytest.mark.parametrize("game", ["doria", "alliance", "plungin", "universalis"])
def test_every_game_is_played_with_bots_beside(house, game):
    """A person answers twenty questions; what the wire shows is what the seat may know, whatever others hold."""
    least = next(one for one in call(f"{house.url}/api/games")["games"] if one["slug"] == game)["default_seats"]
    table = opened(house, [PEOPLE[0], *[{"kind": "bot"}] * (least - 1)], game)

    async def play(ann):
        rng = random.Random(3)
        for _ in range(20):
            await until(ann, lambda: ann.request or ann.over)
            if ann.over:
                break
            await answered(ann, rng.choice(ann.request["options"])["value"])
        await until(ann, lambda: ann.request or ann.over)
        return ann.scene, ann.state, ann.events

    scene, state, events = at_table(house, table, play, [0])
    played = kept(house, table)
    told = faces.events(played.session, 0, speaker(game, "en"), 0, len(played.session.events))
    assert filled(events) == filled(msgspec.json.decode(msgspec.json.encode(told)))
    played.session = played.session.determinised(0, random.Random(9))
    assert same(scene, faces.scene(played.session, 0, speaker(game, "en")))
    assert same(state, {"type": "request", **faces.request(played, 0, speaker(game, "en"))})


KINDS = {one.__struct_config__.tag: one for one in get_args(Cue)}


def filled(events):
    """Events with every field of their cues: one that has its default may be written or left out."""

    def whole(cue):
        fields = msgspec.structs.fields(KINDS[cue["cue"]])
        return {**{one.encode_name: one.default for one in fields if one.default is not msgspec.NODEFAULT}, **cue}

    return [{**event, "cues": [whole(cue) for cue in event.get("cues", ())]} for event in events]


def same(told, meant):
    return told == msgspec.json.decode(msgspec.json.encode(meant))


def test_a_hand_is_seen_by_its_owner_only(house):
    table = opened(house)

    async def play(ann, bo):
        await answered(ann, "lamp")
        await answered(bo, "club")
        await answered(ann, "listen")  # draws a trick
        await until(bo, lambda: bo.number == ann.number)
        return ann, bo

    ann, bo = at_table(house, table, play)
    card = kept(house, table).session.view(0)["thieves"][0]["hand"]
    assert card
    hands = [{zone["seat"]: zone for zone in one.scene["zones"] if zone["kind"] == "hand"} for one in (ann, bo)]
    assert [each["of"] for each in hands[0][0]["cards"]] == card
    assert list(hands[0]) == [0]
    assert list(hands[1]) == [1]
    drawn = [next(event for event in one.events if event["kind"] == "drew")["text"] for one in (ann, bo)]
    assert drawn[0] != drawn[1]
    assert bo.request is None
    assert bo.state["waiting"] == [0]


# ---------------------------------------------------------------------------------------------- numbers


def test_a_doubled_answer_counts_once(house):
    table = opened(house)

    async def play(ann, bo):
        await answered(bo, "club")
        number = ann.request["number"]
        first, second = await asyncio.gather(
            ann.ask("answer", number=number, value="lamp"),
            ann.ask("answer", number=number, value="lamp"),
            return_exceptions=True,
        )
        assert first["type"] == "done"
        assert isinstance(second, Refused)
        assert second.code == "stale"
        await until(ann, lambda: ann.number == first["number"])
        return ann.request["key"]

    assert at_table(house, table, play) == "act"
    assert len(kept(house, table).session.history) == 2


def test_those_who_choose_at_once_do_not_stand_in_each_others_way(house):
    table = opened(house)

    async def play(ann, bo):
        await until(bo, lambda: bo.request)
        old = bo.request["number"]
        await answered(ann, "lamp")
        await bo.ask("answer", number=old, value="club")

    at_table(house, table, play)
    assert [(one.seat, one.value) for one in kept(house, table).session.history] == [(0, "lamp"), (1, "club")]


def test_what_the_rules_refuse_is_told_with_its_rules(house):
    async def play(ann, bo):
        with pytest.raises(Refused, match="not one of the options") as illegal:
            await ann.ask("answer", number=ann.request["number"], value="fly")
        await answered(ann, "lamp")
        with pytest.raises(Refused) as too_early:
            await ann.ask("answer", number=ann.state["number"], value="lamp")
        return illegal.value, too_early.value

    table = opened(house)
    illegal, too_early = at_table(house, table, play)
    assert illegal.code == "illegal"
    assert illegal.rules
    assert too_early.code in ("not-asked", "stale")
    assert len(kept(house, table).session.history) == 1


def test_an_answer_refused_in_german(house):
    async def play(ann):
        with pytest.raises(Refused) as refused:
            await ann.ask("answer", number=77, value="x")
        assert "Werkzeug" in ann.request["prompt"]
        await ann.ask("language", language="en")
        await until(ann, lambda: "tool" in ann.request["prompt"])
        return str(refused.value)

    assert "nicht mehr offen" in at_table(house, opened(house), play, [0], language="de-AT")


# ---------------------------------------------------------------------------------------------- taking back


def test_a_free_undo_and_one_that_all_must_agree_to(house):
    table = opened(house)

    async def play(ann, bo):
        await answered(ann, "lamp")
        assert ann.state["undo"] == "free"
        await ann.ask("undo")
        await until(ann, lambda: ann.request)
        assert kept(house, table).session.history == []
        await answered(ann, "club")
        await answered(bo, "club")
        await answered(ann, "open north")
        assert ann.state["undo"] == "ask"
        for yes in (False, True):
            await ann.ask("undo")
            await until(bo, lambda: bo.proposal)
            assert (bo.proposal["seat"], bo.proposal["asked"], bo.proposal["agreed"]) == (0, [0, 1], [0])
            with pytest.raises(Refused):
                await bo.ask("agree", number=bo.proposal["number"] + 1)
            number = (await bo.ask("agree", number=bo.proposal["number"], yes=yes))["number"]
            await until(ann, lambda number=number: ann.number >= number and ann.proposal is None)
            assert len(kept(house, table).session.history) == (2 if yes else 3)
        assert ann.request["key"] == "act"

    at_table(house, table, play)


def test_a_proposal_ends_when_somebody_plays_on(house):
    async def play(ann, bo):
        await answered(ann, "club")
        await answered(bo, "club")
        await answered(ann, "open north")
        await ann.ask("undo")
        await until(bo, lambda: bo.proposal)
        await answered(ann)
        await until(bo, lambda: bo.proposal is None)
        with pytest.raises(Refused):
            await bo.ask("agree")

    at_table(house, opened(house), play)


def test_alone_with_bots_nobody_has_to_agree(house):
    table = opened(house, [PEOPLE[0], {"kind": "bot"}])

    async def play(ann):
        await answered(ann, "club")
        await answered(ann, "open north")
        decisions = len(kept(house, table).session.history)
        await ann.ask("undo")
        assert len(kept(house, table).session.history) == decisions - 1

    at_table(house, table, play, [0])


# ---------------------------------------------------------------------------------------------- coming back


def test_who_was_away_gets_what_was_missed(house):
    table = opened(house, [PEOPLE[0]])

    async def play(ann):
        await answered(ann, "club")
        await answered(ann, "open north")
        seen, before = ann.number, len(ann.events)
        await ann.close()
        for _ in range(2):  # with three answers, one thief in a hundred does not live to be asked again
            async with Client(house.url, table["seats"][0]["token"]) as other:
                await answered(other)
        await ann.connect()
        await until(ann, lambda: ann.number > seen)
        return before, ann.events

    before, events = at_table(house, table, play, [0])
    played = kept(house, table)
    assert len(events) == len(played.session.events) > before
    assert same(events, faces.events(played.session, 0, speaker("cellar", "en"), 0, len(events)))


def test_who_was_away_while_something_was_taken_back(house):
    table = opened(house, [PEOPLE[0]])

    async def play(ann):
        await answered(ann, "club")
        await answered(ann, "open north")
        await ann.close()
        async with Client(house.url, table["seats"][0]["token"]) as other:
            await until(other, lambda: other.request)
            asked = other.request["number"]
            await other.ask("undo")
            await until(other, lambda: other.request and other.request["number"] != asked)
            await answered(other, "wait")
            await answered(other)
        await ann.connect()
        await until(ann, lambda: ann.number == other.number)
        return ann.events

    events = at_table(house, table, play, [0])
    played = kept(house, table)
    assert same(events, faces.events(played.session, 0, speaker("cellar", "en"), 0, len(played.session.events)))


# ---------------------------------------------------------------------------------------------- seats


def test_a_friend_takes_the_open_seat_once(house):
    table = opened(house, [PEOPLE[0], {"kind": "open"}])
    join = f"{house.url}/api/tables/{table['table']}/join"
    with pytest.raises(Refused) as stranger:
        call(join, {"name": "Eve"})
    assert stranger.value.code == "token"
    taken = call(join, {"name": "  Bo\u202e\x1b[1m  "}, table["invite"])
    assert taken["seat"] == 1
    with pytest.raises(Refused, match="no open seat"):
        call(join, {"name": "Cy"}, table["invite"])

    async def play(ann):
        return ann.table["seats"]

    assert [seat["name"] for seat in at_table(house, table, play, [0])] == ["Ann", "Bo[1m"]


def test_a_bot_takes_over_and_the_person_comes_back(house):
    table = opened(house)

    async def play(ann, bo):
        await answered(ann, "club")
        await bo.ask("seat", seat=1, kind="bot")
        await until(ann, lambda: ann.request and ann.request["key"] == "act")
        assert ann.table["seats"][1]["kind"] == "bot"
        with pytest.raises(Refused) as not_hers:
            await ann.ask("seat", seat=1, kind="person")
        assert not_hers.value.code == "role"
        await bo.ask("seat", seat=1, kind="person", name="Bo again")
        await until(ann, lambda: ann.table["seats"][1]["name"] == "Bo again")

    at_table(house, table, play)


def test_a_new_link_from_the_host_makes_the_old_one_void(house):
    table = opened(house)
    seat = f"{house.url}/api/tables/{table['table']}/seats/1"
    for wrong in ("", table["seats"][0]["token"], table["watch"], "x" * 22):
        with pytest.raises(Refused):
            call(seat, {"kind": "person"}, wrong)

    async def play(ann, bo):
        fresh = (await asyncio.to_thread(call, seat, {"kind": "person", "name": "Cy"}, table["host"]))["token"]
        await until(bo, lambda: bo.closed == 4401)
        async with Client(house.url, fresh) as cy:
            await answered(cy, "club")
        with pytest.raises(Refused) as void:
            await Client(house.url, table["seats"][1]["token"]).connect()
        assert void.value.code == "token"

    at_table(house, table, play)


def test_spectators_see_what_all_may_know_and_touch_nothing(house):
    table = opened(house, public=True)

    async def play(ann, bo):
        await answered(ann, "lamp")
        async with Client(house.url, table=table["table"]) as guest, Client(house.url, table["watch"]) as friend:
            for one in (guest, friend):
                assert one.welcome["you"] == {"seat": None, "role": "watch"}
                for type, fields in (("answer", {"number": 0, "value": "club"}), ("undo", {}), ("hint", {})):
                    with pytest.raises(Refused) as refused:
                        await one.ask(type, **fields)
                    assert refused.value.code == "role"
            await until(bo, lambda: bo.table)
            await until(friend, lambda: friend.scene)
            return friend.scene, friend.state["request"]

    scene, request = at_table(house, table, play)
    assert request is None
    assert same(scene, faces.scene(kept(house, table).session, None, speaker("cellar", "en")))
    private = opened(house)
    with pytest.raises(Refused):
        asyncio.run(Client(house.url, table=private["table"]).connect())


def test_events_show_the_dice_and_which_of_them_count():
    session, rng = undercroft.new("cellar", seed=1), random.Random(1)
    while session.request is not None:
        session.answer(rng.choice(session.request.options), session.request.seat)
    fights = [event for event in session.events if type(event).__name__ == "Fought"]
    told = faces.events(session, 0, speaker("cellar", "en"), 0, len(session.events))
    shown = [(one["dice"], one["counted"]) for one in told if one["kind"] == "fought"]
    assert shown == [([one.rolled], [bool(one.won)]) for one in fights]
    assert {one.won for one in fights} == {0, 1}
    assert all("counted" not in one for one in told if one["kind"] == "listened"), "noise has no success"


# ---------------------------------------------------------------------------------------------- beside the game


def test_events_carry_cues_and_hide_what_the_seat_may_not_see():
    session = undercroft.new("cellar", seed=3, seats=2)
    for seat in (0, 1):
        session.answer("club", seat)
    session.answer("listen")
    own, other = (faces.events(session, seat, speaker("cellar", "de"), 0, len(session.events)) for seat in (0, 1))
    drawn = session.events[-1].card
    assert own[-1]["cues"] == [{"cue": "pass", "card": drawn, "source": "deck", "target": "hand-0"}]
    assert other[-1]["cues"] == [{"cue": "pass", "card": "", "source": "deck", "target": "hand-0"}]
    assert own[2]["cues"] == [{"cue": "turn", "who": "thief-0", "seat": 0}]


def test_a_question_says_since_when_the_seat_has_not_answered(house):
    table = opened(house)

    async def play(ann, bo):
        await answered(ann, "club")
        await answered(bo, "club")
        await until(ann, lambda: ann.request and ann.request["key"] == "act")
        assert ann.state["since"] == 0
        told = len(ann.events)
        await answered(ann, "wait")
        assert (ann.state["since"], bo.state["since"]) == (told, 0)
        return told

    told = at_table(house, table, play)
    assert kept(house, table).since(0) == told


def test_chat_is_clean_and_reaches_all(house):
    async def play(ann, bo):
        await ann.ask("say", text="well\x00 rolled\u202e\nBo")
        await until(bo, lambda: bo.chat)
        with pytest.raises(Refused):
            await ann.ask("say", text="\u200b\n")
        await bo.close()
        await ann.ask("say", text="<b>still there?</b>")
        await bo.connect()
        await until(bo, lambda: len(bo.chat) == 2)
        return [(line["n"], line["name"], line["text"]) for line in bo.chat]

    assert at_table(house, opened(house), play) == [(1, "Ann", "well rolled Bo"), (2, "Ann", "<b>still there?</b>")]


def test_hint_why_look_and_orders(house):
    async def play(ann, bo):
        hint = await ann.ask("hint")
        assert hint["number"] == ann.request["number"]
        assert hint["values"][0] in [option["value"] for option in ann.request["options"]]
        begun = time.monotonic()
        again = await ann.ask("hint")
        assert {**again, "to": 0} == {**hint, "to": 0}
        assert time.monotonic() - begun < 1, "nobody thinks twice about one position"
        rules = (await ann.ask("why", ids=["cellar.fight.bite", "nonsense"]))["rules"]
        assert [rule["id"] for rule in rules] == ["cellar.fight.bite"]
        waiting = await bo.ask("why-not", at="thief-0")
        told = "That does not answer the current question: Thief, which tool do you pack?"
        assert waiting["reasons"] == [{"text": told, "cites": ["cellar.setup.tools"]}]
        assert (await ann.ask("why-not", at="no such thing"))["reasons"] == []
        assert (await ann.ask("look", of="lamp"))["card"]["of"] == "lamp"
        assert (await ann.ask("look", of="nothing"))["card"] is None
        await ann.ask("order", orders=[{"key": "help", "answer": "pass"}])
        with pytest.raises(Refused):
            await ann.ask("order", orders=[{"key": 5}])
        assert (await ann.ask("ping"))["type"] == "pong"

    table = opened(house)
    at_table(house, table, play)
    assert [order.key for order in kept(house, table).session.orders[0]] == ["help"]


def test_a_bot_answers_one_question_in_somebodys_place(house):
    """Its answer is the seat's own: it can be taken back, and the next question is for the person again. Who is not
    asked, and who has given the seat to a bot, is refused."""

    async def play(ann, bo):
        await until(ann, lambda: ann.request)
        first = ann.request
        reply = await ann.ask("bot")
        await until(ann, lambda: ann.number >= reply["number"])
        await until(bo, lambda: bo.request)
        with pytest.raises(Refused) as early:
            await ann.ask("bot")
        taken = kept(house, table).session.history
        await ann.ask("undo")
        await until(ann, lambda: ann.request)
        again = ann.request
        await ann.ask("seat", seat=0, kind="bot", name="")
        await until(bo, lambda: bo.request)
        with pytest.raises(Refused) as lent:
            await ann.ask("bot")
        return first, taken, again, early.value.code, lent.value.code

    table = opened(house)
    first, taken, again, early, lent = at_table(house, table, play)
    assert [(one.seat, one.value in [option["value"] for option in first["options"]]) for one in taken] == [(0, True)]
    assert [option["value"] for option in again["options"]] == [option["value"] for option in first["options"]]
    assert (early, lent) == ("not-asked", "role")


def test_options_tell_which_printed_thing_they_name(house):
    """A ready hero lies nowhere on the table yet: what is printed about her can be looked at all the same."""

    async def play(ann):
        await until(ann, lambda: ann.request)
        of = {option["value"]: option.get("of") for option in ann.request["options"]}
        return of, (await ann.ask("look", of=of["shara"][0]))["card"]["name"]

    table = opened(house, [{"kind": "person", "name": "Ann"}], game="universalis")
    of, name = at_table(house, table, play, seats=(0,))
    assert (of["shara"], of["create"], name) == (["shara"], None, "Shara")


def test_no_bot_waits_for_somebodys_hint(tmp_path):
    """One process for bots: a hint is thought over for long, and beside it a bot answers at once."""
    settings = Settings(store=f"sqlite:///{tmp_path / 'slow.db'}", limits=ROOMY, thinkers=1, hint=15.0)
    with Served(settings) as house:
        with_bot = opened(house, [{"kind": "person", "name": "Cy"}, {"kind": "bot", "bot": "cautious"}])

        async def play(ann, bo):
            async with Client(house.url, with_bot["seats"][0]["token"]) as cy:
                await answered(cy, "club")
                await until(cy, lambda: cy.request and cy.request["number"] >= 2)  # the bot's process has started
                thinking = asyncio.create_task(ann.ask("hint"))
                while cy.number < 7:  # two turns of Cy's, one of the bot's between them
                    await answered(cy)
                assert not thinking.done()
                thinking.cancel()

        at_table(house, opened(house), play)
        house.kill()


def test_bots_among_themselves_keep_a_pace_while_somebody_looks_on(tmp_path):
    settings = Settings(store=f"sqlite:///{tmp_path / 'pace.db'}", limits=ROOMY, thinkers=1, pace=0.5)
    with Served(settings) as house:
        alone = opened(house, PEOPLE[:1])

        async def play(ann):
            await answered(ann, "club")
            await ann.ask("seat", seat=0, kind="bot")
            await until(ann, lambda: ann.number >= 5)
            begun, at = time.monotonic(), ann.number
            await until(ann, lambda: ann.number >= at + 2)
            assert time.monotonic() - begun > 0.45
            assert ann.number <= at + 3, "one answer at a time"
            await ann.ask("seat", seat=0, kind="person", name="Ann")
            await until(ann, lambda: ann.request is not None)
            assert not ann.state["over"]
            await ann.ask("seat", seat=0, kind="bot")

        at_table(house, alone, play, [0])
        begun = time.monotonic()
        while not kept(house, alone).session.over and time.monotonic() < begun + 60:
            time.sleep(0.2)
        assert kept(house, alone).session.over, "nobody looks on, so they hurry"
        house.kill()


@pytest.mark.parametrize("moments", range(8))
def test_who_stops_waiting_for_questions_stops_even_when_news_arrive_at_that_moment(house, moments):
    async def play(ann, bo):
        waiting = asyncio.create_task(_all_questions(bo))
        await asyncio.sleep(0.05)
        async with bo._news:
            bo._news.notify_all()
        for _ in range(moments):
            await asyncio.sleep(0)
        waiting.cancel()
        done, _ = await asyncio.wait([waiting], timeout=3)
        assert done
        assert waiting.cancelled()

    at_table(house, opened(house), play)


async def _all_questions(client):
    async for _ in client.questions():
        pass


def test_a_replay_shows_what_the_seat_saw_then(house):
    async def play(ann, bo):
        await answered(ann, "club")
        await answered(bo, "lamp")
        await until(ann, lambda: ann.number == bo.number)
        scenes = {}
        for _ in range(12):
            one, other = (ann, bo) if 0 in ann.state["waiting"] else (bo, ann)
            await answered(one)
            await until(other, lambda one=one, other=other: other.number == one.number)
            if ann.over:
                break
            scenes[len(kept(house, table).session.history)] = ann.scene
        for step, scene in scenes.items():
            told = await ann.ask("replay", step=step)
            assert told["scene"] == scene
        far = await ann.ask("replay", step=999)
        assert far["step"] == far["steps"]

    table = opened(house)
    at_table(house, table, play)


# ---------------------------------------------------------------------------------------------- faults


def test_a_broken_table_harms_no_other(house):
    broken, sound = opened(house), opened(house)
    with sqlite3.connect(house.settings.store.removeprefix("sqlite:///")) as database:
        database.execute("insert into checkpoints values (?, 0, x'00')", (broken["table"],))
        database.execute("insert into entries values (?, 1, 'answer', 0, 'club', 0)", (broken["table"],))
    with pytest.raises(Refused) as refused:
        asyncio.run(Client(house.url, broken["seats"][0]["token"]).connect())
    assert refused.value.code == "broken"
    assert "checkpoint" not in str(refused.value)

    async def play(ann, bo):
        await answered(ann, "club")

    at_table(house, sound, play)
    report = call(f"{house.url}/api/tables/{broken['table']}/report", token=broken["host"])
    assert "a checkpoint in the store is damaged" in report["error"]
    assert report["save"], "what there is of the game can be had"
    assert [(one["number"], one["value"]) for one in report["entries"]] == [(1, "club")]
    for token in (sound["host"], broken["seats"][0]["token"], ""):
        with pytest.raises(Refused):
            call(f"{house.url}/api/tables/{broken['table']}/report", token=token)
    with pytest.raises(Refused, match="when the game is over or broken"):
        call(f"{house.url}/api/tables/{sound['table']}/report", token=sound["host"])


def test_what_could_not_be_repeated_is_told_to_the_table_in_a_sentence(house):
    table = opened(house)
    with sqlite3.connect(house.settings.store.removeprefix("sqlite:///")) as database:
        database.execute("insert into entries values (?, 1, 'answer', 0, 'a-card-that-is-not', 0)", (table["table"],))

    async def play(ann, bo):
        assert "the last answer is lost" in ann.notice
        assert "rules have changed" in bo.notice
        await answered(ann, "club")

    at_table(house, table, play)
    assert [answer.value for answer in kept(house, table).session.history] == ["club"]


def test_a_closed_table_is_gone(house):
    table = opened(house)

    async def play(ann, bo):
        with pytest.raises(Refused):
            await asyncio.to_thread(call, f"{house.url}/api/tables/{table['table']}", None, table["invite"], "DELETE")
        await asyncio.to_thread(call, f"{house.url}/api/tables/{table['table']}", None, table["host"], "DELETE")
        await until(ann, lambda: ann.closed == 4404)

    at_table(house, table, play)
    assert call(f"{house.url}/api/tables/mine", {"tokens": [table["host"]]})["tables"] == []
