import type { Rng } from '@fathom/kit';
import { SEAS, squareNumber } from './board.ts';
import { lowestBerth, maskOf, masksOf, numberOf, squaresOf } from './belief/minefields.ts';
import { reportsAt } from './belief/reports.ts';
import type { Make } from './belief/reports.ts';
import type { TurnTaken } from './events.ts';
import { MINES_A_SIDE } from './rules/placement.ts';
import { passage } from './rules/ways.ts';
import type { PingRules } from './setup.ts';
import type { State } from './state.ts';
import { SQUARES } from './vocabulary.ts';
import type { SideName, Square } from './vocabulary.ts';
import type { View } from './view.ts';

/**
 * All that can be known about where one side's living mines lie, from what happened in the open. It is
 * exact: the minefields in it are those, and only those, under which every turn would have come out the
 * same. Nothing private happens after the mines are placed, so either captain can work out both beliefs.
 */
export interface Belief extends Make {
  readonly fields: Uint16Array; // numbers of minefields of `living` mines, each as likely as the others
}

export function believe(view: Pick<View, 'setup' | 'record'>, about: SideName): Belief {
  return view.record.reduce(updateBelief, beliefAtStart(about, view.setup));
}

const EVERY_FIELD = Uint16Array.from(masksOf(MINES_A_SIDE).keys());

export const beliefAtStart = (about: SideName, rules: PingRules): Belief => ({
  about,
  rules,
  living: MINES_A_SIDE,
  fields: EVERY_FIELD,
});

export function updateBelief(belief: Belief, event: TurnTaken): Belief {
  if (event.side === belief.about) return belief; // a side's own turns say nothing of its own mines
  switch (event.type) {
    case 'boatMoved':
      return without(belief, passage(event.from, event.to) ?? []);
    case 'boatSunk':
      return sunk(belief, event.from, event.to);
    case 'soundingDropped':
      return answering(belief, event.square, event.pings);
    case 'depthChargeDropped':
      return event.hit ? destroyed(belief, event.square) : without(belief, [event.square]);
    case 'passed':
      return belief;
    default:
      return event satisfies never;
  }
}

/** Nothing lies where a boat passed unharmed, or where a depth charge missed. */
export function without(belief: Belief, squares: readonly Square[]): Belief {
  const clear = maskOf(belief.about, squares);
  if (clear === 0) return belief;
  const masks = masksOf(belief.living);
  return { ...belief, fields: kept(belief, (field) => (masks[field]! & clear) === 0) };
}

function containing(belief: Belief, square: Square): Belief {
  const mine = maskOf(belief.about, [square]);
  const masks = masksOf(belief.living);
  return { ...belief, fields: kept(belief, (field) => (masks[field]! & mine) !== 0) };
}

/** The square where a boat went down holds a mine, those before it none. */
function sunk(belief: Belief, from: Square, to: Square): Belief {
  const passed = (passage(from, to) ?? []).filter((square) => square !== to);
  return containing(without(belief, passed), to);
}

function answering(belief: Belief, charge: Square, pings: readonly number[]): Belief {
  const { codes, codeOf } = reportsAt(belief, charge);
  const code = codeOf(pings);
  return { ...belief, fields: kept(belief, (field) => codes[field] === code) };
}

/** The mines that were with the destroyed one are left: from here on only they answer, and only they hide. */
export function destroyed(belief: Belief, square: Square): Belief {
  const held = containing(belief, square);
  const mine = maskOf(belief.about, [square]);
  const masks = masksOf(belief.living);
  return {
    ...held,
    living: belief.living - 1,
    fields: held.fields.map((field) => numberOf(masks[field]! ^ mine)),
  };
}

/** What filter does, several times faster. */
function kept({ fields }: Belief, fits: (field: number) => boolean): Uint16Array {
  const rest = new Uint16Array(fields.length);
  let count = 0;
  for (const field of fields) if (fits(field)) rest[count++] = field;
  return rest.slice(0, count);
}

/** The living mines of each minefield that is still possible. */
export function* minefields(belief: Belief): Iterable<readonly Square[]> {
  for (const field of belief.fields) yield minefield(belief, field);
}

export const minefield = (belief: Belief, field: number): readonly Square[] =>
  squaresOf(belief.about, masksOf(belief.living)[field] ?? 0);

/** How likely a living mine lies on each of SQUARES. */
export function chanceOfMine(belief: Belief): Float64Array {
  const masks = masksOf(belief.living);
  const sea = SEAS[belief.about];
  const chances = new Float64Array(SQUARES.length);
  const perBerth = new Uint16Array(sea.length);
  for (const field of belief.fields)
    for (let rest = masks[field]!; rest !== 0; rest &= rest - 1) perBerth[lowestBerth(rest)]!++;
  for (const [berth, square] of sea.entries())
    chances[squareNumber(square)] = perBerth[berth]! / belief.fields.length;
  return chances;
}

/** The squares that can still hold a living mine: the shading of the assist option. */
export function candidates(belief: Belief): readonly Square[] {
  const chances = chanceOfMine(belief);
  return SEAS[belief.about].filter((square) => chances[squareNumber(square)]! > 0);
}

/** A state this view could come from; every one that fits is as likely as the others. */
export function imagine(view: View, rng: Rng): State {
  const { setup, phase, first, turn, boats, wrecks, misses, record, result } = view;
  const mines = { black: imagineMines(view, 'black', rng), red: imagineMines(view, 'red', rng) };
  return { setup, phase, first, turn, boats, mines, wrecks, misses, record, result };
}

function imagineMines(view: View, side: SideName, rng: Rng): readonly Square[] | null {
  const known = view.mines[side];
  if (known !== null || !view.placed[side]) return known;
  const belief = believe(view, side);
  return minefield(belief, rng.pick([...belief.fields]));
}
