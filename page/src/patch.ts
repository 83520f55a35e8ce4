// A scene after what has changed in it. What did not change is the same value as before, so that it need not be drawn again.
import type { Board, Scene, Sheet } from "./scene";
import type { BoardChange, PatchMessage, SheetChange } from "./wire";

interface Thing {
  id: string;
}
/** `set` are things that are new or different; `ids` are all of them in their order, where some have come, gone or moved. */
interface Changes<T> {
  set?: T[];
  ids?: string[];
}

export function patched(scene: Scene, { rest, tracks, boards, sheets, zones }: PatchMessage): Scene {
  const changes = new Map(boards?.change?.map((one) => [one.id, one]));
  const known = scene.boards?.map((board) => ground(board, changes.get(board.id)));
  const fields = new Map(sheets?.change?.map((one) => [one.id, one]));
  return {
    ...scene,
    ...rest,
    ...(tracks && { tracks: things(scene.tracks, tracks) }),
    ...(boards && { boards: things(known, boards) }),
    ...(sheets && {
      sheets: things(
        scene.sheets?.map((sheet) => person(sheet, fields.get(sheet.id))),
        sheets,
      ),
    }),
    ...(zones && { zones: things(scene.zones, zones) }),
  };
}

function ground(board: Board, change: BoardChange | undefined): Board {
  if (!change) return board;
  const { name, cells, edges, pieces, areas } = change;
  return {
    ...board,
    ...(name !== undefined && { name }),
    ...(cells && { cells: things(board.cells, cells) }),
    ...(edges && { edges: things(board.edges, edges) }),
    ...(pieces && { pieces: things(board.pieces, pieces) }),
    ...(areas && { areas: things(board.areas, areas) }),
  };
}

function person(sheet: Sheet, change: SheetChange | undefined): Sheet {
  if (!change) return sheet;
  const { lost = [], zones, ...fields } = change;
  const made = { ...sheet, ...fields, ...(zones && { zones: things(sheet.zones, zones) }) };
  for (const name of lost) delete made[name as keyof Sheet];
  return made as Sheet;
}

function things<T extends Thing>(old: readonly T[] = [], { set = [], ids }: Changes<T>): T[] {
  const known = new Map([...old, ...set].map((one) => [one.id, one]));
  return (ids ?? old.map((one) => one.id)).flatMap((id) => known.get(id) ?? []);
}
