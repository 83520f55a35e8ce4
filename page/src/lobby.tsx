// The lobby: choose a game and how it is played, who sits where; and all tables that one can go back to.
import type { JSX } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { useEffect, useRef, useState } from "preact/hooks";
import { useAnswer } from "./answer";
import { api, type NewTable } from "./api";
import { Campaigns } from "./campaigns";
import { bestBot, type Chair, Chairs, filled, HowManyHeroes, limits, Pick, seatsOf } from "./chairs";
import { Icon, useGameIcons } from "./icon";
import { day, language, useWords } from "./language";
import { AccountDialog, Library, SettingsOnly, WhyDialog } from "./late";
import { Portrait } from "./look/medal";
import { Vista } from "./look/vista";
import { titled } from "./phrases";
import { campaigns, forgetTable, keepCampaign, keepTable, keepToken, prefs, tables } from "./prefs";
import { go } from "./route";
import type { Account, Game, Summary } from "./wire";

const GAME_ICON: Record<string, string> = {
  doria: "viking-helmet",
  alliance: "dragon-shield",
  plungin: "dragon-head",
  universalis: "spiked-dragon-head",
  cellar: "hood",
};

/** The games with most to choose come first; a tiny example stands last. */
const smallestLast = (games: Game[]): Game[] =>
  games.toSorted((a, b) => Number(b.options.length > 1) - Number(a.options.length > 1));

export function Lobby({ account, onAccount }: { account: Account | null; onAccount: () => void }): JSX.Element {
  const words = useWords();
  const { value: games, error } = useAnswer(() => api.games().then(smallestLast), [language()]);
  const [slug, setSlug] = useState("");
  const [read, setRead] = useState<{ game: Game; start: "rules" | "how" } | null>(null);
  const [signing, setSigning] = useState(false);
  const [settings, setSettings] = useState(false);
  const game = games?.find((one) => one.slug === slug) ?? games?.[0];
  const setup = useRef<HTMLElement>(null);
  /** On a phone the chosen game is set up below all the others: go there. */
  const choose = (chosen: string): void => {
    setSlug(chosen);
    if (matchMedia("(max-width: 760px)").matches) setup.current?.scrollIntoView({ block: "start" });
  };
  const learn = (game: Game): void => setRead({ game, start: "how" });
  /** To the button that opens the table: two clicks and one sits there. */
  const begin = (chosen = slug): void => {
    setSlug(chosen);
    // The set-up of another game has to be drawn first.
    requestAnimationFrame(() => {
      const button = setup.current?.querySelector<HTMLElement>(".setup .primary");
      button?.scrollIntoView({ block: "center" });
      button?.focus({ preventScroll: true });
    });
  };
  return (
    <div class="lobby front">
      <header class="top">
        <Icon name="hood" size={24} />
        <h1>{words.title}</h1>
        <div class="tools">
          <button
            type="button"
            onClick={() => prefs.set({ language: language() === "en" ? "de" : "en" })}
            lang={language() === "en" ? "de" : "en"}
          >
            <Icon name="world" />
            <span>{language() === "en" ? "Deutsch" : "English"}</span>
          </button>
          {account?.on && (
            <button type="button" onClick={() => setSigning(true)} title={account.mail || words.account}>
              <Icon name="person" />
              <span>{account.mail ? words.account : words.signIn}</span>
            </button>
          )}
          <button type="button" onClick={() => setSettings(true)} aria-label={words.settings} title={words.settings}>
            <Icon name="cog" />
          </button>
        </div>
      </header>
      <div class="welcome">
        {games && <Vista />}
        <div class="hero-words">
          <p class="brand" aria-hidden="true">
            {words.title}
          </p>
          <h2>{words.welcome}</h2>
          <p>{words.welcomeMore}</p>
          <div class="buttons">
            <button type="button" class="primary" onClick={() => begin()}>
              <Icon name="dungeon-gate" /> {words.playNow}
            </button>
            {game?.how && (
              <button type="button" onClick={() => learn(game)}>
                <Icon name="open-book" /> {words.learn}
              </button>
            )}
          </div>
        </div>
      </div>
      <main>
        {error && (
          <p class="error" role="alert">
            {words.serverSilent} ({error})
          </p>
        )}
        <div class="lobby-columns">
          <section class="shelf" aria-label={words.game}>
            <h2>{words.theGames}</h2>
            <div class="games" role="group" aria-label={words.game}>
              {games?.map((one) => (
                <div
                  key={one.slug}
                  class={`game game-${one.slug} ${one.options.length > 1 ? "" : "tiny"}`}
                  data-chosen={one === game}
                >
                  <button
                    type="button"
                    class="game-pick"
                    aria-pressed={one === game ? "true" : "false"}
                    onClick={() => choose(one.slug)}
                  >
                    <span class="game-icon">
                      <Icon name={GAME_ICON[one.slug] ?? "dungeon-gate"} size={96} />
                    </span>
                    <span class="game-words">
                      <b>{one.title}</b>
                      <span class="game-about">{one.about}</span>
                      <span class="note">{words.players(...one.players)}</span>
                    </span>
                  </button>
                  <span class="game-buttons">
                    {one.how && (
                      <button type="button" aria-label={words.learnGame(one.title)} onClick={() => learn(one)}>
                        {words.learnIt}
                      </button>
                    )}
                    <button
                      type="button"
                      class="go"
                      aria-label={words.playGame(one.title)}
                      onClick={() => begin(one.slug)}
                    >
                      {words.playIt}
                    </button>
                  </span>
                </div>
              ))}
            </div>
          </section>
          <section class="new-table" aria-label={words.newTable} ref={setup}>
            {game && (
              <>
                <h2>{words.newTable}</h2>
                <div class="buttons chosen">
                  <h3>{game.title}</h3>
                  {game.how && (
                    <button type="button" onClick={() => learn(game)}>
                      <Icon name="help" /> {words.howToPlay}
                    </button>
                  )}
                  <button type="button" onClick={() => setRead({ game, start: "rules" })}>
                    <Icon name="open-book" /> {words.rulesOf}
                  </button>
                </div>
                <Setup key={game.slug + language()} game={game} />
              </>
            )}
          </section>
          <Tables />
        </div>
      </main>
      <footer>
        <a href="#credits=1">{words.credits}</a>
      </footer>
      {read && (
        <Library
          game={read.game.slug}
          edition={read.game.editions[0]!.id}
          start={read.start}
          onClose={() => setRead(null)}
        />
      )}
      {signing && account && <AccountDialog account={account} onChange={onAccount} onClose={() => setSigning(false)} />}
      {settings && <SettingsOnly onClose={() => setSettings(false)} />}
    </div>
  );
}

