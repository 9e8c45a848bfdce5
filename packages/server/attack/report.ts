import { lineOf } from './campaign.ts';
import type { Report, Stretch } from './campaign.ts';
import { isMeasured } from './doses.ts';
import type { Options } from './options.ts';

const MOST_SHOWN = 8;
const MOST_GROWTH_IN_FLOODS = 64; // megabytes
const MOST_GROWTH = 128; // of any other attack: bots think, matches are kept
const MOST_GROWTH_QUICK = 256; // in so short a run a heap is not yet what it will be
const MOST_DISK = 128; // megabytes, of any attack
const ALWAYS_FINE = 50; // milliseconds
const MOST_TIMES_IDLE = 3;
const MOST_BOT_MILLIS = 10_000;

const some = (what: string, list: readonly string[]): readonly string[] =>
  list.length === 0 ? [] : [`${list.length} ${what}: ${list.slice(0, MOST_SHOWN).join(' | ')}`];

/** Everything that must not be, in words. None: all is well. */
export function faultsOf(report: Report, options: Options): readonly string[] {
  const idle = report.stretches.find(({ name }) => name === 'idle');
  const bound = Math.max(ALWAYS_FINE, MOST_TIMES_IDLE * (idle?.feeling.p99 ?? 0));
  return [
    ...report.stretches.flatMap((stretch) => faultsIn(stretch, { options, bound })),
    ...some('faults', report.faults),
    ...(report.verified > 0 ? [] : ['no honest match was verified']),
  ];
}

interface Measure {
  readonly options: Options;
  readonly bound: number;
}

function faultsIn(stretch: Stretch, { options, bound }: Measure): readonly string[] {
  const { name, feeling, before, most, disk, tally } = stretch;
  const usual = name === 'flood' ? MOST_GROWTH_IN_FLOODS : MOST_GROWTH;
  const growth = options.quick ? MOST_GROWTH_QUICK : usual;
  const isJudged = name !== 'idle' && name !== 'after' && isMeasured(name, options);
  return [
    ...some(`honest people refused during ${name}`, feeling.refusals),
    ...some(`honest people cut off during ${name}`, feeling.cutOffs),
    ...some(`faults felt during ${name}`, feeling.faults),
    ...some(`faults of ${name}`, tally?.faults ?? []),
    ...(isJudged && feeling.p99 > bound
      ? [`${name}: p99 was ${Math.round(feeling.p99)} ms; at most ${Math.round(bound)} ms is fine`]
      : []),
    ...(isJudged && feeling.slowestBot > MOST_BOT_MILLIS
      ? [`${name}: somebody waited ${Math.round(feeling.slowestBot)} ms for a bot`]
      : []),
    ...(isGrowthJudged(name) && most - before > growth
      ? [`${name}: memory grew by ${Math.round(most - before)} MB; at most ${growth} MB is fine`]
      : []),
    ...(isGrowthJudged(name) && disk > MOST_DISK
      ? [`${name}: the disk took ${Math.round(disk)} MB; at most ${MOST_DISK} MB is fine`]
      : []),
  ];
}

/** Fuzzers behind raised limits may fill the server with matches; that is what the limits are for. */
const isGrowthJudged = (name: Stretch['name']): boolean =>
  name !== 'idle' && name !== 'after' && name !== 'fuzzFrames' && name !== 'fuzzRequests';

export const summaryOf = (report: Report, { seed, matches }: Options): readonly string[] => [
  ...report.stretches.filter(({ name }) => name !== 'after').map(lineOf),
  `honest       ${report.verified} matches verified, ${matches} at a time, seed ${seed}`,
  `restart      ${report.restartMillis === null ? 'none' : `${Math.round(report.restartMillis)} ms, with a heap of 384 MB`}`,
];
