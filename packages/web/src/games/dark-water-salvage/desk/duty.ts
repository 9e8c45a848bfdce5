import { dollars, hunterOf } from '@fathom/dark-water-salvage/client';
import type { HunterName, Step, View } from '@fathom/dark-water-salvage/client';

/** What a hunter can do now. `reapply`: nobody waits for it, but the application may still be changed. */
export type Duty = 'apply' | 'reapply' | 'city' | Step;

/** Who is waited for at this very moment. */
export const dueNow = ({ waiting, inOrder }: View): readonly HunterName[] =>
  inOrder ? waiting.slice(0, 1) : waiting;

export function dutyOf(view: View, hunter: HunterName): Duty | null {
  if (hunterOf(view, hunter).out !== null) return null;
  const isDue = dueNow(view).includes(hunter);
  switch (view.phase) {
    case 'applying':
      if (isDue) return 'apply';
      return dollars(view.pool) > 0 ? 'reapply' : null;
    case 'cities':
      return isDue ? 'city' : null;
    case 'loop':
      return isDue ? view.step : null;
    case 'over':
      return null;
    default:
      return view.phase satisfies never;
  }
}
