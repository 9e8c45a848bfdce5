import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

// The lint rules that hold the house together, each shown to be able to fail: one offending file a rule,
// in a folder laid out like this one.

const ROOT = join(import.meta.dirname, '../../..');
const KIT = 'packages/kit/src';
const GAME = 'packages/games/reef/src';
const HOST = 'packages/host/src';

interface Offence {
  readonly title: string;
  readonly file: string;
  readonly source: string;
  readonly rule: string;
}
const importing = (what: string): string => `import { it } from '${what}';\nexport const x = it;\n`;
const forbidden = (file: string, what: string): Offence => ({
  title: `${file} importing ${what}`,
  file,
  source: importing(what),
  rule: 'eslint(no-restricted-imports)',
});

const OFFENCES: readonly Offence[] = [
  forbidden(`${KIT}/game1.ts`, '@fathom/depth-charge'),
  forbidden(`${KIT}/disk.ts`, 'node:fs'),
  forbidden(`${KIT}/laws/deep.ts`, '@fathom/server'),
  forbidden(`${KIT}/path.ts`, '../../games/reef/src/index.ts'),
  forbidden(`${GAME}/server.ts`, '@fathom/server'),
  forbidden(`${GAME}/other.ts`, '@fathom/depth-charge'),
  forbidden(`${GAME}/disk.ts`, 'node:fs'),
  forbidden(`${GAME}/path.ts`, '../../../kit/src/index.ts'),
  forbidden(`${GAME}/rules/deep.ts`, '../../../depth-charge/src/index.ts'),
  forbidden('packages/games/src/server.ts', '@fathom/server'),
  forbidden('packages/protocol/src/games.ts', '@fathom/games'),
  forbidden(`${HOST}/games.ts`, '@fathom/games'),
  forbidden(`${HOST}/server.ts`, '@fathom/server'),
  forbidden(`${HOST}/disk.ts`, 'node:fs'),
  forbidden('packages/server/src/web.ts', '@fathom/web'),
  forbidden('packages/server/src/game.ts', '@fathom/depth-charge'),
  forbidden('packages/arena/src/cli.ts', '@fathom/cli'),
  forbidden('packages/cli/src/server.ts', '@fathom/server'),
  forbidden('packages/web/src/rules.ts', '@fathom/depth-charge'),
  forbidden('packages/web/src/all.ts', '@fathom/games'),
  forbidden('packages/web/src/server.ts', '@fathom/server'),
  forbidden('packages/web/src/arena.ts', '@fathom/arena'),
  forbidden('packages/web/src/table/upward.ts', '../frame/talk/log.tsx'),
  forbidden('packages/web/src/net/server.ts', '@fathom/server'),
  forbidden('packages/web/src/frame/upward.ts', '../lobby/lobby.tsx'),
  forbidden('packages/web/src/frame/games.ts', '../games/web-games.ts'),
  ...['<p>Hello</p>', "<p>{'Hello'}</p>", '<p title="Hello" />'].map((text, i) => ({
    title: `a text of its own in the frame: ${text}`,
    file: `packages/web/src/frame/text${i}.tsx`,
    source: `export const Text = (): unknown => ${text};\n`,
    rule: 'react(jsx-no-literals)',
  })),
  ...[KIT, GAME, HOST].flatMap((folder) => [
    {
      title: `the clock in ${folder}`,
      file: `${folder}/clock1.ts`,
      source: 'export const now = (): number => Date.now();\n',
      rule: 'eslint(no-restricted-globals)',
    },
    {
      title: `a stop watch in ${folder}`,
      file: `${folder}/watch.ts`,
      source: 'export const now = (): number => performance.now();\n',
      rule: 'eslint(no-restricted-globals)',
    },
    {
      title: `luck of its own in ${folder}`,
      file: `${folder}/luck.ts`,
      source: 'export const die = (): number => Math.random();\n',
      rule: 'eslint(no-restricted-properties)',
    },
    {
      title: `talk in ${folder}`,
      file: `${folder}/talk.ts`,
      source: "console.log('hello');\n",
      rule: 'eslint(no-restricted-globals)',
    },
  ]),
  {
    title: 'a fourth parameter',
    file: `${KIT}/four.ts`,
    source: 'export const sum = (a: 1, b: 1, c: 1, d: 1): number => a + b + c + d;\n',
    rule: 'eslint(max-params)',
  },
  {
    title: 'a view that is cut down from the state',
    file: `${GAME}/view.ts`,
    source: 'export const view = (state: object): object => ({ ...state, mines: null });\n',
    rule: 'oxc(no-rest-spread-properties)',
  },
  {
    title: 'a view that is assigned from the state',
    file: `packages/games/wreck/src/view.ts`,
    source: 'export const view = (state: object): object => Object.assign({}, state);\n',
    rule: 'eslint(no-restricted-properties)',
  },
  {
    title: 'a default export',
    file: `${KIT}/default.ts`,
    source: 'export default 1;\n',
    rule: 'import(no-default-export)',
  },
  {
    title: 'a cycle of imports',
    file: `${KIT}/cycle.ts`,
    source: "import { round } from './cycle2.ts';\nexport const turn = (): unknown => round;\n",
    rule: 'import(no-cycle)',
  },
];

