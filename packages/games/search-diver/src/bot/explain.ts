import type { Advice, Choice, Seat, Weighed } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { chanceToTurn } from '../odds.ts';
import { isPlan, planDive } from '../plan.ts';
import { depthOf, diverOf, stillThere } from '../rules/table.ts';
import { sideAt } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { ADVICE } from '../words/advice.ts';
import type { SuggestedDay, Suggestion } from '../words/advice.ts';
import { explainTime } from './explain-time.ts';
import { whyThisMarker } from './explain-marker.ts';
import { asksForRest } from './race/legs.ts';
import type { Thought } from './strategy.ts';

/** A diver's choice as advice to a person in the same boat. */
export function explain(choice: Choice<Action>, view: View, seat: Seat): Advice {
  const side = sideAt(seat) ?? 'red';
  const { measure } = choice.belief as Thought;
  return {
    what: ADVICE.suggestion(suggestionOf(choice.action, view)),
    reasons: [
      ...purpose(choice, view, side),
      ...(measure === 'chance' ? winChance(choice, view) : share(choice, view)),
    ],
  };
}

function suggestionOf(action: Action, view: View): Suggestion {
  switch (action.type) {
    case 'place':
    case 'skip':
      return action;
    case 'dive': {
      const { type, hex, minutes } = action;
      return { type, hex, minutes, depth: depthOf(view, hex) ?? 0 };
    }
    case 'search':
      return { type: 'search', hex: action.hex, depth: depthOf(view, action.hex) ?? 0 };
    case 'schedule':
    case 'pass':
      return { type: action.type, hour: action.hour, when: dayOf(action.day, view) };
    default:
      return action satisfies never;
  }
}

function dayOf(day: number, view: View): SuggestedDay {
  if (day > view.setup.maxDays) return 'never';
  return day === view.divers.find(({ side }) => side === view.turn)?.day ? 'today' : 'tomorrow';
}

/** What it brings and what it costs, as the tables say, and why it is better than something else. */
function purpose(choice: Choice<Action>, view: View, side: SideName): readonly string[] {
  const { action } = choice;
  switch (action.type) {
    case 'place': {
      const depth = depthOf(view, action.hex) ?? 0;
      const why = asksForRest(depth) ? ADVICE.boldDepth(depth) : ADVICE.plainDepth(depth);
      return [why, ADVICE.drawnLast];
    }
    case 'dive': {
      const plan = planDive(view, side, action);
      return isPlan(plan)
        ? [ADVICE.search(plan), ADVICE.nitrogen(plan), ...whyThisMarker(choice, view, plan)]
        : [];
    }
    case 'search':
      return searching(view, side);
    case 'skip':
      return [ADVICE.skip];
    case 'schedule':
    case 'pass':
      return explainTime(view, side, action);
    default:
      return action satisfies never;
  }
}

function searching(view: View, side: SideName): readonly string[] {
  const rules = { naturalSix: view.setup.naturalSix, modifier: diverOf(view, side)?.modifier ?? 0 };
  return [ADVICE.freeSearch(chanceToTurn('hasty', rules))];
}

/** How the search stands. */
function share({ belief }: Choice<Action>, { phase }: View): readonly string[] {
  const { hexes, chance } = belief as Thought;
  return phase === 'placing' ? [] : [ADVICE.share(hexes.length, chance)];
}

/** The chance to win and, of a free search, what the next best thing would cost of it. */
function winChance(choice: Choice<Action>, view: View): readonly string[] {
  const top = best(choice);
  if (top === undefined) return [];
  const sum = ADVICE.win(top.value, stillThere(view).length - 1);
  const { type } = choice.action;
  const next =
    type === 'search' || type === 'skip'
      ? choice.options.find(({ action }) => !areAlike(action, choice.action, view))
      : undefined;
  if (next === undefined) return [sum];
  const less = top.value - next.value;
  const other = suggestionOf(next.action, view);
  return [sum, less < JUST_AS_GOOD ? ADVICE.asGood(other) : ADVICE.worse(other, less)];
}
const JUST_AS_GOOD = 0.0005;

const best = ({ options, action }: Choice<Action>): Weighed<Action> | undefined =>
  options.find((option) => option.action === action) ?? options[0];

/** Free searches of the same depth differ in name only. */
function areAlike(one: Action, other: Action, view: View): boolean {
  if (one.type === 'search' && other.type === 'search')
    return depthOf(view, one.hex) === depthOf(view, other.hex);
  return JSON.stringify(one) === JSON.stringify(other);
}
