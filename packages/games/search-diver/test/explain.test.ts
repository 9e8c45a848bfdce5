import { describe, expect, test } from 'vitest';
import {
  BOTS,
  depthOf,
  legal,
  searchDiver,
  searchDiverPlayable,
  seatOf,
} from '@fathom/search-diver';
import type { Hex, State } from '@fathom/search-diver';
import type { Advice, Choice } from '@fathom/kit';
import { fresh, luck, play, rolls, scene } from './play.ts';

const explain = searchDiverPlayable.explain!;

/** The advice of an admiral to whoever's turn it is; or how it would put something else into words. */
function advice(state: State, instead: object | null = null): Advice {
  const seat = seatOf(state.turn!);
  const player = BOTS.at(-1)!.sit(seat, luck(2));
  const view = searchDiver.view(state, [seat]);
  player.observe({ events: [], view });
  const choice: Choice = player.choose()!;
  return explain(instead === null ? choice : { ...choice, action: instead }, view, seat);
}

describe('an admiral’s advice', () => {
  test('for a dive says what the search brings, what it costs and how the race stands', () => {
    const { what, reasons } = advice(
      scene({ markers: ['1607', '1809'], divers: { red: { hour: 7 } } }),
    );
    expect(what).toBe('Dive in 1607, 40 ft, for 41 minutes.');
    expect(reasons).toEqual([
      'That is a complete search (2 or more, but a 6 fails): 68% to turn the marker, 34% to find the target.',
      'It takes you from group A to F, with 41 of the 131 minutes you may stay.',
      'It is better than 1809: a complete search, 68%, instead of a hasty search, 1.0%.',
      expect.stringMatching(
        /^As far as the other diver can be judged, you should win about \d+% of the time\.$/,
      ),
    ]);
  });

  test('for a time says in which group one will be, and who goes first', () => {
    const dived = play(
      scene({ markers: ['1607', '1608', '1710'], divers: { red: { hour: 9, group: 'C' } } }),
      'dive 1607 41',
      rolls(1),
    ).state;
    const { what, reasons } = advice(dived);
    expect(what).toBe('Dive again at 7 AM.');
    expect(reasons.slice(0, 2)).toEqual([
      'By then you will be in group E, after 1 hour at the surface.',
      'You will dive before the other diver (day 1, 9 AM, group C).',
    ]);
  });

  test('6 for a dive says which markers are just as good', () => {
    const state = scene({ markers: ['0605', '1003', '1403', '2008'], setup: { players: 1 } });
    const depths = state.markers.map(({ hex }) => depthOf(state, hex));
    const { what, reasons } = advice(state);
    expect(new Set(depths).size).toBe(1);
    expect(what).toMatch(/^Dive in \d{4}, 40 ft/);
    expect(reasons).toContain('All 3 other markers are just as good.');
  });

  test('6 for every dive it names an equal or a worse marker, never itself', () => {
    for (let seed = 1; seed < 7; seed++) {
      const state = fresh({ players: seed % 2 === 0 ? 1 : 2 }, seed);
      const { what, reasons } = advice(state);
      const [, hex] = /^Dive in (\d{4})/.exec(what)!;
      const why = reasons.filter((each) =>
        /just as good|better than|comes before|can wait/.test(each),
      );
      expect(why).toHaveLength(1);
      expect(why[0]).not.toContain(`better than ${hex}`);
    }
  });

  test('on the last day never speaks of tomorrow', () => {
    const setup = { players: 1, maxDays: 2 } as const;
    const evening = scene({
      markers: ['1607', '1710'],
      setup,
      divers: { red: { day: 2, hour: 18 } },
    });
    const dived = play(evening, 'dive 1607 41', rolls(1)).state;
    expect(advice(dived)).toMatchObject({
      what: 'End your search here.',
      reasons: [
        'This is the last day, and no hour is left in which you could find anything.',
        'Each of the 2 markers still down is the target with a chance of 50%.',
      ],
    });
    const tired = scene({
      markers: ['1809', '1710'],
      setup,
      divers: { red: { day: 2, hour: 18, group: 'Z' } },
    });
    expect(advice(tired).what).toBe('Give the search up.');
    const early = scene({
      markers: ['1607', '1710'],
      setup,
      divers: { red: { day: 1, hour: 18 } },
    });
    expect(advice(play(early, 'dive 1607 41', rolls(1)).state).what).toBe(
      'Dive again tomorrow at 6 AM.',
    );
  });

  test.each<[number, readonly Hex[], string]>([
    [
      7,
      ['1710', '1509', '1607'],
      '1 marker can be searched completely by then, 3 if you waited until 10 AM: time is worth more here.',
    ],
    [
      10,
      ['1710', '1509', '1105'],
      'It is worth the wait: at 7 AM no marker could be searched completely, by then 3.',
    ],
    [
      7,
      ['1607', '1003', '2008'],
      'Waiting longer would not help: 3 markers can be searched completely by then, and no more later today.',
    ],
  ])('for %d o’clock says what waiting is good for: %j', (hour, markers, words) => {
    const state = scene({ markers, setup: { players: 1 } });
    const dived = play(state, `dive ${markers[0]} 41`, rolls(1)).state;
    expect(advice(dived, { type: 'schedule', day: 1, hour }).reasons).toContain(words);
  });

  test.each([3, 4] as const)('among %d names the others by their colours', (players) => {
    const dived = play(
      scene({
        markers: ['1607', '1608', '1710', '0504', '1204'],
        setup: { players },
        divers: { red: { hour: 9 }, green: { hour: 18 }, yellow: { hour: 18 } },
      }),
      'dive 1607 41',
      rolls(1),
    ).state;
    const { reasons } = advice(dived);
    const others = players === 3 ? 'Red and Green' : 'Red, Green and Yellow';
    expect(reasons).toContain(`You will dive before ${others}.`);
    expect(reasons.at(-1)).toMatch(
      /^As far as the other divers can be judged, .* about \d+% of the time\.$/,
    );
  });

  test('for a free search weighs the die', () => {
    const dived = play(
      scene({ markers: ['1607', '1608', '1710'] }),
      'dive 1607 1',
      rolls(6, 6),
    ).state;
    expect(dived.phase).toBe('choosing');
    const { what, reasons } = advice(dived);
    expect(what).toMatch(/^(Use the free search in 1608, \d+ ft,|Let the free search go)\.$/);
    expect(reasons.length).toBeGreaterThan(1);
  });

  test('for laying a marker says why there', () => {
    const { what, reasons } = advice(fresh({ placement: 'alternate' }));
    expect(what).toMatch(/^Lay the marker in \d{4}\.$/);
    expect(reasons[0]).toMatch(/^At (35|40|50) ft a complete search can be made every hour/);
  });

  test('alone speaks of no rival', () => {
    const { what, reasons } = advice(fresh({ players: 1 }));
    expect(what).toMatch(/^Dive in \d{4}, \d+ ft, for \d+ minutes\.$/);
    expect(reasons.join(' ')).not.toContain('other diver');
    expect(reasons).toContain(
      'Each of the 13 markers still down is the target with a chance of 7.7%.',
    );
  });

  test('knows no more than the view: another target, the same words', () => {
    const state = fresh();
    const all = state.markers.map(({ hex }) => advice({ ...state, target: hex }));
    for (const each of all) expect(each).toEqual(all[0]);
  });
});

test('every legal action can be put into two to four sentences, at every level', () => {
  const dived = play(
    scene({ markers: ['1607', '1608', '1710'] }),
    'dive 1607 1',
    rolls(6, 6),
  ).state;
  for (const state of [
    fresh(),
    fresh({ placement: 'alternate' }),
    fresh({ players: 4 }),
    dived,
    play(dived, 'skip').state,
  ]) {
    const seat = seatOf(state.turn!);
    const view = searchDiver.view(state, [seat]);
    for (const { level } of BOTS) {
      const player = BOTS.find((bot) => bot.level === level)!.sit(seat, luck(1));
      player.observe({ events: [], view });
      const choice: Choice = player.choose()!;
      for (const action of [...legal(view, seat)].filter((_, i) => i % 25 === 0)) {
        const { what, reasons } = explain({ ...choice, action }, view, seat);
        expect(what).toMatch(/\.$/);
        expect(reasons.length).toBeGreaterThanOrEqual(1);
        expect(reasons.length).toBeLessThanOrEqual(4);
        expect([what, ...reasons].join(' ')).not.toMatch(/undefined|NaN|null/);
      }
    }
  }
});
