import { foreseePlacement } from '@fathom/depth-charge/client';
import type { Action, View } from '@fathom/depth-charge/client';
import type { Foresee } from '@fathom/kit';
import { laterParts } from '../../table/later-parts.ts';
import type { LaterParts } from '../../table/later-parts.ts';
import { shownLater } from './parts.ts';
import type * as ShownLater from './shown-later.ts';

/**
 * What is done once mines are placed. It is fetched when somebody touches the page, or else when play begins; until it is
 * there no square can be chosen, so that whatever is done is foreseen.
 */
export const play: LaterParts<typeof ShownLater> = laterParts(shownLater);

export const foresee: Foresee<View, Action> = (view, seat, action) =>
  view.phase === 'placing'
    ? foreseePlacement(view, seat, action)
    : (play.now()?.foresee(view, seat, action) ?? null);
