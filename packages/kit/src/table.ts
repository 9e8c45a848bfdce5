import type { Game, Input, Millis, Outcome, Refusal, Seat, Viewer } from './game.ts';
import { refuse } from './game.ts';
import { canonical } from './fair.ts';
import { rngFor } from './rng.ts';
import type { Seed } from './rng.ts';
import { BadInput } from './bad-input.ts';
import { parse } from './schema.ts';
import type { Schema } from './schema.ts';
import { step } from './step.ts';

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
/** A paper as a viewer sees it. */
export interface SeenPaper extends Pick<Paper, 'key' | 'place'> {
  readonly events: readonly unknown[];
}
export type Proposal =
  | {
      readonly ok: true;
      readonly row: Row;
      readonly outcome: Outcome | null; // as it will be
      readonly toAct: () => readonly Seat[]; // as it will be
      readonly heard: (viewer: Viewer) => readonly unknown[]; // what the viewer will hear of it
      readonly paper: string | null; // the key of the paper it draws on; null: it belongs into the log
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** What one viewer learns by one row. */
export interface Update<View = unknown, Event = unknown> {
  readonly events: readonly Event[];
  readonly view: View;
}

/** One row of the log as a viewer hears of it. Views cost most, so only whoever asks for one pays for it. */
export interface Chapter {
  readonly events: readonly unknown[]; // empty: this viewer must not even learn that something happened
  /** Of one of these events. */
  readonly textOf: (event: unknown) => string;
  /** `before`: one that this viewer had earlier, if it is at hand. */
  readonly view: (before?: unknown) => unknown;
}
/** A viewer's place in the log, from the first row on. It may stop anywhere and go on later. */
export interface Reader {
  readonly place: () => number; // how many rows it has read
  readonly start: () => unknown; // the view before the first row it reads
  readonly left: () => number; // rows it has not read
  /** null: there are no more rows so far. */
  readonly read: () => Chapter | null;
  /** The papers this viewer may see, as they were last drawn, in no order. */
  readonly papers: () => readonly SeenPaper[];
}

/**
 * A running match with the game's types closed over, so that its host needs no generics and no any.
 * Taking an input has two halves, so that the host can make the row durable between them:
 * propose decides and changes nothing; commit moves the table past the row.
 */
export interface Table {
  readonly rows: readonly Row[]; // to look at one that is not at hand throws
  /** How many of the first rows are not at hand. */
  readonly missing: () => number;
  /** Puts them where they belong. */
  readonly recall: (first: readonly Row[]) => void;
  /** All that another table needs to go on from here. It holds every secret. */
  readonly bookmark: () => TableBookmark;
  readonly propose: (input: Input<unknown>) => Proposal;
  /** `eventTexts`: its events as JSON, if they were written already. */
  readonly commit: (row: Row, eventTexts?: readonly string[]) => void;
  /** Moves the table past a drawing, which takes the place of what was on that paper before. */
  readonly draw: (paper: Omit<Paper, 'place'>) => Paper;
  /** The key of the paper that an action would draw on; null: none, or it is no action at all. */
  readonly paperOf: (seat: Seat, action: unknown) => string | null;
  readonly drawings: () => number; // how many there were since it was opened
  /** What the viewer hears of the last drawing. */
  readonly drawn: (viewer: Viewer) => readonly unknown[];
  readonly view: (viewer: Viewer) => unknown;
  /** What the viewer hears of the last row. Empty: this viewer must not even learn that something happened. */
  readonly heard: (viewer: Viewer) => readonly unknown[];
  /** `from`: at the place where the table was opened, with the papers that this viewer saw there; without it, at the first row. */
  readonly reader: (viewer: Viewer, from?: readonly SeenPaper[]) => Reader;
  /** The viewer's story: the view at the start, then an update for each row it hears of. */
  readonly story: (viewer: Viewer) => Iterable<Update>;
  /** The legal actions as the seat's own view gives them. */
  readonly legal: (seat: Seat) => Iterable<unknown>;
  readonly toAct: () => readonly Seat[];
  readonly deadline: () => Millis | null;
  readonly outcome: () => Outcome | null;
  /** The state before the first row. It holds every secret: for the record of a finished match only. */
  readonly start: () => unknown;
}

interface DrawnPaper<State> extends Paper {
  readonly after: State | null; // null: it was drawn before the rows at hand
}
/** What the rules made of an input that they took. */
interface Proposed<State> {
  readonly before: State;
  readonly events: readonly unknown[];
  readonly after: State;
}

/** Opens a table and folds the rows of its past, which is the only way to load a match. */
export function openTable<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  origin: MatchOrigin,
  past: readonly Row[] = [],
): Table {
  const setup = parse(game.setup, origin.setup, `${game.id}: the options`);
  const { seed, shared } = origin;
  const start = game.start(
    setup,
    rngFor(seed, 0),
    shared === undefined ? undefined : rngFor(shared, 0),
  );
  const seats = game.chairs(setup).map((chair) => chair.seat);
  const { papers: kept = [], bookmark } = origin;
  const rows = rowsBefore(bookmark);
  const opened = {
    rows: rows.length,
    state: bookmark === undefined ? start : (bookmark.state as State),
  };
  const papers = new Map<string, DrawnPaper<State>>(); // the one drawn last comes last
  for (const paper of kept)
    if (paper.place < opened.rows) papers.set(paper.key, { ...paper, after: null });
  let missing = Math.max(0, opened.rows - 1);
  let { state } = opened;
  let drawings = 0;
  let proposed: Proposed<State> | null = null; // the last one that the rules took
  let lastTexts: readonly string[] = []; // of the last row's events

  const fold = (before: State, row: Row): State =>
    (row.events as readonly Event[]).reduce(game.evolve, before);
  /** What was proposed last is what comes next, unless a log is read or another writer was first. */
  const after = (row: Row): State =>
    proposed?.events === row.events && proposed.before === state
      ? proposed.after
      : fold(state, row);
  const redacted = (row: Row, then: State, viewer: Viewer): readonly Event[] => {
    const events: Event[] = [];
    for (const event of row.events as readonly Event[]) {
      const heard = game.redact(event, then, viewer);
      if (heard !== null) events.push(heard);
    }
    return events;
  };
  /** Most events are the same for all who hear of them, and were written once for the log. */
  const lastTextOf = (event: unknown): string => {
    const last = rows.at(-1)?.events ?? [];
    return lastTexts[last.indexOf(event)] ?? JSON.stringify(event);
  };
  const reader = (viewer: Viewer, from?: readonly SeenPaper[]): Reader => {
    const first = from === undefined ? { rows: 0, state: start } : opened;
    const seen = new Map(from?.map((paper) => [paper.key, paper])); // of those drawn before the rows at hand
    let place = first.rows;
    let read = first.state; // the state at that place
    const seenPaper = ({ after: then, ...paper }: DrawnPaper<State>): SeenPaper | null => {
      if (then === null) return seen.get(paper.key) ?? null;
      const events = redacted(paper.row, then, viewer);
      return events.length === 0 ? null : { key: paper.key, place: paper.place, events };
    };
    /** The state once all is drawn that was drawn at this place. What was drawn before the rows at hand is seen on the way. */
    const withPapers = (): State => {
      let then = read;
      for (const paper of papers.values()) {
        if (paper.place !== place) continue;
        then = fold(then, paper.row);
        const found = paper.after === null ? seenPaper({ ...paper, after: then }) : null;
        if (found !== null) seen.set(paper.key, found);
      }
      return then;
    };
    return {
      place: () => place,
      start: () => game.view(first.state, viewer),
      left: () => rows.length - place,
      read: () => {
        const row = rows[place];
        if (row === undefined) return null;
        read = withPapers();
        place += 1;
        const isLast = place === rows.length;
        read = isLast ? state : fold(read, row);
        const then = read;
        return {
          events: redacted(row, then, viewer),
          textOf: isLast ? lastTextOf : JSON.stringify,
          view: (before) => game.view(then, viewer, before as View | undefined),
        };
      },
      papers: () => {
        if (papers.size === 0) return [];
        if (place < opened.rows) withPapers();
        return [...papers.values()].map(seenPaper).filter((paper) => paper !== null);
      },
    };
  };
  const draw = ({ key, row }: Omit<Paper, 'place'>): Paper => {
    state = fold(state, row);
    drawings += 1;
    const paper = { key, row, place: rows.length };
    papers.delete(key);
    papers.set(key, { ...paper, after: state });
    return paper;
  };
  const drawKept = (): void => {
    for (const paper of kept) if (paper.place === rows.length) draw(paper);
  };
  const commit = (row: Row, eventTexts: readonly string[] = []): void => {
    state = after(row);
    rows.push(row);
    lastTexts = eventTexts;
    drawKept();
  };
  const readAction = actionReader(game);
  const readInput = (input: Input<unknown>): Input<Action> | BadInput => {
    if (input.type !== 'act') return input;
    const action = readAction(input.action);
    return action instanceof BadInput ? action : { ...input, action };
  };
  const propose = (input: Input<unknown>): Proposal => {
    const faulty = fault(input);
    if (faulty !== null) return { ok: false, refusal: faulty };
    const parsed = readInput(input);
    if (parsed instanceof BadInput)
      return { ok: false, refusal: refuse('malformed', { problem: parsed.message }) };
    const taken = step(game, state, {
      input: parsed,
      rng: rngFor(origin.seed, rows.length + 1),
    });
    if (!taken.ok) return taken;
    const row = { input: parsed, events: taken.events };
    proposed = { before: state, events: taken.events, after: taken.state };
    return {
      ok: true,
      row,
      outcome: game.outcome(taken.state),
      toAct: () => game.toAct(taken.state),
      heard: (viewer) => redacted(row, taken.state, viewer),
      paper: paperIn(parsed),
    };
  };
  const paperIn = (input: Input<Action>): string | null =>
    input.type === 'act' ? (game.paper?.(input.action, input.seat) ?? null) : null;
  const fault = (input: Input<unknown>): Refusal | null => {
    if (game.outcome(state) !== null) return refuse('over', {});
    if (input.type !== 'tick' && !seats.includes(input.seat))
      return refuse('noSuchSeat', { seat: input.seat, seats });
    if (input.at < (rows.at(-1)?.input.at ?? 0)) return refuse('wentBack', {});
    return null;
  };
  drawKept();
  for (const row of past) commit(row);

  return {
    rows,
    missing: () => missing,
    recall: (first) => {
      if (first.length < missing)
        throw new RangeError(`${missing} rows are missing, not ${first.length}`);
      for (let i = 0; i < missing; i++) rows[i] = first[i] as Row;
      missing = 0;
    },
    bookmark: () => ({ rows: rows.length, last: rows.at(-1) ?? null, state }),
    propose,
    commit,
    draw,
    paperOf: (seat, action) => {
      if (game.paper === undefined) return null;
      const read = readAction(action);
      return read instanceof BadInput ? null : game.paper(read, seat);
    },
    drawings: () => drawings,
    drawn: (viewer) => {
      const last = [...papers.values()].at(-1);
      return last === undefined || last.after === null
        ? []
        : redacted(last.row, last.after, viewer);
    },
    view: (viewer) => game.view(state, viewer),
    heard: (viewer) => {
      const last = rows.at(-1);
      return last === undefined ? [] : redacted(last, state, viewer);
    },
    reader,
    *story(viewer) {
      const { start: opening, read } = reader(viewer);
      let told: Update = { events: [], view: opening() };
      for (let chapter = read(); chapter !== null; chapter = read())
        if (chapter.events.length > 0) {
          yield told;
          told = { events: chapter.events, view: chapter.view() };
        }
      // Drawings of late belong to it, whether or not a row followed that this viewer did not hear of.
      yield { ...told, view: game.view(state, viewer) };
    },
    legal: (seat) => game.legal(game.view(state, [seat]), seat),
    toAct: () => game.toAct(state),
    deadline: () => game.deadline(state),
    outcome: () => game.outcome(state),
    start: () => start,
  };
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

/**
 * Reads actions by the game's schema. Where drawings are actions too, what was read before is known again: it is asked
 * for twice, and a large one costs more than all else.
 */
function actionReader<Action>({
  action: schema,
  paper,
}: ReadsActions<Action>): (action: unknown) => Action | BadInput {
  const read = (action: unknown): Action | BadInput => {
    try {
      return parse(schema, action, 'the action');
    } catch (error) {
      if (error instanceof BadInput) return error;
      throw error;
    }
  };
  if (paper === undefined) return read;
  const known = new WeakMap<object, Action | BadInput>();
  return (action) => {
    if (typeof action !== 'object' || action === null) return read(action);
    const found = known.get(action);
    if (found !== undefined) return found;
    const result = read(action);
    known.set(action, result);
    return result;
  };
}
interface ReadsActions<Action> {
  readonly action: Schema<Action>;
  readonly paper?: unknown;
}
