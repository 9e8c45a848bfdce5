import { PassThrough } from 'node:stream';
import { gameById } from '@fathom/games';
import { virtualClock } from '@fathom/host';
import { verifyRecord } from '@fathom/kit';
import type { Playable, Seat, Seed } from '@fathom/kit';
import { expect, onTestFinished, test } from 'vitest';
import { playOut } from '../src/play/play-out.ts';
import { openSession } from '../src/play/session.ts';
import type { Session } from '../src/play/session.ts';
import { openTerminalMatch } from '../src/play/terminal-match.ts';
import { bellPlayable } from './bell.ts';
import { folder, screen } from './calling.ts';

async function sitDown(
  input: PassThrough,
): Promise<Session & { readonly shown: () => { readonly out: string } }> {
  const terminal = screen(folder(), input);
  const plan = { game: bellPlayable, setup: {}, seat: 'one' as Seat, level: '', hostSeed: null };
  const session = await openSession(plan, terminal);
  onTestFinished(session.match.stop);
  return { ...session, shown: terminal.shown };
}

test('a game with a clock goes on while nobody types', async () => {
  const session = await sitDown(new PassThrough());
  expect(await playOut(session)).toEqual({ winners: [], reason: 'rungTwice' });
  expect(session.match.record()?.lines.map(({ input }) => input.type)).toEqual(['tick', 'tick']);
  expect(session.shown().out.match(/rang/g)).toHaveLength(2);
});

test('what is typed between two ticks is not lost', async () => {
  const input = new PassThrough();
  const session = await sitDown(input);
  const over = playOut(session);
  input.write('{"type":"wait"}\n');
  await over;
  expect(session.shown().out).toContain('Not possible: ');
});

test('Captain Sonar in real time: bots take their time, surface and dive again', async () => {
  const clock = virtualClock();
  const told: string[] = [];
  const game = gameById('captain-sonar') as Playable;
  const match = await openTerminalMatch(
    {
      game,
      setup: game.parseSetup({ mode: 'realTime' }),
      seat: 'alpha.radioOperator' as Seat, // who may sit and listen
      level: 'mate',
      hostSeed: '1'.repeat(64) as Seed,
    },
    (event) => told.push((event as { readonly type: string }).type),
    clock,
  );
  onTestFinished(match.stop);
  const dives = (): number => told.filter((type) => type === 'dived').length;
  while (match.outcome() === null && dives() === 0) {
    await match.settled();
    clock.skip();
  }
  expect(told).toContain('surfaced');
  expect(dives()).toBeGreaterThan(0);

  expect(await match.resign()).toBeNull();
  const record = match.record();
  expect(record && verifyRecord(game, record)).toMatchObject({ ok: true });
  const courses = record?.lines.flatMap(({ input }) =>
    input.type === 'act' && input.seat === 'bravo.captain' ? [input.at] : [],
  );
  const pauses = courses?.slice(1).map((at, i) => at - (courses[i] ?? 0));
  expect(Math.min(...(pauses ?? []))).toBeGreaterThan(0);
});
