import { rngFrom, step } from '@fathom/kit';
import type { Millis } from '@fathom/kit';
import { HUNTERS, darkWaterSalvage, seatNumber, seatOf } from '@fathom/dark-water-salvage/client';
import type {
  Action,
  HunterName,
  Region,
  Setup,
  Standing,
  State,
  LoopStep,
  View,
} from '@fathom/dark-water-salvage/client';

const SETUP: Setup = {
  players: 3,
  content: 'greatLake',
  research: 'simultaneous',
  extraRound: false,
  phaseSeconds: 0,
  assist: 'candidates',
};

const luck = rngFrom(() => 0);

/** Where the wrecks 1 to 12 lie; ship and value card n belong to wreck n. */
export const PLACES = 'F2 A1 H5 G4 B2 I1 E3 C5 D2 A4 H2 F5'.split(' ') as readonly Region[];

/** The first pool is $40 and the turn order is that of the seats. */
export function fresh(some: Partial<Setup> = {}): State {
  const state = darkWaterSalvage.start({ ...SETUP, ...some }, luck);
  const order = HUNTERS.slice(0, state.setup.players);
  return {
    ...state,
    order,
    waiting: order,
    pool: { fives: 2, tens: 3 },
    wrecks: state.wrecks.map((wreck, i) => Object.assign({}, wreck, { ship: i })),
    truths: PLACES.map((region, value) => ({ region, value })),
  };
}

const CITIES: readonly Region[] = ['B1', 'D1', 'G1', 'F3', 'I3'];

/** In a step of the loop, each on a city with $30 of loans, unless said otherwise. */
export function inLoop(
  name: LoopStep,
  changes: { readonly [Name in HunterName]?: Partial<Standing> } = {},
  some: Partial<Setup> = {},
): State {
  const state = fresh(some);
  const hunters = state.hunters.map((hunter, i) => ({
    ...hunter,
    cash: 30,
    loans: 30,
    token: CITIES[i] ?? null,
    ...changes[hunter.name],
  }));
  const ready: State = { ...state, hunters, phase: 'cities', waiting: [] };
  return darkWaterSalvage.evolve(ready, { type: 'stepBegan', loop: 1, step: name });
}

export function act(state: State, hunter: HunterName, action: Action): State {
  const taken = step(darkWaterSalvage, state, {
    input: { type: 'act', at: 0 as Millis, seat: seatOf(hunter), action },
    rng: luck,
  });
  if (!taken.ok) throw new Error(taken.refusal.code);
  return taken.state;
}

export const viewOf = (state: State, ...hunters: readonly HunterName[]): View =>
  darkWaterSalvage.view(state, hunters.map(seatOf));

export const withHunter = (state: State, hunter: HunterName, some: Partial<Standing>): State => ({
  ...state,
  hunters: state.hunters.map((each, i) => (i === seatNumber(hunter) ? { ...each, ...some } : each)),
});
