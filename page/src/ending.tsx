// The end of a game, staged: who won and why, what decided it, the points in parts, how it went, the best moments, what comes next.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "./api";
import {
  type Curve,
  curve,
  decisive,
  deeds,
  diceBefore,
  type Moment,
  moments,
  stepOf,
  striker,
  tally,
  turnOf,
} from "./chronicle";
import { DiceTray } from "./director/dice";
import { Icon } from "./icon";
import { useWords } from "./language";
import type { Link } from "./link";
import { Portrait } from "./look/medal";
import { BarView } from "./parts";
import { seatName } from "./people";
import { titled } from "./phrases";
import { campaigns, keepTable, tables } from "./prefs";
import { go } from "./route";
import type { Sheet } from "./scene";
import type { TableState } from "./state";
import type { Happened, Next, Over } from "./wire";

type Words = ReturnType<typeof useWords>;

/** Whose points these are. */
function whose(of: string, state: TableState, words: Words): string {
  if (of === "friend") return words.theHeroes;
  if (of === "foe") return words.theirFoes;
  return seatName(state, Number(of.replace("seat-", "")), words);
}

const WIDTH = 420;
const HEIGHT = 120;
/** Where no dice stand above it, there is more room. */
const TALL = 250;

function CurveView({
  of,
  state,
  mark,
  high = HEIGHT,
}: {
  of: Curve;
  state: TableState;
  mark: number | null;
  high?: number;
}): JSX.Element {
  const words = useWords();
  const [first, last] = [of.at[0]!, of.at.at(-1)!];
  const top = Math.max(1, ...of.lines.flatMap((line) => line.values));
  const low = Math.min(0, ...of.lines.flatMap((line) => line.values));
  const x = (n: number): number => ((n - first) / Math.max(1, last - first)) * WIDTH;
  const y = (value: number): number => high - ((value - low) / (top - low)) * (high - 6);
  const path = (values: number[]): string =>
    values.map((value, n) => `${n ? "L" : "M"}${x(of.at[n]!).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const names = of.lines.map((line) =>
    of.kind === "life" ? (line.of === "friend" ? words.ourLife : words.theirLife) : whose(line.of, state, words),
  );
  return (
    <figure class="curve">
      <svg
        viewBox={`-4 -18 ${WIDTH + 8} ${high + 24}`}
        role="img"
        aria-label={`${words.howItWent}: ${names.join(", ")}`}
      >
        <path class="curve-base" d={`M0 ${high}H${WIDTH}`} />
        {of.turns.map(({ n }) => (
          <path key={n} class="curve-turn" d={`M${x(n)} ${high - 4}V${high + 3}`} />
        ))}
        <path class={`curve-fill line-${of.lines[0]!.of}`} d={`${path(of.lines[0]!.values)}V${high}H0Z`} />
        {of.lines.map((line) => (
          <path key={line.of} class={`curve-line line-${line.of}`} d={path(line.values)} />
        ))}
        {mark !== null && (
          <>
            <path class="curve-mark" d={`M${x(mark)} -4V${high}`} />
            <circle class="curve-dot" cx={x(mark)} cy={-6} r="6" />
          </>
        )}
      </svg>
      <figcaption>
        {of.lines.map((line, n) => (
          <span key={line.of} class={`curve-name line-${line.of}`}>
            <i />
            {names[n]}
          </span>
        ))}
        {state.scene && <span class="note">{turnOf(of, last, state.scene)}</span>}
      </figcaption>
    </figure>
  );
}

/** What of a sheet is taken home, by the keys that games share. */
const RICHES: Record<string, string> = {
  xp: "upgrade",
  gold: "two-coins",
  coins: "two-coins",
  silver: "two-coins",
  level: "star-medal",
};

function Hero({ sheet }: { sheet: Sheet }): JSX.Element {
  const life = sheet.bars?.[0];
  const rich = (sheet.values ?? []).filter((one) => one.key && RICHES[one.key] && one.value !== undefined);
  const carried = (sheet.zones ?? []).filter((zone) => zone.kind === "slots").flatMap((zone) => zone.cards ?? []);
  return (
    <li class="ending-hero">
      <Portrait
        icon={sheet.icon}
        tint={sheet.tint ?? "thing"}
        size={46}
        rank={sheet.rank}
        fallen={!!life && life.value <= 0}
      />
      <span>
        <span class="person-line">
          <b class="person-name">{sheet.name}</b>
          {sheet.state && <span class="person-state">{sheet.state}</span>}
        </span>
        {life && <BarView bar={life} />}
        {(rich.length > 0 || carried.length > 0) && (
          <span class="loot">
            {rich.map((one) => (
              <span key={one.key} title={one.name}>
                <Icon name={RICHES[one.key!]!} size={16} />
                <b>{one.value}</b> {one.name}
              </span>
            ))}
            {carried.length > 0 && (
              <span title={carried.map((card) => card.name).join(", ")} class="loot-things">
                {carried.slice(0, 8).map((card) => (
                  <Icon key={card.id} name={card.icon} size={18} />
                ))}
                <span class="unseen">{carried.map((card) => card.name).join(", ")}</span>
              </span>
            )}
          </span>
        )}
      </span>
    </li>
  );
}

function Points({
  over,
  state,
  log,
  onWhy,
}: {
  over: Over;
  state: TableState;
  log: readonly Happened[];
  onWhy: (ids: string[]) => void;
}): JSX.Element {
  const words = useWords();
  const parts = useMemo(() => tally(log), [log]);
  const sides = [...new Set(parts.map((part) => part.of))].sort((a, b) => Number(a === "foe") - Number(b === "foe"));
  const sums = sides.map((of) => ({
    of,
    sum: parts.filter((part) => part.of === of).reduce((all, part) => all + part.value, 0),
  }));
  const done = useMemo(() => (state.scene ? deeds(log, state.scene) : null), [log, state.scene]);
  const same = over.seats.every((one) => one.score === over.seats[0]!.score && one.won === over.seats[0]!.won);
  const results = same ? over.seats.slice(0, 1) : over.seats;
  return (
    <section class="panel ending-points">
      <h3>{words.thePoints}</h3>
      <p class="totals">
        {sums.length > 1 && same
          ? sums.map(({ of, sum }) => (
              <span key={of} class={of === "foe" ? "less" : ""}>
                <b>{sum}</b>
                {whose(of, state, words)}
              </span>
            ))
          : results.map((one) => (
              <span key={one.seat} class={one.won || same ? "" : "less"}>
                <b>{one.score}</b>
                {same ? words.score : seatName(state, one.seat, words)}
              </span>
            ))}
      </p>
      <ul class="tally">
        {parts.map((part) => (
          <li key={`${part.of} ${part.name}`} class={part.of === "foe" ? "less" : ""}>
            <span>
              {part.name}
              {part.times > 1 && <small> × {part.times}</small>}
              {sides.length > 1 && <small> · {whose(part.of, state, words)}</small>}
            </span>
            {part.cites.length > 0 && (
              <button
                type="button"
                class="why"
                aria-label={`${words.why} ${part.name}`}
                onClick={() => onWhy(part.cites)}
              >
                {words.why}
              </button>
            )}
            <b>{part.value}</b>
          </li>
        ))}
        {results.map((one) => (
          <li key={one.seat} class="verdict-line">
            <span>
              {!same && <b>{seatName(state, one.seat, words)}: </b>}
              {one.reason}
            </span>
            {!!one.cites?.length && (
              <button
                type="button"
                class="why"
                aria-label={`${words.why} ${one.reason}`}
                onClick={() => onWhy(one.cites!)}
              >
                {words.why}
              </button>
            )}
          </li>
        ))}
      </ul>
      {done && (
        <ul class="spoils">
          <li>
            <Icon name="skull-crossed-bones" size={30} />
            <b>{done.slain}</b>
            {words.slain}
          </li>
          <li>
            <Icon name="dungeon-gate" size={30} />
            <b>{done.doors}</b>
            {words.doorsOpened}
          </li>
          <li>
            <Icon name="perspective-dice-six-faces-random" size={30} />
            <b>{done.dice}</b>
            {words.diceRolled}
          </li>
        </ul>
      )}
    </section>
  );
}

/** What can be played after this: the next link of the campaign, else the same once more. */
function useNext(state: TableState): { book: string | undefined; next: Next | null } {
  const book = tables.get().kept[state.table?.table ?? ""]?.campaign;
  const [next, setNext] = useState<Next | null>(null);
  useEffect(() => {
    const token = book && campaigns.get().kept[book]?.token;
    if (!book || !token) return;
    api.campaign(book, token, 1).then(
      (found) => setNext(found.party.next.find((one) => one.suggested) ?? found.party.next[0] ?? null),
      () => undefined,
    );
  }, [book]);
  return { book, next };
}

export function Ending({
  over,
  state,
  link,
  rank,
  onWhy,
  onReplay,
  onShare,
  onClose,
}: {
  over: Over;
  state: TableState;
  link: Link;
  rank: (id: string) => string;
  onWhy: (ids: string[]) => void;
  onReplay: (step?: number) => void;
  onShare: () => void;
  onClose: () => void;
}): JSX.Element {
  const words = useWords();
  const { log, scene } = state;
  const stage = over.seats.every((one) => one.stage);
  const won = over.seats.some((one) => one.won && (state.seat === null || one.seat === state.seat));
  const told = useMemo(() => {
    if (!scene || !log.length) return null;
    const turned = decisive(log, scene, won);
    const run = curve(log, scene);
    return {
      turned,
      dice: turned ? diceBefore(log, turned) : [],
      curve: run,
      turn: turned ? turnOf(run, turned.n, scene) : "",
      moments: moments(log, scene, rank, 4, turned),
    };
  }, [log, scene, won]);
  const { book, next } = useNext(state);
  const [busy, setBusy] = useState(false);
  const heroes = (scene?.sheets ?? []).filter((sheet) => sheet.seat !== undefined && sheet.bars?.length);
  const mine = heroes.filter((sheet) => over.seats.find((one) => one.seat === sheet.seat)?.won === won);
  const half = Math.min(2, Math.ceil(mine.length / 2));
  const watch = (event: Happened): void => {
    setBusy(true);
    void stepOf(link, event.n).then((step) => onReplay(step));
  };
  const reason =
    over.seats.find((one) => one.seat === (state.seat ?? over.seats[0]!.seat))?.reason ?? over.text[0] ?? "";
  return (
    <div class={`ending ${won ? "won" : "lost"}`}>
      <header class="ending-top">
        <Wreaths sheets={mine.slice(0, half)} won={won} />
        <div>
          <p class="finale-word">{stage ? words.stageDone : won ? words.victory : words.defeat}</p>
          <p class="finale-line">
            {titled(scene?.headline ?? state.table?.title ?? "")[0]}
            {told?.curve && scene && ` · ${turnOf(told.curve, told.curve.at.at(-1)!, scene)}`}
          </p>
          <p class="finale-reason">{reason}</p>
        </div>
        <Wreaths sheets={mine.slice(half, 2 * half)} won={won} />
      </header>
      <div class="ending-panels">
        <section class="panel ending-turn">
          <h3>{words.whatDecided}</h3>
          {told?.turned && (
            <p class="decided">
              {told.turn && <b>{told.turn}. </b>}
              {told.turned.text}
              {!!told.turned.cites?.length && (
                <button
                  type="button"
                  class="why"
                  aria-label={`${words.why} ${told.turned.text}`}
                  onClick={() => onWhy(told.turned!.cites!)}
                >
                  {words.why}
                </button>
              )}
            </p>
          )}
          {told && told.dice.length > 0 && (
            <DiceTray rolls={told.dice} age={Infinity} owner={link.director.owner} small />
          )}
          {told?.curve && (
            <CurveView
              of={told.curve}
              state={state}
              mark={told.turned?.n ?? null}
              high={told.dice.length ? HEIGHT : TALL}
            />
          )}
        </section>
        {!stage && <Points over={over} state={state} log={log} onWhy={onWhy} />}
        <section class="panel ending-party">
          <h3>{words.theParty}</h3>
          <ul class="ending-heroes">
            {heroes.map((sheet) => (
              <Hero key={sheet.id} sheet={sheet} />
            ))}
          </ul>
          {!!told?.moments.length && (
            <>
              <h3>{words.bestMoments}</h3>
              <ul class="moments">
                {told.moments.map((one: Moment) => (
                  <li key={one.event.n}>
                    <button type="button" disabled={busy} onClick={() => watch(one.event)} title={words.watchMoment}>
                      <span class="moment-sign">
                        <Icon name={one.icon} size={20} />
                      </span>
                      <span>
                        <Striker id={striker(log, one.event)} text={one.event.text} link={link} />
                        {one.event.text}
                      </span>
                      <span class="moment-play" aria-hidden="true">
                        ▶
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
      <footer class="panel ending-next">
        <Icon name={book ? "open-book" : "dungeon-gate"} size={30} />
        <div>
          <b class="person-name">{next ? words.nextIs(next.title) : book ? words.bookGoesOn : words.anotherNight}</b>
          {next?.about && <span class="note">{next.about}</span>}
        </div>
        <div class="buttons">
          <button type="button" onClick={onClose}>
            {words.lookAtBoard}
          </button>
          <button type="button" onClick={() => onReplay()}>
            {words.replay}
          </button>
          <button type="button" onClick={onShare}>
            <Icon name="share" /> {words.share}
          </button>
          {book ? (
            <button type="button" class="primary" onClick={() => go(`campaign=${book}`)}>
              {words.backToBook}
            </button>
          ) : (
            <>
              <button type="button" onClick={() => go("")}>
                {words.lobby}
              </button>
              <Again state={state} />
            </>
          )}
        </div>
      </footer>
    </div>
  );
}

/** Who did it, where the line itself does not say so. */
function Striker({ id, text, link }: { id: string; text: string; link: Link }): JSX.Element | null {
  const name = id && link.director.owner(id)?.name;
  return name && !text.includes(name) ? <b>{name}: </b> : null;
}

/** A table with the same game, people and rules, opened with one click. */
function Again({ state }: { state: TableState }): JSX.Element | null {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const { table, seat } = state;
  if (!table || state.role !== "seat") return null;
  const again = (): void => {
    setBusy(true);
    api
      .open({
        game: table.game,
        mode: table.mode,
        edition: table.edition,
        scenario: table.scenario,
        options: table.options,
        heroes: null,
        dice: "stream",
        pack: "",
        name: "",
        public: table.public,
        seats: table.seats.map((one) =>
          one.seat === seat
            ? { kind: "person", name: one.name ?? "" }
            : one.kind === "bot"
              ? { kind: "bot", bot: one.bot ?? "" }
              : { kind: "open" },
        ),
      })
      .then(
        (opened) => {
          keepTable(opened, table.game);
          go(`table=${opened.table}`);
        },
        () => go(""),
      );
  };
  return (
    <button type="button" class="primary" disabled={busy} onClick={again}>
      {words.sameAgain}
    </button>
  );
}

function Wreaths({ sheets, won }: { sheets: Sheet[]; won: boolean }): JSX.Element {
  return (
    <div class="wreaths" aria-hidden="true">
      {sheets.map((sheet) => (
        <span key={sheet.id} class="wreath">
          {won && <Icon name="laurels" size={150} />}
          <Portrait icon={sheet.icon} tint={sheet.tint ?? "thing"} size={92} fallen={!won} />
        </span>
      ))}
    </div>
  );
}

/** The end: staged over the board, or beside it for those who want to look at the board once more. */
export function GameOver({
  over,
  state,
  link,
  onWhy,
  onReplay,
  onShare,
}: {
  over: Over;
  state: TableState;
  link: Link;
  onWhy: (ids: string[]) => void;
  onReplay: (step?: number) => void;
  onShare: () => void;
}): JSX.Element {
  const words = useWords();
  const [staged, setStaged] = useState(true);
  const won = over.seats.some((one) => one.won && (state.seat === null || one.seat === state.seat));
  return (
    <section class="question over" aria-live="polite">
      <h2>
        <Icon name={won ? "trophy" : "death-skull"} size={30} /> {words.gameOver}
      </h2>
      {over.text.map((line, n) => (
        <p key={n}>{line}</p>
      ))}
      {staged ? (
        <Ending
          over={over}
          state={state}
          link={link}
          rank={(id) => link.director.owner(id)?.rank ?? ""}
          onWhy={onWhy}
          onReplay={onReplay}
          onShare={onShare}
          onClose={() => setStaged(false)}
        />
      ) : (
        <div class="buttons">
          <button type="button" class="primary" onClick={() => setStaged(true)}>
            {words.showEnd}
          </button>
          <button type="button" onClick={() => onReplay()}>
            {words.replay}
          </button>
        </div>
      )}
    </section>
  );
}
