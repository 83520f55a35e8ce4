// The painted ground under the figures: one canvas, moved as a whole.
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Box } from "../geometry";
import type { Board } from "../scene";
import { UNIT } from "../token";
import type { Mood } from "./floors";
import { paintGround } from "./painter";
import { fineness, isFloor, named, planned, shapeOf } from "./plan";

export interface Ground {
  key: string;
  box: Box;
  bitmap: ImageBitmap;
  cells: ReadonlySet<string>;
}

/** The last grounds: who looks at another board and back need not wait. */
const shelf = new Map<string, Ground>();
const SHELF = 5;
function shelve(ground: Ground): void {
  shelf.delete(ground.key);
  shelf.set(ground.key, ground);
  for (const key of [...shelf.keys()].slice(0, -SHELF)) shelf.delete(key);
}

/** The picture of a board as it is, or as it was a moment ago; null while there is none. */
export function useGround(board: Board, mood: Mood, rich: boolean): Ground | null {
  const { id, cells, edges, areas } = board;
  const stands = (board.pieces ?? [])
    .filter(shapeOf)
    .map((piece) => [piece.shape ?? piece.icon, piece.faded, ...piece.cells].join())
    .join(";");
  const wanted = useMemo(() => {
    if (!rich) return null;
    const plan = planned(board);
    const size = fineness(plan.box);
    return {
      plan,
      size,
      key: `${mood}:${size}:${named(plan)}`,
      cells: new Set(cells.filter(isFloor).map((cell) => cell.id)),
    };
  }, [cells, edges, areas, stands, mood, rich]);
  const [shown, setShown] = useState<{ board: string; mood: Mood; ground: Ground } | null>(null);
  const busy = useRef(false);
  const newest = useRef(wanted);
  newest.current = wanted;
  const [again, setAgain] = useState(0);
  useEffect(() => {
    if (!wanted || busy.current) return;
    const kept = shelf.get(wanted.key);
    if (kept) {
      shelve(kept);
      setShown({ board: id, mood, ground: kept });
      return;
    }
    busy.current = true;
    const draft = (bitmap: ImageBitmap): void =>
      setShown((now) =>
        now?.board === id && now.mood === mood
          ? now
          : { board: id, mood, ground: { key: "draft", box: wanted.plan.box, bitmap, cells: wanted.cells } },
      );
    void paintGround(wanted.plan, mood, wanted.size, draft).then((bitmap) => {
      busy.current = false;
      if (bitmap) {
        const ground = { key: wanted.key, box: wanted.plan.box, bitmap, cells: wanted.cells };
        shelve(ground);
        setShown({ board: id, mood, ground });
      }
      // The board has changed while it was painted: once more.
      if (newest.current !== wanted) setAgain((n) => n + 1);
    });
  }, [wanted, again]);
  return rich && shown && shown.board === id && shown.mood === mood ? shown.ground : null;
}

export function Floor({
  ground,
  view,
  eased,
}: {
  ground: Ground | null;
  view: { k: number; x: number; y: number };
  eased: boolean;
}): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current!;
    // Shown as it is: a canvas that is drawn on is copied for every frame where there is no graphics card.
    const shown = element.getContext("bitmaprenderer")!;
    if (!ground) {
      element.width = element.height = 0;
      return;
    }
    let gone = false;
    void createImageBitmap(ground.bitmap).then((copy) => {
      if (gone) return;
      // Both at once: the picture before stays until this one is there.
      [element.width, element.height] = [copy.width, copy.height];
      shown.transferFromImageBitmap(copy);
    });
    return () => {
      gone = true;
    };
  }, [ground]);
  const { x, y, w, h } = ground?.box ?? { x: 0, y: 0, w: 0, h: 0 };
  const at = `translate(${view.x + x * UNIT * view.k}px, ${view.y + y * UNIT * view.k}px) scale(${view.k})`;
  return (
    <canvas
      ref={canvas}
      class={`ground ${ground ? "painted" : ""} ${eased ? "eased" : ""}`}
      style={{ transform: at, width: `${w * UNIT}px`, height: `${h * UNIT}px` }}
      aria-hidden="true"
    />
  );
}
