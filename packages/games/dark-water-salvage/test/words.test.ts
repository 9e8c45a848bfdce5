import { YOU, refuse } from '@fathom/kit';
import type { Millis, Names } from '@fathom/kit';
import { expect, test } from 'vitest';
import { ROUND, teamOf, words } from '@fathom/dark-water-salvage';
import type { Event } from '@fathom/dark-water-salvage';
import type { RefusalCode, RefusalFacts } from '../src/refusals.ts';
import { fresh, inLoop, play, viewOf, withHunter, withWreck } from './play.ts';

const NAMES: Names = { side: words.side, seat: String };

const seen = { region: 'F2', rumour: [10, 40] } as const;

test.each<readonly [Event, string | null]>([
  [
    { type: 'loansOffered', round: 2, chips: { fives: 2, tens: 3 }, last: false },
    'Round 2: $40 to lend.',
  ],
  [
    { type: 'loansOffered', round: 7, chips: { fives: 0, tens: 0 }, last: true },
    'Round 7, the last one: the bag is empty, no loans.',
  ],
  [{ type: 'applied', hunter: 'amber', amount: null }, 'Amber has sealed an application.'],
  [{ type: 'applied', hunter: 'amber', amount: 12 }, 'Amber has sealed an application for $12.'],
  [
    { type: 'applicationChanged', hunter: 'amber', amount: 9 },
    'Amber has changed the application to $9.',
  ],
  [
    {
      type: 'applicationsOpened',
      bids: [
        { hunter: 'jade', amount: 5, taken: 5 },
        { hunter: 'coral', amount: 40, taken: 35 },
      ],
    },
    'Opened: Jade $5; Coral $40, of which $35 are left.',
  ],
  [
    { type: 'cityChosen', hunter: 'slate', region: 'D1', city: 'Missaukee' },
    'Slate starts from Missaukee (D1).',
  ],
  [{ type: 'stepBegan', loop: 1, step: 'locate' }, '— Locate —'],
  [
    {
      type: 'researched',
      hunter: 'jade',
      wreck: 1,
      ship: 'Oriole',
      card: 'D1',
      cardName: 'Missaukee',
      answer: null,
    },
    'Jade researches the Oriole with the Missaukee card.',
  ],
  [
    {
      type: 'researched',
      hunter: 'jade',
      wreck: 1,
      ship: 'Oriole',
      card: 'deep',
      cardName: 'Deep water',
      answer: false,
    },
    'Jade researches the Oriole with the Deep water card: no.',
  ],
  [
    {
      type: 'researched',
      hunter: 'jade',
      wreck: 1,
      ship: 'Oriole',
      card: 'rumour',
      cardName: 'Rumoured value',
      answer: [10, 40],
    },
    'Jade researches the Oriole with the Rumoured value card: $10 to $40.',
  ],
  [{ type: 'turnOrderAsked', hunter: 'violet' }, 'Violet asks for turn order.'],
  [
    { type: 'moved', hunter: 'coral', from: 'D1', path: ['D2', 'D3'], hire: 2 },
    'Coral hires a boat for $2 and sails 2 regions to D3.',
  ],
  [
    { type: 'moved', hunter: 'coral', from: 'D1', path: ['D2'], hire: 0 },
    'Coral sails 1 region to D2.',
  ],
  [
    {
      type: 'wreckLocated',
      hunter: 'amber',
      wreck: 1,
      ship: 'Oriole',
      region: 'F2',
      prestige: 1,
      seen: null,
    },
    'Amber locates the Oriole at F2: 1 prestige.',
  ],
  [
    {
      type: 'wreckSalvaged',
      hunter: 'amber',
      wreck: 1,
      ship: 'Oriole',
      region: 'F2',
      cost: 13,
      value: 32,
      prestige: 3,
      seen,
    },
    'Amber salvages the Oriole at F2 for $13: worth $32, 3 prestige.',
  ],
  [
    {
      type: 'wreckMissed',
      hunter: 'amber',
      deed: 'salvage',
      wreck: 1,
      ship: 'Oriole',
      region: 'C3',
      cost: 15,
      seen: null,
    },
    'Amber tries to salvage the Oriole at C3: not here.',
  ],
  [{ type: 'passed', hunter: 'amber' }, 'Amber passes.'],
  [{ type: 'wasDone', hunter: 'amber' }, 'Amber is done for the round.'],
  [{ type: 'timeRanOut', hunters: ['amber', 'jade'] }, 'Time is up for Amber and Jade.'],
  [{ type: 'timeGiven', until: 1000 as Millis }, null],
  [{ type: 'roundEnded', round: 3 }, 'Round 3 is over. All boats go home.'],
  [
    { type: 'forfeited', hunter: 'jade', reason: 'absent' },
    'Jade stayed away, and the match was claimed.',
  ],
  [
    { type: 'gameEnded', winners: ['jade'], reason: 'allSalvaged' },
    'Jade wins: every wreck is up.',
  ],
])('an event is told in a sentence: %#', (event, sentence) => {
  expect(words.event(event, NAMES)).toBe(sentence);
});