/** What is allowed, to show that the rules forbid no more than they should. */
const HONEST: readonly (readonly [file: string, source: string])[] = [
  [`${KIT}/cycle2.ts`, "import { turn } from './cycle.ts';\nexport const round = turn;\n"],
  [`${KIT}/honest.ts`, importing('./game.ts')],
  [`${GAME}/honest.ts`, importing('@fathom/kit')],
  [`${GAME}/evolve.ts`, 'export const next = (s: object): object => ({ ...s, turn: 1 });\n'],
  [`${GAME}/rules/honest.ts`, importing('../honest.ts')],
  ['packages/games/src/honest.ts', importing('@fathom/depth-charge')],
  ['packages/protocol/src/honest.ts', importing('@fathom/kit')],
  [`${HOST}/honest.ts`, importing('@fathom/protocol')],
  ['packages/server/src/honest.ts', importing('@fathom/games')],
  ['packages/server/src/host.ts', importing('@fathom/host')],
  ['packages/server/src/clock.ts', 'export const now = (): number => Date.now();\n'],
  ['packages/web/src/honest.ts', importing('@fathom/depth-charge/client')],
  ['packages/web/src/games.ts', importing('@fathom/games/catalogue')],
  ['packages/web/src/table/honest.ts', importing('../games/game-client.ts')],
  ['packages/web/src/frame/honest.ts', importing('../table/honest.ts')],
  [
    'packages/web/src/frame/honest.tsx',
    'export const Text = (props: { readonly text: string }): unknown => <p>{props.text} </p>;\n',
  ],
  ['packages/arena/src/honest.ts', importing('@fathom/games')],
  ['packages/cli/src/honest.ts', importing('@fathom/arena')],
];

const house = mkdtempSync(join(tmpdir(), 'fathom-house-'));
afterAll(() => rmSync(house, { recursive: true }));

interface Finding {
  readonly code: string;
  readonly filename: string;
}

function lint(): readonly Finding[] {
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  for (const [file, source] of [
    ...OFFENCES.map((offence) => [offence.file, offence.source] as const),
    ...HONEST,
  ]) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), source);
  }
  const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['-c', '.oxlintrc.json', '-f', 'json'], {
    cwd: house,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Finding[] };
  return diagnostics;
}

describe('the house rules', () => {
  const found = lint();
  const rulesBrokenIn = (file: string): readonly string[] =>
    found.filter(({ filename }) => filename === file).map(({ code }) => code);

  it.each(OFFENCES)('forbid $title', ({ file, rule }) => {
    expect(rulesBrokenIn(file)).toContain(rule);
  });

  it.each(HONEST.slice(1))('allow %s', (file) => {
    expect(rulesBrokenIn(file)).toEqual([]);
  });
});

const GAMES_OWN = /^packages\/(?:games|web\/src\/games)\/(?!src\/|plain\/)[a-z-]+\//;
/** The same thing wherever something is drawn. */
const ALIKE = new Set(['Point']);

/** Files by the types they export. */
function exporters(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const sources = globSync('packages/**/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /node_modules|template/.test(path),
  });
  for (const file of sources)
    for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(
      /^export (?:abstract )?(?:interface|type|class) (\w+)/gm,
    ))
      found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}

it('one noun, one meaning: a type that shared code exports shares its name with no other', () => {
  const names = [...exporters()];
  expect(names.length).toBeGreaterThan(500);
  const clashes = names.filter(
    ([name, files]) =>
      files.length > 1 && !ALIKE.has(name) && files.some((file) => !GAMES_OWN.test(file)),
  );
  expect(clashes).toEqual([]);
});
