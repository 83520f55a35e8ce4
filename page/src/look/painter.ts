// The page's side of the painter: what is wished for, what has come.
import { prefs } from "../prefs";
import { type Cloth, COARSE, FINEST, type Mood, type Stuff } from "./floors";
import type { Plan } from "./plan";
import type { Made, Wish } from "./worker";

type Wished = Wish extends infer One ? (One extends { n: number } ? Omit<One, "n"> : never) : never;

let worker: Worker | null | undefined;
let count = 0;
const waiting = new Map<number, (made: Made) => void>();
const drafts = new Map<number, (bitmap: ImageBitmap) => void>();

/** From how many milliseconds for a small texture a device counts as slow (a desk computer takes one or two). */
const SLOW = 12;

/** Whether this browser can paint beside the page at all. */
export const canPaint = (): boolean =>
  typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined" && typeof indexedDB !== "undefined";

function ask(wish: Wished, onDraft?: (bitmap: ImageBitmap) => void): Promise<Made> {
  if (worker === undefined) {
    worker = new Worker("./painter.js", { type: "module", name: "painter" });
    worker.onmessage = ({ data }: MessageEvent<Made>) => {
      if ("pace" in data) {
        if (data.pace > SLOW) prefs.set({ slow: true });
        return;
      }
      if ("draft" in data && data.draft) {
        drafts.get(data.n)?.(data.bitmap);
        return;
      }
      waiting.get(data.n)?.(data);
      waiting.delete(data.n);
      drafts.delete(data.n);
    };
    worker.onerror = () => {
      worker = null;
      waiting.forEach((tell, n) => tell({ n, failed: "the painter has left" }));
      waiting.clear();
    };
  }
  const n = count++;
  if (!worker) return Promise.resolve({ n, failed: "there is no painter" });
  const to = worker;
  return new Promise((done) => {
    waiting.set(n, done);
    if (onDraft) drafts.set(n, onDraft);
    to.postMessage({ ...wish, n });
  });
}

/** `onDraft` gets a coarse picture where the fine one takes its time. */
export async function paintGround(
  plan: Plan,
  mood: Mood,
  size: number,
  onDraft: (bitmap: ImageBitmap) => void,
): Promise<ImageBitmap | null> {
  const made = await ask({ what: "ground", plan, mood, size }, onDraft);
  return "bitmap" in made ? made.bitmap : null;
}

/** What panels are made of, as the address of a picture. */
export async function paintCloth(name: Cloth, mood: Mood): Promise<string | null> {
  const made = await ask({ what: "cloth", name, mood });
  return "address" in made ? made.address : null;
}

/** What nearly every board is made of: a table that is being opened has it made while the server is still asked. */
const COMMON: readonly Stuff[] = ["rock", "wall", "top", "wood", "planks", "flagstone-0", "flagstone-1", "cobble"];
export function prepare(mood: Mood): void {
  for (const size of [COARSE, FINEST]) for (const stuff of COMMON) void ask({ what: "stuff", stuff, mood, size });
}
