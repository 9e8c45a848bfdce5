import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFile } from '../src/new-file.ts';
import { folder } from './calling.ts';

test('a file is written whole', async () => {
  const cwd = folder();
  const file = await newFile(cwd, 'match.json');
  expect(readdirSync(cwd)).toEqual([]);
  await file.write('everything');
  expect(readFileSync(join(cwd, 'match.json'), 'utf8')).toBe('everything');
  expect(readdirSync(cwd)).toEqual(['match.json']);
});

test('what goes wrong at the end is told, and leaves nothing behind', async () => {
  const cwd = folder();
  const file = await newFile(cwd, 'match.json');
  mkdirSync(join(cwd, 'match.json'));
  await expect(file.write('everything')).rejects.toThrow('cannot write match.json: ');
  expect(readdirSync(cwd)).toEqual(['match.json']);
  rmSync(cwd, { recursive: true });
  await expect(file.write('everything')).rejects.toThrow('cannot write match.json: ');
});
