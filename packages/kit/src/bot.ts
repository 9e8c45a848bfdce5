import type { Rng, Seat } from './game.ts';
import type { Update } from './table.ts';

/** One of the things a bot could have done. */
export interface Weighed<Action = unknown> {
  readonly action: Action;
  readonly value: number; // the more the better, in the bot's own measure
}

/** What a bot does. */
export interface TimedAction<Action = unknown> {
  readonly action: Action;
  /** Milliseconds a person would need for this; a host may wait that long before it plays it. */
  readonly pause?: number;
  /** Only meant so far: who hears something before the pause is over is asked again, and the time waited counts. */
  readonly tentative?: boolean;
}

/** What a bot does, and (as plain data) what it thought. */
export interface Choice<Action = unknown> extends TimedAction<Action> {
  /** What it took to be so when it chose. */
  readonly belief: unknown;
  /** What it weighed, the best first. */
  readonly options: readonly Weighed<Action>[];
}

/** A choice in words, for whoever asks for a hint. */
export interface Advice {
  readonly what: string; // what to do
  readonly reasons: readonly string[]; // why, a sentence each
}

/** A bot in its seat. It is told what a person in that seat is told and nothing else. */
export interface BotPlayer<View = unknown, Event = unknown, Action = unknown> {
  /** The seat's story in order, from the start: a bot that is restarted hears it again and plays on. */
  readonly observe: (update: Update<View, Event>) => void;
  /** null: nothing to do for now. */
  readonly choose: () => Choice<Action> | null;
  /** The seats that people hold, as everybody at the table can see. A bot that was not told is among bots alone. */
  readonly meet?: (people: readonly Seat[]) => void;
}

/** One level of play. */
export interface Bot<View = unknown, Event = unknown, Action = unknown> {
  readonly level: string;
  readonly name: string;
  readonly summary: string; // one line: what a person meets at this level
  readonly sit: (seat: Seat, rng: Rng) => BotPlayer<View, Event, Action>;
}
