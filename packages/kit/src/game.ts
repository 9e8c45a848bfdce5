import type { Schema } from './schema.ts';

declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
/** One chair at the table: a role on a side, such as "red.captain". */
export type Seat = Brand<string, 'Seat'>;
/** A team. Its seats win and lose together. */
export type Side = Brand<string, 'Side'>;
/** Game time since the start. The host stamps it; rules never read a clock. */
export type Millis = Brand<number, 'Millis'>;
/** null: the receiver may not know. */
export type Hidden<T> = T | null;
/** The seats whose knowledge is shown. [] is a spectator; every seat is the open record. */
export type Viewer = readonly Seat[];

export const FORFEITS = ['resigned', 'time', 'absent'] as const;
export type Forfeit = (typeof FORFEITS)[number];

export interface Act<Action> {
  readonly type: 'act';
  readonly at: Millis;
  readonly seat: Seat;
  readonly action: Action;
}
export type Input<Action> =
  | Act<Action>
  | { readonly type: 'tick'; readonly at: Millis }
  | {
      readonly type: 'forfeit';
      readonly at: Millis;
      readonly seat: Seat;
      readonly reason: Forfeit;
    };

export interface Rng {
  /** A whole number in 0 … below − 1, each equally likely. */
  int(below: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** All that a rule may touch while it decides one input; dropped whole on refusal. */
export interface Turn<State, Event> {
  readonly state: State; // after the last emit
  readonly rng: Rng; // seeded from (match seed, log position)
  readonly emit: (event: Event) => void; // record a fact, move the state past it
}

/** What a sentence about something needs to know of it. */
export type Fact = string | number | boolean | null | readonly (string | number)[];
export type Facts = Readonly<Record<string, Fact>>;
/** Why an input was not taken. It must say nothing that the sender's view does not. Words are made where it is read. */
export interface Refusal {
  readonly code: string; // camelCase, stable
  readonly facts?: Facts; // what the words need; absent where the code says it all
}
export interface Chair {
  readonly seat: Seat;
  readonly side: Side;
  readonly role: string;
}
export interface Outcome {
  readonly winners: readonly Side[]; // none: a draw
  readonly reason: string;
}

/** A game is a plain object of pure functions over plain JSON. See docs/ADDING_A_GAME.md. */
export interface Game<State, Action, Event, View, Setup> {
  readonly id: string;
  readonly name: string;
  readonly version: number; // a match is pinned to id@version
  /** The options of a match: shape, defaults and a one-line explanation each. */
  readonly setup: Schema<Setup>;
  /** The shape of an action. Legality is decide's work. */
  readonly action: Schema<Action>;
  readonly chairs: (setup: Setup) => readonly Chair[];
  /** `shared`: luck that is the same in other matches, where the host wants them to begin alike. */
  readonly start: (setup: Setup, rng: Rng, shared?: Rng) => State;
  /** The law: emit what follows from the input, or refuse it. */
  readonly decide: (turn: Turn<State, Event>, input: Input<Action>) => Refusal | null;
  /** The only place a state changes. Total, and blind to legality. */
  readonly evolve: (state: State, event: Event) => State;
  /**
   * Built up from nothing, never cut down from State. `before` is a view that the same viewer had of the same match:
   * long lists may go on from it, but what comes out must be the same without it.
   */
  readonly view: (state: State, viewer: Viewer, before?: View) => View;
  /** What the viewer hears of an event; `after` is the state once its whole input is settled. */
  readonly redact: (event: Event, after: State, viewer: Viewer) => Event | null;
  /** From the View, so that the list itself can give nothing away. Lazy: it may be huge. */
  readonly legal: (view: View, seat: Seat) => Iterable<Action>;
  /**
   * Actions too many to list, such as a drawn line: `legal` has examples of these, and `decide` judges the rest. A seat
   * may send one only while an open-ended action of the same `type` is among its examples.
   */
  readonly openEnded?: (action: Action) => boolean;
  /**
   * What crew mates say to each other. It is no play: `legal` never lists it, `decide` takes it whenever it makes sense,
   * and it changes nothing but what their own crew sees.
   */
  readonly talk?: (action: Action) => boolean;
  /**
   * The name of the paper that an action draws on, such as a crew's plotting sheet; null for all that is play. Paper is
   * kept as its latest state and not as every stroke, so it must change nothing but what its own crew sees.
   */
  readonly paper?: (action: Action, seat: Seat) => string | null;
  /** Whether a match with these options goes on while people think, so that bots must take the time people would. */
  readonly realTime?: (setup: Setup) => boolean;
  /** Who is waited for. Clocks show it to everybody, so it may hold nothing secret. */
  readonly toAct: (state: State) => readonly Seat[];
  /**
   * When the host must send the next tick, if no input comes first. The tick stands in for whoever is waited for: seconds a
   * move begin anew for them with what comes next.
   */
  readonly deadline: (state: State) => Millis | null;
  readonly outcome: (state: State) => Outcome | null;
  /** A full State that this View could have come from. Required where a searching bot exists. */
  readonly imagine?: (view: View, rng: Rng) => State;
}

/** A game whose types nobody needs to know. */
export type SomeGame = Game<unknown, unknown, unknown, unknown, unknown>;

export const refuse = (code: string, facts?: Facts): Refusal =>
  facts === undefined ? { code } : { code, facts };
