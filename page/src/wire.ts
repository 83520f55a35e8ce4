// The messages of the protocol (docs/protocol.md) and all that they carry.
// Made by `make wire` from the Python structs: change those.

export const PROTOCOL = 1;

/** A named number (`Strength 4`), a condition without a number (`poisoned`), or a mark on a track. `key` is its name for programs, the same in every language; cues refer to it. */
export interface Value { name: string; value?: number | string; icon?: string; text?: string; key?: string }

/** A counter with a maximum and marks: doom, rounds, a reserve. `kind` is set for counters that tables always show: `round`, `doom` (the game is lost when it reaches its end). */
export interface Track { id: string; name: string; value: number | string; least?: number; most?: number; marks?: Value[]; kind?: string }

/** A square. Two neighbouring cells of one `room` are connected; between rooms there is a wall, unless an edge says otherwise. */
export interface Cell { id: string; x: number; y: number; kind?: string; room?: string }

/** One side of the square at (x, y): wall, door, locked, open, arch, unseen (an arch that leads to an unexplored place), secret, border (a line that can be crossed), gap (nothing). `mark` is a number of one or two digits that identifies it for people; on a wide door only the first square has it. */
export interface Edge { id: string; x: number; y: number; side: "north" | "east" | "south" | "west"; kind: string; name?: string; mark?: string }

/** A resource that runs out. `kind` chooses the colour: life, mana, action, armor, plain. Cues refer to it by its `key`, by default its kind: two bars of one figure need different keys. */
export interface Bar { name: string; value: number; most: number; kind?: string; key?: string }

/** Something on the board: a person, a monster, a chest, a token. */
export interface Piece {
  id: string; icon: string; name: string; cells: string[]; mark: string; tint?: string;
  facing?: "north" | "north-east" | "east" | "south-east" | "south" | "south-west" | "west" | "north-west"; bars?: Bar[]; badges?: Value[];
  faded?: boolean; sheet?: string; rank?: string; shape?: string;
}

/** Squares that belong together: a room, a Safe Zone, the area of a spell. `kind` chooses its marking (a `territory` of a map has none); a `room` may say how its floor looks (flag, cobble, planks, cave) and its `light` (lit, dim, dark). */
export interface Area { id: string; kind: string; name: string; cells: string[]; look?: string; light?: string }

/** A map: squares, the edges between them, and the pieces on them. */
export interface Board { id: string; name: string; cells: Cell[]; edges?: Edge[]; pieces?: Piece[]; areas?: Area[] }

/** A printed thing in full: a card, spell, skill, item, monster, tile, hero, trap or event. */
export interface Card {
  id: string; of?: string; icon: string; name: string; kind?: string; cost?: number | string; figures?: Value[]; text?: string; flavour?: string;
  badges?: Value[]; faded?: boolean; look?: string;
}

/** A hand, market, row, pile, deck or slot: its cards, or only their number if they are face down. */
export interface Zone { id: string; name: string; kind: string; cards?: Card[]; count?: number; seat?: number; slot?: string }

/** All details of a person or a monster. `state` is its current state (ready, done, down); `active`: it is its turn; `rank` as for a piece. */
export interface Sheet {
  id: string; icon: string; name: string; kind?: string; tint?: string; seat?: number; bars?: Bar[]; values?: Value[]; conditions?: Value[];
  zones?: Zone[]; text?: string; state?: string; active?: boolean; faded?: boolean; rank?: string;
}

/** One place in the order of acting: a piece or a sheet. `state` is done, now or next; `value` what it acts by, such as Action Points or Initiative. */
export interface Actor { of: string; icon: string; name: string; tint?: string; state?: "done" | "now" | "next"; value?: Value }

/** A goal in a few words, and its progress: `value` of `most` (0: it cannot be counted). */
export interface Goal { text: string; value?: number; most?: number }

