import type { Outcome } from '@fathom/kit';
import { failed } from '../exit.ts';
import { obey } from './orders.ts';
import { drawBoard } from './session.ts';
import type { Session } from './session.ts';

/** Plays to the end; null: the person left before it. */
export async function playOut(session: Session): Promise<Outcome | null> {
  const { match } = session;
  let drawn: unknown = null; // the view that was drawn last
  let hasActed = true;
  let wasWaitedFor = false;
  for (;;) {
    await match.settled();
    const outcome = match.outcome();
    if (outcome !== null) return outcome;
    const isWaitedFor = match.isWaitedFor();
    if (!isWaitedFor && !match.goesOn())
      throw failed('nobody at the table can act: a fault of the game or of its bots');
    // Where the table moves on by itself a board after each event would bury everything else.
    const isWanted = hasActed || !match.goesOn() || (isWaitedFor && !wasWaitedFor);
    if (isWanted && drawn !== match.view()) {
      drawBoard(session);
      drawn = match.view();
    }
    wasWaitedFor = isWaitedFor;
    const answer = await Promise.race([typed(session), news(session)]);
    hasActed = answer.type === 'line';
    if (answer.type === 'ended') return null;
    if (answer.type === 'line' && !(await obey(session, answer.text))) return null;
  }
}

/** What comes first: the person types something, something is heard, or the input ends. */
type Answer =
  | { readonly type: 'line'; readonly text: string }
  | { readonly type: 'news' }
  | { readonly type: 'ended' };

async function typed({ match, terminal, lines }: Session): Promise<Answer> {
  const line = await lines.ask(terminal.paint.strong(`${match.seat}> `));
  return line === null ? { type: 'ended' } : { type: 'line', text: line.trim() };
}

async function news({ match }: Session): Promise<Answer> {
  await match.news();
  return { type: 'news' };
}
