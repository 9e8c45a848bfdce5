import type { Viewer } from './game.ts';
import { diffText } from './patch.ts';
import type { Patch } from './patch.ts';
import { earlierPage, latestFrom, latestStart } from './told-pages.ts';
import type { Chapter, SeenPaper, Table } from './table.ts';

/** What a viewer knows, and the latest it was told, for one who has just come in. */
export interface Snapshot {
  readonly n: number;
  readonly view: unknown;
  readonly events: readonly unknown[]; // of the last messages
  readonly earlier?: number; // how many messages were before those; not there: none
}
/** What was told before the events of a Snapshot, or of another such page. */
export interface EarlierEvents {
  readonly before: number; // of messages up to this number
  readonly events: readonly unknown[];
  readonly earlier: number; // how many messages were before those
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
  /**
   * To be called after each drawing: a Message that tells of it and uses up no number, but has that of the one before it.
   * null: this audience learns nothing.
   */
  readonly paper: () => string | null;
  /** A Snapshot. */
  readonly snapshot: () => string;
  /** EarlierEvents, of messages up to this number; null: nothing so early is at hand, or there was no such number. */
  readonly earlier: (before: number) => string | null;
  /** How many of the first messages are not at hand. */
  readonly forgotten: () => number;
  /** All that another one needs to go on from here, at a table that goes on from here. */
  readonly bookmark: () => AudienceBookmark;
  /** Exactly what was missed since number n, a list of Messages; null if that was never said, too long ago, or before a paper. */
  readonly since: (n: number) => string | null;
}

/** An audience as it stood: what it says from there on is the same as if it had heard everything. */
export interface AudienceBookmark {
  readonly n: number;
  readonly heard: readonly string[]; // the events of the last messages, as many as a Snapshot tells
  readonly messages: readonly string[]; // the last ones, for those who come back
  readonly marks: readonly (readonly [place: number, n: number])[];
  readonly papers: readonly SeenPaper[];
}

/** How many messages are kept for those who come back; whoever was away for longer starts anew. */
export const KEPT_MESSAGES = 32;

/** Characters of views that may have to be compared for one who comes back: beyond it everything anew costs less. */
const MOST_COMPARED = 500_000;

/** Something this audience was told. Either it is written, or the views around it are still at hand. */
interface Told {
  readonly n: number;
  readonly events: string; // JSON, without the brackets of the list
  look: Chapter['view'] | null; // makes the view; null: it is made, or nobody needs it any more
  view: unknown;
  text: string | null;
}

