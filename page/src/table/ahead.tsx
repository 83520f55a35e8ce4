// On the board, before anything is decided: threatened squares under the figures, ways and lines of sight over them, arrows to turn by.
import type { JSX } from "preact";
import { memo } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { UNIT } from "../geometry";
import { Glyph } from "../icon";
import type { Option } from "../options";
import type { Board, Index, Piece } from "../scene";
import type { Foresight } from "./foresight";

interface Point {
  x: number;
  y: number;
}
const to = (point: Point): string => `${(point.x * UNIT).toFixed(1)} ${(point.y * UNIT).toFixed(1)}`;

/** The middle of a figure, of one square or of several. */
function middle(piece: Piece, index: Index): Point | null {
  const cells = piece.cells.map((id) => index.cells.get(id)).filter((cell) => !!cell);
  if (!cells.length) return null;
  const sum = (of: "x" | "y"): number => cells.reduce((total, cell) => total + cell[of] + 0.5, 0) / cells.length;
  return { x: sum("x"), y: sum("y") };
}
const square = (id: string, index: Index): Point | null => {
  const cell = index.cells.get(id);
  return cell ? { x: cell.x + 0.5, y: cell.y + 0.5 } : null;
};
const onBoard = (id: string, board: Board, index: Index): boolean => index.board.get(id) === board.id;

/** What a foe can strike: hatched twice where it stands already, once where it must move first. */
export const Threatened = memo(function Threatened({
  ahead,
  board,
  index,
}: {
  ahead: Foresight;
  board: Board;
  index: Index;
}): JSX.Element | null {
  if (!ahead.threat || !onBoard(ahead.threat.of.id, board, index)) return null;
  const { now = [], soon = [] } = ahead.threat.threat;
  const near = new Set(now);
  return (
    <g class="threatened" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V16" stroke-width="6" />
        </pattern>
        <pattern id="hatch-near" width="12" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 0L12 12M12 0L0 12" stroke-width="3.5" />
        </pattern>
      </defs>
      {soon.map((id) => {
        const cell = index.cells.get(id);
        return (
          cell &&
          onBoard(id, board, index) && (
            <rect
              key={id}
              class={near.has(id) ? "threat-now" : "threat-soon"}
              x={cell.x * UNIT + 2}
              y={cell.y * UNIT + 2}
              width={UNIT - 4}
              height={UNIT - 4}
            />
          )
        );
      })}
    </g>
  );
});

/** Over the figures; it hears for itself over which square the mouse is, so that nothing else is drawn again. */
export function Ahead({
  ahead,
  board,
  index,
  picked,
  frame,
  onTurn,
}: {
  ahead: Foresight;
  board: Board;
  index: Index;
  picked: string | null;
  frame: { current: HTMLElement | null };
  onTurn: (option: Option) => void;
}): JSX.Element {
  const over = usePointed(frame, ahead.squares.size > 0);
  const aimed = ahead.squares.get(over ?? "") ?? ahead.squares.get(picked ?? "");
  const start = ahead.actor && onBoard(ahead.actor.id, board, index) ? middle(ahead.actor, index) : null;
  return (
    <>
      <g class="ahead" aria-hidden="true">
        <Reach ahead={ahead} board={board} index={index} />
        {start && aimed && <Way start={start} path={aimed.path} index={index} />}
        {aimed && <Sight from={square(aimed.at, index)} ids={aimed.targets ?? []} board={board} index={index} />}
        {ahead.threat && (
          <Sight
            from={middle(ahead.threat.of, index)}
            ids={ahead.threat.threat.seen ?? []}
            board={board}
            index={index}
            foe
          />
        )}
      </g>
      {start && ahead.turns.length > 0 && (
        <Arrows at={start} piece={ahead.actor!} turns={ahead.turns} onTurn={onTurn} />
      )}
    </>
  );
}

function usePointed(frame: { current: HTMLElement | null }, on: boolean): string | null {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!on || !element) return;
    const point = (event: PointerEvent): void =>
      setOver((event.target as Element).closest("[data-cell]")?.getAttribute("data-cell") ?? null);
    const leave = (): void => setOver(null);
    element.addEventListener("pointerover", point);
    element.addEventListener("pointerleave", leave);
    return () => {
      element.removeEventListener("pointerover", point);
      element.removeEventListener("pointerleave", leave);
      setOver(null);
    };
  }, [on]);
  return over;
}

/** A mark where one could still attack; squares that need several steps are outlined. */
const Reach = memo(function Reach({
  ahead,
  board,
  index,
}: {
  ahead: Foresight;
  board: Board;
  index: Index;
}): JSX.Element {
  return (
    <>
      {[...ahead.squares.values()].map((one) => {
        const cell = index.cells.get(one.at);
        if (!cell || !onBoard(one.at, board, index)) return null;
        return (
          <g key={one.at} transform={`translate(${cell.x * UNIT} ${cell.y * UNIT})`}>
            <rect
              class={one.targets?.length ? "reach fighting" : "reach"}
              x="5"
              y="5"
              width={UNIT - 10}
              height={UNIT - 10}
              rx="9"
            />
            {!!one.targets?.length && (
              <g class="still" transform="translate(80 20)">
                <circle r="16" />
                <Glyph name="crossed-swords" size={22} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
});

function Way({ start, path, index }: { start: Point; path: readonly string[]; index: Index }): JSX.Element {
  const points = [start, ...path.map((id) => square(id, index)).filter((point) => point !== null)];
  const d = `M${points.map(to).join("L")}`;
  return (
    <g class="way">
      <path class="way-broad" d={d} />
      <path class="way-line" d={d} />
    </g>
  );
}

/** Lines of sight: gold to whom one could attack, red from a foe to whom it sees. */
function Sight({
  from,
  ids,
  board,
  index,
  foe,
}: {
  from: Point | null;
  ids: readonly string[];
  board: Board;
  index: Index;
  foe?: boolean;
}): JSX.Element | null {
  if (!from) return null;
  return (
    <>
      {ids.map((id) => {
        const piece = index.pieces.get(id);
        const end = piece && onBoard(id, board, index) ? middle(piece, index) : null;
        return end && <path key={id} class={`sight ${foe ? "foe" : ""}`} d={`M${to(from)}L${to(end)}`} />;
      })}
    </>
  );
}

const TURN: Record<string, number> = {
  north: 0,
  "north-east": 45,
  east: 90,
  "south-east": 135,
  south: 180,
  "south-west": 225,
  west: 270,
  "north-west": 315,
};

/** An arrow for each way that a figure could turn, round it. */
function Arrows({
  at,
  piece,
  turns,
  onTurn,
}: {
  at: Point;
  piece: Piece;
  turns: readonly Option[];
  onTurn: (option: Option) => void;
}): JSX.Element {
  const far = (Math.sqrt(piece.cells.length) / 2 + 0.3) * UNIT;
  return (
    <g class="turns" transform={`translate(${to(at)})`}>
      {turns.map((option) => (
        <g
          key={option.value}
          class="turn-arrow"
          role="button"
          tabIndex={0}
          aria-label={option.label}
          data-facing={option.facing}
          transform={`rotate(${TURN[option.facing!]}) translate(0 ${-far})`}
          onClick={(event) => {
            event.stopPropagation();
            onTurn(option);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            event.stopPropagation();
            onTurn(option);
          }}
        >
          <title>{option.label}</title>
          <circle r="29" />
          <path d="M0 -19L15 7L0 1L-15 7Z" />
        </g>
      ))}
    </g>
  );
}
