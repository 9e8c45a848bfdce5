import { actionReader } from './action-reader.ts';
import { BadInput } from './bad-input.ts';
import { canonical } from './fair.ts';
import type { Game, Input, Millis, Outcome, Refusal, Seat, Viewer } from './game.ts';
import { refuse } from './game.ts';
import { rngFor } from './rng.ts';
import type { Seed } from './rng.ts';
import { parse } from './schema.ts';
import { step } from './step.ts';
import { TableReader } from './table-reader.ts';
import type { Reader, SeenPaper } from './table-reader.ts';

/** One line of a match's log: what came in and the facts that followed. */
export interface Row<Action = unknown, Event = unknown> {
  readonly input: Input<Action>;
  readonly events: readonly Event[];
}
/** The parts of a row as canonical JSON: written once for the log, for its hash and for all who hear of it. */
export interface RowTexts {
  readonly input: string;
  readonly events: readonly string[];
}
export const rowTexts = ({ input, events }: Row): RowTexts => ({
  input: canonical(input),
  events: events.map(canonical),
});
/** All that a match grows from, besides its log. */
export interface MatchOrigin {
  readonly setup: unknown;
  readonly seed: Seed;
  readonly shared?: Seed | undefined; // the luck of the start, where several matches begin alike
  readonly papers?: readonly Paper[] | undefined; // as they were last drawn
  readonly bookmark?: TableBookmark | undefined; // where it goes on from, in place of the first rows
}
/** What was last drawn on a paper. It is no row of the log: the next drawing takes its place. */
export interface Paper {
  readonly key: string;
  readonly place: number; // how many rows came before it
  readonly row: Row;
}
/** How a table stood after so many rows: with it the rows before need not be folded, nor even be at hand. */
export interface TableBookmark {
  readonly rows: number;
  readonly last: Row | null; // of them; null: there were none
  readonly state: unknown;
}
/** What an input would come to. */
export type Proposal = Accepted | { readonly ok: false; readonly refusal: Refusal };

export interface Accepted {
  readonly ok: true;
  readonly row: Row;
  readonly outcome: Outcome | null; // as it will be
  readonly paper: string | null; // the key of the paper it draws on; null: it belongs into the log
  /** Who will be waited for. */
  toAct(): readonly Seat[];
  /** What the viewer will hear of it. */
  heard(viewer: Viewer): readonly unknown[];
}

/** What one viewer learns by one row. */
export interface Update<View = unknown, Event = unknown> {
  readonly events: readonly Event[];
  readonly view: View;
}

/**
 * A running match with the game's types closed over, so that its host needs no generics and no any.
 * Taking an input has two halves, so that the host can make the row durable between them:
 * propose decides and changes nothing; commit moves the table past the row.
 */
export interface Table {
  readonly rows: readonly Row[]; // to look at one that is not at hand throws
  /** How many of the first rows are not at hand. */
  missing(): number;
  /** Puts them where they belong. */
  recall(first: readonly Row[]): void;
  /** All that another table needs to go on from here. It holds every secret. */
  bookmark(): TableBookmark;
  propose(input: Input<unknown>): Proposal;
  /** `eventTexts`: its events as JSON, if they were written already. */
  commit(row: Row, eventTexts?: readonly string[]): void;
  /** Moves the table past a drawing, which takes the place of what was on that paper before. */
  draw(paper: Omit<Paper, 'place'>): Paper;
  /** The key of the paper that an action would draw on; null: none, or it is no action at all. */
  paperOf(seat: Seat, action: unknown): string | null;
  drawings(): number; // how many there were since it was opened
  /** What the viewer hears of the last drawing. */
  drawn(viewer: Viewer): readonly unknown[];
  view(viewer: Viewer): unknown;
  /** What the viewer hears of the last row. Empty: this viewer must not even learn that something happened. */
  heard(viewer: Viewer): readonly unknown[];
  /** `from`: at the place where the table was opened, with the papers that this viewer saw there; without it, at the first row. */
  reader(viewer: Viewer, from?: readonly SeenPaper[]): Reader;
  /** The viewer's story: the view at the start, then an update for each row it hears of. */
  story(viewer: Viewer): Iterable<Update>;
  /** The legal actions as the seat's own view gives them. */
  legal(seat: Seat): Iterable<unknown>;
  toAct(): readonly Seat[];
  deadline(): Millis | null;
  outcome(): Outcome | null;
  /** The state before the first row. It holds every secret: for the record of a finished match only. */
  start(): unknown;
}