const AT_TABLE: Names = {
  side: (side) => (side === teamOf('amber') ? YOU : 'Ann'),
  seat: String,
};

test.each<readonly [Event, string]>([
  [{ type: 'passed', hunter: 'amber' }, 'You pass.'],
  [{ type: 'passed', hunter: 'jade' }, 'Ann (Jade) passes.'],
  [{ type: 'timeRanOut', hunters: ['amber', 'jade'] }, 'Time is up for you and Ann (Jade).'],
  [{ type: 'applied', hunter: 'amber', amount: 12 }, 'You have sealed an application for $12.'],
  [
    { type: 'moved', hunter: 'amber', from: 'G1', path: ['H1', 'H2'], hire: 3 },
    'You hire a boat for $3 and sail 2 regions to H2.',
  ],
  [
    {
      type: 'wreckMissed',
      hunter: 'amber',
      deed: 'locate',
      wreck: 1,
      ship: 'Juniper',
      region: 'G2',
      cost: 3,
      seen,
    },
    'You try to locate the Juniper at G2: not here. The cards say F2.',
  ],
])('the reader is addressed, and two of one name are told apart: %#', (event, sentence) => {
  expect(words.event(event, AT_TABLE)).toBe(sentence);
});

test('a shared victory names all who share it', () => {
  const winners = (['amber', 'coral', 'jade'] as const).map(teamOf);
  expect(words.outcome({ winners, reason: 'lastRound' }, NAMES)).toBe(
    'Amber, Coral and Jade share the victory: the last round is over.',
  );
  expect(words.outcome({ winners: [], reason: 'absent' }, NAMES)).toBe(
    'Nobody wins: the last of the others stayed away, and the match was claimed.',
  );
});

test('the board is drawn as the viewer knows it', () => {
  const located = withWreck(inLoop('move'), 1, { region: 'F2', locatedBy: 'jade' });
  const salvaged = withWreck(located, 2, {
    region: 'A1',
    locatedBy: 'jade',
    salvagedBy: 'amber',
    value: 12,
  });
  const state = withHunter(salvaged, 'coral', { cash: 3, prestige: 4, done: true });
  expect(words.board(viewOf(state, 'amber'))).toBe(
    `    A   B   C   D   E   F   G   H   I
  1 s6  [A] s6  [C] s6  m9  [J] s6  s7  1
  2 s7  m9  m10 m9  +m  d13 d13 m10 s6  2
  3 s8  m10 d15 d14 d13 *5  d13 +m  *3  3
  4 s8  m11 d15 d14 +d  d13 d14 m10 s6  4
  5 s8  s8  m10 s6  *2  m9  m10 s8  s7  5
    A   B   C   D   E   F   G   H   I
*3 city and its boats   +d feature   s m d shallow, medium, deep water and salvage   [A] a hunter

 1 Aurelia Finch (2/4)        located by Jade at F2
 2 Brannock (3/5)             salvaged by Amber at A1: $12
 3 Cordwainer (1/3)           not found
 4 Dunmore Castle (3/6)       not found
 5 Ella Vance (2/3)           not found
 6 Fairhaven Belle (4/6)      not found
 7 Gideon Hale (2/5)          not found
 8 Ironmonger (1/4)           not found
 9 Juniper (2/4)              not found
10 King of Tarn (5/8)         not found
11 Lady Sorrel (4/7)          not found
12 Marguerite Voss (3/5)      not found

Amber: prestige 0   cash $30   salvaged $0   loans $30   worth $0
Coral: prestige 4   cash $3   salvaged $0   loans $30   in debt by $27   done for the round
Jade: prestige 0   cash $30   salvaged $0   loans $30   worth $0
Amber and Jade would share the win now. 0 beats 4: Coral is in debt.
Round 1; 34 chips in the bag; Move. Waiting for Amber.`,
  );
});

