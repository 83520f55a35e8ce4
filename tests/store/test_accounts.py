"""Accounts: links that work once, logins, and tokens that come back on another device."""

import asyncio

import pytest
from sqlalchemy import func, select, update
from tools.postgres import postgres

from undercroft.games import find
from undercroft.kernel import configure
from undercroft.store import Database, accounts, books, journal, records, schema
from undercroft.store.records import Seat, hashed

MAIL = "ann@example.org"


@pytest.fixture
def run(tmp_path):
    opened = Database(f"sqlite:///{tmp_path / 'x.db'}").prepare()
    yield opened.run
    opened.close()


def signed_in(run, mail=MAIL):
    link = run(lambda c: accounts.write_link(c, mail))
    return run(lambda c: accounts.sign_in(c, link))


def table(run):
    config = configure(find("cellar").info, seed=1, seats=2)
    seats = [Seat("person", "Ann"), Seat("person", "Ben")]
    id = run(lambda c: records.create(c, config, "Friday", seats))[0]
    return id, run(lambda c: records.mint_all(c, id, [("host", None), ("seat", 0), ("seat", 1)]))


def refreshed(run, account, login, *tokens, keys=()):
    return run(lambda c: accounts.refresh(c, account, login, tokens, keys))


def test_a_link_works_once_and_only_its_hash_is_kept(run):
    link = run(lambda c: accounts.write_link(c, MAIL))
    other = run(lambda c: accounts.write_link(c, MAIL))
    assert run(lambda c: [row.hash for row in c.execute(select(schema.letters))]) != [link, other]
    assert run(lambda c: accounts.addressee(c, link)) == MAIL
    account, login = run(lambda c: accounts.sign_in(c, link))
    assert account.mail == MAIL
    assert run(lambda c: accounts.signed_in(c, login)) == account
    assert run(lambda c: c.scalar(select(schema.logins.c.hash))) == hashed(login)
    for used in (link, other):  # the other one was for the same address
        assert run(lambda c, used=used: accounts.sign_in(c, used)) is None


def test_a_link_runs_out(run):
    link = run(lambda c: accounts.write_link(c, MAIL))
    run(lambda c: c.execute(update(schema.letters).values(until=records.now() - 1)))
    assert run(lambda c: accounts.addressee(c, link)) is None
    assert run(lambda c: accounts.sign_in(c, link)) is None
    assert run(lambda c: c.scalar(select(schema.accounts.c.id))) is None


def test_an_address_gets_three_links_at_a_time(run):
    assert all(run(lambda c: accounts.write_link(c, MAIL)) for _ in range(accounts.MOST_LINKS))
    assert run(lambda c: accounts.write_link(c, MAIL)) is None
    assert run(lambda c: accounts.write_link(c, "ben@example.org"))
    run(lambda c: c.execute(update(schema.letters).values(until=records.now() - 1)))
    assert run(lambda c: accounts.write_link(c, MAIL))


def test_another_device_gets_tokens_of_its_own_until_it_signs_out(run):
    id, (host, ann, _) = table(run)
    account, desk = signed_in(run)
    assert refreshed(run, account, desk, host, ann, "nonsense") == ([], [])
    again, phone = signed_in(run)
    assert again == account
    found, _ = refreshed(run, account, phone)
    assert [(one.table, one.name, one.role, one.seat) for one in found] == [
        (id, "Friday", "host", None),
        (id, "Friday", "seat", 0),
    ]
    fresh = found[1].token
    assert fresh != ann
    assert run(lambda c: records.right(c, fresh)) == records.Right(id, "seat", 0, records.hashed(fresh))
    assert refreshed(run, account, phone, *[one.token for one in found]) == ([], [])  # it has them now
    run(lambda c: accounts.sign_out(c, phone))
    assert run(lambda c: accounts.signed_in(c, phone)) is None
    assert run(lambda c: records.right(c, fresh)) is None
    assert run(lambda c: records.right(c, ann)) is not None  # the desk opened the table itself


def test_asking_again_brings_the_same_tokens(run):
    _, (host, ann, _) = table(run)
    account, desk = signed_in(run)
    refreshed(run, account, desk, host, ann)
    _, phone = signed_in(run)
    first, again = refreshed(run, account, phone), refreshed(run, account, phone)
    assert first == again
    assert run(lambda c: c.scalar(select(func.count()).select_from(schema.tokens))) == 3 + 2
    other = refreshed(run, account, signed_in(run)[1])
    assert {one.token for one in other[0]}.isdisjoint(one.token for one in first[0])


