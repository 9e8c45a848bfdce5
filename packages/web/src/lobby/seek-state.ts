import { createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';

/** What is being looked for: somebody to play a game with. */
const [game, setGame] = createSignal<string | null>(null);

export const soughtGame: Accessor<string | null> = game;
export const seekNow = (id: string): void => void setGame(id);
export const seekNoMore = (): void => void setGame(null);
