"""The thread that works for an event loop."""

import asyncio
import threading

import pytest

from undercroft.store.thread import Thread


def test_work_is_done_in_its_order_in_one_other_thread():
    async def test():
        thread, seen = Thread(), []
        found = await asyncio.gather(
            *[thread.run(lambda n=n: seen.append(n) or threading.get_ident()) for n in range(9)]
        )
        thread.close()
        assert seen == list(range(9))
        assert len(set(found)) == 1
        assert found[0] != threading.get_ident()

    asyncio.run(test())


def test_an_error_is_raised_where_the_work_was_asked_for_and_the_next_work_is_done():
    async def test():
        thread = Thread()
        with pytest.raises(ZeroDivisionError):
            await thread.run(lambda: 1 / 0)
        assert await thread.run(lambda: 2) == 2
        thread.close()

    asyncio.run(test())


def test_what_is_cancelled_before_its_turn_is_not_done_and_what_is_under_way_is_finished():
    async def test():
        thread, may_go, done = Thread(), threading.Event(), []
        first = thread.run(lambda: may_go.wait(10) and done.append("first"))
        second = thread.run(lambda: done.append("second"))
        third = thread.run(lambda: done.append("third"))
        second.cancel()
        await asyncio.sleep(0.05)  # the first has begun
        first.cancel()
        may_go.set()
        await third
        assert done == ["first", "third"]
        thread.close()

    asyncio.run(test())


def test_closing_waits_for_what_was_asked_for_and_takes_nothing_more():
    async def test():
        thread, done = Thread(), []
        asked = [thread.run(lambda n=n: done.append(n)) for n in range(3)]
        thread.close()
        assert done == [0, 1, 2]
        with pytest.raises(RuntimeError, match="closed"):
            thread.run(list)
        await asyncio.gather(*asked)

    asyncio.run(test())
