// A counter in the top line.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Popover } from "./parts";
import type { Track } from "./scene";

/** What waits on its way opens on a click. */
export function TrackView({ track }: { track: Track }): JSX.Element {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const said = (
    <>
      {track.name}{" "}
      <b>
        {track.value}
        {track.most !== undefined ? ` / ${track.most}` : ""}
      </b>
    </>
  );
  if (!track.marks?.length) return <span class="track">{said}</span>;
  return (
    <>
      <button
        type="button"
        class="track"
        aria-expanded={anchor ? "true" : "false"}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(anchor ? null : event.currentTarget);
        }}
        onBlur={() => setAnchor(null)}
      >
        {said} ▾
      </button>
      {anchor && (
        <Popover anchor={anchor} live={false} onClose={() => setAnchor(null)} label={track.name}>
          <ul class="marks">
            {track.marks.map((mark, n) => (
              <li key={n}>
                <b>{mark.name}</b>
                {mark.value !== undefined && ` ${mark.value}`}
                {mark.text && ` ${mark.text}`}
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </>
  );
}
