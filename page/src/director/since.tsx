// What has happened since one's last answer, or since one was here; and who acts after whom.
import type { JSX } from "preact";
import { useWords } from "../language";
import { Portrait } from "../look/medal";
import type { Scene } from "../scene";
import type { Line } from "./plan";

const FEW = 4;

/** The last lines, newest last. */
export function Since({
  title,
  lines,
  all,
  onAgain,
  onLine,
  onClose,
}: {
  title: string;
  lines: readonly Line[];
  all?: boolean;
  onAgain?: (() => void) | undefined;
  onLine: (line: Line) => void;
  onClose?: () => void;
}): JSX.Element | null {
  const words = useWords();
  const shown = lines.slice(all ? -12 : -FEW);
  if (!shown.length && !onClose) return null;
  return (
    <section class={`since ${all ? "whole" : ""}`} aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {shown.map((line) => (
          <li key={line.n} class={line === shown.at(-1) && all ? "now" : ""}>
            <button type="button" class="line" onClick={() => onLine(line)} disabled={!line.cues.length}>
              {line.text}
            </button>
          </li>
        ))}
      </ol>
      {onAgain && (
        <button type="button" class="text-button again" onClick={onAgain}>
          {words.showAgain}
        </button>
      )}
      {onClose && (
        <button type="button" onClick={onClose}>
          {words.gotIt}
        </button>
      )}
    </section>
  );
}

export function OrderStrip({ scene }: { scene: Scene }): JSX.Element | null {
  const words = useWords();
  if (!scene.order?.length) return null;
  return (
    <ol class="order" aria-label={words.order}>
      {scene.order.map((one, n) => (
        <li
          key={`${one.of} ${n}`}
          class={one.state ?? "next"}
          title={`${one.name}: ${words.ordered[one.state ?? "next"]}${one.value ? `, ${one.value.name} ${one.value.value ?? ""}` : ""}`}
          aria-current={one.state === "now" ? "true" : undefined}
        >
          <Portrait
            icon={one.icon}
            tint={one.tint ?? "thing"}
            size={one.state === "now" ? 40 : 30}
            active={one.state === "now"}
          />
          <span class="unseen">
            {one.name}, {words.ordered[one.state ?? "next"]}
          </span>
          {one.value?.value !== undefined && <b>{one.value.value}</b>}
        </li>
      ))}
    </ol>
  );
}
