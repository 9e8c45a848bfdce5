import type { Millis, Rng } from '@fathom/kit';
import { contentOf } from './content/index.ts';
import { BAGS, chipsAround, drawChips, without } from './rules/loans.ts';
import type { Setup } from './setup.ts';
import type { Standing, State, Truth, Wreck } from './state.ts';
import { HUNTERS, RULES, WRECKS } from './vocabulary.ts';
import type { HunterName } from './vocabulary.ts';

const ashore = (name: HunterName): Standing => ({
  name,
  cash: 0,
  loans: 0,
  prestige: 0,
  salvaged: 0,
  salvages: 0,
  token: null,
  hired: false,
  done: false,
  lockedOut: [],
  out: null,
});

/** 1.3, 1.4 Twelve wrecks, the turn order, and the first pool of loans. */
export const start = (setup: Setup, rng: Rng): State => ({
  rules: RULES.version,
  ...startV1(setup, rng),
});

export function startV1(setup: Setup, rng: Rng): State {
  const { wreckRegions, ships, values } = contentOf(setup);
  const names = HUNTERS.slice(0, setup.players);
  const order = rng.shuffle(names);
  const dealt = {
    ships: rng.shuffle([...ships.keys()]),
    regions: rng.shuffle(wreckRegions),
    values: rng.shuffle([...values.keys()]),
  };
  const full = BAGS[setup.players];
  const pool = drawChips(full, chipsAround(setup.players), rng);
  return {
    setup,
    phase: 'applying',
    round: 1,
    last: false,
    bag: without(full, pool),
    pool,
    order,
    hunters: names.map(ashore),
    applications: names.map(() => null),
    wrecks: WRECKS.map((number, i) => ({
      number,
      ship: dealt.ships[i] as number,
      region: null,
      locatedBy: null,
      salvagedBy: null,
      value: null,
    })) satisfies readonly Wreck[],
    truths: WRECKS.map((_, i) => ({
      region: dealt.regions[i] as Truth['region'],
      value: dealt.values[i] as number,
    })),
    loop: 0,
    step: null,
    acted: false,
    inOrder: false,
    waiting: order,
    until: setup.phaseSeconds === 0 ? null : ((setup.phaseSeconds * 1000) as Millis),
    openings: [],
    researches: [],
    attempts: [],
    result: null,
  };
}
