import { cannotAskTurnOrder } from '@fathom/dark-water-salvage/client';
import type { Answer, Card } from '@fathom/dark-water-salvage/client';
import type { Desk } from './desk.ts';

export function mayAskTurnOrder(desk: Desk): boolean {
  const own = desk.hunter();
  return own !== null && cannotAskTurnOrder(desk.view(), own) === null;
}

/** What this hunter has been told by a card about the selected wreck; null: not asked yet. */
export function answerBy(desk: Desk, card: Card): Answer | null {
  const [wreck, own] = [desk.subject(), desk.hunter()];
  const note = desk
    .view()
    .researches.find((each) => each.hunter === own && each.wreck === wreck && each.card === card);
  return note?.answer ?? null;
}

export function research(desk: Desk, card: Card): void {
  const wreck = desk.subject();
  if (wreck !== null && answerBy(desk, card) === null) desk.send({ type: 'research', wreck, card });
}
