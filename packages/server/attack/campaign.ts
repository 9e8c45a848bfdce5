import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openAttackers } from './attackers/index.ts';
import type { Attackers } from './attackers/index.ts';
import { doseOf } from './doses.ts';
import { openFelt } from './honest/felt.ts';
import type { Feeling, Felt } from './honest/felt.ts';
import { playHonestly } from './honest/matches.ts';
import type { HonestMatches } from './honest/matches.ts';
import { isFuzz } from './kinds.ts';
import type { Counts, Kind, Tally } from './kinds.ts';
import type { Options } from './options.ts';
import { checkRecords } from './records.ts';
import { openVictim, RAISED } from './victim.ts';
import type { Victim } from './victim.ts';

export interface Stretch {
  readonly name: Kind | 'idle' | 'after';
  readonly feeling: Feeling;
  readonly tally: Tally | null;
  readonly before: number; // megabytes of memory
  readonly most: number;
  readonly disk: number; // megabytes it grew by
}
export interface Report {
  readonly stretches: readonly Stretch[];
  readonly faults: readonly string[];
  readonly verified: number;
  readonly restartMillis: number | null;
}
export type Tell = (line: string) => void;

const WARM_SECONDS = 15;
const IDLE_SECONDS = 20;
const AFTER_SECONDS = 5;
const SAMPLE_MILLIS = 200;
const SMALL_HEAP = '--max-old-space-size=384';
const MOST_RESTART = 15_000; // milliseconds
const FUZZED_MATCHES = 8; // honest ones beside the fuzzers

export async function campaign(options: Options, tell: Tell): Promise<Report> {
  const plain = options.only.filter((kind) => !isFuzz(kind));
  const fuzz = options.only.filter(isFuzz);
  const first = plain.length > 0 ? await assault(options, plain, tell) : NOTHING;
  const second =
    fuzz.length > 0
      ? await assault(
          { ...options, matches: Math.min(options.matches, FUZZED_MATCHES) },
          fuzz,
          tell,
        )
      : NOTHING;
  return {
    stretches: [...first.stretches, ...second.stretches],
    faults: [...first.faults, ...second.faults],
    verified: first.verified + second.verified,
    restartMillis: first.restartMillis ?? second.restartMillis,
  };
}
const NOTHING: Report = { stretches: [], faults: [], verified: 0, restartMillis: null };

