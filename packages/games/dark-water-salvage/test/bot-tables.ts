import { digest, rngFor } from '@fathom/kit';
import type { BotPlayer, Choice, Seat, Seed, Table } from '@fathom/kit';
import { exhibit } from '@fathom/kit/exhibition';
import type { Report } from '@fathom/kit/exhibition';
import { darkWaterSalvagePlayable } from '@fathom/dark-water-salvage';
import type { Action, Setup, View } from '@fathom/dark-water-salvage';

export const seedOf = (...parts: readonly unknown[]): Seed => digest(parts) as Seed;

export interface Match {
  readonly levels: readonly string[]; // by seat
  readonly setup: Partial<Setup>;
  readonly seed: Seed;
}
/** One thing a bot chose to do. */
export interface Decision {
  readonly seat: Seat;
  readonly view: View; // what it saw
  readonly rows: number; // how long the log was
  readonly choice: Choice<Action>;
}
export interface Game {
  readonly table: Table;
  readonly report: Report;
  readonly decisions: readonly Decision[];
  readonly view: View; // in the end, all open
}

/** So many of one level, or these. */
export const matchOf = (
  levels: readonly string[],
  setup: Partial<Setup>,
  ...name: readonly unknown[]
): Match => ({
  levels,
  setup: { ...setup, players: levels.length as Setup['players'] },
  seed: seedOf('bots', levels, setup, ...name),
});

export function botAt({ levels, setup, seed }: Match, seat: Seat): BotPlayer {
  const place = darkWaterSalvagePlayable.chairs(setup).findIndex((chair) => chair.seat === seat);
  return darkWaterSalvagePlayable.seatBot(levels[place]!, seat, rngFor(seed, 1_000_000 + place));
}

export async function playOut(match: Match): Promise<Game> {
  const table = darkWaterSalvagePlayable.open(match);
  const decisions: Decision[] = [];
  const players = new Map(
    darkWaterSalvagePlayable.chairs(match.setup).map(({ seat }) => [seat, botAt(match, seat)]),
  );
  const report = await exhibit({
    table,
    players,
    watch: (seat, choice) => {
      const view = table.view([seat]) as View;
      decisions.push({ seat, view, rows: table.rows.length, choice: choice as Choice<Action> });
    },
  });
  return { table, report, decisions, view: table.view([]) as View };
}
