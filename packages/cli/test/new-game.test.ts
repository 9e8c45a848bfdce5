import { mkdirSync, readFileSync, readdirSync, writeFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { call, callNode, folder } from './calling.ts';
import { linkModules, copyRepository } from '../../../scripts/repository-copy.ts';
import { spawnSync } from 'node:child_process';

const ROOT = join(import.meta.dirname, '../../..');
const TOOLS = join(ROOT, 'node_modules/.bin');

/** The repository in a folder that is gone after the test. */
function copyOfRepository(): string {
  const copy = folder();
  copyRepository(copy);
  return copy;
}

/** Only what `new-game` looks at: enough to see what it changes, and much faster to copy. */
function outlineOfRepository(): string {
  const copy = folder();
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.json', ...GAMES])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  for (const path of ['packages/kit/src', 'packages/games/depth-charge'])
    mkdirSync(join(copy, path), { recursive: true });
  return copy;
}
const GAMES = ['package.json', 'tsconfig.json', 'src'].map((name) => `packages/games/${name}`);

/** Runs a tool of the repository in the copy. Returns what it had to say if it failed. */
function complaints(copy: string, tool: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(join(TOOLS, tool), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${TOOLS}:${process.env['PATH'] ?? ''}` },
  });
  return status === 0 ? '' : `${tool} ${args.join(' ')}\n${stdout}${stderr}`;
}

/** Every file of a folder with its text. */
const contents = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]),
  );

test('a new game type-checks, is clean, passes its tests and can be played', async () => {
  const copy = copyOfRepository();
  const id = 'sunken-cities-of-the-sea'; // the longest there may be
  const game = `packages/games/${id}`;
  const made = await call(['new-game', id, '--name', "Neptune's Guess"], { cwd: copy });
  expect(made.err).toBe('');
  expect(made.exit).toBe(0);
  expect(made.out).toContain(`npx fathom play ${id}`);
  linkModules(copy);

  expect(complaints(copy, 'tsc', ['-b', game, `${game}/test`, 'packages/games'])).toBe('');
  expect(complaints(copy, 'oxlint', ['--type-aware', '--deny-warnings', game])).toBe('');
  expect(complaints(copy, 'oxfmt', ['--check', game, 'packages/games/src', 'tsconfig.json'])).toBe(
    '',
  );
  expect(complaints(copy, 'oxfmt', ['--check', 'packages/games/package.json'])).toBe('');
  expect(complaints(copy, 'oxfmt', ['--check', 'packages/games/tsconfig.json'])).toBe('');
  expect(complaints(copy, 'vitest', ['run', game])).toBe('');

  const main = join(copy, 'packages/cli/src/main.ts');
  const lines = ['hide 3', 'moves', 'resign'].join('\n');
  // A seed, lest the bot guess right at once.
  const argv = [main, 'play', id, '--option', 'depths=100', '--seed', '1', '--save', 'match.json'];
  const played = await callNode(argv, { cwd: copy, input: lines });
  expect(played.err).toBe('');
  expect(played.out).toContain("Neptune's Guess: you are north");
  expect(played.out).toContain('South wins: the other side resigned.');
  const verified = await callNode([main, 'verify', 'match.json'], { cwd: copy });
  expect(verified.out).toContain('The record is sound.');
  const match = ['arena', id, 'steady', 'random', '--games', '2', '--threads', '1'];
  const arena = await callNode([main, ...match], { cwd: copy });
  expect(arena.out).toContain("Neptune's Guess: steady against random\n2 games in 1 pair");
  const searched = await callNode([main, 'arena', id, 'steady', 'ismcts'], { cwd: copy });
  expect(searched.err).toContain('unknown bot "ismcts"; there are: steady, random, exec:');
});

test('it is laid out as the others are, and in every list', async () => {
  const copy = outlineOfRepository();
  const before = contents(copy);
  const deep = join(copy, 'packages/kit/src');
  const { exit } = await call(['new-game', 'reef'], { cwd: deep });
  expect(exit).toBe(0);
  const after = contents(copy);
  const changed = Object.keys(after).filter((path) => before[path] !== after[path]);
  const added = (path: string): readonly string[] => {
    const known = new Set(before[path]?.split('\n'));
    return (after[path] ?? '')
      .split('\n')
      .filter((line) => !known.has(line))
      .map((line) => line.trim());
  };
  expect(changed.filter((path) => !path.startsWith('packages/games/reef/'))).toEqual([
    'package-lock.json',
    'packages/games/package.json',
    'packages/games/src/cards.ts',
    'packages/games/src/catalogue.ts',
    'packages/games/src/names.ts',
    'packages/games/tsconfig.json',
    'tsconfig.json',
  ]);
  expect(after['packages/games/package.json']).toContain('"@fathom/reef": "*"');
  for (const what of ['name', 'card'])
    expect(added(`packages/games/src/${what}s.ts`)).toEqual([
      `import { ${what} as reef } from '@fathom/reef/${what}';`,
      'reef,',
    ]);
  expect(added('packages/games/src/catalogue.ts')).toEqual([
    "reef: async () => (await import('@fathom/reef/playable')).reefPlayable,",
  ]);
  expect(after['package-lock.json']).toContain('"resolved": "packages/games/reef"');
  expect(added('packages/games/tsconfig.json')).toContain('"path": "reef"');
  expect(added('tsconfig.json')).toEqual([
    '"path": "packages/games/reef"',
    '"path": "packages/games/reef/test"',
  ]);
  for (const name of ['vocabulary', 'setup', 'state', 'actions', 'events', 'decide', 'evolve'])
    expect(changed).toContain(`packages/games/reef/src/${name}.ts`);
  for (const name of ['view', 'legal', 'belief', 'index', 'client', 'rules/end', 'bot/steady'])
    expect(changed).toContain(`packages/games/reef/src/${name}.ts`);
  for (const name of ['contract.test.ts', 'secrecy.test.ts', 'rules.test.ts', 'tsconfig.json'])
    expect(changed).toContain(`packages/games/reef/test/${name}`);
  const own = Object.entries(after).filter(([path]) => path.startsWith('packages/games/reef/'));
  expect(own.map(([, text]) => text).join('\n')).not.toMatch(/new-?game|New Game/i);
  expect(after['packages/games/reef/RULES.md']).toMatch(/^# Reef: rules/);
});

test.each([
  [['depth-charge'], 'packages/games/depth-charge exists already'],
  [['src'], 'packages/games/src exists already'],
  [['kit'], 'packages/kit exists already'],
  [['Reef'], '"Reef" is no id'],
  [['../reef'], '"../reef" is no id'],
  [['reef-'], '"reef-" is no id'],
  [['1reef'], '"1reef" is no id'],
  [[''], '"" is no id'],
  [['a'.repeat(25)], 'longer than 24 characters'],
  [['class'], '"class" is a word of the language'],
  [['decide'], 'the id "decide" stands for something else'],
  [['table'], 'the id "table" stands for something else'],
  [['reef', '--name', 'a "b"'], '--name: only letters'],
  [['reef', '--name', ''], '--name: expected 1 to 40 characters'],
  [['reef', '--name', 'x'.repeat(41)], '--name: expected 1 to 40 characters'],
  [['reef', 'coral'], 'unexpected argument "coral"'],
])('%j is refused and changes nothing', async (argv, problem) => {
  const copy = outlineOfRepository();
  const before = contents(copy);
  const { exit, out, err } = await call(['new-game', ...argv], { cwd: copy });
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(problem);
  expect(err).toMatch(/^fathom new-game: .+\n$/);
  expect(contents(copy)).toEqual(before);
});

test('outside a repository there is no place for a game', async () => {
  const { exit, err } = await call(['new-game', 'reef'], { cwd: folder() });
  expect([exit, err]).toEqual([2, 'fathom new-game: this is not inside a Fathom repository\n']);
});

test.each([
  'packages/games/src/catalogue.ts',
  'packages/games/package.json',
  'package-lock.json',
  'tsconfig.json',
])('where %s is not as expected, nothing is changed', async (path) => {
  const copy = outlineOfRepository();
  writeFileSync(join(copy, path), '// nothing\n');
  const before = contents(copy);
  const { exit, err } = await call(['new-game', 'reef'], { cwd: copy });
  expect(exit).toBe(2);
  expect(err).toBe(`fathom new-game: ${path} does not look as expected; nothing was changed\n`);
  expect(contents(copy)).toEqual(before);
});

test('if a file cannot be replaced half-way, all is put back', async () => {
  const copy = outlineOfRepository();
  const before = contents(copy);
  // A folder stands where the last file's draft would go.
  mkdirSync(join(copy, `package-lock.json.${process.pid}.part`));
  const { exit, err } = await call(['new-game', 'reef'], { cwd: copy });
  expect(exit).toBe(1);
  expect(err).toMatch(/^fathom new-game: .*; nothing was changed\n$/);
  expect(contents(copy)).toEqual(before);
});
