// The board: squares, walls, doors and figures; to be panned, zoomed, pointed at and walked over with the arrow keys.
import type { ComponentChildren, HTMLAttributes, JSX } from "preact";
import { memo } from "preact/compat";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { fitted, followed, type Look, MARGIN } from "./camera";
import { Overhead, Underfoot } from "./director/acting";
import type { Director } from "./director/player";
import {
  arrow,
  type Box,
  bounds,
  grain,
  isDoor,
  isThing,
  type Line,
  outline,
  placed,
  rows,
  sideLine,
  walls,
} from "./geometry";
import { Glyph } from "./icon";
import { useWords } from "./language";
import { PlaceNames } from "./look/chart";
import { Floor, useGround } from "./look/floor";
import { useMood, useRich } from "./look/mood";
import { inRoom } from "./look/names";
import { isOpen, shapeOf } from "./look/plan";
import { chance, glance, type Option, optionsAt, risk } from "./options";
import type { Board, Cell, Index, Piece } from "./scene";
import { Ahead, Threatened } from "./table/ahead";
import type { Foresight } from "./table/foresight";
import { Token, type TokenMarks, UNIT } from "./token";

export interface Marks {
  options: readonly Option[];
  byThing: Map<string, Option[]>;
  picked: string | null;
  hinted: ReadonlySet<string>;
  asked: ReadonlySet<string>;
  /** Whoever is just being struck or hurt. */
  struck?: ReadonlySet<string>;
}

interface Props {
  board: Board;
  index: Index;
  marks: Marks;
  onPick: (id: string | null, target: Element | null) => void;
  onHover: (id: string | null, target: Element | null) => void;
  /** Whoever plays on the board what happens; `acting` are the figures that it draws, `focus` the squares where it happens. */
  director?: Director | null;
  acting?: readonly string[];
  focus?: readonly string[] | null;
  /** So many pixels at its lower edge lie under cards or dice now; so many are always left to them. */
  covered?: number;
  reserved?: number;
  /** What could come next, as far as the rules tell it; `onTurn` takes an arrow. */
  ahead?: Foresight | null;
  onTurn?: (option: Option) => void;
  /** The seat that looks: where nothing is asked of the board, a phone shows its figures. */
  mine?: number | null | undefined;
}

const touched = (): boolean => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
/** Squares below this are too small: a finger needs more than the arrow of a mouse. */
const small = (): number => (touched() ? 34 : 30);
const LEGIBLE = 44;

/** Where to look by itself: at everything; but where squares would be too small to read and hit, at where something can be done (`focus`);
 * and where that is still too much for a finger, at whoever is asked (`asked`). */
export function homely(box: Box, focus: Box | null, width: number, height: number, asked: Box | null = null): Look {
  const all = fitted(box, width, height);
  if (!focus || all.k * UNIT >= small()) return all;
  const near = fitted(focus, width, height);
  const far = touched() && near.k * UNIT < small();
  const k = far ? small() / UNIT : Math.max(all.k, Math.min(near.k, LEGIBLE / UNIT));
  const aim = far && asked ? asked : focus;
  // No farther over the edge of the board than needed.
  const centre = (from: number, length: number, wanted: number, room: number): number => {
    const half = room / 2 / (UNIT * k);
    const [least, most] = [from - MARGIN + half, from + length + MARGIN - half];
    return least > most ? from + length / 2 : Math.max(least, Math.min(most, wanted));
  };
  const x = centre(box.x, box.w, aim.x + aim.w / 2, width);
  const y = centre(box.y, box.h, aim.y + aim.h / 2, height);
  return { k, x: width / 2 - x * UNIT * k, y: height / 2 - y * UNIT * k };
}

/** The squares of what the question is about and of what can be chosen; where neither is on the board, of whoever acts. */
function focusOf(board: Board, index: Index, asked: Iterable<string>, choices: Iterable<string>): Box | null {
  const cells = new Set<Cell>();
  const add = (id: string): void => {
    const piece = index.pieces.get(id);
    const edge = index.edges.get(id);
    for (const cell of [id, ...(piece?.cells ?? [])]) {
      const found = index.cells.get(cell);
      if (found && index.board.get(cell) === board.id) cells.add(found);
    }
    if (edge) {
      const found = board.cells.find((cell) => cell.x === edge.x && cell.y === edge.y);
      if (found) cells.add(found);
    }
    for (const figure of index.figures.get(id) ?? []) figure.cells.forEach(add);
  };
  for (const id of [...asked, ...choices]) add(id);
  if (!cells.size) for (const sheet of index.sheets.values()) if (sheet.active) add(sheet.id);
  return cells.size ? bounds([...cells]) : null;
}

