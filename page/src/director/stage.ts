// The scene that cues are played on: each cue turns one scene into the next, as `toolkit/story.py` does it. What something new looks like is
// taken from the scene that the server sent (`after`).
import type { Board, Card, Edge, Piece, Scene, Sheet, Value, Zone } from "../scene";
import { allZones } from "../scene";
import type { Change, Come, Cue, Lay, Mark, Move, Pass } from "../wire";

export function staged(scene: Scene, cue: Cue, after: Scene): Scene {
  switch (cue.cue) {
    case "turn":
      return cue.who ? turned(scene, cue.who) : scene;
    case "move":
      return moved(scene, cue);
    case "come":
      if (cue.how === "change") return renewed(scene, cue.piece, after);
      return put(scene, looks(cue, after), cue.cells);
    case "go":
      return boards(scene, (board) => without(board, cue.piece));
    case "change":
      return change(scene, cue);
    case "mark":
      return each(scene, cue.of, (owner) => marked(owner, cue));
    case "pass":
      return handedOver(scene, cue, after);
    case "open":
      return opened(scene, cue.edge, cue.kind ?? "open", after);
    case "lay":
      return boards(scene, (board) =>
        laid(
          board,
          after.boards?.find((one) => one.id === board.id),
          cue,
        ),
      );
    case "alter":
      return boards(scene, (board) => altered(board, cue.cell, cue.kind));
    default:
      return scene;
  }
}

export const pieceOf = (scene: Scene, id: string): Piece | undefined => {
  for (const board of scene.boards ?? []) {
    const found = board.pieces?.find((piece) => piece.id === id);
    if (found) return found;
  }
  return undefined;
};

/** The figures that are meant by the id of a piece, or of a sheet. */
export function figuresOf(scene: Scene, id: string): Piece[] {
  const own = pieceOf(scene, id);
  return own
    ? [own]
    : (scene.boards ?? []).flatMap((board) => board.pieces ?? []).filter((piece) => piece.sheet === id);
}

/** The same scene with some boards changed; where none is, the very same. */
function boards(scene: Scene, change: (board: Board) => Board): Scene {
  const all = scene.boards?.map(change);
  return all?.some((board, n) => board !== scene.boards![n]) ? { ...scene, boards: all } : scene;
}

const without = (board: Board, id: string): Board =>
  board.pieces?.some((piece) => piece.id === id)
    ? { ...board, pieces: board.pieces.filter((piece) => piece.id !== id) }
    : board;

/** A piece on these squares, on whichever board has them; last of all, so that it stands before others. */
function put(scene: Scene, piece: Piece, cells: readonly string[]): Scene {
  return boards(scene, (board) => {
    const rest = without(board, piece.id);
    return board.cells.some((cell) => cell.id === cells[0])
      ? { ...rest, pieces: [...(rest.pieces ?? []), { ...piece, cells: [...cells] }] }
      : rest;
  });
}

/** A figure in another shape, with the sheet that the next scene shows of it. */
function renewed(scene: Scene, id: string, after: Scene): Scene {
  const [was, is] = [pieceOf(scene, id), pieceOf(after, id)];
  if (!was || !is) return scene;
  const sheet = after.sheets?.find((one) => one.id === was.sheet);
  const next = put(scene, is, was.cells);
  return sheet && next.sheets
    ? { ...next, sheets: next.sheets.map((one) => (one.id === sheet.id ? sheet : one)) }
    : next;
}

function moved(scene: Scene, cue: Move): Scene {
  const piece = pieceOf(scene, cue.piece);
  if (!piece) return scene;
  const facing = cue.facing ?? piece.facing;
  return put(
    scene,
    facing ? { ...piece, facing } : piece,
    cue.cells?.length ? cue.cells : cue.path?.length ? cue.path.slice(-1) : piece.cells,
  );
}

/** What comes, as the next scene shows it; or by its own words, if it has gone again by then. */
export const looks = (cue: Come, after: Scene): Piece =>
  pieceOf(after, cue.piece) ?? {
    id: cue.piece,
    icon: cue.icon ?? "",
    name: cue.name ?? "",
    cells: cue.cells,
    mark: "?",
    tint: cue.tint ?? "foe",
  };

