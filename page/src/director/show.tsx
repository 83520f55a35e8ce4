// What happens, beside the board: the caption, the dice, a card that is played, the banner, and the buttons that lead the show.
import type { JSX } from "preact";
import { useEffect, useSyncExternalStore } from "preact/compat";
import { Icon } from "../icon";
import { useWords } from "../language";
import { CardFace } from "../parts";
import { prefs } from "../prefs";
import type { Roll } from "../wire";
import { usePicture } from "./acting";
import { DiceTray, isSlim } from "./dice";
import { EASE } from "./picture";
import type { Director, Speed } from "./player";
import { play } from "./sound";

const RATE: Record<Speed, number> = { off: 1, quick: 2.2, normal: 1, slow: 0.5 };
const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Leads a director as long as somebody looks: its clock, its speed, its sounds. */
export function useShow(director: Director): void {
  const { speed } = useSyncExternalStore(prefs.subscribe, prefs.get);
  useEffect(() => {
    director.speed = speed;
    if (speed === "off") director.skip();
  }, [director, speed]);
  useEffect(() => {
    director.watched = true;
    director.heard = (cue) => play(cue, RATE[director.speed]);
    const settle = (): void => {
      director.still = calm?.matches ?? false;
    };
    const hide = (): void => {
      if (document.hidden) director.leave();
      else director.back();
    };
    settle();
    hide();
    calm?.addEventListener("change", settle);
    document.addEventListener("visibilitychange", hide);
    let [before, wanted] = [performance.now(), 0];
    const frame = (now: number): void => {
      // Whoever waits long for a frame goes on where he was.
      director.advance(Math.min(100, now - before));
      before = now;
      wanted = director.playing ? requestAnimationFrame(frame) : 0;
    };
    const wake = (): void => {
      if (director.playing && !wanted) {
        before = performance.now();
        wanted = requestAnimationFrame(frame);
      }
    };
    const stop = director.subscribe(wake);
    return () => {
      director.watched = false;
      director.skip();
      stop();
      cancelAnimationFrame(wanted);
      calm?.removeEventListener("change", settle);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [director]);
}

const SIGNS = {
  play: "M4 2v12l9-6z",
  pause: "M3 2h4v12H3zM9 2h4v12H9z",
  step: "M3 2v12l7-6zM11 2h2v12h-2z",
  end: "M2 2v12l5-6zM7 2v12l5-6zM12 2h2v12h-2z",
};
const Sign = ({ of }: { of: keyof typeof SIGNS }): JSX.Element => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path fill="currentColor" d={SIGNS[of]} />
  </svg>
);

/** The strip below the board. `dice`: a roll of the log that somebody looks at. */
export function Show({
  director,
  seat,
  dice,
  onClose,
}: {
  director: Director;
  seat: number | null;
  dice: readonly Roll[] | null;
  onClose: () => void;
}): JSX.Element {
  const words = useWords();
  const shown = useSyncExternalStore(director.subscribe, () => director.shown);
  const picture = usePicture(director);
  const { speed } = useSyncExternalStore(prefs.subscribe, prefs.get);
  const tray = picture?.tray ?? (dice?.length ? { rolls: dice, age: Infinity } : null);
  const caption = picture?.caption ?? shown.caption;
  const banner = picture?.banner;
  return (
    <div class="theatre">
      {banner?.text && (
        <div
          class={`show-banner ${banner.turn?.seat !== undefined && banner.turn.seat === seat ? "own" : ""}`}
          aria-hidden="true"
          style={{
            opacity: banner.p < 0.9 || director.still ? 1 : (1 - banner.p) * 10,
            transform: `scaleX(${director.still ? 1 : EASE.out(Math.min(1, banner.p * 4))})`,
          }}
        >
          <span>
            {banner.turn?.seat !== undefined && banner.turn.seat === seat && !banner.turn.title
              ? words.yourTurn
              : banner.text}
          </span>
        </div>
      )}
      {picture?.card && <Flying card={picture.card} still={director.still} />}
      <div class={`show ${tray ? "with-tray" : ""} ${shown.playing ? "is-playing" : ""}`}>
        {/* Said aloud once for each line; the eye sees the same strip. */}
        <p
          class={`show-caption ${caption && (shown.playing || speed !== "off") ? "" : "empty"} ${shown.playing ? "" : "going"}`}
          key={shown.playing ? "playing" : caption}
          aria-live="polite"
        >
          {caption}
        </p>
        {tray && (
          <div class={`show-tray ${isSlim(tray.rolls) ? "slim" : ""}`}>
            <DiceTray rolls={tray.rolls} age={tray.age} owner={director.owner} />
            {!shown.playing && (
              <button type="button" class="plain show-close" aria-label={words.close} onClick={onClose}>
                ✕
              </button>
            )}
          </div>
        )}
        {shown.playing && (
          <div class="show-lead" role="group" aria-label={words.showing}>
            <button
              type="button"
              class="primary"
              onClick={() => director.pause()}
              aria-label={shown.paused ? words.playOn : words.pause}
              title={shown.paused ? words.playOn : words.pause}
            >
              <Sign of={shown.paused ? "play" : "pause"} />
            </button>
            <button type="button" onClick={() => director.step()} aria-label={words.next} title={words.next}>
              <Sign of="step" />
            </button>
            <span class="show-left">{director.waiting > 0 ? words.moreBeats(director.waiting) : ""}</span>
            <span class="show-speeds">
              {(["slow", "normal", "quick"] as const).map((one) => (
                <button
                  type="button"
                  key={one}
                  aria-pressed={speed === one ? "true" : "false"}
                  title={words.speeds[one]}
                  aria-label={words.speeds[one]!}
                  onClick={() => prefs.set({ speed: one })}
                >
                  {{ slow: "½", normal: "1×", quick: "2×" }[one]}
                </button>
              ))}
            </span>
            <button type="button" class="show-skip" onClick={() => director.skip()} title={words.skipKey}>
              <span>{words.skip}</span> <Sign of="end" />
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

function Flying({
  card: { card, p },
  still,
}: {
  card: NonNullable<NonNullable<ReturnType<typeof usePicture>>["card"]>;
  still: boolean;
}): JSX.Element {
  const come = still ? 1 : EASE.back(Math.min(1, p * 3.2));
  const go = still ? 0 : Math.max(0, (p - 0.78) / 0.22);
  return (
    <div
      class={`show-card ${card ? "" : "face-down"}`}
      aria-hidden="true"
      style={{
        opacity: 1 - go,
        transform: `translate(-50%, ${(1 - come) * -160 + go * 120}px) scale(${(card ? 1 : 0.6) * (1 - go * 0.5)})`,
      }}
    >
      {card ? (
        <div class="card">
          <CardFace card={card} />
        </div>
      ) : (
        <div class="card back">
          <Icon name="card-random" size={40} />
        </div>
      )}
    </div>
  );
}
