// The little Markdown that our own texts use: headings, paragraphs, lists, strong and slanted words.
import type { JSX } from "preact";

export type Block = { kind: "h2" | "h3" | "p"; text: string } | { kind: "ul" | "ol"; items: string[] };

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let gap = true;
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const last = found.at(-1);
    if (!line) {
      gap = true;
      continue;
    }
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    const item = /^([-*]|\d+\.)\s+(.*)$/.exec(line);
    if (heading) found.push({ kind: heading[1]!.length <= 2 ? "h2" : "h3", text: heading[2]! });
    else if (item) {
      const kind = /\d/.test(item[1]!) ? "ol" : "ul";
      if (last && last.kind === kind) last.items.push(item[2]!);
      else found.push({ kind, items: [item[2]!] });
    } else if (!gap && last && "items" in last) last.items[last.items.length - 1] += ` ${line}`;
    else if (!gap && last && last.kind === "p" && "text" in last) last.text += ` ${line}`;
    else found.push({ kind: "p", text: line });
    gap = false;
  }
  return found;
}

const inline = (text: string): (string | JSX.Element)[] =>
  text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`)/g).map((part, n) => {
    if (part.startsWith("**")) return <b key={n}>{part.slice(2, -2)}</b>;
    if (part.startsWith("`")) return <code key={n}>{part.slice(1, -1)}</code>;
    if (/^[*_].+[*_]$/.test(part)) return <i key={n}>{part.slice(1, -1)}</i>;
    return part;
  });

export function Markdown({ text }: { text: string }): JSX.Element {
  return (
    <div class="page-text">
      {blocks(text).map((block, n) => {
        if ("items" in block) {
          const items = block.items.map((item, at) => <li key={at}>{inline(item)}</li>);
          return block.kind === "ul" ? <ul key={n}>{items}</ul> : <ol key={n}>{items}</ol>;
        }
        return block.kind === "h2" ? (
          <h2 key={n}>{inline(block.text)}</h2>
        ) : block.kind === "h3" ? (
          <h3 key={n}>{inline(block.text)}</h3>
        ) : (
          <p key={n}>{inline(block.text)}</p>
        );
      })}
    </div>
  );
}
