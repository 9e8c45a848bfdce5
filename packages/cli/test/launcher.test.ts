import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LAUNCHER, callNode, callProcess, fileOf, folder } from './calling.ts';
import { jsonOf, shortMatch } from './records.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** Makes this Node as unable as an old one. */
const OLD = '--no-strip-types';

test('the launcher can be executed', () => {
  expect(statSync(LAUNCHER).mode & 0o111).not.toBe(0);
});

test.each([
  [['--version'], 0],
  [['play', '--help'], 0],
  [['nonsense'], 2],
  [['verify', 'nothing.json'], 2],
])('%j exits with %i', async (argv, exit) => {
  const called = await callProcess(argv);
  expect(called.exit).toBe(exit);
  expect(called[exit === 0 ? 'err' : 'out']).toBe('');
  expect(called.err).not.toMatch(/\n\s+at /); // no stack
});

test('a record goes through a pipe, and an altered one fails', async () => {
  const text = jsonOf(shortMatch());
  const sound = await callProcess(['verify', '-'], { input: text });
  expect([sound.exit, sound.err]).toEqual([0, '']);
  const altered = text.replace('"Ann"', '"Eve"');
  const found = await callProcess(['verify', fileOf(altered)]);
  expect(found.exit).toBe(1);
  expect(found.err).toContain('fathom verify: header: ');
});

test('a Node that cannot run TypeScript hands over to the repository’s own', async () => {
  const { exit, out, err } = await callNode([OLD, LAUNCHER, 'verify', 'nothing.json'], {});
  expect([exit, out]).toEqual([2, '']);
  expect(err).toBe('fathom verify: cannot read nothing.json: there is no such file\n');
});

test('where that is missing it says how to get it', async () => {
  const alone = join(folder(), 'packages/cli/bin/fathom.mjs');
  mkdirSync(dirname(alone), { recursive: true });
  cpSync(LAUNCHER, alone);
  const { exit, err } = await callNode([OLD, alone, '--version'], {});
  expect(exit).toBe(2);
  expect(err).toMatch(/^fathom: Node v\S+ cannot run TypeScript; run "npm install" .+\n$/);
});

test('main.ts runs by itself', async () => {
  expect((await callNode([MAIN, '--version'], {})).out).toBe('0.1.0\n');
});

test('a reader that goes away early is no error', async () => {
  const path = fileOf(jsonOf(shortMatch()));
  const child = spawn(process.execPath, [MAIN, 'replay', path, '--json']);
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdout.destroy();
  const exit = await new Promise((resolve) => child.on('close', resolve));
  expect([exit, err]).toEqual([0, '']);
});

test('an interrupt ends a match at once, with no word and no file', async () => {
  const cwd = folder();
  const child = spawn(process.execPath, [MAIN, 'play', '--save', 'match.json'], { cwd });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('black> ')) child.kill('SIGINT');
  });
  const signal = await new Promise((resolve) =>
    child.on('close', (_exit, ended) => resolve(ended)),
  );
  expect([signal, err, readdirSync(cwd)]).toEqual(['SIGINT', '', []]);
});
