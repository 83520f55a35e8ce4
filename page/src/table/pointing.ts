// What somebody points at, and what comes of it.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { type Option, optionsAt } from "../options";
import { prefs } from "../prefs";
import type { Index } from "../scene";

export interface Aim {
  id: string;
  anchor: Element;
}

export interface Pointing {
  picked: Aim | null;
  hover: Aim | null;
  pick: (id: string | null, anchor: Element | null) => void;
  over: (id: string | null, anchor: Element | null) => void;
  clear: () => void;
}

/** A card covers much, and a box beside a square that one only crosses is in the way: both wait until somebody lingers. */
const LINGER = { card: 450, other: 180 };

/** A click opens what can be done with a thing; a second one does it, where there is only one, but never with what is to be read. */
export function usePointing(
  index: Index | null,
  options: readonly Option[],
  number: number,
  take: (option: Option) => void,
): Pointing {
  const [picked, setPicked] = useState<Aim | null>(null);
  const [hover, setHover] = useState<Aim | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const clear = useCallback(() => setPicked(null), []);
  const rests = useResting(number);
  useEffect(() => {
    clearTimeout(timer.current);
    setPicked(null);
    setHover(null);
  }, [number]);
  // Always the same function: a board of many squares is not made anew because the question has changed.
  const now = useRef({ picked, index, options, take });
  now.current = { picked, index, options, take };
  const pick = useCallback((id: string | null, anchor: Element | null) => {
    const { picked, index, options, take } = now.current;
    clearTimeout(timer.current);
    setHover(null);
    if (!id || !anchor || !index) {
      setPicked(null);
      return;
    }
    const own = optionsAt(id, options, index);
    const again = picked?.id === id;
    const read = index.sheets.has(id) || index.cards.has(id);
    if (own.length === 1 && !read && (again || prefs.get().quick)) {
      setPicked(null);
      take(own[0]!);
    } else setPicked(again ? null : { id, anchor });
  }, []);
  const over = useCallback((id: string | null, anchor: Element | null) => {
    clearTimeout(timer.current);
    if (!id || !anchor) setHover(null);
    else if (!rests.current)
      timer.current = setTimeout(
        () => setHover({ id, anchor }),
        anchor.classList.contains("card") ? LINGER.card : LINGER.other,
      );
  }, []);
  return { picked, hover, pick, over, clear };
}

/** Whether the mouse has not moved since a question came: what comes to lie under it then has not been pointed at. */
function useResting(number: number): { current: boolean } {
  const at = useRef("");
  const rests = useRef(false);
  useEffect(() => {
    // Before anything hears that the mouse has come there.
    const heard = (event: PointerEvent): void => {
      const now = `${event.clientX} ${event.clientY}`;
      rests.current &&= now === at.current;
      at.current = now;
    };
    for (const kind of ["pointerover", "pointermove"] as const) document.addEventListener(kind, heard, true);
    return () => {
      for (const kind of ["pointerover", "pointermove"] as const) document.removeEventListener(kind, heard, true);
    };
  }, []);
  useEffect(() => {
    rests.current = true;
  }, [number]);
  return rests;
}