/** Whose turn it is, on the sheets and in the order of acting. */
function turned(given: Scene, who: string): Scene {
  const sheet = given.sheets?.some((one) => one.id === who) ? who : pieceOf(given, who)?.sheet;
  const scene = ordered(given, [who, sheet ?? "", ...figuresOf(given, who).map((piece) => piece.id)]);
  if (!scene.sheets?.some((one) => one.id === sheet && !one.active)) return scene;
  return {
    ...scene,
    sheets: scene.sheets.map((one) =>
      (one.active ?? false) === (one.id === sheet) ? one : { ...one, active: one.id === sheet },
    ),
  };
}

/** The first of these that is still to act, acts, before all others who are to come; whoever did has acted. */
function ordered(scene: Scene, who: readonly string[]): Scene {
  const acts = scene.order?.find((one) => who.includes(one.of) && one.state !== "done");
  if (!acts || acts.state === "now") return scene;
  const others = scene.order!.filter((one) => one !== acts);
  const acted = others.filter((one) => one.state === "now" || one.state === "done");
  const coming = others.filter((one) => !acted.includes(one));
  const past = acted.map((one) => (one.state === "now" ? { ...one, state: "done" as const } : one));
  return { ...scene, order: [...past, { ...acts, state: "now" as const }, ...coming] };
}

/** Changes a piece and the sheet that it opens, or a sheet and the piece that opens it: a sheet may stand for all of a kind. */
function each(scene: Scene, of: string, change: <T extends Piece | Sheet>(owner: T) => T): Scene {
  const pieces = (scene.boards ?? []).flatMap((board) => board.pieces ?? []);
  const sheets = new Set([of, ...pieces.filter((piece) => piece.id === of).map((piece) => piece.sheet ?? "")]);
  const alone = (sheet: string): boolean => pieces.filter((piece) => piece.sheet === sheet).length === 1;
  const meant = (sheet: string): boolean => sheets.has(sheet) && (sheet === of || alone(sheet));
  const next = boards(scene, (board) => {
    const hit = (piece: Piece): boolean => piece.id === of || (piece.sheet === of && alone(of));
    return board.pieces?.some(hit)
      ? { ...board, pieces: board.pieces.map((piece) => (hit(piece) ? change(piece) : piece)) }
      : board;
  });
  return scene.sheets?.some((sheet) => meant(sheet.id))
    ? { ...next, sheets: scene.sheets.map((sheet) => (meant(sheet.id) ? change(sheet) : sheet)) }
    : next;
}

function change(scene: Scene, cue: Change): Scene {
  if (!cue.key && scene.tracks?.some((track) => track.id === cue.of)) {
    return {
      ...scene,
      tracks: scene.tracks.map((track) => (track.id === cue.of ? { ...track, value: cue.after } : track)),
    };
  }
  return each(scene, cue.of, (owner) => ({
    ...owner,
    ...(owner.bars
      ? {
          bars: owner.bars.map((bar) =>
            (bar.key ?? bar.kind ?? "life") === cue.key ? { ...bar, value: cue.after } : bar,
          ),
        }
      : {}),
    ...("values" in owner && owner.values
      ? { values: owner.values.map((one) => (one.key === cue.key ? { ...one, value: cue.after } : one)) }
      : {}),
  }));
}

const conditionsOf = (owner: Piece | Sheet): Value[] => ("cells" in owner ? owner.badges : owner.conditions) ?? [];

/** A condition as it is shown somewhere in a scene. */
export function conditionOf(scene: Scene, of: string, key: string): Value | undefined {
  const owners = [
    ...figuresOf(scene, of),
    ...(scene.sheets ?? []).filter(
      (sheet) => sheet.id === of || figuresOf(scene, of).some((piece) => piece.sheet === sheet.id),
    ),
  ];
  return owners.flatMap(conditionsOf).find((one) => one.key === key);
}

