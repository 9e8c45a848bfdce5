import { describe, expect, test } from 'vitest';
import { BOTS, legal, searchDiver, searchDiverPlayable, seatOf } from '@fathom/search-diver';
import type { State } from '@fathom/search-diver';
import type { Advice, Choice } from '@fathom/kit';
import { fresh, luck, play, rolls, scene } from './play.ts';

const explain = searchDiverPlayable.explain!;

/** The advice of a level to whoever's turn it is. */
function advice(state: State, level = 'admiral'): Advice {
  const seat = seatOf(state.turn!);
  const player = BOTS.find((bot) => bot.level === level)!.sit(seat, luck(2));
  const view = searchDiver.view(state, [seat]);
  player.observe({ events: [], view });
  return explain(player.choose()!, view, seat);
}

describe('an admiral’s advice', () => {
  test('for a dive says what the search brings, what it costs and how the race stands', () => {
    const { what, reasons } = advice(
      scene({ markers: ['1607', '1809'], divers: { red: { hour: 7 } } }),
    );
    expect(what).toBe('Dive in 1607, 40 ft, for 41 minutes.');
    expect(reasons).toEqual([
      'That is a complete search: it turns the marker with 68 % and finds the target with 34 %.',
      'It takes you from group A to F, with 41 of the 131 minutes you may stay.',
      expect.stringMatching(
        /^As far as the other diver can be judged, you should win with about \d+ %\.$/,
      ),
      expect.stringMatching(/^To .* would take [\d.]+ % off that\.$/),
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
    expect(reasons).toContain('Each of the 13 markers still down is the target with 7.7 %.');
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
