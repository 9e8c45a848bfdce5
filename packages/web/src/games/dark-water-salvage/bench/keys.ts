import { onCleanup, onMount } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import { stepWreck } from '../wrecks/wreck-sheet.tsx';
import { research } from './research-panel.tsx';

/** One key for everything that has a button. */
export function listenToKeys(desk: Desk): void {
  const onKey = (event: KeyboardEvent): void => {
    if (isMeantForOthers(event)) return;
    if (event.key === 'Enter' ? enter(desk, event.target) : take(desk, event.key))
      event.preventDefault();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
}

function isMeantForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

/** Confirms what was picked, unless a button has the focus and means itself. */
function enter(desk: Desk, target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('button, a, summary') !== null) return false;
  if (desk.question() === null && desk.picked() === null) return false;
  desk.confirm();
  return true;
}

function take(desk: Desk, key: string): boolean {
  if (key === 'Escape') {
    const isBegun = desk.picked() !== null || desk.question() !== null || desk.pencil.isUp();
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
  else if ((duty === 'locate' && key === 'l') || (duty === 'salvage' && key === 's')) desk.ask();
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
