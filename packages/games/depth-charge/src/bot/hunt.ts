import { believe, destroyed, without } from '../belief.ts';
import type { Belief } from '../belief.ts';
import { reportsAt } from '../belief/reports.ts';
import { squareNumber } from '../board.ts';
import { nameOf } from './numbered-board.ts';
import { passage } from '../rules/ways.ts';
import type { View } from '../view.ts';
import { opponent } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';

/** One side's search for the other's mines, as anyone at the table can see it. Squares are numbers. */
export interface Hunt {
  readonly boat: number;
  readonly obstacle: number; // the other boat
  readonly misses: number;
  readonly belief: Belief; // about the mines hunted for
}
/** What a hunter can do with a turn. */
export interface HuntStep {
  readonly type: 'move' | 'sound' | 'charge';
  readonly square: number;
}

export const huntOf = (view: View, hunter: SideName): Hunt => ({
  boat: squareNumber(view.boats[hunter]),
  obstacle: squareNumber(view.boats[opponent(hunter)]),
  misses: view.misses[hunter],
  belief: believe(view, opponent(hunter)),
});

/** Every way a step can turn out short of losing the game. */
export function branches(hunt: Hunt, { type, square }: HuntStep): readonly Hunt[] {
  switch (type) {
    case 'move':
      return possible([moved(hunt, square)]);
    case 'sound':
      return byReport(hunt, square);
    case 'charge':
      return possible(
        hunt.misses === 0 ? [hit(hunt, square), missed(hunt, square)] : [hit(hunt, square)],
      );
    default:
      return type satisfies never;
  }
}

const possible = (hunts: readonly Hunt[]): readonly Hunt[] =>
  hunts.filter(({ belief }) => belief.fields.length > 0);

const moved = (hunt: Hunt, to: number): Hunt => ({
  ...hunt,
  boat: to,
  belief: without(hunt.belief, passage(nameOf(hunt.boat), nameOf(to)) ?? []),
});

const hit = (hunt: Hunt, square: number): Hunt => ({
  ...hunt,
  belief: destroyed(hunt.belief, nameOf(square)),
});

const missed = (hunt: Hunt, square: number): Hunt => ({
  ...hunt,
  misses: hunt.misses + 1,
  belief: without(hunt.belief, [nameOf(square)]),
});

function byReport(hunt: Hunt, square: number): readonly Hunt[] {
  const { codes } = reportsAt(hunt.belief, nameOf(square));
  const groups = new Map<number, number[]>();
  for (const field of hunt.belief.fields) {
    const code = codes[field]!;
    const group = groups.get(code);
    if (group === undefined) groups.set(code, [field]);
    else group.push(field);
  }
  const hunts: Hunt[] = [];
  for (const group of groups.values())
    hunts.push({ ...hunt, belief: { ...hunt.belief, fields: Uint16Array.from(group) } });
  return hunts;
}
