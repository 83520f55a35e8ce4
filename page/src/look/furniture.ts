// Furniture from above, to the scale of its squares. `f` is one square.
import { grain } from "../geometry";
import { ball, box, disc, type Fill, flat, line, type Pen, raised, ring, slabbed } from "./pen";
import type { Shape } from "./shapes";

export interface Wood {
  wood: Fill;
  boards: Fill;
}
type Draw = (g: Pen, x: number, y: number, w: number, h: number, f: number, wood: Wood) => void;

function barrel(g: Pen, x: number, y: number, r: number, fill: Fill, f: number): void {
  raised(g, f);
  disc(g, x, y, r, "#4c2d12");
  flat(g);
  g.save();
  disc(g, x, y, r * 0.84, fill);
  g.clip();
  g.strokeStyle = "rgba(30,14,4,.65)";
  g.lineWidth = f * 0.014;
  for (let k = -2; k <= 2; k++) line(g, x - r, y + k * r * 0.36, x + r, y + k * r * 0.36);
  g.restore();
  ring(g, x, y, r * 0.92, r * 0.14, "#6b6259");
  ring(g, x, y, r * 0.84, f * 0.016, "rgba(20,10,4,.8)");
  g.beginPath();
  g.arc(x, y, r * 0.92, 3.4, 4.9);
  g.lineWidth = r * 0.09;
  g.strokeStyle = "rgba(255,240,215,.5)";
  g.stroke();
  disc(g, x + r * 0.3, y + r * 0.2, r * 0.1, "#241307");
}

export function stone(g: Pen, x: number, y: number, r: number, seed: number, f: number): void {
  raised(g, f);
  g.beginPath();
  for (let n = 0; n < 7; n++) {
    const angle = (n / 7) * 6.283 + grain(seed, n);
    const far = r * (0.76 + grain(n, seed) * 0.34);
    g.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.9);
  }
  g.closePath();
  g.fillStyle = ball(g, x, y, r, "#b9ad9c", "#5b5148");
  g.fill();
  flat(g);
  g.lineWidth = f * 0.018;
  g.strokeStyle = "rgba(25,18,14,.75)";
  g.stroke();
}

function bone(g: Pen, x: number, y: number, angle: number, half: number, f: number): void {
  g.save();
  g.translate(x, y);
  g.rotate(angle);
  g.lineCap = "round";
  for (const [wide, fill] of [
    [0.085, "#3a2f22"],
    [0.055, "#e6dabd"],
  ] as const) {
    g.strokeStyle = fill;
    g.lineWidth = f * wide;
    line(g, -half, 0, half, 0);
    for (const end of [-half, half]) for (const side of [-1, 1]) disc(g, end, side * f * 0.03, f * wide * 0.62, fill);
  }
  g.restore();
}
function skull(g: Pen, x: number, y: number, r: number): void {
  disc(g, x, y, r * 1.1, "#3a2f22");
  disc(g, x, y, r, ball(g, x, y, r, "#f6ecd2", "#b7a781"));
  for (const side of [-1, 1]) disc(g, x + side * r * 0.36, y + r * 0.15, r * 0.24, "#2a2018");
}

function pedestal(g: Pen, x: number, y: number, f: number): void {
  raised(g, f, 0.12, 0.16);
  slabbed(g, x - f * 0.36, y - f * 0.36, f * 0.72, f * 0.72, f * 0.05, ball(g, x, y, f * 0.5, "#b9ad9b", "#6a5f53"));
  flat(g);
  g.lineWidth = f * 0.02;
  g.strokeStyle = "#2a211b";
  g.stroke();
}