/** One server, from its first start to its restart on what the attackers have left behind. */
async function assault(options: Options, kinds: readonly Kind[], tell: Tell): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-attack-'));
  const settings = kinds.some(isFuzz) ? RAISED : {};
  const isAgain = !options.quick || !kinds.some(isFuzz); // once is enough for a short run
  const felt = openFelt();
  const attackers = openAttackers();
  try {
    const victim = await openVictim({ folder, settings });
    const { address } = victim;
    const { matches, seed } = options;
    const honest = await playHonestly({ address, matches, seed, felt });
    tell(`${matches} honest matches are being played at ${address}`);
    const { stretches, faults } = await suffer(options, kinds, {
      victim,
      honest,
      attackers,
      felt,
      tell,
    });
    tell('the attacks are over; ending and checking the matches');
    await Promise.race([honest.stop(), pause(60_000)]);
    const seeds = new Set(stretches.flatMap(({ tally }) => tally?.seeds ?? []));
    const records = await checkRecords(address, felt.finishedMatches(), seeds);
    const last = felt.read();
    const { code, signal } = await victim.stop();
    const restart = isAgain ? await startAgain(folder, settings) : UNTRIED;
    return {
      stretches,
      verified: records.verified,
      restartMillis: restart.millis,
      faults: [
        ...faults,
        ...records.faults,
        ...last.faults,
        ...last.refusals.map((what) => `an honest player was refused: ${what}`),
        ...victim.complaints().map((line) => `the server complained: ${line.slice(0, 400)}`),
        ...(code === 0 ? [] : [`the server ended with ${String(code ?? signal)}`]),
        ...restart.faults,
      ],
    };
  } finally {
    attackers.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Scene {
  readonly victim: Victim;
  readonly honest: HonestMatches;
  readonly attackers: Attackers;
  readonly felt: Felt;
  readonly tell: Tell;
}

async function suffer(options: Options, kinds: readonly Kind[], scene: Scene) {
  const { victim, honest, attackers, felt, tell } = scene;
  const stretches: Stretch[] = [];
  const faults: string[] = [];
  const measure = async (name: Stretch['name'], during: Promise<Tally | null>): Promise<void> => {
    const before = victim.megabytes();
    const disk = victim.diskMegabytes();
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, victim.megabytes())), SAMPLE_MILLIS);
    const tally = await during.catch((error: unknown) => {
      faults.push(String(error));
      return null;
    });
    clearInterval(timer);
    const stretch: Stretch = {
      name,
      tally,
      before,
      most: Math.max(most, victim.megabytes()),
      disk: victim.diskMegabytes() - disk,
      feeling: felt.read(),
    };
    stretches.push(stretch);
    tell(lineOf(stretch));
  };
  if (!options.quick) await pause(WARM_SECONDS * 1_000);
  felt.read();
  await measure('idle', pause(options.quick ? 1_500 : IDLE_SECONDS * 1_000, null));
  for (const kind of kinds) {
    const ended = victim.hasEnded();
    if (ended !== null) {
      faults.push(`the server ended with ${String(ended.code ?? ended.signal)} before ${kind}`);
      break;
    }
    const { seed } = options;
    const dose = doseOf(kind, options);
    tell(`${kind}: ${dose.sockets} attackers, at most ${Math.round(dose.seconds)} s`);
    const [matches, secrets] = [honest.running(), honest.secrets()];
    const { address } = victim;
    const order = { kind, address, seed, dose, matches, secrets };
    await measure(
      kind,
      attackers.attack(order, (counts) => tell(`  ${kind} so far: ${listed(counts)}`)),
    );
    if (!options.quick) await measure('after', pause(AFTER_SECONDS * 1_000, null));
  }
  return { stretches, faults };
}

const millis = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

const listed = (counts: Counts): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

export function lineOf({ name, feeling, before, most, disk, tally }: Stretch): string {
  const counts = listed(tally?.counts ?? {});
  return [
    `${name.padEnd(13)}${feeling.trips} trips, p50 ${millis(feeling.p50)}, p99 ${millis(feeling.p99)}`,
    `worst ${millis(feeling.worst)}, slowest bot ${millis(feeling.slowestBot)}`,
    `refused ${feeling.refusals.length}, cut off ${feeling.cutOffs.length}`,
    `memory ${Math.round(before)} → ${Math.round(most)} MB, disk +${disk.toFixed(1)} MB`,
    ...(counts === '' ? [] : [`(${counts})`]),
  ].join('; ');
}

const UNTRIED = { millis: null, faults: [] };

/** The next start finds what was left behind, in a small heap, and is soon there for everybody. */
async function startAgain(folder: string, settings: Readonly<Record<string, string>>) {
  const faults: string[] = [];
  try {
    const again = await openVictim({ folder, settings, nodeOptions: SMALL_HEAP });
    const { status } = await fetch(`${again.address}/api/matches`);
    await pause(2_000); // what it has to load comes after it listens
    if (status !== 200) faults.push(`after the restart the list was answered by ${status}`);
    const { code } = again.hasEnded() ?? (await again.stop());
    if (code !== 0)
      faults.push(`the server died after its restart: ${again.complaints().join(' ')}`);
    if (again.startMillis > MOST_RESTART)
      faults.push(`the restart took ${Math.round(again.startMillis)} ms`);
    return { millis: again.startMillis, faults };
  } catch (error) {
    return { millis: null, faults: [`the server does not start again: ${String(error)}`] };
  }
}
