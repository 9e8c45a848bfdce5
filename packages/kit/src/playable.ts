import type { Advice, Bot, BotPlayer, Choice } from './bot.ts';
import type { Chair, Game, Rng, Seat } from './game.ts';
import type { Schema } from './schema.ts';
import { BadInput } from './bad-input.ts';
import { parse } from './schema.ts';
import { openTable } from './table.ts';
import type { MatchOrigin, Row, Table, Update } from './table.ts';
import { capital } from './words.ts';
import type { GameWords, Notation } from './words.ts';

/** How a level of play is announced. */
export type Level = Pick<Bot, 'level' | 'name' | 'summary'>;

/** One version of a game's rules, its bots and its words, with all types closed over: what a host lists, opens and seats. */
export interface Playable {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly setup: Schema<unknown>;
  readonly action: Schema<unknown>;
  /** Fills in defaults; throws BadInput on what is no set of options for this game. */
  readonly parseSetup: (json: unknown) => unknown;
  readonly chairs: (setup: unknown) => readonly Chair[];
  readonly open: (origin: MatchOrigin, past?: readonly Row[]) => Table;
  readonly isRealTime: (setup: unknown) => boolean;
  /** The legal actions, from a view; and whether an action is of a kind of which that list has examples only. */
  readonly legal: (view: unknown, seat: Seat) => Iterable<unknown>;
  readonly isOpenEnded: (action: unknown) => boolean;
  readonly levels: readonly Level[]; // the easiest first
  readonly seatBot: (level: string, seat: Seat, rng: Rng) => BotPlayer;
  /** Puts a bot's choice into words for the person in its seat. null: this game's bots give no advice. */
  readonly explain: ((choice: Choice, view: unknown, seat: Seat) => Advice) | null;
  readonly words: GameWords;
  readonly notation: Notation;
  /** Of a game with a task of the day, which is the same for everybody. */
  readonly daily: DailyTask | null;
  /** Older versions whose matches these very rules take up: states, events and actions have kept their shape. */
  readonly continues: readonly number[];
  /** The rules of older versions, kept for matches that began under them and for the records of such. */
  readonly earlier: readonly Playable[];
}

/** A task of the day: how it is asked for, and what counts. */
export interface DailyTask {
  readonly dateOf: (setup: unknown) => string | null; // as 2026-05-17; null: it is no such match
  /** Of a finished match, from the open view. */
  readonly scoreOf: (view: unknown) => DailyScore;
}
export interface DailyScore {
  readonly found: boolean;
  readonly days: number;
  readonly hours: number; // in all: what is compared
  readonly dives: number;
}

/** What belongs to a game besides its rules. */
export interface GameParts<View, Event, Action> {
  readonly bots: readonly Bot<View, Event, Action>[]; // the easiest first
  readonly explain?: (choice: Choice<Action>, view: View, seat: Seat) => Advice;
  readonly words?: GameWords<View, Event, Action>;
  readonly notation?: Notation<Action>;
  readonly daily?: DailyTask;
  readonly continues?: readonly number[];
  readonly earlier?: readonly Playable[];
}

export function playable<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  parts: GameParts<View, Event, Action>,
): Playable {
  const { bots, explain } = parts;
  const parseSetup = (json: unknown): Setup => parse(game.setup, json, `${game.name}, options`);
  return {
    id: game.id,
    name: game.name,
    version: game.version,
    setup: game.setup,
    action: game.action,
    parseSetup,
    chairs: (setup) => game.chairs(parseSetup(setup)),
    open: (origin, past) => openTable(game, origin, past),
    isRealTime: (setup) => game.realTime?.(parseSetup(setup)) === true,
    legal: (view, seat) => game.legal(view as View, seat),
    isOpenEnded: (action) => game.openEnded?.(action as Action) === true,
    levels: bots.map(({ level, name, summary }) => ({ level, name, summary })),
    seatBot: (level, seat, rng) => closedPlayer(botNamed(game.name, bots, level).sit(seat, rng)),
    explain:
      explain === undefined
        ? null
        : (choice, view, seat) => explain(choice as Choice<Action>, view as View, seat),
    words: (parts.words ?? PLAIN_WORDS) as GameWords,
    notation: (parts.notation ?? JSON_NOTATION) as Notation,
    daily: parts.daily ?? null,
    continues: parts.continues ?? [],
    earlier: parts.earlier ?? [],
  };
}

/** The rules that a match of this version is to be played by: its own, or later ones that take it up. null: there are none. */
export function rulesFor(games: readonly Playable[], id: string, version: number): Playable | null {
  const game = games.find((known) => known.id === id);
  if (game === undefined) return null;
  const versions = [game, ...game.earlier];
  return (
    versions.find((known) => known.version === version) ??
    versions.find(({ continues }) => continues.includes(version)) ??
    null
  );
}

export function botNamed<View, Event, Action>(
  game: string,
  bots: readonly Bot<View, Event, Action>[],
  level: string,
): Bot<View, Event, Action> {
  const bot = bots.find((candidate) => candidate.level === level);
  if (bot !== undefined) return bot;
  const known = bots.map((candidate) => candidate.level).join(', ');
  throw new BadInput(`${game} has no bot "${level}"; there are ${known}`);
}

export const closedPlayer = <View, Event, Action>(
  player: BotPlayer<View, Event, Action>,
): BotPlayer => ({
  observe: (update) => player.observe(update as Update<View, Event>),
  choose: player.choose,
  meet: (people) => player.meet?.(people),
});

/** The only notation every game has. */
const JSON_NOTATION: Notation = {
  make: (action) => JSON.stringify(action),
  parse: (text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new BadInput(`"${text}" is no action: type one as JSON, as "moves" lists them`);
    }
  },
};

/** A game that has no words yet shows its data. */
const PLAIN_WORDS: GameWords = {
  event: (event) => JSON.stringify(event),
  spoken: () => null,
  refusal: () => null,
  outcome: ({ winners, reason }) =>
    winners.length === 0 ? `A draw: ${reason}.` : `${winners.join(', ')} won: ${reason}.`,
  action: (action) => JSON.stringify(action),
  side: capital,
  role: capital,
  roleText: () => null,
  options: () => null,
  board: (view) => JSON.stringify(view, null, 2),
  typing: { title: 'Actions are typed as JSON:', examples: [] },
};
