import { nameOf } from '../rules/table.ts';
import type { Result } from '../state.ts';
import type { Ending, HunterName } from '../vocabulary.ts';

export function describeResult({ winners, reason }: Result): string {
  const [first, second] = winners;
  const who =
    first === undefined
      ? 'Nobody wins'
      : second === undefined
        ? `${nameOf(first)} wins`
        : `${names(winners)} share the victory`;
  return `${who}: ${REASONS[reason]}.`;
}

const REASONS = {
  lastRound: 'the last round is over',
  allSalvaged: 'every wreck has been salvaged',
  resigned: 'all the others gave up',
  time: 'the others have gone, the last one out of time',
  absent: 'the others have left',
} as const satisfies Record<Ending, string>;

/** "Amber, Coral and Jade". */
export const names = (hunters: readonly HunterName[]): string => {
  const all = hunters.map(nameOf);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};
