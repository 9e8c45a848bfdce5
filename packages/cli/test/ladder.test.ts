import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LADDERS } from '@fathom/arena';
import type { Ladder } from '@fathom/arena';
import { expect, test } from 'vitest';
import { call, folder } from './calling.ts';

/** A folder that passes for the repository. */
function repository(): string {
  const root = folder();
  mkdirSync(join(root, 'packages/games'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"name":"fathom"}');
  writeFileSync(join(root, 'packages/games/package.json'), '{}');
  return root;
}

test('a ladder is played, kept as JSON, and shown as a page with a picture', async () => {
  const cwd = repository();
  const argv = ['ladder', 'search-diver', '--games', '2', '--threads', '1', '--levels-only'];
  const { exit, out, err } = await call([...argv, '--seed', 'x'], { cwd });
  // Where it takes long, it says now and then how far it is.
  expect([exit, err.replaceAll(/^.* games, .* left\n/gm, '')]).toEqual([0, '']);
  expect(out).toMatch(/^Search Diver\n {2}\w+ – cadet: \d+\.\d % /);
  expect(out).toMatch(/docs\/LADDER\.md shows search-diver\.\n$/);

  const file = join(cwd, 'bench/results/ladder-search-diver.json');
  const ladder = JSON.parse(readFileSync(file, 'utf8')) as Ladder;
  expect(ladder).toMatchObject({ id: 'search-diver', seed: 'x', games: 2, sides: 2 });
  expect(ladder.rungs.find(({ name }) => name === 'cadet')?.rating.value).toBe(1000);
  const page = join(cwd, 'docs/LADDER.md');
  const picture = join(cwd, 'docs/images/ladder-search-diver.svg');
  const drawn = [readFileSync(page, 'utf8'), readFileSync(picture, 'utf8')];
  expect(drawn[0]).toContain('## Search Diver');
  expect(drawn[1]).toContain('</svg>');

  writeFileSync(page, 'old');
  writeFileSync(picture, 'old');
  const redrawn = await call(['ladder', '--from', 'bench/results'], { cwd });
  expect([redrawn.exit, redrawn.err]).toEqual([0, '']);
  expect([readFileSync(page, 'utf8'), readFileSync(picture, 'utf8')]).toEqual(drawn);
});

test('--help lists the ladders', async () => {
  const { out } = await call(['ladder', '--help']);
  expect(out).toContain('Usage: fathom ladder [game …] [options]');
  for (const { id, title } of LADDERS) expect(out).toContain(`${id.padEnd(23)}  ${title}`);
});

test.each([
  [['chess'], 'unknown ladder "chess"; there are: depth-charge, '],
  [['depth-chrage'], 'unknown ladder "depth-chrage"; did you mean "depth-charge"?'],
  [['--games', '1'], '--games: expected a whole number from 2 to 1000000, got "1"'],
  [['--threads', 'two'], '--threads: expected a whole number'],
  [['--from', 'nowhere'], 'there is no ladder in '],
  [['search-diver', '--from', 'bench/results'], '--from draws all ladders of a folder'],
])('%j is refused', async (argv, problem) => {
  const cwd = repository();
  const { exit, out, err } = await call(['ladder', ...argv], { cwd });
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(problem);
  expect(existsSync(join(cwd, 'docs'))).toBe(false);
});

test('a file that is no ladder is named', async () => {
  const cwd = repository();
  writeFileSync(join(cwd, 'ladder-depth-charge.json'), '{"format":"other"}');
  const { exit, err } = await call(['ladder', '--from', '.'], { cwd });
  expect(exit).toBe(2);
  expect(err).toContain('fathom ladder: ladder-depth-charge.json: format: ');
});

test('outside a repository there is nowhere to write', async () => {
  const { exit, err } = await call(['ladder'], { cwd: folder() });
  expect([exit, err]).toEqual([2, 'fathom ladder: this is not inside a Fathom repository\n']);
});
