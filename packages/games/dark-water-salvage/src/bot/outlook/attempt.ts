import { chanceAt, expectedValue } from '../../belief.ts';
import { LOCATE_COST } from '../../rules/locate.ts';
import { shipOf, wreckOf } from '../../rules/table.ts';
import type { Region, WreckNumber } from '../../vocabulary.ts';
import { gain } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { worthOf } from './worth.ts';

/** One way to try for a wreck where one is. */
export interface Attempt {
  readonly wreck: WreckNumber;
  readonly deed: 'locate' | 'salvage'; // what comes first
  readonly value: number;
  readonly cost: number; // of the deed, and of salvaging after a locate
}
/** With what one arrives. */
export interface Arrival {
  readonly region: Region;
  readonly cash: number; // left when there
  readonly spent: number; // on the way
}

/** The least chance at which it is worth a thought. */
const LEAST_CHANCE = 0.3;

/** The best that can be done at a place; null: nothing. */
export function bestAttempt(outlook: Outlook, arrival: Arrival): Attempt | null {
  let best: Attempt | null = null;
  for (const wreck of outlook.wrecks)
    for (const attempt of attemptsAt(outlook, arrival, wreck))
      if (attempt.value > (best?.value ?? 0)) best = attempt;
  return best;
}

function attemptsAt(outlook: Outlook, arrival: Arrival, wreck: WreckNumber): readonly Attempt[] {
  const place = outlook.content.places[arrival.region];
  const chance = chanceAt(outlook.belief, wreck, arrival.region);
  if (place.kind !== 'water' || chance < LEAST_CHANCE) return [];
  const { located, salvaged } = shipOf(outlook.view, wreck);
  const isLocated = wreckOf(outlook.view, wreck).locatedBy !== null;
  const brought = expectedValue(outlook.belief, wreck, arrival.region);
  const { salvage: cost } = place;
  const { cash, spent } = arrival;
  /** Before it is salvaged somebody else may be there. */
  const waiting = outlook.skill.patience * worthOf(outlook, wreck);
  const expected = (right: number, wrong: number): number =>
    chance * right + (1 - chance) * (wrong - waiting);
  const whole = gain(outlook, {
    prestige: salvaged + (isLocated ? 0 : located),
    spent: spent + cost,
    brought,
  });
  const attempts: Attempt[] = [];
  if (cash >= cost)
    attempts.push({
      wreck,
      deed: 'salvage',
      value: expected(whole, gain(outlook, { spent: spent + cost })),
      cost,
    });
  if (isLocated || cash < LOCATE_COST) return attempts;
  const wrong = gain(outlook, { spent: spent + LOCATE_COST });
  if (cash >= cost + LOCATE_COST) {
    const right = gain(outlook, {
      prestige: salvaged + located,
      spent: spent + cost + LOCATE_COST,
      brought,
    });
    attempts.push({
      wreck,
      deed: 'locate',
      value: expected(right, wrong),
      cost: cost + LOCATE_COST,
    });
  }
  // Located for the prestige alone, it lies open to all, and what salvaging it is worth is mostly given away.
  const shown = gain(outlook, { prestige: located, spent: spent + LOCATE_COST });
  const givenAway =
    outlook.roundsLeft === 0
      ? 0
      : Math.max(0, waiting - outlook.skill.patience * located) *
        (1 - 1 / outlook.view.order.length);
  attempts.push({
    wreck,
    deed: 'locate',
    value: expected(shown - givenAway, wrong),
    cost: LOCATE_COST,
  });
  return attempts;
}
