import { describe, expect, test } from 'vitest';
import {
  CONTENTS,
  FORECAST,
  WRECKS,
  answerEffect,
  answerOf,
  bidHabits,
  cityUses,
  cityWords,
  effectWords,
  forecastBids,
  lastAnswer,
  noteAnswer,
  safeBid,
  trailWords,
  trailsOf,
} from '@fathom/dark-water-salvage';
import type { HunterName, OpeningView, State, View } from '@fathom/dark-water-salvage';
import { hunterName } from '@fathom/dark-water-salvage';
import { fresh, inLoop, play, viewOf, withHunter, withWreck } from './play.ts';

const LAKE = CONTENTS.greatLake;

/** A round of $40 in which they asked for so much. */
const opening = (round: number, asked: Partial<Record<HunterName, number>>): OpeningView => ({
  round,
  chips: { fives: 2, tens: 3 },
  bids: Object.entries(asked).map(([hunter, amount]) => ({
    hunter: hunter as HunterName,
    amount,
    taken: amount,
  })),
});
const withOpenings = (...openings: readonly OpeningView[]): View => ({
  ...viewOf(fresh(), 'amber'),
  openings,
});

describe('2.3 what a bid is likely to get', () => {
  test('2.3 an equal share is safe, whatever the others do', () => {
    const view = viewOf(fresh(), 'amber');
    expect(safeBid(view)).toBe(13);
    for (const openings of [[], [opening(1, { coral: 2, jade: 30 })]])
      for (const forecast of forecastBids({ ...view, openings }, 'amber').slice(0, 14))
        expect(forecast).toMatchObject({ chanceOfAll: 1, least: forecast.amount });
  });

  test('2.3 whoever asks for more than others usually do gets what they leave', () => {
    const view = withOpenings(opening(1, { coral: 10, jade: 20, amber: 5 }));
    const all = forecastBids(view, 'amber');
    expect(all).toHaveLength(41);
    expect(all[40]).toMatchObject({ least: 8, chanceOfAll: 0, place: 3 });
    expect(all[40]!.likely).toBeCloseTo(10);
    expect(all[8]).toMatchObject({ likely: 8, chanceOfFirst: 1, place: 1 });
    expect(all[15]).toMatchObject({ likely: 15, chanceOfFirst: 0, place: 2 });
  });

  test('2.3 equal amounts go by turn order', () => {
    const view = withOpenings(opening(1, { coral: 10, jade: 10, amber: 10 }));
    const [first, last] = [forecastBids(view, 'amber')[10]!, forecastBids(view, 'jade')[10]!];
    expect(first.place).toBeLessThan(last.place);
  });

  test('2.2 habits are of the last three rounds, in proportion to the pool', () => {
    const rounds = [40, 30, 20, 10].map((coral, i) => opening(i + 1, { coral, jade: 4 }));
    const view = { ...withOpenings(...rounds), pool: { fives: 4, tens: 0 } };
    expect(bidHabits(view)).toEqual([
      { hunter: 'amber', amounts: [] },
      { hunter: 'coral', amounts: [15, 10, 5] },
      { hunter: 'jade', amounts: [2, 2, 2] },
    ]);
  });

  test('2.2 a sealed application of another changes nothing', () => {
    const before = fresh();
    const after = play(before, 'coral apply 31');
    expect(forecastBids(viewOf(after, 'amber'), 'amber')).toEqual(
      forecastBids(viewOf(before, 'amber'), 'amber'),
    );
  });

  test('2.3 it is told in words', () => {
    const all = forecastBids(withOpenings(opening(1, { coral: 10, jade: 20 })), 'amber');
    expect(FORECAST.gets(all[0]!)).toBe('Nothing, and first in turn order.');
    expect(FORECAST.gets(all[12]!)).toBe('All of $12.');
    expect(FORECAST.gets(all[20]!)).toMatch(
      /^About \$\d+, at worst \$\d+; all of it with \d+% chance\.$/,
    );
    expect(FORECAST.gets(all[40]!)).toBe('About $10, at worst $8.');
    expect(FORECAST.place(all[40]!, 3)).toBe('About third of 3 to choose and sail.');
    expect(FORECAST.basis(0)).toMatch(/^Nobody has applied yet/);
    expect(FORECAST.basis(1)).toBe('If the others apply as in the last round.');
  });
});