/** A place to buy things: a town, a shop, a draft. Goods are in zones of kind `market`. The buyer pays with the figure of the sheet that has this `key`, or everybody pays from one `purse`. `what` names the currency. In a town the cards of the zone `houses` are its services, and `house` is the card of the service being visited. */
export interface Market { name: string; what: string; icon?: string; key?: string; purse?: number; houses?: string; house?: string }

/** Everything a seat sees. `notes`: the goal, texts to read aloud, what is left to do. `order`: the order of acting. `goals`: what wins the game; `scores`: the points of each seat, if points decide. `market`: the current shop. */
export interface Scene {
  headline: string; tracks?: Track[]; boards?: Board[]; sheets?: Sheet[]; zones?: Zone[]; notes?: string[]; order?: Actor[]; goals?: Goal[];
  scores?: number[]; market?: Market;
}

/** Somebody's turn begins (`who`: a piece or a sheet), or a phase or round with a `title`. */
export interface Turn { cue: "turn"; who?: string; seat?: number; title?: string }

/** A piece goes along `path`: every cell that it enters, in order; none where it only turns. A piece that covers several cells names those of its end in `cells`. `how`: walk, fly, push, leap, ride, swim, fall, swap, carry. */
export interface Move {
  cue: "move"; piece: string; path?: string[]; how?: string;
  facing?: "north" | "north-east" | "east" | "south-east" | "south" | "south-west" | "west" | "north-west"; cells?: string[];
}

/** A piece comes into play. `how`: enter, summon, reveal, rise, drop; `change` is a new shape of a piece that is there. Its look is in the next scene; a piece that may be gone by then describes it here. */
export interface Come { cue: "come"; piece: string; cells: string[]; how?: string; icon?: string; name?: string; tint?: string }

/** A piece leaves the board. `how`: slain, flee, leave, carry, take, spend, vanish. */
export interface Go { cue: "go"; piece: string; how?: string }

/** A modifier of a roll, by name. */
export interface Part { name: string; value: number }

/** A roll of dice. `who` rolls (a piece or a sheet; "" is the game), for `what`. `faces` is what is printed on the sides of each die, starting with side 1, unless these are just numbers. `counted` says which dice count, if not all; `each` is the minimum a die must show to count (0: another rule decides). `parts` are added to get the `total`, which is compared `against` another roll or a number. `outcome` as in odds: miss, hit, critical, fail, pass, harm, block. */
export interface Roll {
  cue: "roll"; who: string; what: string; dice: number[]; sides?: number; counted?: boolean[]; parts?: Part[]; total?: number;
  against?: Roll | number; outcome?: string; faces?: number[]; each?: number;
}

/** An attack or something like it: `by` a piece, `at` pieces or cells. `how`: blow, shot, spell, breath, trap; `outcome`: miss, block, hit, critical. */
export interface Strike { cue: "strike"; by: string; at: string[]; how?: string; outcome?: string }

/** A bar or figure of a piece or sheet (by its key), or a track (no key), goes from `before` to `after`. */
export interface Change { cue: "change"; of: string; key: string; before: number; after: number }

/** A condition of a piece or sheet, by its key. `how`: come, work, end; `value` is its figure from now on. */
export interface Mark { cue: "mark"; of: string; key: string; how?: string; value?: number }

/** A card moves from zone to zone; `card` is its content id, or "" if it is face down for the seat. `source` "" and `target` "" are the box. `count` is above 1 only for unnamed cards. */
export interface Pass { cue: "pass"; card: string; source: string; target: string; count?: number }

/** An edge changes its kind: a door opens, closes or breaks, or a wall turns out to be a door. */
export interface Open { cue: "open"; edge: string; kind?: string }

/** The board grows by these cells, or by all cells of these rooms, with the edges around them. */
export interface Lay { cue: "lay"; cells?: string[]; rooms?: string[] }

/** A square becomes another kind: fire, rubble, water, floor; `gone` is off the board. */
export interface Alter { cue: "alter"; cell: string; kind: string }

