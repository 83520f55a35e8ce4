// Figures as medallions: a ring of metal, in it a ring of life with one segment for each point, in the middle the cameo.
import type { JSX } from "preact";
import { Glyph } from "../icon";
import type { Bar } from "../scene";

const METALS: Record<string, readonly [string, string, string]> = {
  bronze: ["#ffe3b0", "#c58a45", "#6a4016"],
  iron: ["#d6d4da", "#77737f", "#2d2a33"],
  gold: ["#fff0b8", "#e2a736", "#7a4d0b"],
};
const GROUNDS: Record<string, readonly [string, string, string]> = {
  "seat-0": ["#6fb2f2", "#2a66ad", "#0f2d57"],
  "seat-1": ["#f08a78", "#b3362c", "#4d100c"],
  "seat-2": ["#86cf8c", "#357c43", "#10331a"],
  "seat-3": ["#c39cf0", "#7444a8", "#2c144d"],
  "seat-4": ["#f5bf7a", "#b5691b", "#4a2606"],
  "seat-5": ["#7fd6d6", "#1f7f84", "#06363a"],
  foe: ["#8e8499", "#4d4459", "#1b1524"],
  boss: ["#d9573f", "#7d1a14", "#260505"],
  friend: ["#c0c777", "#6f7d32", "#2a3010"],
};
/** Who can't tell the colours apart sees the hatching that heralds use for them. */
const HATCHES: Record<string, string> = {
  "seat-0": "M0 2H8M0 6H8",
  "seat-1": "M2 0V8M6 0V8",
  "seat-2": "M-2 6L6 14M-2 -2L10 10M2 -6L14 6",
  "seat-3": "M10 -2L-2 10M14 2L2 14M6 -6L-6 6",
  "seat-4": "M2 2h.1M6 6h.1",
  "seat-5": "M0 4H8M4 0V8",
};
const known = (tint: string): string => (tint in GROUNDS ? tint : "foe");

