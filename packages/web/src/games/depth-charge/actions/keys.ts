import { TURN_TYPES } from '@fathom/depth-charge/client';
import type { TurnType } from '@fathom/depth-charge/client';
import { listenForKeys } from '../../../table/keys.tsx';
import type { Desk } from '../desk/desk.ts';

export const TURN_KEYS: Readonly<Record<TurnType, string>> = { move: 'M', sound: 'S', charge: 'D' };

/** One letter for everything that has a button. */
export function listenToKeys(desk: Desk): void {
  listenForKeys({
    take: (name) => {
      const key = name.toLowerCase();
      if (key === 'escape') return escape(desk);
      return pencil(desk, key) || (desk.isPlacing() ? placeBy(desk, key) : playBy(desk, key));
    },
  });
}

function escape(desk: Desk): boolean {
  const wasAsked = desk.turn.confirmation() !== null;
  desk.startOver();
  if (wasAsked) desk.board()?.focus(null);
  return wasAsked;
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
  if (!desk.turn.isMine()) return false;
  const type = TURN_TYPES.find((each) => TURN_KEYS[each].toLowerCase() === key);
  if (type !== undefined) takeTurn(desk, type);
  else if (key === 'p' && desk.view().setup.allowPass) desk.turn.pass();
  else return false;
  return true;
}

/** With the picked square; otherwise the square is picked next. */
export function takeTurn(desk: Desk, type: TurnType): void {
  desk.marks.setPencil(false);
  desk.ranging.putAway();
  desk.turn.take(type);
  desk.toBoard(); // to pick the square; and a button that goes dead must not keep the keys
}

export function passTurn(desk: Desk): void {
  desk.turn.pass();
  desk.toBoard();
}

/** Sends the three mines off, for good. */
export function ready(desk: Desk): void {
  const squares = desk.placing.placement();
  if (squares === null) return;
  desk.outbox.send({ type: 'place', squares });
  desk.toBoard();
}
