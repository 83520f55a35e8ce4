"""Names for heroes whom players create: a few for each race.  [dun.hero.fields]"""

from __future__ import annotations

CALLED = ("raazbal", "red-dragon")
"""Creatures with a name of their own, of whom there is only one."""

NAMES: dict[str, tuple[str, ...]] = {
    "amphibians": ("ulbrik", "moorwen", "plisk", "tarnshallow"),
    "beastmen": ("gharnok", "bristlemane", "urgrath", "hesk"),
    "birdfolk": ("keerith", "skarlin", "quillan", "aeyra"),
    "catfolk": ("mirrashi", "tasso", "velvetclaw", "runrik"),
    "celestials": ("auriel-senn", "lumiane", "ithandor", "serevel"),
    "centaurs": ("chironas", "galandra", "hoofbrand", "thessaly"),
    "cyclops": ("brontar", "monopha", "argrum", "lidless-oda"),
    "dark-elves": ("vashriel", "nyxandre", "drouven", "saelith"),
    "dwarves": ("dagna", "thurnir", "hildgrim", "bofrun", "gundra", "torvi", "hadrin"),
    "dogfolk": ("barrow", "fenwick-grey", "houndsong", "rask"),
    "elves": ("elarion", "thalwen", "sindaril", "ysmere", "caelith", "miriwen", "orodhel", "liraseth"),
    "goblins": ("snikkit", "grubnose", "zizzle", "mokka"),
    "halflings": ("tolly-brandy", "rosamund-tuck", "perrin-oldhill", "daisy-fallow"),
    "humans": (
        "aldric",
        "brynhild",
        "corwin",
        "ottilie",
        "ragnvald",
        "ysolde",
        "wendelin",
        "isabeau",
        "osric",
        "mathilde",
        "gerwin",
        "adelind",
        "berenike",
        "lothar",
        "sunniva",
    ),
    "infernals": ("azmerith", "cindra", "malgoroth", "vexiel"),
    "minotaurs": ("asterok", "labrynda", "hornwald", "krettas"),
    "ogres": ("grumbold", "mogga", "thudrick", "big-hanne"),
    "orcs": ("urzoga", "skarn-tusk", "ghurk", "mazhra"),
    "ratfolk": ("skritt", "whiskerel", "nibbs", "sewerine"),
    "renegade-dwarves": ("brakkar", "ashgrund", "vorda", "sootbeard"),
    "reptilians": ("sszeth", "ixtala", "kromsk", "chalotl"),
    "shardminds": ("beryl", "obsidia", "feldspar", "prism"),
    "treefolk": ("mossgrim", "birchwen", "oakenhold", "alderine", "rowanar", "elmswith"),
    "trolls": ("grotmar", "bruggha", "stonechew", "ulla-troll"),
    "vampires": ("valdremar", "carmilke", "lucrezhia", "orlocke"),
}
