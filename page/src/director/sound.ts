// Sounds made by code: a few tones and some noise. Nothing is heard before somebody has clicked or pressed a key.
import { prefs } from "../prefs";
import type { Cue } from "../wire";

let context: AudioContext | null = null;
let out: GainNode | null = null;
let noise: AudioBuffer | null = null;

/** From now on there may be sound. */
function wake(): void {
  if (context || typeof AudioContext === "undefined" || prefs.get().volume <= 0) return;
  context = new AudioContext();
  out = context.createGain();
  out.connect(context.destination);
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = Math.random() * 2 - 1;
}
if (typeof document !== "undefined")
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, wake, { capture: true });

interface Tone {
  wave?: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  ms: number;
  loud?: number;
}
interface Hiss {
  low: number;
  high?: number;
  at?: number;
  ms: number;
  loud?: number;
  filter?: BiquadFilterType;
}

function shape(at: number, ms: number, loud: number): GainNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + ms / 1000);
  gain.connect(out!);
  return gain;
}

function tone({ wave = "sine", from, to = from, at = 0, ms, loud = 0.3 }: Tone): void {
  const start = context!.currentTime + at / 1000;
  const voice = context!.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + ms / 1000);
  voice.connect(shape(start, ms, loud));
  voice.start(start);
  voice.stop(start + ms / 1000 + 0.05);
}

function hiss({ low, high = low, at = 0, ms, loud = 0.2, filter = "bandpass" }: Hiss): void {
  const start = context!.currentTime + at / 1000;
  const source = context!.createBufferSource();
  source.buffer = noise;
  const band = context!.createBiquadFilter();
  band.type = filter;
  band.frequency.setValueAtTime(low, start);
  band.frequency.exponentialRampToValueAtTime(high, start + ms / 1000);
  source.connect(band).connect(shape(start, ms, loud));
  source.start(start, Math.random() * 0.5, ms / 1000 + 0.05);
}

const near = (pitch: number): number => pitch * (0.95 + Math.random() * 0.1);

const SOUNDS = {
  turn: () => tone({ from: 92, to: 58, ms: 260, loud: 0.4 }),
  step: (at = 0) => {
    hiss({ low: near(420), at, ms: 50, loud: 0.22 });
    tone({ from: near(120), to: 80, at, ms: 60, loud: 0.14 });
  },
  dice: () => {
    for (let n = 0; n < 4; n++) hiss({ low: near(2600), at: 90 + n * near(110), ms: 40, loud: 0.3 });
    tone({ from: 110, to: 60, at: 820, ms: 180, loud: 0.34 });
  },
  blow: () => {
    hiss({ low: 200, high: 2000, at: 90, ms: 170, loud: 0.24 });
    tone({ wave: "triangle", from: 150, to: 60, at: 290, ms: 150, loud: 0.4 });
  },
  shot: () => {
    hiss({ low: 1800, high: 500, ms: 220, loud: 0.2 });
    tone({ from: 260, to: 120, at: 300, ms: 80, loud: 0.24 });
  },
  spell: () => {
    tone({ from: 420, to: 980, ms: 380, loud: 0.16 });
    tone({ from: 634, to: 1470, at: 60, ms: 380, loud: 0.12 });
  },
  miss: () => hiss({ low: 300, high: 2600, at: 120, ms: 240, loud: 0.2 }),
  hurt: () => {
    tone({ from: 130, to: 55, ms: 190, loud: 0.45 });
    hiss({ low: 700, ms: 90, loud: 0.18 });
  },
  heal: () => {
    tone({ from: 523, ms: 220, loud: 0.18 });
    tone({ from: 659, at: 120, ms: 320, loud: 0.18 });
  },
  fall: () => {
    tone({ wave: "triangle", from: 170, to: 42, ms: 460, loud: 0.4 });
    hiss({ low: 260, at: 300, ms: 160, loud: 0.24 });
  },
  door: () => {
    tone({ wave: "sawtooth", from: 90, to: 60, ms: 320, loud: 0.1 });
    hiss({ low: 500, high: 250, at: 260, ms: 260, loud: 0.1 });
  },
  card: () => hiss({ low: 3000, ms: 80, loud: 0.16, filter: "highpass" }),
  appear: () => tone({ from: 190, to: 300, ms: 240, loud: 0.18 }),
  mark: () => tone({ from: 740, to: 700, ms: 140, loud: 0.12 }),
  yours: () => {
    tone({ from: 523, ms: 160, loud: 0.14 });
    tone({ from: 784, at: 110, ms: 300, loud: 0.14 });
  },
  victory: () => [523, 659, 784, 1047].forEach((pitch, n) => tone({ from: pitch, at: n * 130, ms: 420, loud: 0.2 })),
  defeat: () =>
    [294, 277, 220].forEach((pitch, n) => tone({ wave: "triangle", from: pitch, at: n * 240, ms: 520, loud: 0.2 })),
};
export type Sound = keyof typeof SOUNDS;

export function sound(name: Sound): void {
  const { volume } = prefs.get();
  if (!context || !out || volume <= 0 || document.hidden) return;
  out.gain.value = volume;
  SOUNDS[name]();
}

/** What a cue sounds like. */
export function soundOf(cue: Cue): Sound | null {
  switch (cue.cue) {
    case "turn":
      return "turn";
    case "move":
      return "step";
    case "come":
      return "appear";
    case "go":
      return cue.how === "slain" ? "fall" : null;
    case "roll":
      return "dice";
    case "strike":
      return cue.outcome === "miss"
        ? "miss"
        : cue.how === "shot"
          ? "shot"
          : cue.how === "spell" || cue.how === "breath"
            ? "spell"
            : "blow";
    case "change":
      return cue.after < cue.before
        ? cue.key === "life"
          ? "hurt"
          : null
        : cue.key === "life" && cue.after > cue.before
          ? "heal"
          : null;
    case "mark":
      return "mark";
    case "pass":
      return "card";
    case "open":
    case "lay":
      return "door";
    default:
      return null;
  }
}

/** A step for each square, at the speed of the walk. */
export function play(cue: Cue, rate: number): void {
  const name = soundOf(cue);
  if (!name || !context || !out || prefs.get().volume <= 0 || document.hidden) return;
  if (cue.cue === "move") {
    out.gain.value = prefs.get().volume;
    for (let n = 0; n < Math.min(8, cue.path?.length ?? 0); n++) SOUNDS.step((n * 180) / rate);
  } else sound(name);
}
