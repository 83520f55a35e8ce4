// The painter: makes textures and grounds beside the page, so that the page never waits for them.
import { CLOTHS, cloth, made, type Mood, type Stuff } from "./floors";
import { painted, type Textures } from "./ground";
import { recall, remember } from "./keep";
import { type Pen, sheet } from "./pen";
import { named, needed, type Plan } from "./plan";
import type { Pixels } from "./texture";

/** Changes whenever a picture would come out differently: what is kept is then painted anew. */
const VERSION = 1;

export type Wish = { n: number; mood: Mood } & ({ what: "ground"; plan: Plan; size: number } | { what: "cloths" });
export type Made = { n: number; ms: number } & ({ bitmap: ImageBitmap } | { cloths: Record<string, string> } | { failed: string });

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

let later: ReturnType<typeof setTimeout> | undefined;

async function ground(plan: Plan, mood: Mood, size: number): Promise<ImageBitmap> {
  const key = `ground:${VERSION}:${mood}:${size}:${named(plan)}`;
  const kept = await recall<Blob>(key);
  if (kept) return createImageBitmap(kept);
  const fine = size > 72 ? 96 : size > 44 ? 64 : 40;
  const textures: Textures = new Map(await Promise.all(needed(plan).map(async (stuff) => [stuff, await texture(stuff, mood, fine)] as const)));
  const canvas = painted(plan, mood, size, textures);
  // Only a board that stays for a while is worth the packing.
  clearTimeout(later);
  later = setTimeout(() => { void canvas.convertToBlob({ type: "image/webp", quality: 0.92 }).then((blob) => remember(key, blob)); }, 1500);
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

async function cloths(mood: Mood): Promise<Record<string, string>> {
  const key = `cloths:${VERSION}:${mood}`;
  const kept = await recall<Record<string, string>>(key);
  if (kept) return kept;
  const all = Object.fromEntries(await Promise.all(CLOTHS.map(async (name) => [name, await address(cloth(name, mood))] as const)));
  void remember(key, all);
  return all;
}

const here = globalThis as unknown as { onmessage: (event: MessageEvent<Wish>) => void; postMessage: (message: Made, transfer?: Transferable[]) => void };
here.onmessage = async ({ data: wish }) => {
  const began = performance.now();
  const ms = (): number => Math.round(performance.now() - began);
  try {
    if (wish.what === "cloths") here.postMessage({ n: wish.n, cloths: await cloths(wish.mood), ms: ms() });
    else {
      const bitmap = await ground(wish.plan, wish.mood, wish.size);
      here.postMessage({ n: wish.n, bitmap, ms: ms() }, [bitmap]);
    }
  } catch (error) {
    here.postMessage({ n: wish.n, failed: String(error), ms: ms() });
  }
};
