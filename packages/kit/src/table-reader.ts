import type { Viewer } from './game.ts';
import type { DrawnPaper, LiveTable, Paper, Row } from './table.ts';

/** A paper as a viewer sees it. */
export interface SeenPaper extends Pick<Paper, 'key' | 'place'> {
  readonly events: readonly unknown[];
}
/** One row of the log as a viewer hears of it. Views cost most, so only whoever asks for one pays for it. */
export interface Chapter {
  readonly events: readonly unknown[]; // empty: this viewer must not even learn that something happened
  /** Of one of these events. */
  textOf(event: unknown): string;
  /** `before`: one that this viewer had earlier, if it is at hand. */
  view(before?: unknown): unknown;
}
/** A viewer's place in the log, from the first row on. It may stop anywhere and go on later. */
export interface Reader {
  /** How many rows it has read. */
  place(): number;
  /** Before the first row it reads. */
  view(): unknown;
  /** Rows it has not read. */
  left(): number;
  /** null: there are no more rows so far. */
  read(): Chapter | null;
  /** The papers this viewer may see, as they were last drawn, in no order. */
  papers(): readonly SeenPaper[];
}

export class TableReader<State, Action, Event, View, Setup> implements Reader {
  readonly table: LiveTable<State, Action, Event, View, Setup>;
  readonly viewer: Viewer;
  readonly #first: State;
  readonly #seen: Map<string, SeenPaper> = new Map(); // papers drawn before the rows at hand
  #place: number;
  #state: State; // at that place

  /** `from`: at the place where the table was opened, with what was seen there; without it, at the first row. */
  constructor(
    table: LiveTable<State, Action, Event, View, Setup>,
    viewer: Viewer,
    from?: readonly SeenPaper[],
  ) {
    const { rows, state } = from === undefined ? { rows: 0, state: table.first } : table.opened;
    this.table = table;
    this.viewer = viewer;
    this.#first = state;
    this.#place = rows;
    this.#state = state;
    for (const paper of from ?? []) this.#seen.set(paper.key, paper);
  }

  place(): number {
    return this.#place;
  }

  view(): unknown {
    return this.table.game.view(this.#first, this.viewer);
  }

  left(): number {
    return this.table.rows.length - this.#place;
  }

  read(): Chapter | null {
    const { table } = this;
    const { rows } = table;
    const row = rows[this.#place];
    if (row === undefined) return null;
    if (table.papers.size > 0) this.#state = this.#withPapers();
    this.#place += 1;
    const isLast = this.#place === rows.length;
    this.#state = isLast ? table.state : table.fold(this.#state, row);
    return new ReadRow(this, row, { state: this.#state, isLast });
  }

  papers(): readonly SeenPaper[] {
    const { papers, opened } = this.table;
    if (papers.size === 0) return NONE;
    if (this.#place < opened.rows) this.#withPapers();
    const seen: SeenPaper[] = [];
    for (const paper of papers.values()) {
      const found = this.#seenPaper(paper, paper.after);
      if (found !== null) seen.push(found);
    }
    return seen;
  }

  /** The state once all is drawn that was drawn at this place. What was drawn before the rows at hand is seen on the way. */
  #withPapers(): State {
    let then = this.#state;
    for (const paper of this.table.papers.values()) {
      if (paper.place !== this.#place) continue;
      then = this.table.fold(then, paper.row);
      const found = paper.after === null ? this.#seenPaper(paper, then) : null;
      if (found !== null) this.#seen.set(paper.key, found);
    }
    return then;
  }

  #seenPaper({ key, place, row }: DrawnPaper<State>, then: State | null): SeenPaper | null {
    if (then === null) return this.#seen.get(key) ?? null;
    const events = this.table.redacted(row, then, this.viewer);
    return events.length === 0 ? null : { key, place, events };
  }
}

const NONE: readonly SeenPaper[] = [];

class ReadRow<State, Action, Event, View, Setup> implements Chapter {
  readonly events: readonly Event[];
  readonly #reader: TableReader<State, Action, Event, View, Setup>;
  readonly #state: State; // after the row
  readonly #isLast: boolean; // it is the last row so far

  constructor(
    reader: TableReader<State, Action, Event, View, Setup>,
    row: Row,
    { state, isLast }: { readonly state: State; readonly isLast: boolean },
  ) {
    this.events = reader.table.redacted(row, state, reader.viewer);
    this.#reader = reader;
    this.#state = state;
    this.#isLast = isLast;
  }

  textOf(event: unknown): string {
    return this.#isLast ? this.#reader.table.lastTextOf(event) : JSON.stringify(event);
  }

  view(before?: unknown): unknown {
    const { table, viewer } = this.#reader;
    return table.game.view(this.#state, viewer, before as View | undefined);
  }
}
