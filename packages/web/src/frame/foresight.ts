import { sharing } from '@fathom/kit';
import type { Foresee } from '@fathom/kit';
import { createMemo } from 'solid-js';
import type { GameTable, PendingAction } from '../games/game-client.ts';
import type { MatchLink } from '../net/match-link.ts';

/** What is shown while the host has not answered: kept nowhere, made anew from what was told whenever anything changes. */
interface Foresight {
  readonly view: unknown;
  readonly pending: readonly PendingAction[];
}

type Source = Pick<MatchLink, 'view' | 'pending'>;

/** What was told, and on top of it what is foreseen of everything on its way, in the order it was sent. */
export function foresightOf(
  { view, pending }: Source,
  foresee: Foresee<unknown, unknown>,
): Foresight {
  let shown = view();
  const looked = pending().map(({ message: { seat, action }, isDoubtful }): PendingAction => {
    const next = isDoubtful ? null : foresee(shown, seat, action);
    shown = next ?? shown;
    return { seat, action, isForeseen: next !== null };
  });
  return { view: shown, pending: looked };
}

const NOTHING: Foresee<unknown, unknown> = () => null;

/** The view a board shows, and what is on its way. Where what was foreseen comes true nothing on the board changes. */
export function createForesight(
  link: Source,
  foresee: Foresee<unknown, unknown> = NOTHING,
): Pick<GameTable, 'view' | 'pending'> {
  const foresight = createMemo(() => foresightOf(link, foresee));
  return {
    view: createMemo((before: unknown) => sharing(before, foresight().view)),
    pending: () => foresight().pending,
  };
}
