// The lobby's requests by HTTP.
import { language } from "./language";
import type { Card } from "./scene";
import type {
  Account,
  Campaign,
  CampaignLine,
  Game,
  HostTable,
  HostView,
  Opened,
  Restored,
  Rule,
  Summary,
} from "./wire";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

async function call<T>(method: string, path: string, token = "", body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const text = await answer.text();
  let value: unknown = {};
  try {
    value = text ? JSON.parse(text) : {};
  } catch {
    /* Not JSON: the status says enough. */
  }
  if (!answer.ok) throw new Refusal(answer.status, (value as { reason?: string }).reason ?? `${answer.status}`);
  return value as T;
}

const inLanguage = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;

export interface NewTable {
  game: string;
  mode: string;
  edition: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  heroes: number | null;
  dice: string;
  pack: string;
  name: string;
  public: boolean;
  seats: { kind: string; name?: string; bot?: string }[];
}

export type NewCampaign = Pick<NewTable, "game" | "edition" | "options" | "heroes" | "dice" | "name" | "seats"> & {
  story?: string;
  mode?: string;
};

export const api = {
  games: async (): Promise<Game[]> => {
    const found = await call<Game[] | { games: Game[] }>("GET", inLanguage("/api/games"));
    return Array.isArray(found) ? found : found.games;
  },
  how: (game: string) => call<{ title: string; text: string }>("GET", inLanguage(`/api/games/${game}/how`)),
  rules: (game: string, words: string) =>
    call<{ rules: Rule[]; more: boolean }>("GET", `/api/games/${game}/rules?q=${encodeURIComponent(words)}`),
  rulesById: (game: string, ids: readonly string[]) =>
    call<{ rules: Rule[] }>("GET", `/api/games/${game}/rules?ids=${ids.map(encodeURIComponent).join(",")}`),
  glossary: (game: string, edition: string) =>
    call<{ cards: Card[] }>("GET", inLanguage(`/api/games/${game}/glossary?edition=${edition}`)),
  checkPack: (game: string, text: string) =>
    call<{ ok: boolean; picture?: string; reason?: string }>("POST", "/api/packs", "", { game, text }),
  open: (table: NewTable) => call<Opened>("POST", inLanguage("/api/tables"), "", table),
  publicTables: () => call<{ tables: Summary[] }>("GET", "/api/tables"),
  mine: (tokens: string[]) => call<{ tables: Summary[] }>("POST", "/api/tables/mine", "", { tokens }),
  join: (table: string, invite: string, name: string, seat?: number) =>
    call<{ seat: number; token: string }>("POST", `/api/tables/${table}/join`, invite, {
      name,
      ...(seat === undefined ? {} : { seat }),
    }),
  seat: (table: string, seat: number, token: string, change: { kind: string; name?: string; bot?: string }) =>
    call<{ token?: string }>("POST", `/api/tables/${table}/seats/${seat}`, token, change),
  close: (table: string, host: string) => call<unknown>("DELETE", `/api/tables/${table}`, host),
  begin: (wish: NewCampaign) =>
    call<{ campaign: string; name: string; token: string }>("POST", inLanguage("/api/campaigns"), "", wish),
  campaigns: (tokens: string[]) =>
    call<{ campaigns: CampaignLine[] }>("POST", inLanguage("/api/campaigns/mine"), "", { tokens }),
  campaign: (id: string, token: string, party: number) =>
    call<Campaign>("GET", inLanguage(`/api/campaigns/${id}?party=${party}`), token),
  playOn: (
    id: string,
    token: string,
    wish: {
      party: number;
      scenario?: string;
      anew?: boolean;
      who?: string[];
      mode?: string;
      heroes?: number;
      seats?: { kind: string; name?: string; bot?: string }[];
    },
  ) => call<Opened>("POST", inLanguage(`/api/campaigns/${id}/play`), token, wish),
  fork: (id: string, token: string, wish: { link: number; party: number; name: string }) =>
    call<{ party: number; name: string }>("POST", `/api/campaigns/${id}/fork`, token, wish),
  note: (id: string, token: string, wish: { link: number; party: number; text: string }) =>
    call<unknown>("POST", `/api/campaigns/${id}/notes`, token, wish),
  mute: (table: string, host: string, seat: number | null, muted: boolean) =>
    call<unknown>("POST", `/api/tables/${table}/mute`, host, { seat, muted }),
  complain: (table: string, token: string, about: { seat: number | null; line: number; reason: string }) =>
    call<unknown>("POST", `/api/tables/${table}/complaints`, token, about),
  account: () => call<Account>("GET", "/api/account"),
  signIn: (mail: string) => call<unknown>("POST", inLanguage("/api/account/link"), "", { mail }),
  whose: (token: string) => call<{ mail: string }>("POST", "/api/account/whose", "", { token }),
  enter: (token: string) => call<{ mail: string }>("POST", "/api/account/enter", "", { token }),
  signOut: (everywhere: boolean) => call<unknown>("POST", "/api/account/leave", "", { everywhere }),
  forgetMe: () => call<unknown>("DELETE", "/api/account"),
  collect: (tokens: string[], keys: string[]) => call<Restored>("POST", "/api/account/tables", "", { tokens, keys }),
  host: (token: string) => call<HostView>("GET", "/api/host", token),
  hostTables: (token: string, words: string) =>
    call<{ tables: HostTable[] }>("GET", `/api/host/tables?q=${encodeURIComponent(words)}`, token),
  settle: (token: string, report: string, state: string) =>
    call<unknown>("POST", `/api/host/reports/${report}`, token, { state }),
  endTable: (token: string, table: string, ended: boolean) =>
    call<unknown>("POST", `/api/host/tables/${table}/end`, token, { ended }),
  deleteTable: (token: string, table: string) => call<unknown>("DELETE", `/api/host/tables/${table}`, token),
  exportTable: async (token: string, table: string): Promise<Blob> => {
    const answer = await fetch(`/api/host/tables/${table}/export`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    if (!answer.ok) throw new Refusal(answer.status, `${answer.status}`);
    return answer.blob();
  },
  report: async (table: string, host: string): Promise<Blob> => {
    const answer = await fetch(`/api/tables/${table}/report`, { headers: { Authorization: `Bearer ${host}` } });
    if (!answer.ok) throw new Refusal(answer.status, `${answer.status}`);
    return answer.blob();
  },
};
