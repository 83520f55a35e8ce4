// A bot that answers in one's place: one question, or on and on until something happens that its owner will want to see.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Link } from "./link";
import { prefs } from "./prefs";
import type { Sheet } from "./scene";
import type { TableState } from "./state";

const PAUSE = 350;
/** So many answers in a row, and it asks whether it shall go on. */
const MOST = 40;

/** Why a bot stops: somebody is hurt or comes into view (by name), there is more of the board, a question is of a new kind, the game is over. */
export type Cause = { why: "hurt" | "foe"; name: string } | { why: "new" | "over" | "map" | "long" };

/** What happened between two questions that is worth a look to whoever sits on `seats`; `known` are the kinds of questions that somebody has answered before. */
export function happened(
  before: TableState,
  after: TableState,
  known: (key: string) => boolean,
  seats: readonly (number | null)[] = [after.seat],
): Cause | null {
  if (after.over) return { why: "over" };
  const was = new Map((before.scene?.sheets ?? []).map((sheet) => [sheet.id, sheet]));
  const now = after.scene?.sheets ?? [];
  const life = (sheet: Sheet | undefined): number => sheet?.bars?.[0]?.value ?? 0;
  const hurt = now.find(
    (sheet) =>
      seats.includes(sheet.seat ?? null) &&
      sheet.seat !== undefined &&
      was.has(sheet.id) &&
      life(sheet) < life(was.get(sheet.id)),
  );
  if (hurt) return { why: "hurt", name: hurt.name };
  const foe = now.find((sheet) => sheet.seat === undefined && !was.has(sheet.id));
  if (foe) return { why: "foe", name: foe.name };
  const size = (state: TableState): number =>
    (state.scene?.boards ?? []).reduce(
      (sum, board) => sum + board.cells.filter((cell) => cell.kind !== "empty").length,
      0,
    );
  if (size(after) > size(before)) return { why: "map" };
  return after.request && !known(after.request.key) ? { why: "new" } : null;
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE);
  });

/** Until one's seat is asked something new and all that led to it has been shown, the game is over, or nobody waits for it any more. */
async function askedAnew(link: Link, before: TableState, running: () => boolean): Promise<void> {
  const still = (): boolean => !link.state.over && (!link.state.request || link.state.request === before.request);
  while (running() && link.state.status !== "gone" && (still() || link.director.playing)) await pause();
}

/** A run that goes on for the next seat at this screen, if that comes soon and not behind a curtain. */
interface Run {
  table: string;
  passed: Set<string>;
  before: TableState;
  at: number;
}
let carried: Run | null = null;
const SOON = 5000;
export const endRun = (): void => {
  carried = null;
};

export interface Bot {
  running: boolean;
  once: () => void;
  on: () => void;
  stop: () => void;
}

export function useBot(
  link: Link,
  links: readonly Link[],
  onStop: (cause: Cause) => void,
  onTrouble: (reason: string) => void,
): Bot {
  const [running, setRunning] = useState(false);
  const going = useRef(0);
  const run = useRef<Run | null>(null);
  const stop = (): void => {
    going.current++;
    run.current = null;
    setRunning(false);
  };
  useEffect(() => {
    if (carried && carried.table === link.table && Date.now() - carried.at < SOON && link.state.request)
      void play(true, carried);
    carried = null;
    return () => {
      going.current++;
      carried = run.current && { ...run.current, at: Date.now() };
    };
  }, [link]);

  const play = async (goOn: boolean, from: Run | null = null): Promise<void> => {
    const mine = ++going.current;
    const still = (): boolean => going.current === mine;
    setRunning(goOn);
    // Questions of a kind that came up in this run have been looked at by nobody, but were let pass once.
    const passed = from?.passed ?? new Set<string>();
    const game = link.state.table?.game ?? "";
    const stops = (before: TableState): Cause | null =>
      happened(
        before,
        link.state,
        (key) => passed.has(key) || !!prefs.get().seen[`${game}:${key}`],
        links.map((one) => one.state.seat),
      );
    const cause = from && stops(from.before);
    if (cause) {
      onStop(cause);
      stop();
      return;
    }
    for (let n = 1; still(); n++) {
      const before = link.state;
      if (before.request) passed.add(before.request.key);
      run.current = goOn ? { table: link.table, passed, before, at: 0 } : null;
      const reply = await link.ask({ type: "bot" });
      if (!still() || (!goOn && reply?.type !== "refused")) break;
      if (!reply || reply.type === "refused") {
        // While it thought, another may have moved: then it is asked again.
        if (reply && ["stale", "not-asked"].includes(reply.code) && goOn) {
          await pause();
          continue;
        }
        if (reply?.type === "refused" && reply.code !== "away") onTrouble(reply.reason);
        break;
      }
      await pause();
      await askedAnew(link, before, still);
      if (!still()) break;
      const cause = stops(before);
      if (cause ?? n >= MOST) {
        onStop(cause ?? { why: "long" });
        break;
      }
    }
    if (still()) stop();
  };
  return {
    running,
    once: () => {
      void play(false);
    },
    on: () => {
      void play(true);
    },
    stop,
  };
}