/** What was drawn on a paper, and the state after it; null: it was drawn before the rows at hand. */
export interface DrawnPaper<State> extends Paper {
  readonly after: State | null;
}

/** Opens a table and folds the rows of its past, which is the only way to load a match. */
export const openTable = <State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  origin: MatchOrigin,
  past: readonly Row[] = [],
): Table => new LiveTable(game, origin, past);

/** A class and not closures, here and in what goes on from it: a host has thousands of them in memory. */
export class LiveTable<State, Action, Event, View, Setup> implements Table {
  readonly game: Game<State, Action, Event, View, Setup>;
  readonly rows: Row[];
  readonly first: State; // before all rows
  readonly opened: { readonly rows: number; readonly state: State }; // where it goes on from
  readonly papers: Map<string, DrawnPaper<State>> = new Map(); // the one drawn last comes last
  state: State;
  readonly #seed: Seed;
  readonly #seats: readonly Seat[];
  readonly #kept: readonly Paper[];
  #missing: number;
  #drawings = 0;
  #proposed: AcceptedInput<State, Action, Event, View, Setup> | null = null; // the last one
  #lastTexts: readonly string[] = []; // of the last row's events

  constructor(
    game: Game<State, Action, Event, View, Setup>,
    { setup: options, seed, shared, papers = [], bookmark }: MatchOrigin,
    past: readonly Row[],
  ) {
    const setup = parse(game.setup, options, `${game.id}: the options`);
    const luck = shared === undefined ? undefined : rngFor(shared, 0);
    this.game = game;
    this.first = game.start(setup, rngFor(seed, 0), luck);
    this.rows = rowsBefore(bookmark);
    this.state = bookmark === undefined ? this.first : (bookmark.state as State);
    this.opened = { rows: this.rows.length, state: this.state };
    this.#seed = seed;
    this.#seats = game.chairs(setup).map((chair) => chair.seat);
    this.#kept = papers;
    this.#missing = Math.max(0, this.rows.length - 1);
    for (const paper of papers)
      if (paper.place < this.opened.rows) this.papers.set(paper.key, { ...paper, after: null });
    this.#drawKept();
    for (const row of past) this.commit(row);
  }

  missing(): number {
    return this.#missing;
  }

  recall(first: readonly Row[]): void {
    const missing = this.#missing;
    if (first.length < missing)
      throw new RangeError(`${missing} rows are missing, not ${first.length}`);
    for (let i = 0; i < missing; i++) this.rows[i] = first[i] as Row;
    this.#missing = 0;
  }

  bookmark(): TableBookmark {
    return { rows: this.rows.length, last: this.#lastRow() ?? null, state: this.state };
  }

  propose(input: Input<unknown>): Proposal {
    const faulty = this.#fault(input);
    if (faulty !== null) return { ok: false, refusal: faulty };
    const parsed = this.#read(input);
    if (parsed instanceof BadInput)
      return { ok: false, refusal: refuse('malformed', { problem: parsed.message }) };
    const rng = rngFor(this.#seed, this.rows.length + 1);
    const taken = step(this.game, this.state, { input: parsed, rng });
    if (!taken.ok) return taken;
    const row = { input: parsed, events: taken.events };
    this.#proposed = new AcceptedInput(this, row, taken.state);
    return this.#proposed;
  }

  commit(row: Row, eventTexts: readonly string[] = []): void {
    this.state = this.#after(row);
    this.#proposed = null;
    this.rows.push(row);
    this.#lastTexts = eventTexts;
    this.#drawKept();
  }

  draw({ key, row }: Omit<Paper, 'place'>): Paper {
    this.state = this.fold(this.state, row);
    this.#drawings += 1;
    const paper = { key, row, place: this.rows.length };
    this.papers.delete(key);
    this.papers.set(key, { ...paper, after: this.state });
    return paper;
  }

  paperOf(seat: Seat, action: unknown): string | null {
    const { game } = this;
    if (game.paper === undefined) return null;
    const read = actionReader(game)(action);
    return read instanceof BadInput ? null : game.paper(read, seat);
  }

  drawings(): number {
    return this.#drawings;
  }

  drawn(viewer: Viewer): readonly unknown[] {
    const last = [...this.papers.values()].at(-1);
    if (last === undefined || last.after === null) return [];
    return this.redacted(last.row, last.after, viewer);
  }

  view(viewer: Viewer): unknown {
    return this.game.view(this.state, viewer);
  }

  heard(viewer: Viewer): readonly unknown[] {
    const last = this.#lastRow();
    return last === undefined ? [] : this.redacted(last, this.state, viewer);
  }

  reader(viewer: Viewer, from?: readonly SeenPaper[]): Reader {
    return new TableReader(this, viewer, from);
  }

  *story(viewer: Viewer): Iterable<Update> {
    const reader = this.reader(viewer);
    let told: Update = { events: [], view: reader.view() };
    for (let chapter = reader.read(); chapter !== null; chapter = reader.read())
      if (chapter.events.length > 0) {
        yield told;
        told = { events: chapter.events, view: chapter.view() };
      }
    // Drawings of late belong to it, whether or not a row followed that this viewer did not hear of.
    yield { ...told, view: this.view(viewer) };
  }

  legal(seat: Seat): Iterable<unknown> {
    return this.game.legal(this.game.view(this.state, [seat]), seat);
  }

  toAct(): readonly Seat[] {
    return this.game.toAct(this.state);
  }

  deadline(): Millis | null {
    return this.game.deadline(this.state);
  }

  outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  start(): unknown {
    return this.first;
  }

  fold(before: State, { events }: Row): State {
    let state = before;
    for (const event of events as readonly Event[]) state = this.game.evolve(state, event);
    return state;
  }

  redacted(row: Row, then: State, viewer: Viewer): readonly Event[] {
    const events: Event[] = [];
    for (const event of row.events as readonly Event[]) {
      const heard = this.game.redact(event, then, viewer);
      if (heard !== null) events.push(heard);
    }
    return events;
  }

  /** Most events are the same for all who hear of them, and were written once for the log. */
  lastTextOf(event: unknown): string {
    const at = this.#lastRow()?.events.indexOf(event) ?? -1;
    return this.#lastTexts[at] ?? JSON.stringify(event);
  }

  #lastRow(): Row | undefined {
    return this.rows[this.rows.length - 1];
  }

  /** What was proposed last is what comes next, unless a log is read or another writer was first. */
  #after(row: Row): State {
    const proposed = this.#proposed;
    return proposed?.row.events === row.events && proposed.before === this.state
      ? proposed.after
      : this.fold(this.state, row);
  }

