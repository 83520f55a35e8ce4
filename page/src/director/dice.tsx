// The dice tray: who rolls, the dice, every modifier by name, the sums, the outcome; then the damage with the dice that count.
import type { JSX } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { Icon } from "../icon";
import { useWords } from "../language";
import { prefs } from "../prefs";
import type { Roll } from "../wire";
import { EASE } from "./picture";
import { DICE, facesOf } from "./plan";
import type { Owner } from "./player";

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
type Find = (id: string) => Owner | null;

const TILTS = [-7, 6, 5, -9, 3, -4, 8];

/** `printed`: a die with faces of its own; they are marks, and a side may be blank. */
function Die({
  value,
  sides,
  printed,
  colour,
  n,
  q,
}: {
  value: number;
  sides: number;
  printed: boolean;
  colour: string;
  n: number;
  q: number;
}): JSX.Element {
  const fall = EASE.out(q);
  const style = {
    opacity: q > 0 ? 1 : 0,
    transform: `translateY(${(1 - fall) * -60}px) rotate(${(1 - q) * (n % 2 ? -540 : 480) + TILTS[n % TILTS.length]!}deg)`,
  };
  return (
    <svg class={`felt-die ${colour}`} viewBox="-30 -30 60 66" style={style} aria-hidden="true">
      <rect class="thick" x="-26" y="-22" width="52" height="54" rx="11" />
      <rect class="face" x="-26" y="-26" width="52" height="52" rx="11" />
      <rect class="shine" x="-23" y="-23.5" width="46" height="20" rx="9" />
      {printed && value <= 6 ? (
        (PIPS[value] ?? []).map(([x, y], i) => (
          <path key={i} class="pip" transform={`translate(${x * 12} ${y * 12})`} d="M0 -10L7 0L0 10L-7 0Z" />
        ))
      ) : sides <= 6 && PIPS[value] ? (
        PIPS[value].map(([x, y], i) => <circle key={i} class="pip" cx={x * 13} cy={y * 13} r="5" />)
      ) : (
        <text class="pip" dy=".36em">
          {value}
        </text>
      )}
    </svg>
  );
}

