import type { Chair } from '@fathom/kit';
import { roleName } from '../frame/people/names.ts';
import type { Naming } from '../frame/people/names.ts';
import { formWords } from '../words/set-up.ts';
import type { Named } from '../words/set-up.ts';
import { berthsFor, crewOf, hasCrews, peopleIn, sidesOf } from './seat-plan.ts';
import type { QuickPlan } from './seat-plan.ts';

interface PlannedTable {
  readonly chairs: readonly Chair[];
  readonly naming: Naming;
  readonly role: string; // one's own
  readonly voyage: Named | null; // the game's own first match
}

/** What a plan is called, and what it means. */
export function planText(plan: QuickPlan, { chairs, naming, role, voyage }: PlannedTable): Named {
  if (chairs.length < 2) return formWords.onYourOwn;
  if (!hasCrews(chairs)) return plan === 'people' ? formWords.otherPeople : formWords.againstBots;
  const { all, each } = peopleIn(chairs, plan);
  switch (plan) {
    case 'voyage':
      return voyage ?? formWords.allRoles(each);
    case 'captain':
      return formWords.oneRole(roleName(naming, role));
    case 'alone':
      return formWords.allRoles(each);
    case 'crew':
      return formWords.crewAgainstBots;
    case 'two':
    case 'four':
    case 'six':
    case 'people':
      return formWords.people(all, each, together(plan, chairs, naming));
    default:
      return plan satisfies never;
  }
}

/** "Captain, First Mate and Engineer": what one of a crew has in one hand. */
function together(plan: QuickPlan, chairs: readonly Chair[], naming: Naming): readonly string[] {
  const [side] = sidesOf(chairs);
  const [berth = []] = berthsFor(chairs, plan);
  if (side === undefined) return [];
  return crewOf(chairs, side)
    .filter(({ seat }) => berth.includes(seat))
    .map((chair) => roleName(naming, chair.role));
}