/** Where the figures of a seat stand. */
function troop(board: Board, index: Index, seat: number | null | undefined): Box | null {
  const own = (board.pieces ?? []).filter((piece) => !isThing(piece) && piece.tint === `seat-${seat}`);
  const cells = own.flatMap((piece) => piece.cells).flatMap((id) => index.cells.get(id) ?? []);
  return cells.length ? bounds(cells) : null;
}

const FLOOR_ICON: Record<string, string> = {
  stairs: "stairs",
  exit: "exit-door",
  pit: "hole",
  rubble: "stone-pile",
  fire: "campfire",
  water: "waves",
  grass: "high-grass",
  start: "dungeon-gate",
  forest: "forest",
  mountain: "mountains",
  swamp: "swamp",
  desert: "desert",
  volcanic: "volcano",
  glacier: "snowflake-1",
};

/** What a painted floor does not show by itself. */
const SIGNS: Record<string, string> = { exit: "exit-door", start: "dungeon-gate" };

const NOBODY: readonly string[] = [];

export function BoardView({
  board,
  index,
  marks,
  onPick,
  onHover,
  director = null,
  acting = NOBODY,
  focus: stage = null,
  covered = 0,
  reserved = 0,
  ahead = null,
  mine,
  onTurn,
}: Props): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: 800, h: 600 });
  const [look, setLook] = useState<Look | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const box = useMemo(() => bounds(board.cells), [board.cells]);
  const home = useRef<Look | null>(null);
  const focus = useMemo(
    () => focusOf(board, index, marks.asked, marks.byThing.keys()) ?? (touched() ? troop(board, index, mine) : null),
    [board, index, marks.byThing, marks.asked, mine],
  );
  const asked = useMemo(() => focusOf(board, index, marks.asked, []), [board, index, marks.asked]);
  // While something is shown the view stays as it was; it goes along only where the action would be out of sight.
  const settled = useRef("");
  const measure = [board.id, box.x, box.y, box.w, box.h, size.w, size.h, reserved].join();
  if (!stage || !home.current || settled.current !== measure) {
    home.current = homely(box, focus, size.w, size.h - reserved, asked);
    settled.current = measure;
  }
  const calm = look ?? home.current;
  const [away, setAway] = useState<Look | null>(null);
  const view = away ?? calm;
  const free = size.h - covered;
  const last = useRef<unknown[]>([]);
  useEffect(() => {
    const now = [stage, asked, size];
    const fresh = now.some((one, n) => one !== last.current[n]);
    last.current = now;
    if (!stage) {
      // Cards that are laid open or put away move nothing, unless a question lays them on the very thing it is about.
      const aside = covered > reserved && asked ? followed(asked, calm, size.w, free) : null;
      if (fresh || aside) setAway(aside);
      return;
    }
    const cells = stage
      .map((id) => index.cells.get(id))
      .filter((cell) => cell && index.board.get(cell.id) === board.id) as Cell[];
    if (cells.length) setAway((now) => followed(bounds(cells), now ?? calm, size.w, free) ?? now);
  }, [stage, free, asked]);

  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = (): void => setSize({ w: element.clientWidth, h: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => setLook(null), [board.id, box.x, box.y, box.w, box.h]);

  const pan = useCallback((next: Look) => {
    setAway(null);
    setLook(next);
  }, []);
  const shownView = useRef(view);
  shownView.current = view;
  const zoom = useCallback(
    (by: number, at?: { x: number; y: number }) => {
      setAway(null);
      setLook(() => {
        const from = shownView.current;
        const { x, y } = at ?? { x: size.w / 2, y: size.h / 2 };
        const k = Math.max(0.08, Math.min(3, from.k * by));
        return { k, x: x - ((x - from.x) * k) / from.k, y: y - ((y - from.y) * k) / from.k };
      });
    },
    [box, size],
  );

  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName)
      )
        return;
      if (event.key === "+") zoom(1.3);
      else if (event.key === "-") zoom(1 / 1.3);
      else if (event.key === "0") setLook(fitted(box, size.w, size.h - reserved));
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [zoom, box, size, reserved]);

  const sky = useMemo(() => isOpen(board.cells), [board.cells]);
  const drag = useDrag(frame, view, pan, zoom);
  const fit = (): void => setLook(fitted(box, size.w, size.h - reserved));

  const here = useRef({ view, size });
  here.current = { view, size };
  const cellKey = useCallback(
    (event: KeyboardEvent, cell: Cell): void => {
      const next = arrow(board.cells, cell, event.key);
      if (next) {
        event.preventDefault();
        setFocused(next.id);
        const element = frame.current?.querySelector<SVGGElement>(`[data-cell="${CSS.escape(next.id)}"]`);
        element?.focus();
        reveal(next);
      } else if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        event.stopPropagation();
        onPick(cell.id, event.currentTarget as Element);
      }
    },
    [board.cells, onPick],
  );
  /** Brings a square that the arrows reached into sight. */
  const reveal = (cell: Cell): void => {
    const { view: now, size: room } = here.current;
    const x = (cell.x + 0.5) * UNIT * now.k + now.x;
    const y = (cell.y + 0.5) * UNIT * now.k + now.y;
    if (x < 20 || y < 20 || x > room.w - 20 || y > room.h - 20) {
      setLook({ k: now.k, x: now.x + room.w / 2 - x, y: now.y + room.h / 2 - y });
    }
  };

  const ground = useGround(board, useMood(), useRich());
  const eased = look && !stage ? "" : "eased";
  const first = useMemo(() => firstCell(board, index, marks), [board, index, marks]);
  const start = focused && index.cells.has(focused) ? focused : first;
  return (
    <>
      <div
        class={`board ${ground ? "is-painted" : ""} ${sky ? "under-sky" : ""}`}
        ref={frame}
        {...drag}
        onClick={() => onPick(null, null)}
      >
        <div class={`world ${eased}`} style={{ transform: `translate(${view.x}px, ${view.y}px)` }}>
          <Floor ground={ground} view={{ k: view.k, x: 0, y: 0 }} eased={!!eased} />
          <Layer size={size} k={view.k} eased={eased}>
            <Slabs board={board} painted={ground?.cells ?? null} />
          </Layer>
          <Layer size={size} k={view.k} eased={eased}>
            <Underfoot director={director} board={board.id} />
            {ahead && <Threatened ahead={ahead} board={board} index={index} />}
          </Layer>
          <Layer size={size} k={view.k} eased={eased} css="map">
            <Content
              board={board}
              index={index}
              marks={marks}
              acting={acting}
              start={start}
              painted={!!ground}
              onPick={onPick}
              onHover={onHover}
              onKey={cellKey}
              onFocus={setFocused}
            />
          </Layer>
          {ahead && (
            <Layer size={size} k={view.k} eased={eased} css="over">
              <Ahead
                ahead={ahead}
                board={board}
                index={index}
                picked={marks.picked}
                frame={frame}
                onTurn={(option) => onTurn?.(option)}
              />
            </Layer>
          )}
          <Layer size={size} k={view.k} eased={eased}>
            <Overhead director={director} board={board.id} />
          </Layer>
        </div>
        <svg class="layer" width={size.w} height={size.h} aria-hidden="true">
          <Rulers box={box} view={view} eased={!!eased} />
        </svg>
      </div>
      <Zoom onZoom={zoom} onFit={fit} />
    </>
  );
}

