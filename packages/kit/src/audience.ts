import type { Viewer } from './game.ts';
import { diffText } from './patch.ts';
import type { Patch } from './patch.ts';
import { earlierPage, latestFrom, latestStart } from './told-pages.ts';
import type { Chapter, Reader, SeenPaper } from './table-reader.ts';
import type { Table } from './table.ts';

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
  left(): number;
  /** Takes in so many rows without telling anybody. */
  catchUp(rows: number): void;
  /** Takes in one row: the Message that tells of it. null: this audience learns nothing. */
  next(): string | null;
  /**
   * To be called after each drawing: a Message that tells of it and uses up no number, but has that of the one before it.
   * null: this audience learns nothing.
   */
  paper(): string | null;
  /** A Snapshot. */
  snapshot(): string;
  /** EarlierEvents, of messages up to this number; null: nothing so early is at hand, or there was no such number. */
  earlier(before: number): string | null;
  /** How many of the first messages are not at hand. */
  forgotten(): number;
  /** All that another one needs to go on from here, at a table that goes on from here. */
  bookmark(): AudienceBookmark;
  /** Exactly what was missed since number n, a list of Messages; null if that was never said, too long ago, or before a paper. */
  since(n: number): string | null;
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
  look: Pick<Chapter, 'view'> | null; // makes the view; null: it is made, or nobody needs it any more
  view: unknown;
  text: string | null;
}

/** `from`: how it stood where the table was opened; without it, it hears everything. */
export const openAudience = (table: Table, viewer: Viewer, from?: AudienceBookmark): Audience =>
  new LiveAudience(table, viewer, from);

class LiveAudience implements Audience {
  readonly viewer: Viewer;
  readonly #table: Table;
  readonly #reader: Reader;
  readonly #heard: string[]; // the events of each message
  readonly #forgotten: number; // of the first messages
  #marks: Map<number, number> | null; // for the place of a paper, the number it stands behind
  #told: Told[]; // the first only says what was before
  #viewText: string | null = null; // of the last view
  #eventsText: string | null = null; // of the latest events
  #drawings = 0; // that it has seen

  constructor(table: Table, viewer: Viewer, from?: AudienceBookmark) {
    this.viewer = viewer;
    this.#table = table;
    this.#reader = table.reader(viewer, from?.papers);
    this.#heard = [...(from?.heard ?? [])];
    this.#forgotten = from === undefined ? 0 : from.n - this.#heard.length;
    this.#marks = from === undefined ? null : new Map(from.marks);
    this.#told = toldBefore(from ?? UNTOLD, this.#reader);
  }

  left(): number {
    return this.#reader.left();
  }

  catchUp(rows: number): void {
    for (let i = 0; i < rows && this.left() > 0; i++) this.#read();
  }

  next(): string | null {
    return this.#read() ? this.#write(this.#told.length - 1) : null;
  }

