import { HARM, hitAt } from '@fathom/captain-sonar/client';
import type { Cell, SideName, View } from '@fathom/captain-sonar/client';

export interface Shot {
  readonly cell: Cell;
  readonly source: 'torpedo' | 'own mine' | 'charted mine';
}

/** What a blast would do to the crew's own boat and mines, in words; null: nothing. */
export function ownPrice(view: View, side: SideName, { cell, source }: Shot): string | null {
  const boat = view.boats[side];
  if (boat === null || boat.position === null) return null;
  const mines = boat.mines.filter((mine) => mine === cell).length - (source === 'own mine' ? 1 : 0);
  const charted =
    view.charted.filter((mine) => mine === cell).length - (source === 'charted mine' ? 1 : 0);
  const blasts = view.setup.chainMines ? 1 + Math.max(0, mines) + Math.max(0, charted) : 1;
  const hit = hitAt(view, cell, boat.position);
  const damage = HARM[hit] * blasts;
  const lost = mines > 0 && !view.setup.chainMines ? `Your own mine on ${cell} would be lost.` : '';
  if (damage === 0) return lost === '' ? null : lost;
  const where = hit === 'direct' ? 'That is where you are' : 'That is next to your own boat';
  const sinks = view.standing[side].damage + damage >= view.setup.damage;
  const price = sinks ? 'it would sink you.' : `${damage} damage to yourself.`;
  return `${where}: ${price} ${lost}`.trim();
}
