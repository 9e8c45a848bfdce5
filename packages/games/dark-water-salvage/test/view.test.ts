import { expect, test } from 'vitest';
import { ASSISTS } from '@fathom/dark-water-salvage';
import type { HunterName } from '@fathom/dark-water-salvage';
import { inLoop, play, viewOf } from './play.ts';

const asked = play(
  inLoop(),
  'amber research 1 B1',
  'coral research 1 D1',
  'jade research 2 rumour',
  'amber research 3 rumour',
);

const answers = (...who: readonly HunterName[]): readonly unknown[] =>
  viewOf(asked, ...who).researches.map(({ answer }) => answer);

test('9 the record sheet has all one’s own answers, and the list of all researches lies open', () => {
  expect(answers('amber')).toEqual(['SE', null, null, [20, 50]]);
  expect(answers('coral')).toEqual([null, 'SE', null, null]);
  expect(answers()).toEqual([null, null, null, null]);
  expect(answers('amber', 'jade')).toEqual(['SE', null, [10, 40], [20, 50]]);
  for (const viewer of [[], ['amber'], ['coral']] as const)
    expect(
      viewOf(asked, ...viewer).researches.map(({ hunter, wreck, card }) => [hunter, wreck, card]),
    ).toEqual([
      ['amber', 1, 'B1'],
      ['coral', 1, 'D1'],
      ['jade', 2, 'rumour'],
      ['amber', 3, 'rumour'],
    ]);
});

test.each(ASSISTS)('9 the aids “%s” are an option that changes nothing else', (assist) => {
  const view = viewOf(inLoop('research', {}, { assist }), 'amber');
  expect(view.setup.assist).toBe(assist);
  expect({ ...view, setup: null }).toEqual({ ...viewOf(inLoop(), 'amber'), setup: null });
});

test('9 entries of the list are the same objects from view to view', () => {
  const [first] = viewOf(asked).researches;
  expect(viewOf(play(asked, 'jade pass')).researches[0]).toBe(first);
});
