import type { Weighed } from '@fathom/kit';
import type { Action } from '../../actions.ts';
import { RESEARCH_COST } from '../../rules/research.ts';
import { reportOf } from '../belief-report.ts';
import type { Strategy } from '../player.ts';
import { assess } from './assessment.ts';
import type { Assessment, Skill } from './assessment.ts';
import { applicationsFor } from './bidding.ts';
import { budgetOf, researchAt } from './research.ts';
import { bestAttempt, startCities, tripsFrom } from './trips.ts';
import type { Trip } from './trips.ts';

/** The strongest level of the first version. */
export const FIRST: Skill = {
  level: 'first',
  wrecks: 9,
  stops: 2,
  rivals: 'read',
  patience: 0.6,
  fear: 1.5,
  bids: 'reading',
};

/** Takes what looks best here and now. */
export const GREEDY: Skill = {
  level: 'greedy',
  wrecks: 12,
  stops: 1,
  rivals: 'ignored',
  patience: 0.3,
  fear: 1.5,
  bids: 'share',
};

/** Judges each step by what it sees of the table now. */
export const byHeuristic = (skill: Skill): Strategy => ({
  level: skill.level,
  decide: ({ view, hunter }) => {
    const assessment = assess(view, hunter, skill);
    const options = optionsOf(assessment);
    const [best] = options;
    if (best === undefined) return null;
    const belief = reportOf(assessment.belief, {
      view,
      hunter,
      readsRivals: skill.rivals === 'read',
      measure: view.phase === 'applying' ? 'dollars' : 'prestige',
    });
    return { action: best.action, options, belief };
  },
});

function optionsOf(assessment: Assessment): Options {
  const { phase } = assessment.view;
  switch (phase) {
    case 'applying':
      return applicationsFor(assessment).map(({ amount, value }) => ({
        action: { type: 'apply', amount },
        value,
      }));
    case 'cities':
      return startCities(assessment).map(({ region, value }) => ({
        action: { type: 'city', region },
        value,
      }));
    case 'loop':
      return inTheLoop(assessment);
    case 'over':
      return [];
    default:
      return phase satisfies never;
  }
}

/** What is weighed, the best first: that is what is done. */
export type Options = readonly Weighed<Action>[];

const SHOWN = 5; // of many that are alike
const passing: Weighed<Action> = { action: { type: 'pass' }, value: 0 };
const ending: Weighed<Action> = { action: { type: 'done' }, value: 0 };

/** What to do in the step of the loop where the action token is. */
export function inTheLoop(assessment: Assessment): Options {
  const { step } = assessment.view;
  switch (step) {
    case 'research':
      return researching(assessment);
    case 'move':
      return moving(assessment);
    case 'locate':
    case 'salvage':
      return trying(assessment, step);
    case null:
      return [passing];
    default:
      return step satisfies never;
  }
}

function researching(assessment: Assessment): Options {
  const { me } = assessment;
  if (me.token === null) return [passing];
  const [trip] = tripsFrom(assessment);
  const rest = isWorthwhile(trip) ? passing : ending;
  if (budgetFor(assessment, trip) < RESEARCH_COST) return [rest];
  const asked = researchAt(assessment, me.token).slice(0, SHOWN);
  return [
    ...asked.map(({ wreck, card, value }) => ({
      action: { type: 'research', wreck, card } as const,
      value,
    })),
    rest,
  ];
}

/** What is left for questions once the trip is paid for that is planned, or hoped for. */
function budgetFor(assessment: Assessment, trip: Trip | undefined): number {
  return trip !== undefined && isWorthwhile(trip) && trip.reserve > 0
    ? assessment.me.cash - trip.reserve
    : budgetOf(assessment);
}

const isWorthwhile = (trip: Trip | undefined): boolean => (trip?.value ?? 0) > 0;

/** Staying where there is something to do is passing; where nothing is worth its way the round is done. */
function moving(assessment: Assessment): Options {
  const trips = tripsFrom(assessment).slice(0, SHOWN);
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
function trying(assessment: Assessment, step: 'locate' | 'salvage'): Options {
  const { me } = assessment;
  const best =
    me.token === null
      ? null
      : bestAttempt(assessment, { region: me.token, cash: me.cash, spent: 0 });
  return best !== null && best.deed === step
    ? [{ action: { type: best.deed, wreck: best.wreck }, value: best.value }, passing]
    : [passing];
}
