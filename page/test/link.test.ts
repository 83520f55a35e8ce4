import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Link } from "../src/link";

class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.break(1000);
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const sockets: FakeSocket[] = [];
const made = (): WebSocket => {
  const socket = new FakeSocket();
  sockets.push(socket);
  return socket as unknown as WebSocket;
};
const welcome = { type: "welcome", you: { seat: 0, role: "seat" }, table: { title: "T" }, language: "en" };
const asked = (number: number) => ({
  type: "request",
  number,
  waiting: [0],
  over: null,
  undo: "no",
  request: { number, seat: 0, key: "act", prompt: "?", groups: [], options: [] },
});

beforeEach(() => {
  sockets.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sat(): Link {
  const link = new Link("TOKEN", "table", "de", made);
  sockets[0]!.onopen!();
  sockets[0]!.hear(welcome);
  sockets[0]!.hear({ type: "events", number: 5, from: 0, events: [{ n: 0, kind: "k", text: "x" }] });
  sockets[0]!.hear(asked(5));
  return link;
}

describe("a link", () => {
  it("says who it is, and on coming back what it has seen", () => {
    sat();
    expect(sockets[0]!.sent[0]).toEqual({ type: "hello", protocol: 1, token: "TOKEN", language: "de", patches: true });
    sockets[0]!.break(1006);
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent[0]).toMatchObject({ number: 5, events: 1, chat: 0 });
  });
  it("names the last line of the chat that it has, so that the next one is not lost", () => {
    sat();
    sockets[0]!.hear({
      type: "chat",
      lines: [
        { n: 3, text: "a" },
        { n: 4, text: "b" },
      ],
    });
    sockets[0]!.break(1006);
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent[0]).toMatchObject({ chat: 4 });
  });
  it("hears several messages of one frame, one to a line", () => {
    const link = new Link("TOKEN", "table", "de", made);
    sockets[0]!.onopen!();
    sockets[0]!.onmessage!({
      data: [welcome, { type: "chat", lines: [{ n: 1, text: "a\u2028b" }] }, asked(7)]
        .map((one) => JSON.stringify(one))
        .join("\n"),
    });
    expect(link.state.number).toBe(7);
    expect(link.state.chat[0]!.text).toBe("a\u2028b");
  });
  it("sends an answer again only where the same question still waits", async () => {
    const link = sat();
    const answered = link.answer(5, "search");
    sockets[0]!.break(1006);
    await answered;
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen!();
    sockets[1]!.hear(welcome);
    sockets[1]!.hear(asked(5));
    expect(sockets[1]!.sent.filter((one) => one["type"] === "answer")).toHaveLength(1);
  });
  it("does not send it again where the question has changed", async () => {
    const link = sat();
    const answered = link.answer(5, "search");
    sockets[0]!.break(1006);
    await answered;
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen!();
    sockets[1]!.hear(welcome);
    sockets[1]!.hear(asked(6));
    expect(sockets[1]!.sent.some((one) => one["type"] === "answer")).toBe(false);
  });
  it("does not double an answer on a line that holds", () => {
    const link = sat();
    void link.answer(5, "search");
    sockets[0]!.hear(asked(5));
    expect(sockets[0]!.sent.filter((one) => one["type"] === "answer")).toHaveLength(1);
  });
  it("gives each reply to whoever asked", async () => {
    const link = sat();
    const hint = link.ask({ type: "hint" });
    sockets[0]!.hear({ type: "hint", to: sockets[0]!.sent.at(-1)!["id"], number: 5, values: ["wait"], text: "" });
    expect(await hint).toMatchObject({ values: ["wait"] });
  });
  it("gives up where the token is not good", () => {
    const link = sat();
    sockets[0]!.break(4401);
    vi.advanceTimersByTime(20000);
    expect([sockets.length, link.state.status]).toEqual([1, "gone"]);
  });
});
