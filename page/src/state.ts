// What the page knows of a table: each message of the server turns one state into the next.
import { patched } from "./patch";
import { type Index, indexed, type Scene } from "./scene";
import type { FromServer, Happened, Line, Order, Over, Request, Table } from "./wire";

export type Status = "connecting" | "open" | "away" | "gone";

export interface TableState {
  status: Status;
  seat: number | null;
  role: "seat" | "watch" | "host" | null;
  table: Table | null;
  scene: Scene | null;
  index: Index | null;
  /** The number that came with the scene: the next patch is made for it. */
  shown: number;
  number: number;
  waiting: number[];
  over: Over | null;
  undo: "free" | "ask" | "no";
  /** The first event after this seat's last answer. */
  since: number;
  request: Request | null;
  log: Happened[];
  /** How many events of the game have been seen: the place where the next one goes. */
  seen: number;
  chat: Line[];
  here: number[];
  watchers: number;
  proposal: { number: number; seat: number; agreed: number[]; asked: number[] } | null;
  orders: Order[];
  fault: string;
  notice: string;
  closed: string;
}

export const EMPTY: TableState = {
  status: "connecting",
  seat: null,
  role: null,
  table: null,
  scene: null,
  index: null,
  shown: -1,
  number: -1,
  waiting: [],
  over: null,
  undo: "no",
  since: 0,
  request: null,
  log: [],
  seen: 0,
  chat: [],
  here: [],
  watchers: 0,
  proposal: null,
  orders: [],
  fault: "",
  notice: "",
  closed: "",
};

export function applied(state: TableState, message: FromServer): TableState {
  switch (message.type) {
    case "welcome":
      return {
        ...state,
        status: "open",
        seat: message.you.seat,
        role: message.you.role,
        table: message.table,
        closed: "",
      };
    case "events":
      return {
        ...state,
        log: appended(state.log, message.from, message.events),
        seen: message.from + message.events.length,
        number: message.number,
      };
    case "scene": {
      const scene = message.scene && state.scene ? kept(state.scene, message.scene) : message.scene;
      return seeing({ ...state, shown: message.number }, scene);
    }
    case "patch":
      if (!state.scene || message.base !== state.shown) return state; // the link asks for the whole
      return seeing({ ...state, shown: message.number }, kept(state.scene, patched(state.scene, message)));
    case "request":
      return {
        ...state,
        number: message.number,
        waiting: message.waiting,
        over: message.over,
        undo: message.undo,
        since: message.since,
        request: message.request,
      };
    case "table":
      return { ...state, table: message.table };
    case "presence":
      return { ...state, here: message.here, watchers: message.watchers };
    case "chat": {
      const last = state.chat.at(-1)?.n ?? -1;
      return { ...state, chat: [...state.chat, ...message.lines.filter((line) => line.n > last)] };
    }
    case "proposal":
      return {
        ...state,
        proposal:
          message.seat === null
            ? null
            : { number: message.number, seat: message.seat, agreed: message.agreed ?? [], asked: message.asked ?? [] },
      };
    case "orders":
      return { ...state, orders: message.orders };
    case "fault":
      return { ...state, fault: message.reason };
    case "notice":
      return { ...state, notice: message.reason };
    case "closed":
      return { ...state, closed: message.reason, status: "gone" };
    default:
      return state;
  }
}

function seeing(state: TableState, scene: Scene | null): TableState {
  return scene === state.scene ? state : { ...state, scene, index: scene && indexed(scene) };
}

/** The log with what is new: cut where the new part goes, then longer by it. A gap drops what came before. */
export function appended(log: readonly Happened[], from: number, events: readonly Happened[]): Happened[] {
  const next = (log.at(-1)?.n ?? -1) + 1;
  const before = from > next && log.length ? [] : log.filter((one) => one.n < from);
  return [...before, ...events];
}

/** The new value, with every part that did not change taken from the old one: what is the same need not be drawn again. */
export function kept<T>(old: T, next: T): T {
  if (old === next || typeof old !== "object" || typeof next !== "object" || old === null || next === null) return next;
  if (Array.isArray(old) && Array.isArray(next)) {
    const byId = new Map(
      old.filter((one) => one && typeof one === "object" && "id" in one).map((one) => [one.id, one]),
    );
    const made = next.map((one, n) => kept((one && typeof one === "object" && byId.get(one.id)) || old[n], one));
    return old.length === made.length && made.every((one, n) => one === old[n]) ? old : (made as T);
  }
  if (Array.isArray(old) || Array.isArray(next)) return next;
  const before = old as Record<string, unknown>;
  const after = next as Record<string, unknown>;
  const made: Record<string, unknown> = {};
  let same = Object.keys(before).length === Object.keys(after).length;
  for (const key of Object.keys(after)) {
    made[key] = kept(before[key], after[key]);
    if (made[key] !== before[key]) same = false;
  }
  return same ? old : (made as T);
}
