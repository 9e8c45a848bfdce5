import type { Refusal, Seat, Side } from '@fathom/kit';
import type { Accessor, Component } from 'solid-js';

/** A table as a game's own components see it. A live match, a local one and a replay all look like this. */
export interface GameTable<View = unknown, Event = unknown, Action = unknown> {
  readonly view: Accessor<View>;
  readonly events: Accessor<readonly Event[]>; // all so far, in order
  readonly news: Accessor<readonly Event[]>; // what has just happened: to animate and to sound
  readonly seat: Accessor<Seat | null>; // whose knowledge is shown; null: a spectator's or everybody's
  readonly mayAct: Accessor<boolean>; // whether that seat is this person's, and the line is up
  readonly act: (action: Action) => Promise<Refusal | null>;
  readonly nameOf: (side: Side) => string; // "You" for the own side
  readonly notes: NoteStore; // the player's own paper, kept in this browser
  readonly isReplay: boolean;
}

/** Small JSON values that belong to this match and this person. */
export interface NoteStore {
  readonly read: (name: string) => unknown;
  readonly write: (name: string, value: unknown) => void;
}

/** What to do now, in words. */
export interface Prompt {
  readonly title: string;
  readonly hint: string;
  readonly isYours: boolean; // something is waited for from this person
}

/** A game's parts at one table, sharing what the person has picked up or begun to choose. */
export interface Station {
  readonly prompt: Accessor<Prompt>;
  readonly Board: Component;
  readonly Actions: Component; // directly under the board
  readonly Paper: Component; // beside it: sheets, soundings, aids
  readonly Standing: Component<{ readonly side: Side }>; // under a player's name
}

export const SOUNDS = ['ping', 'splash', 'blast', 'sink', 'move', 'win', 'lose', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What a game adds to the frame. One folder a game, and nothing else. */
export interface GameClient<View = unknown, Event = unknown, Action = unknown> {
  readonly id: string;
  readonly water: string; // where it is played, as a chart would name it
  readonly sides: readonly {
    readonly side: Side;
    readonly name: string;
    readonly letter: string;
  }[];
  readonly sit: (table: GameTable<View, Event, Action>) => Station;
  /** One line for the log and the screen reader; null: not worth one. */
  readonly narrate: (event: Event, nameOf: (side: Side) => string) => string | null;
  readonly soundOf: (event: Event) => Sound | null;
  readonly Rules: Component;
}

/** Closes over a game's types, so that the frame needs none of them. */
export const gameClient = <View, Event, Action>(
  client: GameClient<View, Event, Action>,
): GameClient => client as unknown as GameClient;