/** A layer of its own over the ground: panning moves all of them as they are, and what changes on one draws no other anew. */
function Layer({
  size,
  k,
  eased,
  css = "",
  children,
}: {
  size: { w: number; h: number };
  k: number;
  eased: string;
  css?: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <svg class={`layer ${css}`} width={size.w} height={size.h} role="presentation">
      <g class={eased} style={{ transform: `scale(${k})` }}>
        {children}
      </g>
    </svg>
  );
}

/** Beside the board, never on its squares. */
function Zoom({ onZoom, onFit }: { onZoom: (by: number) => void; onFit: () => void }): JSX.Element {
  const words = useWords();
  return (
    <div class="zoom">
      <button
        type="button"
        aria-label={words.zoomIn}
        title={words.zoomIn}
        onClick={(event) => {
          event.stopPropagation();
          onZoom(1.3);
        }}
      >
        +
      </button>
      <button
        type="button"
        aria-label={words.zoomOut}
        title={words.zoomOut}
        onClick={(event) => {
          event.stopPropagation();
          onZoom(1 / 1.3);
        }}
      >
        −
      </button>
      <button
        type="button"
        aria-label={words.fit}
        title={words.fit}
        onClick={(event) => {
          event.stopPropagation();
          onFit();
        }}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path class="frame" d="M2 6V2h4M12 2h4v4M16 12v4h-4M6 16H2v-4" />
        </svg>
      </button>
    </div>
  );
}

