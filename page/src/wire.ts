// The messages of the protocol (docs/protocol.md), as far as the page knows them.
import type { Board, Card, Scene, Sheet, Value } from "./scene";

export const PROTOCOL = 1;

export interface Choice { id: string; title: string; about?: string; players?: [number, number]; best?: boolean }
export interface Switch { id: string; title: string; about?: string; values: (boolean | number | string)[]; rules?: string[] }
export interface Game {
  slug: string; title: string; about: string; players: [number, number]; default_seats: number; modes: Choice[]; editions: Choice[];
  scenarios: Choice[]; options: Switch[]; heroes: [number, number] | null; bots: Choice[]; packs: boolean; how: boolean; stories: Choice[];
}
export interface Seat { seat: number; kind: "person" | "open" | "bot"; name?: string; bot?: string; here?: boolean; token?: string }
export interface Summary {
  table: string; name: string; game: string; title: string; mode: string; scenario: string; state: "playing" | "over" | "broken";
  number: number; public: boolean; opened: string; changed: string; seats: Seat[]; waiting: number[]; token?: string; role?: string; seat?: number;
}
export interface Table {
  table: string; name: string; game: string; title: string; mode: string; edition: string; scenario: string;
  options: Record<string, boolean | number | string>; seats: Seat[]; watchers: number; state: "playing" | "over" | "broken"; number: number; public: boolean;
}
export interface Opened { table: string; name: string; host: string; invite: string; watch: string; seats: Seat[] }
export interface CampaignLine {
  campaign: string; name: string; game: string; title: string; story: { id: string; title: string; about: string }; changed: string;
  parties: { number: number; name: string; links: number; state: string }[]; token?: string;
}
export interface CampaignLink {
  number: number; scenario: string; title: string; about: string; table: string; over: boolean; won: boolean[]; score: number[];
  result: string[]; players: string[]; ended: string | null; log: string[]; note: string;
}
export interface Overview { columns: string[]; rows: { link: number; cells: (string | number)[] }[] }
export interface Campaign extends CampaignLine {
  party: {
    number: number; name: string; state: "playing" | "between" | "told"; links: CampaignLink[];
    page: { calendar: string; standing: Value[]; treasury: Value[]; party: Sheet[]; bench: Sheet[]; gone: Sheet[]; places: number; overview?: Overview; map?: Board | null } | null;
    table: { mode: string; edition: string; heroes: number | null; seats: { kind: string; name: string; bot: string }[] };
    next: { scenario: string; title: string; about: string; suggested: boolean; again?: string }[];
    standings: { player: string; played: number; won: number; score: number }[];
  };
}
export interface Rule { id: string; text: string; edition?: string }

export interface Happened { n: number; kind: string; text: string; cites?: string[]; dice?: number[]; counted?: boolean[]; joins?: boolean }
export interface Told { of?: string[]; preview?: Board; value: string; label: string; at?: string[]; group?: string; cites?: string[] }
export interface Request {
  number: number; seat: number; key: string; prompt: string; at?: string[]; window?: boolean; cites?: string[]; guide?: string;
  groups: { id: string; title: string }[]; options: Told[];
}
export interface Over { seats: { seat: number; won: boolean; score: number; reason: string; cites?: string[] }[]; text: string[] }
export interface Line { n: number; seat: number | null; name: string; text: string; at: string }
export interface Order { key: string; answer: string; unless?: string[]; places?: string[]; most?: number | null; decoy?: number }

export type FromServer =
  | { type: "welcome"; you: { seat: number | null; role: "seat" | "watch" | "host" }; table: Table; language: string }
  | { type: "events"; number: number; from: number; events: Happened[] }
  | { type: "scene"; number: number; scene: Scene | null }
  | { type: "request"; number: number; waiting: number[]; over: Over | null; undo: "free" | "ask" | "no"; request: Request | null }
  | { type: "table"; table: Table }
  | { type: "presence"; here: number[]; watchers: number }
  | { type: "chat"; lines: Line[] }
  | { type: "proposal"; number: number; seat: number | null; agreed?: number[]; asked?: number[]; reason?: string }
  | { type: "done"; to?: number; number?: number; token?: string }
  | { type: "refused"; to?: number; code: string; reason: string; rules?: string[] }
  | { type: "fault"; reason: string }
  | { type: "notice"; reason: string }
  | { type: "closed"; reason: string }
  | { type: "orders"; orders: Order[] }
  | { type: "hint"; to?: number; number: number; values: string[]; text: string }
  | { type: "why"; to?: number; rules: Rule[] }
  | { type: "look"; to?: number; card: Card | null }
  | { type: "replay"; to?: number; step: number; steps: number; scene: Scene | null; events: Happened[] }
  | { type: "pong"; to?: number };

export type ToServer =
  | { type: "answer"; number: number; value: string }
  | { type: "undo" }
  | { type: "agree"; number: number; yes: boolean }
  | { type: "order"; orders: Order[] }
  | { type: "hint" }
  | { type: "bot" }
  | { type: "say"; text: string }
  | { type: "why"; ids: string[] }
  | { type: "look"; of: string }
  | { type: "replay"; step: number }
  | { type: "seat"; seat: number; kind: string; bot?: string; name?: string }
  | { type: "language"; language: string }
  | { type: "ping" };
