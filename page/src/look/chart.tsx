// A map of the land: painted like a board under the open sky, with the names of its places.
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Glyph } from "../icon";
import type { Board, Piece } from "../scene";
import { UNIT } from "../token";
import { Floor, useGround } from "./floor";
import { useMood, useRich } from "./mood";
import { MOST, spread, WIDE } from "./names";
import { isOpen } from "./plan";

/** The names of what stands on a map, each under its sign; of several on one square the first. */
export function PlaceNames({ board }: { board: Board }): JSX.Element | null {
  if (!isOpen(board.cells)) return null;
  const at = new Map(board.cells.map((cell) => [cell.id, cell]));
  const named = new Map<string, Piece>();
  for (const piece of board.pieces ?? [])
    if (
      (piece.tint ?? "thing") === "thing" &&
      piece.name &&
      piece.icon !== "stone-bridge" &&
      !named.has(piece.cells[0]!)
    )
      named.set(piece.cells[0]!, piece);
  const labels = [...named].flatMap(([id, piece]) => {
    const cell = at.get(id);
    return cell ? [{ id: piece.id, name: piece.name, x: cell.x + 0.5, y: cell.y }] : [];
  });
  return (
    <g class="place-names" aria-hidden="true">
      {spread(labels).map(({ id, name, x, y }) => (
        <text key={id} x={x * UNIT} y={y * UNIT} font-size={WIDE}>
          {name.length > MOST ? `${name.slice(0, MOST - 1)}…` : name}
        </text>
      ))}
    </g>
  );
}

/** A whole map as wide as its place. */
export function ChartView({ board }: { board: Board }): JSX.Element {
  const ground = useGround(board, useMood(), useRich());
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => setWidth(frame.current?.clientWidth ?? 0));
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);
  const [xs, ys] = [board.cells.map((cell) => cell.x), board.cells.map((cell) => cell.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
  const k = width / ((w + 0.6) * UNIT);
  const view = { k, x: (0.3 - x) * UNIT * k, y: (0.3 - y) * UNIT * k };
  const at = new Map(board.cells.map((cell) => [cell.id, cell]));
  return (
    <div class="chart" ref={frame} style={{ height: `${(h + 0.8) * UNIT * k}px` }} role="img" aria-label={board.name}>
      <Floor ground={ground} view={view} eased={false} />
      <svg class={`map ${ground ? "is-painted" : ""}`} width="100%" height="100%">
        <g transform={`translate(${view.x} ${view.y}) scale(${k})`}>
          {!ground &&
            board.cells
              .filter((cell) => cell.kind !== "empty")
              .map((cell) => (
                <g key={cell.id} class={`floor floor-${cell.kind ?? "floor"}`}>
                  <rect x={cell.x * UNIT} y={cell.y * UNIT} width={UNIT} height={UNIT} />
                </g>
              ))}
          {board.pieces?.map((piece) => {
            const cell = at.get(piece.cells[0] ?? "");
            return (
              cell && (
                <g key={piece.id} class={`token tint-${piece.tint ?? "thing"}`}>
                  <Glyph
                    class="glyph"
                    name={piece.icon}
                    x={(cell.x + 0.5) * UNIT}
                    y={(cell.y + 0.5) * UNIT}
                    size={62}
                  />
                </g>
              )
            );
          })}
          <PlaceNames board={board} />
        </g>
      </svg>
    </div>
  );
}