function Setup({ game }: { game: Game }): JSX.Element {
  const words = useWords();
  const [mode, setMode] = useState(game.modes[0]!.id);
  const [edition, setEdition] = useState(game.editions[0]!.id);
  const [scenario, setScenario] = useState(game.scenarios[0]!.id);
  const [heroes, setHeroes] = useState<number | null>(null);
  const [options, setOptions] = useState<Record<string, boolean | number | string>>({});
  const [chairs, setChairs] = useState<Chair[]>([]);
  const [name, setName] = useState("");
  const [open, setOpen] = useState(false);
  const [dice, setDice] = useState(false);
  const [pack, setPack] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string[] | null>(null);
  const [story, setStory] = useState(game.stories[0]?.id ?? "");
  useEffect(
    () => setChairs((now) => filled(now, limits(game, mode), now.length || game.default_seats, bestBot(game))),
    [mode],
  );
  const wanted = (): NewTable => {
    setBusy(true);
    setError("");
    const mine = chairs.find((chair) => chair.kind === "me");
    if (mine) prefs.set({ name: mine.name });
    return {
      game: game.slug,
      mode,
      edition,
      scenario,
      options,
      heroes,
      dice: dice ? "ask" : "stream",
      pack,
      name,
      public: open,
      seats: seatsOf(chairs),
    };
  };
  const refuse = (refused: Error): void => {
    setBusy(false);
    setError(refused.message);
  };
  const begin = (): void => {
    api.open(wanted()).then((opened) => {
      keepTable(opened, game.slug);
      go(`table=${opened.table}`);
    }, refuse);
  };
  const beginCampaign = (): void => {
    const { seats, edition: printed } = wanted();
    const told = game.stories.find((one) => one.id === story);
    const wish = { ...(told ? { story: told.id } : {}), ...(mode === game.modes[0]!.id ? {} : { mode }) };
    api
      .begin({
        game: game.slug,
        name: name || told?.title || game.title,
        ...wish,
        edition: printed,
        options,
        heroes,
        dice: dice ? "ask" : "stream",
        seats,
      })
      .then((made) => {
        keepCampaign(made.campaign, made.token);
        go(`campaign=${made.campaign}`);
      }, refuse);
  };
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <div class="fields">
        <Pick name="mode" title={words.mode} from={game.modes} value={mode} onChange={setMode} />
        <Pick name="edition" title={words.edition} from={game.editions} value={edition} onChange={setEdition} />
        <Pick name="scenario" title={words.scenario} from={game.scenarios} value={scenario} onChange={setScenario} />
        <HowManyHeroes game={game} heroes={heroes} onChange={setHeroes} />
      </div>
      <Chairs game={game} mode={mode} chairs={chairs} onChange={setChairs} />
      <details>
        <summary>{words.moreOptions}</summary>
        <div class="fields">
          {game.options.map((one) => {
            const value = options[one.id] ?? one.values[0]!;
            if (one.values.every((each) => typeof each === "boolean")) {
              return (
                <span class="switch" key={one.id}>
                  <label class="tick">
                    <input
                      type="checkbox"
                      checked={value === true}
                      onChange={(event) => setOptions({ ...options, [one.id]: event.currentTarget.checked })}
                    />{" "}
                    {one.title}
                  </label>
                  {!!one.rules?.length && (
                    <button
                      type="button"
                      class="why"
                      aria-label={`${words.why} ${one.title}`}
                      onClick={() => setWhy(one.rules!)}
                    >
                      {words.why}
                    </button>
                  )}
                </span>
              );
            }
            return (
              <label class="field" key={one.id}>
                {one.title}
                <select
                  value={String(value)}
                  onChange={(event) =>
                    setOptions({
                      ...options,
                      [one.id]: one.values.find((each) => String(each) === event.currentTarget.value)!,
                    })
                  }
                >
                  {one.values.map((each) => (
                    <option key={String(each)} value={String(each)}>
                      {each === true ? words.on : each === false ? words.off : String(each)}
                    </option>
                  ))}
                </select>
              </label>
            );
          })}
          <label class="field">
            {words.tableName}
            <input value={name} maxLength={60} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <label class="tick">
            <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />{" "}
            {words.isPublic}
          </label>
          <label class="tick">
            <input type="checkbox" checked={dice} onChange={(event) => setDice(event.currentTarget.checked)} />{" "}
            {words.handDice}
          </label>
          {game.packs && <Pack game={game.slug} text={pack} onText={setPack} />}
        </div>
      </details>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <div class="buttons">
        <button type="submit" class="primary" disabled={busy}>
          {words.openTable}
        </button>
      </div>
      <fieldset class="story">
        <legend>{words.orCampaign}</legend>
        <p class="note">{words.campaignHint}</p>
        <Pick name="story" title={words.story} from={game.stories} value={story} onChange={setStory} />
        <div class="buttons">
          <button type="button" disabled={busy} onClick={beginCampaign}>
            <Icon name="open-book" /> {words.beginCampaign}
          </button>
        </div>
      </fieldset>
      {why && <WhyDialog game={game.slug} ids={why} onClose={() => setWhy(null)} />}
    </form>
  );
}

