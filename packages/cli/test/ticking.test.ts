import { PassThrough } from 'node:stream';
import type { Seat } from '@fathom/kit';
import { expect, test } from 'vitest';
import { openMatch } from '../src/play/local-match.ts';
import { playOut } from '../src/play/play-out.ts';
import type { Sitting } from '../src/play/sitting.ts';
import { bellPlayable } from './bell.ts';
import { folder, screen } from './calling.ts';

function sitDown(input: PassThrough): Sitting & { readonly shown: () => { readonly out: string } } {
  const terminal = screen(folder(), input);
  const plan = { game: bellPlayable, setup: {}, seat: 'one' as Seat, level: '', hostSeed: null };
  const match = openMatch(plan);
  return { game: bellPlayable, match, terminal, lines: terminal.lines(), shown: terminal.shown };
}

test('a game with a clock goes on while nobody types', async () => {
  const sitting = sitDown(new PassThrough());
  expect(await playOut(sitting)).toEqual({ winners: [], reason: 'rungTwice' });
  expect(sitting.match.table.rows.map(({ input }) => input.type)).toEqual(['tick', 'tick']);
  expect(sitting.shown().out.match(/rang/g)).toHaveLength(2);
});

test('what is typed between two ticks is not lost', async () => {
  const input = new PassThrough();
  const sitting = sitDown(input);
  const over = playOut(sitting);
  input.write('{"type":"wait"}\n');
  await over;
  expect(sitting.shown().out).toContain('Not possible: Only wait.');
});