describe('9 what an answer ruled out', () => {
  const asked = play(
    inLoop('research', { amber: 'D1', coral: 'F3' }),
    'amber research 2 rumour',
    'amber research 3 D1',
    'coral research 3 F3',
    'amber research 3 D1',
  );
  const view = viewOf(asked, 'amber');

  test('9 the answer stands with what was possible before it and what is left', () => {
    const effect = answerEffect(view, 1)!;
    expect(effect.before).toHaveLength(36);
    expect(effect.left.length + effect.ruledOut.length).toBe(36);
    expect(effect.left).toContain('H5');
    expect(effect.ruledOut).toContain('A1');
    expect(effectWords(LAKE, effect)).toBe(
      `SE of Missaukee: ${effect.ruledOut.length} of 36 regions ruled out, ${effect.left.length} regions left.`,
    );
  });

  test('9 the same answer again rules nothing out', () => {
    const effect = lastAnswer(view, 'amber')!;
    expect(effect.ruledOut).toEqual([]);
    expect(effectWords(LAKE, effect)).toMatch(/: nothing new, \d+ regions as before\.$/);
  });

  test('9 a rumour says nothing of the place', () => {
    const effect = answerEffect(view, 0)!;
    expect(effect.ruledOut).toEqual([]);
    expect(effectWords(LAKE, effect)).toMatch(/^Rumoured at .*: it says nothing of the place\.$/);
  });

  test('9 of others’ answers there is nothing to tell', () => {
    expect(answerEffect(view, 2)).toBeNull();
    expect(lastAnswer(view, 'coral')).toBeNull();
    expect(answerEffect(viewOf(asked, 'coral'), 2)!.left).toContain('H5');
  });

  test('9 a "no" is an answer, too', () => {
    const no = viewOf(
      play(inLoop('research', { amber: 'A1' }), 'amber research 1 shallow'),
      'amber',
    );
    expect(noteAnswer(LAKE, no.researches[0]!)).toBe('not shallow');
    expect(effectWords(LAKE, lastAnswer(no, 'amber')!)).toMatch(
      /^Not shallow: \d+ of 36 regions ruled out, \d+ regions left\.$/,
    );
    expect(noteAnswer(LAKE, view.researches[2]!)).toBeNull();
  });
});

describe('3 what rivals can know by now', () => {
  const asking = play(
    inLoop('research', { amber: 'D1', coral: 'F3' }),
    'amber research 1 D1',
    'coral research 1 F3',
    'jade research 1 rumour',
  );

  test('3 follows from the cards they were seen to use', () => {
    const trails = trailsOf(viewOf(asking, 'amber'), 1);
    expect(trails.map(({ hunter }) => hunter).toSorted()).toEqual(['amber', 'coral', 'jade']);
    const coral = trails.find(({ hunter }) => hunter === 'coral')!;
    expect(coral.least).toBeLessThan(coral.most);
    expect(coral.most).toBeLessThan(36);
    expect(trailWords(coral, hunterName)).toMatch(
      /^Coral has about \d+ regions left(, and may know the place \(\d+%\))?\.$/,
    );
    expect(
      trailWords(
        trails.find(({ hunter }) => hunter === 'jade')!,
        hunterName,
      ),
    ).toBe('Jade knows what she is said to be worth, not where she lies.');
    expect(trailsOf(viewOf(asking, 'amber'), 2)).toEqual([]);
  });

  test('3 is the same for everybody at the table, whatever they were told', () => {
    const worlds: readonly State[] = [asking, { ...asking, truths: asking.truths.toReversed() }];
    const seen = worlds.flatMap((state) =>
      [viewOf(state), viewOf(state, 'amber'), viewOf(state, 'coral')].map((view) =>
        trailsOf(view, 1),
      ),
    );
    for (const trails of seen) expect(trails).toEqual(seen[0]);
  });

  test('5 who was wrong has seen the cards and may not try again', () => {
    const missed = play(inLoop('locate', { coral: 'A2' }), 'coral locate 1');
    const [coral] = trailsOf(viewOf(missed, 'amber'), 1);
    expect(coral).toMatchObject({ hunter: 'coral', hasSeen: true, isBarred: true });
    expect(trailWords(coral!, hunterName)).toBe(
      'Coral saw the cards by a wrong guess and may not try again.',
    );
  });

  test('6 of a wreck that was shown there is nothing left to know', () => {
    const located = withWreck(asking, 1, { region: 'F2', locatedBy: 'jade' });
    expect(trailsOf(viewOf(located, 'amber'), 1)).toEqual([]);
  });
});

