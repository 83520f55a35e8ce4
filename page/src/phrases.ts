// Sentences of the game in the parts that the page sets differently.

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What is played, and the part of it that is on: a headline says both, with a colon between. */
export function titled(headline: string): [title: string, part: string] {
  const [title = "", ...rest] = headline.split(/:\s+/);
  return [title, rest.join(": ")];
}

/** A question of so many letters is a text, no headline. */
export const LONG_PROMPT = 90;

/** A question and, in brackets in it, how whoever is asked stands: that is a line of its own. */
export function parted(prompt: string): [head: string, state: string] {
  const [whole, inner] = /\s*\(([^()]*\p{L}{2}[^()]*)\)/u.exec(prompt) ?? [];
  if (!whole || !inner || inner.length < 6 || prompt.length > LONG_PROMPT) return [capital(prompt), ""];
  return [capital(prompt.replace(whole, "")), capital(inner)];
}

/** A figure, and in brackets behind it what it was or is made of. */
export function figure(value: string | number | undefined): [value: string, aside: string] {
  const [, before, aside] = /^(\S{1,5}) (\(.+\))$/.exec(String(value ?? "")) ?? [];
  return before && aside ? [before, aside] : [String(value ?? ""), ""];
}