/** `from`: how it stood where the table was opened; without it, it hears everything. */
export function openAudience(table: Table, viewer: Viewer, from?: AudienceBookmark): Audience {
  const reader = table.reader(viewer, from?.papers);
  const heard: string[] = [...(from?.heard ?? [])]; // the events of each message
  const forgotten = from === undefined ? 0 : from.n - heard.length; // of the first messages
  const marks = new Map<number, number>(from?.marks); // for the place of a paper, the number it stands behind
  let told = toldBefore(from ?? UNTOLD, reader.start); // the first only says what was before
  let viewText: string | null = null; // of the last view
  let eventsText: string | null = null; // of the latest events
  let drawings = 0; // that it has seen

  const lastView = (): string => (viewText ??= JSON.stringify(viewOf(last())));
  const last = (): Told => told.at(-1) as Told;
  const note = ({ events, textOf, view }: Chapter): Told | null => {
    if (events.length === 0) return null;
    const texts = listed(events, textOf);
    const latest = { n: last().n + 1, events: texts, look: view, view: null, text: null };
    heard.push(latest.events);
    told.push(latest);
    if (told.length > 2 * KEPT_MESSAGES) told = told.slice(-KEPT_MESSAGES - 1);
    forgetTexts();
    return latest;
  };
  const forgetTexts = (): void => {
    viewText = null;
    eventsText = null;
  };
  const markPaper = (): void => {
    const place = reader.place();
    if (reader.papers().some((paper) => paper.place === place)) marks.set(place, last().n);
  };
  const read = (): Told | null => {
    markPaper();
    const chapter = reader.read();
    return chapter === null ? null : note(chapter);
  };
  const write = (i: number): string => {
    const [before, message] = [told[i - 1], told[i]] as [Told, Told];
    if (message.text !== null) return message.text;
    const view = viewOf(before);
    message.text = messageText(message, diffText(view, viewOf(message, view)));
    if (before.text !== null) before.view = null; // nobody needs it any more
    return message.text;
  };
  const catchUp = (rows: number): void => {
    for (let i = 0; i < rows && reader.left() > 0; i++) read();
  };
  /** What was drawn since it was last asked, by whomever, shows in the last view. */
  const lookAgain = (): void => {
    if (drawings === table.drawings()) return;
    drawings = table.drawings();
    last().look = null;
    last().view = table.view(viewer);
    forgetTexts();
  };
  const arrive = (): void => {
    catchUp(reader.left());
    lookAgain();
    markPaper();
  };
  /**
   * The papers among the events, where they were last drawn. Those with nothing heard between them have an order of their own:
   * in which they were drawn could depend on rows that this viewer must not hear of.
   */
  const papers = (): readonly { readonly n: number; readonly events: string }[] =>
    reader
      .papers()
      .map(({ key, place, events }) => ({ key, n: marks.get(place) ?? 0, events: listed(events) }))
      .toSorted((one, other) => one.n - other.n || (one.key < other.key ? -1 : 1));
  const toldPages = () => ({ heard, forgotten, papers: papers() });
  return {
    viewer,
    left: reader.left,
    catchUp,
    next: () => (read() === null ? null : write(told.length - 1)),
    paper: () => {
      const events = table.drawn(viewer);
      if (events.length === 0) return null;
      const before = viewOf(last());
      lookAgain();
      return messageText({ n: last().n, events: listed(events) }, diffText(before, viewOf(last())));
    },
    snapshot: () => {
      arrive();
      eventsText ??= latestFrom(toldPages());
      return `{"n":${last().n},"view":${lastView()},${eventsText}}`;
    },
    earlier: (before) => {
      arrive();
      return earlierPage(toldPages(), before);
    },
    forgotten: () => forgotten,
    bookmark: () => {
      arrive();
      const { n } = last();
      const kept = Math.min(n, KEPT_MESSAGES);
      return {
        n,
        heard: heard.slice(latestStart(heard)),
        messages: Array.from({ length: kept }, (_, i) => write(told.length - kept + i)),
        marks: [...marks],
        papers: reader.papers(),
      };
    },
    since: (n) => {
      arrive();
      const missed = last().n - n;
      const isKept = missed >= 0 && missed <= KEPT_MESSAGES && n >= 0;
      const isDear = missed * lastView().length > MOST_COMPARED;
      const isBeforePaper = papers().some((paper) => paper.n >= n);
      if (!Number.isInteger(n) || !isKept || isDear || isBeforePaper) return null;
      const texts = Array.from({ length: missed }, (_, i) => write(told.length - missed + i));
      return `[${texts.join(',')}]`;
    },
  };
}

const UNTOLD: Pick<AudienceBookmark, 'n' | 'messages'> = { n: 0, messages: [] };

/** What was told last, written already, after something that only says what was before. */
function toldBefore({ n, messages }: typeof UNTOLD, look: Told['look']): Told[] {
  const written = ['', ...messages].map((text, i): Told => ({
    n: n - messages.length + i,
    events: '',
    look: null,
    view: null,
    text,
  }));
  (written.at(-1) as Told).look = look;
  return written;
}

/** A list as JSON, without its brackets. */
function listed(events: readonly unknown[], textOf: Chapter['textOf'] = JSON.stringify): string {
  let text = '';
  for (const event of events) text += text === '' ? textOf(event) : `,${textOf(event)}`;
  return text;
}

const messageText = ({ n, events }: Pick<Told, 'n' | 'events'>, patch: string): string =>
  `{"n":${n},"events":[${events}],"patch":${patch}}`;

function viewOf(told: Told, before?: unknown): unknown {
  if (told.look !== null) told.view = told.look(before);
  told.look = null;
  return told.view;
}
