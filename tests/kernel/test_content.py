import pytest

from undercroft.kernel import Catalogue, ContentError, Definition, Layer, revised, since


class Card(Definition, frozen=True):
    cost: int = 1


BASE = Catalogue("cards", [Card(id="axe"), Card(id="bow", cost=2)])


def test_layers_add_revise_and_withdraw_without_touching_the_base():
    layer = Layer("errata", add=(Card(id="club"),), revise={"axe": {"cost": 5}}, withdraw=("bow",))
    new = BASE.layered(layer)
    assert list(new) == ["axe", "club"]
    assert new["axe"].cost == 5
    assert BASE["axe"].cost == 1
    assert list(BASE) == ["axe", "bow"]


@pytest.mark.parametrize(
    ("layer", "said"),
    [
        (Layer("x", revise={"ax": {"cost": 1}}), "there is no 'ax'; did you mean axe"),
        (Layer("x", withdraw=("sword",)), "there is no 'sword'"),
        (Layer("x", revise={"axe": {"prize": 1}}), "axe has no 'prize'"),
        (Layer("x", add=(Card(id="axe"),)), "'axe' is there twice"),
    ],
)
def test_a_layer_is_loud_about_what_it_does_not_find(layer, said):
    with pytest.raises(ContentError, match=said):
        BASE.layered(layer)


def test_an_unknown_id_is_a_content_error_with_a_hint():
    with pytest.raises(ContentError, match="cards: there is no 'bwo'; did you mean bow"):
        BASE["bwo"]
    assert BASE.get("bwo") is None


def test_an_id_may_be_added_again_once_it_is_withdrawn():
    new = BASE.layered(Layer("x", withdraw=("axe",), add=(Card(id="axe", cost=9),)))
    assert new["axe"].cost == 9


def test_revised_names_the_unknown_field():
    with pytest.raises(ContentError, match="has no 'costs'; did you mean cost"):
        revised(BASE["axe"], {"costs": 3})


NEW = (*BASE.values(), Card(id="cap", since=2), *since(3, Card(id="dart"), Card(id="egg")))


@pytest.mark.parametrize(("content", "there"), [(1, "axe bow"), (2, "axe bow cap"), (3, "axe bow cap dart egg")])
def test_a_catalogue_has_what_its_content_has(content, there):
    cards = Catalogue("cards", NEW, content)
    assert " ".join(cards) == there
    assert cards.later == {"cap", "dart", "egg"} - set(cards)
    assert list(Catalogue("cards", NEW)) == ["axe", "bow", "cap", "dart", "egg"], "the newest, where nothing is said"


def test_what_an_edition_changes_of_later_entries_waits_for_them():
    first = Layer("first", revise={"cap": {"cost": 7}}, withdraw=("dart",), add=(Card(id="fan", since=2),))
    assert list(Catalogue("cards", NEW, 1).layered(first)) == ["axe", "bow"]
    later = Catalogue("cards", NEW, 3).layered(first)
    assert (list(later), later["cap"].cost) == (["axe", "bow", "cap", "egg", "fan"], 7)
    with pytest.raises(ContentError, match="there is no 'cup'; did you mean cap"):
        later.layered(Layer("second", revise={"cup": {"cost": 1}}))


def test_a_layer_counts_from_its_content_on():
    layer = Layer("errata", revise={"axe": {"cost": 5}}, rename={"axe": "hatchet"}, add=(Card(id="fan"),), since=2)
    old, new = (Catalogue("cards", NEW, content).layered(layer) for content in (1, 2))
    assert (list(old), old["axe"].cost) == (["axe", "bow"], 1)
    assert (list(new), new["hatchet"].cost) == (["hatchet", "bow", "cap", "fan"], 5)
    assert new["hatchet"].id == "hatchet"
    on_top = Layer("edition", withdraw=("fan",), revise={"hatchet": {"cost": 6}})
    assert list(old.layered(on_top)) == ["axe", "bow"]
    assert (list(new.layered(on_top)), new.layered(on_top)["hatchet"].cost) == (["hatchet", "bow", "cap"], 6)


def test_a_new_name_that_is_taken_and_an_old_one_that_is_not_there_are_refused():
    with pytest.raises(ContentError, match="'bow' is there twice"):
        BASE.layered(Layer("x", rename={"axe": "bow"}))
    with pytest.raises(ContentError, match="there is no 'axle'"):
        BASE.layered(Layer("x", rename={"axle": "wheel"}))
