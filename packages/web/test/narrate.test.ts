import { expect, test } from 'vitest';
import type { Event } from '@fathom/depth-charge/client';
import type { Side } from '@fathom/kit';
import { narrate } from '../src/games/depth-charge/narrate.ts';

const nameOf = (side: Side): string => ((side as string) === 'black' ? 'You' : 'Ann');

const LINES: readonly (readonly [Event, string])[] = [
  [{ type: 'minesPlaced', side: 'red', squares: null }, 'Ann has placed three mines.'],
  [
    { type: 'minesPlaced', side: 'black', squares: ['a1', 'b2', 'c3'] },
    'You have placed three mines on a1, b2 and c3.',
  ],
  [{ type: 'playBegan', first: 'red' }, 'Ann takes the first turn.'],
  [{ type: 'boatMoved', side: 'black', from: 'a1', to: 'a4' }, 'You move a1 → a4.'],
  [
    { type: 'boatSunk', side: 'red', from: 'h8', to: 'e8' },
    'Ann runs onto a mine on e8 and sinks.',
  ],
  [
    { type: 'soundingDropped', side: 'red', square: 'd6', pings: [3, 5] },
    'Ann sounds d6. Pings at 3 and 5.',
  ],
  [{ type: 'soundingDropped', side: 'black', square: 'd6', pings: [] }, 'You sound d6. No answer.'],
  [
    { type: 'depthChargeDropped', side: 'black', square: 'd6', hit: true },
    'You drop a depth charge on d6: a mine is destroyed.',
  ],
  [
    { type: 'depthChargeDropped', side: 'red', square: 'd6', hit: false },
    'Ann drops a depth charge on d6: a miss.',
  ],
  [{ type: 'passed', side: 'red' }, 'Ann passes.'],
  [{ type: 'forfeited', side: 'black', reason: 'resigned' }, 'You resign.'],
  [{ type: 'forfeited', side: 'red', reason: 'time' }, 'Ann has run out of time.'],
];

test.each(LINES)('%j is told in words', (event, line) => {
  expect(narrate(event, nameOf)).toBe(line);
});
