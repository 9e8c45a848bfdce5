import { expect, test } from 'vitest';
import { depthCharge, seatOf } from '@fathom/depth-charge';
import type { View } from '@fathom/depth-charge';
import { begin, leave, luck, play, take } from './play.ts';
import { RULE_SETS, randomGame } from './random.ts';

const VIEWERS = [[], [seatOf('black')], [seatOf('red')], [seatOf('black'), seatOf('red')]];
const imagine = depthCharge.imagine!;

test.each(RULE_SETS)('an imagined state looks as the view it was imagined from: %j', (rules) => {
  for (let seed = 0; seed < 15; seed++)
    for (const state of randomGame(rules, luck(seed)))
      for (const viewer of VIEWERS) {
        const view = depthCharge.view(state, viewer);
        expect(depthCharge.view(imagine(view, luck(seed)), viewer)).toEqual(view);
      }
});

test('so it does after someone left, in any phase', () => {
  for (const state of randomGame({}, luck(3))) {
    const left = take(state, leave('black', 'absent'));
    if (!left.ok) continue;
    for (const viewer of VIEWERS) {
      const view = depthCharge.view(left.state, viewer);
      expect(depthCharge.view(imagine(view, luck(1)), viewer)).toEqual(view);
    }
  }
});

test('all that could be is imagined sooner or later', () => {
  const state = play(begin({ red: 'e5 f6 h8' }), 'move a2');
  const view: View = depthCharge.view(state, [seatOf('black')]);
  const rng = luck(5);
  const seen = new Set(Array.from({ length: 400 }, () => String(imagine(view, rng).mines.red)));
  expect(seen.size).toBeGreaterThan(350);
});
