// The table as it is shown: where the director is, not where the game is.
import { useSyncExternalStore } from "preact/compat";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Shown } from "../director/player";
import { useShow } from "../director/show";
import type { Link } from "../link";
import { indexed } from "../scene";
import type { TableState } from "../state";

/** As long as something is shown, the table is where the show is, and nothing is asked. */
export function useStaged(link: Link, live: TableState): { state: TableState; show: Shown } {
  const { director } = link;
  useShow(director);
  const show = useSyncExternalStore(director.subscribe, () => director.shown);
  const stage = useMemo(() => show.scene && indexed(show.scene), [show.scene]);
  const log = useMemo(
    () => (show.playing ? live.log.filter((one) => one.n <= show.told) : live.log),
    [live.log, show.playing, show.told],
  );
  const state = useMemo(
    () =>
      show.playing
        ? { ...live, request: null, over: null, log, ...(show.scene ? { scene: show.scene, index: stage } : {}) }
        : live,
    [live, show.playing, log, show.scene, stage],
  );
  return { state, show };
}

const SHORT = 1100;

/** Whether something has been shown for a while: what is over in a moment takes nobody's question away. */
export function usePatience(playing: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!playing) return;
    const timer = setTimeout(() => setLong(true), SHORT);
    return () => clearTimeout(timer);
  }, [playing]);
  return playing && long;
}
