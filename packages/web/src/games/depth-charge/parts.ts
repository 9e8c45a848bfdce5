import type * as ShownLater from './shown-later.ts';

/** Named in one place: what is fetched with a part costs as much as its name wherever it is written. */
export const shownLater = (): Promise<typeof ShownLater> => import('./shown-later.ts');
