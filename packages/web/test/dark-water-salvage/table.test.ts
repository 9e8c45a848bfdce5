import type { Event, HunterName, PlayerCount, State } from '@fathom/dark-water-salvage/client';
import type { Side } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { dutyOf } from '../../src/games/dark-water-salvage/desk/duty.ts';
import { lastWords, roundsOf } from '../../src/games/dark-water-salvage/desk/rounds.ts';
import { storyOf } from '../../src/games/dark-water-salvage/end/score.ts';
import { narrate } from '../../src/games/dark-water-salvage/narrate.ts';
import { draftOf, secondsFault } from '../../src/games/dark-water-salvage/options/draft.ts';
import { act, fresh, inLoop, viewOf, withHunter } from './situations.ts';

const duties = (state: State): readonly (string | null)[] =>
  (['amber', 'coral', 'jade'] as const).map((hunter) => dutyOf(viewOf(state, hunter), hunter));

const named =
  (names: { readonly [Name in HunterName]?: string }) =>
  (side: Side): string =>
    names[side as string as HunterName] ?? side;

describe('2.1 the length of a game', () => {
  test.each([
    [2, 8],
    [3, 7],
    [4, 7],
    [5, 7],
  ] as const)('%i hunters play %i rounds', (players: PlayerCount, rounds) => {
    const { setup } = fresh({ players });
    expect(roundsOf(setup)).toBe(rounds);
    expect(roundsOf({ ...setup, extraRound: true })).toBe(rounds + 1);
  });

  test('the last round and the one before it are announced', () => {
    const view = viewOf(fresh());
    expect(lastWords(view)).toBe('');
    expect(lastWords({ ...view, bag: { fives: 2, tens: 3 } })).toBe('the next is the last');
    expect(lastWords({ ...view, last: true })).toBe('the last');
  });
});

describe('what a hunter can do now', () => {
  test('2.2 who has applied may think better of it', () => {
    const state = act(fresh(), 'coral', { type: 'apply', amount: 10 });
    expect(duties(state)).toEqual(['apply', 'reapply', 'apply']);
  });

  test('4. moves go in turn order, research does not', () => {
    expect(duties(inLoop('move'))).toEqual(['move', null, null]);
    expect(duties(inLoop('research'))).toEqual(['research', 'research', 'research']);
  });

  test('10. who has left does nothing', () => {
    const state = withHunter(inLoop('research'), 'amber', { out: 'resigned' });
    expect(duties(state)[0]).toBeNull();
  });
});

describe('8. the way to a score', () => {
  test('prestige by source, and where the money went', () => {
    let state = inLoop('locate', { amber: { token: 'F2', cash: 20, hired: true } });
    state = act(state, 'amber', { type: 'locate', wreck: 1 });
    state = act(state, 'amber', { type: 'salvage', wreck: 1 });
    const hunter = state.hunters[0];
    const story = storyOf(viewOf(state), hunter!);
    expect(story).toMatchObject({ byLocating: 2, bySalvaging: 4, misses: 0 });
    expect(story.gains.map(({ ship, deed }) => [ship, deed])).toEqual([
      ['Aurelia Finch', 'locate'],
      ['Aurelia Finch', 'salvage'],
    ]);
    expect(story.spending).toEqual({ research: 0, locating: 3, salvaging: 13, boats: 10 });
  });
});

describe('the log', () => {
  const nameOf = named({ amber: 'You', coral: 'Ann', jade: 'Bo' });
  const LINES: readonly (readonly [Event, string | null])[] = [
    [{ type: 'applied', hunter: 'coral', amount: null }, 'Ann has sealed an application.'],
    [{ type: 'applied', hunter: 'amber', amount: 12 }, 'You have sealed an application for $12.'],
    [
      {
        type: 'applicationsOpened',
        bids: [
          { hunter: 'amber', amount: 12, taken: 12 },
          { hunter: 'coral', amount: 40, taken: 28 },
        ],
      },
      'Opened: You $12; Ann $40, of which $28 are left.',
    ],
    [
      {
        type: 'researched',
        hunter: 'coral',
        wreck: 1,
        ship: 'Juniper',
        card: 'D1',
        cardName: 'Missaukee',
        answer: null,
      },
      'Ann researches the Juniper by Missaukee.',
    ],
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
        seen: { region: 'F2', rumour: [10, 40] },
      },
      'You try to locate the Juniper at G2: not here. The cards say F2.',
    ],
    [{ type: 'timeGiven', until: 5 as never }, null],
    [
      { type: 'gameEnded', winners: ['amber', 'jade'], reason: 'lastRound' },
      'You and Bo share the victory: the last round is over.',
    ],
  ];
  test.each(LINES)('%j is told in words', (event, line) => {
    expect(narrate(event, nameOf)).toBe(line);
  });

  test('two of the same name are told apart', () => {
    const cadets = named({ amber: 'You', coral: 'Cadet', jade: 'Cadet' });
    expect(narrate({ type: 'passed', hunter: 'jade' }, cadets)).toBe('Cadet (Jade) passes.');
  });
});

describe('the options', () => {
  test('what is missing or makes no sense has its usual value', () => {
    expect(draftOf({ players: 9, content: 'moon', assist: 'candidates' })).toMatchObject({
      players: 3,
      content: 'greatLake',
      assist: 'candidates',
      phaseSeconds: 0,
    });
    expect(draftOf({ players: 5, phaseSeconds: 90 })).toMatchObject({
      players: 5,
      phaseSeconds: 90,
    });
  });

  test.each([
    [0, true],
    [3600, true],
    [3601, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('%d seconds for a phase: %s', (seconds, isFine) => {
    expect(secondsFault(seconds) === null).toBe(isFine);
  });
});
