import { describe, expect, test } from 'vitest';
import { endingOf, lastlyWords, searchDiver, seatOf, whyNotHere } from '@fathom/search-diver';
import type { Event, Hex, SideName, State } from '@fathom/search-diver';
import { fresh, leave, play, rolls, scene, taken } from './play.ts';

const asBlue = {
  nameOf: (side: SideName): string => (side === 'blue' ? 'You' : `the ${side} one`),
  unit: 'ft',
} as const;

/** Plays on, with the events from the first to the last. */
function played(
  state: State,
  ...turns: readonly (readonly [text: string, ...dice: readonly number[]])[]
): { readonly state: State; readonly events: readonly Event[] } {
  let now = state;
  const events: Event[] = [];
  for (const [text, ...dice] of turns) {
    const taken_ = play(now, text, rolls(...dice));
    now = taken_.state;
    events.push(...taken_.events);
  }
  return { state: now, events };
}

describe('what has just happened', () => {
  const state = scene({ markers: ['0504', '1607', '1608', '1710'], divers: { red: { hour: 7 } } });
  test.each<[string, readonly (readonly [string, ...number[]])[], string]>([
    ['a dummy', [['dive 1607 41', 4]], 'You searched 1607 (complete), rolled 4: a dummy.'],
    ['nothing', [['dive 1607 41', 1]], 'You searched 1607 (complete), rolled 1: nothing.'],
    [
      'an event and its free search',
      [['dive 1607 41', 6, 5, 4]],
      'You searched 1607 (complete), rolled 6, then 4 (good visibility): a dummy.',
    ],
    ['too short', [['dive 1809 5']], 'You dived in 1809 for 5 minutes, too short to search.'],
    [
      'a dive and the next time',
      [['dive 1607 41', 4], ['schedule 1 09:00']],
      'You searched 1607 (complete), rolled 4: a dummy. Your next dive: 9 AM.',
    ],
    ['a wait', [['pass 2 06:00']], 'You wait until day 2, 6 AM.'],
  ])('%s', (_name, turns, words) => {
    const deep = { ...state, markers: [...state.markers, marker('1809')] };
    expect(lastlyWords(played(deep, ...turns).events, asBlue)).toBe(words);
  });

  test('nothing before the first dive, and of others by their names', () => {
    expect(lastlyWords([], asBlue)).toBeNull();
    const { events } = taken(
      scene({ markers: ['1607', '1710'], setup: { players: 3 } }),
      leave('red', 'time'),
    );
    expect(lastlyWords(events, asBlue)).toBe('the red one leaves the search.');
  });

  test('1.1 who lays where, and who dives first', () => {
    const laying = fresh({ placement: 'alternate', dummies: 8 });
    const { events } = play(laying, 'place 1607');
    expect(lastlyWords(events, { ...asBlue, nameOf: () => 'You' })).toBe(
      'You lay a marker in 1607.',
    );
    const began: Event = { type: 'turnBegan', side: 'blue', day: 1, hour: 6, by: 'coin' };
    expect(lastlyWords([began], asBlue)).toMatch(/^You dive first: .*coin/);
  });
});

const marker = (hex: Hex): State['markers'][number] => ({ hex, face: null, turnedBy: null });

const ending = (state: State, events: readonly Event[]): ReturnType<typeof endingOf> =>
  endingOf(searchDiver.view(state, []), events, asBlue);

