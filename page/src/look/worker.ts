// The painter: makes textures and grounds beside the page, so that the page never waits for them.
import { type Cloth, COARSE, cloth, FINEST, type Mood, made, type Stuff } from "./floors";
import { painted, type Textures } from "./ground";
import { recall, remember } from "./keep";
import { type Pen, sheet } from "./pen";
import { named, needed, type Plan } from "./plan";
import { type Pixels, slab } from "./texture";

/** Changes whenever a picture would come out differently: what is kept is then painted anew. */
const VERSION = 9;

export type Wish = { n: number; mood: Mood } & (
  | { what: "ground"; plan: Plan; size: number }
  | { what: "cloth"; name: Cloth }
  | { what: "stuff"; stuff: Stuff; size: number }
);
export type Made =
  | ({ n: number } & (
      | { bitmap: ImageBitmap; draft?: true }
      | { address: string }
      | { ready: true }
      | { failed: string }
    ))
  | { pace: number };

function drawn({ w, h, data }: Pixels): { canvas: OffscreenCanvas; pen: Pen } {
  const made = sheet(w, h);
  made.pen.putImageData(new ImageData(data, w, h), 0, 0);
  return made;
}

const known = new Map<string, Promise<ImageBitmap[]>>();

function texture(stuff: Stuff, mood: Mood, size: number): Promise<ImageBitmap[]> {
  const key = `stuff:${VERSION}:${mood}:${size}:${stuff}`;
  const before = known.get(key);
  if (before) return before;
  const making = (async () => {
    let pixels = await recall<Pixels[]>(key);
    if (!pixels) {
      pixels = made(stuff, mood, size);
      void remember(key, pixels);
    }
    return pixels.map((one) => drawn(one).canvas.transferToImageBitmap());
  })();
  known.set(key, making);
  return making;
}

/** Pixels for one square of a draft; what it is made of has no more. */
const DRAFT = 48;
let later: ReturnType<typeof setTimeout> | undefined;

async function materials(plan: Plan, mood: Mood, fine: number): Promise<Textures> {
  return new Map(
    await Promise.all(needed(plan).map(async (stuff) => [stuff, await texture(stuff, mood, fine)] as const)),
  );
}

/** A picture of the board; where its textures have to be made first, a coarse one is there sooner. */
async function ground(
  plan: Plan,
  mood: Mood,
  size: number,
  onDraft: (bitmap: ImageBitmap) => void,
): Promise<ImageBitmap> {
  const key = `ground:${VERSION}:${mood}:${size}:${named(plan)}`;
  const kept = await recall<Blob>(key);
  if (kept) return createImageBitmap(kept);
  const fine = size > 72 ? FINEST : size > 44 ? 64 : 40;
  const made = needed(plan).every((stuff) => known.has(`stuff:${VERSION}:${mood}:${fine}:${stuff}`));
  if (!made && size > DRAFT)
    onDraft(painted(plan, mood, DRAFT, await materials(plan, mood, COARSE)).transferToImageBitmap());
  const canvas = painted(plan, mood, size, await materials(plan, mood, fine));
  // Only a board that stays for a while is worth the packing.
  clearTimeout(later);
  later = setTimeout(() => {
    void canvas.convertToBlob({ type: "image/webp", quality: 0.92 }).then((blob) => remember(key, blob));
  }, 1500);
  return createImageBitmap(canvas);
}

/** A picture as an address: the page's styles can use it, and no file is loaded. */
async function address(pixels: Pixels): Promise<string> {
  const blob = await drawn(pixels).canvas.convertToBlob();
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:${blob.type};base64,${btoa(text)}`;
}

async function dressed(name: Cloth, mood: Mood): Promise<string> {
  const key = `cloth:${VERSION}:${mood}:${name}`;
  const kept = await recall<string>(key);
  if (kept) return kept;
  const made = await address(cloth(name, mood));
  void remember(key, made);
  return made;
}

const here = globalThis as unknown as {
  onmessage: (event: MessageEvent<Wish>) => void;
  postMessage: (message: Made, transfer?: Transferable[]) => void;
};
const wishes: Wish[] = [];
let busy = false;

/** How many milliseconds a small texture takes at best: others may have the machine to themselves meanwhile, but not every time. */
function pace(): number {
  return Math.min(
    ...Array.from({ length: 20 }, () => {
      const began = performance.now();
      slab(1, 32, { stone: "#b3a389", grout: "#2e261f", moss: "#6a7148" });
      return performance.now() - began;
    }),
  );
}
let measured = false;

/** The next wish, boards first. */
function next(): (typeof wishes)[number] | undefined {
  const board = wishes.findIndex((one) => one.what === "ground");
  return wishes.splice(Math.max(0, board), 1)[0];
}

/** One wish after the other. */
async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let wish = next(); wish; wish = next()) {
    const { n, mood } = wish;
    try {
      if (wish.what === "cloth") here.postMessage({ n, address: await dressed(wish.name, mood) });
      else if (wish.what === "stuff") {
        await texture(wish.stuff, mood, wish.size);
        here.postMessage({ n, ready: true });
      } else {
        const bitmap = await ground(wish.plan, mood, wish.size, (draft) =>
          here.postMessage({ n, bitmap: draft, draft: true }, [draft]),
        );
        here.postMessage({ n, bitmap }, [bitmap]);
        if (!measured) here.postMessage({ pace: pace() });
        measured = true;
      }
    } catch (error) {
      here.postMessage({ n, failed: String(error) });
    }
    await new Promise((done) => {
      setTimeout(done);
    });
  }
  busy = false;
}
here.onmessage = ({ data }) => {
  wishes.push(data);
  void work();
};
