import { KEYS } from '@fathom/dark-water-salvage/client';
import { listenForKeys } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { mayAskTurnOrder, research } from '../desk/research.ts';
import { stepWreck } from '../wrecks/wreck-sheet.tsx';
import { isWriting, sealApplication } from './loan-panels.tsx';

export const listenToKeys = (desk: Desk): void =>
  listenForKeys({
    take: (key, { target }) => (key === 'Enter' ? enter(desk, target) : take(desk, key)),
    help: () => [{ keys: [',', '.'], does: KEYS.otherWreck }],
  });

/** Confirms what was picked, unless a button has the focus and means itself. */
function enter(desk: Desk, target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('button, a, summary') !== null) return false;
  if (isWriting(desk)) sealApplication(desk);
  else if (desk.confirmation() === null && desk.picked() === null) return false;
  else desk.confirm();
  return true;
}

function take(desk: Desk, key: string): boolean {
  if (key === 'Escape') {
    const isBegun = desk.picked() !== null || desk.confirmation() !== null || desk.pencil.isUp();
    const isSelected = desk.selected() !== null;
    if (isBegun) desk.startOver();
    else desk.select(null);
    return isBegun || isSelected;
  }
  if (key === ',' || key === '.') {
    stepWreck(desk, key === '.' ? 1 : -1);
    return true;
  }
  if (key.toLowerCase() === 'k' && desk.mayMark()) {
    desk.pencil.setUp(!desk.pencil.isUp());
    return true;
  }
  return inStep(desk, key.toLowerCase());
}

function inStep(desk: Desk, key: string): boolean {
  const duty = desk.duty();
  if (duty === 'reapply' && key === 'c') {
    desk.reopen(true);
    return true;
  }
  if (duty === null || duty === 'apply' || duty === 'reapply' || duty === 'city') return false;
  if (key === 'p') desk.send({ type: 'pass' });
  else if (key === 'd') desk.send({ type: 'done' });
  else if (key === 't' && mayAskTurnOrder(desk)) desk.send({ type: 'askTurnOrder' });
  else if (duty === 'research') return researchBy(desk, key);
  else if (duty === 'move' && key === 'm') desk.confirm();
  else if ((duty === 'locate' && key === 'l') || (duty === 'salvage' && key === 's'))
    desk.askToConfirm();
  else return false;
  return true;
}

function researchBy(desk: Desk, key: string): boolean {
  const card = desk.cards()[Number(key) - 1];
  if (card === undefined) return false;
  research(desk, card);
  return true;
}