/** Points are gained or lost; `name` says for what. `of` says whose they are, in terms of tints: `seat-0` ..., `friend` for all who play together, `foe` for their opponents. */
export interface Score { cue: "score"; of: string; name: string; value: number }

/** Something read aloud, a taunt (`by` a piece), a chapter's words. */
export interface Say { cue: "say"; text: string; by?: string }

/** A mode, an edition, a scenario, a bot or a story that can be chosen. */
export interface Choice { id: string; title: string; about?: string; players?: [number, number]; best?: boolean }

/** An option of a game; the first value is the default. */
export interface Switch { id: string; title: string; values: (boolean | number | string)[]; about?: string; rules?: string[] }

/** A game, with everything that can be chosen. */
export interface Game {
  slug: string; title: string; about: string; players: [number, number]; default_seats: number; modes: Choice[]; editions: Choice[];
  scenarios: Choice[]; options: Switch[]; heroes: [number, number] | null; bots: Choice[]; packs: boolean; how: boolean; stories: Choice[];
}

/** A seat and its player; the token is only sent to the client that opened the table. */
export interface Seat { seat: number; kind: "person" | "open" | "bot"; name?: string; bot?: string; here?: boolean; token?: string; muted?: boolean }

/** A person at a table, as listed in the lobby. */
export interface Hero { icon: string; tint: string; name: string }

/** A table in a list; `token`, `role` and `seat` only among one's own, and so is its preview: the scene's headline, the heroes, and who has won once it is over. */
export interface Summary {
  table: string; name: string; game: string; title: string; mode: string; scenario: string; state: "playing" | "over" | "broken"; number: number;
  public: boolean; opened: string; changed: string; seats: Seat[]; waiting: number[]; token?: string; role?: string; seat?: number | null;
  headline?: string; heroes?: Hero[]; won?: boolean[];
}

/** A table that has just been opened, with its tokens. */
export interface Opened { table: string; name: string; host: string; invite: string; watch: string; seats: Seat[] }

/** The story of a campaign; a series has an empty id. */
export interface Story { id: string; title: string; about: string }

export interface Party { number: number; name: string; links: number; state: string }

/** A campaign in a list. */
export interface CampaignLine {
  campaign: string; name: string; game: string; title: string; story: Story; changed: string; parties: Party[]; token?: string;
}

/** A game of a campaign; `table` is null if it was deleted. */
export interface CampaignLink {
  number: number; scenario: string; title: string; about: string; mode: string; table: string | null; over: boolean; won: boolean[]; score: number[];
  result: string[]; players: string[]; ended: string | null; log: string[]; note: string;
}

export interface Row { link: number; cells: (string | number)[] }

/** The sheet that some games fill in after each link. */
export interface Overview { columns: string[]; rows: Row[] }

/** A party between two games. */
export interface Page {
  calendar: string; standing: Value[]; treasury: Value[]; party: Sheet[]; bench: Sheet[]; gone: Sheet[]; places: number; overview?: Overview | null;
  map?: Board | null;
}

export interface Sitting { kind: string; name: string; bot: string }

/** How the last table of a party was set up. */
export interface LastTable { mode: string; edition: string; heroes: number | null; seats: Sitting[] }

/** What may be played next; `again` says why it is offered once more. */
export interface Next { scenario: string; title: string; about: string; suggested: boolean; again?: string }

/** A player in a series. */
export interface Standing { player: string; bot: string; seat: number | null; played: number; won: number; score: number; best: number }

export interface PartyPage {
  number: number; name: string; state: "playing" | "between" | "told"; links: CampaignLink[]; page: Page | null; table: LastTable; next: Next[];
  anew: boolean; standings: Standing[];
}

/** A campaign with the page of one party. */
export interface Campaign {
  campaign: string; name: string; game: string; title: string; story: Story; changed: string; parties: Party[]; token?: string; party: PartyPage;
}

