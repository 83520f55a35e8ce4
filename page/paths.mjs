// Makes the drawing of an icon shorter: one digit after the point is more than anybody sees at the size of a card.

const COUNT = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;

/** The commands of a path and their numbers. The flags of an arc may stand without a space between them. */
export function commands(path) {
  const found = [];
  let at = 0;
  const skip = () => { while (at < path.length && /[\s,]/.test(path[at])) at++; };
  while (skip(), at < path.length) {
    const name = path[at++];
    const count = COUNT[name.toLowerCase()];
    if (count === undefined) throw new Error(`not a path: ${path.slice(Math.max(0, at - 10), at + 10)}`);
    const values = [];
    for (skip(); count && at < path.length && /[-+.\d]/.test(path[at]); skip()) {
      const place = values.length % count;
      if (count === 7 && (place === 3 || place === 4)) { values.push(Number(path[at++])); continue; }
      NUMBER.lastIndex = at;
      const number = NUMBER.exec(path)[0];
      values.push(Number(number));
      at += number.length;
    }
    found.push({ name, values });
  }
  return found;
}

/** The same path with numbers of one decimal, written as short as can be. */
export function shorter(path) {
  return commands(path).map(({ name, values }) => {
    let text = name;
    let last = "";
    values.forEach((value, n) => {
      const number = String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");
      const flag = COUNT[name.toLowerCase()] === 7 && [3, 4].includes((n - 1) % 7);
      const apart = n > 0 && (flag || !(number.startsWith("-") || (number.startsWith(".") && last.includes("."))));
      text += (apart ? " " : "") + number;
      last = number;
    });
    return text;
  }).join("");
}