def test_what_has_run_out_is_forgotten(run):
    id, (host, *_) = table(run)
    account, desk = signed_in(run)
    refreshed(run, account, desk, host)
    _, phone = signed_in(run)
    ((found,), _) = refreshed(run, account, phone)
    run(lambda c: accounts.write_link(c, "ben@example.org"))
    assert run(accounts.tidy) == []
    old = records.now() - 1
    run(lambda c: c.execute(update(schema.logins).where(schema.logins.c.hash == hashed(phone)).values(until=old)))
    run(lambda c: c.execute(update(schema.letters).values(until=old)))
    assert run(accounts.tidy) == [id]
    assert run(lambda c: records.right(c, found.token)) is None
    assert run(lambda c: records.right(c, host)) is not None
    assert run(lambda c: accounts.signed_in(c, desk)) == account
    assert run(lambda c: c.scalar(select(schema.letters.c.hash))) is None


def test_two_servers_may_sign_in_the_same_person_at_once():
    with postgres() as url:
        database = Database(url).prepare()

        async def everywhere():
            links = [await database.arun(lambda c: accounts.write_link(c, MAIL)) for _ in range(3)]
            used = [database.arun(lambda c, link=link: accounts.sign_in(c, link)) for link in links]
            found = [one for one in await asyncio.gather(*used) if one]
            id, _ = await database.arun(lambda c: table(lambda work: work(c)))
            token = await database.arun(lambda c: records.mint(c, id, "seat", 0))
            wishes = [
                database.arun(lambda c, one=one: accounts.refresh(c, *one, [token], []))
                for one in found
                for _ in range(4)
            ]
            await asyncio.gather(*wishes)
            return found

        try:
            found = database._runner.run(everywhere())
        finally:
            database.close()
    assert len(found) == 1, "a link uses up all others of its address"


def test_whoever_lost_a_seat_does_not_get_it_back(run):
    id, (_, ann, _) = table(run)
    account, desk = signed_in(run)
    refreshed(run, account, desk, ann)
    run(lambda c: records.mint(c, id, "seat", 0))  # the host gives the seat to somebody else
    assert refreshed(run, account, signed_in(run)[1]) == ([], [])


def test_campaigns_come_back_too(run):
    config = configure(find("cellar").info, seed=1, seats=1)
    setup = books.Setup(config=config, seats=(Seat("person"),))
    campaign = run(lambda c: books.create(c, "Winter", setup, "First"))
    key = run(lambda c: books.mint(c, campaign))
    account, desk = signed_in(run)
    assert refreshed(run, account, desk, keys=(key,)) == ([], [])
    _, phone = signed_in(run)
    ((found,), (tables)) = refreshed(run, account, phone)[::-1]
    assert tables == []
    assert found.campaign == campaign
    assert run(lambda c: books.opened_by(c, found.token)) == campaign
    run(lambda c: accounts.sign_out(c, desk, everywhere=True))
    assert run(lambda c: books.opened_by(c, found.token)) is None
    assert run(lambda c: books.opened_by(c, key)) == campaign


def test_a_deleted_account_leaves_nothing_but_the_tables(run):
    id, (_, ann, _) = table(run)
    account, desk = signed_in(run)
    refreshed(run, account, desk, ann)
    fresh = refreshed(run, account, signed_in(run)[1])[0][0].token
    run(lambda c: accounts.write_link(c, MAIL))
    run(lambda c: accounts.forget(c, account))
    for kept in (schema.accounts, schema.logins, schema.letters, schema.holdings):
        assert run(lambda c, kept=kept: c.execute(select(kept)).all()) == []
    assert run(lambda c: records.right(c, fresh)) is None
    assert run(lambda c: records.right(c, ann)) == records.Right(id, "seat", 0, records.hashed(ann))


def test_a_login_that_nobody_uses_runs_out(run):
    _, desk = signed_in(run)
    run(lambda c: c.execute(update(schema.logins).values(until=records.now() - 1)))
    assert run(lambda c: accounts.signed_in(c, desk)) is None
    _, phone = signed_in(run)
    run(accounts.tidy)
    assert run(lambda c: [row.hash for row in c.execute(select(schema.logins))]) == [hashed(phone)]


def test_old_faults_are_forgotten_and_deeds_are_not(run, monkeypatch):
    monkeypatch.setattr(journal, "MOST_FAULTS", 3)
    clock = iter(range(1000, 2000))
    monkeypatch.setattr(journal, "now", lambda: next(clock))
    run(lambda c: journal.note(c, "deed", "end", "t", "Friday", "ann"))
    for n in range(6):
        run(lambda c, n=n: journal.note(c, "fault", "fault", "t", str(n)))
    assert [one.text for one in run(lambda c: journal.notes(c, "fault"))] == ["5", "4", "3"]
    assert [(one.what, one.who) for one in run(lambda c: journal.notes(c, "deed"))] == [("end", "ann")]
