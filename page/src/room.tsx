// Sitting down at a table: with one's tokens, with an invitation, or to watch. Several people may share one screen.
import type { JSX } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { useEffect, useReducer, useState } from "preact/hooks";
import { api } from "./api";
import { endRun } from "./bot";
import { language, useWords } from "./language";
import { Link } from "./link";
import { seatName } from "./people";
import { type Kept, keepToken, prefs, seen, tables } from "./prefs";
import { address, go, type Route } from "./route";
import { TableView } from "./table";
import type { Summary } from "./wire";

export function Room({ route }: { route: Route }): JSX.Element {
  const id = route.table!;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // Tokens leave the address as soon as they are kept, so that nobody reads them over a shoulder.
    if (route.seat) keepToken(id, "seat", route.seat);
    if (route.watch) keepToken(id, "watch", route.watch);
    if (route.host) keepToken(id, "host", route.host);
    if (route.seat || route.watch || route.host) history.replaceState(null, "", address({ table: id }));
    setReady(true);
  }, [id, route.seat, route.watch, route.host]);
  const all = useSyncExternalStore(tables.subscribe, tables.get);
  const kept = all.kept[id] ?? { table: id, name: "", game: "", seats: [] };
  if (route.invite && !kept.seats.length) return <Join table={id} invite={route.invite} />;
  return ready ? <Seats key={tokensOf(kept).toSorted().join()} kept={kept} /> : <main />;
}

/** Which tokens to sit down with: all seats of this browser, else a token to watch, else none (a public table). */
const tokensOf = (kept: Kept): string[] =>
  kept.seats.length ? kept.seats.map((one) => one.token) : [kept.watch ?? kept.host ?? ""];

function Seats({ kept }: { kept: Kept }): JSX.Element {
  const words = useWords();
  const [, changed] = useReducer((n: number) => n + 1, 0);
  const [links, setLinks] = useState<Link[]>([]);
  const [active, setActive] = useState<Link | null>(null);
  useEffect(() => {
    const made = tokensOf(kept).map((token) => new Link(token, kept.table, language()));
    for (const { director, place } of made)
      director.remember(seen.get()[place], (looked) => seen.set({ [place]: looked }));
    const stop = made.flatMap((link) => [
      link.subscribe(() => changed(undefined as never)),
      link.director.subscribe(() => changed(undefined as never)),
    ]);
    setLinks(made);
    setActive(made[0]!);
    return () => {
      stop.forEach((one) => one());
      made.forEach((link) => link.close());
    };
  }, [kept.table]);

  useEffect(() => {
    // Which seat a token opens is known once the server has said so.
    for (const link of links) {
      const { seat } = link.state;
      if (seat !== null && kept.seats.some((one) => one.token === link.token && one.seat !== seat))
        keepToken(kept.table, "seat", link.token, seat);
    }
  });

  const asked = links.filter((link) => link.state.request);
  // Whoever watches sees to the end what has happened.
  const next = active && !active.state.request && !active.director.playing && asked.length ? asked[0]! : null;
  const open = next && active && sees(next, active);
  useEffect(() => {
    if (next && open) setActive(next);
  }, [next, open]);
  if (!active)
    return (
      <main class="middle">
        <p>{words.connecting}</p>
      </main>
    );
  if (active.state.status === "gone") return <Gone text={active.state.closed} />;
  if (next && !open) {
    endRun();
    return (
      <main class="curtain">
        <h1>{words.passOn(seatName(next.state, next.state.seat!, words))}</h1>
        <p>{words.passOnText}</p>
        <button type="button" class="primary" autoFocus onClick={() => setActive(next)}>
          {words.ready}
        </button>
      </main>
    );
  }
  return (
    <TableView key={active.token} link={active} state={active.state} kept={kept} links={links} onSeat={setActive} />
  );
}

/** Two seats that see the very same things have no secret from each other: no curtain is needed between them. */
const sees = (one: Link, other: Link): boolean => JSON.stringify(one.state.scene) === JSON.stringify(other.state.scene);

function Gone({ text }: { text: string }): JSX.Element {
  const words = useWords();
  return (
    <main class="curtain">
      <h1>{words.gone}</h1>
      <p>{text || words.goneText}</p>
      <button type="button" class="primary" onClick={() => go("")}>
        {words.lobby}
      </button>
    </main>
  );
}

function Join({ table, invite }: { table: string; invite: string }): JSX.Element {
  const words = useWords();
  const [name, setName] = useState(prefs.get().name);
  const [error, setError] = useState("");
  const [found, setFound] = useState<Summary | null>(null);
  useEffect(() => {
    api.mine([invite]).then(
      ({ tables: [one] }) => setFound(one ?? null),
      () => undefined,
    );
  }, [invite]);
  const host = found?.seats.find((seat) => seat.kind === "person" && seat.name);
  const free = found?.seats.filter((seat) => seat.kind === "open") ?? [];
  const sit = (): void => {
    prefs.set({ name });
    api.join(table, invite, name).then(
      ({ seat, token }) => {
        keepToken(table, "seat", token, seat);
        go(`table=${table}`);
      },
      (refused: Error) => setError(refused.message),
    );
  };
  return (
    <main class="curtain">
      <h1>{found ? words.joinGame(found.title) : words.joinTitle}</h1>
      <p>{words.joinText}</p>
      {found && (
        <p class="invited">
          {[
            found.headline || found.name,
            host && words.hostIs(host.name!),
            free.length ? words.yourSeat(free[0]!.seat + 1, found.seats.length) : words.noSeatFree,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sit();
        }}
      >
        <label class="field">
          {words.yourName}
          <input value={name} maxLength={40} autoFocus onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button type="submit" class="primary">
          {words.join}
        </button>
      </form>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </main>
  );
}
