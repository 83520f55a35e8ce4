import pytest

from undercroft.kernel import Catalogue, ContentError, Definition, Layer, revised


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
