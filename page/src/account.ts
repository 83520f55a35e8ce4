// An account brings tables and campaigns back on another device. Nobody needs one.
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import { campaigns, type Kept, keepCampaign, keepToken, tables } from "./prefs";
import type { Account } from "./wire";

/** All tokens of a table that this browser has. */
export const tokensOf = (kept: Kept): string[] =>
  [kept.host, kept.invite, kept.watch, ...kept.seats.map((one) => one.token)].filter((one): one is string => !!one);

/** Tells the account what this browser has, and keeps what it lacked. */
export async function collect(): Promise<void> {
  const found = await api.collect(
    Object.values(tables.get().kept).flatMap(tokensOf).slice(0, 1000),
    Object.values(campaigns.get().kept)
      .map((one) => one.token)
      .slice(0, 1000),
  );
  for (const one of found.tables) {
    keepToken(one.table, one.role, one.token, one.seat ?? -1);
    const kept = tables.get().kept[one.table]!;
    tables.set({ kept: { ...tables.get().kept, [one.table]: { ...kept, name: one.name, game: one.game } } });
  }
  for (const one of found.campaigns) keepCampaign(one.campaign, one.token);
}

/** Who is signed in; and what they have sat at elsewhere. */
export function useAccount(): [Account | null, () => void] {
  const [account, setAccount] = useState<Account | null>(null);
  const look = (): void => {
    api.account().then(
      (found) => {
        setAccount(found);
        if (found.mail) collect().catch(() => undefined);
      },
      () => setAccount(null),
    );
  };
  useEffect(look, []);
  useEffect(() => {
    if (!account?.mail) return;
    let soon = 0;
    const changed = (): void => {
      clearTimeout(soon);
      soon = window.setTimeout(() => collect().catch(() => undefined), 2000);
    };
    const stop = [tables.subscribe(changed), campaigns.subscribe(changed)];
    return () => {
      clearTimeout(soon);
      for (const one of stop) one();
    };
  }, [account?.mail]);
  return [account, look];
}
