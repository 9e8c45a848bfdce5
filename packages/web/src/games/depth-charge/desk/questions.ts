import { opponent, passage, seaOf } from '@fathom/depth-charge/client';
import type { SideName, Square, TurnAction, View } from '@fathom/depth-charge/client';
import type { Knowledge } from './knowledge.ts';
import type { Mark } from './marks.ts';

/** Asked before something that cannot be taken back. */
export interface Question {
  readonly action: TurnAction;
  readonly words: string;
  readonly yes: string;
}

/** What the person has to go by. Nothing is asked or left out that would tell more than this. */
export interface Grounds {
  readonly view: View;
  readonly side: SideName;
  readonly knowledge: Knowledge | null; // null: the match has no such aid
  readonly markAt: (square: Square) => Mark | null;
  readonly asksAboutMoves: boolean;
}

/** null: nothing to ask. */
export function questionFor(action: TurnAction, grounds: Grounds): Question | null {
  if (action.type === 'charge') return aboutCharge(action, grounds);
  if (action.type === 'move' && grounds.asksAboutMoves) return aboutMove(action, grounds);
  return null;
}

function aboutCharge(
  action: Extract<TurnAction, { readonly type: 'charge' }>,
  { view, side, knowledge }: Grounds,
): Question | null {
  const { square } = action;
  const isLast = view.misses[side] > 0;
  const stake = isLast ? ' A miss loses the game.' : '';
  const yes = 'Drop it anyway';
  const futile = whyFutile(view, side, square);
  if (futile !== null) return { action, words: `${futile}: a sure miss.${stake}`, yes };
  if (knowledge !== null && knowledge.chanceAt(square) === 0)
    return { action, words: `${square} can hold no mine any more: a sure miss.${stake}`, yes };
  if (!isLast || knowledge?.chanceAt(square) === 1) return null;
  const odds =
    knowledge === null
      ? `Are you sure of ${square}?`
      : `${square} holds a mine in ${percent(knowledge.chanceAt(square))} of the ways.`;
  return { action, words: `${odds}${stake}`, yes };
}

/** Plain from the board: no enemy mine can lie there. */
function whyFutile(view: View, side: SideName, square: Square): string | null {
  const sea = seaOf(square);
  if (sea === null) return `${square} is on the sand bar, where no mine can lie`;
  if (sea === side) return `${square} is in your own sea`;
  return view.wrecks[opponent(side)].includes(square) ? `${square} is a wreck already` : null;
}

function aboutMove(
  action: Extract<TurnAction, { readonly type: 'move' }>,
  grounds: Grounds,
): Question | null {
  const { view, side, knowledge } = grounds;
  const way = passage(view.boats[side], action.to) ?? [];
  const open = unexplored(way, grounds);
  if (open.length === 0) return null;
  const yes = `Move to ${action.to}`;
  const where = open.length === 1 ? open[0] : `the way over ${listed(open)}`;
  if (knowledge === null) return { action, words: `${capital(where)} may hide a mine.`, yes };
  const chance = knowledge.chanceOn(open);
  const words =
    chance === 1
      ? `${capital(where)} hides a mine for certain.`
      : `${capital(where)} may hide a mine: ${percent(chance)} of the ways.`;
  return { action, words, yes };
}

/** Squares of the way that may be mined, for all this person has: aids, or own eyes and pencil. */
function unexplored(way: readonly Square[], grounds: Grounds): readonly Square[] {
  const { knowledge, side } = grounds;
  if (knowledge !== null) return way.filter((square) => knowledge.chanceAt(square) > 0);
  const seen = sailedOrMissed(grounds);
  return way.filter(
    (square) =>
      seaOf(square) === opponent(side) && !seen.has(square) && grounds.markAt(square) !== 'clear',
  );
}

/** Where the own boat has been, and where its depth charges found nothing or left a wreck. */
function sailedOrMissed({ view, side }: Grounds): ReadonlySet<Square> {
  const seen = new Set<Square>([view.boats[side]]);
  for (const turn of view.record) {
    if (turn.side !== side) continue;
    if (turn.type === 'boatMoved')
      for (const square of [turn.from, ...(passage(turn.from, turn.to) ?? [])]) seen.add(square);
    if (turn.type === 'depthChargeDropped') seen.add(turn.square);
  }
  return seen;
}

export const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Whole numbers, but never "0 %" of something that can happen nor "100 %" of something that may not. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return 'under 1 %';
  if (share > 0.99 && share < 1) return 'over 99 %';
  return `${Math.round(share * 100)} %`;
}

const capital = (text = ''): string =>
  /^[a-h][1-8]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