/** Whether the server has accounts, who is signed in, and whether they operate the server. */
export interface Account { on: boolean; mail: string; host: boolean }

/** A table that the account brings back, with a new token. */
export interface RestoredTable {
  table: string; name: string; game: string; role: "host" | "seat" | "invite" | "watch"; seat: number | null; token: string;
}

export interface RestoredCampaign { campaign: string; token: string }

export interface Restored { tables: RestoredTable[]; campaigns: RestoredCampaign[] }

/** A report by `seat`, `name` about a chat line (`said`) of `about_seat` (None: a spectator). */
export interface Complaint {
  id: string; at: string; table: string; table_name: string; seat: number | null; name: string; about_seat: number | null; about_name: string;
  said: string; reason: string; state: "open" | "settled";
}

/** An action of the operator, or a fault of a table. */
export interface Note { at: string; kind: "deed" | "fault"; who: string; what: string; table: string; text: string }

/** `load`: gauges and counters of the process that answers; `tables`: how many are in each state. */
export interface HostView {
  load: Record<string, number>; cpu: number; tables: Record<string, number>; accounts: number; reports: Complaint[]; faults: Note[]; deeds: Note[];
}

/** A table in the operator's list. */
export interface HostTable {
  table: string; name: string; game: string; title: string; mode: string; scenario: string; state: "playing" | "over" | "broken" | "ended";
  number: number; public: boolean; opened: string; changed: string; seats: Seat[]; waiting: number[]; clients: number; memory: boolean;
}

/** Who this client is; a host's token on the socket watches. */
export interface You { seat: number | null; role: "seat" | "watch" | "host" }

/** A table as everybody at it sees it. */
export interface Table {
  table: string; name: string; game: string; title: string; mode: string; edition: string; scenario: string;
  options: Record<string, boolean | number | string>; seats: Seat[]; watchers: number; state: "playing" | "over" | "broken"; number: number;
  public: boolean; quiet?: boolean;
}

export interface WelcomeMessage { type: "welcome"; protocol: number; version: string; you: You; table: Table; language: string; to?: number }

/** An event. `dice` were rolled; `counted` marks the successes; `joins`: it repeats everything the line before it said. */
export interface Happened {
  n: number; kind: string; text: string; cites?: string[]; dice?: number[]; counted?: boolean[]; joins?: boolean; cues?: Cue[];
}

/** Cut your log at `from`, then append. */
export interface EventsMessage { type: "events"; number: number; from: number; events: Happened[]; to?: number }

export interface SceneNowMessage { type: "scene"; number: number; scene: Scene | null; to?: number }

/** The parts of a scene that are not lists of things with ids: sent completely if they have changed. */
export interface Rest { headline?: string; notes?: string[]; order?: Actor[]; goals?: Goal[]; scores?: number[] }

export interface TrackChanges { set?: Track[]; ids?: string[] }

export interface CellChanges { set?: Cell[]; ids?: string[] }

export interface EdgeChanges { set?: Edge[]; ids?: string[] }

export interface PieceChanges { set?: Piece[]; ids?: string[] }

export interface AreaChanges { set?: Area[]; ids?: string[] }

/** A board that is there already. */
export interface BoardChange { id: string; name?: string; cells?: CellChanges; edges?: EdgeChanges; pieces?: PieceChanges; areas?: AreaChanges }

/** `set` are new boards, `change` those that were there. */
export interface BoardChanges { set?: Board[]; change?: BoardChange[]; ids?: string[] }

export interface ZoneChanges { set?: Zone[]; ids?: string[] }

/** A sheet that is there already: the fields that are different, and those that are `lost` (left out now). */
export interface SheetChange {
  id: string; lost?: string[]; icon?: string; name?: string; kind?: string; tint?: string; seat?: number; bars?: Bar[]; values?: Value[];
  conditions?: Value[]; zones?: ZoneChanges; text?: string; state?: string; active?: boolean; faded?: boolean; rank?: string;
}

