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

/** What happened between two questions of one seat that is worth a look; `known` are the kinds of questions that somebody has answered before. */
export function happened(before: TableState, after: TableState, known: (key: string) => boolean): Cause | null {
  if (after.over) return { why: "over" };
  const was = new Map((before.scene?.sheets ?? []).map((sheet) => [sheet.id, sheet]));
  const now = after.scene?.sheets ?? [];
  const life = (sheet: Sheet | undefined): number => sheet?.bars?.[0]?.value ?? 0;
  const hurt = now.find((sheet) => sheet.seat === after.seat && was.has(sheet.id) && life(sheet) < life(was.get(sheet.id)));
  if (hurt) return { why: "hurt", name: hurt.name };
  const foe = now.find((sheet) => sheet.seat === undefined && !was.has(sheet.id));
  if (foe) return { why: "foe", name: foe.name };
  const size = (state: TableState): number => (state.scene?.boards ?? []).reduce((sum, board) => sum + board.cells.filter((cell) => cell.kind !== "empty").length, 0);
  if (size(after) > size(before)) return { why: "map" };
  return after.request && !known(after.request.key) ? { why: "new" } : null;
}

const pause = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, PAUSE); });

/** Until one's seat is asked something new, the game is over, or nobody waits for it any more. */
async function askedAnew(link: Link, before: TableState, running: () => boolean): Promise<void> {
  const still = (): boolean => !link.state.over && (!link.state.request || link.state.request === before.request);
  while (running() && link.state.status !== "gone" && still()) await pause();
}

export interface Bot { running: boolean; once: () => void; on: () => void; stop: () => void }

export function useBot(link: Link, onStop: (cause: Cause) => void, onTrouble: (reason: string) => void): Bot {
  const [running, setRunning] = useState(false);
  const going = useRef(0);
  const stop = (): void => { going.current++; setRunning(false); };
  useEffect(() => () => { going.current++; }, [link]);

  const play = async (goOn: boolean): Promise<void> => {
    const mine = ++going.current;
    const still = (): boolean => going.current === mine;
    setRunning(goOn);
    // Questions of a kind that came up in this run have been looked at by nobody, but were let pass once.
    const passed = new Set<string>();
    const game = link.state.table?.game ?? "";
    for (let n = 1; still(); n++) {
      const before = link.state;
      if (before.request) passed.add(before.request.key);
      const reply = await link.ask({ type: "bot" });
      if (!still() || !goOn && reply?.type !== "refused") break;
      if (!reply || reply.type === "refused") {
        // While it thought, another may have moved: then it is asked again.
        if (reply && ["stale", "not-asked"].includes(reply.code) && goOn) { await pause(); continue; }
        if (reply?.type === "refused" && reply.code !== "away") onTrouble(reply.reason);
        break;
      }
      await pause();
      await askedAnew(link, before, still);
      if (!still()) break;
      const cause = happened(before, link.state, (key) => passed.has(key) || !!prefs.get().seen[`${game}:${key}`]);
      if (cause ?? n >= MOST) { onStop(cause ?? { why: "long" }); break; }
    }
    if (still()) stop();
  };
  return { running, once: () => { void play(false); }, on: () => { void play(true); }, stop };
}
