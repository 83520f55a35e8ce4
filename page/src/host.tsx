// The page of the server's operator: how it does, what players report, what failed; tables to end, export, delete.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, Refusal } from "./api";
import { language, useWords, type Words } from "./language";
import { prefs } from "./prefs";
import type { HostTable, HostView } from "./wire";

const KEY = "undercroft.host";
const moment = (when: string): string =>
  new Date(when).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });

export function HostPage(): JSX.Element {
  const words = useWords();
  const [token, setToken] = useState(sessionStorage.getItem(KEY) ?? "");
  const [view, setView] = useState<HostView | null>(null);
  const [found, setFound] = useState<HostTable[]>([]);
  const [wanted, setWanted] = useState("");
  const [error, setError] = useState("");
  const [closed, setClosed] = useState(false);
  const look = (): Promise<void> =>
    Promise.all([api.host(token), api.hostTables(token, wanted)]).then(
      ([seen, tables]) => {
        if (token) sessionStorage.setItem(KEY, token);
        setView(seen);
        setFound(tables.tables);
        setError("");
      },
      (refused: Error) => {
        if (refused instanceof Refusal && (refused.status === 401 || refused.status === 403)) {
          setView(null);
          setClosed(refused.status === 403);
        }
        setError(refused.message);
      },
    );
  useEffect(() => {
    void look();
    const again = setInterval(() => void look(), 15_000);
    return () => clearInterval(again);
  }, [token, wanted, language()]);
  const act = (deed: Promise<unknown>): void => {
    deed.then(look, (refused: Error) => setError(refused.message));
  };
  return (
    <div class="lobby host">
      <header class="top">
        <h1>{words.hostPage}</h1>
        <div class="tools">
          <button type="button" onClick={() => prefs.set({ language: language() === "de" ? "en" : "de" })}>
            {language() === "de" ? "English" : "Deutsch"}
          </button>
          <button type="button" onClick={() => location.assign("/")}>
            {words.back}
          </button>
        </div>
      </header>
      <main>
        {error && (view || closed || token) && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        {view ? (
          <>
            <Load view={view} words={words} />
            <Reports
              view={view}
              words={words}
              onSettle={(id, state) => act(api.settle(token, id, state))}
              onEnd={(id) => act(api.endTable(token, id, true))}
            />
            <Tables found={found} words={words} wanted={wanted} onWanted={setWanted} token={token} act={act} />
            <Journal title={words.faults} notes={view.faults} none={words.noFaults} words={words} />
            <Journal title={words.deeds} notes={view.deeds} none={words.noDeeds} words={words} />
          </>
        ) : (
          !closed && <TokenForm words={words} onToken={setToken} />
        )}
      </main>
    </div>
  );
}

function TokenForm({ words, onToken }: { words: Words; onToken: (token: string) => void }): JSX.Element {
  const [text, setText] = useState("");
  return (
    <form
      class="account"
      onSubmit={(event) => {
        event.preventDefault();
        onToken(text.trim());
      }}
    >
      <p>{words.hostAbout}</p>
      <label>
        {words.hostToken}
        <input
          type="password"
          autocomplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <button type="submit" class="primary">
          {words.signIn}
        </button>
      </div>
    </form>
  );
}

function Load({ view, words }: { view: HostView; words: Words }): JSX.Element {
  const { load, tables } = view;
  const minutes = Math.floor((load["uptime_seconds"] ?? 0) / 60);
  const figures: [string, string | number][] = [
    [words.hostFigures.clients, load["clients"] ?? 0],
    [words.hostFigures.memoryTables, load["tables_in_memory"] ?? 0],
    [words.hostFigures.playing, tables["playing"] ?? 0],
    [words.hostFigures.over, tables["over"] ?? 0],
    [words.hostFigures.ended, tables["ended"] ?? 0],
    [words.hostFigures.accounts, view.accounts],
    [words.hostFigures.answers, load["entries"] ?? 0],
    [words.hostFigures.broken, load["broken_tables"] ?? 0],
    [words.hostFigures.storeErrors, load["store_errors"] ?? 0],
    [
      words.hostFigures.queues,
      `${load["queue_store"] ?? 0} · ${load["queue_thinkers"] ?? 0} · ${load["queue_sockets"] ?? 0}`,
    ],
    [words.hostFigures.memory, `${Math.round((load["memory_bytes"] ?? 0) / 1e6)} MB`],
    [words.hostFigures.processor, `${Math.round(view.cpu)} s`],
    [words.hostFigures.uptime, `${Math.floor(minutes / 60)} h ${minutes % 60} min`],
  ];
  return (
    <section>
      <h2>{words.load}</h2>
      <dl class="host-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Reports({
  view,
  words,
  onSettle,
  onEnd,
}: {
  view: HostView;
  words: Words;
  onSettle: (id: string, state: string) => void;
  onEnd: (table: string) => void;
}): JSX.Element {
  return (
    <section>
      <h2>{words.reports}</h2>
      {!view.reports.length && <p class="note">{words.noReports}</p>}
      <ul class="host-list">
        {view.reports.map((one) => (
          <li key={one.id} class={one.state}>
            <p>
              <b>
                {words.reportOf(one.name, one.about_name || words.watch)}
                {one.about_seat !== null && ` (${words.seat(one.about_seat + 1)})`}
              </b>
              <span class="note">
                {" "}
                {one.table_name} · {moment(one.at)}
              </span>
            </p>
            {one.said && <blockquote>{one.said}</blockquote>}
            {one.reason && <p>{one.reason}</p>}
            <div class="buttons">
              <button type="button" onClick={() => onSettle(one.id, one.state === "open" ? "settled" : "open")}>
                {one.state === "open" ? words.settle : words.reopenReport}
              </button>
              {one.state === "open" && (
                <button
                  type="button"
                  onClick={() => window.confirm(words.reallyEnd(one.table_name)) && onEnd(one.table)}
                >
                  {words.endTable}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tables({
  found,
  words,
  wanted,
  onWanted,
  token,
  act,
}: {
  found: readonly HostTable[];
  words: Words;
  wanted: string;
  onWanted: (words: string) => void;
  token: string;
  act: (deed: Promise<unknown>) => void;
}): JSX.Element {
  return (
    <section>
      <h2>{words.hostTables}</h2>
      <input
        type="search"
        value={wanted}
        placeholder={words.hostSearch}
        aria-label={words.hostSearch}
        onInput={(event) => onWanted(event.currentTarget.value)}
      />
      <ul class="host-list">
        {found.map((one) => (
          <li key={one.table}>
            <p>
              <b>{one.name}</b>
              <span class="note">
                {" "}
                {one.title} · {words.hostStates[one.state]} · {words.hostClients(one.clients)} · {moment(one.changed)}
              </span>
            </p>
            <p class="note">{one.seats.map((seat) => seat.name || seat.bot || words.open).join(", ")}</p>
            <div class="buttons">
              <button
                type="button"
                onClick={() =>
                  (one.state === "ended" || window.confirm(words.reallyEnd(one.name))) &&
                  act(api.endTable(token, one.table, one.state !== "ended"))
                }
              >
                {one.state === "ended" ? words.reopenTable : words.endTable}
              </button>
              <button type="button" onClick={() => act(download(token, one))}>
                {words.exportTable}
              </button>
              <button
                type="button"
                class="danger"
                onClick={() => window.confirm(words.reallyDelete(one.name)) && act(api.deleteTable(token, one.table))}
              >
                {words.deleteTable}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {!found.length && <p class="note">{words.empty}</p>}
    </section>
  );
}

async function download(token: string, table: HostTable): Promise<void> {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(await api.exportTable(token, table.table));
  anchor.download = `${table.game}-${table.table}.undercroft`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

function Journal({
  title,
  notes,
  none,
  words,
}: {
  title: string;
  notes: HostView["deeds"];
  none: string;
  words: Words;
}): JSX.Element {
  return (
    <section>
      <h2>{title}</h2>
      {!notes.length && <p class="note">{none}</p>}
      <ul class="host-list">
        {notes.map((one, n) => (
          <li key={n}>
            {one.kind === "fault" ? (
              <details>
                <summary>
                  {moment(one.at)} · {one.table}
                </summary>
                <pre tabIndex={0}>{one.text}</pre>
              </details>
            ) : (
              <p>
                {words.deed[one.what] ?? one.what}: <b>{one.text}</b>
                <span class="note">
                  {" "}
                  {moment(one.at)} · {one.who}
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
