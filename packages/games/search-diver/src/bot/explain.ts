import type { Advice, Choice, Seat, Weighed } from '@fathom/kit';
import type { Action, Dive } from '../actions.ts';
import { isPlan, planDive, planTimes } from '../plan.ts';
import { chanceToTurn } from '../odds.ts';
import { depthOf, diverOf } from '../rules/table.ts';
import { opponent, sideAt } from '../vocabulary.ts';
import type { Group, SideName, Slot } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { ADVICE } from '../words/advice.ts';
import type { Suggestion } from '../words/advice.ts';
import type { Thought } from './strategy.ts';
import { asksForRest } from './race/legs.ts';

/** A diver's choice as advice to a person in the same boat. */
export function explain(choice: Choice<Action>, view: View, seat: Seat): Advice {
  const side = sideAt(seat) ?? 'red';
  const { measure } = choice.belief as Thought;
  return {
    what: ADVICE.suggestion(suggestionOf(choice.action, view)),
    reasons: [
      ...purpose(choice.action, view, side),
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
    case 'pass': {
      const today = view.divers.find(({ side }) => side === view.turn)?.day;
      return { type: action.type, hour: action.hour, isToday: action.day === today };
    }
    default:
      return action satisfies never;
  }
}

/** What it brings and what it costs, as the tables say. */
function purpose(action: Action, view: View, side: SideName): readonly string[] {
  switch (action.type) {
    case 'place': {
      const depth = depthOf(view, action.hex) ?? 0;
      const why = asksForRest(depth) ? ADVICE.boldDepth(depth) : ADVICE.plainDepth(depth);
      return [why, ADVICE.drawnLast];
    }
    case 'dive':
      return diving(view, side, action);
    case 'search':
      return searching(view, side);
    case 'skip':
      return [ADVICE.skip];
    case 'schedule':
    case 'pass':
      return timing(view, side, action);
    default:
      return action satisfies never;
  }
}

function diving(view: View, side: SideName, action: Dive): readonly string[] {
  const plan = planDive(view, side, action);
  return isPlan(plan) ? [ADVICE.search(plan), ADVICE.nitrogen(plan)] : [];
}

function searching(view: View, side: SideName): readonly string[] {
  const rules = { naturalSix: view.setup.naturalSix, modifier: diverOf(view, side)?.modifier ?? 0 };
  return [ADVICE.freeSearch(chanceToTurn('hasty', rules))];
}

function timing(view: View, side: SideName, slot: Slot): readonly string[] {
  const time = planTimes(view, side).find(
    ({ day, hour }) => day === slot.day && hour === slot.hour,
  );
  const rival = diverOf(view, opponent(side));
  const mine = diverOf(view, side);
  if (time === undefined || mine === null) return [];
  return [
    time.interval === null ? ADVICE.night : ADVICE.rest(time.group, slot.hour - mine.hour),
    ...(rival === null ? [] : [meeting(slot, time.group, rival)]),
  ];
}

/** Who of the two will be there first. */
function meeting(slot: Slot, group: Group, rival: Slot & { readonly group: Group }): string {
  const early = slot.day - rival.day || slot.hour - rival.hour;
  if (early !== 0) return early < 0 ? ADVICE.before(rival) : ADVICE.after(rival);
  if (group === rival.group) return ADVICE.level(rival);
  return group < rival.group ? ADVICE.lowerLetter(rival) : ADVICE.higherLetter(rival);
}

/** How the search stands. */
function share({ belief }: Choice<Action>, { phase }: View): readonly string[] {
  const { hexes, chance } = belief as Thought;
  return phase === 'placing' ? [] : [ADVICE.share(hexes.length, chance)];
}

/** The chance to win, and what the next best thing would cost of it. */
function winChance(choice: Choice<Action>, view: View): readonly string[] {
  const top = best(choice);
  if (top === undefined) return [];
  const sum = ADVICE.win(top.value);
  const next = choice.options.find(({ action }) => !areAlike(action, choice.action, view));
  if (next === undefined) return [sum];
  const less = top.value - next.value;
  const other = suggestionOf(next.action, view);
  return [sum, less < JUST_AS_GOOD ? ADVICE.asGood(other) : ADVICE.worse(other, less)];
}
const JUST_AS_GOOD = 0.0005;

const best = ({ options, action }: Choice<Action>): Weighed<Action> | undefined =>
  options.find((option) => option.action === action) ?? options[0];

/** Dives of the same depth and length differ in name only. */
function areAlike(one: Action, other: Action, view: View): boolean {
  if (one.type === 'dive' && other.type === 'dive')
    return one.minutes === other.minutes && depthOf(view, one.hex) === depthOf(view, other.hex);
  if (one.type === 'search' && other.type === 'search')
    return depthOf(view, one.hex) === depthOf(view, other.hex);
  return JSON.stringify(one) === JSON.stringify(other);
}
