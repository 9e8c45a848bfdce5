import { digest, rngFor } from '@fathom/kit';
import type { BotPlayer, Choice, Seat, Seed, Table } from '@fathom/kit';
import { exhibit } from '@fathom/kit/exhibition';
import type { Report } from '@fathom/kit/exhibition';
import { captainSonarPlayable } from '@fathom/captain-sonar';
import type { Action, SideName, View } from '@fathom/captain-sonar';

export const seedOf = (...parts: readonly unknown[]): Seed => digest(parts) as Seed;

/** A level for each crew. */
export type Levels = Readonly<Record<SideName, string>>;
export const both = (level: string): Levels => ({ alpha: level, bravo: level });

/** One thing a bot chose to do, or not to do. */
export interface Decision {
  readonly seat: Seat;
  readonly view: View; // what it saw
  readonly rows: number; // how long the log was
  readonly choice: Choice<Action> | null;
}
export interface Game {
  readonly table: Table;
  readonly report: Report;
  readonly decisions: readonly Decision[];
  readonly view: View; // in the end, all open
}

export interface Match {
  readonly levels: Levels;
  readonly setup: unknown;
  readonly seed: Seed;
}

export function botAt({ levels, setup, seed }: Match, seat: Seat): BotPlayer {
  const chairs = captainSonarPlayable.chairs(setup);
  const place = chairs.findIndex((chair) => chair.seat === seat);
  const level = levels[chairs[place]!.side as string as SideName];
  return captainSonarPlayable.seatBot(level, seat, rngFor(seed, 1_000_000 + place));
}

/** Plays a match out, each bot in a seat of its own. */
export async function playOut(match: Match): Promise<Game> {
  const table = captainSonarPlayable.open(match);
  const decisions: Decision[] = [];
  const players = new Map(
    captainSonarPlayable.chairs(match.setup).map(({ seat }) => {
      const bot = botAt(match, seat);
      const player: BotPlayer = {
        observe: bot.observe,
        choose: () => {
          const choice = bot.choose() as Choice<Action> | null;
          const view = table.view([seat]) as View;
          decisions.push({ seat, view, rows: table.rows.length, choice });
          return choice;
        },
      };
      return [seat, player];
    }),
  );
  const report = await exhibit({ table, players });
  return { table, report, decisions, view: table.view([]) as View };
}