/** `set` are new sheets, `change` those that were there. */
export interface SheetChanges { set?: Sheet[]; change?: SheetChange[]; ids?: string[] }

/** The changes since the scene of the entry `base`. */
export interface PatchMessage {
  type: "patch"; number: number; base: number; rest?: Rest; tracks?: TrackChanges; boards?: BoardChanges; sheets?: SheetChanges; zones?: ZoneChanges;
  to?: number;
}

/** How it ended for one seat; a `stage` of a campaign is neither won nor scored. */
export interface Result { seat: number; won: boolean; score: number; reason: string; cites: string[]; stage?: boolean }

/** The end, for each seat and in sentences for all. */
export interface Over { seats: Result[]; text: string[] }

/** A group of options. */
export interface Heading { id: string; title: string }

/** An amount to pay: 18 AP, 2 Mana, 40 coins. `what` is the currency, worded to follow the number. */
export interface Cost { value: number; what: string; icon?: string }

/** One part of the odds. `outcome` is a stable key that chooses the colour: miss, hit, critical; fail, pass; harm, block. `name` is shown to people if the key's own word (the text `odds-<outcome>`) is not enough. */
export interface Chance { outcome: string; percent: number; name?: string }

/** An option. `of` names what is printed about it, `preview` is what it would place on the board, `facing` the direction that the figure would face. */
export interface Told {
  value: string; label: string; at?: string[]; group?: string; cites?: string[]; role?: "act" | "end" | "decline" | "back" | "more"; cost?: Cost[];
  odds?: Chance[]; detail?: string; rank?: number; confirm?: string; of?: string[]; preview?: Board;
  facing?: "north" | "north-east" | "east" | "south-east" | "south" | "south-west" | "west" | "north-west";
}

/** A question to this seat (or to the dice, seat -1). */
export interface Request {
  number: number; seat: number; key: string; prompt: string; at: string[]; window: boolean; cites: string[]; guide: string; groups: Heading[];
  options: Told[];
}

/** Who is asked, and what you are asked. `since`: the first event after your last answer. */
export interface AskedMessage {
  type: "request"; number: number; waiting: number[]; over: Over | null; undo: "free" | "ask" | "no"; since: number; request: Request | null;
  to?: number;
}

export interface TableNowMessage { type: "table"; table: Table; to?: number }

export interface PresenceMessage { type: "presence"; here: number[]; watchers: number; to?: number }

/** A line of the chat; `seat` is null for a spectator. */
export interface Line { n: number; seat: number | null; name: string; text: string; at: string }

export interface ChatMessage { type: "chat"; lines: Line[]; to?: number }

/** A seat asks to undo its last answer; `seat` null: the proposal is settled. */
export interface ProposalMessage { type: "proposal"; number: number; seat: number | null; agreed?: number[]; asked?: number[]; to?: number }

export interface DoneMessage { type: "done"; number?: number; token?: string; to?: number }

export interface RefusedMessage { type: "refused"; code: string; reason: string; rules: string[]; to?: number }

export interface FaultMessage { type: "fault"; reason: string; to?: number }

/** A part of this game could not be replayed; it continues from before that. */
export interface NoticeMessage { type: "notice"; reason: string; to?: number }

export interface ClosedMessage { type: "closed"; reason: string; to?: number }

/** A standing order: give `answer` whenever a window asks `key`. */
export interface Order { key: string; answer?: string; unless?: string[]; places?: string[]; most?: number | null; decoy?: number }

export interface OrdersNowMessage { type: "orders"; orders: Order[]; to?: number }

/** An option that was tried, and its results. */
export interface Hinted { value: string; text: string }

export interface HintNowMessage { type: "hint"; number: number; values: string[]; text: string; options: Hinted[]; to?: number }

/** A rule by its id. */
export interface Rule { id: string; text: string; edition: string }

