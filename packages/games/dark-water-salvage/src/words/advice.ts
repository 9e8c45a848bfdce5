import type { Advice, Choice, Seat, Weighed } from '@fathom/kit';
import type { Action } from '../actions.ts';
import type { BeliefReport } from '../bot/belief-report.ts';
import { cardName, contentOf, regionName } from '../content/index.ts';
import { isLockedOut } from '../rules/attempts.ts';
import { RESEARCH_COST } from '../rules/research.ts';
import { shipOf } from '../rules/table.ts';
import type { View } from '../view.ts';
import { hunterAt } from '../vocabulary.ts';
import type { AdvisedChoice } from './advised.ts';
import { reasonsFor } from './reasons.ts';
import { regionWords } from './terms.ts';

const MOST = 4; // reasons
const NO_BELIEF: BeliefReport = { measure: 'prestige', wrecks: [] };

/** A choice in words, from what its bot believed and weighed and from the seat's own view. */
export function explain(choice: Choice<Action>, view: View, seat: Seat): Advice {
  const hunter = hunterAt(seat) ?? 'amber';
  const { measure, wrecks } = (choice.belief ?? NO_BELIEF) as BeliefReport;
  const belief = {
    measure,
    wrecks: wrecks.filter(({ wreck }) => !isLockedOut(view, hunter, wreck)),
  };
  const { options } = choice;
  const advised: AdvisedChoice = { view, hunter, belief, action: choice.action };
  const reasons = [...reasonsFor(advised), ...comparisonOf(advised, options)];
  return { what: imperative(choice.action, view), reasons: reasons.slice(0, MOST) };
}

/** An action as an imperative. */
export function imperative(action: Action, view: View): string {
  const content = contentOf(view.setup);
  switch (action.type) {
    case 'apply':
      return action.amount === 0 ? 'Apply for nothing.' : `Apply for $${action.amount}.`;
    case 'city':
      return `Start from ${regionWords(content, action.region)}.`;
    case 'research':
      return `Ask about the ${shipOf(view, action.wreck).name} with the ${cardName(content, action.card)} card, for $${RESEARCH_COST}.`;
    case 'askTurnOrder':
      return 'Ask for turn order.';
    case 'move': {
      const to = action.path.at(-1);
      return `Sail to ${to === undefined ? 'where you are' : regionWords(content, to)}.`;
    }
    case 'locate':
      return `Locate the ${shipOf(view, action.wreck).name} here.`;
    case 'salvage':
      return `Salvage the ${shipOf(view, action.wreck).name} here.`;
    case 'pass':
      return 'Pass.';
    case 'done':
      return 'Stop for this round.';
    default:
      return action satisfies never;
  }
}

const ofHundred = (share: number): string => `${Math.round(100 * Math.max(0, share))} of 100`;
const rounded = (value: number): string => value.toFixed(1);

/** How the choice stands against the next best. */
function comparisonOf(
  { action, belief, view }: AdvisedChoice,
  options: readonly Weighed<Action>[],
): readonly string[] {
  const words = JSON.stringify(action);
  const mine = options.find((option) => JSON.stringify(option.action) === words);
  const next = options.find((option) => JSON.stringify(option.action) !== words);
  if (mine === undefined || next === undefined) return [];
  const other = nounFor(next.action, view);
  switch (belief.measure) {
    case 'wins': {
      const [chosen, that] = [ofHundred(mine.value), ofHundred(next.value)];
      if (chosen === that && isRest(next.action)) return []; // it would be done a step later
      return [
        `It should win about ${chosen} games${chosen === that ? `, and so should ${other}` : `; ${other}, about ${that}`}.`,
      ];
    }
    case 'prestige':
      return [
        `It promises about ${rounded(mine.value)} prestige, ${other} about ${rounded(next.value)}.`,
      ];
    case 'dollars':
      return []; // the amounts next to it are as good: which of them is played is left to chance
    default:
      return belief.measure satisfies never;
  }
}

const isRest = ({ type }: Action): boolean => type === 'pass' || type === 'done';

function nounFor(action: Action, view: View): string {
  switch (action.type) {
    case 'apply':
      return `$${action.amount}`;
    case 'city':
      return regionName(contentOf(view.setup), action.region);
    case 'research':
      return `asking about the ${shipOf(view, action.wreck).name}`;
    case 'askTurnOrder':
      return 'asking for turn order';
    case 'move':
      return `sailing to ${action.path.at(-1) ?? 'where you are'}`;
    case 'locate':
      return `locating the ${shipOf(view, action.wreck).name}`;
    case 'salvage':
      return `salvaging the ${shipOf(view, action.wreck).name}`;
    case 'pass':
      return 'passing';
    case 'done':
      return 'being done';
    default:
      return action satisfies never;
  }
}
