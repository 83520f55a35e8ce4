// The picture at the head of the front page: a cellar as the painter sees it, laid flat before the visitor.
import type { JSX } from "preact";
import type { Board, Cell, Piece } from "../scene";
import { UNIT } from "../token";
import { Floor, useGround } from "./floor";
import { Medal } from "./medal";
import { useRich } from "./mood";

const room = (name: string, x: number, y: number, w: number, h: number): Cell[] =>
  Array.from({ length: w * h }, (_, n) => ({
    id: `${x + (n % w)},${y + Math.floor(n / w)}`,
    x: x + (n % w),
    y: y + Math.floor(n / w),
    room: name,
  }));
const [store, passage, vault] = [room("store", 3, 0, 6, 2), room("passage", 0, 2, 5, 2), room("vault", 5, 2, 7, 6)];
const thing = (icon: string, ...cells: string[]): Piece => ({ id: icon, icon, name: "", cells, mark: "" });
const names = (cells: readonly Cell[]): string[] => cells.map((cell) => cell.id);
const CELLAR: Board = {
  id: "vista",
  name: "",
  cells: [...store, ...passage, ...vault],
  edges: [
    { id: "a", x: 4, y: 3, side: "east", kind: "open" },
    { id: "b", x: 9, y: 2, side: "north", kind: "door" },
    { id: "c", x: 4, y: 2, side: "north", kind: "door" },
  ],
  areas: [
    { id: "1", kind: "room", name: "", cells: names(store), look: "planks" },
    { id: "2", kind: "room", name: "", cells: names(passage), look: "cobble" },
    { id: "3", kind: "room", name: "", cells: names(vault), look: "flagstone" },
  ],
  pieces: [
    thing("water-fountain", "8,4", "9,4", "8,5", "9,5"),
    thing("locked-chest", "11,2"),
    thing("stone-bust", "11,5"),
    thing("pelvis-bone", "11,7"),
    thing("barrel", "3,0", "4,0"),
    thing("rock", "2,3"),
  ],
};
const VIEW = { k: 0.72, x: 20, y: 10 };
const FIGURES = [
  { x: 3.5, y: 3.5, icon: "hood", tint: "seat-0", value: 3, most: 3 },
  { x: 5.5, y: 3.5, icon: "viking-helmet", tint: "seat-1", value: 3, most: 5 },
  { x: 6.5, y: 4.5, icon: "crowned-skull", tint: "foe", value: 4, most: 4, rank: "boss" },
];

export function Vista(): JSX.Element {
  const ground = useGround(CELLAR, "candle", useRich());
  return (
    <div class="vista" aria-hidden="true">
      <div class="vista-board">
        <Floor ground={ground} view={VIEW} eased={false} />
        {ground && (
          <svg class="map">
            <g transform={`translate(${VIEW.x} ${VIEW.y}) scale(${VIEW.k})`}>
              {FIGURES.map(({ x, y, value, most, ...figure }) => (
                <g key={x} transform={`translate(${x * UNIT} ${y * UNIT})`}>
                  <Medal {...figure} life={{ name: "", value, most }} />
                </g>
              ))}
            </g>
          </svg>
        )}
      </div>
    </div>
  );
}
