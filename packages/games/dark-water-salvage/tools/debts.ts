/**
 * How bots stand in the end, which a list of wins does not show: prestige, net worth, and how many are in debt.
 * node packages/games/dark-water-salvage/tools/debts.ts --players 4 --levels admiral,first,first,first --games 20
 * Without --players, each number of them; levels go round the table, and every game is played from every seat.
 */
import { parseArgs } from 'node:util';
import { digest, rngFor } from '@fathom/kit';
import type { BotPlayer, Seat, Seed } from '@fathom/kit';
import { exhibit } from '@fathom/kit/exhibition';
import {
  PLAYER_COUNTS,
  darkWaterSalvagePlayable as game,
  isInDebt,
  netWorth,
} from '@fathom/dark-water-salvage';
import type { Event, View } from '@fathom/dark-water-salvage';
import { SPARRING } from '@fathom/dark-water-salvage/arena';

const { values: given } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    players: { type: 'string' },
    levels: { type: 'string', default: 'mate' },
    content: { type: 'string', default: 'greatLake' },
    seed: { type: 'string', default: 'debts' },
  },
});

/** What one level did, over all its seats. */
interface Score {
  seats: number;
  wins: number;
  debts: number;
  prestige: number;
  worth: number;
  salvages: number;
  misses: number;
}
const blank = (): Score => ({
  seats: 0,
  wins: 0,
  debts: 0,
  prestige: 0,
  worth: 0,
  salvages: 0,
  misses: 0,
});

/** A table of levels, by seat, with the luck of this number. */
interface Session {
  readonly levels: readonly string[];
  readonly number: number;
}

function seatBot(level: string, seat: Seat, rng: ReturnType<typeof rngFor>): BotPlayer {
  const partner = SPARRING.find((bot) => bot.level === level);
  return (partner?.sit(seat, rng) ?? game.seatBot(level, seat, rng)) as BotPlayer;
}

async function play({ levels, number }: Session, scores: Map<string, Score>): Promise<void> {
  const setup = { players: levels.length, content: given.content };
  const seed = digest([given.seed, number]) as Seed;
  const table = game.open({ setup, seed });
  const players = game
    .chairs(setup)
    .map(({ seat }, i): [Seat, BotPlayer] => [
      seat,
      seatBot(levels[i] ?? '', seat, rngFor(seed, 1_000_000 + i)),
    ]);
  const { faults } = await exhibit({ table, players: new Map(players) });
  for (const { seat, message } of faults) console.error(`${seat}: ${message}`);
  if (faults.length > 0) process.exitCode = 1;
  const { hunters, result } = table.view([]) as View;
  const events = table.rows.flatMap((row) => row.events as readonly Event[]);
  for (const [i, hunter] of hunters.entries()) {
    const level = levels[i] ?? '';
    const score = scores.get(level) ?? blank();
    scores.set(level, score);
    score.seats += 1;
    score.wins += result?.winners.includes(hunter.name) ? 1 / result.winners.length : 0;
    score.debts += Number(isInDebt(hunter));
    score.prestige += hunter.prestige;
    score.worth += netWorth(hunter);
    score.salvages += hunter.salvages;
    score.misses += events.filter(
      (event) => event.type === 'wreckMissed' && event.hunter === hunter.name,
    ).length;
  }
}

const rotated = (levels: readonly string[], by: number): readonly string[] =>
  levels.map((_, i) => levels[(i + by) % levels.length] ?? '');

const counts = given.players === undefined ? PLAYER_COUNTS : given.players.split(',').map(Number);
for (const players of counts) {
  const named = given.levels.split(',');
  const levels = Array.from({ length: players }, (_, i) => named[i % named.length] ?? '');
  const turns = new Set(levels).size === 1 ? 1 : players;
  const scores = new Map<string, Score>();
  for (let number = 0; number < Number(given.games); number++)
    for (let by = 0; by < turns; by++) await play({ levels: rotated(levels, by), number }, scores);
  console.log(`${players} players, ${given.content}:`);
  for (const [level, score] of scores) {
    const mean = (sum: number): string => (sum / score.seats).toFixed(1);
    const share = (sum: number): string => `${((100 * sum) / score.seats).toFixed(1)} %`;
    console.log(
      `  ${level}, ${score.seats} seats: wins ${share(score.wins)}, in debt ${share(score.debts)}, prestige ${mean(score.prestige)},`,
      `net worth ${mean(score.worth)}, salvages ${mean(score.salvages)}, misses ${mean(score.misses)}`,
    );
  }
}
