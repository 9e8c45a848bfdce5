import type { Weighed } from '@fathom/kit';
import type { Action } from '../../actions.ts';
import { shipOf } from '../../rules/table.ts';
import { contentOf, placeName } from '../../content/index.ts';
import type { View } from '../../view.ts';
import type { Case } from './wreck.ts';

const percent = (share: number): string => `${Math.round(100 * Math.max(0, share))} of 100`;
const rounded = (value: number): string => value.toFixed(1);

/** How the choice stands against the next best. */
export function comparisonOf(
  { action, belief, view }: Case,
  options: readonly Weighed<Action>[],
): readonly string[] {
  const words = JSON.stringify(action);
  const mine = options.find((option) => JSON.stringify(option.action) === words);
  const next = options.find((option) => JSON.stringify(option.action) !== words);
  if (mine === undefined || next === undefined) return [];
  const other = nounFor(next.action, view);
  switch (belief.measure) {
    case 'wins': {
      const [chosen, that] = [percent(mine.value), percent(next.value)];
      return [
        `Played on from here it is good for about ${chosen} games, ${chosen === that ? `and ${other} for as many` : `${other} for about ${that}`}.`,
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

function nounFor(action: Action, view: View): string {
  switch (action.type) {
    case 'apply':
      return `$${action.amount}`;
    case 'city':
      return placeName(contentOf(view.setup), action.region);
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
