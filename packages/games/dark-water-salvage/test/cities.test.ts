import { expect, test } from 'vitest';
import { contentOf, freeCities, hunterOf } from '@fathom/dark-water-salvage';
import { eventsOf, fresh, legal, play, refusal, viewOf, waitedFor } from './play.ts';

/** Jade is first, then Coral, then Amber. */
const opened = play(fresh(), 'amber apply 12', 'coral apply 11', 'jade apply 10');

test('2.5 in turn order each puts the token on a city', () => {
  expect(opened.phase).toBe('cities');
  expect(waitedFor(opened)).toEqual(['jade']);
  expect(refusal(opened, 'coral city D1')).toBe('notYourTurn');
  const second = play(opened, 'jade city D1');
  expect(waitedFor(second)).toEqual(['coral']);
  expect(refusal(second, 'jade city B1')).toBe('notWaitedFor');
  const all = play(second, 'coral city B1', 'amber city E5');
  expect(all.hunters.map(({ token }) => token)).toEqual(['E5', 'B1', 'D1']);
  expect(viewOf(all).hunters).toEqual(all.hunters);
  expect(all).toMatchObject({ phase: 'loop', loop: 1, step: 'research' });
});

test('2.5 only one token stands on a city', () => {
  const second = play(opened, 'jade city D1');
  expect(refusal(second, 'coral city D1')).toBe('noFreeCity');
  expect(freeCities(second)).toEqual(['B1', 'G1', 'F3', 'I3', 'E5']);
  expect(legal(second, 'coral')).toHaveLength(5);
});

test.each(['A1', 'E4'])('2.5 %s is no city', (region) => {
  expect(refusal(opened, `jade city ${region}`)).toBe('noFreeCity');
});

test('2.5 a city is chosen after the applications and not before', () => {
  expect(refusal(fresh(), 'amber city D1')).toBe('notPlacing');
  expect(legal(fresh(), 'amber').every(({ type }) => type === 'apply')).toBe(true);
});

test('2.5 the news names the city', () => {
  expect(eventsOf(opened, 'jade city D1')).toEqual([
    { type: 'cityChosen', hunter: 'jade', region: 'D1', city: 'Missaukee' },
  ]);
});

test('2.5 five hunters find five cities', () => {
  const five = play(
    fresh({ players: 5 }),
    ...['amber', 'coral', 'jade', 'slate', 'violet'].map((name) => `${name} apply 5`),
    'amber city B1',
    'coral city D1',
    'jade city G1',
    'slate city F3',
  );
  expect(freeCities(five)).toEqual(['I3', 'E5']);
  const tokens = play(five, 'violet city E5').hunters.map(({ token }) => token);
  const { cities } = contentOf(five.setup);
  expect(tokens.every((token) => token !== null && cities.includes(token))).toBe(true);
  expect(hunterOf(five, 'violet').token).toBeNull();
});
