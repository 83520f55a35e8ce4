// What happens, on the board: the way that somebody goes under the figures; those who act, blows and numbers over them.
import type { JSX } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { useWords } from "../language";
import type { Piece } from "../scene";
import { Token, type TokenMarks, UNIT } from "../token";
import type { Blow, Float, Picture, Point, Way } from "./picture";
import type { Director } from "./player";

export const usePicture = (director: Director | null): Picture | null =>
  useSyncExternalStore(director?.frames ?? nobody, () => director?.picture ?? null);
const nobody = (): (() => void) => () => undefined;

const NO_MARKS: TokenMarks = { choice: false, foe: false, picked: false, hinted: false, asked: false, glance: "" };
const at = (point: Point): string => `${(point.x * UNIT).toFixed(1)} ${(point.y * UNIT).toFixed(1)}`;
const nothing = (): void => undefined;

const meant = (ids: readonly string[], piece: Piece): boolean =>
  ids.includes(piece.id) || (!!piece.sheet && ids.includes(piece.sheet));

/** Under the figures: light on squares, and the way with its steps counted. */
export function Underfoot({ director, board }: { director: Director | null; board: string }): JSX.Element | null {
  const picture = usePicture(director);
  if (!picture) return null;
  const { glow, way } = picture;
  return (
    <g class="show-under" aria-hidden="true">
      {glow &&
        glow.board === board &&
        glow.cells.map((box, n) => (
          <rect
            key={n}
            class={`glow-${glow.tone}`}
            x={box.x * UNIT}
            y={box.y * UNIT}
            width={box.w * UNIT}
            height={box.h * UNIT}
            opacity={glow.tone === "bloom" ? 1 - glow.p : Math.sin(Math.PI * Math.min(1, glow.p + 0.15)) ** 0.5}
          />
        ))}
      {way && way.board === board && <Steps way={way} />}
    </g>
  );
}

function Steps({ way }: { way: Way }): JSX.Element {
  const far = way.share * (way.points.length - 1);
  const done = way.points.slice(0, Math.floor(far) + 1);
  const n = Math.floor(far);
  const tip =
    n < way.points.length - 1
      ? [
          {
            x: way.points[n]!.x + (way.points[n + 1]!.x - way.points[n]!.x) * (far - n),
            y: way.points[n]!.y + (way.points[n + 1]!.y - way.points[n]!.y) * (far - n),
          },
        ]
      : [];
  const d = `M${[...done, ...tip].map(at).join("L")}`;
  return (
    <g class={`way ${way.foe ? "foe" : ""}`}>
      <path class="way-broad" d={d} />
      <path class="way-line" d={d} />
      <circle class="way-start" cx={way.points[0]!.x * UNIT} cy={way.points[0]!.y * UNIT} r="30" />
      {done.slice(1, way.share < 1 ? undefined : -1).map((point, i) => (
        <g key={i} class="way-step" transform={`translate(${at(point)})`}>
          <circle r="17" />
          <text dy="7">{i + 1}</text>
        </g>
      ))}
    </g>
  );
}

/** Over the figures: those who act, the blow, the numbers. */
export function Overhead({ director, board }: { director: Director | null; board: string }): JSX.Element | null {
  const picture = usePicture(director);
  const words = useWords();
  if (!picture) return null;
  return (
    <g class="show-over" aria-hidden="true">
      {picture.figures
        .filter((one) => one.board === board)
        .map((one) => (
          <g
            key={one.piece.id}
            class={one.grey > 0 ? "fallen-now" : ""}
            opacity={one.fade}
            transform={`translate(${(one.x * UNIT).toFixed(1)} ${(one.y * UNIT).toFixed(1)}) rotate(${one.turn.toFixed(1)}) scale(${one.grow.toFixed(3)})`}
          >
            <Token
              placed={{ piece: one.piece, x: -one.w / 2, y: -one.h / 2, w: one.w, h: one.h }}
              lost={one.lost}
              marks={{
                ...NO_MARKS,
                asked: meant(picture.lit, one.piece),
                choice: meant(picture.struck, one.piece),
                foe: meant(picture.struck, one.piece),
              }}
              onPick={nothing}
              onHover={nothing}
            />
          </g>
        ))}
      {picture.blow && picture.blow.board === board && <BlowView blow={picture.blow} />}
      {picture.floats
        .filter((one) => one.board === board)
        .map((one, n) => (
          <FloatView
            key={n}
            float={one}
            text={one.tone === "word" ? (words.outcomes[one.text] ?? one.text) : one.text}
          />
        ))}
    </g>
  );
}

function BlowView({ blow }: { blow: Blow }): JSX.Element {
  const { p } = blow;
  const hit = blow.outcome === "hit" || blow.outcome === "critical";
  return (
    <g class={`blow blow-${blow.how} ${hit ? "hits" : "fails"}`}>
      {blow.to.map((to, n) => {
        const from = blow.from;
        const angle = from ? (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI : 0;
        if (blow.how === "blow") {
          const q = Math.max(0, Math.min(1, (p - 0.45) / 0.2));
          return (
            p > 0.45 && (
              <g
                key={n}
                transform={`translate(${at(to)}) rotate(${angle + 78}) scale(${0.4 + 0.6 * q})`}
                opacity={p < 0.8 ? 1 : Math.max(0.25, (1 - p) / 0.2)}
              >
                <path class="slash" d="M-78 26C-52 -46 44 -56 82 -4C42 -34 -34 -26 -78 26Z" />
              </g>
            )
          );
        }
        const head = from
          ? { x: from.x + (to.x - from.x) * Math.min(1, p / 0.6), y: from.y + (to.y - from.y) * Math.min(1, p / 0.6) }
          : to;
        const burst = Math.max(0, (p - 0.55) / 0.45);
        return (
          <g key={n}>
            {from && <path class="shot-line" d={`M${at(from)}L${at(head)}`} />}
            {from &&
              p < 0.62 &&
              (blow.how === "shot" ? (
                <path
                  class="arrow"
                  transform={`translate(${at(head)}) rotate(${angle})`}
                  d="M-34 -4H0V-13L22 0L0 13V4H-34Z"
                />
              ) : (
                <circle class="orb" cx={head.x * UNIT} cy={head.y * UNIT} r="20" />
              ))}
            {burst > 0 && hit && (
              <g transform={`translate(${at(to)})`} opacity={1 - burst * 0.7}>
                {[0, 60, 120, 180, 240, 300].map((turn) => (
                  <path
                    key={turn}
                    class="spark"
                    transform={`rotate(${turn + 12}) translate(${26 + 22 * burst} 0)`}
                    d="M0 -5L34 0L0 5Z"
                  />
                ))}
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

function FloatView({ float, text }: { float: Float; text: string }): JSX.Element {
  const rise = 1 - (1 - float.p) ** 3;
  const word = float.tone === "word";
  const grow = word ? 1 : 1.5 - 0.5 * Math.min(1, float.p * 4);
  return (
    <text
      class={`float float-${float.tone}`}
      transform={`translate(${(float.x * UNIT).toFixed(1)} ${(float.y * UNIT - 10 - 34 * rise).toFixed(1)}) scale(${grow.toFixed(3)})`}
      opacity={float.p < 0.8 ? 1 : 1 - (float.p - 0.8) * 3}
    >
      {text}
    </text>
  );
}
