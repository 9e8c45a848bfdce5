import type { Chair, ClientWords, Foresee, Refusal, Seat, Side } from '@fathom/kit';
import type { Accessor, Component } from 'solid-js';

/** A table as a game's own components see it. A live match, a local one and a replay all look like this. */
export interface GameTable<View = unknown, Event = unknown, Action = unknown> {
  readonly view: Accessor<View>; // to be shown: as told, with what is foreseen of `pending`
  readonly told: Accessor<View>; // as the host has told it: all that may be inferred from
  readonly pending: Accessor<readonly PendingAction<Action>[]>; // this person's, in the order they were sent
  readonly events: Accessor<readonly Event[]>; // all so far, in order
  readonly news: Accessor<readonly Event[]>; // what has just happened: to animate and to sound
  /**
   * The seats whose knowledge is shown, in the order of the chairs. Somebody may hold several of one
   * side, and a replay shows a whole crew's; [] is a spectator's or everybody's.
   */
  readonly you: Accessor<readonly Seat[]>;
  readonly seat: Accessor<Seat | null>; // the first of them: all there is where a person has one seat
  readonly mayAct: Accessor<boolean>; // whether those seats are this person's, and the line is up
  readonly act: SubmitAction<Action>;
  readonly nameOf: (side: Side) => string; // "You" for the person's own side; a crew goes by its side's name
  readonly nameOfSeat: (seat: Seat) => string; // "You" or who holds it
  readonly isBot: (seat: Seat) => boolean; // a bot plays it now
  /** Game time now, in milliseconds, as near as this browser can tell. Not a signal: ask again to see it run. */
  readonly time: () => number;
  readonly notes: NoteStore; // the player's own paper, kept in this browser
  readonly isReplay: boolean;
}

/** What this person did and the host has not answered yet. */
export interface PendingAction<Action = unknown> {
  readonly seat: Seat;
  readonly action: Action;
  readonly isForeseen: boolean; // the view shows what comes of it
}

/** One of the person's seats acts. Where a person has one seat only, it need not be named. */
export interface SubmitAction<Action = unknown> {
  (seat: Seat, action: Action): Promise<Refusal | null>;
  (action: Action): Promise<Refusal | null>;
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
  /** What is waited for besides the prompt: from the person's other seats first, then from crew mates. */
  readonly alsoWaiting?: Accessor<readonly Prompt[]>;
  /**
   * board (the default): one board on a card of its own, panels on both sides.
   * stations: `Board` has cards of its own, most likely a `Stations` of frame/stations.tsx with a panel
   * for each seat of the person, and all the width but one column.
   */
  readonly layout?: 'board' | 'stations';
  readonly Board: Component;
  readonly Actions: Component; // directly under the board
  readonly Paper: Component; // beside it: sheets, soundings, aids
  readonly Standing: Component<{ readonly side: Side }>; // under a player's name
}

export const SOUNDS = [
  'ping',
  'splash',
  'blast',
  'sink',
  'move',
  'win',
  'lose',
  'turn',
  'north',
  'east',
  'south',
  'west',
  'mark',
  'ready',
  'alarm',
  'stop',
  'hush',
  'surface',
  'dive',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** The options of a match as far as somebody has chosen them: what is missing has its default. */
export type MatchOptions = Readonly<Record<string, unknown>>;

export interface OptionsProps {
  readonly schema: unknown; // the game's options as JSON Schema, with defaults and explanations
  readonly chosen: MatchOptions;
  readonly onChange: (name: string, value: unknown) => void;
}

/** What a game adds to the frame. One folder per game, and nothing else. */
export interface GameClient<View = unknown, Event = unknown, Action = unknown> {
  readonly id: string;
  readonly water: string; // where it is played, as a chart would name it
  readonly sides: readonly {
    readonly side: Side;
    readonly name: string;
    readonly letter: string;
  }[];
  readonly sit: (table: GameTable<View, Event, Action>) => Station;
  readonly foresee?: Foresee<View, Action>; // without it, the board waits for the host
  readonly words: ClientWords<Event>;
  readonly hasVoice?: boolean; // its words call something out: a voice for it can be switched on
  readonly soundOf: (event: Event) => Sound | null;
  readonly Rules: Component;

  /** The seats of a match with these options. Without it, those of the default options. */
  readonly seatsFor?: (options: MatchOptions) => readonly Chair[];
  /** What is going to be played with these options, where there is something to say about it. */
  readonly describeOptions?: (options: MatchOptions) => Promise<string | null>;
  /** Fields for the options, in place of the form made from their schema. */
  readonly Options?: Component<OptionsProps>;
}

/** Closes over a game's types, so that the frame needs none of them. */
export const gameClient = <View, Event, Action>(
  client: GameClient<View, Event, Action>,
): GameClient => client as unknown as GameClient;