/** Everything on the ground. Panning and zooming move it as a whole, so that none of it is made anew. */
const Content = memo(function Content({
  board,
  index,
  marks,
  acting,
  start,
  painted,
  onPick,
  onHover,
  onKey,
  onFocus,
}: {
  board: Board;
  index: Index;
  marks: Marks;
  acting: readonly string[];
  start: string | undefined;
  painted: boolean;
  onPick: Props["onPick"];
  onHover: Props["onHover"];
  onKey: (event: KeyboardEvent, cell: Cell) => void;
  onFocus: (id: string) => void;
}): JSX.Element {
  const lines = useMemo(() => rows(board.cells), [board.cells]);
  return (
    <>
      <g role="grid" aria-label={board.name} aria-readonly="true">
        {lines.map((row) => (
          <Row
            key={row[0]!.y}
            cells={row}
            index={index}
            marks={marks}
            start={start}
            onPick={onPick}
            onHover={onHover}
            onKey={onKey}
            onFocus={onFocus}
          />
        ))}
      </g>
      <Areas board={board} index={index} />
      <PlaceNames board={board} />
      {!painted && <Walls board={board} />}
      <Doors board={board} marks={marks} onPick={onPick} onHover={onHover} />
      <g aria-hidden="true">
        {placed(board)
          .filter((one) => !acting.includes(one.piece.id))
          .map((one) => {
            const struck =
              !!marks.struck &&
              (marks.struck.has(one.piece.id) || (!!one.piece.sheet && marks.struck.has(one.piece.sheet)));
            const options =
              marks.byThing.get(one.piece.id) ?? (one.piece.sheet ? marks.byThing.get(one.piece.sheet) : undefined);
            return (
              <Standing
                key={one.piece.id}
                placed={one}
                onPick={onPick}
                onHover={onHover}
                shaped={painted && !!shapeOf(one.piece)}
                marks={{
                  choice: !!options || struck,
                  foe: struck || (!!options && one.piece.tint === "foe"),
                  picked: marks.picked === one.piece.id,
                  hinted: marks.hinted.has(one.piece.id),
                  asked: marks.asked.has(one.piece.id) || (!!one.piece.sheet && marks.asked.has(one.piece.sheet)),
                  glance: options ? best(options) : "",
                }}
              />
            );
          })}
      </g>
    </>
  );
});

const GUTTER = 20;
/** So far, in squares, the outer walls reach over the edge of the board. */
const WALL = 0.22;

/** Columns and rows by number, as the log names squares: at the edge of the board, or where that is out of sight in a gutter of their own. */
function Rulers({ box, view, eased }: { box: Box; view: Look; eased: boolean }): JSX.Element | null {
  if (UNIT * view.k < small()) return null;
  const [left, top] = [box.x * UNIT * view.k + view.x - GUTTER, box.y * UNIT * view.k + view.y - GUTTER];
  const off = WALL * UNIT * view.k;
  const css = eased ? "eased" : "";
  return (
    <g class="rulers" aria-hidden="true">
      {top < 0 && <rect class="gutter" width="100%" height={GUTTER} />}
      {left < 0 && <rect class="gutter" width={GUTTER} height="100%" />}
      <g class={css} style={{ transform: `translate(${view.x}px, ${Math.max(0, top - off)}px)` }}>
        <Numbers from={box.x} count={box.w} step={UNIT * view.k} along="x" />
      </g>
      <g class={css} style={{ transform: `translate(${Math.max(0, left - off)}px, ${view.y}px)` }}>
        <Numbers from={box.y} count={box.h} step={UNIT * view.k} along="y" />
      </g>
    </g>
  );
}

