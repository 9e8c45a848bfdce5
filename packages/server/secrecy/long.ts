import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runProgram } from '../programs/run.ts';
import { HELP, readOptions } from './options.ts';
import type { Options, Part } from './options.ts';
import { faultsOf, searchWorlds } from './worlds.ts';
import type { GameFindings } from './worlds.ts';

const ROOT = join(import.meta.dirname, '../../..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/** The suites of the other parts, which do more when they are told that there is time. */
const SUITES: Readonly<Record<Exclude<Part, 'worlds'>, readonly string[]>> = {
  leaks: ['packages/kit/test/secrecy.test.ts', 'test/leaks.test.ts'],
  sockets: ['packages/server/test/secrecy/pairs'],
};

const runSuite = (part: Exclude<Part, 'worlds'>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [VITEST, 'run', ...SUITES[part]], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, FATHOM_SECRECY: 'long' },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });

const summaryOf = (found: GameFindings): string =>
  [
    `${found.game.padEnd(20)} ${found.pairs} truly different pairs of worlds`,
    `${found.comparisons} comparisons for ${found.viewers} viewers`,
    `${found.moments} moments, up to ${found.deepest} in one`,
    `${found.matches} matches`,
    `${Math.round(found.seconds)} s, ${(found.pairs / found.seconds).toFixed(1)} pairs a second`,
    `${((1_000 * found.cpuSeconds) / found.pairs).toFixed(1)} ms of a core a pair`,
  ].join('; ');

/** The games share what is left of the time. */
async function searchAll(options: Options): Promise<boolean> {
  const began = performance.now();
  const found: GameFindings[] = [];
  for (const [i, game] of options.games.entries()) {
    const left = options.minutes * 60 - (performance.now() - began) / 1_000;
    const seconds = left / (options.games.length - i);
    found.push(await searchWorlds(game, { ...options, seconds }, console.log));
    console.log(found.map(summaryOf).at(-1));
  }
  const faults = faultsOf(found, options);
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

async function main(args: readonly string[]): Promise<number | null> {
  const options = readOptions(args);
  if (options === null) return null;
  const { parts, pairs, minutes, seed, threads } = options;
  console.log(
    `secrecy test: ${parts.join(', ')}; ${pairs} pairs a game within ${minutes} min on ${threads} threads, seed ${seed}`,
  );
  let isWell = true;
  for (const part of parts) {
    const held = part === 'worlds' ? await searchAll(options) : await runSuite(part);
    console.log(`${part}: ${held ? 'all is well' : 'FAILED'}`);
    isWell &&= held;
  }
  return isWell ? 0 : 1;
}

await runProgram({ name: 'secrecy-test', help: HELP, run: main });
