import { expect, test } from 'vitest';
import { depthCharge } from '@fathom/depth-charge';
import { begin, play, refusal, take } from './play.ts';
import type { Millis } from '@fathom/kit';

test.each(['move a2', 'sound b2', 'charge b2'])(
  '2 “%s” is a whole turn, then it is the other side’s',
  (text) => {
    const after = play(begin(), text);
    expect(after.turn).toBe('red');
    expect(after.record).toHaveLength(1);
    expect(depthCharge.toAct(after)).toEqual(['red']);
    expect(refusal(after, 'move a3', 'black')).toBe('notYourTurn');
  },
);

test('2 turns alternate to the end', () => {
  const after = play(begin(), 'move a2', 'move h7', 'sound b2', 'sound g7', 'move a1', 'move h8');
  expect(after.record.map(({ side }) => side)).toEqual([
    'black',
    'red',
    'black',
    'red',
    'black',
    'red',
  ]);
});

test('2 nothing in the game waits for a clock', () => {
  expect(depthCharge.deadline(begin())).toBeNull();
  const tick = take(begin(), { type: 'tick', at: 5000 as Millis });
  expect(tick).toMatchObject({ ok: false, refusal: { code: 'nothingDue' } });
});