const Numbers = memo(function Numbers({
  from,
  count,
  step,
  along,
}: {
  from: number;
  count: number;
  step: number;
  along: "x" | "y";
}): JSX.Element {
  return (
    <>
      {Array.from({ length: count }, (_, n) => {
        const at = (from + n + 0.5) * step;
        return (
          <text key={n} x={along === "x" ? at : GUTTER / 2} y={along === "x" ? GUTTER / 2 : at} dy="0.36em">
            {from + n}
          </text>
        );
      })}
    </>
  );
});

/** The best odds among the options at one place; nothing where none has any. */
const best = (options: readonly Option[]): string => {
  const odds = options.map(chance).filter((percent) => percent !== null);
  return odds.length ? `${Math.round(Math.max(...odds))} %` : "";
};

/** Where Tab enters the board: at something that can be chosen, else at one's own figure, else at the first square. */
function firstCell(board: Board, index: Index, marks: Marks): string | undefined {
  for (const id of marks.byThing.keys()) {
    if (index.board.get(id) === board.id && index.cells.has(id)) return id;
    const piece = index.pieces.get(id);
    if (piece && index.board.get(id) === board.id) return piece.cells[0];
  }
  return rows(board.cells)[0]?.[0]?.id;
}

type Words = ReturnType<typeof useWords>;

/** What a screen reader says of a square: where it is, what it is, who stands there, what can be done. */
function describe(cell: Cell, index: Index, marks: Marks, words: Words): string {
  const parts = [`${cell.x},${cell.y}`];
  const kind = words.floors[cell.kind ?? "floor"];
  if (kind) parts.push(kind);
  parts.push(...(index.areas.get(cell.id) ?? []).map((area) => area.name));
  for (const piece of index.on.get(cell.id) ?? []) parts.push(said(piece));
  const options = optionsAt(cell.id, marks.options, index);
  if (options.length) parts.push(`${words.canDo}: ${options.map((option) => option.label).join("; ")}`);
  return parts.join(", ");
}

const said = (piece: Piece): string =>
  [
    piece.name,
    ...(piece.bars ?? []).map((bar) => `${bar.name} ${bar.value}/${bar.most}`),
    ...(piece.badges ?? []).map((badge) => badge.name),
  ].join(" ");

interface RowProps {
  cells: Cell[];
  index: Index;
  marks: Marks;
  start: string | undefined;
  onPick: Props["onPick"];
  onHover: Props["onHover"];
  onKey: (event: KeyboardEvent, cell: Cell) => void;
  onFocus: (id: string) => void;
}
interface SquareProps {
  cell: Cell;
  label: string;
  home: boolean;
  options: Option[] | undefined;
  picked: boolean;
  hinted: boolean;
  asked: boolean;
  onPick: Props["onPick"];
  onHover: Props["onHover"];
  onKey: (event: KeyboardEvent, cell: Cell) => void;
  onFocus: (id: string) => void;
}

/** Whether a square looks and reads in both as it did: what stands on it, what it belongs to, what can be done there. */
function sameSquare(cell: Cell, a: RowProps, b: RowProps): boolean {
  const { id } = cell;
  const marked = (marks: Marks): boolean =>
    marks.byThing.has(id) ||
    !!b.index.on.get(id)?.some((piece) => marks.byThing.has(piece.id) || marks.byThing.has(piece.sheet ?? ""));
  return (
    alike(a.index.on.get(id), b.index.on.get(id)) &&
    alike(a.index.areas.get(id), b.index.areas.get(id)) &&
    (a.start === id) === (b.start === id) &&
    (a.marks.picked === id) === (b.marks.picked === id) &&
    a.marks.hinted.has(id) === b.marks.hinted.has(id) &&
    a.marks.asked.has(id) === b.marks.asked.has(id) &&
    (a.marks.options === b.marks.options || (!marked(a.marks) && !marked(b.marks)))
  );
}
const alike = (a: readonly unknown[] = [], b: readonly unknown[] = []): boolean =>
  a === b || (a.length === b.length && a.every((one, n) => one === b[n]));

/** A row of the grid: it is made anew only where one of its squares changes. */
const Row = memo(
  function Row({ cells, index, marks, start, onPick, onHover, onKey, onFocus }: RowProps): JSX.Element {
    const words = useWords();
    return (
      <g role="row">
        {cells.map((cell) => (
          <Square
            key={cell.id}
            cell={cell}
            label={describe(cell, index, marks, words)}
            home={cell.id === start}
            options={marks.byThing.get(cell.id)}
            picked={marks.picked === cell.id}
            hinted={marks.hinted.has(cell.id)}
            asked={marks.asked.has(cell.id)}
            onPick={onPick}
            onHover={onHover}
            onKey={onKey}
            onFocus={onFocus}
          />
        ))}
      </g>
    );
  },
  (before, after) =>
    before.cells === after.cells &&
    before.onPick === after.onPick &&
    before.cells.every((cell) => sameSquare(cell, before, after)),
);

