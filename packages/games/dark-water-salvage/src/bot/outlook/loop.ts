import type { Weighed } from '@fathom/kit';
import type { Action } from '../../actions.ts';
import { RESEARCH_COST } from '../../rules/research.ts';
import { bestAttempt } from './attempt.ts';
import type { Outlook } from './outlook.ts';
import { budgetOf } from './savings.ts';
import { studiesAt } from './study.ts';
import { tripsFrom } from './trip.ts';
import type { Trip } from './trip.ts';

/** What is weighed, the best first: that is what is done. */
export type Options = readonly Weighed<Action>[];

const SHOWN = 5; // of many that are alike
const passing: Weighed<Action> = { action: { type: 'pass' }, value: 0 };
const ending: Weighed<Action> = { action: { type: 'done' }, value: 0 };

/** What to do in the step of the loop where the action token is. */
export function inTheLoop(outlook: Outlook): Options {
  const { step } = outlook.view;
  switch (step) {
    case 'research':
      return researching(outlook);
    case 'move':
      return moving(outlook);
    case 'locate':
    case 'salvage':
      return trying(outlook, step);
    case null:
      return [passing];
    default:
      return step satisfies never;
  }
}

function researching(outlook: Outlook): Options {
  const { me } = outlook;
  if (me.token === null) return [passing];
  const [trip] = tripsFrom(outlook);
  const rest = isWorthwhile(trip) ? passing : ending;
  if (budgetFor(outlook, trip) < RESEARCH_COST) return [rest];
  const studies = studiesAt(outlook, me.token).slice(0, SHOWN);
  return [
    ...studies.map(({ wreck, card, value }) => ({
      action: { type: 'research', wreck, card } as const,
      value,
    })),
    rest,
  ];
}

/** What is left for questions once the trip is paid for that is planned, or hoped for. */
function budgetFor(outlook: Outlook, trip: Trip | undefined): number {
  return trip !== undefined && isWorthwhile(trip) && trip.reserve > 0
    ? outlook.me.cash - trip.reserve
    : budgetOf(outlook);
}

const isWorthwhile = (trip: Trip | undefined): boolean => (trip?.value ?? 0) > 0;

/** Staying where there is something to do is passing; where nothing is worth its way the round is done. */
function moving(outlook: Outlook): Options {
  const trips = tripsFrom(outlook).slice(0, SHOWN);
  const worthwhile = trips.filter(isWorthwhile);
  return [
    ...worthwhile.map(({ path, value }): Weighed<Action> => ({
      action: path.length === 0 ? { type: 'pass' } : { type: 'move', path },
      value,
    })),
    ending,
  ];
}

/** A wreck that is certain is not located first: salvaging it brings the prestige of both. */
function trying(outlook: Outlook, step: 'locate' | 'salvage'): Options {
  const { me } = outlook;
  const best =
    me.token === null ? null : bestAttempt(outlook, { region: me.token, cash: me.cash, spent: 0 });
  return best !== null && best.deed === step
    ? [{ action: { type: best.deed, wreck: best.wreck }, value: best.value }, passing]
    : [passing];
}
