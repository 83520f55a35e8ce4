// What this browser remembers: how the page is to look, and the tables one has sat at with the tokens that open them.
import type { Opened, Seat } from "./wire";

export interface Prefs {
  language: string;
  theme: "auto" | "light" | "dark";
  guide: boolean;
  quick: boolean;
  notify: boolean;
  name: string;
  seen: Record<string, true>;
  /** With textures or without; `auto`: without them where the device has been `slow`. */
  look: "auto" | "rich" | "plain";
  slow: boolean;
  size: "small" | "medium" | "large";
  /** How fast is shown what happens; how loud (0: silent). */
  speed: "off" | "quick" | "normal" | "slow";
  volume: number;
  /** The dice above a question are folded to one line. */
  folded: boolean;
}
export interface Kept {
  campaign?: string;
  table: string;
  name: string;
  game: string;
  host?: string;
  invite?: string;
  watch?: string;
  seats: { seat: number; token: string }[];
}

export interface Store<T> {
  get: () => T;
  set: (change: Partial<T>) => void;
  subscribe: (listener: () => void) => () => void;
}

function store<T extends object>(key: string, first: T): Store<T> {
  let value = { ...first, ...read<T>(key) };
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  // Another window of this browser may have kept something, too: nothing of that is lost.
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key !== key) return;
    value = { ...first, ...read<T>(key) };
    tell();
  });
  return {
    get: () => value,
    set: (change) => {
      value = { ...value, ...read<T>(key), ...change };
      write(key, value);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function read<T>(key: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>;
  } catch {
    return {};
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

const spoken = (typeof navigator === "undefined" ? "en" : navigator.language).slice(0, 2) === "de" ? "de" : "en";
export const prefs = store<Prefs>("undercroft.prefs", {
  language: spoken,
  theme: "auto",
  guide: true,
  quick: false,
  notify: false,
  name: "",
  seen: {},
  look: "auto",
  slow: false,
  size: "medium",
  speed: "normal",
  volume: 0.35,
  folded: false,
});
/** Whose chat is hidden at each table: seats, or `watch` for all spectators. */
export const hidden = store<Record<string, string[]>>("undercroft.hidden", {});
/** The last line of the chat that has been read here, by table. */
export const heard = store<Record<string, number>>("undercroft.heard", {});
/** Up to which event each table has been seen here. */
export const seen = store<Record<string, number>>("undercroft.seen", {});
export const tables = store<{ kept: Record<string, Kept> }>("undercroft.tables", { kept: {} });

export const campaigns = store<{ kept: Record<string, { token: string }> }>("undercroft.campaigns", { kept: {} });

export const keepCampaign = (id: string, token: string): void =>
  campaigns.set({ kept: { ...campaigns.get().kept, [id]: { token } } });

export function forgetCampaign(id: string): void {
  const { [id]: _, ...kept } = campaigns.get().kept;
  campaigns.set({ kept });
}

/** Remembers a table with all its tokens, and the campaign that it belongs to. */
export function keepTable(opened: Opened, game: string, campaign?: string): void {
  const seats = opened.seats
    .filter((seat): seat is Seat & { token: string } => !!seat.token)
    .map(({ seat, token }) => ({ seat, token }));
  const before = tables.get().kept[opened.table]; // the key of a campaign does not open seats that were given out before
  tables.set({
    kept: {
      ...tables.get().kept,
      [opened.table]: {
        table: opened.table,
        name: opened.name,
        game,
        host: opened.host || before?.host || "",
        invite: opened.invite,
        watch: opened.watch,
        seats: seats.length || !before ? seats : before.seats,
        ...(campaign ? { campaign } : {}),
      },
    },
  });
}

/** Remembers a token for a table; a seat's token replaces an older one of the same seat (-1: not known yet which). */
export function keepToken(table: string, role: "seat" | "invite" | "watch" | "host", token: string, seat = -1): void {
  const before = tables.get().kept[table] ?? { table, name: "", game: "", seats: [] };
  const after: Kept =
    role === "seat"
      ? {
          ...before,
          seats: [
            ...before.seats.filter((one) => (seat < 0 || one.seat !== seat) && one.token !== token),
            { seat, token },
          ].sort((a, b) => a.seat - b.seat),
        }
      : { ...before, [role]: token };
  tables.set({ kept: { ...tables.get().kept, [table]: after } });
}

export function forgetTable(table: string): void {
  const { [table]: _, ...kept } = tables.get().kept;
  tables.set({ kept });
}
