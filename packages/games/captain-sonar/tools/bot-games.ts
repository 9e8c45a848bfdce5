import { parseArgs } from 'node:util';
import { digest, rngFor } from '@fathom/kit';
import type { BotPlayer, Seat, Seed } from '@fathom/kit';
import { CHARTS, SCENARIOS, SIDES, captainSonarPlayable } from '@fathom/captain-sonar';
import type { SideName, View } from '@fathom/captain-sonar';
import { exhibit } from '../src/bot/exhibition.ts';

const { values: given } = parseArgs({
  options: {
    games: { type: 'string', default: '30' },
    mode: { type: 'string', default: 'turn' },
    scenario: { type: 'string', default: 'all' },
    alpha: { type: 'string', default: 'commander' },
    bravo: { type: 'string', default: 'commander' },
    seed: { type: 'string', default: 'bot-games' },
    paired: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

const LEVELS = { alpha: given.alpha, bravo: given.bravo };
const times: number[] = [];
const tally = new Map<string, number>();
const lengths: number[] = [];
const minutes: number[] = [];
const wins = { alpha: 0, bravo: 0 };
const acts = new Map<string, number>();
const harms = new Map<string, number>();
let refused = 0;

const count = (map: Map<string, number>, key: string, by = 1): void => {
  map.set(key, (map.get(key) ?? 0) + by);
};

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

/** Each game in other waters, unless one kind was asked for. */
function setupOf(game: number): unknown {
  const charts = CHARTS.filter(({ size }) => size === (given.mode === 'turn' ? 10 : 15));
  const scenario = given.scenario === 'all' ? SCENARIOS[game % SCENARIOS.length] : given.scenario;
  return {
    mode: given.mode,
    scenario,
    map: charts[game % charts.length]?.id,
    chainMines: game % 4 === 3,
  };
}

function play(game: number, levels: Record<SideName, string>): SideName | null {
  const seed = digest([given.seed, game]) as Seed;
  const setup = setupOf(game);
  const table = captainSonarPlayable.open({ setup, seed });
  const players = new Map<Seat, BotPlayer>(
    captainSonarPlayable.chairs(setup).map(({ seat, side }, i) => {
      const level = levels[side as string as SideName];
      return [seat, timed(captainSonarPlayable.seatBot(level, seat, rngFor(seed, 1_000_000 + i)))];
    }),
  );
  const report = exhibit({ table, players });
  const view = table.view([]) as View;
  const end = report.end === 'over' ? (view.result?.reason ?? 'none') : report.end;
  count(tally, end);
  lengths.push(report.inputs);
  minutes.push(report.millis / 60_000);
  refused += report.refusals.length;
  for (const refusal of report.refusals.slice(0, 3)) console.error('refused', game, refusal);
  for (const { input } of table.rows)
    if (input.type === 'act') count(acts, (input.action as { type: string }).type);
    else count(acts, input.type);
  for (const said of view.record) {
    if (said.type === 'damaged') count(harms, `own ${said.fault}`);
    if (said.type === 'exploded')
      for (const side of SIDES)
        if (said.hits[side] !== 'clear')
          count(
            harms,
            `${said.charge} ${side === said.side ? 'self' : 'enemy'} ${said.hits[side]}`,
          );
  }
  if (given.verbose)
    console.log(game, end, view.result?.winner, report.inputs, JSON.stringify(view.standing));
  return view.result?.winner ?? null;
}

const games = Number(given.games);
for (let game = 0; game < games; game++) {
  const winner = play(game, LEVELS);
  if (winner !== null) wins[winner] += 1;
  if (!given.paired) continue;
  const second = play(game, { alpha: LEVELS.bravo, bravo: LEVELS.alpha });
  if (second !== null) wins[second === 'alpha' ? 'bravo' : 'alpha'] += 1;
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
const spread = (numbers: readonly number[]): string => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return `median ${at(sorted, 0.5)}, 95 % ${at(sorted, 0.95)}, most ${at(sorted, 1)}`;
};
console.log(
  `${given.mode} ${given.scenario}: ${given.alpha} ${wins.alpha} : ${wins.bravo} ${given.bravo}`,
);
console.log('endings', Object.fromEntries(tally), 'refused', refused);
console.log('inputs', spread(lengths));
console.log('minutes of play', spread(minutes));
console.log('decisions (ms)', spread(times));
console.log('actions', Object.fromEntries(acts));
console.log('damage', Object.fromEntries(harms));
