// The strokes that all drawings on the ground share. Light comes from the upper left.

export type Pen = OffscreenCanvasRenderingContext2D;
export type Fill = string | CanvasGradient | CanvasPattern;

export function sheet(w: number, h: number): { canvas: OffscreenCanvas; pen: Pen } {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(w)), Math.max(1, Math.ceil(h)));
  const pen = canvas.getContext("2d")!;
  pen.imageSmoothingQuality = "high";
  return { canvas, pen };
}

/** From here on things throw a shadow; `f` is one square. A shadow under a pattern is slow: fill with a colour first. */
export function raised(g: Pen, f: number, high = 0.06, blur = 0.1): void {
  g.shadowColor = "rgba(0,0,0,.62)";
  g.shadowBlur = f * blur;
  g.shadowOffsetX = f * high * 0.6;
  g.shadowOffsetY = f * high;
}
export function flat(g: Pen): void {
  g.shadowColor = "transparent";
}

/** The gradient of something round. */
export function ball(g: Pen, x: number, y: number, r: number, light: string, dark: string): CanvasGradient {
  const made = g.createRadialGradient(x - r * 0.4, y - r * 0.45, r * 0.1, x, y, r);
  made.addColorStop(0, light);
  made.addColorStop(1, dark);
  return made;
}
export function disc(g: Pen, x: number, y: number, r: number, fill: Fill): void {
  g.beginPath();
  g.arc(x, y, r, 0, 7);
  g.fillStyle = fill;
  g.fill();
}
export function ring(g: Pen, x: number, y: number, r: number, wide: number, stroke: Fill): void {
  g.beginPath();
  g.arc(x, y, r, 0, 7);
  g.lineWidth = wide;
  g.strokeStyle = stroke;
  g.stroke();
}
export function slabbed(g: Pen, x: number, y: number, w: number, h: number, r: number, fill: Fill): void {
  g.beginPath();
  g.roundRect(x, y, w, h, r);
  g.fillStyle = fill;
  g.fill();
}

/** A thing with a flat top: light along its upper and left edge, dark along the others. */
export function box(
  g: Pen,
  f: number,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  top: Fill,
  edge = "#2b180a",
): void {
  raised(g, f);
  slabbed(g, x, y, w, h, r, edge);
  flat(g);
  g.fillStyle = top;
  g.fill();
  g.lineWidth = f * 0.025;
  g.strokeStyle = edge;
  g.stroke();
  g.save();
  g.clip();
  g.lineWidth = f * 0.05;
  g.strokeStyle = "rgba(255,225,170,.35)";
  g.beginPath();
  g.moveTo(x, y + h);
  g.lineTo(x, y);
  g.lineTo(x + w, y);
  g.stroke();
  g.strokeStyle = "rgba(0,0,0,.4)";
  g.beginPath();
  g.moveTo(x + w, y);
  g.lineTo(x + w, y + h);
  g.lineTo(x, y + h);
  g.stroke();
  g.restore();
}

export function line(g: Pen, x1: number, y1: number, x2: number, y2: number): void {
  g.beginPath();
  g.moveTo(x1, y1);
  g.lineTo(x2, y2);
  g.stroke();
}
