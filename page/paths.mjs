// Makes the drawing of an icon shorter: a step of one in 512 is less than anybody sees at the size of a card.

const COUNT = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;

/** The commands of a path and their numbers. The flags of an arc may stand without a space between them. */
export function commands(path) {
  const found = [];
  let at = 0;
  const skip = () => {
    while (at < path.length && /[\s,]/.test(path[at])) at++;
  };
  for (skip(); at < path.length; skip()) {
    const name = path[at++];
    const count = COUNT[name.toLowerCase()];
    if (count === undefined) throw new Error(`not a path: ${path.slice(Math.max(0, at - 10), at + 10)}`);
    const values = [];
    for (skip(); count && at < path.length && /[-+.\d]/.test(path[at]); skip()) {
      const place = values.length % count;
      if (count === 7 && (place === 3 || place === 4)) {
        values.push(Number(path[at++]));
        continue;
      }
      NUMBER.lastIndex = at;
      const number = NUMBER.exec(path)[0];
      values.push(Number(number));
      at += number.length;
    }
    found.push({ name, values });
  }
  return found;
}

/** The same path on a grid of whole numbers, each step counted from where the last one really ended: so no error adds up. */
export function shorter(path) {
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the drawing is
  let [gridX, gridY, gridStartX, gridStartY] = [0, 0, 0, 0]; // and where what was written is
  let text = "";
  for (const { name, values } of commands(path)) {
    const kind = name.toLowerCase();
    const [fromX, fromY] = name === kind ? [1, 1] : [0, 0];
    if (kind === "z") {
      [x, y, gridX, gridY] = [startX, startY, gridStartX, gridStartY];
      text += kind;
      continue;
    }
    const count = COUNT[kind];
    let part = "";
    const write = (number) => {
      part += part && !number.startsWith("-") ? ` ${number}` : number;
    };
    for (let n = 0; n < values.length; n += count) {
      const [baseX, baseY] = [fromX * x, fromY * y];
      const tuple = values.slice(n, n + count);
      const across = (value) => Math.round(baseX + value - gridX);
      const down = (value) => Math.round(baseY + value - gridY);
      if (kind === "h") {
        const dx = across(tuple[0]);
        write(String(dx));
        x = baseX + tuple[0];
        gridX += dx;
        continue;
      }
      if (kind === "v") {
        const dy = down(tuple[0]);
        write(String(dy));
        y = baseY + tuple[0];
        gridY += dy;
        continue;
      }
      const points = kind === "a" ? tuple.slice(5) : tuple;
      if (kind === "a") tuple.slice(0, 5).forEach((value) => write(String(Math.round(value * 10) / 10)));
      points.forEach((value, place) => write(String(place % 2 ? down(value) : across(value))));
      const [endX, endY] = points.slice(-2);
      gridX += across(endX);
      gridY += down(endY);
      [x, y] = [baseX + endX, baseY + endY];
      if (kind === "m" && n === 0) [startX, startY, gridStartX, gridStartY] = [x, y, gridX, gridY];
    }
    text += kind + part;
  }
  return text;
}
