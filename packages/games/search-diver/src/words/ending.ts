import { capital, counted, does, forfeitWords, isForfeit, midSentence } from '@fathom/kit';
import type { Event } from '../events.ts';
import { depthOf, diverOf } from '../rules/table.ts';
import type { Diver, Result } from '../state.ts';
import { turningPointOf } from '../turning-point.ts';
import type { TurningPoint } from '../turning-point.ts';
import { isSuccess } from '../vocabulary.ts';
import type { SideName, TargetKind } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { inSentence, otherOfTwo, resultWords } from './events.ts';
import { TARGET_NAMES, chanceText, depthText, slotName } from './names.ts';
import type { Unit } from './names.ts';
import { chanceInWords } from './odds.ts';

/** How a search ended, for the scene at its end. */
export interface DiveEnding {
  readonly title: string;
  readonly why: string;
  readonly turningPoint: string | null;
}
/** For whom it is told. */
export interface EndingReader {
  readonly nameOf: (side: SideName) => string; // "You" for the reader
  readonly unit: Unit;
}

/** null: it is not over. */
export function endingOf(
  view: View,
  events: readonly Event[],
  reader: EndingReader,
): DiveEnding | null {
  if (view.result === null) return null;
  const point = turningPointOf(view, events);
  return {
    title: titleOf(view, view.result, reader),
    why: whyOf(view, view.result, reader),
    turningPoint: point === null ? null : pointWords(point, view.kind, reader),
  };
}

function titleOf(
  { setup, kind }: View,
  { winner, reason }: Result,
  { nameOf }: EndingReader,
): string {
  if (setup.players === 1)
    return isSuccess(reason) ? `The ${TARGET_NAMES[kind]} is found` : 'Not found';
  return winner === null ? 'Nobody wins' : does(nameOf(winner), 'win');
}

function whyOf(view: View, result: Result, { nameOf, unit }: EndingReader): string {
  const { target, kind } = view;
  const diver = result.winner === null ? null : diverOf(view, result.winner);
  const what = TARGET_NAMES[kind];
  const where =
    target === null ? '' : `hex ${target}, ${depthText(depthOf(view, target) ?? 0, unit)}`;
  if (result.reason === 'found' && diver !== null)
    return `${foundBy(diver, nameOf)} the ${what} in ${where}, on ${slotName(diver)}.`;
  if (result.reason === 'located' && diver !== null)
    return `${does(nameOf(diver.side), 'turn')} up the last dummy on ${slotName(diver)}: the ${what} can only be in ${where}.`;
  return `${endedBy(result, nameOf)}${target === null ? '' : ` The ${what} lay in ${where}.`}`;
}

/** Who has won stands above it already. */
function endedBy(result: Result, nameOf: EndingReader['nameOf']): string {
  const { winner, reason } = result;
  if (winner === null) return resultWords(result, nameOf);
  if (reason === 'othersLeft') return 'All the others have left the search.';
  return isForfeit(reason)
    ? `${capital(forfeitWords(nameOf(otherOfTwo(winner)), reason))}.`
    : resultWords(result, nameOf);
}

const foundBy = ({ side, dives }: Diver, nameOf: EndingReader['nameOf']): string =>
  `After ${counted(dives, 'dive')} ${inSentence(does(nameOf(side), 'find'))}`;

function pointWords(point: TurningPoint, kind: TargetKind, { nameOf }: EndingReader): string {
  const { dive } = point;
  const what = TARGET_NAMES[kind];
  if (point.type === 'found')
    return `With ${counted(point.left, 'marker')} face down, the winning dive had ${chanceText(point.chance)}, ${chanceInWords(point.chance)}.`;
  const { side, hex, die } = point.search;
  return `On ${slotName(dive)} ${midSentence(nameOf(side))} searched ${hex} and rolled a ${die}: the ${what} was there, and stayed hidden.`;
}