/** A round basin of stone with something in it. */
function basin(
  g: Pen,
  x: number,
  y: number,
  r: number,
  f: number,
  [light, middle, deep]: readonly [string, string, string],
): void {
  raised(g, f, 0.1, 0.16);
  disc(g, x, y, r, ball(g, x, y, r, "#cabfae", "#6f665c"));
  flat(g);
  g.lineWidth = f * 0.02;
  g.strokeStyle = "rgba(35,26,20,.6)";
  for (let n = 0; n < 14; n++) {
    const [dx, dy] = [Math.cos((n / 14) * 6.283), Math.sin((n / 14) * 6.283)];
    line(g, x + dx * r * 0.8, y + dy * r * 0.8, x + dx * r, y + dy * r);
  }
  ring(g, x, y, r, f * 0.025, "#2a211b");
  const inside = g.createRadialGradient(x, y, r * 0.1, x, y, r * 0.8);
  inside.addColorStop(0, light);
  inside.addColorStop(0.35, middle);
  inside.addColorStop(1, deep);
  disc(g, x, y, r * 0.79, inside);
}

function flames(g: Pen, x: number, y: number, r: number): void {
  g.save();
  g.globalCompositeOperation = "lighter";
  for (const [far, hue] of [
    [1, "rgba(255,110,30,.55)"],
    [0.62, "rgba(255,160,60,.9)"],
    [0.3, "rgba(255,240,190,1)"],
  ] as const) {
    const fill = g.createRadialGradient(x, y, 0, x, y, r * far);
    fill.addColorStop(0, hue);
    fill.addColorStop(1, "rgba(255,90,20,0)");
    disc(g, x, y, r * far, fill);
  }
  g.restore();
}

function chest(g: Pen, x: number, y: number, w: number, h: number, f: number, wood: Wood): void {
  const [left, top, wide, high] = [x + w / 2 - f * 0.36, y + h / 2 - f * 0.26, f * 0.72, f * 0.54];
  box(g, f, left, top, wide, high, f * 0.08, wood.wood);
  for (const at of [0.14, 0.76]) {
    slabbed(g, left + wide * at, top, f * 0.08, high, f * 0.02, "#b88a3b");
    g.fillStyle = "rgba(255,240,200,.4)";
    g.fillRect(left + wide * at, top, f * 0.02, high);
  }
  g.fillStyle = "rgba(20,10,4,.7)";
  g.fillRect(left, top + high * 0.42, wide, f * 0.02);
  slabbed(g, x + w / 2 - f * 0.08, top + high * 0.36, f * 0.16, f * 0.18, f * 0.03, "#e2b659");
  disc(g, x + w / 2, top + high * 0.36 + f * 0.08, f * 0.03, "#3b2409");
}

function column(g: Pen, cx: number, cy: number, f: number): void {
  pedestal(g, cx, cy, f);
  raised(g, f);
  disc(g, cx, cy, f * 0.29, ball(g, cx, cy, f * 0.3, "#efe6d4", "#7d7163"));
  flat(g);
  ring(g, cx, cy, f * 0.29, f * 0.018, "#3a3029");
  ring(g, cx, cy, f * 0.2, f * 0.02, "rgba(60,48,38,.5)");
  for (let n = 0; n < 12; n++)
    disc(
      g,
      cx + Math.cos((n / 12) * 6.283) * f * 0.245,
      cy + Math.sin((n / 12) * 6.283) * f * 0.245,
      f * 0.022,
      "rgba(60,48,38,.5)",
    );
}

