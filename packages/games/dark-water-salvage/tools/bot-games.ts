/**
 * Bots among themselves, and how they fare:
 * node packages/games/dark-water-salvage/tools/bot-games.ts --players 3 --levels commander,cadet,cadet --games 50
 * Without --players, each number of them; levels go round the table, and every game is played from every seat.
 */
import { parseArgs } from 'node:util';
import { digest, rngFor } from '@fathom/kit';
import type { BotPlayer, Seat, Seed } from '@fathom/kit';
import {
  PLAYER_COUNTS,
  darkWaterSalvagePlayable as game,
  isInDebt,
  netWorth,
} from '@fathom/dark-water-salvage';
import type { Event, View } from '@fathom/dark-water-salvage';
import { exhibit } from '../src/bot/exhibition.ts';

const { values: given } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    players: { type: 'string' },
    levels: { type: 'string', default: 'commander' },
    content: { type: 'string', default: 'greatLake' },
    seed: { type: 'string', default: 'bot-games' },
    verbose: { type: 'boolean', default: false },
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
const times: number[] = [];
const refusals: string[] = [];

function timed(player: BotPlayer): BotPlayer {
  return {
    observe: player.observe,
    choose: () => {
      const began = performance.now();
      const choice = player.choose();
      if (choice !== null) times.push(performance.now() - began);
      return choice;
    },
  };
}

interface Session {
  readonly levels: readonly string[];
  readonly number: number;
  readonly scores: Map<string, Score>;
}

function play({ levels, number, scores }: Session): string {
  const setup = { players: levels.length, content: given.content };
  const seed = digest([given.seed, number]) as Seed;
  const table = game.open({ setup, seed });
  const players = new Map<Seat, BotPlayer>(
    game
      .chairs(setup)
      .map(({ seat }, i) => [
        seat,
        timed(game.seatBot(levels[i] ?? '', seat, rngFor(seed, 1_000_000 + i))),
      ]),
  );
  const report = exhibit({ table, players });
  refusals.push(...report.refusals);
  const { hunters, result, round } = table.view([]) as View;
  const events = table.rows.flatMap(({ events: each }) => each as readonly Event[]);
  for (const [i, hunter] of hunters.entries()) {
    const level = levels[i] ?? '';
    const score = scores.get(level) ?? {
      seats: 0,
      wins: 0,
      debts: 0,
      prestige: 0,
      worth: 0,
      salvages: 0,
      misses: 0,
    };
    score.seats += 1;
    score.wins += result?.winners.includes(hunter.name) ? 1 / result.winners.length : 0;
    score.debts += Number(isInDebt(hunter));
    score.prestige += hunter.prestige;
    score.worth += netWorth(hunter);
    score.salvages += hunter.salvages;
    score.misses += events.filter(
      (event) => event.type === 'wreckMissed' && event.hunter === hunter.name,
    ).length;
    scores.set(level, score);
  }
  if (given.verbose)
    console.log(number, report.end, result?.reason, round, report.inputs, report.millis / 60_000);
  return result?.reason ?? report.end;
}

const rotated = (levels: readonly string[], by: number): readonly string[] =>
  levels.map((_, i) => levels[(i + by) % levels.length] ?? '');

const counts = given.players === undefined ? PLAYER_COUNTS : given.players.split(',').map(Number);
for (const players of counts) {
  const named = given.levels.split(',');
  const levels = Array.from({ length: players }, (_, i) => named[i % named.length] ?? '');
  const turns = new Set(levels).size === 1 ? 1 : players;
  const scores = new Map<string, Score>();
  const endings = new Map<string, number>();
  for (let number = 0; number < Number(given.games); number++)
    for (let by = 0; by < turns; by++) {
      const end = play({ levels: rotated(levels, by), number, scores });
      endings.set(end, (endings.get(end) ?? 0) + 1);
    }
  console.log(`${players} players, ${given.content}:`, Object.fromEntries(endings));
  for (const [level, score] of scores) {
    const mean = (sum: number): string => (sum / score.seats).toFixed(2);
    const share = (sum: number): string => `${((100 * sum) / score.seats).toFixed(0)} %`;
    console.log(
      `  ${level}: wins ${share(score.wins)}, in debt ${share(score.debts)}, prestige ${mean(score.prestige)},`,
      `net worth ${mean(score.worth)}, salvages ${mean(score.salvages)}, misses ${mean(score.misses)}`,
    );
  }
}
const sorted = times.toSorted((one, other) => one - other);
const at = (part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
console.log(`decisions: ${times.length}, ms: median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`);
for (const refusal of refusals.slice(0, 5)) console.log('refused:', refusal);
process.exitCode = refusals.length === 0 ? 0 : 1;
