import type { Millis } from '@fathom/kit';
import { expect, test } from 'vitest';
import { describeEvent, describeResult, drawBoard } from '@fathom/dark-water-salvage';
import type { Event } from '@fathom/dark-water-salvage';
import { fresh, inLoop, play, viewOf, withHunter, withWreck } from './play.ts';

const seen = { region: 'F2', rumour: [10, 40] } as const;

test.each<readonly [Event, string]>([
  [
    { type: 'loansOffered', round: 2, chips: { fives: 2, tens: 3 }, last: false },
    'Round 2: $40 to lend, in 2 fives and 3 tens.',
  ],
  [
    { type: 'loansOffered', round: 7, chips: { fives: 0, tens: 0 }, last: true },
    'Round 7, the last: there is nothing left to lend.',
  ],
  [{ type: 'applied', hunter: 'amber', amount: null }, 'Amber has sealed an application.'],
  [{ type: 'applied', hunter: 'amber', amount: 12 }, 'Amber applies for $12.'],
  [{ type: 'applicationChanged', hunter: 'amber', amount: 9 }, 'Amber applies for $9 instead.'],
  [
    {
      type: 'applicationsOpened',
      bids: [
        { hunter: 'jade', amount: 5, taken: 5 },
        { hunter: 'coral', amount: 40, taken: 35 },
      ],
    },
    'The applications are opened: Jade applied for $5 and takes $5; Coral applied for $40 and takes $35.',
  ],
  [
    { type: 'cityChosen', hunter: 'slate', region: 'D1', city: 'Missaukee' },
    'Slate starts from Missaukee (D1).',
  ],
  [{ type: 'stepBegan', loop: 1, step: 'locate' }, 'The action token is on Locate.'],
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
    'Jade researches the Oriole by Missaukee.',
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
    'Jade researches the Oriole by Deep water: no.',
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
    'Jade researches the Oriole by Rumoured value: $10 to $40.',
  ],
  [{ type: 'turnOrderAsked', hunter: 'violet' }, 'Violet asks for turn order.'],
  [
    { type: 'moved', hunter: 'coral', from: 'D1', path: ['D2', 'D3'], hire: 2 },
    'Coral hires a boat for $2 and moves from D1 to D3, 2 steps.',
  ],
  [
    { type: 'moved', hunter: 'coral', from: 'D1', path: ['D2'], hire: 0 },
    'Coral moves from D1 to D2, 1 step.',
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
    'Amber salvages the Oriole at F2: $32 and 3 prestige. The cards say F2, rumoured at $10 to $40.',
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
  [{ type: 'timeGiven', until: 1000 as Millis }, 'The clock is set again.'],
  [{ type: 'roundEnded', round: 3 }, 'Round 3 is over: all tokens leave the map.'],
  [{ type: 'forfeited', hunter: 'jade', reason: 'absent' }, 'Jade has left the table.'],
  [
    { type: 'gameEnded', winners: ['jade'], reason: 'allSalvaged' },
    'Jade wins: every wreck has been salvaged.',
  ],
])('an event is told in a sentence: %#', (event, sentence) => {
  expect(describeEvent(event)).toBe(sentence);
});

test('a shared victory names all who share it', () => {
  expect(describeResult({ winners: ['amber', 'coral', 'jade'], reason: 'lastRound' })).toBe(
    'Amber, Coral and Jade share the victory: the last round is over.',
  );
  expect(describeResult({ winners: [], reason: 'absent' })).toBe(
    'Nobody wins: the others have left.',
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
  expect(drawBoard(viewOf(state, 'amber'))).toBe(
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
Round 1; 34 chips in the bag; Move. Waiting for Amber.`,
  );
});

test.each([
  [fresh(), 'Round 1; 34 chips in the bag; applications for $40. Waiting for Amber, Coral, Jade.'],
  [
    play(fresh(), 'amber apply 1', 'coral apply 2', 'jade apply 3'),
    'Round 1; 34 chips in the bag; tokens go onto cities. Waiting for Amber.',
  ],
  [play(inLoop(), 'amber resigned', 'coral absent'), 'Jade wins: the others have left.'],
])('the last line says how things stand: %#', (state, line) => {
  expect(drawBoard(viewOf(state)).split('\n').at(-1)).toBe(line);
});

test('after the end the board tells where the wrecks lay, and who has left', () => {
  const board = drawBoard(viewOf(play(inLoop(), 'amber resigned', 'coral absent')));
  expect(board).toContain('12 Marguerite Voss (3/5)      never found: it lay at F5');
  expect(board).toMatch(/Coral: .* has left/);
});
