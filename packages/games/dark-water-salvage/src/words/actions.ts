import type { GameWords } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { RESEARCH_COST } from '../rules/research.ts';
import { DEPTHS } from '../vocabulary.ts';
import type { Card } from '../vocabulary.ts';
import { DEPTH_NAMES, money } from './terms.ts';

/** An action as it stands in a list of what can be done. */
export function actionWords(action: Action): string {
  switch (action.type) {
    case 'apply':
      return action.amount === 0 ? 'Apply for nothing' : `Apply for ${money(action.amount)}`;
    case 'city':
      return `Start from ${action.region}`;
    case 'research':
      return `Research wreck ${action.wreck} by ${cardWords(action.card)} for ${money(RESEARCH_COST)}`;
    case 'askTurnOrder':
      return 'Ask for turn order';
    case 'move':
      return `Sail ${action.path.join(', ')}`;
    case 'locate':
      return `Locate wreck ${action.wreck} here`;
    case 'salvage':
      return `Salvage wreck ${action.wreck} here`;
    case 'pass':
      return 'Pass';
    case 'done':
      return 'Be done for this round';
    default:
      return action satisfies never;
  }
}

function cardWords(card: Card): string {
  if (card === 'rumour') return 'rumoured value';
  const depth = DEPTHS.find((name) => name === card);
  return depth === undefined ? card : DEPTH_NAMES[depth];
}

export const TYPING: GameWords['typing'] = {
  title: 'What a hunter can do; regions are A1 to I5, wrecks 1 to 12:',
  examples: [
    ['apply 25', 'Ask for a loan of $25. It can be changed until all have asked.'],
    ['city D1', 'Begin the round in that city.'],
    [
      'research 3 rumour',
      'Look up wreck 3 for $1: rumour, shallow, medium, deep, or the region of a city or feature.',
    ],
    ['ask turn order', 'One after another for the rest of this step.'],
    ['move D2 D3', 'Sail region by region, $1 each, and hire the boat first.'],
    ['locate 3', 'For $3: is wreck 3 in this region?'],
    ['salvage 3', 'Raise wreck 3 from this region, at its price.'],
    ['pass, done', 'Not now; or nothing more in this round.'],
  ],
};