test.each([
  [fresh(), 'Round 1; 34 chips in the bag; applications for $40. Waiting for Amber, Coral, Jade.'],
  [
    play(fresh(), 'amber apply 1', 'coral apply 2', 'jade apply 3'),
    'Round 1; 34 chips in the bag; tokens go onto cities. Waiting for Amber.',
  ],
  [
    play(inLoop(), 'amber resigned', 'coral absent'),
    'Jade wins: the last of the others stayed away, and the match was claimed.',
  ],
])('the last line says how things stand: %#', (state, line) => {
  expect(words.board(viewOf(state)).split('\n').at(-1)).toBe(line);
});

test('after the end the board tells where the wrecks lay, and who has left', () => {
  const board = words.board(viewOf(play(inLoop(), 'amber resigned', 'coral absent')));
  expect(board).toContain('12 Marguerite Voss (3/5)      never found: it lay at F5');
  expect(board).toMatch(/Coral: .* has left/);
});

test('2.1 the last round and the one before it are announced', () => {
  const view = viewOf(fresh());
  expect(ROUND.left(view)).toBe('34 chips in the bag');
  expect(ROUND.left({ ...view, bag: { fives: 2, tens: 3 } })).toBe('The next is the last');
  expect(ROUND.left({ ...view, last: true })).toBe('The last');
});

/** One refusal of every code, with facts that make its sentence whole. */
const FACTS: { readonly [Code in RefusalCode]: RefusalFacts[Code] } = {
  over: null,
  noSuchSeat: { seat: 'mauve', seats: ['amber', 'coral'] },
  outOfTheGame: null,
  notWaitedFor: null,
  notYourTurn: { hunter: 'coral' },
  cannotPay: { cost: 7, cash: 3 },
  nothingDue: null,
  notApplying: null,
  moreThanOffered: { most: 40 },
  sameAmount: { amount: 12 },
  notPlacing: null,
  noFreeCity: { region: 'A1', free: ['B1', 'D1'] },
  anotherStep: { now: 'move', wanted: 'salvage' },
  notInTheLoop: null,
  salvaged: { wreck: 3 },
  lockedOut: { wreck: 3 },
  alreadyLocated: { wreck: 3, hunter: 'jade', region: 'F2' },
  noWreckHere: null,
  wrongCard: { usable: ['D1', 'rumour'] },
  nothingToAsk: { wreck: 3 },
  notResearching: null,
  alreadyInOrder: { hunter: 'amber' },
  nobodyElse: null,
  noStep: { from: 'A1', neighbours: ['B1', 'A2'] },
  blocked: { region: 'C3' },
};

test.each(Object.entries(FACTS))('the refusal "%s" is a whole sentence', (code, facts) => {
  const refusal = refuse(code, facts ?? {});
  expect(words.refusal(refusal)).toMatch(/^[A-Z][^]*[^ ]\.$/);
  expect(words.refusal(refusal)).not.toMatch(/undefined|null|NaN|\[object/);
});

test('a refusal of the house is left to the house', () => {
  expect(words.refusal(refuse('notYourSeat'))).toBeNull();
});
