import { digest, rngFor } from '@fathom/kit';
import type { Rng, Seed } from '@fathom/kit';
import { GENERATED } from './charts/index.ts';
import { drawMarkers } from './rules/laying.ts';
import { chartOf, roundFrom } from './rules/table.ts';
import type { Setup } from './setup.ts';
import { sidesOf } from './state.ts';
import type { Diver, State } from './state.ts';
import { FIRST_HOUR, TARGETS } from './vocabulary.ts';
import type { SideName } from './vocabulary.ts';
import type { View } from './view.ts';

const DIGITS = Array.from('0123456789abcdefghjkmnpqrstvwxyz');
const SEED_LENGTH = 8;

/** 1.3 Without nitrogen, at six in the morning of the first day. */
const fresh = (side: SideName): Diver => ({
  side,
  day: 1,
  hour: FIRST_HOUR,
  group: 'A',
  modifier: 0,
  rest: 0,
  dives: 0,
  lastDive: null,
});

/** 1 DepthChart, markers, target and the coin. In a search of the day all of it is the same for everybody. */
export function start(setup: Setup, matchRng: Rng, shared?: Rng): State {
  const rng = setup.daily === '' ? matchRng : (shared ?? dailyRng(setup.daily));
  const first = setup.players === 1 ? 'red' : rng.pick(sidesOf(setup));
  const kind = setup.target === 'random' ? rng.pick(TARGETS) : setup.target;
  const chartSeed = setup.map === GENERATED ? setup.mapSeed || anySeed(rng) : '';
  const isLaid = setup.placement === 'random';
  const divers = sidesOf(setup).map(fresh);
  const hexes = isLaid ? drawMarkers(chartOf({ setup, chartSeed }), setup, rng) : [];
  return {
    setup,
    chartSeed,
    phase: isLaid ? 'diving' : 'placing',
    kind,
    first,
    turn: isLaid ? first : roundFrom({ divers }, first),
    toPlace: isLaid ? 0 : setup.dummies + 1,
    markers: hexes.map((hex) => ({ hex, face: null, turnedBy: null })),
    divers,
    offer: null,
    result: null,
    target: isLaid ? rng.pick(hexes) : null,
  };
}

/** 7 The search of a view once more from the start, with all its markers face down again. */
export const startOver = (view: View): State => ({
  ...view,
  phase: 'diving',
  turn: view.first,
  toPlace: 0,
  markers: view.markers.map(({ hex }) => ({ hex, face: null, turnedBy: null })),
  divers: sidesOf(view.setup).map(fresh),
  offer: null,
  result: null,
});

const dailyRng = (date: string): Rng => rngFor(digest(['search-diver/daily/1', date]) as Seed, 0);

const anySeed = (rng: Rng): string =>
  Array.from({ length: SEED_LENGTH }, () => rng.pick(DIGITS)).join('');
