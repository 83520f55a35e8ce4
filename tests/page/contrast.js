// Every word that can be seen now and is too faint on what it stands on (WCAG AA: 4.5 to 1, large words 3 to 1).
() => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colour = (text) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below, more = 1) => {
    const a = top[3] * more;
    return [0, 1, 2].map((n) => top[n] * a + below[n] * (1 - a)).concat(1);
  };
  const light = (one) => {
    const [r, g, b] = one.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  /** The pictures that lie on each other, the upper ones first. */
  const layers = (text) => {
    const found = [""];
    let depth = 0;
    for (const letter of text.replace(/url\([^)]*\)/g, "")) {
      depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
      if (letter === "," && !depth) found.push("");
      else found[found.length - 1] += letter;
    }
    return found;
  };
  /** The lightest and the darkest that a thing may stand on: its colour and every step of its gradients, over what is below. */
  const known = new Map();
  const grounds = (element) => {
    if (!element) return [colour("Canvas")];
    if (known.has(element)) return known.get(element);
    const style = getComputedStyle(element);
    const plain = colour(style.backgroundColor);
    const below = plain[3] === 1 ? [plain] : grounds(element.parentElement).map((one) => over(plain, one));
    const all = layers(style.backgroundImage).reduceRight((grounds, layer) => {
      const steps = (layer.match(/(rgba?|color|oklab|oklch)\([^()]*\)/g) ?? []).map(colour);
      return steps.length ? steps.flatMap((step) => grounds.map((one) => over(step, one))) : grounds;
    }, below);
    const sorted = all.sort((a, b) => light(a) - light(b));
    const ends = sorted.length > 1 ? [sorted[0], sorted.at(-1)] : sorted;
    known.set(element, ends);
    return ends;
  };
  const faint = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let seen = 0;
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || element.closest("svg, .unseen, :disabled, option, script")) continue;
    if (element.getBoundingClientRect().width < 2) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    let opacity = 1;
    for (let one = element; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
    const size = Number.parseFloat(style.fontSize);
    const needs = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    seen++;
    const worst = Math.min(...grounds(element).map((ground) => contrast(over(colour(style.color), ground, opacity), ground)));
    if (worst < needs) {
      const path = [];
      for (let one = element; one && path.length < 4; one = one.parentElement) path.unshift(one.tagName.toLowerCase() + (one.className?.trim?.() ? `.${one.className.trim().replace(/\s+/g, ".")}` : ""));
      faint.set(`${path.join(" ")} “${text.slice(0, 12)}”`, `${worst.toFixed(1)} (${needs}) ${style.color} on ${grounds(element).map((one) => one.slice(0, 3).map(Math.round)).join(" / ")}: ${text.slice(0, 40)}`);
    }
  }
  return { seen, faint: Object.fromEntries(faint) };
}
