// What people see before they decide, as the rules tell it: where they could go, and what a figure could strike.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { isThing } from "../geometry";
import type { Link } from "../link";
import type { Option } from "../options";
import type { Index, Piece } from "../scene";
import type { Prospect, Threat } from "../wire";

export interface Foresight {
  /** Who is asked, if it stands on a board. */
  actor: Piece | null;
  /** Where it could go, by square. */
  squares: ReadonlyMap<string, Prospect>;
  /** What the figure that somebody points at could strike. */
  threat: { of: Piece; threat: Threat } | null;
  /** The ways that the actor could turn. */
  turns: readonly Option[];
}

const NOWHERE: ReadonlyMap<string, Prospect> = new Map();

/** The figure that somebody points at: itself, on its square, or by its sheet. */
export function figureAt(id: string | null, index: Index | null): Piece | null {
  if (!id || !index) return null;
  const found =
    index.pieces.get(id) ?? index.figures.get(id)?.[0] ?? index.on.get(id)?.findLast((piece) => !isThing(piece));
  return found && !isThing(found) ? found : null;
}

/** Asked for once at each question: the squares only where some can be chosen, a threat only when somebody points there. */
export function useForesight(
  link: Link,
  index: Index | null,
  asked: readonly string[],
  options: readonly Option[],
  number: number,
  aim: string | null,
): Foresight {
  const [reached, setReached] = useState<{ number: number; squares: ReadonlyMap<string, Prospect> } | null>(null);
  const [threats, setThreats] = useState<ReadonlyMap<string, Threat | null>>(new Map());
  const walking = number >= 0 && options.some((option) => option.at?.some((id) => index?.cells.has(id)));
  const seated = link.state.role === "seat";
  useEffect(() => {
    setThreats(new Map());
    if (!walking || !seated) return;
    void link.ask({ type: "reach" }).then((reply) => {
      if (reply?.type === "reach")
        setReached({ number: reply.number, squares: new Map(reply.squares.map((one) => [one.at, one])) });
    });
  }, [link, number, walking, seated]);

  const actor = useMemo(() => {
    for (const id of asked) {
      const piece = figureAt(id, index);
      if (piece) return piece;
    }
    return null;
  }, [asked, index]);
  const target = figureAt(aim, index);
  const foe = target && target.id !== actor?.id ? target.id : null;
  const known = useRef(threats);
  known.current = threats;
  useEffect(() => {
    if (!foe || !seated || known.current.has(foe)) return;
    void link.ask({ type: "threat", of: foe }).then((reply) => {
      if (reply?.type === "threat") setThreats((now) => new Map([...now, [reply.of, reply.threat]]));
    });
  }, [link, foe, seated, number]);

  const turns = useMemo(() => options.filter((option) => option.facing), [options]);
  const squares = reached && reached.number === number ? reached.squares : NOWHERE;
  const threat = (foe && threats.get(foe)) || null;
  return useMemo(
    () => ({ actor, squares, threat: threat && target ? { of: target, threat } : null, turns }),
    [actor, squares, threat, target, turns],
  );
}
