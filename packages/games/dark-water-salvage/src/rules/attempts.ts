import type { Refusal } from '@fathom/kit';
import { contentOf } from '../content/index.ts';
import type { Water } from '../content/index.ts';
import type { Sight, WreckLocated, WreckMissed, WreckSalvaged } from '../events.ts';
import { refusal } from '../refusals.ts';
import type { Attempt, State } from '../state.ts';
import type { HunterName, WreckNumber } from '../vocabulary.ts';
import { acted, hunterOf, withoutWaiting } from './table.ts';
import type { OpenTable } from './table.ts';

// What locating and salvaging have in common.

/** The open water a hunter is on; null: a city, a feature or ashore, where no wreck can lie. */
export function waterUnder(table: OpenTable, hunter: HunterName): Water | null {
  const { token } = hunterOf(table, hunter);
  const place = token === null ? null : contentOf(table.setup).terrain[token];
  return place?.kind === 'water' ? place : null;
}

export const noWreckHere = (table: OpenTable, hunter: HunterName): Refusal | null =>
  waterUnder(table, hunter) === null ? refusal('noWreckHere') : null;

/** 5. Whoever was wrong about a wreck may not try for it again. */
export const isLockedOut = (table: OpenTable, hunter: HunterName, wreck: WreckNumber): boolean =>
  hunterOf(table, hunter).lockedOut.includes(wreck);

/** 5. Right or wrong, the hunter has seen the cards of the wreck that was named. */
export function sightOf({ setup, truths }: State, wreck: WreckNumber): Sight {
  const truth = truths[wreck - 1];
  const rumour = truth && contentOf(setup).values[truth.value]?.rumour;
  if (truth === undefined || rumour === undefined)
    throw new RangeError(`there is no wreck ${wreck}`);
  return { region: truth.region, rumour };
}

/** An attempt is paid for, noted, and all that its hunter does in this step. */
export function attempted(
  state: State,
  event: WreckLocated | WreckSalvaged | WreckMissed,
  cost: number,
): State {
  const { hunter } = event;
  const before = hunterOf(state, hunter);
  const attempt = noteOf(state.round, event);
  const after = acted(state, hunter, {
    cash: before.cash - cost,
    prestige: before.prestige + attempt.prestige,
  });
  return withoutWaiting({ ...after, attempts: [...state.attempts, attempt] }, hunter);
}

function noteOf(round: number, event: WreckLocated | WreckSalvaged | WreckMissed): Attempt {
  const { hunter, wreck, region, seen } = event;
  const missed = event.type === 'wreckMissed';
  return {
    round,
    hunter,
    deed: missed ? event.deed : event.type === 'wreckLocated' ? 'locate' : 'salvage',
    wreck,
    region,
    found: !missed,
    prestige: missed ? 0 : event.prestige,
    value: event.type === 'wreckSalvaged' ? event.value : 0,
    seen,
  };
}
