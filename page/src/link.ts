// One seat's connection to its table. It comes back by itself when the line breaks, and sends nothing twice.
import { Director } from "./director/player";
import { applied, EMPTY, type TableState } from "./state";
import { type FromServer, PROTOCOL, type ToServer } from "./wire";

/** Closing codes after which trying again is of no use. */
const FINAL = new Set([4400, 4401, 4404, 4426]);
const PATIENCE = [0, 300, 700, 1500, 3000, 5000, 8000];

type Reply = (message: FromServer) => void;

export class Link {
  state: TableState = EMPTY;
  readonly director = new Director();
  private socket: WebSocket | null = null;
  private tries = 0;
  private next = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private replies = new Map<number, Reply>();
  private listeners = new Set<() => void>();
  private stopped = false;
  /** The answer whose `done` has not been seen: whoever connects anew looks whether it counted. */
  private unsure: { number: number; value: string } | null = null;
  private back = false;

  constructor(
    readonly token: string,
    readonly table: string,
    private language: string,
    private readonly make: () => WebSocket = connect,
  ) {
    this.open();
  }

  /** What this browser calls the seat in its own notes. */
  get place(): string {
    return `${this.table}:${this.token.slice(0, 6)}`;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  private set(state: TableState): void {
    if (state === this.state) return;
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = this.make();
    this.socket = socket;
    socket.onopen = () => {
      const { number, seen, chat } = this.state;
      const known = number >= 0 ? { number, events: seen, chat: chat.at(-1)?.n ?? 0 } : {};
      const who = this.token ? { token: this.token } : { table: this.table };
      const hello = { type: "hello", protocol: PROTOCOL, ...who, language: this.language, patches: true, ...known };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) =>
      event.data.split("\n").forEach((line) => this.receive(JSON.parse(line) as FromServer));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      const lost = { type: "refused", code: "away", reason: "", rules: [] as string[] } as const;
      this.replies.forEach((reply) => reply(lost));
      this.replies.clear();
      if (this.stopped) return;
      if (FINAL.has(event.code)) {
        this.set({ ...this.state, status: "gone" });
        return;
      }
      this.set({ ...this.state, status: this.state.table ? "away" : "connecting" });
      this.timer = setTimeout(() => this.open(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
    };
  }

  private receive(message: FromServer): void {
    if (message.type === "welcome") {
      this.tries = 0;
      this.back = true;
    }
    const to = "to" in message ? message.to : undefined;
    if (typeof to === "number") {
      const reply = this.replies.get(to);
      this.replies.delete(to);
      reply?.(message);
    } else if (message.type === "refused" && message.code === "token") {
      this.set({ ...this.state, status: "gone", closed: message.reason });
    }
    if (message.type === "patch" && message.base !== this.state.shown) void this.ask({ type: "scene" });
    this.set(applied(this.state, message));
    this.director.hear(message, this.state);
    if (message.type === "request" && this.back) {
      const again = this.unsure && message.request?.number === this.unsure.number ? this.unsure : null;
      this.unsure = null;
      this.back = false;
      if (again) void this.answer(again.number, again.value);
    }
  }

  /** Sends a message and gives the server's reply to it; nothing comes where the line is broken. */
  ask(message: ToServer): Promise<FromServer | null> {
    return new Promise((resolve) => {
      if (!this.socket || this.socket.readyState !== WebSocket.OPEN) {
        resolve(null);
        return;
      }
      const id = this.next++;
      this.replies.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  async answer(number: number, value: string): Promise<FromServer | null> {
    const mine = { number, value };
    this.unsure = mine;
    const given = await this.ask({ type: "answer", number, value });
    const lost = !given || (given.type === "refused" && given.code === "away");
    if (!lost && this.unsure === mine) this.unsure = null;
    return given;
  }

  speak(language: string): void {
    this.language = language;
    void this.ask({ type: "language", language });
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

function connect(): WebSocket {
  const { protocol, host } = window.location;
  return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/ws`);
}