/** The colours that all medallions share; once on a page. */
export function MedalDefs(): JSX.Element {
  const stops = (colours: readonly string[], at: readonly number[]): JSX.Element[] =>
    at.map((offset, n) => <stop key={n} offset={offset} stop-color={colours[n]} />);
  return (
    <svg class="unseen" aria-hidden="true" width="0" height="0">
      <defs>
        {Object.entries(METALS).map(([name, [light, middle, dark]]) => (
          <linearGradient key={name} id={`metal-${name}`} x1="0" y1="0" x2="1" y2="1">
            {stops([light, middle, dark, middle, light], [0, 0.45, 0.55, 0.8, 1])}
          </linearGradient>
        ))}
        {Object.entries(GROUNDS).map(([name, colours]) => (
          <radialGradient key={name} id={`field-${name}`} cx=".38" cy=".28" r=".85">
            {stops(colours, [0, 0.5, 1])}
          </radialGradient>
        ))}
        {Object.entries(HATCHES).map(([name, d]) => (
          <pattern key={name} id={`hatch-${name}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path
              d={d}
              stroke="#000"
              stroke-opacity=".3"
              stroke-width={name === "seat-4" ? 2.4 : 1.1}
              stroke-linecap="round"
              fill="none"
            />
          </pattern>
        ))}
        <linearGradient id="ivory" x1="0" y1="0" x2=".5" y2="1">
          {stops(["#fffdf4", "#f1dfb9", "#b8935a"], [0, 0.55, 1])}
        </linearGradient>
        <linearGradient id="bonegold" x1="0" y1="0" x2=".5" y2="1">
          {stops(["#fff3c9", "#f0b94f", "#8d4c12"], [0, 0.5, 1])}
        </linearGradient>
        <radialGradient id="hollow">
          <stop offset=".68" stop-opacity="0" />
          <stop offset="1" stop-opacity=".6" />
        </radialGradient>
        <radialGradient id="dropped">
          <stop offset=".55" stop-opacity=".75" />
          <stop offset="1" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="aura-foe">
          <stop offset=".45" stop-color="#ff5a2a" stop-opacity=".85" />
          <stop offset="1" stop-color="#ff5a2a" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="aura-own">
          <stop offset=".45" stop-color="#ffd36b" stop-opacity=".9" />
          <stop offset="1" stop-color="#ffd36b" stop-opacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
}

const polar = (r: number, turn: number): string =>
  `${(r * Math.sin(turn)).toFixed(2)} ${(-r * Math.cos(turn)).toFixed(2)}`;
/** A part of a circle, from one turn to another, clockwise from the top. */
export const arc = (r: number, from: number, to: number): string =>
  `M${polar(r, from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${polar(r, to)}`;

export const level = (bar: Bar): "good" | "hurt" | "bad" => {
  const part = bar.most > 0 ? bar.value / bar.most : 0;
  return part > 0.6 ? "good" : part > 0.3 ? "hurt" : "bad";
};

/** Above this a ring of segments would be a comb: it becomes one line. */
const COUNTABLE = 16;

/** `lost`: so many points have just gone. */
function Life({ life, r, lost }: { life: Bar; r: number; lost: number }): JSX.Element {
  const { value, most } = life;
  const left = Math.max(0, Math.min(most, value));
  const whole = 2 * Math.PI;
  if (most > COUNTABLE) {
    return (
      <>
        <circle class="life lost" r={r} />
        {lost > 0 && (
          <path
            class="life gone"
            d={arc(r, (whole * left) / most, Math.min(whole * 0.999, (whole * Math.min(most, left + lost)) / most))}
          />
        )}
        {left > 0 &&
          (left < most ? (
            <path class={`life ${level(life)}`} d={arc(r, 0, (whole * left) / most)} />
          ) : (
            <circle class={`life ${level(life)}`} r={r} />
          ))}
      </>
    );
  }
  const step = whole / most;
  const gap = most === 1 ? 0.001 : most > 8 ? 0.06 : 0.1;
  return (
    <>
      {Array.from({ length: most }, (_, n) => (
        <path
          key={n}
          class={`life ${n < left ? level(life) : n < left + lost ? "gone" : "lost"}`}
          d={arc(r, n * step + gap / 2, (n + 1) * step - gap / 2)}
        />
      ))}
    </>
  );
}

const TURNS: Record<string, number> = {
  north: 0,
  "north-east": 45,
  east: 90,
  "south-east": 135,
  south: 180,
  "south-west": 225,
  west: 270,
  "north-west": 315,
};

export interface Figure {
  icon: string;
  tint: string;
  life?: Bar | undefined;
  rank?: string | undefined;
  facing?: string | undefined;
  active?: boolean;
  fallen?: boolean;
  lost?: number;
}

/** A medallion of radius 45 round (0, 0). */
export function Medal({
  icon,
  tint,
  life,
  rank,
  facing,
  active = false,
  fallen = false,
  lost = 0,
}: Figure): JSX.Element {
  const great = rank === "boss" || rank === "leader";
  const side = known(tint);
  const metal = great || active ? "gold" : side === "foe" ? "iron" : "bronze";
  const alive = !!life && life.most > 0;
  const r = alive ? 34.5 : 39;
  const field = great ? "boss" : side;
  return (
    <g class={`medal ${fallen ? "fallen" : ""}`}>
      <ellipse cx="4" cy="9" rx="52" ry="50" fill="url(#dropped)" />
      <g transform={fallen ? "rotate(90)" : undefined}>
        {facing && TURNS[facing] !== undefined && (
          <path
            class="rim"
            transform={`rotate(${TURNS[facing]})`}
            d="M-13 -40L0 -58L13 -40Z"
            fill={`url(#metal-${metal})`}
          />
        )}
        {great &&
          Array.from({ length: 12 }, (_, n) => (
            <path
              key={n}
              class="rim"
              transform={`rotate(${n * 30 + 15})`}
              d="M-7 -43L0 -56L7 -43Z"
              fill="url(#metal-gold)"
            />
          ))}
        {side === "foe" &&
          !great &&
          [45, 135, 225, 315].map((turn) => (
            <path
              key={turn}
              class="rim"
              transform={`rotate(${turn})`}
              d="M-6 -43L0 -51L6 -43Z"
              fill="url(#metal-iron)"
            />
          ))}
        <circle class="rim" r="45" fill={`url(#metal-${metal})`} />
        {alive && (
          <>
            <circle class="groove" r="40" />
            <Life life={life!} r={40} lost={lost} />
          </>
        )}
        <circle class="field" r={r} fill={`url(#field-${field})`} />
        {HATCHES[field] && <circle r={r} fill={`url(#hatch-${field})`} />}
        <Glyph class="cameo-shade" name={icon} x={1.6} y={2.4} size={alive ? 50 : 56} />
        <Glyph class={great ? "cameo great" : "cameo"} name={icon} size={alive ? 50 : 56} />
        <circle r={r} fill="url(#hollow)" />
      </g>
      {great && (
        <g transform="translate(0 -48) scale(.066) translate(-256 -256)">
          <path class="crown" d="M48 400l-20-230 118 88L256 96l110 162 118-88-20 230z" />
        </g>
      )}
    </g>
  );
}

/** A medallion in a line of text or a panel. */
export function Portrait({ size, ...figure }: Figure & { size: number }): JSX.Element {
  return (
    <svg class="portrait" width={size} height={size} viewBox="-56 -58 112 116" aria-hidden="true">
      <Medal {...figure} />
    </svg>
  );
}
