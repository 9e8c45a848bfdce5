import { listenForKeys } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';
import { stepWreck } from '../wrecks/wreck-sheet.tsx';
import { research } from './research-panel.tsx';

export const listenToKeys = (desk: Desk): void =>
  listenForKeys({
    take: (key, { target }) => (key === 'Enter' ? enter(desk, target) : take(desk, key)),
  });

/** Confirms what was picked, unless a button has the focus and means itself. */
function enter(desk: Desk, target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('button, a, summary') !== null) return false;
  if (desk.confirmation() === null && desk.picked() === null) return false;
  desk.confirm();
  return true;
}

function take(desk: Desk, key: string): boolean {
  if (key === 'Escape') {
    const isBegun = desk.picked() !== null || desk.confirmation() !== null || desk.pencil.isUp();
    desk.startOver();
    return isBegun;
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
  else if (duty === 'research') return researchBy(desk, key);
  else if (duty === 'move' && key === 'm') desk.confirm();
  else if ((duty === 'locate' && key === 'l') || (duty === 'salvage' && key === 's'))
    desk.askToConfirm();
  else return false;
  return true;
}

function researchBy(desk: Desk, key: string): boolean {
  const card = desk.cards()[Number(key) - 1];
  if (key === 't') desk.send({ type: 'askTurnOrder' });
  else if (card !== undefined) research(desk, card);
  else return false;
  return true;
}
