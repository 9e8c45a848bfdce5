import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/fathom.ts';
import { fathom } from '../src/fathom.ts';
import { call, folder, screen } from './calling.ts';

test('--help lists every command and the exit codes', async () => {
  const { exit, out, err } = await call(['--help']);
  expect(exit).toBe(0);
  expect(err).toBe('');
  for (const { name, summary } of COMMANDS) expect(out).toContain(`${name.padEnd(8)}  ${summary}`);
  expect(out).toMatch(/Exit codes:\n {2}0 .*\n {2}1 .*\n {2}2 /);
});

test('--version is the version of the package', async () => {
  expect(await call(['--version'])).toEqual({ exit: 0, out: '0.1.0\n', err: '' });
});

test('without a command the help goes to stderr', async () => {
  const { exit, out, err } = await call([]);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain('Usage: fathom <command>');
});

test.each([
  [['verfy'], 'fathom: unknown command "verfy"; did you mean "verify"?\n'],
  [['newgame'], 'fathom: unknown command "newgame"; did you mean "new-game"?\n'],
  [['--halp'], 'fathom: unknown option "--halp"; did you mean "--help"?\n'],
  [['xyzzy'], 'fathom: unknown command "xyzzy" (see "fathom --help")\n'],
  [['constructor'], 'fathom: unknown command "constructor" (see "fathom --help")\n'],
])('%j is not known', async (argv, err) => {
  expect(await call(argv)).toEqual({ exit: 2, out: '', err });
});

describe.each(COMMANDS.map(({ name }) => name))('fathom %s', (name) => {
  test.each(['--help', '-h'])('%s tells usage, options and exit codes', async (flag) => {
    const { exit, out, err } = await call([name, flag]);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: fathom ${name} `));
    expect(out).toContain('-h, --help');
    expect(out).toContain('Exit codes:\n  0 ');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('an unknown option is one line on stderr', async () => {
    const { exit, out, err } = await call([name, '--no-such-thing']);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toBe(
      `fathom ${name}: unknown option "--no-such-thing" (see "fathom ${name} --help")\n`,
    );
  });
});

test.each([
  [['verify'], 'missing <file>'],
  [['verify', 'a', 'b'], 'unexpected argument "b"'],
  [['replay', 'a', '--stpe'], 'unknown option "--stpe"; did you mean "--step"?'],
  [['replay', 'a', '--as'], "option '--as <value>' argument missing"],
  [['replay', 'a', '--json=1'], "option '--json' does not take an argument"],
])('%j: %s', async (argv, problem) => {
  const name = argv[0] ?? '';
  const err = `fathom ${name}: ${problem} (see "fathom ${name} --help")\n`;
  expect(await call(argv)).toEqual({ exit: 2, out: '', err });
});

const broken = (): Readable =>
  new Readable({
    read: (): never => {
      throw new TypeError('the pipe\nburst');
    },
  });

test('an error nobody foresaw is one line too, with its stack only on demand', async () => {
  const terminal = screen(folder(), broken());
  expect(await fathom(['verify', '-'], terminal)).toBe(1);
  expect(terminal.shown().err).toBe('fathom verify: unexpected: the pipe burst\n');
  const debugging = { ...screen(folder(), broken()), debug: true };
  await fathom(['verify', '-'], debugging);
  expect(debugging.shown().err).toContain('TypeError: the pipe\nburst\n    at ');
});