  #drawKept(): void {
    for (const paper of this.#kept) if (paper.place === this.rows.length) this.draw(paper);
  }

  #read(input: Input<unknown>): Input<Action> | BadInput {
    if (input.type !== 'act') return input;
    const action = actionReader(this.game)(input.action);
    if (action instanceof BadInput) return action;
    return { type: 'act', at: input.at, seat: input.seat, action };
  }

  #fault(input: Input<unknown>): Refusal | null {
    if (this.game.outcome(this.state) !== null) return refuse('over', {});
    if (input.type !== 'tick' && !this.#seats.includes(input.seat))
      return refuse('noSuchSeat', { seat: input.seat, seats: this.#seats });
    if (input.at < (this.#lastRow()?.input.at ?? 0)) return refuse('wentBack', {});
    return null;
  }
}

/** What the rules made of an input that they took. */
class AcceptedInput<State, Action, Event, View, Setup> implements Accepted {
  readonly ok = true;
  readonly row: Row<Action, Event>;
  readonly before: State;
  readonly after: State;
  readonly outcome: Outcome | null;
  readonly #table: LiveTable<State, Action, Event, View, Setup>;

  constructor(
    table: LiveTable<State, Action, Event, View, Setup>,
    row: Row<Action, Event>,
    after: State,
  ) {
    this.row = row;
    this.before = table.state;
    this.after = after;
    this.outcome = table.game.outcome(after);
    this.#table = table;
  }

  get paper(): string | null {
    const { input } = this.row;
    if (input.type !== 'act') return null;
    return this.#table.game.paper?.(input.action, input.seat) ?? null;
  }

  toAct(): readonly Seat[] {
    return this.#table.game.toAct(this.after);
  }

  heard(viewer: Viewer): readonly unknown[] {
    return this.#table.redacted(this.row, this.after, viewer);
  }
}

/** As many rows as there were: all but the last are not at hand. */
function rowsBefore(bookmark?: TableBookmark): Row[] {
  if (bookmark === undefined || bookmark.last === null) return [];
  const rows = Array.from({ length: bookmark.rows }, () => NOT_AT_HAND);
  rows[bookmark.rows - 1] = bookmark.last;
  return rows;
}
const notAtHand = (): never => {
  throw new Error('this row of the log is not at hand');
};
/** Whoever takes it for a row is stopped: no record and no story may leave one out. */
const NOT_AT_HAND: Row = Object.freeze({
  get input() {
    return notAtHand();
  },
  get events() {
    return notAtHand();
  },
});
