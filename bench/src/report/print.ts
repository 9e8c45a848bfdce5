import type { BeliefResult } from '../belief/measure.ts';
import type { Times } from '../belief/times.ts';
import type { CrewsMeasured } from '../crews/measure.ts';
import type { RulesResult } from '../rules/measure.ts';
import type { ServerResult, SizeResult } from '../trial/measure.ts';
import type { ContestantResult } from '../trial/rounds.ts';
import { PERCENTILES } from '../trial/steady.ts';
import type { SteadyResult } from '../trial/steady.ts';
import { printCluster } from './print-cluster.ts';
import { printGrowth } from './print-growth.ts';
import { warningOf } from './machine.ts';
import type { Aim, Results } from './results.ts';
import { table } from './table.ts';

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const times = (n: number): string => `${n >= 10 ? n.toFixed(1) : n.toFixed(2)}×`;
const millis = (n: number): string => (n < 1 ? n.toFixed(4) : n.toFixed(1));
const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function print(results: Results): void {
  const { machine, rules, belief, server, steady, crews, growth, cluster, aims, quick } = results;
  console.log(`\n${machine.cpu}, ${machine.cores} cores, ${machine.os}, Node ${machine.node}`);
  if (quick) console.log('A quick run: good to see that all works, too short to be quoted.');
  const warning = warningOf(machine);
  if (warning !== null) console.log(warning);
  if (rules !== null) printRules(rules);
  if (belief !== null) printBelief(belief);
  if (server !== null) printServers(server);
  if (steady !== null) printSteady(steady);
  if (crews !== null) printCrews(crews);
  if (growth !== null) printGrowth(growth);
  if (cluster !== null) printCluster(cluster);
  printAims(aims);
}

function printRules({ engines, ratios, agreedGames }: RulesResult): void {
  console.log(`\nRules: decisions a second (both engines agree on ${agreedGames} games)`);
  const rows = engines.map(({ name, playoutsPerSecond, replaysPerSecond }) => [
    name,
    whole(playoutsPerSecond),
    whole(replaysPerSecond),
  ]);
  rows.push(['ours over the faster of theirs', times(ratios.playouts), times(ratios.replays)]);
  console.log(table(['', 'random games', 'given moves only'], rows));
}

function printBelief({ updates, chances, cold, crews }: BeliefResult): void {
  console.log('\nBelief: milliseconds');
  const row = (label: string, { mean, p50, p99, max }: Times): string[] => [
    label,
    ...[mean, p50, p99, max].map(millis),
  ];
  const rows = [
    row('Depth Charge: one update', updates),
    row('Depth Charge: one update, cold process', cold),
    row('Depth Charge: chances of all squares', chances),
    row('Captain Sonar: one announcement', crews.updates),
  ];
  console.log(table(['', 'mean', 'p50', 'p99', 'max'], rows));
  const { shapes, cells } = crews;
  console.log(`Captain Sonar: ${shapes.toFixed(1)} shapes, ${cells.toFixed(1)} cells on average`);
}

function printServers({ sizes }: ServerResult): void {
  for (const size of sizes) {
    console.log(`\nServers: ${size.matches} matches at a time, medians`);
    const headings = [
      '',
      'moves/s',
      'ours is',
      'p50 ms',
      'p99 ms',
      'bytes/move',
      'KiB/match',
      'server',
      'generator',
    ];
    console.log(
      table(
        headings,
        size.contestants.map((one) => serverRow(one, size)),
      ),
    );
  }
}

function serverRow({ name, label, median }: ContestantResult, { ratios }: SizeResult): string[] {
  const ratio = ratios[name];
  return [
    label,
    whole(median.movesPerSecond),
    ratio === undefined ? '' : times(ratio),
    median.p50.toFixed(1),
    median.p99.toFixed(1),
    whole(median.bytesPerMove),
    whole(median.memoryPerMatch / 1024),
    percent(median.serverCpu),
    percent(median.generatorCpu),
  ];
}

function printSteady({ matches, offered, contestants, ratios }: SteadyResult): void {
  console.log(
    `\nSteady load: ${whole(offered)} moves/s offered to ${whole(matches)} matches, from when a move was due; medians`,
  );
  const headings = [
    '',
    'moves/s',
    'p50 ms',
    'ours is',
    'p99 ms',
    'ours is',
    'p99.9 ms',
    'ours is',
    'server',
    'generator',
  ];
  const ratio = (n: number | undefined): string => (n === undefined ? '' : times(n));
  const rows = contestants.map(({ name, label, median }) => [
    label,
    whole(median.movesPerSecond),
    ...PERCENTILES.flatMap((p) => [median[p].toFixed(1), ratio(ratios[p][name])]),
    percent(median.serverCpu),
    percent(median.generatorCpu),
  ]);
  console.log(table(headings, rows));
}

function printCrews(run: CrewsMeasured): void {
  const { matches, latency, late } = run;
  console.log(`\nCrews: ${matches} matches of eight in real time, every crew a course a second`);
  const headings = ['moves/s', 'p50 ms', 'p99 ms', 'max ms', 'bytes/client', 'server', 'generator'];
  const row = [
    whole(run.movesPerSecond),
    ...[latency.p50, latency.p99, latency.max].map((time) => time.toFixed(1)),
    whole(run.bytesPerUpdate),
    percent(run.serverCpu),
    percent(run.generatorCpu),
  ];
  console.log(table(headings, [row]));
  if (late > 0) console.log(`${late} courses came late: this machine cannot keep the beat.`);
}

function printAims(aims: readonly Aim[]): void {
  const rows = aims.map(({ what, kind, aim, got, met }) => [
    what,
    `${kind} ${aim}`,
    got < 1 ? got.toFixed(3) : got.toFixed(1),
    met ? 'met' : 'missed',
  ]);
  console.log(`\n${table(['Aims', 'aim', 'got', ''], rows)}`);
}