const Square = memo(
  function Square({
    cell,
    label,
    home,
    options,
    picked,
    hinted,
    asked,
    onPick,
    onHover,
    onKey,
    onFocus,
  }: SquareProps): JSX.Element {
    const danger = options ? risk(options[0]!) : null;
    const cost = danger !== null ? `! ${Math.round(danger)} %` : options ? glance(options[0]!) : "";
    // In its own place rather than moved there: so all squares are one thing to draw.
    const [x, y] = [cell.x * UNIT, cell.y * UNIT];
    const css = ["square", options && "choice", picked && "picked", hinted && "hinted", asked && "asked"]
      .filter(Boolean)
      .join(" ");
    return (
      <g
        role="gridcell"
        class={css}
        tabindex={home ? 0 : -1}
        aria-label={label}
        data-cell={cell.id}
        aria-selected={picked ? "true" : undefined}
        onClick={(event) => {
          event.stopPropagation();
          onPick(cell.id, event.currentTarget);
        }}
        onKeyDown={(event) => onKey(event, cell)}
        onFocus={() => onFocus(cell.id)}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse" && options) onHover(cell.id, event.currentTarget);
        }}
        onPointerLeave={() => onHover(null, null)}
      >
        <rect class="touch" x={x} y={y} width={UNIT} height={UNIT} />
        <rect class="light" x={x + 5} y={y + 5} width={UNIT - 10} height={UNIT - 10} rx={9} />
        {cost && (
          <text class={`cost ${danger !== null ? "danger" : ""}`} x={x + UNIT / 2} y={y + UNIT / 2} dy="0.35em">
            {cost}
          </text>
        )}
      </g>
    );
  },
  (before, after) =>
    before.cell === after.cell &&
    before.label === after.label &&
    before.home === after.home &&
    before.options === after.options &&
    before.picked === after.picked &&
    before.hinted === after.hinted &&
    before.asked === after.asked &&
    before.onPick === after.onPick,
);

/** The floor without textures: one slab per square, a little different each; its kind chooses colour and sign. Only the signs lie on what is `painted`. */
const Slabs = memo(
  function Slabs({ board, painted }: { board: Board; painted: ReadonlySet<string> | null }): JSX.Element {
    const bare = board.cells.filter((cell) => !painted?.has(cell.id) && cell.kind !== "empty");
    return (
      <g aria-hidden="true">
        {bare.map((cell) => (
          <rect
            key={cell.id}
            class="grout"
            x={cell.x * UNIT - 0.5}
            y={cell.y * UNIT - 0.5}
            width={UNIT + 1}
            height={UNIT + 1}
          />
        ))}
        {board.cells.map((cell) => {
          const there = painted?.has(cell.id) || cell.kind === "empty";
          const sign = there ? SIGNS[cell.kind ?? ""] : FLOOR_ICON[cell.kind ?? ""];
          if (there && !sign) return null;
          return (
            <g
              key={cell.id}
              class={`floor floor-${cell.kind ?? "floor"} grain-${Math.floor(grain(cell.x, cell.y) * 4)}`}
            >
              {!there && <rect x={cell.x * UNIT + 3} y={cell.y * UNIT + 3} width={UNIT - 6} height={UNIT - 6} rx={7} />}
              {sign && (
                <Glyph
                  class="sign"
                  name={sign}
                  x={(cell.x + 0.5) * UNIT}
                  y={(cell.y + 0.5) * UNIT}
                  size={UNIT * 0.62}
                />
              )}
            </g>
          );
        })}
      </g>
    );
  },
  (before, after) => before.board.cells === after.board.cells && before.painted === after.painted,
);

const Walls = memo(
  function Walls({ board }: { board: Board }): JSX.Element {
    return <path class="walls" d={path(walls(board))} aria-hidden="true" />;
  },
  (before, after) => before.board.cells === after.board.cells && before.board.edges === after.board.edges,
);