  paper(): string | null {
    const events = this.#table.drawn(this.viewer);
    if (events.length === 0) return null;
    const before = viewOf(this.#last());
    this.#lookAgain();
    const last = this.#last();
    return messageText({ n: last.n, events: listed(events) }, diffText(before, viewOf(last)));
  }

  snapshot(): string {
    this.#arrive();
    this.#eventsText ??= latestFrom(this.#pages());
    return `{"n":${this.#last().n},"view":${this.#lastView()},${this.#eventsText}}`;
  }

  earlier(before: number): string | null {
    this.#arrive();
    return earlierPage(this.#pages(), before);
  }

  forgotten(): number {
    return this.#forgotten;
  }

  bookmark(): AudienceBookmark {
    this.#arrive();
    const { n } = this.#last();
    return {
      n,
      heard: this.#heard.slice(latestStart(this.#heard)),
      messages: this.#lastMessages(Math.min(n, KEPT_MESSAGES)),
      marks: [...(this.#marks ?? [])],
      papers: this.#reader.papers(),
    };
  }

  since(n: number): string | null {
    this.#arrive();
    const missed = this.#last().n - n;
    const isKept = missed >= 0 && missed <= KEPT_MESSAGES && n >= 0;
    const isDear = missed * this.#lastView().length > MOST_COMPARED;
    const isBeforePaper = this.#papers().some((paper) => paper.n >= n);
    if (!Number.isInteger(n) || !isKept || isDear || isBeforePaper) return null;
    return `[${this.#lastMessages(missed).join(',')}]`;
  }

  #last(): Told {
    return this.#told[this.#told.length - 1] as Told;
  }

  #lastView(): string {
    return (this.#viewText ??= JSON.stringify(viewOf(this.#last())));
  }

  #lastMessages(count: number): readonly string[] {
    return Array.from({ length: count }, (_, i) => this.#write(this.#told.length - count + i));
  }

  /** Takes in one row. Says whether this audience learns anything by it. */
  #read(): boolean {
    this.#markPaper();
    const chapter = this.#reader.read();
    if (chapter === null || chapter.events.length === 0) return false;
    const events = listed(chapter.events, chapter);
    this.#heard.push(events);
    this.#told.push({ n: this.#last().n + 1, events, look: chapter, view: null, text: null });
    if (this.#told.length > 2 * KEPT_MESSAGES) this.#told = this.#told.slice(-KEPT_MESSAGES - 1);
    this.#forgetTexts();
    return true;
  }

  #write(i: number): string {
    const before = this.#told[i - 1] as Told;
    const message = this.#told[i] as Told;
    if (message.text !== null) return message.text;
    const view = viewOf(before);
    message.text = messageText(message, diffText(view, viewOf(message, view)));
    if (before.text !== null) before.view = null; // nobody needs it any more
    return message.text;
  }

  #forgetTexts(): void {
    this.#viewText = null;
    this.#eventsText = null;
  }

  #markPaper(): void {
    const papers = this.#reader.papers();
    if (papers.length === 0) return;
    const place = this.#reader.place();
    if (papers.some((paper) => paper.place === place))
      (this.#marks ??= new Map()).set(place, this.#last().n);
  }

  /** What was drawn since it was last asked, by whomever, shows in the last view. */
  #lookAgain(): void {
    const drawings = this.#table.drawings();
    if (this.#drawings === drawings) return;
    this.#drawings = drawings;
    const last = this.#last();
    last.look = null;
    last.view = this.#table.view(this.viewer);
    this.#forgetTexts();
  }

  #arrive(): void {
    this.catchUp(this.left());
    this.#lookAgain();
    this.#markPaper();
  }

  /**
   * The papers among the events, where they were last drawn. Those with nothing heard between them have an order of their own:
   * in which they were drawn could depend on rows that this viewer must not hear of.
   */
  #papers(): readonly { readonly n: number; readonly events: string }[] {
    return this.#reader
      .papers()
      .map(({ key, place, events }) => {
        const n = this.#marks?.get(place) ?? 0;
        return { key, n, events: listed(events) };
      })
      .toSorted((one, other) => one.n - other.n || (one.key < other.key ? -1 : 1));
  }

  #pages(): Parameters<typeof latestFrom>[0] {
    return { heard: this.#heard, forgotten: this.#forgotten, papers: this.#papers() };
  }
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
function listed(events: readonly unknown[], chapter?: Chapter): string {
  let text = '';
  for (const event of events) {
    const next = chapter?.textOf(event) ?? JSON.stringify(event);
    text = text === '' ? next : `${text},${next}`;
  }
  return text;
}

const messageText = ({ n, events }: Pick<Told, 'n' | 'events'>, patch: string): string =>
  `{"n":${n},"events":[${events}],"patch":${patch}}`;

function viewOf(told: Told, before?: unknown): unknown {
  if (told.look !== null) told.view = told.look.view(before);
  told.look = null;
  return told.view;
}
