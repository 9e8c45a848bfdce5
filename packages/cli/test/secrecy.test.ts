import { Readable } from 'node:stream';
import { gameById } from '@fathom/games';
import type { BotPlayer, Choice, Playable, Seat, Seed } from '@fathom/kit';
import { expect, test } from 'vitest';
import { playOut } from '../src/play/play-out.ts';
import { openSession } from '../src/play/session.ts';
import { folder, screen } from './calling.ts';

const depthCharge = gameById('depth-charge') as Playable;

interface Seen {
  readonly placed: { readonly red: boolean };
  readonly turn: string | null;
}

const does = (action: object): Choice => ({
  action,
  belief: null,
  options: [{ action, value: 0 }],
});

/** Depth Charge with a bot that lays its mines there and lets every turn go by. */
function hiding(squares: readonly string[]): Playable {
  const sit = (): BotPlayer => {
    let view: Seen | null = null;
    return {
      observe: (update) => (view = update.view as Seen),
      choose: () => {
        if (view?.placed.red === false) return does({ type: 'place', squares });
        return view?.turn === 'red' ? does({ type: 'pass' }) : null;
      },
    };
  };
  return { ...depthCharge, seatBot: sit };
}

async function shown(game: Playable, typed: readonly string[]): Promise<string> {
  const terminal = screen(folder(), Readable.from([Buffer.from(typed.join('\n'))]));
  const plan = {
    game,
    setup: game.parseSetup({ allowPass: true, first: 'black' }),
    seat: 'black' as Seat,
    level: 'cadet',
    hostSeed: '7'.repeat(64) as Seed,
  };
  const session = await openSession(plan, terminal);
  await playOut(session);
  session.lines.close();
  await session.match.stop();
  return terminal.shown().out;
}

// Heard from b2 they are the same: six squares off along the row or the column.
const ONE = ['h2', 'g8', 'h8'];
const OTHER = ['b8', 'g8', 'h8'];
const FAR = ['f8', 'g8', 'h8'];

test('worlds that a player cannot tell apart look the same in the terminal, whatever is typed', async () => {
  const blind = [
    'place a1 a2 b1',
    'moves',
    'move a3',
    'board',
    'sound b2',
    'sound h8',
    'charge h8',
    'dance',
    'pass',
    'moves',
  ];
  const [one, other] = await Promise.all(
    [ONE, OTHER].map((squares) => shown(hiding(squares), blind)),
  );
  expect(one).toBe(other);
  expect(one).toMatch(/You sound b2\. Pings at 6, /);
});

test('and look different as soon as the rules tell them apart', async () => {
  const listening = ['place a1 a2 b1', 'sound b2'];
  const [one, other] = await Promise.all(
    [ONE, FAR].map((squares) => shown(hiding(squares), listening)),
  );
  expect(one).not.toBe(other);
});
