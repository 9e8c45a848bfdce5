import type { Advice, Choice, Seat } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { cardName, contentOf, placeName } from '../content/index.ts';
import { RESEARCH_COST } from '../rules/research.ts';
import { shipOf } from '../rules/table.ts';
import type { View } from '../view.ts';
import { hunterAt } from '../vocabulary.ts';
import type { BeliefReport } from './belief-report.ts';
import { comparisonOf } from './reasons/comparison.ts';
import { reasonsFor } from './reasons/reasons.ts';
import type { Case } from './reasons/wreck.ts';

const MOST = 4; // reasons

/** A choice in words, from what its bot believed and weighed and from the seat's own view. */
export function explain(choice: Choice<Action>, view: View, seat: Seat): Advice {
  const belief = (choice.belief ?? { measure: 'prestige', wrecks: [] }) as BeliefReport;
  const hunter = hunterAt(seat) ?? 'amber';
  const { options } = choice;
  const it: Case = { view, hunter, belief, action: choice.action };
  const reasons = [...reasonsFor(it), ...comparisonOf(it, options)];
  return { what: deedOf(choice.action, view), reasons: reasons.slice(0, MOST) };
}

/** An action as an imperative. */
export function deedOf(action: Action, view: View): string {
  const content = contentOf(view.setup);
  switch (action.type) {
    case 'apply':
      return action.amount === 0 ? 'Apply for nothing.' : `Apply for $${action.amount}.`;
    case 'city':
      return `Start from ${placeName(content, action.region)} (${action.region}).`;
    case 'research':
      return `Ask about the ${shipOf(view, action.wreck).name} by ${cardName(content, action.card)}, for $${RESEARCH_COST}.`;
    case 'askTurnOrder':
      return 'Ask for turn order.';
    case 'move': {
      const to = action.path.at(-1);
      return `Sail to ${to === undefined ? 'where you are' : nameOf(view, to)}.`;
    }
    case 'locate':
      return `Locate the ${shipOf(view, action.wreck).name} here.`;
    case 'salvage':
      return `Salvage the ${shipOf(view, action.wreck).name} here.`;
    case 'pass':
      return 'Pass.';
    case 'done':
      return 'Be done for this round.';
    default:
      return action satisfies never;
  }
}

function nameOf({ setup }: View, region: Parameters<typeof placeName>[1]): string {
  const name = placeName(contentOf(setup), region);
  return name === region ? region : `${name} (${region})`;
}