const choosing = (some: Parameters<typeof fresh>[0] = {}): State =>
  play(fresh(some), 'amber apply 10', 'coral apply 11', 'jade apply 12', 'amber city B1');

const told = (assist: 'marks' | 'candidates' | 'none'): readonly unknown[] =>
  cityUses(viewOf(choosing({ assist }), 'coral'), 'coral').map(({ tells }) => tells);

describe('2.5 what a city is good for', () => {
  test('2.5 only free cities are told, with their boats and cards', () => {
    const uses = cityUses(viewOf(choosing(), 'coral'), 'coral');
    expect(uses.map(({ region }) => region)).toEqual(['D1', 'G1', 'F3', 'I3', 'E5']);
    expect(uses.filter(({ isCheapest }) => isCheapest).map(({ hire }) => hire)).toEqual(
      uses
        .filter(({ hire }) => hire === Math.min(...uses.map((use) => use.hire)))
        .map(({ hire }) => hire),
    );
    const sharpest = uses.find(({ isSharpest }) => isSharpest)!;
    for (const { leaves } of uses) expect(leaves).toBeGreaterThanOrEqual(sharpest.leaves);
    expect(uses.map(({ unasked }) => unasked)).toEqual([12, 12, 12, 12, 12]);
  });

  test('2.5 a wreck that was located is so far away, and costs so much', () => {
    const state = withWreck(choosing(), 1, { region: 'F2', locatedBy: 'jade' });
    const view = viewOf(state, 'coral');
    const heron = cityUses(view, 'coral').find(({ region }) => region === 'F3')!;
    expect(heron.trips).toEqual([
      { wreck: 1, region: 'F2', way: 6, salvage: 13, isAffordable: false },
    ]);
    expect(heron.unasked).toBe(11);
    expect(cityWords(heron, view)).toContain(
      'the Aurelia Finch at F2: $6 there, $13 to salvage, more than you have',
    );
  });

  test('5 a wreck one may not try for is no reason to go anywhere', () => {
    const located = withWreck(choosing(), 1, { region: 'F2', locatedBy: 'jade' });
    const barred = viewOf(withHunter(located, 'coral', { lockedOut: [1, 2] }), 'coral');
    for (const { trips, unasked } of cityUses(barred, 'coral'))
      expect({ trips, unasked }).toEqual({ trips: [], unasked: 10 });
  });

  test('9 what the sheet comes to is told with that aid alone', () => {
    expect(told('marks')).toEqual([null, null, null, null, null]);
    expect(told('none')).toEqual([null, null, null, null, null]);
    for (const tells of told('candidates'))
      expect(tells).toMatchObject({ from: 36, to: expect.any(Number) });
  });

  test('9 with that aid a wreck that is found is nothing to ask about', () => {
    const state = choosing({ assist: 'candidates' });
    const cards = ['B1', 'D1', 'G1', 'F3', 'I3', 'E5', 'E4', 'shallow', 'medium'] as const;
    const researches = state.truths.flatMap((truth, i) =>
      cards.map((card) => ({
        round: 1,
        hunter: 'coral' as const,
        wreck: WRECKS[i]!,
        card,
        answer: answerOf(LAKE, truth, card),
      })),
    );
    const view = viewOf({ ...state, researches }, 'coral');
    const [city] = cityUses(view, 'coral');
    expect(city!.tells).toBeNull();
    expect(city!.trips).toHaveLength(12);
    expect(cityWords(city!, view)).toContain('nothing left to ask here');
  });
});
