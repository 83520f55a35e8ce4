// One figure or thing on the board.
import type { JSX, SVGAttributes } from "preact";
import { isThing, type Placed } from "./geometry";
import { Glyph } from "./icon";
import type { Bar, Side } from "./scene";

export const UNIT = 100;

const TURN: Record<Side, number> = { north: 0, east: 90, south: 180, west: 270 };

/** The bar that the ring round a figure shows. */
export const lifeOf = (bars: readonly Bar[] | undefined): Bar | undefined => bars?.find((bar) => (bar.kind ?? "life") === "life") ?? bars?.[0];

export const level = (bar: Bar): string => {
  const part = bar.most > 0 ? bar.value / bar.most : 0;
  return part > 0.6 ? "good" : part > 0.3 ? "hurt" : "bad";
};

export interface TokenMarks { choice: boolean; foe: boolean; picked: boolean; hinted: boolean; asked: boolean; glance: string }

/** `shaped`: the ground shows it; only what it is marked with is drawn here. */
export function Token({ placed, marks, shaped, onPick, onHover }: {
  placed: Placed; marks: TokenMarks; shaped?: boolean; onPick: (id: string, target: Element) => void; onHover: (id: string | null, target: Element | null) => void;
}): JSX.Element {
  const { piece } = placed;
  const [w, h] = [placed.w * UNIT, placed.h * UNIT];
  const small = Math.min(w, h);
  const x = (placed.x + placed.w / 2) * UNIT;
  const y = (placed.y + placed.h / 2) * UNIT;
  const thing = isThing(piece);
  const life = thing ? undefined : lifeOf(piece.bars);
  const css = ["token", `tint-${piece.tint ?? "thing"}`, piece.faded && "faded", marks.choice && "choice", marks.foe && "target",
    marks.picked && "picked", marks.hinted && "hinted", marks.asked && "asked"].filter(Boolean).join(" ");
  const inset = small * 0.1;
  const [bw, bh] = [w - 2 * inset, h - 2 * inset];
  const radius = Math.min(bw, bh) / 2;
  const shape = (grow: number, name: string, extra: SVGAttributes<SVGRectElement> = {}): JSX.Element => (
    <rect class={name} x={-bw / 2 - grow} y={-bh / 2 - grow} width={bw + 2 * grow} height={bh + 2 * grow} rx={radius + grow} {...extra} />
  );
  const badges = piece.badges ?? [];
  const badge = small * 0.27;
  return (
    <g
      class={css}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-id={piece.id}
      onClick={(event) => { event.stopPropagation(); onPick(piece.id, event.currentTarget); }}
      onPointerEnter={(event) => { if (event.pointerType === "mouse") onHover(piece.id, event.currentTarget); }}
      onPointerLeave={() => onHover(null, null)}
    >
      {thing ? (
        <>
          {(marks.choice || marks.picked || marks.hinted) && shape(0, "halo")}
          {shaped ? <rect class="touch" x={-w / 2} y={-h / 2} width={w} height={h} /> : <Glyph class="glyph" name={piece.icon} size={small * 0.66} />}
        </>
      ) : (
        <>
          {piece.facing && <path class="nose" transform={`rotate(${TURN[piece.facing]})`} d={`M${-small * 0.1} ${-h / 2 + inset * 0.9}L0 ${-h / 2 - inset * 0.25}L${small * 0.1} ${-h / 2 + inset * 0.9}Z`} />}
          {shape(small * 0.045, "halo")}
          {shape(0, "disc")}
          {life && life.most > 0 ? (
            <>
              {shape(-small * 0.03, "ring lost")}
              {shape(-small * 0.03, `ring ${level(life)}`, {
                pathLength: 100, "stroke-dasharray": `${Math.max(0, Math.min(100, (100 * life.value) / life.most))} 200`,
              } as SVGAttributes<SVGRectElement>)}
            </>
          ) : shape(-small * 0.03, "ring none")}
          <Glyph class="glyph" name={piece.icon} size={radius * 1.26} />
        </>
      )}
      {badges.slice(0, 3).map((one, n) => (
        <g key={n} class="badge" transform={`translate(${bw / 2 - badge * 0.2 - n * badge * 0.95} ${bh / 2 - badge * 0.15})`}>
          <circle r={badge / 2} />
          {one.icon ? <Glyph name={one.icon} size={badge * 0.72} /> : <text font-size={badge * 0.62} dy="0.35em">{n === 2 && badges.length > 3 ? `+${badges.length - 2}` : short(one.value ?? one.name)}</text>}
        </g>
      ))}
      {marks.glance && (
        <g class="odds" transform={`translate(0 ${-bh / 2 - small * 0.02})`}>
          <rect x={-small * (0.1 + 0.065 * marks.glance.length)} y={-small * 0.14} width={small * (0.2 + 0.13 * marks.glance.length)} height={small * 0.28} rx={small * 0.09} />
          <text font-size={small * 0.21} dy="0.35em">{marks.glance}</text>
        </g>
      )}
      {needsMark(piece.mark, thing) && small >= 40 && (
        <g class="mark" transform={`translate(${-bw / 2 + small * 0.08} ${bh / 2 - small * 0.04})`}>
          <circle r={small * 0.13} />
          <text font-size={small * 0.17} dy="0.35em">{piece.mark}</text>
        </g>
      )}
    </g>
  );
}

const short = (text: number | string): string => String(text).slice(0, 2);
/** Figures of one kind are told apart by a number in their mark. */
const needsMark = (mark: string, thing: boolean): boolean => !thing && /\d/.test(mark);
