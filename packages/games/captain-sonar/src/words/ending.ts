import type { Names } from '@fathom/kit';
import type { Announcement } from '../events.ts';
import { HARM } from '../rules/blast.ts';
import { enemyOf, perSide, teamOf } from '../vocabulary.ts';
import type { Ending, PerSide, SideName } from '../vocabulary.ts';
import { eventWords, outcomeWords } from './events.ts';
import { SIDE_NAMES } from './names.ts';

/** How a match ended, and what to call it. */
interface Ended {
  readonly winner: SideName | null; // null: a draw
  readonly reason: Ending;
  readonly record: readonly Announcement[];
}

/** The end of a match for its last scene. */
export const endingWords = {
  title: (winner: SideName | null, own: SideName | null): string => {
    if (winner === null) return 'A draw';
    return winner === own ? 'Your crew wins' : `${SIDE_NAMES[winner]} wins`;
  },
  /** What decided it, without who won. */
  why: ({ winner, reason }: Ended, names: Names): string => {
    const winners = winner === null ? [] : [teamOf(winner)];
    const whole = outcomeWords({ winners, reason }, names);
    const rest = whole.slice(whole.indexOf(': ') + 2);
    return rest.charAt(0).toUpperCase() + rest.slice(1);
  },
  turningPoint: (ended: Ended, names: Names): string | null => {
    const { winner } = ended;
    const blow = winner === null ? null : turningPoint(ended.record, enemyOf(winner));
    if (winner === null || blow === null) return null;
    return `${eventWords(blow, names)} From then on ${names.side(teamOf(enemyOf(winner)))} was behind.`;
  },
  picture: 'Where both boats were, and their mines',
} as const;

/** The blow after which a boat was more damaged than the other until the end; null: there was none. */
export function turningPoint(
  record: readonly Announcement[],
  loser: SideName,
): Announcement | null {
  let behind = 0;
  let point: Announcement | null = null;
  for (const said of record) {
    const harm = harmOf(said);
    const now = behind + harm[loser] - harm[enemyOf(loser)];
    if (now <= 0) point = null;
    else if (behind <= 0) point = said;
    behind = now;
  }
  return point;
}

function harmOf(said: Announcement): PerSide<number> {
  if (said.type === 'exploded' || said.type === 'mineChained')
    return perSide((side) => HARM[said.hits[side]]);
  return perSide((side) => (said.type === 'damaged' && side === said.side ? 1 : 0));
}
