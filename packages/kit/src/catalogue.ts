import type { Bot, BotPlayer } from './bot.ts';
import type { Game, Rng, Seat, SomeGame } from './game.ts';
import type { GameModes } from './modes.ts';
import { botNamed, closedPlayer } from './playable.ts';
import type { Level, Playable } from './playable.ts';

/** As much of a game as its tables need. */
export interface GameName {
  readonly id: string;
  readonly name: string;
  readonly hasHints: boolean; // its bots can say in words what they would do, and why
}

/** What the lobby and every list says of a game, without loading its rules. */
export interface GameCard extends GameName {
  readonly blurb: string;
  readonly players: { readonly least: number; readonly most: number };
  readonly minutes: { readonly least: number; readonly most: number };
  readonly designer: string | null; // null: nobody is named
  readonly modes?: GameModes; // absent: there is one
  readonly tables?: readonly number[]; // of a game of crews: for how many people there are ready plans
  readonly firstMatch?: FirstMatch; // absent: there is none of its own
  readonly pairing?: Readonly<Record<string, unknown>>; // options for strangers who say nothing else; absent: the defaults
}

/** A match to learn a game by: alone with all seats of a side, against the easiest bots, who are slow. */
export interface FirstMatch {
  readonly name: string;
  readonly about: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A ladder of bots: one game with one set of options. */
export interface LadderKind {
  readonly id: string; // of its files: ladder-<id>.json
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>; // besides the defaults
}

/** What a game brings to the arena besides its levels, with the types closed over. */
export interface ArenaParts {
  readonly ladders: readonly LadderKind[];
  readonly sparring: readonly Level[]; // bots that only measure
  readonly seatSparring: (level: string, seat: Seat, rng: Rng) => BotPlayer;
  /** The rules for a search that imagines what it cannot see. null: the game cannot be imagined from a seat. */
  readonly searchable: SearchableGame | null;
}
export type SearchableGame = SomeGame & Required<Pick<SomeGame, 'imagine'>>;

export function arenaParts<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  parts: {
    readonly ladders: readonly LadderKind[];
    readonly sparring: readonly Bot<View, Event, Action>[];
  },
): ArenaParts {
  const { ladders, sparring } = parts;
  return {
    ladders,
    sparring: sparring.map(({ level, name, summary }) => ({ level, name, summary })),
    seatSparring: (level, seat, rng) =>
      closedPlayer(botNamed(game.name, sparring, level).sit(seat, rng)),
    searchable: game.imagine === undefined ? null : (game as unknown as SearchableGame),
  };
}

/** A game in the list of games: its card, and the rest of it when somebody asks. */
export interface GameEntry extends GameCard {
  readonly load: () => Promise<Playable>;
}
