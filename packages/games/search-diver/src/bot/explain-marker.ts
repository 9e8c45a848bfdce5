import type { Choice } from '@fathom/kit';
import type { Action } from '../actions.ts';
import { differenceOf } from '../compare.ts';
import type { Hex } from '../hex.ts';
import { isPlan, planDive } from '../plan.ts';
import type { DivePlan } from '../plan.ts';
import { faceDown } from '../rules/table.ts';
import type { View } from '../view.ts';
import { ADVICE } from '../words/advice.ts';
import type { MarkerReason } from '../words/advice.ts';
import type { Thought } from './strategy.ts';

/** What one thinks of another marker. */
interface OtherMarker {
  readonly hex: Hex;
  readonly minutes: number;
  readonly value: number;
}

/** Values closer than this are the same to anybody. */
const JUST_AS_GOOD = 0.0005;

/** Which markers are as good as the one advised, and why the best of the rest is not. */
export function whyThisMarker(
  choice: Choice<Action>,
  view: View,
  plan: DivePlan,
): readonly string[] {
  if ((choice.belief as Thought).measure === 'liking') return [];
  const value = valueOf(choice);
  const others = bestByHex(choice, plan.hex);
  const equal = others.filter((other) => value - other.value < JUST_AS_GOOD);
  const rest = others.find((other) => value - other.value >= JUST_AS_GOOD);
  const reason = rest === undefined ? null : reasonAgainst(view, plan, rest);
  const said = [
    ...(equal.length === 0
      ? []
      : [ADVICE.equal(equal.map(({ hex }) => hex).toSorted(), faceDown(view).length - 1)]),
    ...(reason === null ? [] : [ADVICE.rather(reason)]),
  ];
  return said.length === 0 ? [] : [said.join(' ')];
}

const valueOf = ({ options, action }: Choice<Action>): number =>
  (options.find((option) => option.action === action) ?? options[0])?.value ?? 0;

/** The best dive in each other hex; options come with the best first. */
function bestByHex({ options }: Choice<Action>, own: Hex): readonly OtherMarker[] {
  const best = new Map<Hex, OtherMarker>();
  for (const { action, value } of options)
    if (action.type === 'dive' && action.hex !== own && !best.has(action.hex))
      best.set(action.hex, { hex: action.hex, minutes: action.minutes, value });
  return [...best.values()];
}

/** The tables say why where they can; else it is the order of what follows. */
function reasonAgainst(view: View, plan: DivePlan, rest: OtherMarker): MarkerReason | null {
  const other = view.turn === null ? null : planDive(view, view.turn, rest);
  if (other === null || !isPlan(other)) return null;
  const difference = differenceOf(plan, other);
  const isTold = difference?.by !== 'beside' || plan.depth === other.depth; // bots count what lies beside for little
  if (difference?.better === plan && isTold) return { type: 'better', difference };
  if (plan.depth > other.depth) return { type: 'deepFirst', other };
  if (plan.depth < other.depth && view.setup.players > 1) return { type: 'shallowFirst', other };
  return { type: 'later', other };
}
