import type { Choice } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { RESEARCH_COST } from '../rules/research.ts';
import { bestAttempt } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import type { Outlook } from './outlook.ts';
import { budgetOf } from './savings.ts';
import { studiesAt } from './study.ts';
import type { Study } from './study.ts';
import { tripsFrom } from './trip.ts';
import type { Trip } from './trip.ts';

type Thought = Pick<Choice<Action>, 'action' | 'options'>;

/** What to do in the step of the loop where the action token is. */
export function inTheLoop(outlook: Outlook): Thought {
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
      return { action: { type: 'pass' } };
    default:
      return step satisfies never;
  }
}

function researching(outlook: Outlook): Thought {
  const { me } = outlook;
  if (me.token === null) return { action: { type: 'pass' } };
  const [trip] = tripsFrom(outlook);
  const studies = studiesAt(outlook, me.token).slice(0, 5);
  const options = studies.map(({ wreck, card, value }) => ({
    action: { type: 'research', wreck, card } as const,
    value,
  }));
  const [study] = studies;
  if (study !== undefined && budgetFor(outlook, trip) >= RESEARCH_COST)
    return { action: asking(study), options };
  return { action: isWorthwhile(trip) ? { type: 'pass' } : { type: 'done' }, options };
}

const asking = ({ wreck, card }: Study): Action => ({ type: 'research', wreck, card });

/** What is left for questions once the trip is paid for that is planned, or hoped for. */
function budgetFor(outlook: Outlook, trip: Trip | undefined): number {
  return trip !== undefined && isWorthwhile(trip) && trip.reserve > 0
    ? outlook.me.cash - trip.reserve
    : budgetOf(outlook);
}

const isWorthwhile = (trip: Trip | undefined): boolean => (trip?.value ?? 0) > 0;

function moving(outlook: Outlook): Thought {
  const trips = tripsFrom(outlook);
  const [best] = trips;
  const options = trips
    .filter(({ path }) => path.length > 0)
    .slice(0, 5)
    .map(({ path, value }) => ({ action: { type: 'move', path } as const, value }));
  if (best === undefined || !isWorthwhile(best)) return { action: { type: 'done' }, options };
  if (best.path.length === 0) return { action: { type: 'pass' }, options };
  return { action: { type: 'move', path: best.path }, options };
}

/** A wreck that is certain is not located first: salvaging it brings the prestige of both. */
function trying(outlook: Outlook, step: 'locate' | 'salvage'): Thought {
  const { me } = outlook;
  const best =
    me.token === null ? null : bestAttempt(outlook, { region: me.token, cash: me.cash, spent: 0 });
  return best !== null && best.deed === step
    ? { action: naming(best), options: [{ action: naming(best), value: best.value }] }
    : { action: { type: 'pass' } };
}

const naming = ({ deed, wreck }: Attempt): Action => ({ type: deed, wreck });
