// A board at a glance: a tile as an option would lay it, beside the option's words, or the map of a campaign.
import type { JSX } from "preact";
import { bounds, isDoor, sideLine, walls } from "./geometry";
import { Glyph } from "./icon";
import type { Board } from "./scene";

export function Preview({ board, most = 120 }: { board: Board; most?: number }): JSX.Element {
  const { x, y, w, h } = bounds(board.cells);
  const at = new Map(board.cells.map((cell) => [cell.id, cell]));
  const size = Math.min(26, most / Math.max(w, h));
  return (
    <svg
      class="preview"
      viewBox={`${x - 0.2} ${y - 0.2} ${w + 0.4} ${h + 0.4}`}
      width={w * size}
      height={h * size}
      role="img"
      aria-label={board.name}
    >
      {board.cells
        .filter((cell) => cell.kind !== "empty")
        .map((cell) => (
          <g key={cell.id} class={`floor floor-${cell.kind ?? "floor"}`}>
            <rect x={cell.x} y={cell.y} width={1} height={1} />
          </g>
        ))}
      {walls(board).map((line, n) => (
        <path key={n} class="preview-wall" d={`M${line.x} ${line.y}${line.along === "x" ? "h" : "v"}${line.length}`} />
      ))}
      {board.edges?.filter(isDoor).map((edge) => {
        const line = sideLine(edge.x, edge.y, edge.side);
        return (
          <path
            key={edge.id}
            class="preview-door"
            d={line.along === "x" ? `M${line.x + 0.2} ${line.y}h.6` : `M${line.x} ${line.y + 0.2}v.6`}
          />
        );
      })}
      {board.pieces?.map((piece) => {
        const cell = at.get(piece.cells[0] ?? "");
        return (
          cell && (
            <Glyph
              key={piece.id}
              name={piece.icon}
              x={cell.x + 0.5}
              y={cell.y + 0.5}
              size={0.8}
              class={`preview-piece tint-${piece.tint ?? "thing"}`}
            />
          )
        );
      })}
    </svg>
  );
}
