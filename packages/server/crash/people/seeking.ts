import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@fathom/kit';
import type { MyMatch, OwnSeeks, Seek } from '@fathom/protocol';
import { playSeat } from '../crash-player.ts';
import type { Ledger } from '../ledger.ts';
import { insist } from '../patience.ts';
import type { AccountHolder } from './account-holder.ts';

const ASK_EVERY = 150; // milliseconds
const WISH = { game: 'depth-charge', options: { turnLimit: 20 }, rated: true };

export interface Seeking {
  readonly who: AccountHolder;
  readonly luck: Rng;
  readonly ledger: Ledger;
  readonly isOver: () => boolean;
}

/** Seeks somebody to play with, plays the match to its end, and seeks again. */
export async function seekAndPlay({ who, luck, ledger, isOver }: Seeking): Promise<void> {
  const { browser } = who;
  while (!isOver()) {
    const match = await pairedIn(who, isOver);
    if (match === null) return;
    const found = await insist<MyMatch>(browser, `GET /api/matches/${match}`);
    if (found.kept.length + found.you.length !== 1)
      ledger.violation(`${who.name} was paired in ${match}, and has no seat there`);
    for (const seat of found.kept)
      await insist(browser, `POST /api/matches/${match}/seats`, { body: { seat } });
    await playSeat({ browser, luck, ledger }, match);
    ledger.finished({ match });
  }
}

/** null: there is nobody left to play with. */
async function pairedIn({ browser }: AccountHolder, isOver: () => boolean): Promise<string | null> {
  let wish = await insist<Seek>(browser, 'POST /api/seeks', { body: WISH });
  while (wish.match === null) {
    const { seeks } = isOver()
      ? await insist<OwnSeeks>(browser, `DELETE /api/seeks/${wish.id}`)
      : await insist<OwnSeeks>(browser, 'GET /api/seeks');
    if (seeks[0] !== undefined) wish = seeks[0]; // where it is given up too late: the other one waits, or will
    else if (isOver()) return null;
    else wish = await insist<Seek>(browser, 'POST /api/seeks', { body: WISH });
    await pause(ASK_EVERY);
  }
  return wish.match;
}
