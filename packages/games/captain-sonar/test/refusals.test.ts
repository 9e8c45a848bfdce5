import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '@fathom/captain-sonar';
import type { RefusalFacts } from '../src/refusals.ts';
import { REFUSAL_CODES } from '../src/words/refusals.ts';
import { begin, refusedWith } from './play.ts';

const here = new URL('./', import.meta.url);
const tests = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts') && name !== 'refusals.test.ts')
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

test.each(REFUSAL_CODES)('%s is met in the tests', (code) => {
  expect(tests).toContain(`'${code}'`);
});

/** Facts of every kind: a code that is missing here, or has other facts, does not compile. */
const FACTS: { readonly [Code in keyof RefusalFacts]: readonly RefusalFacts[Code][] } = {
  over: [null],
  noSuchSeat: [{ seat: 'gamma.captain', seats: ['alpha.captain'] }],
  nothingDue: [null],
  notYourRole: [{ roles: ['captain', 'firstMate'] }],
  stillPlacing: [null],
  begun: [null],
  alreadyPlaced: [null],
  notWater: [{ cell: 'C7' }],
  notYourTurn: [null],
  noTurns: [null],
  awaitingOk: [null],
  alreadyMoved: [null],
  offTheChart: [{ by: 'course' }, { by: 'claim' }, { cell: 'O15' }],
  island: [{ cell: 'C7' }],
  ownMine: [{ cell: 'C7' }],
  ownRoute: [{ cell: 'C7' }],
  blackout: [null],
  wayBarred: [{ open: 1, cells: 3 }],
  noDuty: [null],
  gaugeFull: [{ spaces: 4 }],
  gaugesOpen: [null],
  otherPanel: [{ heading: 'N' }, { heading: null }],
  alreadyBroken: [{ symbol: 'N3' }],
  notFitted: [null],
  notCharged: [{ marks: 1, spaces: 3 }],
  brokenDown: [{ colour: 'weapons' }],
  courseFirst: [{ before: 'system' }, { before: 'nextSystem' }, { before: 'endOfTurn' }],
  alreadyActivated: [null],
  stopped: [null],
  stopFirst: [{ isSent: true }, { isSent: false }],
  noStop: [{ mode: 'turn' }, { mode: 'realTime' }],
  noSector: [{ sectors: 9 }],
  noBerth: [null],
  noMine: [
    { cell: null, isCharted: true },
    { cell: 'C7', isCharted: true },
    { cell: 'C7', isCharted: false },
  ],
  outOfRange: [{ range: 4 }],
  sameCourse: [{ course: 'N' }],
  unnoticed: [null],
  noWreck: [{ cell: null }, { cell: 'C7' }],
  noQuestion: [null],
  twoClaims: [{ said: 3 }],
  oneTruth: [null],
  surfaced: [{ isDrawing: true }, { isDrawing: false }],
  notSurfaced: [null],
  allTraced: [null],
  alreadyTraced: [null],
  anotherPen: [null],
  penElsewhere: [{ expected: [330, 160] }],
  notTraced: [{ traced: 2 }],
  alreadyReady: [null],
  notReady: [null],
  markedTwice: [null],
  noSilence: [{ at: 4 }],
  bentTwice: [null],
  drawnForYou: [null],
  notHeardYet: [{ heard: 12 }],
  tooManyCalls: [{ most: 8, seconds: 10 }],
};

test.each(REFUSAL_CODES)('%s is put into a sentence, whatever its facts', (code) => {
  const said = FACTS[code].map((facts) => words.refusal({ code, facts: facts ?? {} }));
  for (const sentence of said) {
    expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
  }
  expect(new Set(said).size).toBe(said.length);
});

test('a refusal says what would be right', () => {
  const refusal = refusedWith(begin(), 'A break N1');
  expect(refusal.code).toBe('noDuty');
  expect(words.refusal(refusal)).toBe('There is nothing to mark until the next course.');
});

test('what these rules do not refuse, they have no words for', () => {
  expect(words.refusal({ code: 'notYourSeat' })).toBeNull();
});