const path = (lines: readonly Line[]): string =>
  lines
    .map((line) => `M${line.x * UNIT} ${line.y * UNIT}${line.along === "x" ? "h" : "v"}${line.length * UNIT}`)
    .join("");

/** Areas that only give a place its name are not drawn: it stands on the floor, and squares say it. */
const SILENT = new Set(["room", "tile"]);

const NOTHING: ReadonlySet<string> = new Set();

/** The squares of furniture, chests and other things. */
const filled = (board: Board): string[] => (board.pieces ?? []).filter(isThing).flatMap((piece) => piece.cells);

const Areas = memo(
  function Areas({ board, index }: { board: Board; index: Index }): JSX.Element {
    const odd = board.cells.filter((cell) => (cell.kind ?? "floor") !== "floor").map((cell) => cell.id);
    const taken = new Set([...odd, ...filled(board)]);
    return (
      <g aria-hidden="true" class="areas">
        {(board.areas ?? []).map((area) => {
          const cells = area.cells.map((id) => index.cells.get(id)).filter((cell): cell is Cell => !!cell);
          if (area.kind === "territory") return null;
          if (SILENT.has(area.kind)) {
            const free = inRoom(area.name, cells, taken) ?? inRoom(area.name, cells, NOTHING);
            return (
              free && (
                <text
                  key={area.id}
                  class="room-name"
                  x={free.x * UNIT}
                  y={free.y * UNIT}
                  dy="0.35em"
                  font-size={free.size}
                >
                  {area.name}
                </text>
              )
            );
          }
          return (
            <g key={area.id} class={`area area-${area.kind}`}>
              {cells.map((cell) => (
                <rect key={cell.id} x={cell.x * UNIT} y={cell.y * UNIT} width={UNIT} height={UNIT} />
              ))}
              <path d={path(outline(cells))} />
              {area.kind === "empty" && cells.length > 3 && <Emblem cells={cells} />}
            </g>
          );
        })}
      </g>
    );
  },
  (before, after) =>
    before.board.areas === after.board.areas &&
    before.board.cells === after.board.cells &&
    filled(before.board).join() === filled(after.board).join(),
);

/** What lies face down has a back, like a card. */
function Emblem({ cells }: { cells: Cell[] }): JSX.Element {
  const { x, y, w, h } = bounds(cells);
  return (
    <Glyph
      class="emblem"
      name="hood"
      x={(x + w / 2) * UNIT}
      y={(y + h / 2) * UNIT}
      size={Math.min(w, h) * UNIT * 0.42}
    />
  );
}

const Standing = memo(
  Token,
  (a, b) =>
    a.placed.piece === b.placed.piece &&
    a.placed.x === b.placed.x &&
    a.placed.y === b.placed.y &&
    a.placed.w === b.placed.w &&
    a.placed.h === b.placed.h &&
    a.shaped === b.shaped &&
    a.onPick === b.onPick &&
    Object.entries(a.marks).every(([mark, value]) => b.marks[mark as keyof TokenMarks] === value),
);

const Doors = memo(
  Edges,
  (a, b) =>
    a.board.edges === b.board.edges &&
    a.onPick === b.onPick &&
    (a.marks === b.marks ||
      (a.board.edges ?? []).every(
        ({ id }) =>
          (a.marks.options === b.marks.options || (!a.marks.byThing.has(id) && !b.marks.byThing.has(id))) &&
          (a.marks.picked === id) === (b.marks.picked === id) &&
          a.marks.hinted.has(id) === b.marks.hinted.has(id),
      )),
);

