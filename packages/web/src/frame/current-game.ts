import { createSignal, onCleanup } from 'solid-js';
import type { Accessor } from 'solid-js';

/** The game this page is about, for the header. */
export interface CurrentGame {
  readonly id: string;
  readonly water: string | null;
}
const [current, setCurrent] = createSignal<CurrentGame | null>(null);
export const currentGame: Accessor<CurrentGame | null> = current;

/** For as long as the component lives that calls it. The water may be a getter, for a game still loading. */
export function showCurrentGame(game: CurrentGame): void {
  setCurrent(game);
  onCleanup(() => setCurrent(null));
}