describe('5 the ending', () => {
  const SHALLOW: readonly Hex[] = ['0504', '1607'];

  test('5 is told when it is over, not before', () => {
    const state = scene({ markers: SHALLOW });
    expect(ending(state, [])).toBeNull();
  });

  test('5 by whom and where it was found, and what the dive had in its favour', () => {
    const ship = scene({ markers: SHALLOW, setup: { target: 'ship' } });
    const { state, events } = played(ship, ['dive 1607 41', 2]);
    expect(ending(state, events)).toEqual({
      title: 'You win',
      why: 'After 1 dive you find the sunken ship in hex 1607, 40 ft, on day 1, 6 AM.',
      turningPoint: 'With 2 markers face down, the winning dive had 34%, about 1 in 3.',
    });
  });

  test('5 the turning point is the last search of the very hex that failed another', () => {
    const begun = scene({
      markers: ['0504', '1607', '1710'],
      target: '1607',
      divers: { red: { hour: 7 } },
    });
    const missed = played(begun, ['dive 1607 41', 1], ['schedule 1 08:00']);
    const found = played(missed.state, ['dive 1607 41', 2]);
    const told = ending(found.state, [...missed.events, ...found.events]);
    expect(told?.title).toBe('the red one wins');
    expect(told?.turningPoint).toMatch(
      /^On day 1, 6 AM you searched 1607 and rolled a 1: the .* was there, and stayed hidden\.$/,
    );
  });

  test('5 located: only one marker can be it', () => {
    const located = scene({ markers: SHALLOW, setup: { lastMarker: 'located' } });
    const { state, events } = played(located, ['dive 0504 41', 2]);
    expect(ending(state, events)).toMatchObject({
      title: 'You win',
      why: expect.stringMatching(
        /^You turn up the last dummy on day 1, 6 AM: .* can only be in hex 1607, 40 ft\.$/,
      ),
      turningPoint: null,
    });
  });

  test('5 a draw, and those that end by leaving', () => {
    const resigned = taken(scene({ markers: SHALLOW }), leave('red', 'resigned'));
    expect(ending(resigned.state, resigned.events)).toMatchObject({
      title: 'You win',
      why: expect.stringMatching(/^The red one resigned\. The .* lay in hex 1607, 40 ft\.$/),
    });
    const last = scene({ markers: SHALLOW, setup: { maxDays: 1 }, divers: { red: { day: 2 } } });
    const draw = played(last, ['pass 2 06:00']);
    expect(ending(draw.state, draw.events)).toMatchObject({
      title: 'Nobody wins',
      turningPoint: null,
    });
    const three = scene({ markers: SHALLOW, setup: { players: 3 } });
    const one = taken(three, leave('red', 'time')).state;
    const left = taken(one, leave('green', 'time'));
    expect(ending(left.state, left.events)?.why).toMatch(/^All the others have left the search\. /);
  });

  test('7 alone', () => {
    const alone = scene({ markers: SHALLOW, setup: { players: 1 } });
    const found = played(alone, ['dive 1607 41', 2]);
    expect(ending(found.state, found.events)?.title).toMatch(/^The .* is found$/);
    const given = taken(alone, leave('red', 'resigned'));
    expect(ending(given.state, given.events)).toMatchObject({ title: 'Not found' });
  });
});

const why = (state: State, hex: Hex, side: SideName | null = 'blue'): string | null =>
  whyNotHere(searchDiver.view(state, side === null ? [] : [seatOf(side)]), hex, {
    side,
    unit: 'ft',
  });

describe('why nothing can be done with a hex', () => {
  const state = scene({ markers: ['0504', '1607', '1608', '1710'], up: ['1710'] });

  test.each<[Hex, string | null]>([
    ['1607', null],
    ['0101', 'Land: nothing to search here'],
    ['1606', 'No marker here'],
    ['1710', 'A dummy: Blue turned it'],
  ])('2.1 to dive in %s: %s', (hex, words) => {
    expect(why(state, hex)).toBe(words);
    expect(why(state, hex, 'red')).toBe(words); // planning ahead is for everybody
  });

  test('2.2 too deep for the nitrogen one has', () => {
    const tired = scene({ markers: ['1809', '1607'], divers: { blue: { group: 'Z' } } });
    expect(why(tired, '1809')).toBe('80 ft is too deep for group Z: rest first');
  });

  test('3.6 only what lies beside may be searched for nothing', () => {
    const choosing: State = { ...state, phase: 'choosing', offer: '1607' };
    expect(why(choosing, '1608')).toBeNull();
    expect(why(choosing, '0504')).toBe('Not beside 1607');
    expect(why(choosing, '1606')).toBe('No marker here');
  });

  test('1.1 where a marker cannot be laid', () => {
    const laying = fresh({ placement: 'alternate', dummies: 8 });
    const laid: State = { ...laying, turn: 'blue', markers: [marker('1607')] };
    expect(why(laid, '1608')).toBeNull();
    expect(why(laid, '1607')).toBe('There is a marker already');
    expect(why(laid, '0101')).toBe('Land: markers lie in water');
    expect(why(laid, '1809')).toBe('Too deep for a marker');
    expect(why(laid, '1608', 'red')).toBe('Another diver lays this marker');
  });

  test('4.1 after a dive the time comes first; at the end nothing', () => {
    expect(why({ ...state, phase: 'scheduling' }, '1607')).toBe('First choose when you dive next');
    expect(why(taken(state, leave('red', 'time')).state, '1607')).toBe('The search is over');
    expect(why(state, '1607', null)).toBe('You are watching');
  });
});