function Edges({
  board,
  marks,
  onPick,
  onHover,
}: {
  board: Board;
  marks: Marks;
  onPick: Props["onPick"];
  onHover: Props["onHover"];
}): JSX.Element {
  return (
    <g>
      {(board.edges ?? []).map((edge) => {
        const options = marks.byThing.get(edge.id);
        if (edge.kind === "wall" || edge.kind === "gap") return null;
        const line = sideLine(edge.x, edge.y, edge.side);
        const across = line.along === "x";
        const css = [
          "edge",
          `edge-${edge.kind}`,
          options ? "choice" : !isDoor(edge) && "idle",
          marks.picked === edge.id && "picked",
          marks.hinted.has(edge.id) && "hinted",
        ]
          .filter(Boolean)
          .join(" ");
        const [long, thick] = isDoor(edge) ? [62, 17] : [58, 6];
        const [w, h] = across ? [long, thick] : [thick, long];
        const x = (line.x + (across ? 0.5 : 0)) * UNIT;
        const y = (line.y + (across ? 0 : 0.5)) * UNIT;
        const label = [edge.name ?? edge.kind, ...(options ?? []).map((option) => option.label)].join(": ");
        return (
          <g
            key={edge.id}
            class={css}
            transform={`translate(${x} ${y})`}
            data-edge={edge.id}
            {...(options ? { role: "button", tabindex: 0, "aria-label": label } : {})}
            onClick={(event) => {
              event.stopPropagation();
              onPick(edge.id, event.currentTarget);
            }}
            onKeyDown={(event) => {
              if (options && (event.key === "Enter" || event.key === " ")) {
                event.preventDefault();
                event.stopPropagation();
                onPick(edge.id, event.currentTarget);
              }
            }}
            onPointerEnter={(event) => {
              if (event.pointerType === "mouse") onHover(edge.id, event.currentTarget);
            }}
            onPointerLeave={() => onHover(null, null)}
          >
            {options && <rect class="touch" x={-w / 2 - 12} y={-h / 2 - 12} width={w + 24} height={h + 24} />}
            {edge.kind === "border" ? (
              <path class="seam" d={across ? `M${-UNIT / 2} 0H${UNIT / 2}` : `M0 ${-UNIT / 2}V${UNIT / 2}`} />
            ) : isDoor(edge) ? (
              <rect class="leaf" x={-w / 2} y={-h / 2} width={w} height={h} rx={5} />
            ) : (
              <>
                <rect
                  class="jamb"
                  x={across ? -UNIT / 2 - 7 : -7}
                  y={across ? -7 : -UNIT / 2 - 7}
                  width={across ? 22 : 14}
                  height={across ? 14 : 22}
                  rx={2}
                />
                <rect
                  class="jamb"
                  x={across ? UNIT / 2 - 15 : -7}
                  y={across ? -7 : UNIT / 2 - 15}
                  width={across ? 22 : 14}
                  height={across ? 14 : 22}
                  rx={2}
                />
              </>
            )}
            {edge.kind === "unseen" && (
              <text class="number" y={9}>
                ?
              </text>
            )}
            {edge.kind === "locked" && !edge.mark && <Glyph class="lock" name="padlock" size={26} />}
            {edge.mark && (
              <text class="number" y={9}>
                {edge.mark}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Drag to pan, two fingers or the wheel to zoom. A drag is not a click. */
function useDrag(
  frame: { current: HTMLDivElement | null },
  view: Look,
  setLook: (look: Look) => void,
  zoom: (by: number, at?: { x: number; y: number }) => void,
): HTMLAttributes<HTMLDivElement> {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);
  const here = useRef(view);
  here.current = view;
  const local = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const rect = frame.current!.getBoundingClientRect();
    return { x: event.clientX - rect.left, y: event.clientY - rect.top };
  };
  useEffect(() => {
    const element = frame.current!;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), local(event));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [zoom]);
  return {
    onPointerDown: (event) => {
      if (!pointers.current.size) moved.current = 0;
      pointers.current.set(event.pointerId, local(event));
    },
    onPointerMove: (event) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      if (event.pointerType === "mouse" && !event.buttons) {
        pointers.current.delete(event.pointerId);
        return;
      }
      const now = local(event);
      const others = [...pointers.current.entries()].filter(([id]) => id !== event.pointerId);
      if (others.length === 0) {
        moved.current += Math.hypot(now.x - before.x, now.y - before.y);
        if (moved.current > 6)
          setLook({ k: here.current.k, x: here.current.x + now.x - before.x, y: here.current.y + now.y - before.y });
      } else {
        const other = others[0]![1];
        moved.current += 10;
        zoom(
          Math.hypot(now.x - other.x, now.y - other.y) /
            Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)),
          other,
        );
      }
      pointers.current.set(event.pointerId, now);
    },
    onPointerUp: (event) => {
      pointers.current.delete(event.pointerId);
    },
    onPointerCancel: (event) => {
      pointers.current.delete(event.pointerId);
    },
    onClickCapture: (event) => {
      if (moved.current > 6) {
        event.stopPropagation();
        event.preventDefault();
        moved.current = 0;
      }
    },
  };
}
