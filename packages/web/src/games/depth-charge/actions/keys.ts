import { onCleanup, onMount } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import type { Deed } from '../desk/turn.ts';

const DEED_KEYS: Readonly<Record<string, Deed>> = { m: 'move', s: 'sound', d: 'charge' };

/** One letter for everything that has a button. */
export function listenToKeys(desk: Desk): void {
  const onKey = (event: KeyboardEvent): void => {
    if (isMeantForOthers(event)) return;
    const key = event.key.toLowerCase();
    const isTaken =
      key === 'escape'
        ? escape(desk)
        : pencil(desk, key) || (desk.isPlacing() ? placeBy(desk, key) : playBy(desk, key));
    if (isTaken) event.preventDefault();
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

function escape(desk: Desk): boolean {
  const asked = desk.turn.question() !== null;
  desk.startOver();
  if (asked) desk.board()?.focus(null);
  return asked;
}

function pencil({ marks, mayMark }: Desk, key: string): boolean {
  if (key !== 'k' || !mayMark()) return false;
  marks.setPencil(!marks.isPencilUp());
  return true;
}

function placeBy(desk: Desk, key: string): boolean {
  const { placing } = desk;
  if (key === 'u') placing.undo();
  else if (key === 'c') placing.clear();
  else if (key === 'p') placing.placeForMe();
  else if (key === 'r') ready(desk);
  else return false;
  return true;
}

function playBy(desk: Desk, key: string): boolean {
  const deed = DEED_KEYS[key];
  if (!desk.turn.isMine()) return false;
  if (key === 'p' && desk.view().setup.allowPass) {
    desk.turn.pass();
    return true;
  }
  if (deed === undefined) return false;
  desk.marks.setPencil(false);
  desk.turn.take(deed);
  desk.toBoard();
  return true;
}

/** Sends the three mines off, for good. */
export function ready(desk: Desk): void {
  const squares = desk.placing.placement();
  if (squares === null) return;
  desk.send({ type: 'place', squares });
  desk.toBoard();
}
