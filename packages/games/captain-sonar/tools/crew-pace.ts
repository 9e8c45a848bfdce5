import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { captainSonarPlayable } from '../src/playable.ts';
import { MODES } from '../src/vocabulary.ts';
import type { Mode, Role } from '../src/vocabulary.ts';
import { playLoneMatch } from './crew-pace/lone-match.ts';
import type { LoneMatchReport } from './crew-pace/lone-match.ts';

/**
 * How long a match takes one person alone among bots at one station, and how often there is something to decide.
 *
 *   npm run crew-pace -- [--matches N] [--level ID] [--mode turn|realTime] [--role ID] [--save]
 */

const STATIONS: readonly Role[] = ['radioOperator', 'engineer', 'firstMate'];
const RESULTS = new URL('../../../../bench/results/', import.meta.url);
const MINUTES = { least: 10, most: 25 } as const;
const WITHIN = 20_000; // milliseconds in which something is to be decided

/** What many matches come to. */
interface CrewPace {
  readonly role: Role;
  readonly mode: Mode;
  readonly level: string;
  readonly matches: number;
  readonly won: number;
  readonly minutes: Spread;
  readonly withinTime: number; // share of matches of 10 to 25 minutes
  readonly decisions: Spread; // a match
  readonly secondsIdle: Spread; // before each
  readonly inTime: number; // share of decisions that come after at most 20 seconds of that
  readonly calls: Spread; // of the bots aboard, a match
  readonly courses: Spread; // of both crews
}
interface Spread {
  readonly least: number;
  readonly tenth: number;
  readonly median: number;
  readonly ninetieth: number;
  readonly most: number;
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round((sorted[Math.round(share * (sorted.length - 1))] ?? 0) * 10) / 10;
  return { least: at(0), tenth: at(0.1), median: at(0.5), ninetieth: at(0.9), most: at(1) };
}

const share = (values: readonly boolean[]): number =>
  Math.round((values.filter(Boolean).length / Math.max(1, values.length)) * 1000) / 1000;

function paceOf(
  match: Pick<CrewPace, 'role' | 'mode' | 'level'>,
  reports: readonly LoneMatchReport[],
): CrewPace {
  const minutes = reports.map(({ millis }) => millis / 60_000);
  const gaps = reports.flatMap((report) => report.gaps);
  return {
    ...match,
    matches: reports.length,
    won: share(reports.map(({ isWon }) => isWon)),
    minutes: spreadOf(minutes),
    withinTime: share(minutes.map((each) => each >= MINUTES.least && each <= MINUTES.most)),
    decisions: spreadOf(reports.map(({ decisions }) => decisions)),
    secondsIdle: spreadOf(gaps.map((gap) => gap / 1000)),
    inTime: share(gaps.map((gap) => gap <= WITHIN)),
    calls: spreadOf(reports.map(({ calls }) => calls)),
    courses: spreadOf(reports.map(({ courses }) => courses)),
  };
}

const wordsFor = ({ minutes, withinTime, secondsIdle, inTime, decisions, won }: CrewPace): string =>
  `${minutes.median} min (${minutes.tenth} to ${minutes.ninetieth}; ${percent(withinTime)} take 10 to 25), ` +
  `${decisions.median} decisions, idle for ${secondsIdle.median} s before each ` +
  `(${percent(inTime)} within 20 s, at most ${secondsIdle.most} s); ${percent(won)} won`;
const percent = (part: number): string => `${(part * 100).toFixed(part > 0.99 ? 1 : 0)} %`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '50' },
      level: { type: 'string' },
      mode: { type: 'string' },
      role: { type: 'string' },
      save: { type: 'boolean', default: false },
    },
  });
  const levels = captainSonarPlayable.levels.map(({ level }) => level);
  for (const mode of MODES.filter((each) => (values.mode ?? each) === each))
    for (const level of levels.filter((each) => (values.level ?? each) === each))
      for (const role of STATIONS.filter((each) => (values.role ?? each) === each)) {
        const reports: LoneMatchReport[] = [];
        for (let number = 0; number < Number(values.matches); number++) {
          reports.push(await playLoneMatch({ role, mode, level, number }));
          process.stderr.write(`\r${mode} ${level} ${role}: ${number + 1} of ${values.matches} `);
        }
        const pace = paceOf({ role, mode, level }, reports);
        process.stderr.write('\r');
        console.log(`${mode} ${level} ${role}: ${wordsFor(pace)}`);
        if (values.save) save(pace);
      }
}

/** What was measured of other stations, levels and modes before stays in the file. */
function save(measured: CrewPace): void {
  const file = new URL('measured-crew-pace.json', RESULTS);
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as readonly CrewPace[])
    : [];
  const keyOf = ({ mode, level, role }: CrewPace): string => `${mode} ${level} ${role}`;
  const known = new Map([...before, measured].map((pace) => [keyOf(pace), pace]));
  writeFileSync(file, `${JSON.stringify([...known.values()], null, 2)}\n`);
}

await main();
