// The question: what is asked, its options under their headings, and what a newcomer should know about it.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./icon";
import { useWords } from "./language";
import { askedIn, type Entry, explained, found, type Group, inOneLine, isLong, type Menu, type Option, said, shortly } from "./options";
import { prefs } from "./prefs";
import { Preview } from "./preview";
import type { Request } from "./wire";

export function OptionButton({ option, alike, keyName, hinted, busy, onTake, onHot, onWhy, onLook }: {
  option: Option; alike?: boolean; keyName?: string; hinted?: boolean; busy: boolean; onTake: (option: Option) => void; onHot?: (at: string[]) => void; onWhy: (ids: string[]) => void;
  onLook?: (of: string[]) => void;
}): JSX.Element {
  const words = useWords();
  const label = said(option.label, alike);
  const { tail } = label;
  const head = label.head.charAt(0).toLocaleUpperCase() + label.head.slice(1);
  const beside = inOneLine(label);
  return (
    <div class={`option-row ${hinted ? "hinted" : ""} ${option.of && onLook ? "printed" : ""}`}>
      <button
        type="button" class="option" data-value={option.value} disabled={busy} onClick={() => onTake(option)}
        onPointerEnter={() => onHot?.(option.at ?? [])} onPointerLeave={() => onHot?.([])} onFocus={() => onHot?.(option.at ?? [])} onBlur={() => onHot?.([])}
      >
        {keyName && <kbd>{keyName}</kbd>}
        {hinted && <Icon name="light-bulb" size={18} />}
        <span class="option-text"><span class="option-head">{head}{beside && label.colon && ":"}</span>{tail && " "}{tail && <span class={`option-tail ${beside ? "beside" : ""}`}>{tail}</span>}</span>
        {option.preview && <Preview board={option.preview} />}
      </button>
      {!!option.cites?.length && <button type="button" class="why" aria-label={`${words.why} ${option.label}`} onClick={() => onWhy(option.cites!)}>{words.why}</button>}
      {option.of && onLook && <button type="button" class="why look" aria-label={`${words.look} ${head}`} onClick={() => onLook(option.of!)}>{words.look}</button>}
    </div>
  );
}

interface Props {
  request: Request; menu: Menu; hinted: ReadonlySet<string>; hintText: string; busy: boolean; typed: string; game: string;
  onTake: (option: Option) => void; onHot: (at: string[]) => void; onWhy: (ids: string[]) => void; onOrder: (() => void) | null; onLook: (of: string[]) => void;
}

export function Question({ request, menu, hinted, hintText, busy, typed, game, onTake, onHot, onWhy, onOrder, onLook }: Props): JSX.Element {
  const words = useWords();
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  const [sought, setSought] = useState("");
  useEffect(() => setOpened({}), [request.number]);
  useEffect(() => setSought(""), [request.key]);
  const all = useRef<HTMLElement>(null);
  useEffect(() => { if (hintText) all.current?.querySelector(".option-row.hinted")?.scrollIntoView({ block: "nearest" }); }, [hintText]);
  const { head, tail } = askedIn(request.prompt);
  const long = isLong(menu);
  const groups = long && sought ? menu.groups.map((group) => ({ ...group, folded: [], entries: found(group.entries, sought) })).filter((group) => group.entries.length) : menu.groups;
  const alike = (group: Group): boolean => explained(group.entries.map(({ option }) => option));
  const row = (entry: Entry, alike = false): JSX.Element => (
    <OptionButton key={entry.option.value} option={entry.option} alike={alike} keyName={entry.key} hinted={hinted.has(entry.option.value)} busy={busy} onTake={onTake} onHot={onHot} onWhy={onWhy} onLook={onLook} />
  );
  return (
    <section class="question" aria-labelledby="the-question" ref={all}>
      <div class="prompt" aria-live="polite">
        <h2 id="the-question" tabIndex={-1}>{head}</h2>
        {tail && <p class="prompt-tail">{tail}</p>}
        {!!request.cites?.length && <button type="button" class="why" aria-label={`${words.why} ${request.prompt}`} onClick={() => onWhy(request.cites!)}>{words.why}</button>}
      </div>
      {hintText ? <p class="hint-text" role="status"><Icon name="light-bulb" size={18} />{shortly(hintText, request.options)}</p> : <Guide request={request} game={game} />}
      {long && <input type="search" class="seek" value={sought} placeholder={words.seek} aria-label={words.seek} onInput={(event) => setSought(event.currentTarget.value)} />}
      {groups.map((group) => (
        <div class="group" key={group.id}>
          {group.title && <h3>{group.title}</h3>}
          {group.folded.length > 0 && (
            <button type="button" class="on-map" aria-expanded={opened[group.id] ? "true" : "false"} onClick={() => setOpened({ ...opened, [group.id]: !opened[group.id] })}>
              <span>{words.chooseOnMap(group.folded.length)}</span>
              <span class="more">{opened[group.id] ? words.hideAll : words.showAll}</span>
            </button>
          )}
          {group.folded.filter(({ option }) => opened[group.id] || hinted.has(option.value)).map((entry) => row(entry))}
          {group.entries.map((entry) => row(entry, alike(group)))}
        </div>
      ))}
      {!groups.length && <p class="note">{words.noneFound}</p>}
      {menu.last && <div class="group last">{row(menu.last)}</div>}
      {typed && <p class="typed">{typed} …</p>}
      {onOrder && <button type="button" class="text-button" onClick={onOrder}>{words.orderPass}</button>}
    </section>
  );
}

function Guide({ request, game }: { request: Request; game: string }): JSX.Element | null {
  const words = useWords();
  const { guide, seen } = prefs.get();
  const id = `${game}:${request.key}`;
  if (!request.guide || !guide || seen[id]) return null;
  return (
    <aside class="guide" aria-label={words.guideTitle}>
      <p>{request.guide}</p>
      <div class="buttons">
        <button type="button" onClick={() => prefs.set({ seen: { ...prefs.get().seen, [id]: true } })}>{words.gotIt}</button>
        <button type="button" class="text-button" onClick={() => prefs.set({ guide: false })}>{words.noMore}</button>
      </div>
    </aside>
  );
}
