import { capital, does, midSentence, percent, possessive } from '@fathom/kit';
import type { Names } from '@fathom/kit';
import { turningPointOf } from '../turning-point.ts';
import type { TurningPoint } from '../turning-point.ts';
import { teamOf } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { tellWhy } from './events.ts';
import { many } from './sides.ts';

/** How a match ended, for the scene at its end. */
export interface EndingWords {
  readonly title: string;
  readonly why: string;
  readonly turningPoint: string | null;
}

/** null: it is not over. */
export function endingWords(view: View, names: Names): EndingWords | null {
  const { result } = view;
  if (result === null) return null;
  const { winner, reason } = result;
  const point = turningPointOf(view);
  return {
    title: winner === null ? 'A draw' : does(names.side(teamOf(winner)), 'win'),
    why: capital(tellWhy(winner, reason, names)),
    turningPoint: point === null ? null : tellPoint(point, names),
  };
}

function tellPoint({ type, side, turn, square, ways, chance }: TurningPoint, names: Names): string {
  const who = names.side(teamOf(side));
  const knew = `${midSentence(who)} knew where every mine lay`;
  switch (type) {
    case 'settled':
      return `Turn ${turn}: ${square} settled it. Only one of ${many(ways, 'possible minefield')} was left, and ${knew}.`;
    case 'luckyHit':
      return chance === 1
        ? `Turn ${turn}: with the hit on ${square} ${knew}.`
        : `Turn ${turn}: ${possessive(who)} charge on ${square} hit with a chance of ${percent(chance)}.`;
    case 'sunk':
      return `Turn ${turn}: the way to ${square} hid a mine in ${percent(chance)} of ${many(ways, 'possible minefield')}.`;
    case 'missed':
      if (chance === 0) return `Turn ${turn}: no mine could lie on ${square}.`;
      return `Turn ${turn}: ${square} held a mine in ${percent(chance)} of ${many(ways, 'possible minefield')}.`;
    default:
      return type satisfies never;
  }
}
