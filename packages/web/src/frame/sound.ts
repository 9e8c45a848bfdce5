import type { Sound } from '../games/game-client.ts';
import { settings } from './settings.ts';

/** Browsers allow sound only after the person has touched the page; until then this stays silent, and fetches nothing. */
export function play(sound: Sound): void {
  if (!settings().sound || !navigator.userActivation.hasBeenActive) return;
  // In a task of its own: what is seen comes first, and the first sound takes a while to set up.
  window.setTimeout(() => {
    import('./sing.ts').then(
      ({ sing }) => sing(sound, settings().loudness),
      () => {}, // a match is played without sound as well
    );
  });
}
