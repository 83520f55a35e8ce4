// What a seat sees (the types are the server's, in wire.ts), and where everything in it is.
import type { Area, Card, Cell, Edge, Piece, Scene, Sheet, Zone } from "./wire";

export type { Actor, Area, Bar, Board, Card, Cell, Edge, Piece, Scene, Sheet, Track, Value, Zone } from "./wire";
export type Side = Edge["side"];
export type Facing = NonNullable<Piece["facing"]>;

/** Where everything in a scene is, by id. */
export interface Index {
  cells: Map<string, Cell>;
  edges: Map<string, Edge>;
  pieces: Map<string, Piece>;
  sheets: Map<string, Sheet>;
  cards: Map<string, Card>;
  zones: Map<string, Zone>;
  /** The board on which a cell, edge or piece lies. */
  board: { get(id: string): string | undefined };
  /** The zone in which a card lies. */
  zone: Map<string, string>;
  /** Pieces that stand on a cell, those that matter most last. */
  on: Map<string, Piece[]>;
  /** Areas that a cell belongs to. */
  areas: Map<string, Area[]>;
  /** Pieces that open a sheet. */
  figures: Map<string, Piece[]>;
}

const push = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/** Made once for each value. */
export function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
}

/** Squares by their ids. Squares change far less often than what stands on them: they are looked up once. */
export const cellsById = once((cells: readonly Cell[]) => new Map(cells.map((cell) => [cell.id, cell])));
const edgesById = once((edges: readonly Edge[]) => new Map(edges.map((edge) => [edge.id, edge])));
const areasByCell = once((areas: readonly Area[]) => {
  const found = new Map<string, Area[]>();
  for (const area of areas) for (const cell of area.cells) push(found, cell, area);
  return found;
});
const NONE: never[] = [];

/** One map of all; where there is only one, that. */
const merged = <T>(maps: readonly Map<string, T>[]): Map<string, T> =>
  maps.length === 1 ? maps[0]! : new Map(maps.flatMap((map) => [...map]));

export function indexed(scene: Scene): Index {
  const boards = scene.boards ?? [];
  const pieceBoards = new Map<string, string>();
  const index: Index = {
    cells: merged(boards.map((board) => cellsById(board.cells))),
    edges: merged(boards.map((board) => edgesById(board.edges ?? NONE))),
    areas: merged(boards.map((board) => areasByCell(board.areas ?? NONE))),
    pieces: new Map(),
    sheets: new Map(),
    cards: new Map(),
    zones: new Map(),
    board: {
      get: (id) =>
        pieceBoards.get(id) ??
        boards.findLast((board) => cellsById(board.cells).has(id) || edgesById(board.edges ?? NONE).has(id))?.id,
    },
    zone: new Map(),
    on: new Map(),
    figures: new Map(),
  };
  for (const board of boards) {
    for (const piece of board.pieces ?? []) {
      index.pieces.set(piece.id, piece);
      pieceBoards.set(piece.id, board.id);
      for (const cell of piece.cells) push(index.on, cell, piece);
      if (piece.sheet) push(index.figures, piece.sheet, piece);
    }
  }
  const keep = (zone: Zone): void => {
    index.zones.set(zone.id, zone);
    for (const card of zone.cards ?? []) {
      index.cards.set(card.id, card);
      index.zone.set(card.id, zone.id);
    }
  };
  for (const sheet of scene.sheets ?? []) {
    index.sheets.set(sheet.id, sheet);
    sheet.zones?.forEach(keep);
  }
  scene.zones?.forEach(keep);
  return index;
}

/** What a thing is called; null where it is no longer there, or is nothing that has a name. */
export function nameOf(id: string, index: Index, square: (cell: Cell) => string): string | null {
  const cell = index.cells.get(id);
  return (
    (index.cards.get(id) ?? index.pieces.get(id) ?? index.sheets.get(id) ?? index.edges.get(id))?.name ??
    (cell ? square(cell) : null)
  );
}

/** All zones of a scene, also those on sheets (with the sheet's name before theirs). */
export function allZones(scene: Scene): Zone[] {
  const own = scene.zones ?? [];
  const worn = (scene.sheets ?? []).flatMap((sheet) =>
    (sheet.zones ?? []).map((zone) => ({
      ...zone,
      name: `${sheet.name}: ${zone.name}`,
      ...(zone.seat === undefined && sheet.seat !== undefined ? { seat: sheet.seat } : {}),
    })),
  );
  return [...own, ...worn];
}

/** What each figure of a seat carries, all its places together; whose turn it is comes first. */
export function packs(scene: Scene, seat: number | null): Zone[] {
  const own = (scene.sheets ?? []).filter((sheet) => seat !== null && sheet.seat === seat);
  return [...own]
    .sort((a, b) => Number(b.active ?? false) - Number(a.active ?? false))
    .map((sheet) => ({
      id: `pack of ${sheet.id}`,
      name: sheet.name,
      kind: "hand",
      seat: seat!,
      cards: (sheet.zones ?? []).flatMap((zone) => zone.cards ?? []),
    }))
    .filter((zone) => zone.cards.length);
}
