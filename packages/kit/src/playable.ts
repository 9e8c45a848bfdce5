import type { Advice, Bot, BotPlayer, Choice } from './bot.ts';
import type { Chair, Game, Rng, Seat } from './game.ts';
import type { Schema } from './schema.ts';
import { BadInput, parse } from './schema.ts';
import { openTable } from './table.ts';
import type { Beginning, Row, Table, Update } from './table.ts';

/** A game and its bots with all types closed over: what a host lists, opens and seats. */
export interface Playable {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly setup: Schema<unknown>;
  readonly action: Schema<unknown>;
  /** Fills in defaults; throws BadInput on what is no set of options for this game. */
  readonly parseSetup: (json: unknown) => unknown;
  readonly chairs: (setup: unknown) => readonly Chair[];
  readonly open: (beginning: Beginning, past?: readonly Row[]) => Table;
  readonly levels: readonly Pick<Bot, 'level' | 'name' | 'summary'>[]; // the easiest first
  readonly seatBot: (level: string, seat: Seat, rng: Rng) => BotPlayer;
  /** Puts a bot's choice into words for the person in its seat. null: this game's bots give no advice. */
  readonly explain: ((choice: Choice, view: unknown, seat: Seat) => Advice) | null;
}

/** What belongs to a game besides its rules. */
export interface Company<View, Event, Action> {
  readonly bots: readonly Bot<View, Event, Action>[]; // the easiest first
  readonly explain?: (choice: Choice<Action>, view: View, seat: Seat) => Advice;
}

export function playable<State, Action, Event, View, Setup>(
  game: Game<State, Action, Event, View, Setup>,
  { bots, explain }: Company<View, Event, Action>,
): Playable {
  const parseSetup = (json: unknown): Setup => parse(game.setup, json, `${game.name}, options`);
  return {
    id: game.id,
    name: game.name,
    version: game.version,
    setup: game.setup,
    action: game.action,
    parseSetup,
    chairs: (setup) => game.chairs(parseSetup(setup)),
    open: (beginning, past) => openTable(game, beginning, past),
    levels: bots.map(({ level, name, summary }) => ({ level, name, summary })),
    seatBot: (level, seat, rng) => {
      const bot = bots.find((candidate) => candidate.level === level);
      if (bot === undefined)
        throw new BadInput(
          `${game.name} has no bot "${level}"; there are ${bots.map((known) => known.level).join(', ')}`,
        );
      const player = bot.sit(seat, rng);
      return {
        observe: (update) => player.observe(update as Update<View, Event>),
        choose: player.choose,
      };
    },
    explain:
      explain === undefined
        ? null
        : (choice, view, seat) => explain(choice as Choice<Action>, view as View, seat),
  };
}
