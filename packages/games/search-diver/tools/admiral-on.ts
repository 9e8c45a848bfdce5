import { parse, rngFor } from '@fathom/kit';
import type { Seed } from '@fathom/kit';
import { admiral } from '../src/bot/admiral.ts';
import type { Option } from '../src/bot/strategy.ts';
import type { RaceTerms } from '../src/bot/race/lookahead.ts';
import { HOURS_A_DAY, REACHED } from '../src/bot/race/legs.ts';
import { TOMORROW } from '../src/bot/race/racer.ts';
import type { Racer, Racers } from '../src/bot/race/racer.ts';
import { waterOf } from '../src/chart.ts';
import { searchDiver } from '../src/game.ts';
import { searchOf } from '../src/lookup.ts';
import { chartOf, depthOf } from '../src/rules/table.ts';
import type { Diver } from '../src/state.ts';
import type { Hour, RolledSearch } from '../src/vocabulary.ts';
import type { View } from '../src/view.ts';

export type RacerMove =
  | { readonly type: 'wait'; readonly hours: number }
  | { readonly type: 'dive'; readonly kind: number; readonly search: RolledSearch };

/** The admiral as the first racer of a race of one day. */
export interface AdmiralOn {
  readonly dive: (left: number, racers: Racers) => RacerMove;
  readonly time: (left: number, racers: Racers, rest: number) => number;
}

export function admiralOn({ stock, rules, end }: RaceTerms): AdmiralOn {
  if (end !== HOURS_A_DAY) throw new Error('a race of one day');
  const setup = parse(
    searchDiver.setup,
    { maxDays: 1, naturalSix: rules.naturalSix, shorthanded: rules.shorthanded },
    'the options',
  );
  const start = searchDiver.start(setup, rngFor('0'.repeat(64) as Seed, 0));
  const water = waterOf(chartOf(start));

  const viewOf = (left: number, [one, other]: Racers, rest: number): View => ({
    ...searchDiver.view(start, []),
    turn: 'red',
    markers: stock.kinds.flatMap((depth, kind) =>
      water
        .filter((hex) => depthOf(start, hex) === depth)
        .slice(0, stock.countOf(left, kind))
        .map((hex) => ({ hex, face: null, turnedBy: null })),
    ),
    divers: [
      diverOf('red', one, rest),
      { ...diverOf('blue', other, 0), day: other.slot < end ? 1 : 2 },
    ],
  });
  return {
    dive: (left, racers) => {
      const view = viewOf(left, racers, 0);
      const [diver] = view.divers;
      if (diver === undefined) throw new Error('no diver');
      const action = bestOf(admiral.weighDives({ view, diver }));
      if (action.type !== 'dive') return { type: 'wait', hours: hoursTo(action, racers[0]) };
      const depth = depthOf(view, action.hex) ?? 0;
      const search = searchOf(depth, action.minutes);
      if (search === 'none') throw new Error('no search');
      return { type: 'dive', kind: stock.kinds.indexOf(depth), search };
    },
    time: (left, racers, rest) => {
      const view = { ...viewOf(left, racers, rest), phase: 'scheduling' as const };
      const [diver] = view.divers;
      if (diver === undefined) throw new Error('no diver');
      return hoursTo(bestOf(admiral.weighTimes({ view, diver })), racers[0]);
    },
  };
}

const diverOf = (side: Diver['side'], { slot, group, modifier }: Racer, rest: number): Diver => ({
  side,
  day: 1,
  hour: (6 + Math.min(slot, HOURS_A_DAY - 1)) as Hour,
  group: REACHED[group] ?? 'A',
  modifier,
  rest,
  dives: 1,
  lastDive: null,
});

const bestOf = (options: readonly Option[]): Option['action'] =>
  options.reduce((best, option) => (option.value > best.value ? option : best)).action;
const hoursTo = (action: Option['action'], { slot }: Racer): number => {
  if (action.type !== 'pass' && action.type !== 'schedule') throw new Error('no time');
  return action.day > 1 ? TOMORROW : action.hour - 6 - slot;
};
