import type { Outcome } from '@fathom/kit';
import { failed } from '../exit.ts';
import { obey } from './orders.ts';
import { announce, answer, drawBoard, settle } from './sitting.ts';
import type { Answer, Sitting } from './sitting.ts';

/** Plays to the end; null: the person left before it. */
export async function playOut(sitting: Sitting): Promise<Outcome | null> {
  const { table } = sitting.match;
  let drawn = -1; // how long the log was when the board was last drawn
  for (;;) {
    const outcome = settle(sitting);
    if (outcome !== null) return outcome;
    if (drawn !== table.rows.length) drawBoard(sitting);
    drawn = table.rows.length;
    if (!goOn(sitting, await answer(sitting))) return null;
  }
}

/** false: the person leaves. */
function goOn(sitting: Sitting, given: Answer): boolean {
  switch (given.type) {
    case 'line':
      return obey(sitting, given.text);
    case 'due':
      tick(sitting);
      return true;
    case 'ended':
      return false;
    default:
      return given satisfies never;
  }
}

function tick(sitting: Sitting): void {
  const { match } = sitting;
  const due = match.table.deadline();
  if (due === null || match.now() < due) return; // timers may ring a little early
  const refusal = match.take({ type: 'tick', at: match.now() });
  if (refusal !== null) throw failed(`the game refused a tick that was due: ${refusal.message}`);
  announce(sitting);
}