/** A quest of one's own: pasted, checked by the server, and shown as it would lie on the table. */
function Pack({ game, text, onText }: { game: string; text: string; onText: (text: string) => void }): JSX.Element {
  const words = useWords();
  const [verdict, setVerdict] = useState("");
  const check = (): void => {
    api.checkPack(game, text).then(
      (found) => setVerdict(found.ok ? `${words.packGood}\n${found.picture ?? ""}` : (found.reason ?? "")),
      (refused: Error) => setVerdict(refused.message),
    );
  };
  return (
    <div class="field wide">
      <label class="field">
        {words.pack}
        <textarea
          rows={4}
          placeholder={words.packHint}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      {text && (
        <div class="buttons">
          <button type="button" onClick={check}>
            {words.check}
          </button>
        </div>
      )}
      {verdict && (
        <pre class="verdict" role="status" tabIndex={0}>
          {verdict}
        </pre>
      )}
    </div>
  );
}

function Tables(): JSX.Element | null {
  const words = useWords();
  const { kept: all } = useSyncExternalStore(tables.subscribe, tables.get);
  const books = useSyncExternalStore(campaigns.subscribe, campaigns.get).kept;
  // The tables of a campaign stand in its book.
  const kept = Object.fromEntries(Object.entries(all).filter(([, one]) => !one.campaign || !books[one.campaign]));
  const tokens = Object.values(kept)
    .flatMap((one) => (one.seats.length ? one.seats.map((seat) => seat.token) : [one.watch ?? one.host ?? ""]))
    .filter(Boolean)
    .slice(-50);
  const mine = useAnswer(() => (tokens.length ? api.mine(tokens) : Promise.resolve({ tables: [] })), [tokens.join()]);
  const open = useAnswer(() => api.publicTables(), []);
  // Where one is asked comes first, then the newest.
  const asks = (one: Summary): boolean =>
    one.state === "playing" && !!kept[one.table]?.seats.some(({ seat }) => one.waiting.includes(seat));
  const own = [...new Map((mine.value?.tables ?? []).map((one) => [one.table, one])).values()].sort(
    (a, b) => Number(asks(b)) - Number(asks(a)) || b.changed.localeCompare(a.changed),
  );
  const asking = own.filter(asks).length;
  useGameIcons(...new Set(own.map((one) => one.game)));
  const others = (open.value?.tables ?? []).filter((one) => !all[one.table]);
  const join = (one: Summary): void => {
    api.join(one.table, "", prefs.get().name).then(
      ({ seat, token }) => {
        keepToken(one.table, "seat", token, seat);
        go(`table=${one.table}`);
      },
      () => go(`table=${one.table}`),
    );
  };
  if (!own.length && !others.length && !Object.keys(books).length) return null;
  return (
    <section class="tables" aria-label={words.yourTables}>
      <Campaigns icons={GAME_ICON} />
      {own.length > 0 && (
        <h2>
          {words.yourTables} {asking > 0 && <span class="note">{words.waitForYou(asking, own.length)}</span>}
        </h2>
      )}
      <ul>
        {own.map((one) => (
          <TableLine key={one.table} one={one} mine={kept[one.table]?.seats.map(({ seat }) => seat) ?? []}>
            <button type="button" class="primary" onClick={() => go(`table=${one.table}`)}>
              {one.state === "over" ? words.watch : words.goOn}
            </button>
            <button
              type="button"
              class="text-button"
              onClick={() => {
                if (one.state === "over" || window.confirm(words.reallyForget)) forgetTable(one.table);
              }}
            >
              {words.forget}
            </button>
          </TableLine>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h2>{words.publicTables}</h2>
          <ul>
            {others.map((one) => (
              <TableLine key={one.table} one={one} mine={[]}>
                {one.seats.some((seat) => seat.kind === "open") && (
                  <button type="button" class="primary" onClick={() => join(one)}>
                    {words.join}
                  </button>
                )}
                <button type="button" onClick={() => go(`table=${one.table}`)}>
                  {words.watch}
                </button>
              </TableLine>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What a table is called: by its own name where somebody gave it one, else by what is played there. */
const called = (one: Summary): string =>
  one.headline && one.name.startsWith(one.title) ? one.headline : one.name || one.title;

/** Whose turn it is, or how it ended, in a few words. */
function standing(one: Summary, mine: readonly number[], words: ReturnType<typeof useWords>): string {
  if (one.state === "over")
    return !one.won?.length
      ? words.over
      : one.won.some((won, seat) => won && (mine.length === 0 || mine.includes(seat)))
        ? words.victory
        : words.defeat;
  if (one.state === "broken") return words.broken;
  if (one.waiting.some((seat) => mine.includes(seat))) return words.yourTurnShort;
  const names = one.waiting.map((seat) => one.seats.find((other) => other.seat === seat)?.name || words.seat(seat + 1));
  return names.length ? words.waitingFor(names.join(", ")) : words.playing;
}

function TableLine({
  one,
  mine,
  children,
}: {
  one: Summary;
  mine: readonly number[];
  children: preact.ComponentChildren;
}): JSX.Element {
  const words = useWords();
  const asked = one.state === "playing" && one.waiting.some((seat) => mine.includes(seat));
  const free = one.seats.filter((seat) => seat.kind === "open").length;
  const [name, part] = titled(called(one));
  return (
    <li class={`table-line game-${one.game}`}>
      <span class="table-sign">
        <Icon name={GAME_ICON[one.game] ?? "dungeon-gate"} size={44} />
      </span>
      <span class="table-main">
        <b>{name}</b>
        <span class="note">
          {one.title} · {part && `${part} · `}
          {day(one.changed)}
          {free > 0 && ` · ${words.openSeats(free)}`}
        </span>
        {!!one.heroes?.length && (
          <span class="table-heroes" title={one.heroes.map((hero) => hero.name).join(", ")}>
            {one.heroes.slice(0, 6).map((hero, n) => (
              <Portrait key={n} icon={hero.icon} tint={hero.tint} size={32} />
            ))}
            <span class="unseen">{one.heroes.map((hero) => hero.name).join(", ")}</span>
          </span>
        )}
        <span class={asked ? "turn" : "standing"}>
          <Icon name={one.state === "over" ? "trophy" : asked ? "person" : "hourglass"} size={14} />{" "}
          {standing(one, mine, words)}
        </span>
      </span>
      <span class="buttons">{children}</span>
    </li>
  );
}
