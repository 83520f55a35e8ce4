// A street of houses in the evening: each is a service, its sign says which.
import type { JSX } from "preact";
import { Glyph } from "../icon";
import type { Card } from "../scene";

const GROUND = 190;
const WIDTH = 118;

/** Numbers that are always the same for one name. */
function dice(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const Window = ({ x, y }: { x: number; y: number }): JSX.Element => (
  <g>
    <rect x={x - 8} y={y - 8} width="36" height="42" fill="url(#town-halo)" />
    <path
      d={`M${x} ${y + 25}V${y + 9}a10 9 0 0 1 20 0V${y + 25}Z`}
      fill="url(#town-warm)"
      stroke="#1c0f07"
      stroke-width="2.6"
    />
    <path d={`M${x + 10} ${y}V${y + 25}M${x} ${y + 14}H${x + 20}`} stroke="#1c0f07" stroke-width="1.8" />
  </g>
);

function House({ card, on, shut }: { card: Card; on: boolean; shut: boolean }): JSX.Element {
  const roll = dice(card.of ?? card.id);
  const [h, w] = [84 + roll() * 42, 96 + roll() * 14];
  const [x, top, roof, timbered, chimney] = [
    (WIDTH - w) / 2,
    GROUND - h,
    32 + roll() * 20,
    roll() < 0.5,
    roll() < 0.45,
  ];
  const roofing = `M${x - 7} ${top + 5}L${x + w * 0.2} ${top - roof}H${x + w * 0.8}L${x + w + 7} ${top + 5}Z`;
  return (
    <g class={shut ? "house-shut" : ""}>
      {chimney && (
        <>
          <path d={`M${x + w * 0.7} ${top - roof + 8}v-20h12v20`} fill="#5d554d" stroke="#120b08" stroke-width="2" />
          {[0, 1, 2].map((n) => (
            <circle
              key={n}
              cx={x + w * 0.7 + 7 + n * 8}
              cy={top - roof - 22 - n * 11}
              r={6 + n * 4}
              fill="#d8c8c0"
              opacity={0.22 - n * 0.06}
            />
          ))}
        </>
      )}
      <path
        d={`M${x + 5} ${GROUND}V${top}H${x + w - 5}V${GROUND}Z`}
        fill={timbered ? "url(#town-plaster)" : "url(#town-stone)"}
        stroke="#120b08"
        stroke-width="2"
      />
      {timbered && (
        <path
          d={`M${x + 8} ${GROUND}V${top + 2}H${x + w - 8}V${GROUND}M${x + 8} ${top + h * 0.52}H${x + w - 8}M${x + 10} ${top + h * 0.5}L${x + w * 0.3} ${top + 5}M${x + w - 10} ${top + h * 0.5}L${x + w * 0.7} ${top + 5}`}
          stroke="#3a2414"
          stroke-width="5.5"
          fill="none"
        />
      )}
      <path d={roofing} fill="url(#town-tiles)" stroke="#120b08" stroke-width="2.4" />
      <path d={roofing} fill="url(#town-dusk)" />
      {!shut && (
        <>
          <Window x={x + w * 0.14} y={top + 12} />
          <Window x={x + w * 0.86 - 20} y={top + 12} />
        </>
      )}
      {on ? (
        <>
          <path
            d={`M${x + 16} ${GROUND}V${GROUND - 42}a${w / 2 - 16} 18 0 0 1 ${w - 32} 0V${GROUND}Z`}
            fill="#190b05"
            stroke="#120b08"
            stroke-width="2.6"
          />
          <ellipse cx={x + w / 2} cy={GROUND - 10} rx="44" ry="30" fill="url(#town-forge)" />
        </>
      ) : (
        <path
          d={`M${x + w / 2 - 13} ${GROUND}V${GROUND - 30}a13 12 0 0 1 26 0V${GROUND}Z`}
          fill="#6b4423"
          stroke="#120b08"
          stroke-width="2.6"
        />
      )}
      <g transform={`translate(${x + w / 2} ${top + h * 0.5})`}>
        <circle r={on ? 25 : 20} fill={`url(#metal-${on ? "gold" : "bronze"})`} stroke="#120b06" stroke-width="2" />
        <circle r={on ? 20 : 16} fill={on ? "#5a1a10" : "#2c1d12"} stroke="#120b06" stroke-width="1.5" />
        <Glyph class="town-sign" name={card.icon} size={on ? 28 : 22} />
      </g>
    </g>
  );
}

const STARS = (() => {
  const roll = dice("stars");
  return Array.from(
    { length: 60 },
    () => [roll() * 1600, roll() * 90, 0.5 + roll() * 1.2, 0.25 + roll() * 0.6] as const,
  );
})();

/** The evening on the water. */
const GLINTS = (() => {
  const roll = dice("glints");
  return Array.from(
    { length: 26 },
    () => [roll() * 300, 195 + roll() * 28, 8 + roll() * 26, 0.12 + roll() * 0.4] as const,
  );
})();

const ridge = (y: number, height: number, seed: string): string => {
  const roll = dice(seed);
  let [d, x] = ["M0 240", 0];
  while (x < 1600) {
    const [w, t] = [50 + roll() * 80, y - roll() * height];
    d += `L${x} ${t + 16}L${x + w / 2} ${t}L${x + w} ${t + 16}`;
    x += w;
  }
  return `${d}L1600 240Z`;
};

function Sky(): JSX.Element {
  const stops = (...colours: [number, string, number?][]): JSX.Element[] =>
    colours.map(([at, colour, opacity = 1]) => (
      <stop key={at} offset={at} stop-color={colour} stop-opacity={opacity} />
    ));
  return (
    <svg class="town-sky" viewBox="0 0 1600 240" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="town-evening" x1="0" y1="0" x2="0" y2="1">
          {stops([0, "#14152c"], [0.42, "#3f2f52"], [0.74, "#a85b4e"], [1, "#f0a860"])}
        </linearGradient>
        <linearGradient id="town-dusk" x1="0" y1="0" x2="0" y2="1">
          {stops([0, "#ffb27a", 0.32], [1, "#100818", 0.35])}
        </linearGradient>
        <radialGradient id="town-warm">{stops([0, "#fff2bf"], [1, "#e8963a"])}</radialGradient>
        <radialGradient id="town-halo">{stops([0, "#ffc873", 0.75], [1, "#ffc873", 0])}</radialGradient>
        <radialGradient id="town-forge">{stops([0, "#fff0b0"], [0.35, "#ff9a3a"], [1, "#7a1d05", 0])}</radialGradient>
        <radialGradient id="town-moon">{stops([0, "#fff6de", 0.6], [1, "#fff6de", 0])}</radialGradient>
        <pattern id="town-tiles" width="14" height="12" patternUnits="userSpaceOnUse">
          <rect width="14" height="12" fill="#7c3a28" />
          <path d="M0 5.5H14M0 11.5H14M4 0V5.5M11 5.5V11.5" stroke="#43190f" stroke-width="1.4" />
        </pattern>
        <pattern id="town-stone" width="30" height="20" patternUnits="userSpaceOnUse">
          <rect width="30" height="20" fill="#8b8175" />
          <path d="M0 9.5H30M0 19.5H30M10 0V9.5M24 9.5V19.5" stroke="#4b443c" stroke-width="1.8" />
          <path d="M1 1.5H9M12 1.5H29M1 11.5H22" stroke="#a89d8e" stroke-width="1" />
        </pattern>
        <pattern id="town-cobble" width="40" height="18" patternUnits="userSpaceOnUse">
          <rect width="40" height="18" fill="#191212" />
          <path
            d="M4 4.5h9M18 4.5h8M31 4.5h6M-2 13h7M10 13h9M24 13h10M38 13h7"
            stroke="#4d4243"
            stroke-width="6.4"
            stroke-linecap="round"
          />
        </pattern>
        <linearGradient id="town-lake" x1="0" y1="0" x2="0" y2="1">
          {stops([0, "#6d4a63"], [0.5, "#332c52"], [1, "#1d1d3d"])}
        </linearGradient>
        <linearGradient id="town-plaster" x1="0" y1="0" x2="0" y2="1">
          {stops([0, "#d8bf93"], [1, "#a98a60"])}
        </linearGradient>
      </defs>
      <rect width="1600" height="240" fill="url(#town-evening)" />
      {STARS.map(([x, y, r, o]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#fff3d6" opacity={o} />
      ))}
      <circle cx="162" cy="64" r="70" fill="url(#town-moon)" />
      <circle cx="162" cy="64" r="19" fill="#fff3d2" />
      <path d={ridge(168, 40, "far")} fill="#4a3050" />
      <path d={ridge(196, 40, "near")} fill="#33213c" />
      <rect y="206" width="1600" height="34" fill="#2a1d1c" />
      <path d="M0 192C90 186 250 188 330 196C380 201 400 208 392 240H0Z" fill="url(#town-lake)" />
      {GLINTS.map(([x, y, w, o]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}h${w}`} stroke="#ffc98a" stroke-width="1.4" opacity={o} />
      ))}
      <path d="M300 214C340 203 420 207 470 206V240H250C262 226 276 219 300 214Z" fill="#2a1d1c" />
      {[40, 62, 88, 700, 1180, 1214, 1490].map((x) => (
        <path key={x} d={`M${x} 208l9 -30 9 30zM${x + 4} 196l5 -30 5 30z`} fill="#1d1523" />
      ))}
      <rect y="222" width="1600" height="18" fill="url(#town-cobble)" />
    </svg>
  );
}

/** The street. `open`: houses that something can be had in; `here`: the one that is visited. */
export function Street({
  houses,
  here,
  open,
  onEnter,
}: {
  houses: readonly Card[];
  here: string;
  open: ReadonlySet<string>;
  onEnter: (house: string) => void;
}): JSX.Element {
  return (
    <div class="street">
      <Sky />
      <div class="street-houses" tabIndex={0} role="group">
        {houses.map((card) => {
          const [on, able] = [card.id === here, open.has(card.id)];
          return (
            <button
              type="button"
              key={card.id}
              class={`house ${on ? "on" : ""}`}
              disabled={!able}
              aria-current={on ? "true" : undefined}
              title={card.text}
              onClick={() => onEnter(card.id)}
            >
              <svg width={WIDTH} height={GROUND + 4} viewBox={`0 0 ${WIDTH} ${GROUND + 4}`} aria-hidden="true">
                <House card={card} on={on} shut={!able && !on} />
              </svg>
              <span>{card.name}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
