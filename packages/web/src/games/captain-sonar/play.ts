import { foreseeStart, legalStarts } from '@fathom/captain-sonar/client';
import type { Action, View } from '@fathom/captain-sonar/client';
import type { Foresee, Seat } from '@fathom/kit';
import { laterParts } from '../../table/later-parts.ts';
import type { LaterParts } from '../../table/later-parts.ts';
import type * as RulesOfPlay from './rules-of-play.ts';

/**
 * The rules of play. They are fetched when somebody touches the page, or else when play begins; until they are there
 * nothing can be ordered, so that whatever is ordered is foreseen.
 */
export const play: LaterParts<typeof RulesOfPlay> = laterParts(() => import('./rules-of-play.ts'));

const NOTHING: readonly Action[] = [];

export const legal = (view: View, seat: Seat): Iterable<Action> =>
  view.phase === 'placing' ? legalStarts(view, seat) : (play.now()?.legal(view, seat) ?? NOTHING);

export const foresee: Foresee<View, Action> = (view, seat, action) =>
  view.phase === 'placing'
    ? foreseeStart(view, seat, action)
    : (play.now()?.foresee(view, seat, action) ?? null);