export const FURNITURE: Record<Shape, Draw> = {
  table(g, x, y, w, h, f, { wood }) {
    for (const px of [x + f * 0.14, x + w - f * 0.14])
      for (const py of [y + f * 0.2, y + h - f * 0.18]) disc(g, px, py, f * 0.06, "#2b180a");
    box(g, f, x + f * 0.1, y + f * 0.17, w - f * 0.2, h - f * 0.34, f * 0.05, wood);
    const [px, py] = [x + w * 0.3, y + h * 0.46];
    disc(g, px, py, f * 0.1, ball(g, px, py, f * 0.1, "#d8d2c0", "#857b69"));
    disc(g, px, py, f * 0.06, "#6b4a24");
    disc(g, x + w * 0.62, y + h * 0.58, f * 0.065, ball(g, x + w * 0.62, y + h * 0.58, f * 0.07, "#e8cf8a", "#7a5a20"));
  },
  chair(g, x, y, w, h, f, { wood, boards }) {
    box(g, f, x + w / 2 - f * 0.24, y + h / 2 - f * 0.22, f * 0.46, f * 0.44, f * 0.06, wood);
    box(g, f, x + w / 2 + f * 0.16, y + h / 2 - f * 0.26, f * 0.1, f * 0.52, f * 0.04, boards);
  },
  barrels(g, x, y, w, h, f, { wood, boards }) {
    for (let row = 0; row < Math.round(h / f); row++) {
      for (let n = 0; n < Math.round(w / f); n++) {
        const [bx, by] = [x + n * f, y + row * f];
        if ((n + row) % 2 === 0) {
          barrel(g, bx + f * 0.34, by + f * 0.36, f * 0.25, wood, f);
          barrel(g, bx + f * 0.68, by + f * 0.68, f * 0.22, wood, f);
        } else {
          box(g, f, bx + f * 0.12, by + f * 0.14, f * 0.52, f * 0.5, f * 0.02, boards);
          barrel(g, bx + f * 0.7, by + f * 0.7, f * 0.2, wood, f);
        }
      }
    }
  },
  cupboard(g, x, y, w, h, f, { wood }) {
    box(g, f, x + f * 0.1, y + f * 0.08, w - f * 0.2, h - f * 0.3, f * 0.03, wood);
    g.strokeStyle = "rgba(30,16,6,.7)";
    g.lineWidth = f * 0.03;
    line(g, x + w / 2, y + f * 0.1, x + w / 2, y + h - f * 0.24);
    for (const side of [-1, 1]) disc(g, x + w / 2 + side * f * 0.07, y + h * 0.45, f * 0.03, "#d9b25e");
  },
  chest,
  "open-chest"(g, x, y, w, h, f, wood) {
    box(g, f, x + w / 2 - f * 0.36, y + h / 2 - f * 0.42, f * 0.72, f * 0.2, f * 0.08, wood.wood);
    box(g, f, x + w / 2 - f * 0.36, y + h / 2 - f * 0.2, f * 0.72, f * 0.46, f * 0.05, "#1c1008");
    for (let n = 0; n < 7; n++)
      disc(
        g,
        x + w / 2 + (grain(n, 1) - 0.5) * f * 0.5,
        y + h / 2 + (grain(n, 2) - 0.4) * f * 0.26,
        f * 0.06,
        ball(g, x + w / 2, y + h / 2, f * 0.4, "#ffe9a3", "#b07d1f"),
      );
  },
  fountain(g, x, y, w, h, f) {
    const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) * 0.43];
    basin(g, cx, cy, r, f, ["#b9f2f0", "#4fb4c4", "#164556"]);
    for (const [far, strong] of [
      [0.68, 0.35],
      [0.54, 0.5],
      [0.4, 0.6],
    ] as const)
      ring(g, cx, cy, r * far, f * 0.012, `rgba(225,255,255,${strong})`);
    disc(g, cx, cy, r * 0.24, ball(g, cx, cy, r * 0.24, "#e0d7c6", "#7b7165"));
    ring(g, cx, cy, r * 0.24, f * 0.02, "#3a3029");
    disc(g, cx, cy, r * 0.12, "#8fe4ea");
    disc(g, cx - r * 0.03, cy - r * 0.04, r * 0.05, "#fff");
  },
  well(g, x, y, w, h, f) {
    basin(g, x + w / 2, y + h / 2, Math.min(w, h) * 0.4, f, ["#2f6477", "#173a49", "#06131a"]);
  },
  column(g, x, y, w, h, f) {
    for (let row = 0; row < Math.round(h / f); row++)
      for (let n = 0; n < Math.round(w / f); n++) column(g, x + (n + 0.5) * f, y + (row + 0.5) * f, f);
  },
  rocks(g, x, y, w, h, f) {
    const count = Math.round((w * h) / f / f) * 6;
    for (let n = 0; n < count; n++)
      stone(
        g,
        x + f * 0.16 + grain(n, 3) * (w - f * 0.32),
        y + f * 0.2 + grain(n, 7) * (h - f * 0.36),
        f * (0.11 + grain(n, 11) * 0.15),
        n,
        f,
      );
  },
  statue(g, x, y, w, h, f) {
    const [cx, cy] = [x + w / 2, y + h / 2];
    pedestal(g, cx, cy, f);
    raised(g, f, 0.1, 0.1);
    g.beginPath();
    g.ellipse(cx, cy + f * 0.08, f * 0.25, f * 0.14, 0, 0, 7);
    g.fillStyle = ball(g, cx, cy, f * 0.3, "#efe7d6", "#857a6a");
    g.fill();
    disc(g, cx, cy - f * 0.06, f * 0.13, ball(g, cx, cy - f * 0.06, f * 0.14, "#fbf5e8", "#8d8272"));
    flat(g);
    ring(g, cx, cy - f * 0.06, f * 0.13, f * 0.014, "#4a3f34");
  },
  bones(g, x, y, _w, _h, f) {
    for (let n = 0; n < 8; n++)
      bone(g, x + f * (0.26 + grain(n, 2) * 0.5), y + f * (0.3 + grain(n, 5) * 0.45), grain(n, 9) * 3.1, f * 0.16, f);
    skull(g, x + f * 0.42, y + f * 0.44, f * 0.12);
    skull(g, x + f * 0.66, y + f * 0.6, f * 0.1);
  },
  remains(g, x, y, _w, _h, f) {
    disc(g, x + f * 0.5, y + f * 0.56, f * 0.36, "rgba(60,10,6,.3)");
    for (let n = 0; n < 5; n++)
      bone(g, x + f * (0.3 + 0.1 * n), y + f * (0.5 + grain(n, 1) * 0.2), grain(n, 4) * 3, f * 0.15, f);
    skull(g, x + f * 0.4, y + f * 0.38, f * 0.13);
    bone(g, x + f * 0.66, y + f * 0.34, 0.7, f * 0.17, f);
  },
  bed(g, x, y, w, h, f, { wood }) {
    const upright = h >= w;
    box(g, f, x + f * 0.1, y + f * 0.1, w - f * 0.2, h - f * 0.2, f * 0.05, wood);
    box(g, f, x + f * 0.16, y + f * 0.16, w - f * 0.32, h - f * 0.32, f * 0.06, "#7c2f2a", "#3c1512");
    if (upright) box(g, f, x + f * 0.2, y + f * 0.18, w - f * 0.4, f * 0.24, f * 0.06, "#efe6d0", "#8a7d64");
    else box(g, f, x + f * 0.18, y + f * 0.2, f * 0.24, h - f * 0.4, f * 0.06, "#efe6d0", "#8a7d64");
  },
  shelf(g, x, y, w, h, f, { boards }) {
    box(g, f, x + f * 0.06, y + f * 0.08, w - f * 0.12, Math.min(h, f) * 0.5, f * 0.03, boards);
    const hues = ["#7c2f2a", "#35506b", "#3f6640", "#80672d", "#543a6b"];
    for (let n = 0, at = x + f * 0.12; at < x + w - f * 0.2; n++) {
      const wide = f * (0.06 + grain(n, 3) * 0.06);
      slabbed(g, at, y + f * 0.14, wide, f * 0.36, f * 0.01, hues[Math.floor(grain(n, 8) * hues.length)]!);
      at += wide + f * 0.012;
    }
  },
  tomb(g, x, y, w, h, f) {
    box(
      g,
      f,
      x + f * 0.12,
      y + f * 0.1,
      w - f * 0.24,
      h - f * 0.2,
      f * 0.05,
      ball(g, x + w / 2, y + h / 2, Math.max(w, h) * 0.7, "#c2b8a8", "#645b51"),
      "#2a231d",
    );
    box(
      g,
      f,
      x + f * 0.2,
      y + f * 0.18,
      w - f * 0.4,
      h - f * 0.36,
      f * 0.04,
      ball(g, x + w / 2, y + h / 2, Math.max(w, h) * 0.6, "#d6ccba", "#7a7064"),
      "#3a3129",
    );
    g.strokeStyle = "rgba(45,36,28,.7)";
    g.lineWidth = f * 0.05;
    const [cx, cy, arm] = [x + w / 2, y + h / 2, Math.min(w, h) * 0.2];
    line(g, cx, cy - arm, cx, cy + arm);
    line(g, cx - arm * 0.6, cy - arm * 0.35, cx + arm * 0.6, cy - arm * 0.35);
  },
  fire(g, x, y, w, h, f) {
    const [cx, cy] = [x + w / 2, y + h / 2];
    disc(g, cx, cy, f * 0.34, "rgba(15,8,4,.6)");
    for (let n = 0; n < 9; n++)
      stone(g, cx + Math.cos(n * 0.7) * f * 0.31, cy + Math.sin(n * 0.7) * f * 0.31, f * 0.09, n, f);
    flames(g, cx, cy, f * 0.34);
  },
  hearth(g, x, y, w, h, f) {
    box(
      g,
      f,
      x + f * 0.08,
      y + f * 0.06,
      w - f * 0.16,
      h - f * 0.2,
      f * 0.04,
      ball(g, x + w / 2, y + h / 2, Math.max(w, h) * 0.7, "#a99c88", "#5a5046"),
      "#241b14",
    );
    slabbed(g, x + w * 0.22, y + h * 0.26, w * 0.56, h * 0.46, f * 0.06, "#150b06");
    flames(g, x + w / 2, y + h * 0.5, Math.min(w, h) * 0.3);
  },
  forge(g, x, y, w, h, f, wood) {
    FURNITURE.hearth(g, x, y, w, h, f, wood);
    slabbed(g, x + w * 0.62, y + h * 0.68, f * 0.28, f * 0.14, f * 0.03, "#4b4a50");
  },
  altar(g, x, y, w, h, f) {
    box(
      g,
      f,
      x + f * 0.1,
      y + f * 0.16,
      w - f * 0.2,
      h - f * 0.32,
      f * 0.04,
      ball(g, x + w / 2, y + h / 2, Math.max(w, h) * 0.6, "#cfc4b0", "#6c6256"),
      "#2a231d",
    );
    slabbed(g, x + w * 0.4, y + f * 0.16, w * 0.2, h - f * 0.32, 0, "#7a1f1a");
    for (const at of [0.24, 0.76]) {
      disc(g, x + w * at, y + h / 2, f * 0.06, "#efe4c4");
      flames(g, x + w * at, y + h / 2 - f * 0.02, f * 0.1);
    }
  },
  pit(g, x, y, w, h, f) {
    const fill = g.createLinearGradient(0, y, 0, y + h);
    fill.addColorStop(0, "#000");
    fill.addColorStop(0.7, "#120d0b");
    fill.addColorStop(1, "#2e251f");
    slabbed(g, x + f * 0.08, y + f * 0.08, w - f * 0.16, h - f * 0.16, f * 0.14, fill);
    g.strokeStyle = "rgba(255,235,200,.28)";
    g.lineWidth = f * 0.025;
    g.stroke();
  },
  portal(g, x, y, w, h, f) {
    const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) * 0.4];
    basin(g, cx, cy, r, f, ["#f1dcff", "#8d4fd6", "#1c0a38"]);
    for (const far of [0.66, 0.48, 0.3]) {
      g.beginPath();
      g.arc(cx, cy, r * far, far * 9, far * 9 + 4.4);
      g.lineWidth = f * 0.025;
      g.strokeStyle = "rgba(240,220,255,.7)";
      g.stroke();
    }
  },
  crystal(g, x, y, w, h, f) {
    for (let n = 0; n < 7; n++) {
      const [cx, cy, tall] = [
        x + f * 0.2 + grain(n, 5) * (w - f * 0.4),
        y + f * 0.4 + grain(n, 6) * (h - f * 0.6),
        f * (0.18 + grain(n, 7) * 0.16),
      ];
      raised(g, f);
      g.beginPath();
      g.moveTo(cx, cy - tall);
      g.lineTo(cx + f * 0.08, cy - tall * 0.3);
      g.lineTo(cx + f * 0.05, cy + f * 0.08);
      g.lineTo(cx - f * 0.06, cy + f * 0.08);
      g.lineTo(cx - f * 0.08, cy - tall * 0.3);
      g.closePath();
      g.fillStyle = ball(g, cx, cy - tall * 0.4, tall, "#e9efff", "#4d62b8");
      g.fill();
      flat(g);
    }
  },
  mushrooms(g, x, y, w, h, f) {
    for (let n = 0; n < 9; n++) {
      const [cx, cy, r] = [
        x + f * 0.16 + grain(n, 15) * (w - f * 0.32),
        y + f * 0.18 + grain(n, 16) * (h - f * 0.34),
        f * (0.07 + grain(n, 17) * 0.08),
      ];
      raised(g, f);
      disc(g, cx, cy, r, ball(g, cx, cy, r, "#d9ffe4", "#3f8f6a"));
      flat(g);
    }
  },
  sacks(g, x, y, w, h, f) {
    for (let n = 0; n < Math.round(w / f) * 3; n++) {
      const [cx, cy] = [x + f * 0.26 + (n % 3) * ((w - f * 0.5) / 2.4), y + h / 2 + (n % 2 ? f * 0.14 : -f * 0.12)];
      raised(g, f);
      disc(g, cx, cy, f * 0.2, ball(g, cx, cy, f * 0.21, "#d8bd8a", "#7d5f35"));
      flat(g);
      ring(g, cx, cy, f * 0.06, f * 0.03, "#5a3f1c");
    }
  },
  cauldron(g, x, y, w, h, f) {
    const [cx, cy] = [x + w / 2, y + h / 2];
    flames(g, cx, cy, f * 0.46);
    raised(g, f);
    disc(g, cx, cy, f * 0.32, ball(g, cx, cy, f * 0.33, "#6a6a72", "#1c1c22"));
    flat(g);
    disc(g, cx, cy, f * 0.24, ball(g, cx, cy, f * 0.26, "#b7f08a", "#2f6a2a"));
  },
  throne(g, x, y, w, h, f) {
    box(g, f, x + w / 2 - f * 0.34, y + h / 2 - f * 0.38, f * 0.68, f * 0.2, f * 0.05, "#b88a3b");
    box(g, f, x + w / 2 - f * 0.28, y + h / 2 - f * 0.2, f * 0.56, f * 0.5, f * 0.06, "#7c2f2a", "#3c1512");
    for (const side of [-1, 1])
      box(g, f, x + w / 2 + side * f * 0.32 - f * 0.06, y + h / 2 - f * 0.2, f * 0.12, f * 0.46, f * 0.04, "#b88a3b");
  },
  rug(g, x, y, w, h, f) {
    const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) * 0.42];
    ring(g, cx, cy, r, f * 0.03, "rgba(190,120,255,.7)");
    ring(g, cx, cy, r * 0.8, f * 0.02, "rgba(190,120,255,.55)");
    g.strokeStyle = "rgba(210,160,255,.6)";
    g.beginPath();
    for (let n = 0; n <= 5; n++) g.lineTo(cx + Math.sin(n * 2.513) * r * 0.8, cy - Math.cos(n * 2.513) * r * 0.8);
    g.stroke();
  },
};
