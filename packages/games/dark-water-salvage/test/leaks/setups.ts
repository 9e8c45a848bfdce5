import { CARDS, REGIONS, WRECKS } from '@fathom/dark-water-salvage';
import type { Action } from '@fathom/dark-water-salvage';
import type { Rng } from '@fathom/kit';
import { luck } from '../play.ts';

/** Between these and the large ones, every number of players with both orders of research and every option. */
export const SMALL_TABLES: readonly object[] = [
  { players: 2 },
  { players: 2, research: 'turnOrder', extraRound: true, assist: 'none' },
  { players: 3, content: 'hollowSound', phaseSeconds: 20 },
  { players: 3, research: 'turnOrder', phaseSeconds: 3, assist: 'candidates' },
];
export const LARGE_TABLES: readonly object[] = [
  { players: 4 },
  { players: 4, research: 'turnOrder', phaseSeconds: 20 },
  { players: 5 },
  { players: 5, research: 'turnOrder', content: 'hollowSound' },
];

const BIGGEST_BID = 14;

/** Hunters who are soon done: at random, every dollar would go into research and a game would never be over. */
export function sparingly(actions: readonly Action[], dice: Rng): Action {
  const bids = actions.filter(({ type }) => type === 'apply');
  if (bids.length > 0) return dice.pick(bids.slice(0, BIGGEST_BID));
  const types = [...new Set(actions.map(({ type }) => type))];
  const type = dice.int(3) === 0 && types.includes('done') ? 'done' : dice.pick(types);
  return dice.pick(actions.filter((action) => action.type === type));
}

/** Hunters who put to sea and try their luck, so that much is found out and missed. */
export function boldly(actions: readonly Action[], dice: Rng): Action {
  const bids = actions.filter(({ type }) => type === 'apply');
  if (bids.length > 0) return dice.pick(bids.slice(Math.floor(bids.length / 3)));
  const deeds = actions.filter(({ type }) => !DULL.has(type));
  return deeds.length > 0 && dice.int(3) > 0 ? dice.pick(deeds) : dice.pick(actions.slice(-3));
}
const DULL: ReadonlySet<Action['type']> = new Set(['pass', 'done', 'askTurnOrder']);

const SAYINGS: readonly unknown[] = [
  { type: 'pass' },
  { type: 'done' },
  { type: 'askTurnOrder' },
  ...[0, 7, 60, 101].map((amount) => ({ type: 'apply', amount })),
  ...REGIONS.map((region) => ({ type: 'city', region })),
  ...CARDS.map((card) => ({ type: 'research', wreck: 5, card })),
  ...WRECKS.flatMap((wreck) => [
    { type: 'locate', wreck },
    { type: 'salvage', wreck },
  ]),
];
const SAID_AT_ONCE = 8;

/** A few of all the things that could be said at any time, so that nothing is accepted that is not listed. */
export function anything(): () => readonly unknown[] {
  const dice = luck(3);
  return () => dice.shuffle(SAYINGS).slice(0, SAID_AT_ONCE);
}