function marked<T extends Piece | Sheet>(owner: T, cue: Mark): T {
  const known = conditionsOf(owner);
  const found = known.find((one) => one.key === cue.key) ?? { name: "", key: cue.key };
  const rest = known.filter((one) => one.key !== cue.key);
  // One whose name is not known yet waits for the scene that says it.
  const next =
    cue.how === "end" || !found.name
      ? rest
      : [...rest, cue.value === undefined ? found : { ...found, value: cue.value }];
  return { ...owner, ["cells" in owner ? "badges" : "conditions"]: next };
}

/** A card of this content id, wherever it lies open. */
export const cardOf = (scene: Scene, of: string): Card | undefined =>
  of
    ? allZones(scene)
        .flatMap((zone) => zone.cards ?? [])
        .find((card) => (card.of ?? card.id) === of)
    : undefined;

function handedOver(scene: Scene, cue: Pass, after: Scene): Scene {
  const known = cardOf(scene, cue.card) ?? cardOf(after, cue.card);
  const count = cue.count ?? 1;
  const change = (zone: Zone): Zone => {
    if (zone.id === cue.source) {
      const cards = [...(zone.cards ?? [])];
      const at = cards.findLastIndex((card) => (card.of ?? card.id) === cue.card);
      if (at >= 0) cards.splice(at, 1);
      else if (!cue.card) cards.splice(Math.max(0, cards.length - count));
      return { ...zone, cards, count: Math.max(0, (zone.count ?? 0) - count) };
    }
    if (zone.id === cue.target) {
      const open = !!zone.cards?.length || (!zone.count && zone.kind !== "deck");
      // A face that is not known yet comes with the next scene.
      return {
        ...zone,
        cards: cue.card && open && known ? [...(zone.cards ?? []), known] : (zone.cards ?? []),
        count: (zone.count ?? 0) + count,
      };
    }
    return zone;
  };
  const all = (zones: readonly Zone[]): Zone[] => zones.map(change);
  const touched = (zones: readonly Zone[] | undefined): boolean =>
    !!zones?.some((zone) => zone.id === cue.source || zone.id === cue.target);
  return {
    ...scene,
    ...(touched(scene.zones) ? { zones: all(scene.zones!) } : {}),
    ...(scene.sheets?.some((sheet) => touched(sheet.zones))
      ? { sheets: scene.sheets.map((sheet) => (touched(sheet.zones) ? { ...sheet, zones: all(sheet.zones!) } : sheet)) }
      : {}),
  };
}

function opened(scene: Scene, id: string, kind: string, after: Scene): Scene {
  return boards(scene, (board) => {
    const coming = after.boards?.find((one) => one.id === board.id)?.edges?.find((edge) => edge.id === id);
    if (board.edges?.some((edge) => edge.id === id))
      return { ...board, edges: board.edges.map((edge) => (edge.id === id ? { ...edge, kind } : edge)) };
    return coming ? { ...board, edges: [...(board.edges ?? []), { ...coming, kind }] } : board;
  });
}

const BESIDE: Record<Edge["side"], readonly [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

function laid(board: Board, coming: Board | undefined, cue: Lay): Board {
  const fresh =
    coming?.cells.filter((cell) => cue.cells?.includes(cell.id) || (!!cell.room && cue.rooms?.includes(cell.room))) ??
    [];
  if (!coming || !fresh.length) return board;
  const at = new Set(fresh.map((cell) => `${cell.x}:${cell.y}`));
  const touches = (edge: Edge): boolean =>
    at.has(`${edge.x}:${edge.y}`) || at.has(`${edge.x + BESIDE[edge.side][0]}:${edge.y + BESIDE[edge.side][1]}`);
  const areas = coming.areas ? { areas: coming.areas } : {};
  return {
    ...board,
    ...areas,
    cells: [...board.cells.filter((cell) => !at.has(`${cell.x}:${cell.y}`)), ...fresh],
    edges: [...(board.edges ?? []).filter((edge) => !touches(edge)), ...(coming.edges ?? []).filter(touches)],
  };
}

function altered(board: Board, id: string, kind: string): Board {
  if (!board.cells.some((cell) => cell.id === id)) return board;
  return {
    ...board,
    cells:
      kind === "gone"
        ? board.cells.filter((cell) => cell.id !== id)
        : board.cells.map((cell) => (cell.id === id ? { ...cell, kind } : cell)),
  };
}
