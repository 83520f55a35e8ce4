// One figure or thing on the board.
import type { JSX, SVGAttributes } from "preact";
import { isThing, type Placed, UNIT } from "./geometry";
import { Glyph } from "./icon";
import { Medal } from "./look/medal";
import type { Bar } from "./scene";

export { UNIT } from "./geometry";
export { level } from "./look/medal";

/** The bar that the ring round a figure shows. */
export const lifeOf = (bars: readonly Bar[] | undefined): Bar | undefined =>
  bars?.find((bar) => (bar.kind ?? "life") === "life") ?? bars?.[0];

export interface TokenMarks {
  choice: boolean;
  foe: boolean;
  picked: boolean;
  hinted: boolean;
  asked: boolean;
  glance: string;
}

/** `shaped`: the ground shows it; only what it is marked with is drawn here. `lost`: points of life that have just gone. */
export function Token({
  placed,
  marks,
  shaped,
  lost = 0,
  onPick,
  onHover,
}: {
  placed: Placed;
  marks: TokenMarks;
  shaped?: boolean;
  lost?: number;
  onPick: (id: string, target: Element) => void;
  onHover: (id: string | null, target: Element | null) => void;
}): JSX.Element {
  const { piece } = placed;
  const [w, h] = [placed.w * UNIT, placed.h * UNIT];
  const small = Math.min(w, h);
  const x = (placed.x + placed.w / 2) * UNIT;
  const y = (placed.y + placed.h / 2) * UNIT;
  const thing = isThing(piece);
  const life = thing ? undefined : lifeOf(piece.bars);
  const css = [
    "token",
    `tint-${piece.tint ?? "thing"}`,
    piece.faded && "faded",
    marks.choice && "choice",
    marks.foe && "target",
    marks.picked && "picked",
    marks.hinted && "hinted",
    marks.asked && "asked",
  ]
    .filter(Boolean)
    .join(" ");
  const inset = small * 0.1;
  const [bw, bh] = [w - 2 * inset, h - 2 * inset];
  const radius = Math.min(bw, bh) / 2;
  const shape = (grow: number, name: string, extra: SVGAttributes<SVGRectElement> = {}): JSX.Element => (
    <rect
      class={name}
      x={-bw / 2 - grow}
      y={-bh / 2 - grow}
      width={bw + 2 * grow}
      height={bh + 2 * grow}
      rx={radius + grow}
      {...extra}
    />
  );
  const oblong = Math.abs(w - h) > 1;
  const great = piece.rank === "boss" || piece.rank === "leader";
  const badges = piece.badges ?? [];
  const badge = small * 0.27;
  return (
    <g
      class={css}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-id={piece.id}
      onClick={(event) => {
        event.stopPropagation();
        onPick(piece.id, event.currentTarget);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") onHover(piece.id, event.currentTarget);
      }}
      onPointerLeave={() => onHover(null, null)}
    >
      {thing ? (
        <>
          {(marks.choice || marks.picked || marks.hinted) && shape(0, "halo")}
          {shaped ? (
            <rect class="touch" x={-w / 2} y={-h / 2} width={w} height={h} />
          ) : (
            <>
              <Plaque w={w} h={h} />
              <Glyph class="glyph" name={piece.icon} size={small * 0.6} />
            </>
          )}
        </>
      ) : (
        <>
          {oblong && shape(small * 0.04, "base")}
          {(marks.choice || marks.asked || marks.picked || marks.hinted) && (
            <circle class="aura" r={small * 0.68} fill={`url(#aura-${marks.foe ? "foe" : "own"})`} />
          )}
          <g transform={`scale(${(small / UNIT) * (great ? 1.13 : 1)})`}>
            <Medal
              icon={piece.icon}
              tint={piece.tint ?? "foe"}
              life={life}
              rank={piece.rank}
              facing={piece.facing}
              active={marks.asked}
              fallen={!!life && life.value <= 0}
              lost={lost}
            />
            <circle class="halo" r={50} />
            {marks.foe && <path class="brackets" d="M-58 -38V-58H-38M38 -58H58V-38M58 38V58H38M-38 58H-58V38" />}
          </g>
        </>
      )}
      {badges.slice(0, 3).map((one, n) => (
        <g
          key={n}
          class="badge"
          data-badge={one.name}
          transform={`translate(${bw / 2 - badge * 0.2 - n * badge * 0.95} ${bh / 2 - badge * 0.15})`}
        >
          <title>{[one.name, one.value, one.text].filter((part) => part !== undefined && part !== "").join(" ")}</title>
          <circle r={badge / 2} />
          {one.icon ? (
            <Glyph name={one.icon} size={badge * 0.72} />
          ) : (
            <text font-size={badge * 0.62} dy="0.35em">
              {n === 2 && badges.length > 3 ? `+${badges.length - 2}` : short(one.value ?? one.name)}
            </text>
          )}
        </g>
      ))}
      {marks.glance && (
        <g class="odds" transform={`translate(0 ${-bh / 2 - small * 0.02})`}>
          <rect
            x={-small * (0.1 + 0.065 * marks.glance.length)}
            y={-small * 0.14}
            width={small * (0.2 + 0.13 * marks.glance.length)}
            height={small * 0.28}
            rx={small * 0.09}
          />
          <text font-size={small * 0.21} dy="0.35em">
            {marks.glance}
          </text>
        </g>
      )}
      {needsMark(piece.mark, thing) && small >= 40 && (
        <g class="mark" transform={`translate(${-bw / 2 + small * 0.08} ${bh / 2 - small * 0.04})`}>
          <circle r={small * 0.13} />
          <text font-size={small * 0.17} dy="0.35em">
            {piece.mark}
          </text>
        </g>
      )}
    </g>
  );
}

function Plaque({ w, h }: { w: number; h: number }): JSX.Element {
  const slab = (name: string, inset: number): JSX.Element => (
    <rect
      class={name}
      x={inset - w / 2}
      y={inset - h / 2}
      width={w - 2 * inset}
      height={h - 2 * inset}
      rx={UNIT * 0.1}
    />
  );
  return (
    <>
      {slab("plaque", UNIT * 0.09)}
      {slab("plaque-edge", UNIT * 0.12)}
    </>
  );
}

const short = (text: number | string): string => String(text).slice(0, 2);
/** Figures of one kind are told apart by a number in their mark. */
const needsMark = (mark: string, thing: boolean): boolean => !thing && /\d/.test(mark);