export interface RulesMessage { type: "why"; rules: Rule[]; to?: number }

/** A reason in a sentence, and the rules behind it. */
export interface Reason { text: string; cites?: string[] }

/** Why nothing can be done with a thing of the scene; empty if there is an option for it. */
export interface ReasonsMessage { type: "why-not"; at: string; reasons: Reason[]; to?: number }

/** A square that the asked figure could reach: the path to it, and the pieces that could still be attacked from there. */
export interface Prospect { at: string; path: string[]; targets?: string[] }

/** Where the asked figure could go at the question with this number. */
export interface ReachedMessage { type: "reach"; number: number; squares: Prospect[]; to?: number }

/** The squares that a figure can attack now, those that it can attack after a move, and the enemies it sees. */
export interface Threat { now?: string[]; soon?: string[]; seen?: string[] }

/** The squares that a figure can attack; null for one that attacks nobody. */
export interface ThreatenedMessage { type: "threat"; of: string; threat: Threat | null; to?: number }

export interface LookedMessage { type: "look"; card: Card | null; to?: number }

export interface ReplayedMessage { type: "replay"; step: number; steps: number; scene: Scene | null; events: Happened[]; to?: number }

export interface PongMessage { type: "pong"; to?: number }

export interface HelloMessage {
  type: "hello"; protocol?: number; token?: string; table?: string; language?: string; number?: number | null; events?: number; chat?: number;
  patches?: boolean; id?: number | null;
}

export interface AnswerMessage { type: "answer"; number: number; value: string; id?: number | null }

export interface UndoMessage { type: "undo"; id?: number | null }

export interface AgreeMessage { type: "agree"; number: number; yes?: boolean; id?: number | null }

export interface OrdersMessage { type: "order"; orders: Order[]; id?: number | null }

export interface HintMessage { type: "hint"; id?: number | null }

/** Let a bot answer the open question of this seat. */
export interface BotMessage { type: "bot"; id?: number | null }

export interface SayMessage { type: "say"; text: string; id?: number | null }

export interface WhyMessage { type: "why"; ids: string[]; id?: number | null }

/** Why can I do nothing with this thing of my scene? */
export interface WhyNotMessage { type: "why-not"; at: string; id?: number | null }

/** Where could the figure that I am asked about go? */
export interface ReachMessage { type: "reach"; id?: number | null }

/** Which squares can this figure of my scene attack? */
export interface ThreatMessage { type: "threat"; of: string; id?: number | null }

export interface LookMessage { type: "look"; of: string; id?: number | null }

/** The whole scene, please. */
export interface WholeMessage { type: "scene"; id?: number | null }

export interface ReplayMessage { type: "replay"; step: number; id?: number | null }

export interface ChangeSeatMessage { type: "seat"; seat: number; kind: string; bot?: string; name?: string; id?: number | null }

export interface LanguageMessage { type: "language"; language: string; id?: number | null }

export interface PingMessage { type: "ping"; id?: number | null }

export type Cue = Turn | Move | Come | Go | Roll | Strike | Change | Mark | Pass | Open | Lay | Alter | Score | Say;

export type FromServer = WelcomeMessage | EventsMessage | SceneNowMessage | PatchMessage | AskedMessage | TableNowMessage | PresenceMessage | ChatMessage | ProposalMessage | DoneMessage | RefusedMessage | FaultMessage | NoticeMessage | ClosedMessage | OrdersNowMessage | HintNowMessage | RulesMessage | ReasonsMessage | ReachedMessage | ThreatenedMessage | LookedMessage | ReplayedMessage | PongMessage;

export type ToServer = HelloMessage | AnswerMessage | UndoMessage | AgreeMessage | OrdersMessage | HintMessage | BotMessage | SayMessage | WhyMessage | WhyNotMessage | ReachMessage | ThreatMessage | LookMessage | WholeMessage | ReplayMessage | ChangeSeatMessage | LanguageMessage | PingMessage;
