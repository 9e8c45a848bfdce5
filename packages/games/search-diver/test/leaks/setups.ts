import type { Action } from '@fathom/search-diver';
import type { Rng } from '@fathom/kit';

/** Every option at least once, and those that bear upon each other together. */
export const SETUPS: readonly object[] = [
  {},
  { naturalSix: 'resolve', shorthanded: '-1', dummies: 16, map: 'kittiwake-reef' },
  { players: 4, placement: 'alternate', dummies: 8, target: 'ship', map: 'ropewalk-harbour' },
  { placement: 'alternate', dummies: 8, players: 1 },
  { players: 1, maxDays: 2, map: 'generated', mapSeed: 'laws' },
  { players: 1, daily: '2026-05-17' },
  { deepMarkers: 'few', lastMarker: 'mustBeTurned', dummies: 8, map: 'kittiwake-reef' },
  { players: 3, maxDays: 1, dummies: 8, map: 'generated', target: 'victim', shorthanded: '-1' },
];

/** One kind of action is as likely as another, and short dives are likelier than long ones. */
export function briskly(actions: readonly Action[], dice: Rng): Action {
  const types = [...new Set(actions.map(({ type }) => type))];
  const type = types.includes('dive') && dice.int(6) > 0 ? 'dive' : dice.pick(types);
  const some = actions.filter((action) => action.type === type);
  const brisk = some.filter((action) => action.type !== 'dive' || action.minutes <= 45);
  return dice.pick(brisk.length > 0 ? brisk : some);
}

/** Diving and searching as little as possible leads to the day limit. */
export const idly = (actions: readonly Action[], dice: Rng): Action => {
  const idle = actions.filter(({ type }) => type === 'pass' || type === 'skip');
  return dice.pick(idle.length > 0 ? idle : actions);
};