const clamp = (t: number): number => Math.max(0, Math.min(1, t));
const shown = (on: boolean): { visibility: "visible" | "hidden" } => ({ visibility: on ? "visible" : "hidden" });
const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value)}`;

/** When each part of a roll is there, in milliseconds from its fall. */
function times(roll: Roll): { part: (n: number) => number; total: number; seal: number } {
  const sides = [roll, ...(roll.against && typeof roll.against === "object" ? [roll.against] : [])];
  const parts = Math.max(...sides.map((side) => side.parts?.length ?? 0));
  const many = roll.counted?.length ? roll.dice.length * DICE.each : 0;
  const after = DICE.tumble + many + parts * DICE.part;
  return { part: (n) => DICE.tumble + many + n * DICE.part, total: after, seal: after + DICE.total };
}

function Side({
  roll,
  owner,
  colour,
  age,
  when,
}: {
  roll: Roll;
  owner: Find;
  colour: string;
  age: number;
  when: ReturnType<typeof times>;
}): JSX.Element {
  const who = owner(roll.who);
  const words = useWords();
  return (
    <div class={`felt-side ${colour === "blue" ? "second" : ""}`}>
      <p class="felt-name">
        {who && <Icon name={who.icon} size={18} />}
        <b>{who?.name ?? ""}</b> <span>{roll.what}</span>
        {!!roll.each && roll.each > 1 && <span class="felt-each">{words.rollEach(roll.each)}</span>}
      </p>
      <div class="felt-sum">
        {facesOf(roll).map((value, n) => (
          <Die
            key={n}
            n={n}
            value={value}
            sides={roll.sides ?? 6}
            printed={!!roll.faces?.length}
            colour={roll.counted?.length ? (roll.counted[n] ? "gold" : "dim") : colour}
            q={clamp((age - n * (roll.counted?.length ? DICE.each : 45)) / DICE.tumble)}
          />
        ))}
        {roll.parts?.map((part, n) => (
          <span class="felt-part" key={n} style={shown(age >= when.part(n))}>
            <b>{signed(part.value)}</b>
            {part.name}
          </span>
        ))}
        {roll.total !== undefined &&
          (roll.dice.length > 1 || !!roll.parts?.length || typeof roll.against === "object") && (
            <b class="felt-total" style={shown(age >= when.total)}>
              {roll.total}
            </b>
          )}
      </div>
    </div>
  );
}

function Seal({ roll, age, at }: { roll: Roll; age: number; at: number }): JSX.Element | null {
  const words = useWords();
  const q = clamp((age - at) / DICE.seal);
  if (!roll.outcome) return null;
  const other = typeof roll.against === "object" ? roll.against.total : undefined;
  const by = other !== undefined && roll.total !== undefined ? Math.abs(roll.total - other) : 0;
  return (
    <span
      class={`felt-seal seal-${roll.outcome}`}
      style={{ opacity: q > 0 ? 1 : 0, transform: `rotate(-7deg) scale(${2.2 - 1.2 * EASE.out(q)})` }}
    >
      {words.outcomes[roll.outcome] ?? roll.outcome}
      {by > 0 && <small>{words.rollBy(by)}</small>}
    </span>
  );
}

/** All that is told of one roll, in a sentence for those who listen. */
export function rollText(roll: Roll, owner: Find, outcomes: Record<string, string>): string {
  const side = (one: Roll): string =>
    `${owner(one.who)?.name ?? ""} ${one.what}: ${facesOf(one).join(", ")}${(one.parts ?? []).map((part) => ` ${signed(part.value)} ${part.name}`).join("")}${one.total === undefined ? "" : ` = ${one.total}`}`.trim();
  const against =
    roll.against === undefined
      ? ""
      : typeof roll.against === "number"
        ? ` / ${roll.against}`
        : ` / ${side(roll.against)}`;
  return `${side(roll)}${against}${roll.outcome ? `. ${outcomes[roll.outcome] ?? roll.outcome}` : ""}`;
}

/** One side and few dice: they need little room. */
export const isSlim = (rolls: readonly Roll[]): boolean =>
  !rolls.some((roll) => typeof roll.against === "object" || roll.dice.length > 4);

/** A roll in a few words: who, how much, against whom or what, and what came of it. */
function rollLine(roll: Roll, owner: Find, outcomes: Record<string, string>): string {
  const side = (one: Roll): string =>
    [owner(one.who)?.name, one.total ?? facesOf(one).join(" ")].filter((part) => part !== undefined).join(" ");
  const { against } = roll;
  const other = against === undefined ? "" : ` : ${typeof against === "number" ? against : side(against)}`;
  return `${side(roll)}${other}${roll.outcome ? ` · ${outcomes[roll.outcome] ?? roll.outcome}` : ""}`;
}

/** The dice that a question follows from; they fold to one line, and stay so until they are opened again. */
export function LyingDice({ rolls, owner }: { rolls: readonly Roll[]; owner: Find }): JSX.Element {
  const words = useWords();
  const { folded } = useSyncExternalStore(prefs.subscribe, prefs.get);
  return (
    <section class={`lying ${folded ? "folded" : ""}`} aria-label={words.openDice}>
      <button
        type="button"
        class="fold"
        aria-expanded={folded ? "false" : "true"}
        aria-label={words.openDice}
        onClick={() => prefs.set({ folded: !folded })}
      >
        {folded && <span>{rolls.map((roll) => rollLine(roll, owner, words.outcomes)).join("; ")}</span>}
        <i aria-hidden="true">{folded ? "▾" : "▴"}</i>
      </button>
      {!folded && <DiceTray rolls={rolls} age={Infinity} owner={owner} small />}
    </section>
  );
}

/** `age`: so many milliseconds ago the last of the rolls fell; those before it lie there. */
export function DiceTray({
  rolls,
  age,
  owner,
  small,
}: {
  rolls: readonly Roll[];
  age: number;
  owner: Find;
  small?: boolean;
}): JSX.Element {
  const words = useWords();
  return (
    <div
      class={`oak ${small ? "small" : ""} ${isSlim(rolls) ? "narrow" : ""}`}
      role="img"
      aria-label={rolls.map((roll) => rollText(roll, owner, words.outcomes)).join("; ")}
    >
      <div class="felt">
        {rolls.map((roll, n) => {
          const at = n === rolls.length - 1 ? age : Infinity;
          const when = times(roll);
          const second = typeof roll.against === "object" ? roll.against : null;
          return (
            <div class={`felt-row ${second ? "both" : ""} ${n ? "later" : ""}`} key={n}>
              <Side roll={roll} owner={owner} colour={second ? "red" : "bone"} age={at} when={when} />
              {typeof roll.against === "number" && (
                <span class="felt-needs" style={shown(at >= when.total)}>
                  {words.rollNeeds} <b>{roll.against}</b>
                </span>
              )}
              <Seal roll={roll} age={at} at={when.seal} />
              {second && <Side roll={second} owner={owner} colour="blue" age={at} when={when} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
