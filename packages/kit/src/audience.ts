import type { Viewer } from './game.ts';
import { diff } from './patch.ts';
import type { Patch } from './patch.ts';
import type { Chapter, Table } from './table.ts';

/** All a viewer has been told so far, for one who has just come in. */
export interface Snapshot {
  readonly n: number;
  readonly view: unknown;
  readonly events: readonly unknown[];
}
/** The n-th thing this viewer is told. */
export interface Message {
  readonly n: number;
  readonly events: readonly unknown[];
  readonly patch: Patch; // from the view at n − 1
}

/**
 * Everyone at a table who knows the same. Messages are numbered by what this audience has been told:
 * the log's own number would show by its gaps that something hidden happened. The numbers follow
 * from the log, so they mean the same after a restart.
 *
 * All it says is JSON text, kept once it is made: whoever comes in is handed strings that are there already.
 */
export interface Audience {
  readonly viewer: Viewer;
  /** How many rows of the log it has not taken in. */
  readonly left: () => number;
  /** Takes in so many rows without telling anybody. */
  readonly catchUp: (rows: number) => void;
  /** Takes in one row: the Message that tells of it. null: this audience learns nothing. */
  readonly next: () => string | null;
  /** A Snapshot. */
  readonly snapshot: () => string;
  /** Exactly what was missed since number n, a list of Messages; null if that was never said, or too long ago. */
  readonly since: (n: number) => string | null;
}

/** How many messages are kept for those who come back; whoever was away for longer starts anew. */
export const KEPT_MESSAGES = 32;

/** Something this audience was told. Either it is written, or the views around it are still at hand. */
interface Told {
  readonly n: number;
  readonly events: string; // JSON, without the brackets of the list
  view: (() => unknown) | null;
  text: string | null;
}

export function openAudience(table: Table, viewer: Viewer): Audience {
  const reader = table.reader(viewer);
  const heard = openTexts();
  let told: Told[] = [{ n: 0, events: '', view: once(reader.start), text: '' }]; // the first only says what was before
  let viewText: string | null = null; // of the last view

  const last = (): Told => told.at(-1) as Told;
  const note = (chapter: Chapter): Told | null => {
    if (chapter.events.length === 0) return null;
    const events = JSON.stringify(chapter.events).slice(1, -1);
    heard.add(events);
    const latest = { n: last().n + 1, events, view: once(chapter.view), text: null };
    told.push(latest);
    if (told.length > 2 * KEPT_MESSAGES) told = told.slice(-KEPT_MESSAGES - 1);
    viewText = null;
    return latest;
  };
  const read = (): Told | null => {
    const chapter = reader.read();
    return chapter === null ? null : note(chapter);
  };
  const write = (i: number): string => {
    const [before, message] = [told[i - 1], told[i]] as [Told, Told];
    if (message.text !== null) return message.text;
    const patch = JSON.stringify(diff(before.view?.(), message.view?.()));
    message.text = `{"n":${message.n},"events":[${message.events}],"patch":${patch}}`;
    if (before.text !== null) before.view = null; // nobody needs it any more
    return message.text;
  };
  const catchUp = (rows: number): void => {
    for (let i = 0; i < rows && reader.left() > 0; i++) read();
  };
  return {
    viewer,
    left: reader.left,
    catchUp,
    next: () => (read() === null ? null : write(told.length - 1)),
    snapshot: () => {
      catchUp(reader.left());
      viewText ??= JSON.stringify(last().view?.());
      return `{"n":${last().n},"view":${viewText},"events":[${heard.all()}]}`;
    },
    since: (n) => {
      catchUp(reader.left());
      const missed = last().n - n;
      const isKept = missed >= 0 && missed <= KEPT_MESSAGES && n >= 0;
      if (!Number.isInteger(n) || !isKept) return null;
      const texts = Array.from({ length: missed }, (_, i) => write(told.length - missed + i));
      return `[${texts.join(',')}]`;
    },
  };
}

/** A list of texts that grows, and is asked for as a whole. */
function openTexts(): { readonly add: (text: string) => void; readonly all: () => string } {
  let joined = '';
  let more: string[] = [];
  return {
    add: (text) => void more.push(text),
    all: () => {
      if (more.length > 0) joined = (joined === '' ? more : [joined, ...more]).join(',');
      more = [];
      return joined;
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
