import { describe, expect, test } from 'vitest';
import { hunterOf, researchable, usableCards } from '@fathom/dark-water-salvage';
import type { Card, Region } from '@fathom/dark-water-salvage';
import {
  PLACES,
  eventsOf,
  fresh,
  heard,
  inLoop,
  legal,
  play,
  refusal,
  refusedWith,
  viewOf,
  waitedFor,
  withHunter,
  withOnly,
} from './play.ts';
import type { Tokens } from './play.ts';

/** Where something can be done in every step. */
const AT_SEA: Tokens = { amber: 'A1', coral: 'E3', jade: 'H5' };

describe('3 research', () => {
  test('3 costs $1, any number of times', () => {
    const state = play(
      inLoop(),
      'amber research 1 B1',
      'amber research 1 rumour',
      'amber research 2 B1',
      'amber research 2 B1',
    );
    expect(hunterOf(state, 'amber').cash).toBe(26);
    expect(waitedFor(state)).toEqual(['amber', 'coral', 'jade']);
    expect(refusal(withHunter(inLoop(), 'amber', { cash: 1 }), 'amber research 1 B1')).toBe(
      'accepted',
    );
  });

  test('3 needs a dollar', () => {
    const broke = withHunter(inLoop(), 'amber', { cash: 0 });
    expect(refusal(broke, 'amber research 1 B1')).toBe('cannotPay');
  });

  test('3 who researched which wreck by which card is public, the answer is not', () => {
    const line = 'coral research 3 D1';
    const public_ = {
      type: 'researched',
      hunter: 'coral',
      wreck: 3,
      ship: 'Cordwainer',
      card: 'D1',
      cardName: 'Missaukee',
    };
    expect(heard(inLoop(), line, 'coral')).toEqual([{ ...public_, answer: 'SE' }]);
    for (const viewer of [[], ['amber'], ['amber', 'jade']] as const)
      expect(heard(inLoop(), line, ...viewer)).toEqual([{ ...public_, answer: null }]);
    const after = play(inLoop(), line);
    const note = { round: 1, hunter: 'coral', wreck: 3, card: 'D1' };
    expect(viewOf(after, 'coral').researches).toEqual([{ ...note, answer: 'SE' }]);
    expect(viewOf(after, 'amber').researches).toEqual([{ ...note, answer: null }]);
    expect(viewOf(after).researches).toEqual([{ ...note, answer: null }]);
  });

  test('3 a salvaged wreck is not researched any more', () => {
    const state = withOnly(inLoop(), 1, 2);
    expect(refusal(state, 'amber research 3 B1')).toBe('salvaged');
    expect(legal(state, 'amber').filter(({ type }) => type === 'research')).toHaveLength(4);
  });

  test('3 of a wreck that one was wrong about no research is sold: its cards were seen', () => {
    const state = withHunter(inLoop(), 'amber', { lockedOut: [3] });
    expect(refusal(state, 'amber research 3 B1')).toBe('nothingToAsk');
    expect(refusal(state, 'coral research 3 D1')).toBe('accepted');
    expect(legal(state, 'amber')).not.toContainEqual({ type: 'research', wreck: 3, card: 'B1' });
    expect(researchable(state, 'amber')).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('3 one with nothing left to ask about is not waited for', () => {
    const state = withHunter(withOnly(inLoop(), 1, 2), 'amber', { lockedOut: [1, 2] });
    expect(waitedFor(play(state, 'coral pass'))).toEqual(['jade']);
  });

  test('3 any hunter may ask for turn order, which holds for the rest of the step', () => {
    const asked = play(inLoop(), 'amber pass', 'amber ask turn order');
    expect(eventsOf(inLoop(), 'jade ask turn order')).toEqual([
      { type: 'turnOrderAsked', hunter: 'jade' },
    ]);
    expect(waitedFor(asked)).toEqual(['coral']);
    expect(refusal(asked, 'jade research 1 G1')).toBe('notYourTurn');
    expect(refusal(asked, 'jade ask turn order')).toBe('alreadyInOrder');
    const next = play(asked, 'coral research 1 D1', 'coral research 2 D1', 'coral pass');
    expect(waitedFor(next)).toEqual(['jade']);
    const moving = play(next, 'jade pass');
    expect(moving.step).toBe('move');
    const again = play(moving, 'amber pass', 'coral pass', 'jade pass');
    expect(again).toMatchObject({ step: 'research', inOrder: false });
  });

  test.each(['research', 'locate', 'salvage'] as const)(
    '3 turn order may be asked for in %s, by one who has passed, too',
    (step) => {
      const state = play(inLoop(step, AT_SEA), 'amber pass');
      expect(waitedFor(state)).toEqual(['coral', 'jade']);
      expect(legal(state, 'amber')).toEqual([{ type: 'askTurnOrder' }]);
      const asked = play(state, 'amber ask turn order');
      expect(waitedFor(asked)).toEqual(['coral']);
      expect(refusal(asked, 'jade pass')).toBe('notYourTurn');
      expect(refusal(asked, 'jade ask turn order')).toBe('alreadyInOrder');
      expect(waitedFor(play(asked, 'coral pass'))).toEqual(['jade']);
    },
  );

  test('3 in turn order an attempt is the whole turn, and the next action is open to all again', () => {
    const asked = play(inLoop('locate', AT_SEA), 'jade ask turn order');
    expect(refusal(asked, 'coral locate 7')).toBe('notYourTurn');
    const second = play(asked, 'amber locate 2');
    expect(waitedFor(second)).toEqual(['coral']);
    const salvaging = play(second, 'coral locate 7', 'jade pass');
    expect(salvaging).toMatchObject({ step: 'salvage', inOrder: false });
    expect(waitedFor(salvaging)).toEqual(['amber', 'coral', 'jade']);
  });

  test('3 turn order is of no use to one alone, nor in Move, which has it, nor before the loop', () => {
    expect(refusal(play(inLoop(), 'amber pass', 'coral pass'), 'jade ask turn order')).toBe(
      'nobodyElse',
    );
    expect(refusal(inLoop('move'), 'amber ask turn order')).toBe('alreadyInOrder');
    expect(refusal(fresh(), 'amber ask turn order')).toBe('notInTheLoop');
  });

  test('3 with the option research is in turn order from the first', () => {
    const state = inLoop('research', {}, { research: 'turnOrder' });
    expect(waitedFor(state)).toEqual(['amber']);
    expect(refusal(state, 'coral research 1 D1')).toBe('notYourTurn');
    expect(refusal(state, 'coral ask turn order')).toBe('alreadyInOrder');
    expect(waitedFor(play(state, 'amber pass'))).toEqual(['coral']);
  });
});

test.each<readonly [string, Region, readonly Card[]]>([
  ['in a city', 'D1', ['D1', 'rumour']],
  ['in another city', 'F3', ['F3', 'rumour']],
  ['at a feature', 'E4', ['E4']],
  ['in shallow water', 'A1', ['shallow']],
  ['in medium water', 'B2', ['medium']],
  ['in deep water', 'C3', ['deep']],
])('3.1 %s (%s) the cards are %j', (_where, token, cards) => {
  const state = inLoop('research', { amber: token });
  expect(usableCards(state, 'amber')).toEqual(cards);
  const all: readonly Card[] = [
    'D1',
    'F3',
    'B1',
    'E4',
    'E2',
    'A1',
    'shallow',
    'medium',
    'deep',
    'rumour',
  ];
  for (const card of all)
    expect(refusal(state, `amber research 1 ${card}`)).toBe(
      cards.includes(card) ? 'accepted' : 'wrongCard',
    );
});

test('3.1 a refusal names the cards that can be used', () => {
  expect(refusedWith(inLoop(), 'amber research 1 D1').facts).toEqual({
    usable: ['B1', 'rumour'],
  });
});

const answerAt = (token: Region, wreck: number, card: Card): unknown => {
  const [event] = eventsOf(inLoop('research', { amber: token }), `amber research ${wreck} ${card}`);
  return event?.type === 'researched' ? event.answer : null;
};

test.each<readonly [Region, number, string]>([
  ['F3', 1, 'N'],
  ['D1', 1, 'SE'],
  ['D1', 9, 'S'],
  ['D1', 2, 'W'],
  ['D1', 6, 'E'],
  ['F3', 7, 'W'],
  ['F3', 6, 'NE'],
  ['E4', 10, 'W'],
  ['E4', 7, 'N'],
  ['E5', 12, 'E'],
  ['E5', 5, 'NW'],
  ['G1', 8, 'SW'],
])('3.2 from %s wreck %i lies to the %s', (token, wreck, answer) => {
  expect(PLACES).toHaveLength(12);
  expect(answerAt(token, wreck, token)).toBe(answer);
});

test.each<readonly [Region, number, boolean]>([
  ['A2', 2, true],
  ['A2', 1, false],
  ['A2', 5, false],
  ['B3', 5, true],
  ['B3', 1, false],
  ['C3', 1, true],
  ['C3', 2, false],
])('3.3 asked from %s whether it lies as deep, wreck %i answers %s', (token, wreck, answer) => {
  const [card] = usableCards(inLoop('research', { amber: token }), 'amber');
  expect(answerAt(token, wreck, card!)).toBe(answer);
});

test.each([
  [1, [10, 40]],
  [3, [20, 50]],
  [12, [50, 80]],
])('3.3 the rumoured value of wreck %i is the range on its value card: %j', (wreck, range) => {
  expect(answerAt('D1', wreck, 'rumour')).toEqual(range);
});
