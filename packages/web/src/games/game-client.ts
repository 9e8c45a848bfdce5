import type { Chair, ClientWords, Foresee, Refusal, Seat, Side } from '@fathom/kit';
import type { Accessor, Component } from 'solid-js';

/** A table as a game's own components see it. A live match, a local one and a replay all look like this. */
export interface GameTable<View = unknown, Event = unknown, Action = unknown> {
  readonly view: Accessor<View>; // to be shown: as told, with what is foreseen of `pending`
  readonly told: Accessor<View>; // as the host has told it: all that may be inferred from
  readonly pending: Accessor<readonly PendingAction<Action>[]>; // this person's, in the order they were sent
  readonly events: Accessor<readonly Event[]>; // in order; of a long match the latest, until somebody asks for more
  readonly earlier?: EarlierPages; // without it, all events are there
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
  readonly levelOf?: (seat: Seat) => string | null; // of the bot whose seat it is; null: a person's, even if a bot stands in
  /** Game time now, in milliseconds, as near as this browser can tell. Not a signal: ask again to see it run. */
  readonly time: () => number;
  readonly notes: NoteStore; // the player's own paper, kept in this browser
  readonly isReplay: boolean;
  /** How it all was at the end, where a match is looked back on and everything lies open; null: it does not. */
  readonly atTheEnd?: Accessor<View | null>;
  /** What a bot would do in the person's seats, as long as they have a hint of it open: to be drawn on the board. */
  readonly advised?: Accessor<readonly AdvisedAction<Action>[]>;
}

/** What was told before the events that are there. */
export interface EarlierPages {
  readonly exist: Accessor<boolean>;
  /** Brings the page before them, soon. */
  readonly ask: () => void;
}

export interface AdvisedAction<Action = unknown> {
  readonly seat: Seat;
  readonly action: Action;
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

/** When the game goes on by itself, whoever has not acted by then. */
export interface StepDeadline {
  readonly until: number; // game time
  readonly label: string | null; // what happens then: "Passes for you in"; null: the board says it itself
}

/** Something that has just happened and is worth a moment on the board. */
export interface BoardMoment {
  readonly lasts: number; // milliseconds, 1,500 at most
  readonly Picture: Component; // laid over the middle of the board, and nothing else is covered
}

/** How a match ended, as its game tells it. */
export interface MatchEnding {
  readonly title: string; // who won: "You win", "Coral wins"
  readonly why: string; // by what: "29 beats 34: Coral is in debt"
  readonly turningPoint: string | null; // the move that decided it, in a sentence; null: there was none
  readonly Picture?: Component; // what was hidden where: small, drawn from the view of the finished match
}

/** A game's parts at one table, sharing what the person has picked up or begun to choose. */
export interface Station {
  readonly prompt: Accessor<Prompt>;
  /** What is waited for besides the prompt: from the person's other seats first, then from crew mates. */
  readonly alsoWaiting?: Accessor<readonly Prompt[]>;
  readonly deadline?: Accessor<StepDeadline | null>;
  readonly hasLeft?: Accessor<boolean>; // the others play on without this person, who cannot resign again
  /** What has just happened, in a sentence, said before what to do. Without it, the last line of the log. */
  readonly lastly?: Accessor<string | null>;
  /** Asked for each of the table's news, in order. The event is one of the game's own. */
  readonly momentOf?: (event: never) => BoardMoment | null;
  /** Whether a voice calls an event out to this person; all that there are words for unless said. */
  readonly isNews?: (event: never) => boolean;
  readonly ending?: Accessor<MatchEnding | null>; // once the match is over; without it, the prompt says it
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
  'lowNorth',
  'lowEast',
  'lowSouth',
  'lowWest',
  'mark',
  'ready',
  'alarm',
  'stop',
  'hush',
  'surface',
  'dive',
  'arrival',
  'departure',
  'talk',
  'order',
  'question',
  'contact',
  'yes',
  'no',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** The options of a match as far as somebody has chosen them: what is missing has its default. */
export type MatchOptions = Readonly<Record<string, unknown>>;

export interface OptionsProps {
  readonly schema: unknown; // the game's options as JSON Schema, with defaults and explanations
  readonly chosen: MatchOptions;
  readonly onChange: (name: string, value: unknown) => void;
}

/** voice, liveVoice: by which of the two its words are called out. */
export type EarSetting = 'voice' | 'liveVoice' | 'ambience';

/** Words between crew mates that are the game's own. */
export interface CrewSaying {
  readonly who: string;
  readonly words: string;
  readonly at: number; // game time
}

/** What a game adds to the frame. One folder per game, and nothing else. */
export interface GameClient<View = unknown, Event = unknown, Action = unknown> {
  readonly id: string;
  readonly water: string | null; // where all its matches are played, as a chart would name it
  readonly sides: readonly {
    readonly side: Side;
    readonly name: string;
    readonly letter: string;
  }[];
  readonly sit: (table: GameTable<View, Event, Action>) => Station;
  readonly foresee?: Foresee<View, Action>; // without it, the board waits for the host
  readonly words: ClientWords<Event>;
  /** What people can switch for their ears in a match with these options, besides sounds. */
  readonly ears?: (options: MatchOptions) => readonly EarSetting[];
  /** What one of a crew has said to the others: it stands with the crew's talk where there is any, else in the log. */
  readonly sayingOf?: (event: Event) => CrewSaying | null;
  readonly soundOf: (event: Event) => Sound | null;
  /** It makes something of all events from the first on: they are fetched by and by, where the match is long. */
  readonly readsAllEvents?: true;
  readonly Rules: Component;

  /** The seats of a match with these options. Without it, those of the default options. */
  readonly seatsFor?: (options: MatchOptions) => readonly Chair[];
  /** Whether a match with these options runs by time of its own, so that no clock goes with it. */
  readonly hasNoClock?: (options: MatchOptions) => boolean;
  /** Whether hints are to come unasked in a match with these options, where there are hints at all. */
  readonly isGuided?: (options: MatchOptions) => boolean;
  /** What is going to be played with these options, where there is something to say about it. */
  readonly describeOptions?: (options: MatchOptions) => Promise<string | null>;
  /** What one value of an option is called: "Turn by turn". null: as it is written. Without it, so are all. */
  readonly nameOfOption?: (name: string, value: unknown) => Promise<string | null>;
  /** Fields for the options, in place of the form made from their schema. */
  readonly Options?: Component<OptionsProps>;
  /** The one option that comes before all others, because it decides who plays. It is not among `Options`. */
  readonly MainOption?: Component<OptionsProps>;
}

/** Closes over a game's types, so that the frame needs none of them. */
export const gameClient = <View, Event, Action>(
  client: GameClient<View, Event, Action>,
): GameClient => client as unknown as GameClient;
