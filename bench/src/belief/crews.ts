import { SIDES, beliefAtStart, cells, hear } from '@fathom/captain-sonar/client';
import type { View } from '@fathom/captain-sonar/client';
import { captainSonarPlayable } from '@fathom/captain-sonar/playable';
import { rngFor } from '@fathom/kit';
import type { BotPlayer, Input, Millis, Seat, Seed, Table } from '@fathom/kit';
import { mean } from '../report/statistics.ts';
import { say } from '../report/say.ts';
import { timed, timesOf } from './times.ts';
import type { Times } from './times.ts';

export interface CrewBeliefPlan {
  readonly games: number; // of each mode
  readonly passes: number;
}
export interface CrewBeliefResult {
  readonly updates: Times; // one announcement
  readonly shapes: number; // mean number after an announcement
  readonly cells: number; // mean number of cells the boat can be on
}

const SETUPS = [{ mode: 'turn' }, { mode: 'realTime' }];
const LEVEL = 'commander';

/** Where a boat can be, by all that was announced in games between bots. */
export function measureCrewBelief({ games, passes }: CrewBeliefPlan): CrewBeliefResult {
  say(`belief: Captain Sonar, ${passes} passes over ${2 * games} games`);
  const ends = SETUPS.flatMap((setup) => Array.from({ length: games }, (_, n) => play(setup, n)));
  const times: number[] = [];
  const shapes: number[] = [];
  const possible: number[] = [];
  for (let pass = 0; pass <= passes; pass++) {
    if (pass === 1) times.length = 0; // the first one warms up
    for (const { setup, record } of ends)
      for (const side of SIDES) {
        let belief = beliefAtStart(setup, side);
        for (const said of record) {
          times.push(timed(() => (belief = hear(belief, said))));
          if (pass > 0) continue;
          shapes.push(belief.shapes.length);
          possible.push(cells(belief).length);
        }
      }
  }
  return { updates: timesOf(times), shapes: mean(shapes), cells: mean(possible) };
}

/** A whole game between crews of bots, on a clock of its own; the view of its end. */
function play(setup: object, n: number): View {
  const seed = n.toString(16).padStart(64, '0') as Seed;
  const table = captainSonarPlayable.open({ setup, seed });
  const seats = captainSonarPlayable.chairs(setup).map(({ seat }) => seat);
  const bots = new Map<Seat, BotPlayer>(
    seats.map((seat, i) => [
      seat,
      captainSonarPlayable.seatBot(LEVEL, seat, rngFor(seed, 1_000_000 + i)),
    ]),
  );
  for (const [seat, bot] of bots) bot.observe({ events: [], view: table.view([seat]) });
  let at = 0;
  while (table.outcome() === null) {
    at += 100;
    const input = nextInput(table, bots, at as Millis);
    if (input !== null) take(table, bots, input);
  }
  return table.view([]) as View;
}

function nextInput(
  table: Table,
  bots: ReadonlyMap<Seat, BotPlayer>,
  at: Millis,
): Input<unknown> | null {
  const due = table.deadline();
  if (due !== null && at >= due) return { type: 'tick', at: due };
  for (const [seat, bot] of bots) {
    const choice = bot.choose();
    if (choice !== null && table.propose({ type: 'act', at, seat, action: choice.action }).ok)
      return { type: 'act', at, seat, action: choice.action };
  }
  return null;
}

function take(table: Table, bots: ReadonlyMap<Seat, BotPlayer>, input: Input<unknown>): void {
  const proposal = table.propose(input);
  if (!proposal.ok) return;
  table.commit(proposal.row);
  for (const [seat, bot] of bots) {
    const events = table.heard([seat]);
    if (events.length > 0) bot.observe({ events, view: table.view([seat]) });
  }
}
