// Which drawing a thing gets on the ground, by the name of its icon.

export type Shape =
  | "table" | "chair" | "barrels" | "cupboard" | "chest" | "open-chest" | "fountain" | "well" | "column" | "rocks" | "statue" | "bones" | "remains" | "bed" | "shelf"
  | "tomb" | "fire" | "hearth" | "forge" | "altar" | "pit" | "portal" | "crystal" | "mushrooms" | "sacks" | "cauldron" | "throne" | "rug";

export const SHAPES: Record<string, Shape> = {
  table: "table", meal: "table", "quill-ink": "table", "magic-palm": "table", "fizzing-flask": "table", powder: "table", "wooden-chair": "chair",
  barrel: "barrels", amphora: "barrels", "wooden-crate": "cupboard", clothes: "cupboard", "closed-barbute": "cupboard", "sword-array": "cupboard",
  chest: "chest", "locked-chest": "chest", "open-chest": "open-chest", "open-treasure-chest": "open-chest",
  "water-fountain": "fountain", fountain: "fountain", well: "well", bathtub: "well", "ionic-column": "column", rock: "rocks", "stone-pile": "rocks", "stone-bust": "statue",
  "pelvis-bone": "bones", "skull-crossed-bones": "remains", bed: "bed", "bunk-beds": "bed", bookshelf: "shelf",
  tombstone: "tomb", coffin: "tomb", sarcophagus: "tomb", campfire: "fire", "fire-bowl": "fire", fireplace: "hearth", "cooking-pot": "hearth", furnace: "forge",
  "star-altar": "altar", bull: "altar", "byzantin-temple": "altar", hole: "pit", "spiky-pit": "pit", "magic-portal": "portal", "crystal-cluster": "crystal",
  "mushrooms-cluster": "mushrooms", "spotted-mushroom": "mushrooms", "powder-bag": "sacks", cauldron: "cauldron", "throne-king": "throne", "star-pupil": "rug",
};
